/** Reads the few elements of S3's XML that the driver needs. Pure. */
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const unescape = (text: string): string =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return entities[name] ?? whole
    return String.fromCodePoint(decimal ? Number(decimal) : parseInt(hex, 16))
  })

/** The text of the first element with this name; null if there is none. */
export const textOf = (xml: string, name: string): string | null => {
  const found = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]
  return found === undefined ? null : unescape(found)
}

type ListedObject = { key: string; size: number; modifiedAt: Date }

export type Page = { objects: ListedObject[]; nextToken: string | null }

const noList = (): Error => new Error('the store responded with no list of objects')

/** Reads a response to ListObjectsV2. */
export const readPage = (xml: string): Page => {
  if (!xml.includes('</ListBucketResult>')) throw noList()
  const objects: ListedObject[] = []
  for (const [, content = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
    const key = textOf(content, 'Key')
    const size = Number(textOf(content, 'Size') ?? NaN)
    const modifiedAt = new Date(textOf(content, 'LastModified') ?? NaN)
    if (key === null || Number.isNaN(size) || Number.isNaN(modifiedAt.getTime())) {
      throw noList()
    }
    objects.push({ key, size, modifiedAt })
  }
  const isTruncated = textOf(xml, 'IsTruncated') === 'true'
  const nextToken = textOf(xml, 'NextContinuationToken')
  if (isTruncated && !nextToken) throw noList()
  return { objects, nextToken: isTruncated ? nextToken : null }
}
