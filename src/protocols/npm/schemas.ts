/** Schemas of npm's read API. */
import { type Static, Type } from '@sinclair/typebox'
import { ref } from '../../platform/http/schema.ts'

const NpmVersion = Type.Object(
  {
    name: Type.String(),
    version: Type.String({
      description:
        'The label of the revision, its number, and the start of its fingerprint: `1.0.0-7.g0123456789ab`.',
    }),
    description: Type.String(),
    dist: Type.Object({
      tarball: Type.String(),
      shasum: Type.String({ description: 'SHA-1 in hex.' }),
      integrity: Type.String({ description: '`sha512-` and base64.' }),
    }),
  },
  { $id: 'NpmVersion', description: 'A revision of a skill.' },
)

export type NpmVersion = Static<typeof NpmVersion>

export const NpmPackage = Type.Object(
  {
    name: Type.String(),
    description: Type.String(),
    'dist-tags': Type.Object({ latest: Type.String({ description: 'The current revision.' }) }),
    versions: Type.Record(Type.String(), ref(NpmVersion), {
      description:
        'The current revision, and the newest 20 before it that may still be installed. If they are large, the first requests name fewer: for digests that are not known yet, a request reads on only while it has read less than 32 MiB. The tarballs of all that may be are served.',
    }),
  },
  { $id: 'NpmPackage', description: 'A skill as an npm package.' },
)
export type NpmPackage = Static<typeof NpmPackage>

export const npmSchemas = [NpmVersion, NpmPackage]
