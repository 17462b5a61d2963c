import { Type } from '@sinclair/typebox'

/** For decisions that depend on more than the bytes. */
export const SkillTagHeaders = Type.Object({
  'if-match': Type.Optional(
    Type.String({
      description:
        'The whole entity tag of the skill as you have read it; 412 with `details.current_tag` when anything of it has changed.',
      examples: ['"99662e239f3f9cb7bd39e9db1afc40dd672e0923c25f5998ce8e74a70e338e02"'],
    }),
  ),
})
