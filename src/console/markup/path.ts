/** Addresses that pages may link to, load and send forms to. Pure. */

type Query = Record<string, string | number | null | undefined>

/** Made by the route table and its like; a string from outside cannot become one. */
export class Path {
  readonly text: string

  private constructor(text: string) {
    this.text = text
  }

  /** Each hole is one segment; an array is several. */
  static of(parts: TemplateStringsArray, ...holes: (string | readonly string[])[]): Path {
    if (!/^\/(?!\/)/.test(parts[0] ?? '')) throw new Error('A path starts with one slash.')
    return new Path(
      parts
        .map((part, index) => {
          const hole = holes[index]
          return part + (hole === undefined ? '' : [hole].flat().map(segment).join('/'))
        })
        .join(''),
    )
  }

  /** A page of another service that the operator has configured. */
  static outside(url: string): Path {
    const { protocol, href } = new URL(url)
    if (protocol !== 'https:' && protocol !== 'http:') throw new Error(`${protocol} is no page.`)
    return new Path(href)
  }

  /** Fields that are null, undefined or empty are left out. */
  with(query: Query): Path {
    const given = Object.entries(query).flatMap(([name, value]): [string, string][] =>
      value === null || value === undefined || value === '' ? [] : [[name, String(value)]],
    )
    if (given.length === 0) return this
    const separator = this.text.includes('?') ? '&' : '?'
    return new Path(`${this.text}${separator}${new URLSearchParams(given).toString()}`)
  }

  /** The same page at this id. */
  at(fragment: string): Path {
    return new Path(`${this.text}#${encodeURIComponent(fragment)}`)
  }
}

const segment = (text: string): string => {
  if (text === '.' || text === '..') throw new Error('A path cannot lead upwards.')
  return encodeURIComponent(text.toWellFormed())
}
