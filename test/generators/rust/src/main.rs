//! What a Rust backend would write against the client of progenitor.
//!
//! Usage: program <base URL> <archive to send in one call> <archive to send in chunks>. Prints what
//! it saw, as JSON.

use futures::TryStreamExt;
use progenitor_client::{ByteStream, Error};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

mod registry {
    progenitor::generate_api!(spec = "registry.json", interface = Builder);
}

use registry::{Client, types};

const WORKSPACE: &str = "default";
const CHUNK_BYTES: usize = 300;

type Failure = Box<dyn std::error::Error>;

fn digest(bytes: &[u8]) -> String {
    Sha256::digest(bytes)
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect()
}

async fn read(stream: ByteStream) -> Result<Vec<u8>, Failure> {
    let pieces: Vec<_> = stream.into_inner().try_collect().await?;
    Ok(pieces.concat())
}

async fn listed(client: &Client) -> Result<Vec<types::SkillItem>, Failure> {
    let page = client
        .skills_list()
        .workspace_id(WORKSPACE)
        .limit(10)
        .send()
        .await?;
    Ok(page.into_inner().skills)
}

/// progenitor reads no forms, so that this one is sent by the HTTP client that is below it.
async fn install(base: &str, archive: Vec<u8>) -> Result<String, Failure> {
    let part = reqwest::multipart::Part::bytes(archive).file_name("skill.tar.gz");
    let answer = reqwest::Client::new()
        .post(format!(
            "{base}/v1/workspaces/{WORKSPACE}/skills/archive?target_source_kind=registry"
        ))
        .multipart(reqwest::multipart::Form::new().part("archive", part))
        .send()
        .await?
        .error_for_status()?;
    let installed: types::Installed = answer.json().await?;
    Ok(installed.status.to_string())
}

fn frame(upload_id: &str, offset: usize, content: &[u8]) -> Vec<u8> {
    let header = json!({
        "workspace_id": WORKSPACE,
        "upload_id": upload_id,
        "offset": offset,
        "len": content.len(),
        "chunk_sha256": digest(content),
    })
    .to_string();
    let length = u32::try_from(header.len())
        .expect("a short header")
        .to_be_bytes();
    [b"PSU1", length.as_slice(), header.as_bytes(), content].concat()
}

async fn install_in_chunks(client: &Client, archive: &[u8]) -> Result<String, Failure> {
    let body = types::UploadStartBody::builder()
        .file_name("skill.tar.gz")
        .archive_format("tar_gz")
        .compressed_size_bytes(archive.len() as i64)
        .sha256(digest(archive));
    let started = client
        .skills_upload_start()
        .workspace_id(WORKSPACE)
        .body(body)
        .send()
        .await?;
    let id = started.into_inner().upload_id;
    let mut offset = 0;
    while offset < archive.len() {
        let end = archive.len().min(offset + CHUNK_BYTES);
        let sent = client
            .skills_upload_chunk()
            .workspace_id(WORKSPACE)
            .upload_id(id.as_str())
            .body(frame(&id, offset, &archive[offset..end]))
            .send()
            .await?;
        offset = usize::try_from(sent.into_inner().next_offset)?;
    }
    client
        .skills_upload_finish()
        .workspace_id(WORKSPACE)
        .upload_id(id.as_str())
        .send()
        .await?;
    let body: types::InstallBody =
        serde_json::from_value(json!({"source": {"type": "uploaded_archive", "upload_id": id}}))?;
    let installed = client
        .skills_install()
        .workspace_id(WORKSPACE)
        .body(body)
        .send()
        .await?;
    Ok(installed.into_inner().status.to_string())
}

async fn read_files(client: &Client, skill: &types::SkillItem) -> Result<Value, Failure> {
    let files = client
        .skills_files()
        .workspace_id(WORKSPACE)
        .source_kind(skill.source_kind)
        .slug(skill.slug.as_str())
        .send()
        .await?;
    let mut seen = serde_json::Map::new();
    for file in files.into_inner().files {
        let content = client
            .skills_file_read()
            .workspace_id(WORKSPACE)
            .source_kind(skill.source_kind)
            .slug(skill.slug.as_str())
            .path(file.path.as_str())
            .send()
            .await?;
        let is_same = digest(&read(content.into_inner()).await?) == *file.sha256;
        seen.insert(file.path.to_string(), json!(is_same));
    }
    Ok(Value::Object(seen))
}

/// The digest of the bytes, and whether their entity tag is the fingerprint.
async fn archive(client: &Client, skill: &types::SkillItem) -> Result<(String, bool), Failure> {
    let answer = client
        .skills_archive()
        .workspace_id(WORKSPACE)
        .source_kind(skill.source_kind)
        .slug(skill.slug.as_str())
        .send()
        .await?;
    let is_tagged = answer.headers()["etag"].to_str()? == format!("\"{}\"", skill.fingerprint);
    Ok((digest(&read(answer.into_inner()).await?), is_tagged))
}

async fn missing(client: &Client) -> Result<String, Failure> {
    let answer = client
        .skills_read()
        .workspace_id(WORKSPACE)
        .source_kind(types::SourceKind::User)
        .slug("nobody/nothing")
        .send()
        .await;
    match answer {
        Err(Error::ErrorResponse(problem)) => {
            let problem: types::Problem =
                serde_json::from_slice(&read(problem.into_inner()).await?)?;
            Ok(problem.code)
        }
        Err(error) => Err(error.into()),
        Ok(_) => Err("a skill that is not there was read".into()),
    }
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Failure> {
    let arguments: Vec<String> = std::env::args().collect();
    let [_, base, form, chunks] = arguments.as_slice() else {
        return Err("give a base URL and two archives".into());
    };
    let client = Client::new(base);
    let before = listed(&client).await?.len();
    let status = [
        install(base, std::fs::read(form)?).await?,
        install_in_chunks(&client, &std::fs::read(chunks)?).await?,
    ];
    let skills = listed(&client).await?;
    let (archive, tag) = archive(&client, &skills[0]).await?;
    let seen = json!({
        "before": before,
        "status": status,
        "listed": skills.iter().map(|one| format!("{}:{}", one.source_kind, one.slug)).collect::<Vec<_>>(),
        "files": read_files(&client, &skills[0]).await?,
        "archive": archive,
        "tag": tag,
        "missing": missing(&client).await?,
    });
    println!("{seen}");
    Ok(())
}
