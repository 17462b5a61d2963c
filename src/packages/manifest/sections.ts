/** The bullets below a heading of SKILL.md, found by the structure of the markdown. */
import MarkdownIt from 'markdown-it'
import { refuseDescription } from './errors.ts'

/** Lists and quotes inside each other. */
const MAX_DEPTH = 50

/** Parses blocks only, since parsing the text inside them would take far longer. */
const markdown = new MarkdownIt('commonmark').set({ maxNesting: MAX_DEPTH })
markdown.core.ruler.enableOnly(['normalize', 'block'])

/**
 * The source text of each bullet's first block below `## <title>`, up to the next such heading:
 * agents read nested bullets as well, so none is left out.
 */
export const bulletsBelow = (body: string, title: string): string[] => {
  const bullets: string[] = []
  if (!body.toLowerCase().includes(title)) return bullets
  let isInside = false
  let isBullet = false
  const tokens = markdown.parse(body, {})
  // The parser leaves out all that follows.
  if (tokens.some(({ level }) => level >= MAX_DEPTH - 1)) {
    throw refuseDescription('skill_md.depth', { entry: 'SKILL.md' })
  }
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'heading_open' && token.level === 0) {
      if (token.tag === 'h2') isInside = tokens[index + 1]?.content.trim().toLowerCase() === title
      else if (token.tag === 'h1') isInside = false
    }
    if (token.type === 'list_item_open') isBullet = isInside
    else if (token.type === 'list_item_close') isBullet = false
    else if (isBullet && token.content !== '') {
      bullets.push(token.content.replaceAll('\n', ' ').trim())
      isBullet = false
    }
  }
  return bullets
}
