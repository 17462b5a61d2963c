/** Content negotiation (RFC 9110, 12.5.1) for routes that have one media type. Pure. */

type Range = { name: string; quality: number }

const rangeOf = (text: string): Range => {
  const [name = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase())
  const quality = parameters.find((parameter) => parameter.startsWith('q='))
  return { name, quality: quality === undefined ? 1 : Number(quality.slice(2)) }
}

/** Whether an `Accept` header allows the media type; the closest of its ranges decides. */
export const accepts = (header: string | undefined, mediaType: string): boolean => {
  if (header === undefined || header.trim() === '') return true
  const ranges = header.split(',').map(rangeOf)
  for (const name of [mediaType, mediaType.replace(/\/.*/, '/*'), '*/*']) {
    const range = ranges.find((given) => given.name === name)
    if (range) return range.quality > 0
  }
  return false
}
