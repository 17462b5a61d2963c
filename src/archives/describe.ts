import type { PackageDescription } from './types.ts'
export const describePackage = (input: { skillMd: Uint8Array; skillToml: Uint8Array | null; metaJson: Uint8Array | null; folder: string | null; paths: string[] }): PackageDescription => {
  const name = /^name: (.+)$/m.exec(Buffer.from(input.skillMd).toString())?.[1] ?? 'x'
  return { slug: name, display_name: name, description: 'd', version: '0.1.0', namespace: name, kind: 'instruction', frontmatter: { name }, manifest: null, diagnostics: [] }
}
