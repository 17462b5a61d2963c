// What a C# backend would write against the client of openapi-generator.
//
// Usage: program <base URL> <archive to send in one call> <archive to send in chunks>. Prints what it
// saw, as JSON.
using System;
using System.Buffers.Binary;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Net.Http;
using System.Security.Cryptography;
using System.Text;
using System.Text.Json;
using Registry.Api;
using Registry.Client;
using Registry.Model;

const string workspace = "default";
const int chunkBytes = 300;

using var http = new HttpClient();
var skills = new SkillsApi(http, args[0]);
var uploads = new UploadsApi(http, args[0]);

string Sha256(byte[] bytes) => Convert.ToHexString(SHA256.HashData(bytes)).ToLowerInvariant();

string DigestOf(FileParameter file)
{
    using var bytes = new MemoryStream();
    file.Content.CopyTo(bytes);
    return Sha256(bytes.ToArray());
}

List<SkillItem> List() => skills.SkillsList(workspace, limit: 10).Skills;

Installed.StatusEnum Install(string path)
{
    using var archive = File.OpenRead(path);
    var file = new FileParameter("skill.tar.gz", archive);
    return skills.SkillsInstallArchive(workspace, file, targetSourceKind: SourceKind.Registry).Status;
}

Stream Frame(string uploadId, int offset, byte[] content)
{
    var header = JsonSerializer.SerializeToUtf8Bytes(new
    {
        workspace_id = workspace,
        upload_id = uploadId,
        offset,
        len = content.Length,
        chunk_sha256 = Sha256(content),
    });
    var length = new byte[4];
    BinaryPrimitives.WriteInt32BigEndian(length, header.Length);
    return new MemoryStream(
        Encoding.ASCII.GetBytes("PSU1").Concat(length).Concat(header).Concat(content).ToArray());
}

Installed.StatusEnum InstallInChunks(byte[] archive)
{
    var start = new UploadStartBody("tar_gz", archive.Length, "skill.tar.gz", Sha256(archive));
    var id = uploads.SkillsUploadStart(workspace, start).UploadId;
    for (var offset = 0; offset < archive.Length;)
    {
        var end = Math.Min(offset + chunkBytes, archive.Length);
        using var chunk = Frame(id, offset, archive[offset..end]);
        offset = (int)uploads.SkillsUploadChunk(workspace, id, chunk).NextOffset;
    }
    uploads.SkillsUploadFinish(workspace, id);
    var source = new InstallBodySource(InstallBodySource.TypeEnum.UploadedArchive, id);
    return uploads.SkillsInstall(workspace, new InstallBody(source)).Status;
}

bool IsRead(SkillItem skill, SkillFile file) =>
    DigestOf(skills.SkillsFileRead(workspace, skill.SourceKind, skill.Slug, file.Path)) == file.Sha256;

// The digest of the bytes, and whether their entity tag is the fingerprint.
(string Digest, bool IsTagged) Archive(SkillItem skill)
{
    var answer = skills.SkillsArchiveWithHttpInfo(workspace, skill.SourceKind, skill.Slug);
    return (DigestOf(answer.Data), answer.Headers["ETag"].Contains($"\"{skill.Fingerprint}\""));
}

string Missing()
{
    try
    {
        skills.SkillsRead(workspace, SourceKind.User, "nobody/nothing");
        return "found";
    }
    catch (ApiException error)
    {
        using var problem = JsonDocument.Parse((string)error.ErrorContent);
        return problem.RootElement.GetProperty("code").GetString() ?? "no code";
    }
}

var before = List().Count;
var status = new[] { Install(args[1]), InstallInChunks(File.ReadAllBytes(args[2])) };
var after = List();
var first = after[0];
var files = skills.SkillsFiles(workspace, first.SourceKind, first.Slug).Files;
var archive = Archive(first);
Console.WriteLine(JsonSerializer.Serialize(new
{
    before,
    status = status.Select(one => ClientUtils.ParameterToString(one)),
    listed = after.Select(one => $"{ClientUtils.ParameterToString(one.SourceKind)}:{one.Slug}"),
    files = files.ToDictionary(file => file.Path, file => IsRead(first, file)),
    archive = archive.Digest,
    tag = archive.IsTagged,
    missing = Missing(),
}));
