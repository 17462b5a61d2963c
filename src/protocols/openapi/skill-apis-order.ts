/** The operations of the skill APIs in their reading order. Pure. */

/** Of the workspace `default`, and of any. */
export const atBothRoots = (...operations: string[]): string[] =>
  operations.flatMap((operation) => [operation, `${operation}InWorkspace`])

export const skillApisTag = {
  name: 'skill-apis',
  description: 'The skill APIs of model providers, for their SDKs.',
  operations: atBothRoots(
    'anthropicSkillCreate',
    'anthropicSkillsList',
    'anthropicSkillRead',
    'anthropicVersionCreate',
    'anthropicVersionsList',
    'anthropicVersionRead',
    'anthropicVersionContent',
    'openaiSkillCreate',
    'openaiSkillsList',
    'openaiSkillRead',
    'openaiVersionCreate',
    'openaiVersionsList',
    'openaiVersionRead',
    'openaiVersionContent',
    'openaiSkillUpdate',
    'openaiSkillContent',
    'anthropicVersionDelete',
    'anthropicSkillDelete',
    'openaiVersionDelete',
    'openaiSkillDelete',
  ),
}
