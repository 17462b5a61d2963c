import * as fc from 'fast-check'

/** Half surrogates too. fast-check's own unit for it first maps all of Unicode, which takes a second. */
const codeUnit = fc
  .integer({ min: 0, max: 0x10ffff })
  .map((codePoint) => String.fromCodePoint(codePoint))

/** Any text, and the words that have trapped programs before. */
export const anyText = (maxLength?: number): fc.Arbitrary<string> =>
  fc.oneof(
    {
      arbitrary: fc.string({ unit: codeUnit, ...(maxLength === undefined ? {} : { maxLength }) }),
      weight: 9,
    },
    fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty', 'null', 'then'),
  )
