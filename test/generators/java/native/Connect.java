import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import registry.ApiClient;

final class Connect {
  /** The library would send the path of a file, as JSON, in the place of its bytes. */
  private static final class FileMapper extends ObjectMapper {
    private static final long serialVersionUID = 1;

    FileMapper(ObjectMapper from) {
      super(from);
    }

    @Override
    public ObjectMapper copy() {
      return new FileMapper(this);
    }

    @Override
    public byte[] writeValueAsBytes(Object value) throws JsonProcessingException {
      if (!(value instanceof File)) return super.writeValueAsBytes(value);
      try {
        return Files.readAllBytes(((File) value).toPath());
      } catch (IOException error) {
        throw new UncheckedIOException(error);
      }
    }
  }

  static ApiClient to(String url) {
    ApiClient client = new ApiClient();
    client.updateBaseUri(url);
    client.setObjectMapper(new FileMapper(client.getObjectMapper()));
    return client;
  }
}
