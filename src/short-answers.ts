/** What is answered before the framework, in this order: see `http/shortcut.ts`. */
import type { Entrance } from './access/entrance.ts'
import type { CapabilityDocuments } from './dialects/marketplace/documents.ts'
import { unchanged } from './dialects/marketplace/unchanged.ts'
import type { DocumentService } from './documents/service.ts'
import { shortDocuments } from './documents/short-documents.ts'
import type { Answer } from './http/shortcut.ts'
import type { SkillCatalog } from './skills/catalog.ts'
import { shortFiles } from './skills/short-files.ts'
import type { WorkspaceService } from './workspaces/service.ts'
import { shortReads } from './workspaces/short-reads.ts'

type Parts = {
  capabilityDocuments: CapabilityDocuments
  catalog: SkillCatalog
  documents: DocumentService
  entrance: Entrance
  workspaces: WorkspaceService
}

export const shortAnswers = (parts: Parts): Answer[] => [
  unchanged(parts),
  shortReads(parts, shortFiles(parts.catalog)),
  shortReads(parts, shortDocuments(parts.documents), { isNegotiated: true }),
]
