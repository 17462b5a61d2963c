/** Schemas of npm's read API. */
import { type Static, Type } from '@sinclair/typebox'
import { ref } from '../../platform/http/schema.ts'

const NpmVersion = Type.Object(
  {
    name: Type.String(),
    version: Type.String({
      description: 'The label of the revision, `-g` and the start of its fingerprint.',
    }),
    description: Type.String(),
    dist: Type.Object({
      tarball: Type.String(),
      shasum: Type.String({ description: 'SHA-1 in hex.' }),
      integrity: Type.String({ description: '`sha512-` and base64.' }),
    }),
  },
  { $id: 'NpmVersion', description: 'The served revision of a skill.' },
)

export const NpmPackage = Type.Object(
  {
    name: Type.String(),
    description: Type.String(),
    'dist-tags': Type.Object({ latest: Type.String() }),
    versions: Type.Record(Type.String(), ref(NpmVersion), { description: 'One: the served one.' }),
  },
  { $id: 'NpmPackage', description: 'A skill as an npm package.' },
)
export type NpmPackage = Static<typeof NpmPackage>

export const npmSchemas = [NpmVersion, NpmPackage]
