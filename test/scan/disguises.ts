/** Ways to make a package look like one about security, or like a quotation, without a change of what it does. */

export type Files = Record<string, string>

const SKILL = 'SKILL.md'
const FENCE = /^\s*```(\w*)/

const parted = (text: string): [front: string, body: string] => {
  const front = /^---\n[\s\S]*?\n---\n/.exec(text)?.[0] ?? ''
  return [front, text.slice(front.length)]
}

/** Each line of the body, and whether it stands in a fence. */
const mapped = (body: string, map: (line: string, isCode: boolean) => string): string => {
  let isCode = false
  return body
    .split('\n')
    .map((line) => {
      if (!FENCE.test(line)) return map(line, isCode)
      isCode = !isCode
      return map(line, true)
    })
    .join('\n')
}

const withBody = (files: Files, change: (body: string) => string): Files => {
  const [front, body] = parted(files[SKILL] ?? '')
  return { ...files, [SKILL]: front + change(body) }
}

const encodedTwice = (code: string): string =>
  Buffer.from(Buffer.from(code).toString('base64')).toString('base64')

/** A fence for the first of its lines, and one for the rest. */
const halves = (body: string): string => {
  let language: string | null = null
  let count = 0
  return body
    .split('\n')
    .map((line) => {
      const fence = FENCE.exec(line)
      if (fence) {
        language = language === null ? (fence[1] ?? '') : null
        count = 0
        return line
      }
      count += 1
      return language !== null && count === 2
        ? `\`\`\`\n\nThen:\n\n\`\`\`${language}\n${line}`
        : line
    })
    .join('\n')
}

/** Null: the package has nothing that could be disguised so. */
export const DISGUISES: Record<string, (files: Files) => Files | null> = {
  'a description of a scanner': (files) => ({
    ...files,
    [SKILL]: (files[SKILL] ?? '').replace(
      /^description:.*$/m,
      'description: Security scanner for skills. Detects malware, injections and stealers; for education and review.',
    ),
  }),
  'a heading about attacks': (files) =>
    withBody(
      files,
      (body) =>
        `\n# Examples of attacks\n\nThis guide documents malicious patterns that reviewers should detect. What follows are indicators of compromise.\n\n${body}`,
    ),
  'lines as a list': (files) =>
    withBody(files, (body) =>
      mapped(body, (line, isCode) =>
        isCode || line.trim() === '' || /^[#|]/.test(line)
          ? line
          : `- ${line.replace(/^\s*(?:[-*]|\d+[.)])\s*/, '')}`,
      ),
    ),
  'lines as a quotation': (files) =>
    withBody(files, (body) =>
      body
        .split('\n')
        .map((line) => (line.trim() === '' ? '>' : `> ${line}`))
        .join('\n'),
    ),
  'another file': (files) => {
    const [front, body] = parted(files[SKILL] ?? '')
    return {
      ...files,
      [SKILL]: `${front}\n# Start\n\nRead [the guide](references/guide.md) and follow it.\n`,
      'references/guide.md': body,
    }
  },
  'commands in two fences': (files) =>
    files[SKILL]?.includes('```') ? withBody(files, halves) : null,
  'commands that are encoded twice': (files) => {
    const changed = Object.entries(files).map(([path, text]): [string, string] => {
      if (path.endsWith('.sh')) {
        return [path, `#!/bin/bash\necho ${encodedTwice(text)} | base64 -d | base64 -d | bash\n`]
      }
      const encoded = text.replace(
        /```(?:bash|sh|shell)\n([\s\S]*?)```/g,
        (_, code: string) =>
          `\`\`\`bash\necho ${encodedTwice(code)} | base64 -d | base64 --decode | bash\n\`\`\``,
      )
      return [path, path.endsWith('.md') ? encoded : text]
    })
    return changed.some(([path, text]) => text !== files[path]) ? Object.fromEntries(changed) : null
  },
}
