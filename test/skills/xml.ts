/** A strict reader of XML 1.0 without a DTD: it throws for everything that is not well-formed. */

export type Element = {
  name: string
  attributes: Record<string, string>
  children: Element[]
  /** Of itself, without that of its children. */
  text: string
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const NOT_XML = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u
const DECLARATION = '<?xml version="1.0" encoding="utf-8"?>\n'
const TOKEN = /<(\/?)([A-Za-z]\w*)((?:\s+[a-z]+="[^"<]*")*)\s*(\/?)>|([^<]+)/gy

const unescaped = (text: string): string => {
  if (text.includes(']]>')) throw new Error(`]]> in ${text}`)
  return text.replaceAll(/&(?:#(\d+);|(\w+);)?/g, (found, code?: string, name?: string) => {
    const character = code === undefined ? entities[name ?? ''] : String.fromCodePoint(Number(code))
    if (character === undefined || NOT_XML.test(character)) throw new Error(`no entity: ${found}`)
    return character
  })
}

const attributesOf = (text: string): Record<string, string> => {
  const found = [...text.matchAll(/([a-z]+)="([^"]*)"/g)]
  const attributes = Object.fromEntries(
    found.map(([, name = '', value = '']) => [name, unescaped(value)]),
  )
  if (Object.keys(attributes).length !== found.length) throw new Error(`twice: ${text}`)
  return attributes
}

export const readXml = (document: string): Element => {
  if (!document.startsWith(DECLARATION)) throw new Error('no declaration')
  if (NOT_XML.test(document)) throw new Error('a character that XML cannot contain')
  const text = document.slice(DECLARATION.length).replaceAll(/\r\n?/g, '\n')
  const top: Element = { name: '', attributes: {}, children: [], text: '' }
  const open = [top]
  let end = 0
  for (const match of text.matchAll(TOKEN)) {
    const [whole, closes, name = '', attributes = '', isEmpty, content] = match
    end += whole.length
    const parent = open.at(-1) ?? top
    if (content !== undefined) {
      parent.text += unescaped(content)
    } else if (closes) {
      if (open.length === 1 || open.pop()?.name !== name) throw new Error(`not open: ${whole}`)
    } else {
      const element = { name, attributes: attributesOf(attributes), children: [], text: '' }
      parent.children.push(element)
      if (!isEmpty) open.push(element)
    }
  }
  if (end !== text.length) throw new Error(`no markup: ${text.slice(end, end + 80)}`)
  const [root, ...others] = top.children
  if (!root || others.length > 0 || open.length > 1 || top.text.trim() !== '') {
    throw new Error('not one element')
  }
  return root
}

export const childrenOf = ({ children }: Element, name: string): Element[] =>
  children.filter((child) => child.name === name)

/** The only child of this name. */
export const childOf = (element: Element, name: string): Element => {
  const [child, ...others] = childrenOf(element, name)
  if (!child || others.length > 0) throw new Error(`${element.name} needs one ${name}`)
  return child
}

export const textOf = (element: Element, name: string): string => childOf(element, name).text
