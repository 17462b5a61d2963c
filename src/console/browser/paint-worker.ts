/** Runs the highlighter over a text, and says where its tokens are. */

export type PaintTask = { language: string; text: string }
export type Painted = { ranges: { name: string; start: number; end: number }[] }

/** What the highlighter finds, as a tree of names and texts. */
type Node = string | { scope?: string; children: Node[] }
type Highlighter = {
  registerLanguage: (name: string, grammar: unknown) => void
  highlight: (
    text: string,
    options: { language: string; ignoreIllegals: boolean },
  ) => { _emitter: { rootNode: Node } }
}

/** The colours that the style knows. */
const colours = new Map([
  ['keyword', 'keyword'],
  ['built_in', 'keyword'],
  ['literal', 'number'],
  ['type', 'title'],
  ['string', 'string'],
  ['regexp', 'string'],
  ['char', 'string'],
  ['addition', 'string'],
  ['code', 'string'],
  ['comment', 'comment'],
  ['quote', 'comment'],
  ['meta', 'comment'],
  ['number', 'number'],
  ['symbol', 'number'],
  ['bullet', 'number'],
  ['title', 'title'],
  ['section', 'title'],
  ['link', 'title'],
  ['attr', 'name'],
  ['attribute', 'name'],
  ['name', 'name'],
  ['tag', 'name'],
  ['variable', 'name'],
  ['deletion', 'name'],
])

const load = async (path: string): Promise<unknown> => {
  const module = (await import(new URL(path, import.meta.url).href)) as { default: unknown }
  return module.default
}

const walk = (root: Node): Painted & { text: string } => {
  const ranges: Painted['ranges'] = []
  const texts: string[] = []
  let place = 0
  const visit = (node: Node): void => {
    if (typeof node === 'string') {
      texts.push(node)
      place += node.length
      return
    }
    const name = colours.get(node.scope?.split('.')[0] ?? '')
    const start = place
    for (const child of node.children) visit(child)
    if (name !== undefined && place > start) ranges.push({ name, start, end: place })
  }
  visit(root)
  return { ranges, text: texts.join('') }
}

const read = async ({ language, text }: PaintTask): Promise<() => Painted | null> => {
  const [core, grammar] = await Promise.all([
    load('highlight/core.js'),
    load(`highlight/${language}.js`),
  ])
  const highlighter = core as Highlighter
  highlighter.registerLanguage(language, grammar)
  return () => {
    const { _emitter: emitter } = highlighter.highlight(text, { language, ignoreIllegals: true })
    const { text: joined, ranges } = walk(emitter.rootNode)
    ranges.sort((a, b) => a.start - b.start)
    return joined === text ? { ranges } : null
  }
}

let paint: (() => Painted | null) | null = null

addEventListener('message', ({ data }: MessageEvent<PaintTask | 'paint'>) => {
  if (data === 'paint') postMessage(paint?.() ?? null)
  else {
    void read(data).then((ready) => {
      paint = ready
      postMessage('ready')
    })
  }
})
