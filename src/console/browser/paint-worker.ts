/** Runs the highlighter over a text, and says where its tokens are. */

export type PaintTask = { language: string; text: string }
export type Painted = { ranges: { name: string; start: number; end: number }[] }

/** What the highlighter finds, as a tree of names and texts. */
type Node = string | { scope?: string; children: Node[] }
type Options = { language: string; ignoreIllegals: boolean }
type Highlighter = {
  registerLanguage: (name: string, grammar: unknown) => void
  highlight: (text: string, options: Options) => { _emitter: { rootNode: Node } }
}

/** The colours that the style knows, and what has them. */
const painted = {
  keyword: 'keyword built_in',
  number: 'literal number symbol bullet',
  title: 'type title section link',
  string: 'string regexp char addition code',
  comment: 'comment quote meta',
  name: 'attr attribute name tag variable deletion',
}
const colours = new Map(
  Object.entries(painted).flatMap(([colour, names]) =>
    names.split(' ').map((name) => [name, colour] as const),
  ),
)

const load = async (name: string): Promise<unknown> => {
  const { href } = new URL(`highlight/${name}.js`, import.meta.url)
  return ((await import(href)) as { default: unknown }).default
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
  const [core, grammar] = await Promise.all([load('core'), load(language)])
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
