/** Entry of the thread that packs archives, through a blob store of its own. */
import { workerData } from 'node:worker_threads'
import { type BlobStoreSettings, openBlobStore } from '../../platform/blob-store/open-blob-store.ts'
import { giveWay } from '../../platform/threads/give-way.ts'
import { serveTasks } from '../../platform/threads/serve-tasks.ts'
import { packArchive, type PackTask } from './pack-archive.ts'

giveWay()

const store = openBlobStore(workerData as BlobStoreSettings)

serveTasks((task: PackTask) => packArchive(store, task))
