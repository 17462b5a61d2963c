/** Commands about who calls the registry, and what an admin decides. */
import { choice, numeric, option, yes } from './options.ts'
import type { Family, Spec } from './spec.ts'

const token: Family = {
  name: 'token',
  summary: 'list, create and revoke tokens',
  commands: [
    {
      usage: 'list',
      alias: 'ls',
      summary: 'list the tokens',
      load: async () => (await import('../account/tokens.ts')).listTokens,
    },
    {
      usage: 'create <label>',
      summary: 'create a token, and print it once',
      options: [
        choice('--role <role>', 'default: reader', ['reader', 'publisher', 'reviewer', 'admin']),
        numeric('--days <number>', 'until it expires', 3650),
        option('--all', 'for all workspaces'),
      ],
      examples: ['skill token create "build server" --role publisher > token.txt'],
      load: async () => (await import('../account/tokens.ts')).createToken,
    },
    {
      usage: 'revoke <id>',
      summary: 'revoke a token',
      load: async () => (await import('../account/tokens.ts')).revokeToken,
    },
  ],
}

const workspace: Family = {
  name: 'workspace',
  summary: 'list, show, create and delete workspaces',
  commands: [
    {
      usage: 'list',
      alias: 'ls',
      summary: 'list the workspaces',
      load: async () => (await import('../account/tokens.ts')).listWorkspaces,
    },
    {
      usage: 'show [id]',
      summary: 'print a workspace with its quotas',
      load: async () => (await import('../account/tokens.ts')).showWorkspace,
    },
    {
      usage: 'create <id>',
      summary: 'create a workspace',
      load: async () => (await import('../account/tokens.ts')).createWorkspace,
    },
    {
      usage: 'delete <id>',
      summary: 'delete a workspace with all its skills',
      options: [yes()],
      load: async () => (await import('../account/tokens.ts')).deleteWorkspace,
    },
  ],
}

const profile: Family = {
  name: 'profile',
  summary: 'list the profiles, and choose one',
  commands: [
    {
      usage: 'list',
      alias: 'ls',
      summary: 'list the profiles',
      load: async () => (await import('../account/login.ts')).profileList,
    },
    {
      usage: 'use <name>',
      summary: 'use this profile where none is named',
      load: async () => (await import('../account/login.ts')).profileUse,
    },
  ],
}

export const accountCommands: (Spec | Family)[] = [
  {
    usage: 'login',
    summary: 'sign in, and save the credentials in a profile',
    text: 'With a browser where the registry has an identity provider. Else, and where standard input is no terminal, with the token that is given there.',
    options: [
      option('--browser', 'sign in with a browser, wherever the input is from'),
      option('--no-browser', 'print the address, and open no browser'),
      option('--device', 'sign in with a browser on another machine, by a code'),
      option('--client-id <id>', 'of this program at the identity provider'),
    ],
    examples: [
      'skill login --url https://skills.example.com',
      'skill login --url https://skills.example.com --profile work < token.txt',
    ],
    mayNameProfile: true,
    load: async () => (await import('../account/login.ts')).login,
  },
  {
    usage: 'logout',
    summary: 'forget the credentials of a profile',
    load: async () => (await import('../account/login.ts')).logout,
  },
  {
    usage: 'whoami',
    summary: 'print who the registry takes you for',
    load: async () => (await import('../account/login.ts')).whoami,
  },
  profile,
  token,
  workspace,
]
