/**
 * All errors that a client can get, in one table: stable code, HTTP status, title. A published code
 * never changes. `detail` is written where the error is thrown, for the person who has to act on
 * it; `details` has the same facts for a program. Pure.
 */
export const catalogue = {
  'skills.upload.invalid_request': { status: 400, title: 'Invalid upload request' },
  'skills.upload.not_found': { status: 404, title: 'Upload not found' },
  'skills.upload.expired': { status: 410, title: 'Upload expired' },
  'skills.upload.size_limit': { status: 413, title: 'Upload outside the size limits' },
  'skills.upload.incomplete': { status: 409, title: 'Upload incomplete' },
  'skills.upload.digest_mismatch': { status: 422, title: 'Digest mismatch' },
  'skills.upload.invalid_archive': { status: 422, title: 'Invalid package' },
  'skills.upload.not_receiving': { status: 409, title: 'Upload not accepting chunks' },
  'skills.upload.not_finalized': { status: 409, title: 'Upload not finalized' },
  'skills.upload.consumed': { status: 409, title: 'Upload already used' },
  'skills.upload.busy': { status: 409, title: 'Upload in use' },
  'skills.upload.offset_mismatch': { status: 409, title: 'Chunk offset mismatch' },
  'skills.upload.frame_invalid': { status: 400, title: 'Invalid PSU1 frame' },
  'skills.upload.chunk_too_large': { status: 413, title: 'Chunk too large' },

  'skills.not_found': { status: 404, title: 'Skill not found' },
  'skills.revision_not_found': { status: 404, title: 'Revision not found' },
  'skills.revision_purged': { status: 410, title: 'Revision purged' },
  'skills.fingerprint_purged': { status: 409, title: 'Content was purged' },
  'skills.file_not_found': { status: 404, title: 'File not found' },
  'skills.path_escape': { status: 400, title: 'Path outside the package' },
  'skills.binary_file': { status: 422, title: 'File is not text' },
  'skills.invalid_request': { status: 400, title: 'Invalid request' },
  'skills.paths_too_complex': { status: 413, title: 'Too many paths to match' },
  'skills.source_not_supported': { status: 400, title: 'Source not supported' },
  'skills.slug_mismatch': { status: 409, title: 'Slug mismatch' },
  'skills.not_approved': { status: 409, title: 'Not approved' },
  'skills.precondition_required': { status: 428, title: 'Precondition required' },
  'skills.slug_reserved': { status: 409, title: 'Slug reserved for a system skill' },
  'skills.policy_conflict': { status: 422, title: 'Contradictory policy' },
  'skills.extension_id_conflict': { status: 409, title: 'Extension id already taken' },
  'skills.action_name_conflict': { status: 409, title: 'Action name already taken' },
  'skills.update_conflict.fingerprint_mismatch': { status: 409, title: 'Fingerprint mismatch' },

  'proposals.not_found': { status: 404, title: 'Proposal not found' },
  'proposals.changed': { status: 412, title: 'Proposal changed meanwhile' },
  'proposals.closed': { status: 409, title: 'Proposal closed' },
  'proposals.finding_not_found': { status: 422, title: 'Finding not found' },
  'proposals.four_eyes': { status: 403, title: 'Proposer may not review' },
  'proposals.person_required': { status: 403, title: 'Reviewer is not a person' },
  'proposals.not_proposer': { status: 403, title: 'Not the proposer' },
  'proposals.too_many_comments': { status: 409, title: 'Too many comments' },
  'proposals.not_text': { status: 422, title: 'No text to compare' },
  'capabilities.not_found': { status: 404, title: 'Capability not found' },
  'trust.metadata_required': { status: 409, title: 'Risk metadata required' },
  'trust.manifest_invalid': { status: 422, title: 'Invalid manifest' },
  'trust.metadata_mismatch': { status: 422, title: 'Risk metadata differs from MCP' },
  'trust.constraints_widened': { status: 422, title: 'Constraints widened' },
  'trust.policy_violation': { status: 409, title: 'Capability policy violation' },
  'trust.tools_changed': { status: 409, title: 'Tools changed meanwhile' },
  'trust.proposer_not_configured': { status: 501, title: 'No model configured' },
  'trust.proposer_failed': { status: 502, title: 'Model failed' },
  'trust.proposer_timed_out': { status: 504, title: 'Model timed out' },
  'trust.sub_agent_refused': { status: 403, title: 'Sub-agents may not propose' },
  'trust.artefact_not_found': { status: 404, title: 'Artefact not found' },
  'mcp_servers.not_found': { status: 404, title: 'MCP server not found' },
  'mcp_servers.invalid_request': { status: 400, title: 'Invalid request' },
  'mcp_servers.origin_refused': { status: 422, title: 'Origin not allowed' },
  'mcp_servers.failed': { status: 502, title: 'MCP server failed' },
  'mcp_servers.timed_out': { status: 504, title: 'MCP server timed out' },
  'mcp_servers.changed': { status: 409, title: 'MCP server changed meanwhile' },
  'mcp_servers.exists': { status: 412, title: 'MCP server already exists' },
  'mcp_servers.fingerprint_mismatch': { status: 412, title: 'Fingerprint mismatch' },
  'scanners.not_found': { status: 404, title: 'Scanner not found' },
  'scanners.invalid_request': { status: 400, title: 'Invalid request' },
  'scanners.origin_refused': { status: 422, title: 'Origin not allowed' },
  'scanners.too_many': { status: 409, title: 'Too many scanners' },
  'scanners.exists': { status: 412, title: 'Scanner already exists' },
  'scanners.fingerprint_mismatch': { status: 412, title: 'Fingerprint mismatch' },
  'functions.not_found': { status: 404, title: 'Function not found' },
  'functions.invalid_request': { status: 400, title: 'Invalid request' },
  'functions.origin_refused': { status: 422, title: 'Origin not allowed' },
  'functions.internal_namespace': { status: 403, title: 'Internal function namespace' },
  'functions.approval_required': { status: 403, title: 'Approval required' },
  'functions.registration_changed': { status: 409, title: 'Registration changed' },
  'functions.failed': { status: 502, title: 'Function failed' },
  'functions.timed_out': { status: 504, title: 'Function timed out' },
  'functions.exists': { status: 412, title: 'Function already exists' },
  'functions.fingerprint_mismatch': { status: 412, title: 'Fingerprint mismatch' },

  'prompts.not_found': { status: 404, title: 'Prompt not found' },
  'prompts.invalid_request': { status: 400, title: 'Invalid request' },
  'prompts.unsupported_shape': { status: 502, title: 'Unsupported shape' },
  'prompts.exists': { status: 412, title: 'Prompt already exists' },
  'prompts.fingerprint_mismatch': { status: 412, title: 'Fingerprint mismatch' },
  'documents.invalid_request': { status: 400, title: 'Invalid request' },
  'documents.invalid_id': { status: 400, title: 'Invalid document id' },
  'documents.invalid_body': { status: 400, title: 'Invalid document' },
  'documents.too_large': { status: 413, title: 'Document too large' },
  'documents.not_found': { status: 404, title: 'Document not found' },
  'documents.exists': { status: 412, title: 'Document already exists' },
  'documents.fingerprint_mismatch': { status: 412, title: 'Fingerprint mismatch' },

  'content.blocked': { status: 422, title: 'Text not safe for agents' },

  'secrets.key_missing': { status: 409, title: 'No key for secrets' },
  'secrets.unreadable': { status: 500, title: 'Secret unreadable' },

  'subscriptions.invalid_request': { status: 400, title: 'Invalid request' },
  'subscriptions.not_found': { status: 404, title: 'Subscription not found' },
  'subscriptions.letter_not_found': { status: 404, title: 'Dead letter not found' },
  'subscriptions.too_many': { status: 409, title: 'Too many subscriptions' },
  'subscriptions.exists': { status: 412, title: 'Subscription already exists' },
  'subscriptions.fingerprint_mismatch': { status: 412, title: 'Fingerprint mismatch' },

  'settings.fingerprint_mismatch': { status: 412, title: 'Settings changed meanwhile' },

  'resources.invalid_request': { status: 400, title: 'Invalid request' },
  'resources.invalid_uri': { status: 400, title: 'Invalid resource URI' },
  'resources.too_large': { status: 422, title: 'Result too large' },

  'request.invalid': { status: 400, title: 'Invalid request' },
  'request.host_refused': { status: 403, title: 'Host not allowed' },
  'request.origin_refused': { status: 403, title: 'Origin not allowed' },
  'request.not_found': { status: 404, title: 'No such route' },
  'request.method_not_allowed': { status: 405, title: 'Method not allowed' },
  'request.not_acceptable': { status: 406, title: 'Not acceptable' },
  'request.timeout': { status: 408, title: 'Request timeout' },
  'request.too_large': { status: 413, title: 'Body too large' },
  'request.too_complex': { status: 413, title: 'Body too complex' },
  'request.media_type': { status: 415, title: 'Unsupported media type' },
  'request.range': { status: 416, title: 'Range not satisfiable' },
  'request.rate_limited': { status: 429, title: 'Too many requests' },
  'request.too_many_headers': { status: 431, title: 'Too many headers' },
  'access.unauthorized': { status: 401, title: 'Authentication required' },
  'access.forbidden': { status: 403, title: 'Insufficient role' },
  'access.insecure_sign_in': { status: 403, title: 'Sign-in needs HTTPS' },
  'tokens.not_found': { status: 404, title: 'Token not found' },
  'sessions.not_found': { status: 404, title: 'Session not found' },
  'people.not_found': { status: 404, title: 'Person not found' },
  'group_roles.not_found': { status: 404, title: 'Group role not found' },
  'trusted_publishers.not_found': { status: 404, title: 'Trusted publisher not found' },
  'trusted_publishers.same_claims': { status: 409, title: 'Claims trusted already' },
  'trusted_publishers.issuer_refused': { status: 422, title: 'Issuer not allowed' },
  'oidc.not_configured': { status: 409, title: 'No identity provider configured' },
  'oidc.sign_in_failed': { status: 400, title: 'Sign-in failed' },
  'oidc.token_invalid': { status: 401, title: 'ID token not valid' },
  'oidc.not_trusted': { status: 403, title: 'No trusted publisher' },
  'oidc.token_reused': { status: 409, title: 'ID token used before' },
  'oidc.unavailable': { status: 503, title: 'Identity provider unavailable' },
  'workspaces.not_found': { status: 404, title: 'Workspace not found' },
  'workspaces.invalid_id': { status: 400, title: 'Invalid workspace id' },
  'workspaces.deleted': { status: 409, title: 'Workspace id retired' },
  'workspaces.not_deletable': { status: 409, title: 'Workspace cannot be deleted' },
  'workspaces.exists': { status: 412, title: 'Workspace already exists' },
  'workspaces.fingerprint_mismatch': { status: 412, title: 'Fingerprint mismatch' },
  'workspaces.quota_exceeded': { status: 507, title: 'Workspace quota exceeded' },
  'cursor.invalid': { status: 400, title: 'Invalid cursor' },
  'marketplace.connect_refused': { status: 501, title: 'Not supported' },
  'connect.origin_refused': { status: 403, title: 'Orchestrator not allowed' },
  'connect.failed': { status: 502, title: 'Orchestrator not reached' },
  'connect.too_many_sessions': { status: 503, title: 'Too many sessions' },
  'marketplace.key_refused': { status: 403, title: 'Orchestrator key rejected' },
  'idempotency.key_invalid': { status: 400, title: 'Invalid idempotency key' },
  'idempotency.in_progress': { status: 409, title: 'First request still running' },
  'idempotency.response_unavailable': { status: 409, title: 'Response unavailable' },
  'idempotency.key_reused': { status: 422, title: 'Idempotency key used before' },
  'mcp.no_stream': { status: 405, title: 'Event stream not supported' },
  'git.read_only': { status: 403, title: 'Repository is read-only' },
  'git.not_smart': { status: 403, title: 'Smart protocol required' },
  'mcp.too_many_streams': { status: 429, title: 'Too many streams for one client' },
  'events.too_many_streams': { status: 503, title: 'Too many streams' },

  'store.unavailable': { status: 503, title: 'Store unavailable' },
  'store.full': { status: 507, title: 'Store full' },

  internal_error: { status: 500, title: 'Internal error' },
  unavailable: { status: 503, title: 'Temporarily unavailable' },
  storage_full: { status: 507, title: 'Storage full' },
} as const satisfies Record<string, { status: number; title: string }>

export type ErrorCode = keyof typeof catalogue

export type ErrorDetails = Record<string, unknown>

type AppErrorOptions = {
  details?: ErrorDetails
  /** Overrides the status of the catalogue if one code has two (documented at the throw site). */
  status?: number
  /** Seconds for `Retry-After`. */
  retryAfter?: number
  cause?: unknown
}

export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  readonly status: number
  readonly details: ErrorDetails | undefined
  readonly retryAfter: number | undefined

  constructor(code: ErrorCode, detail: string, options: AppErrorOptions = {}) {
    super(detail, options.cause === undefined ? undefined : { cause: options.cause })
    this.code = code
    this.status = options.status ?? catalogue[code].status
    this.details = options.details
    this.retryAfter = options.retryAfter
  }

  /** Whether the service is at fault and a retry may succeed; what is not set up (501) is neither. */
  get isFault(): boolean {
    return this.status >= 500 && this.status !== 501 && this.code !== 'workspaces.quota_exceeded'
  }

  get title(): string {
    return catalogue[this.code].title
  }
}
