/** skills::resources-templates: the forms of URIs. Pure. */
import type { ResourceTemplates } from './schemas.ts'

export const templates: ResourceTemplates = {
  resourceTemplates: [
    {
      uriTemplate: 'iii://{skill_id}',
      name: 'Skill',
      description: 'A registered markdown document. The id may have slashes.',
      mimeType: 'text/markdown',
    },
    {
      uriTemplate: 'iii://fn/{function_path}',
      name: 'Skill section',
      description:
        'The result of a function, called without input; slashes mean `::`. Functions that are not registered as readable, and those whose calls need approval, have no URI.',
      mimeType: 'text/markdown',
    },
  ],
}
