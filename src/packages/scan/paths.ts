/** What the names of files tell: which of them a listing hides, and which are a repository. Pure. */
import { bareRepositories, isVersionControl } from '../version-control.ts'
import type { Found } from './finding.ts'

const ORDINARY = new Set(
  (
    '.gitignore .gitattributes .gitkeep .keep .npmignore .dockerignore .editorconfig .nvmrc ' +
    '.node-version .python-version .tool-versions .env.example .env.sample .env.template ' +
    '.markdownlint.json .markdownlint.yaml .markdownlintrc .github'
  ).split(' '),
)
const ORDINARY_PREFIX = /^\.(?:prettier|eslint|stylelint|markdownlint|pre-commit)/

const isHidden = (component: string): boolean =>
  component.startsWith('.') && !ORDINARY.has(component) && !ORDINARY_PREFIX.test(component)

/** Tools, and not the user, decide when these run. */
const BY_ITSELF =
  /(?:^|\/)(?:setup\.py|conftest\.py|sitecustomize\.py|usercustomize\.py|__init__\.py|build\.rs|binding\.gyp|package\.json|\.envrc|extconf\.rb|devcontainer\.json|tasks\.json|[\w-]+\.pth|(?:pre|post)-?(?:install|commit|checkout|merge|push|start|session)[\w-]*(?:\.\w{2,3})?|hooks\.json|settings(?:\.local)?\.json)$/i

export const runsByItself = (path: string): boolean => BY_ITSELF.test(path)

const ofPath = (
  path: string,
  { matched, ...hit }: Pick<Found, 'rule_id' | 'severity' | 'message' | 'matched'>,
): Found => ({ ...hit, path, line: 1, excerpt: '', decoded: null, decoding: [], matched })

/** One finding for each hidden file or folder, on the first file in it. */
const hiddenFiles = (paths: string[]): Found[] => {
  const first = new Map<string, string>()
  for (const path of paths) {
    const components = path.split('/')
    const index = components.findIndex(isHidden)
    if (index === -1) continue
    const hidden = components.slice(0, index + 1).join('/')
    if (!first.has(hidden)) first.set(hidden, path)
  }
  return [...first].map(([hidden, path]) =>
    ofPath(path, {
      rule_id: 'path.hidden_file',
      severity: 'info',
      message: hidden === path ? 'A file that listings hide.' : `In the hidden folder ${hidden}.`,
      matched: hidden,
    }),
  )
}

/** New packages with these are rejected; older ones are found when they are scanned again. */
const repositories = (paths: string[]): Found[] =>
  [...new Set([...paths.filter(isVersionControl), ...bareRepositories(paths)])].map((path) =>
    ofPath(path, {
      rule_id: 'path.version_control',
      severity: 'block',
      message: 'Programs of version control act on this file when it is installed.',
      matched: path,
    }),
  )

export const pathFindings = (paths: string[]): Found[] => [
  ...hiddenFiles(paths),
  ...repositories(paths),
]
