/** Which label of a name somebody has registered. Pure. */

const SECOND_LEVELS = new Set('co com net org ac gov edu or ne go'.split(' '))
/** Names of countries under which a firm sells names. */
const SOLD =
  /^(?:br|cn|de|eu|gb|hu|jp|jpn|kr|mex|no|qc|ru|sa|se|uk|us|uy|za)\.com$|^(?:gb|hu|in|jp|se|uk)\.net$|^(?:ae|us)\.org$/

export const isSuffix = (labels: string[]): boolean =>
  labels.length === 2 &&
  ((SECOND_LEVELS.has(labels[0] ?? '') && labels[1]?.length === 2) || SOLD.test(labels.join('.')))

/** What is registered: the label before the public suffix, of one or two parts. */
export const registeredLabel = (labels: string[]): string =>
  labels.at(labels.length > 2 && isSuffix(labels.slice(-2)) ? -3 : -2) ?? ''
