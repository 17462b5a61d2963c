/**
 * What may come next on a command line, and the scripts that make shells ask for it. Of our own,
 * since packages for this bake the path of Node into the script, and do not know the words that an
 * option takes.
 */
import type { Command, Option } from 'commander'

export type Suggestion = { word: string; text: string }

const isOption = (word: string): boolean => word.startsWith('-')

const optionNamed = (command: Command, word: string): Option | undefined =>
  command.options.find(({ short, long }) => word === short || word === long)

/** The command that the words name, with the words that are no commands. */
export const commandAt = (program: Command, words: string[]): Command => {
  let command = program
  let isValue = false
  for (const word of words) {
    const given = optionNamed(command, word)
    const next = isValue
      ? undefined
      : command.commands.find((one) => one.name() === word || one.aliases().includes(word))
    isValue = !isValue && given !== undefined && given.required
    if (next) command = next
  }
  return command
}

/** The last word is what is being typed. */
export const suggest = (program: Command, words: string[]): Suggestion[] => {
  const typed = words.at(-1) ?? ''
  const command = commandAt(program, words.slice(0, -1))
  const before = optionNamed(command, words.at(-2) ?? '')
  const found = (): Suggestion[] => {
    if (before?.required) return (before.argChoices ?? []).map((word) => ({ word, text: '' }))
    if (isOption(typed)) {
      return command.options.flatMap(({ long, description, hidden }) =>
        long && !hidden ? [{ word: long, text: description }] : [],
      )
    }
    const [argument] = command.registeredArguments
    return [
      ...command
        .createHelp()
        .visibleCommands(command)
        .map((one) => ({ word: one.name(), text: one.summary() })),
      ...(argument?.argChoices ?? []).map((word) => ({ word, text: '' })),
    ]
  }
  return found().filter(({ word }) => word.startsWith(typed))
}

const bash = `_skill() {
  local IFS=$'\\n'
  COMPREPLY=($(skill complete -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null | cut -f 1))
  [ "\${#COMPREPLY[@]}" -gt 0 ] || COMPREPLY=($(compgen -f -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o filenames -F _skill skill
`

const zsh = `#compdef skill
_skill() {
  local -a found
  local line
  while IFS= read -r line; do
    found+=("\${\${line%%$'\\t'*}//:/\\\\:}:\${line#*$'\\t'}")
  done < <(skill complete -- "\${(@)words[2,CURRENT]}" 2>/dev/null)
  if (( \${#found} )); then _describe skill found; else _files; fi
}
compdef _skill skill
`

const fish = `function __skill_complete
  set -l words (commandline -opc) (commandline -ct)
  skill complete -- $words[2..] 2>/dev/null
end
complete -c skill -a '(__skill_complete)'
`

export const scripts: Record<string, string> = { bash, zsh, fish }
