/** Hosts that rules know, as data. A name stands for itself and the names below it. Pure. */
import { domainToASCII } from 'node:url'

const list = (text: string, more: readonly string[] = []): ReadonlySet<string> =>
  new Set([...text.trim().split(/\s+/), ...more])

/** Where packages come from, by name and top-level domain. */
const PACKAGE_SITES = [
  'npmjs org',
  'npmjs com',
  'pypi org',
  'pythonhosted org',
  'crates io',
  'golang org',
].map((site) => site.replace(' ', '.'))

/** They show each request to the person who made the address. */
export const CATCHERS = list(`
  webhook.site requestbin.com requestbin.net pipedream.net m.pipedream.net interact.sh oast.fun
  oast.pro oast.live oast.site oast.online oast.me oastify.com burpcollaborator.net
  requestcatcher.com hookbin.com beeceptor.com canarytokens.com requestrepo.com dnslog.cn ceye.io
  pingb.in postb.in mockbin.org typedwebhook.tools webhook-test.com webhookinbox.com hookdeck.com
  events.hookdeck.com webhook.cool webhooks.app request.bin
  eo.dnslog.cn bxss.me xss.ht public.requestbin.com smee.io
`)

/** One person's own place at a service that all use: only who made it reads what arrives. */
export const OWN_PLACES =
  /^hooks\.slack\.com\/services\/T[A-Z0-9]{6,}\/|^(?:\w+\.)?discord(?:app)?\.com\/api\/(?:v\d+\/)?webhooks\/\d{8,}|^api\.telegram\.org\/bot\d{6,}|^docs\.google\.com\/forms\/d\/e\/[\w-]{10,}|^script\.google\.com\/macros\/s\/[\w-]{10,}|^hooks\.zapier\.com\/hooks\/catch\/\d+|^hook\.(?:\w+\.)?(?:make|integromat)\.com\/\w{10,}|^(?:formspree\.io|getform\.io|formsubmit\.co|usebasin\.com|api\.web3forms\.com|submit-form\.com)\/\w{2,}|^ntfy\.sh\/[\w-]{3,}|^\w{2,40}\.webhook\.office\.com\/|^maker\.ifttt\.com\/trigger\/|^[\w-]{3,60}(?:-default-rtdb)?\.(?:\w+\.)?(?:firebaseio\.com|firebasedatabase\.app)|^api\.airtable\.com\/v0\/app\w{10,}/i

/** They show a text that its author can change at any time. */
export const PASTES = list(`
  pastebin.com glot.io rentry.co rentry.org ghostbin.com hastebin.com termbin.com dpaste.com dpaste.org
  paste.ee controlc.com justpaste.it privatebin.net privatebin.info telegra.ph textbin.net ideone.com
  0x0.st bashupload.com transfer.sh ix.io sprunge.us pastie.org paste.rs bpa.st paste.debian.net
  paste.mozilla.org pastes.dev snippet.host write.as notes.io paste.gg file.io temp.sh catbox.moe
  files.catbox.moe litter.catbox.moe gofile.io anonfiles.com mediafire.com mega.nz mega.io pixeldrain.com
  paste.sh pasted.co defuse.ca zerobin.net cl1p.net tmpfiles.org sendspace.com wetransfer.com
  gist.githubusercontent.com cdn.discordapp.com media.discordapp.net paste.c-net.org jsonkeeper.com
  jsonbin.io npoint.io heypasteit.com codepad.org pastecode.io krakenfiles.com workupload.com
`)

export const SHORTENERS = list(`
  bit.ly tinyurl.com t.co goo.gl is.gd v.gd ow.ly buff.ly rebrand.ly cutt.ly shorturl.at rb.gy tiny.cc
  t.ly s.id bl.ink lnkd.in soo.gd clck.ru u.to qps.ru kutt.it tinyurl.is shorte.st adf.ly grabify.link
  iplogger.org 2no.co bitly.com dub.sh urlz.fr shrtco.de ulvis.net git.io
`)

/** They lead to a machine whose owner no name tells. */
export const TUNNELS = list(`
  ngrok.io ngrok.app ngrok-free.app ngrok.dev ngrok-free.dev trycloudflare.com bore.pub localtunnel.me loca.lt
  serveo.net localhost.run lhr.life lhr.pro pagekite.me tunnelmole.net telebit.cloud playit.gg
  zrok.io srv.us pinggy.io pinggy.link pinggy-free.link tunnelto.dev devtunnels.ms localxpose.io loclx.io
  expose.dev sharedwithexpose.com duckdns.org ddns.net no-ip.org no-ip.com hopto.org zapto.org
  dynu.net onion.to onion.ws onion
`)

/** Sites that every person can have for free, without a name. */
export const FREE_HOSTING = list(`
  vercel.app netlify.app pages.dev workers.dev github.io gitlab.io onrender.com herokuapp.com
  web.app firebaseapp.com glitch.me replit.app repl.co replit.dev surge.sh fly.dev railway.app up.railway.app deno.dev
  000webhostapp.com weebly.com wixsite.com blogspot.com wordpress.com neocities.org
  cyclic.app koyeb.app azurewebsites.net r2.dev lovable.app bolt.host framer.website
  webflow.io carrd.co notion.site sites.google.com setup.dev rf.gd infinityfreeapp.com infinityfree.me atwebpages.com
  awardspace.com tiiny.site codesandbox.io stackblitz.io csb.app myfreesites.net ucoz.com jimdosite.com
  godaddysites.com square.site strikingly.com yolasite.com vercel.sh now.sh bitbucket.io
  base44.app manus.space hf.space streamlit.app gitbook.io pythonanywhere.com byethost.com host.zip
`)

/** Names that only documentation uses: no person can get a host under them. */
export const RESERVED_TOPS = list(
  'example test invalid localhost localdomain local internal lan home corp intranet arpa consul svc',
)

/** Endings that cost next to nothing, and lead the lists of abuse. */
export const CHEAP_TOPS = list(`
  xyz top click lol space site online live store fun icu cyou buzz rest gq tk ml cf ga pw ws monster quest sbs cfd
  bond zip mov win loan men party download racing date faith science cricket accountant trade bid webcam
  website press host shop club pics beauty hair skin mom lat uno vip
`)

/** As the last label but one: whole names that stand for an attacker or for the reader's own. */
export const PLACEHOLDER_NAMES = list(
  `
  example evil attacker malicious malware hacker victim badguy bad evilsite evil-site evilserver evil-server
  attacker-server attackerserver attacker-site attackersite attacker-controlled attacker-domain malicious-site
  malicioussite malicious-server evil-domain evildomain bad-site badsite bad-domain untrusted untrusted-site
  c2server c2-server your-domain yourdomain mydomain my-domain domain yoursite your-site mysite my-site
  yourserver your-server myserver my-server your-company yourcompany mycompany my-company yourapp your-app
  myapp my-app placeholder somesite some-site some-domain somedomain someserver some-server some-url
  your-host yourhost myhost my-host host hostname server url site website company yourorg your-org your-api
  yourapi foo bar baz foobar contoso fabrikam phishing phishing-site suspicious suspicious-site exfil
  exfiltrate-server evil-corp evilcorp evil-cdn xyz-malware not-a-real-domain fake fakesite example-evil
  sketchy-site sketchy random-site randomsite unknown-site whatever legit-looking-site target target-site mycorp my-corp somewhere-else
`,
  '你的域名 您的域名 你的网站 您的网站 你的服务器 您的服务器 域名 示例 あなたのドメイン ドメイン 例え 도메인 예시 ваш-домен ваш-сайт ваш-сервер домен пример'
    .split(' ')
    .map((name) => domainToASCII(name)),
)

/** Without hyphens: words in braces in whose place a reader puts something of their own. */
export const FILLED_IN = list(`
  host hostname domain domainname subdomain name user username owner org organization company customer client
  account tenant team workspace project projectid projectname projectref app appname appid site sitename store shop
  shopname server servername service region zone cluster instance env environment stage branch bucket repo worker
  slug handle id uuid key token url baseurl port version locale lang country
`)

/** Installers of known vendors: a fact that is shown, not a finding. With a path: what begins so. */
export const INSTALLERS = list(
  `
  sh.rustup.rs static.rust-lang.org astral.sh bun.sh bun.com deno.land deno.com fnm.vercel.app get.pnpm.io
  get.docker.com get.helm.sh ollama.com ollama.ai claude.ai claude.com cli.github.com get.k3s.io k3s.io
  install.python-poetry.org install.duckdb.org duckdb.org nodejs.org deb.nodesource.com rpm.nodesource.com
  dl.yarnpkg.com yarnpkg.com brew.sh sdk.cloud.google.com dl.google.com dl.k8s.io get.sdkman.io
  get.volta.sh volta.sh mise.run mise.jdx.dev starship.rs go.dev
  get.pulumi.com fly.io sh.fly.io cli.doppler.com cli.vercel.com vercel.com install.meteor.com
  get.jetify.com get.jetpack.io nixos.org install.determinate.systems cursor.com cursor.sh openclaw.ai clawd.bot docs.openclaw.ai
  molt.bot get.modal.com modal.com supabase.com railway.com railway.app cli.inference.sh inference.sh opencode.ai ampcode.com
  factory.ai app.factory.ai goose.dev zed.dev warp.dev tailscale.com pkgs.tailscale.com
  cloudflare.com developers.cloudflare.com pkg.cloudflare.com stripe.com packages.stripe.dev aws.amazon.com
  awscli.amazonaws.com get.scoop.sh scoop.sh chocolatey.org community.chocolatey.org get.activated.win
  bootstrap.pypa.io micro.mamba.pm repo.anaconda.com repo.continuum.io conda.anaconda.org pixi.sh prefix.dev
  foundry.paradigm.xyz release.solana.com release.anza.xyz sh.solana.com install.solana.com
  sui.io docs.sui.io install.cairo-lang.org dojoengine.org get.starkli.sh up.dfinity.org aptos.dev
  cli.cloudsmith.io get.trunk.io trunk.io semgrep.dev get.grit.io app.codecov.io uploader.codecov.io
  coderabbit.ai cli.coderabbit.ai sentry.io cli.sentry.dev install.sentry.dev get.snyk.io static.snyk.io snyk.io
  tinybird.co install.tinybird.co turso.tech get.tur.so render.com cli.render.com
  get.okteto.com get.acme.sh getcomposer.org getgrav.org get.rvm.io get.haskellup.org get-ghcup.haskell.org
  get.haskellstack.org install.julialang.org julialang.org elixir-lang.org sh.atlasgo.io atlasgo.sh atlasgo.com
  get.glow.sh get.gh.io get.nextflow.io start.spring.io dagger.io dl.dagger.io get.dagger.io earthly.dev
  raw.githubusercontent.com/homebrew raw.githubusercontent.com/nvm-sh raw.githubusercontent.com/ohmyzsh
  raw.githubusercontent.com/helm raw.githubusercontent.com/rancher raw.githubusercontent.com/k3d-io
  raw.githubusercontent.com/anthropics raw.githubusercontent.com/openai raw.githubusercontent.com/google
  raw.githubusercontent.com/microsoft raw.githubusercontent.com/aws raw.githubusercontent.com/docker
  raw.githubusercontent.com/kubernetes raw.githubusercontent.com/golangci raw.githubusercontent.com/aquasecurity
  raw.githubusercontent.com/anchore raw.githubusercontent.com/pyenv raw.githubusercontent.com/rbenv
  raw.githubusercontent.com/dotnet raw.githubusercontent.com/cloudflare raw.githubusercontent.com/vercel
  raw.githubusercontent.com/github raw.githubusercontent.com/cli raw.githubusercontent.com/hashicorp
  raw.githubusercontent.com/istio raw.githubusercontent.com/terraform-linters raw.githubusercontent.com/junegunn
  raw.githubusercontent.com/sourcegraph raw.githubusercontent.com/gitleaks raw.githubusercontent.com/trufflesecurity
  raw.githubusercontent.com/kubernetes-sigs raw.githubusercontent.com/moby raw.githubusercontent.com/argoproj
  raw.githubusercontent.com/fluxcd raw.githubusercontent.com/siderolabs raw.githubusercontent.com/block
  raw.githubusercontent.com/supabase raw.githubusercontent.com/openclaw raw.githubusercontent.com/tj
  raw.githubusercontent.com/asdf-vm raw.githubusercontent.com/creationix raw.githubusercontent.com/wg
  raw.githubusercontent.com/ajeetdsouza raw.githubusercontent.com/jesseduffield raw.githubusercontent.com/rust-lang
  raw.githubusercontent.com/cargo-bins raw.githubusercontent.com/gohugoio raw.githubusercontent.com/pulumi
  raw.githubusercontent.com/tilt-dev raw.githubusercontent.com/bats-core raw.githubusercontent.com/open-policy-agent
  raw.githubusercontent.com/foundry-rs raw.githubusercontent.com/leanprover raw.githubusercontent.com/databricks
  github.com/docker github.com/kubernetes github.com/kubernetes-sigs github.com/helm github.com/cli github.com/aquasecurity
  github.com/openai github.com/anthropics github.com/google github.com/microsoft github.com/astral-sh
  github.com/mikefarah github.com/bazelbuild github.com/hashicorp github.com/grafana github.com/prometheus
  github.com/argoproj github.com/cloudflare github.com/hadolint github.com/mozilla github.com/getsops
  github.com/conda-forge github.com/yt-dlp github.com/openclaw github.com/steipete github.com/jgm github.com/bufbuild
  download.docker.com apt.releases.hashicorp.com releases.hashicorp.com packages.microsoft.com aka.ms packages.cloud.google.com
  download.pytorch.org storage.googleapis.com/kubernetes-release storage.googleapis.com/minikube
  s3.amazonaws.com/session-manager-downloads s3.amazonaws.com/aws-cli dist.ipfs.tech databricks.com packages.confluent.io
  install.datadoghq.com s3.amazonaws.com/dd-agent download.newrelic.com get.netdata.cloud my-netdata.io artifacts.elastic.co
  packages.grafana.com apt.grafana.com repos.influxdata.com sh.vector.dev packages.fluentbit.io dl.signalfx.com downloads.dynatrace.com setup.instana.io
  get.opentofu.org opentofu.org get.temporal.io temporal.download downloads.1password.com cache.agilebits.com
  binaries.sonarsource.com ngrok-agent.s3.amazonaws.com bin.equinox.io dl.min.io dot.net dotnet.microsoft.com
  get.nextflow.io fluxcd.io run.linkerd.io istio.io get.cilium.io neon.tech neon.com code-server.dev get.chezmoi.io chezmoi.io
  setup.atuin.sh moonrepo.dev wasmtime.dev get.wasmer.io install.surrealdb.com binaries.cockroachdb.com clickhouse.com
  install.meilisearch.com dl.typesense.org goteleport.com cdn.teleport.dev pkgs.netbird.io install.zerotier.com dl.k6.io
  sh.jbang.dev crystal-lang.org opam.ocaml.org nim-lang.org download.swift.org get.maestro.mobile.dev quarto.org cdn.posit.co
  cli.runpod.net lambdalabs.com lambda.ai huggingface.co hf.co lmstudio.ai aider.chat clis.cloud.ibm.com mirror.openshift.com
  get.rke2.io releases.rancher.com get.k0s.sh talos.dev artifacts-cli.infisical.com scala-cli.virtuslab.org
  cdn.jsdelivr.net unpkg.com get.nexte.st dotenvx.sh boxstarter.org playwright.dev cypress.io download.cypress.io get.replicate.com elevenlabs.io x.ai antigravity.google
  get.symfony.com install.pi-hole.net get.casaos.io cdn.coollabs.io dokku.com packaging.dokku.com encore.dev install.citusdata.com
  get.geldata.com get.edgedb.com get.jfrog.io install-cli.jfrog.io download.daytona.io get.gptscript.ai cli.kiro.dev
  dlcdn.apache.org get.wasp.sh getcroc.schollz.com get.konghq.com getmic.ro
`,
  PACKAGE_SITES,
)

/** Words of platforms that invented tools carry in their names, and where the real ones live. */
export const BRANDS =
  /open-?claw|clawd|claw-?hub|molt-?bot|molt-?book|claude|anthropic|codex|open-?ai|chatgpt|gemini|copilot|cursor|windsurf/i

export const BRAND_HOSTS = list(
  `
  openclaw.ai clawhub.ai clawhub.com clawd.bot molt.bot moltbook.com claude.ai claude.com anthropic.com openai.com
  chatgpt.com cursor.com cursor.sh windsurf.com codeium.com google.com google.dev github.com/openclaw
  github.com/anthropics github.com/openai github.com/google-gemini github.com/modelcontextprotocol
  github.com/github github.com/steipete modelcontextprotocol.io brew.sh formulae.brew.sh
  marketplace.visualstudio.com microsoft.com apple.com apps.apple.com play.google.com chromewebstore.google.com
  chrome.google.com hub.docker.com ghcr.io agentskills.io skills.sh
`,
  PACKAGE_SITES,
)

/** Interfaces of well-known services: to send to them is what a skill for them does. */
export const SERVICE =
  /(?:^|\.)(?:openai|anthropic|googleapis|google|github|gitlab|microsoft|azure|amazonaws|cloudflare|heroku|stripe|notion|linear|slack|sentry|atlassian|huggingface|mistral|groq|deepgram|elevenlabs|assemblyai|openrouter|binance|coinbase|kraken|solana|telegram|discord|discordapp)\.(?:com|org|io|co|ai|dev|app)$/
