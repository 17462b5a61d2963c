/** The pages of the manual, and the fenced blocks in them. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

export type Block = { language: string; text: string; firstLine: string }

export type Page = { name: string; text: string; blocks: Block[] }

const FENCE = /^```(\w*)\n(.*?)^```$/gms

const blocksIn = (text: string): Block[] =>
  [...text.matchAll(FENCE)].map(([, language = '', block = '']) => ({
    language,
    text: block,
    firstLine: block.split('\n', 1)[0] ?? '',
  }))

/** Without fenced blocks, whose comments would look like headings and whose text has no links. */
export const proseOf = (text: string): string => text.replaceAll(FENCE, '')

export const readPage = async (name: string): Promise<Page> => {
  const text = await readFile(join(root, name), 'utf8')
  return { name, text, blocks: blocksIn(text) }
}

/** The pages whose commands are tested. */
export const readManual = async (): Promise<Page[]> => {
  const names = (await readdir(join(root, 'docs'))).filter((name) => name.endsWith('.md'))
  const pages = ['README.md', ...names.toSorted().map((name) => `docs/${name}`)]
  return Promise.all(pages.map(readPage))
}
