import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import registry.ApiClient;
import registry.ApiException;
import registry.ApiResponse;
import registry.api.SkillsApi;
import registry.api.UploadsApi;
import registry.model.InstallBody;
import registry.model.InstallBodySource;
import registry.model.Installed;
import registry.model.SkillFile;
import registry.model.SkillItem;
import registry.model.SourceKind;
import registry.model.UploadStartBody;

/**
 * What a Java backend would write against the client of openapi-generator.
 *
 * <p>Usage: Main &lt;base URL&gt; &lt;archive to send in one call&gt; &lt;archive to send in
 * chunks&gt;. Prints what it saw, as JSON.
 */
public final class Main {
  private static final String WORKSPACE = "default";
  private static final int CHUNK_BYTES = 300;

  private final SkillsApi skills;
  private final UploadsApi uploads;

  private Main(ApiClient client) {
    skills = new SkillsApi(client);
    uploads = new UploadsApi(client);
  }

  private static String sha256(byte[] bytes) throws Exception {
    StringBuilder text = new StringBuilder();
    for (byte one : MessageDigest.getInstance("SHA-256").digest(bytes)) {
      text.append(String.format("%02x", one));
    }
    return text.toString();
  }

  private static String sha256(File file) throws Exception {
    return sha256(Files.readAllBytes(file.toPath()));
  }

  private static File frame(String uploadId, int offset, byte[] bytes) throws Exception {
    String form =
        "{\"workspace_id\":\"%s\",\"upload_id\":\"%s\",\"offset\":%d,\"len\":%d,"
            + "\"chunk_sha256\":\"%s\"}";
    byte[] header =
        String.format(form, WORKSPACE, uploadId, offset, bytes.length, sha256(bytes))
            .getBytes(StandardCharsets.UTF_8);
    ByteArrayOutputStream body = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(body);
    out.writeBytes("PSU1");
    out.writeInt(header.length);
    out.write(header);
    out.write(bytes);
    Path path = Files.createTempFile("chunk", ".bin");
    path.toFile().deleteOnExit();
    return Files.write(path, body.toByteArray()).toFile();
  }

  private List<SkillItem> list() throws ApiException {
    return skills
        .skillsList(
            WORKSPACE, null, null, null, null, null, null, null, null, null, null, null, 10, null,
            null, null)
        .getSkills();
  }

  private Installed installInChunks(byte[] archive) throws Exception {
    UploadStartBody start =
        new UploadStartBody()
            .fileName("skill.tar.gz")
            .archiveFormat("tar_gz")
            .compressedSizeBytes((long) archive.length)
            .sha256(sha256(archive));
    String uploadId = uploads.skillsUploadStart(WORKSPACE, start, null).getUploadId();
    for (int offset = 0; offset < archive.length; ) {
      int end = Math.min(offset + CHUNK_BYTES, archive.length);
      File chunk = frame(uploadId, offset, Arrays.copyOfRange(archive, offset, end));
      offset = uploads.skillsUploadChunk(WORKSPACE, uploadId, chunk).getNextOffset().intValue();
    }
    uploads.skillsUploadFinish(WORKSPACE, uploadId, null);
    InstallBodySource source =
        new InstallBodySource()
            .type(InstallBodySource.TypeEnum.UPLOADED_ARCHIVE)
            .uploadId(uploadId);
    return uploads.skillsInstall(WORKSPACE, new InstallBody().source(source), null, null);
  }

  private String files(SkillItem skill) throws Exception {
    SourceKind kind = skill.getSourceKind();
    String slug = skill.getSlug();
    List<String> read = new ArrayList<>();
    for (SkillFile file :
        skills.skillsFiles(WORKSPACE, kind, slug, null, null, null, null, null).getFiles()) {
      File content =
          skills.skillsFileRead(
              WORKSPACE, kind, slug, file.getPath(), null, null, null, null, null, null, null);
      read.add(
          String.format("\"%s\":%b", file.getPath(), sha256(content).equals(file.getSha256())));
    }
    return String.join(",", read);
  }

  /** The digest of the bytes, and whether their entity tag is the fingerprint, as JSON. */
  private String archive(SkillItem skill) throws Exception {
    ApiResponse<File> answer =
        skills.skillsArchiveWithHttpInfo(
            WORKSPACE,
            skill.getSourceKind(),
            skill.getSlug(),
            null,
            null,
            null,
            null,
            null,
            null,
            null,
            null);
    boolean isTagged =
        answer.getHeaders().get("etag").contains("\"" + skill.getFingerprint() + "\"");
    return String.format("\"archive\":\"%s\",\"tag\":%b", sha256(answer.getData()), isTagged);
  }

  private String missing() throws ApiException {
    try {
      skills.skillsRead(WORKSPACE, SourceKind.USER, "nobody/nothing", null, null);
      return "found";
    } catch (ApiException error) {
      return error.getResponseBody().replaceAll("(?s).*\"code\":\"([a-z_.]+)\".*", "$1");
    }
  }

  public static void main(String[] args) throws Exception {
    Main main = new Main(Connect.to(args[0]));
    int before = main.list().size();
    Installed form =
        main.skills.skillsInstallArchive(
            WORKSPACE, new File(args[1]), SourceKind.REGISTRY, null, null);
    Installed chunked = main.installInChunks(Files.readAllBytes(Path.of(args[2])));
    List<SkillItem> after = main.list();
    SkillItem skill = after.get(0);
    String listed =
        after.stream()
            .map(one -> "\"" + one.getSourceKind().getValue() + ":" + one.getSlug() + "\"")
            .collect(Collectors.joining(","));
    System.out.printf(
        "{\"before\":%d,\"status\":[\"%s\",\"%s\"],\"listed\":[%s],\"files\":{%s},%s,"
            + "\"missing\":\"%s\"}%n",
        before,
        form.getStatus().getValue(),
        chunked.getStatus().getValue(),
        listed,
        main.files(skill),
        main.archive(skill),
        main.missing());
    System.exit(0);
  }
}
