/** The environment variables of the identity provider. Pure. */
import { Type } from '@sinclair/typebox'
import { list, type Only, secret, text } from './variable-forms.ts'

const issuer: Only = { text: '`OIDC_ISSUER` is set', holds: (given) => !!given.OIDC_ISSUER }
const signIn: Only = {
  text: '`OIDC_ISSUER` and `OIDC_CLIENT_ID` are set',
  holds: (given) => !!given.OIDC_ISSUER && !!given.OIDC_CLIENT_ID,
}
const issuerForm = 'an address such as `https://id.example.com/realms/main`, without query'

export const identityVariables = {
  PUBLIC_URL: text({
    format: 'origin',
    form: 'an origin such as `https://skills.example.com`',
    description:
      'The address of this service for browsers and other programs: needed for sign-in with an identity provider, and for trusted publishing.',
  }),
  OIDC_ISSUER: text({
    format: 'issuer',
    form: issuerForm,
    description:
      '[Identity provider](access.md#people): its tokens and sign-ins count, and no call is open any more.',
  }),
  OIDC_AUDIENCE: list('text', {
    form: 'names without blanks, separated by commas',
    description:
      'Audiences of tokens that are for this service; without it `PUBLIC_URL` and addresses below it.',
    only: issuer,
  }),
  OIDC_CLIENT_ID: text({
    pattern: '^[!-~]{1,255}$',
    form: 'printable ASCII without blanks',
    description: 'This service as a client of the provider. Without it browsers sign in by token.',
    only: issuer,
  }),
  OIDC_CLIENT_SECRET: text({
    ...secret,
    description: 'Its secret; without one it is a public client.',
    only: signIn,
  }),
  OIDC_GROUPS_CLAIM: Type.String({
    default: 'groups',
    pattern: '^[!-~]{1,255}$',
    form: 'the name of a claim',
    description: 'The claim that lists the groups of a person.',
    only: issuer,
  }),
  OIDC_ADMIN_GROUP: text({
    pattern: '^.{1,255}$',
    form: 'the name of a group, in 1 to 255 characters',
    description: 'A group whose members are admins of all workspaces.',
    only: issuer,
  }),
  OIDC_TRUSTED_ISSUERS: list('issuer', {
    form: 'addresses such as `https://token.actions.githubusercontent.com`, separated by commas',
    description:
      'Issuers of CI systems whose jobs workspaces may [trust to publish](access.md#trusted-publishing).',
  }),
}
