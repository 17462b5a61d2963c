/** What the tests of honest texts beside attacks share. */
import { scanFiles } from './measuring.ts'

/** What a text is found to be by its signs, without facts. */
export const found = (path: string, text: string): string[] =>
  scanFiles([[path, Buffer.from(text)]])
    .findings.filter(({ severity }) => severity !== 'info')
    .filter((it) => it.rule_id !== 'text.resembles_attacks')
    .map(({ rule_id: rule, severity }) => `${rule} ${severity}`)

export const fenced = (language: string, code: string): string =>
  `# Notes\n\n\`\`\`${language}\n${code}\n\`\`\`\n`
