export default {
  registry: {
    input: './openapi.json',
    output: {
      client: 'fetch',
      headers: true,
      baseUrl: { runtime: 'process.env.REGISTRY_URL' },
      target: 'registry/index.ts',
      // Slugs and paths of files have slashes and spaces.
      urlEncodeParameters: true,
    },
  },
}
