/** The bullets below a heading of SKILL.md, found by the structure of the markdown. */
import MarkdownIt, { type Token } from 'markdown-it'

/** Parses blocks only, since parsing the text inside them would take far longer. */
const markdown = new MarkdownIt('commonmark')
markdown.core.ruler.enableOnly(['normalize', 'block'])

/** A hostile list may have a million bullets. */
const MAX_BULLETS = 500

/** The source text of each bullet's first line below `## <title>`, up to the next such heading. */
export const bulletsBelow = (body: string, title: string): string[] => {
  const bullets: string[] = []
  if (!body.toLowerCase().includes(title)) return bullets
  let isInside = false
  for (const [token, next, after] of triples(markdown.parse(body, {}))) {
    if (token.type === 'heading_open' && token.level === 0) {
      if (token.tag === 'h2') isInside = next?.content.trim().toLowerCase() === title
      else if (token.tag === 'h1') isInside = false
    }
    const isBullet = isInside && token.type === 'list_item_open' && token.level === 1
    if (isBullet && next?.type === 'paragraph_open' && after?.type === 'inline') {
      bullets.push(after.content.replaceAll('\n', ' ').trim())
    }
    if (bullets.length === MAX_BULLETS) break
  }
  return bullets
}

function* triples(tokens: Token[]): Generator<[Token, Token | undefined, Token | undefined]> {
  for (const [index, token] of tokens.entries()) yield [token, tokens[index + 1], tokens[index + 2]]
}
