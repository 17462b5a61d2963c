import registry.ApiClient;

final class Connect {
  static ApiClient to(String url) {
    return new ApiClient().setBasePath(url);
  }
}
