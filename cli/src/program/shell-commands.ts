/** Commands about the program itself. */
import type { Spec } from './spec.ts'

export const shellCommands: Spec[] = [
  {
    usage: 'completion <shell>',
    summary: 'print the script that completes commands in bash, zsh or fish',
    examples: [
      'source <(skill completion bash)',
      'skill completion zsh > "${fpath[1]}/_skill"',
      'skill completion fish > ~/.config/fish/completions/skill.fish',
    ],
    load: async () => (await import('../shell/shell.ts')).completion,
  },
  {
    usage: 'complete [words...]',
    summary: 'print what may come next, for the script of the shell',
    isHidden: true,
    load: async () => (await import('../shell/shell.ts')).complete,
  },
  {
    usage: 'manual',
    summary: 'print the manual page: skill manual | man -l -',
    load: async () => (await import('../shell/shell.ts')).printManual,
  },
]
