/** Pairs of signs of who gets rights over clouds, clusters, files and accounts, and of what starts with a log-in, as data. Pure. */
import type { Pair } from './machine-pairs.ts'

const ANYBODY = /\bsystem:(?:anonymous|unauthenticated)\b/
const ALL_OF_CLUSTER =
  /\bcluster-admin\b|\bverbs:\s?(?:\[\s?["']?\*|\n\s{0,12}-\s["']?\*)|--verb[=\s]["']?\*/
const BINDS =
  /\bkind["']?\s?:\s?["']?(?:Cluster)?RoleBinding\b|\bcreate\s+(?:cluster)?rolebindings?\b/

/** The clients of clouds and clusters run this for each log-in. */
const LOGIN_PROGRAM =
  /\bexec:\s{1,20}(?:(?!\bexec:)[\s\S]){0,300}?\bcommand:\s?["']?(?:\/\S{1,30}\/)?(?:python[\d.]{0,4}|(?:ba|z|da)?sh|node|perl|ruby|php|curl|wget|pwsh|powershell|osascript)\b["']?\s(?:(?!\bcommand:)[\s\S]){0,200}?["']?-(?:c|e|ec|Command|enc)\b|\bcredential_process\s?=\s?["']?(?:\/\S{1,30}\/)?(?:python[\d.]{0,4}|(?:ba|z|da)?sh|node|perl|curl|wget|powershell)\b[^\n]{0,40}(?:\s-(?:c|e)\b|https?:)|\b(?:ProxyCommand|LocalCommand|KnownHostsCommand|Match\s[^\n]{0,40}\bexec)\s(?:(?!\bexec\s|Command\s)[^\n]){0,200}?(?:\bcurl\b|\bwget\b|\bbase64\b|\bpython[\d.]{0,4}\s-c|\/dev\/tcp\/)/
const OF_LOGIN =
  /client\.authentication\.k8s\.io|\bcredential_process\b|\b(?:ProxyCommand|LocalCommand|KnownHostsCommand|Match)\s/

/** Numbers of accounts that documents show. */
const SAMPLE_ACCOUNT = String.raw`(?!123456789012|012345678901|111122223333|444455556666|999999999999|777788889999|(\d)\1{11})`
const ASSUMES = /\bsts:AssumeRole\b|\bassume_role_policy\b|\bAssumeRolePolicyDocument\b/
const OTHER_ACCOUNT = new RegExp(
  String.raw`\barn:aws[\w-]{0,8}:iam::${SAMPLE_ACCOUNT}\d{12}:(?:root|user|role)\b|["']?AWS["']?\s?[:=]\s?\[?\s?["'](?:\*|${SAMPLE_ACCOUNT.replaceAll('\\1', '\\2')}\d{12})["']|\bidentifiers\s?=\s?\[\s?["']\*["']|\barn:aws[\w-]{0,8}:iam::\$\{local\.\w{1,40}\}:(?:root|user|role)\b(?=[\s\S]{0,4000}["']Admin\w{0,14}["']\s?,)`,
)
const ALL_OF_CLOUD =
  /\bAdministratorAccess\b|["']Admin\w{0,14}["']\s?,\s?["']\w{0,14}Access["']|\bPowerUserAccess\b|\bIAMFullAccess\b|["']iam:\*["']|\b[Aa]ctions?["']?\s?[:=]\s?\[?\s?["']\*["']/

/** An account that is written out, at a host that is none of an example. */
export const PERSON = String.raw`[\w.+-]{2,50}@(?!(?:[\w-]{1,40}\.){0,3}(?:example|test|invalid|localhost|acme|company|yourcompany|yourdomain|mycompany|domain|org|corp|contoso|fabrikam|my-project|your-project|project-id|project)\b)(?:[a-z0-9-]{1,40}\.){1,4}[a-z]{2,20}\b`
const GIVES_CLOUD = new RegExp(
  String.raw`\b(?:add-iam-policy-binding|google_\w{1,30}_iam_(?:member|binding)|setIamPolicy|SetIamPolicy)\b[\s\S]{0,240}?(?:user|serviceAccount|group):${PERSON}|\baz role assignment create\b[^\n]{0,160}--assignee[=\s]{1,2}["']?(?:${PERSON}|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4})`,
  'i',
)
const OWNER_OF_CLOUD =
  /\broles\/(?:owner|editor|iam\.(?:securityAdmin|serviceAccountTokenCreator|workloadIdentityUser|organizationRoleAdmin)|resourcemanager\.\w{4,30}Admin|storage\.admin|secretmanager\.\w{5,20})\b|--role[=\s]{1,2}["']?(?:Owner|Contributor|User Access Administrator)\b/

const WRITER = new RegExp(
  String.raw`["']?\b(?:role|roles|permission|access)["']?\s?[:=]\s?\[?\s?["'](?:writer|owner|editor|organizer|fileOrganizer|write|edit|full)["'](?:(?!\b(?:roles?|permission|access)\b)[\s\S]){0,160}?["'\x60]${PERSON}|["'\x60]${PERSON}["'\x60](?:(?!@)[\s\S]){0,160}?["']?\b(?:role|roles|permission|access)["']?\s?[:=]\s?\[?\s?["'](?:writer|owner|editor|organizer|fileOrganizer|write|edit|full)["']|\.add(?:Editor|Viewer)s?\(\s?\[?\s?["'\x60]${PERSON}`,
  'i',
)
const UNANNOUNCED =
  /\bsend_?[nN]otification_?(?:[eE]mails?)?["']?\s?[=:]\s?["']?[Ff]alse|\bsend_?[iI]nvitation["']?\s?[=:]\s?["']?[Ff]alse|\bquiet["']?\s?[=:]\s?["']?[Tt]rue|\bemailMessage["']?\s?[=:]\s?["']["']|\bsetShareableByEditors\(|\bnotify["']?\s?[=:]\s?["']?[Ff]alse/

const GIVEN_LOGIN_KEY =
  /\bssh-(?:ed25519|rsa)\s{1,3}AAAA(?![A-Za-z0-9+/]{0,40}(?:[Ee]xample|EXAMPLE|\.\.\.))[A-Za-z0-9+/]{50,}/
const KEYS_OF_HOSTS =
  /\bauthorized_key:\s|\bssh_authorized_keys?\b|\bauthorizedKeys\b|\bimport-key-pair\b|\baws_key_pair\b|\bssh-keys\s?=|\bssh_key_data\b|--ssh-key-values?\b|\bopenssh\.authorizedKeys\b|\b(?:hcloud|doctl)\s[^\n]{0,40}ssh-key\b|\bnetwork-admin\b|\busername\s\w{1,20}\s[^\n]{0,20}\bsshkey\b/

/** Beside the repository of the user, all of another account. */
const TRUSTS_ACCOUNT =
  /["']repo:(?:\$\{|\$\w|\{|<)[^\]]{0,240}["']repo:[a-z][\w-]{2,40}\/\*|["']repo:[a-z][\w-]{2,40}\/\*[^\]]{0,240}["']repo:(?:\$\{|\$\w|\{|<)/i
const ADDS_RETURN = /\b(?:web-redirect-uris|redirect_?uris?|callbacks)\b[^\n]{0,160}https?:\/\//i
const WEAKENS_LOGIN =
  /\benable-(?:access|id)-token-issuance\s+true|\bis-fallback-public-client\s+true|\bwildcards?\b[^\n]{0,40}\bredirect|https:\/\/\*\./i
const DROPS_ALERTS =
  /\b(?:IAM\w*|RootLogin|Audit\w*|Egress\w*|SecretAccess|Privilege\w*|Login\w{0,12})\b[^\n]{0,160}\n\s{0,12}receiver:\s?["']?(?:black-?hole|null|dev-?null|none|void)\b/i

const SETS_INDEX =
  /\b(?:pip3?|npm|pnpm|yarn|bundle|poetry|uv|conda|composer)\s(?:config|source)\b[^\n]{0,80}https?:\/\/|(?:^|\n)\s{0,8}(?:extra-)?index-url\s?=\s?https?:|(?:\\n|[\n"'\x60:])registry\s?=\s?https?:|\bnpmRegistryServer:\s?["']?https?:/
const UNCHECKED_INDEX =
  /(?:\b|\\n)trusted-host\b|\baudit-signatures["']?[\s=:]{1,3}["']?false|\bPIP_REQUIRE_HASHES=0|(?:\b|\\n)strict-ssl["']?[\s=:]{1,3}["']?false|\benableStrictSsl:\s?false|\bunsafeHttpWhitelist\b|\bNODE_TLS_REJECT_UNAUTHORIZED\b|\bssl_verify["']?[\s:=]{1,3}(?:false|0)|\bsecure-http[\s:=]{1,3}false/i

const DEVICE_PAGE =
  /\bmicrosoft\.com\/devicelogin\b|\baka\.ms\/devicelogin\b|\bgithub\.com\/login\/device\b|\bgoogle\.com\/device\b|\blogin\.microsoft(?:online)?\.com\/[^\s"'`]{0,40}deviceauth\b/i
const USER_CODE = /\buser_?code\b/i
/** A client that gets the code from the issuer itself keeps the token. */
const ASKS_OTHERS =
  /^(?![\s\S]*(?:\/devicecode\b|login\/device\/code\b|oauth2\.googleapis\.com\/device|device_authorization|device_flow\b|DeviceCodeCredential|acquireTokenByDeviceCode))/

const FORWARDS_MAIL =
  /\.forward\(|\bsendmail\(\s?[^,\n]{1,60},\s?\[?["'][\w.+-]{1,40}@|\bcreateForward\b|\bforwardTo\b|\bredirectTo\b|\bforwardingAddress|\bautoForwarding\b|\bforwardAsAttachmentTo\b|-(?:ForwardTo|RedirectTo|ForwardAsAttachmentTo)\b|\bredirect\s+(?::copy\s+)?"/
const HIDES_MAIL =
  /\bmoveToTrash\(|\bmarkRead\(|\bremoveLabelIds\b|-DeleteMessage\b|\bdiscard\s?;|\bmoveToArchive\(|\bmoveToSpam\(|["']TRASH["']|-MarkAsRead\b|\bmoveToFolder\b|\.trash\(|\bpermanentDelete\b|\\Deleted\b|\bexpunge\(|["']delete["']\s?:\s?true/
const MAIL_OF_LOGINS =
  /verification code|reset (?:your|password)\b|password reset|security (?:alert|code)|sign-?in code|log-?in code|one-?time|wire transfer|new sign-?in|\b2fa\b|\botp\b|sicherheitscode|best\S{1,3}tigungscode|c\S{1,3}digo de (?:verifica|segur)|code de (?:v|s)\S{1,3}|codice di|\xe9\xaa\x8c\xe8\xaf\x81\xe7\xa0\x81|\xe8\xaa\x8d\xe8\xa8\xbc\xe3\x82\xb3\xe3\x83\xbc\xe3\x83\x89/i

const SENDS_ROWS =
  /\bdblink(?:_exec|_connect|_send_query)?\(|\bCREATE SERVER\b|\bpostgres_fdw\b|\bENGINE\s?=\s?FEDERATED\b|\bOPENROWSET\(|\bsp_OACreate\b|\bUTL_(?:HTTP|TCP|SMTP)\b|\bhttp_post\(|\bnet\.http_post\b|\bxp_dirtree\b/i
const FOR_EACH_ROW = /\bRETURNS\s+trigger\b|\bCREATE\s+(?:OR\s+REPLACE\s+)?TRIGGER\b/i
const RANDOM_SUPERUSER =
  /\b(?:CREATE|ALTER)\s+(?:ROLE|USER)\b(?=[^;]{0,160}\bSUPERUSER\b)[^;]{0,160}\bPASSWORD\s+'(?=[^'\n]{0,60}[A-Z])(?=[^'\n]{0,60}[a-z])(?=[^'\n]{0,60}\d)[A-Za-z\d+/=_-]{14,60}'/i

const MEETS_NETWORK =
  /\bzerotier-cli\s+join\s+[0-9a-f]{16}\b|\bnetbird\s+up\b(?:[^\n\\]|\\\n|\\){0,200}--setup-key[=\s]["']?[0-9A-F]{8}-[0-9A-F]{4}|\bcloudflared(?:\.exe)?\s+(?:service\s+install|tunnel\s[^\n]{0,40}\brun\b[^\n]{0,40}--token)\s+["']?ey[A-Za-z0-9_-]{20,}|\btwingate\b[^\n]{0,60}--(?:access|refresh)-token[=\s]ey/

export const CLOUD_PAIRS: readonly Pair[] = [
  {
    rule: 'order.asks_secret',
    what: 'A code for rights over an account of Microsoft comes from another host.',
    signs: [
      /\b(?:Mail|Files|Calendars|Directory|Sites)\.(?:Read|Send|ReadWrite)\w*(?:\.All)?\b|graph\.microsoft\.com\/\.default/,
      /\b(?:device_?code|user_?code)\b/i,
      /^(?![\s\S]*(?:\blogin\.microsoftonline\.com\b|\bmsal\b|PublicClientApplication))/,
    ],
    host: 'foreign',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'persistence.login_key',
    what: 'Anybody, without a log-in, gets all rights in a cluster.',
    signs: [ANYBODY, ALL_OF_CLUSTER, BINDS],
    host: 'none',
    severity: 'block',
    isProgram: true,
  },
  {
    rule: 'persistence.login_key',
    what: 'Anybody, without a log-in, gets all rights in a cluster.',
    signs: [ANYBODY, ALL_OF_CLUSTER, BINDS],
    host: 'none',
    severity: 'hold',
  },
  {
    rule: 'persistence.startup',
    what: 'Code in a setting runs with each log-in to a cluster, a cloud or a host.',
    signs: [LOGIN_PROGRAM, OF_LOGIN],
    host: 'none',
    severity: 'hold',
  },
  {
    rule: 'persistence.login_key',
    what: 'An account of somebody else may take a role with all rights.',
    signs: [OTHER_ACCOUNT, ASSUMES, ALL_OF_CLOUD],
    host: 'none',
    severity: 'hold',
  },
  {
    rule: 'persistence.login_key',
    what: 'A person whom the text names gets rights over a cloud.',
    signs: [GIVES_CLOUD, OWNER_OF_CLOUD],
    host: 'none',
    severity: 'hold',
  },
  {
    rule: 'order.harmful_act',
    what: 'Somebody whom the text names may change files of the user, and nobody is told.',
    signs: [WRITER, UNANNOUNCED],
    host: 'none',
    severity: 'hold',
  },
  {
    rule: 'persistence.login_key',
    what: 'A given key may log in to all hosts.',
    signs: [GIVEN_LOGIN_KEY, KEYS_OF_HOSTS],
    host: 'none',
    severity: 'block',
    isProgram: true,
  },
  {
    rule: 'persistence.login_key',
    what: 'All repositories of an account that the text names may act with the rights of the user.',
    signs: [TRUSTS_ACCOUNT],
    host: 'none',
    severity: 'hold',
  },
  {
    rule: 'command.disables_protection',
    what: 'Log-ins also return to another host, and are checked less.',
    signs: [ADDS_RETURN, WEAKENS_LOGIN],
    host: 'foreign',
    severity: 'hold',
  },
  {
    rule: 'command.disables_protection',
    what: 'Alerts of attacks reach nobody.',
    signs: [DROPS_ALERTS],
    host: 'none',
    severity: 'hold',
  },
  {
    rule: 'dependency.foreign_source',
    what: 'All packages come from another host from now on, and nothing checks the connection.',
    signs: [SETS_INDEX, UNCHECKED_INDEX],
    host: 'foreign',
    severity: 'hold',
  },
  {
    rule: 'order.asks_secret',
    what: 'A log-in that another host has begun is finished by the user with a code.',
    signs: [DEVICE_PAGE, USER_CODE, ASKS_OTHERS],
    host: 'foreign',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'data.credentials_sent',
    what: 'Mails about log-ins are forwarded and put out of sight.',
    signs: [FORWARDS_MAIL, HIDES_MAIL, MAIL_OF_LOGINS],
    host: 'none',
    severity: 'block',
    isProgram: true,
  },
  {
    rule: 'data.credentials_sent',
    what: 'Each row that is written also goes to another database.',
    signs: [SENDS_ROWS, FOR_EACH_ROW],
    host: 'foreign',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'persistence.login_key',
    what: 'An account with all rights and a random password that is known is made.',
    signs: [RANDOM_SUPERUSER],
    host: 'none',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'command.reverse_shell',
    what: 'The machine becomes part of a network whose key is given.',
    signs: [MEETS_NETWORK],
    host: 'none',
    severity: 'hold',
  },
]
