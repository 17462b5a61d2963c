/**
 * Reads the static parts of a template once, and says for each hole what may stand there. A hole
 * where a value could become markup, script or style is an error of the template. Pure.
 */

export type Hole =
  /** Text between tags. */
  | { kind: 'text' }
  /** Text in an element that holds no others, such as `<option>`. */
  | { kind: 'plain' }
  /** The value of a `<textarea>`. */
  | { kind: 'raw' }
  /** Text that comes first in a `<pre>`. */
  | { kind: 'lines' }
  /** Part of an attribute. */
  | { kind: 'part'; name: string }
  /** A whole attribute, with its name and quotes; null and false leave it out. */
  | { kind: 'attribute'; name: string }
  /** The same for an attribute that browsers load from or go to. */
  | { kind: 'address'; name: string }

export type Template = { pieces: string[]; holes: Hole[] }

const addresses = new Set(['href', 'src', 'action', 'formaction'])
/** Code, other addresses, and what changes how the page is read. */
const forbidden =
  /^(?:on.*|style|srcdoc|srcset|imagesrcset|http-equiv|content|poster|data|ping|background|manifest|xlink:.*|xmlns.*|is|nonce)$/
const codeElements = new Set(['script', 'style'])
const plainElements = new Set(['title', 'option'])

type State =
  'text' | 'open' | 'markup' | 'name' | 'end' | 'tag' | 'attribute' | 'value' | 'quoted' | 'comment'

class Scanner {
  #state: State = 'text'
  /** The last start tag before the place, unless another tag follows it. */
  #element = ''
  #attribute = ''
  #quote = ''
  #comment = ''

  read(part: string): void {
    for (const character of part) this.#take(character)
  }

  fail(what: string): never {
    throw new Error(`A template is wrong: ${what} (${this.#state} of ${this.#element || 'text'}).`)
  }

  get isText(): boolean {
    return this.#state === 'text' && !codeElements.has(this.#element)
  }

  /** `before` and `after` are the static parts around the hole. */
  hole(before: string, after: string): Hole {
    if (this.isText) return { kind: this.#textKind(before) }
    if (this.#state !== 'quoted') return this.fail('a hole stands outside of text and quotes')
    const name = this.#attribute
    if (forbidden.test(name)) return this.fail(`a hole stands in \`${name}\``)
    const isWhole = before.endsWith(`${name}=${this.#quote}`) && after.startsWith(this.#quote)
    if (addresses.has(name)) {
      return isWhole ? { kind: 'address', name } : this.fail(`\`${name}\` has more than a path`)
    }
    return { kind: isWhole ? 'attribute' : 'part', name }
  }

  #textKind(before: string): 'text' | 'plain' | 'raw' | 'lines' {
    if (this.#element === 'textarea') return 'raw'
    if (this.#element === 'pre' && before.endsWith('>')) return 'lines'
    return plainElements.has(this.#element) ? 'plain' : 'text'
  }

  #take(character: string): void {
    switch (this.#state) {
      case 'text':
        if (character === '<') this.#state = 'open'
        else if (codeElements.has(this.#element)) this.fail('code stands in a template')
        return
      case 'open':
        this.#startTag(character)
        return
      case 'markup':
        this.#readMarkup(character)
        return
      case 'comment':
        this.#comment = (this.#comment + character).slice(-3)
        if (this.#comment === '-->') this.#state = 'text'
        return
      case 'end':
        if (character === '>') this.#close('')
        return
      case 'name':
        if (/[a-z0-9-]/i.test(character)) this.#element += character.toLowerCase()
        else this.#inTag(character)
        return
      case 'tag':
        this.#inTag(character)
        return
      case 'attribute':
        if (character === '=') this.#state = 'value'
        else if (/[\s/>]/.test(character)) this.#inTag(character)
        else this.#attribute += character.toLowerCase()
        return
      case 'value':
        if (character !== '"' && character !== "'") this.fail('an attribute has no quotes')
        this.#quote = character
        this.#state = 'quoted'
        return
      case 'quoted':
        if (character === this.#quote) this.#state = 'tag'
    }
  }

  #startTag(character: string): void {
    if (character === '/') this.#state = 'end'
    else if (character === '!') {
      this.#comment = ''
      this.#state = 'markup'
    } else if (/[a-z]/i.test(character)) {
      this.#element = character.toLowerCase()
      this.#state = 'name'
    } else this.fail('`<` stands alone')
  }

  /** Comments and the document type. */
  #readMarkup(character: string): void {
    if (character === '>') this.#close('')
    this.#comment += character
    if (this.#comment === '--') this.#state = 'comment'
  }

  #inTag(character: string): void {
    this.#state = 'tag'
    if (character === '>') this.#close(this.#element)
    else if (!/[\s/]/.test(character)) {
      this.#attribute = character.toLowerCase()
      this.#state = 'attribute'
    }
  }

  #close(element: string): void {
    this.#element = element
    this.#state = 'text'
  }
}

export const readTemplate = (parts: readonly string[]): Template => {
  const scanner = new Scanner()
  const pieces: string[] = []
  const holes: Hole[] = []
  let isInQuotes = false
  for (const [index, part] of parts.entries()) {
    scanner.read(part)
    const start = isInQuotes ? 1 : 0
    const after = parts[index + 1]
    isInQuotes = false
    if (after === undefined) {
      if (!scanner.isText) scanner.fail('it ends within a tag')
      pieces.push(part.slice(start))
      break
    }
    const hole = scanner.hole(part, after)
    holes.push(hole)
    isInQuotes = hole.kind === 'attribute' || hole.kind === 'address'
    pieces.push(
      isInQuotes && 'name' in hole
        ? part.slice(start, -(hole.name.length + 2)).trimEnd()
        : part.slice(start),
    )
  }
  return { pieces, holes }
}
