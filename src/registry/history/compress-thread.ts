/** Entry of the thread that compresses the objects of Git packs. */
import { deflateSync } from 'node:zlib'
import { giveWay } from '../../platform/threads/give-way.ts'
import { serveTasks } from '../../platform/threads/serve-tasks.ts'
import { compression } from './pack-bytes.ts'

giveWay()

serveTasks((parts: Uint8Array[]) => parts.map((bytes) => deflateSync(bytes, compression)))
