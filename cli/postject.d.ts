declare module 'postject' {
  export const inject: (
    filename: string,
    resource: string,
    content: Buffer,
    options: { sentinelFuse: string; machoSegmentName?: string },
  ) => Promise<void>
}
