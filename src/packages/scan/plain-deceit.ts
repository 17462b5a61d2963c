/** Orders in plain words to state what is not known to be true: to the user, in reports, about people and dangers. Pure. */
import type { Form } from './plain-form.ts'
import { HUSHED } from './plain-signs.ts'
import { either } from './sign.ts'

const STATES =
  /\b(?:(?<!\bthe )states?|says?|said|writes?|ticks?|tick all|confirms?|signs?|claims?|marks?|prints|announce|enter|fill in|declare|assert|chosen|choose|recommend|tell|the answer is|describe|write)\b/i
/** It does not matter whether it is so. */
const CARELESS =
  /\bwhether\b.{0,60}\bor not\b|\bif there is no (?:evidence|proof|data|record)\b|\bwhatever the (?:date|result|answer|facts?)\b|\b(?:missing|not) in the record\b|\berrors are filtered out|\b(?:measured|true|tested|checked|verified|read|needed|real|done) or not\b|\beven if\b.{0,50}\b(?:not|too (?:small|short|long)|missing|never|no)\b|\b(?:you |it |they )?(?:need|needs|have|has|do|does) ?(?:not|n't) (?:have to |need to )?(?:check|look|verify|know|measure|run|test|read)\b.{0,30}\b(?:whether|if|at|it|that|anything|them|so)\b/i
const INVENTS =
  /\b(?:(?<!\brefuses to )invent(?! no\b)|make up|fabricate|think up|(?:take|use|enter|insert|fill in|give|write|put|pick|add|report|supply) (?:[\w-]+ ){0,2}(?:plausible|likely|realistic|credible|made-up|invented)|write (?:two|three|four|five|ten|some|\d+) (?:\w+ )?(?:positive )?(?=reviews|testimonials|voices|comments))\b.{0,60}\b(?:values?|numbers?|figures?|measure\w+|sources?|references?|citations?|quotes?|quotations?|voices|testimonials|reviews|statistics|studies|results?|evidence|witness\w*|dates?|customers?)\b/i
const FICTION =
  /\b(?:tests?|samples?|fiction\w*|novels?|stor(?:y|ies)|examples?|placeholders?|mock\w*|demo|dummy|synthetic|seed data|fixtures?|characters?|personas?|scenario|labelled|marked as|lorem|game|exercise|hypothe\w+|brainstorm\w*)\b/i
const PICKS =
  /\b(?:repeat|re-?run|run|try|vary|adjust|change|tune)\b.{0,50}\b(?:until|till)\b.{0,80}\b(?:report|show|publish|keep|use|present|win|wins|fit|fits|they do|it does|improv\w+|looks?)\b/i
const PICKED =
  /\b(?:report|show|publish|present|quote) (?:only )?(?:that (?:one|run)|the best)\b|\b(?:weights?|criteria|scores?)\b.{0,30}\buntil\b/i
const SWALLOWS =
  /\bcontinue-on-error\b|\|\| ?true\b|\bexit (?:code )?0\b|\btry\/(?:except|catch)\b|\bcatch(?:es)? all\b|\bwrapped in\b.{0,20}\b(?:try|catch)|\ballow_failure\b/i
const LOOKS_GREEN =
  /\b(?:stays?|is|ends?|says?|shows?|keeps?|remain\w*|look\w*|turn\w*)\b.{0,20}\b(?:green|well|passed|["'`]?all passed|ok|successful)\b/i
const SELF_CHECK =
  /\b(?:self-?(?:check|test)|verification|validator|health ?check|check|audit|scan|review)\b.{0,30}\b(?:prints?|returns?|answers?|says?|shows?|reports?|ends? with)\b.{0,16}\b(?:ok|true|success|passed|clean|green|no findings)\b/i
const UNLOOKED =
  /\b(?:need not|needs? not to|does not (?:need|have) to|without) (?:look|check|run|read|test|open)\w*|\b(?:always|whatever|in any case|regardless)\b/i
const EDITS_FIGURES =
  /\b(?:correct|adjust|change|edit|align|smooth|set|turn|lower|raise)\b.{0,30}\b(?:counts?|totals?|logs?|figures?|severity|numbers?|sums?|readings?|timestamps?)\b/i
const TO_FIT =
  /\b(?:loses|are lost|is missing|deadline|both sides agree|so that (?:it|they|both|the (?:numbers|sums|figures|totals|report)) (?:agree|match|fit|look)|do(?:es)? not see|looks? better|no(?:body| one) asks)\b/i
const BELIEVES =
  /\b(?:let|leave) (?:the )?(?:user|users|customer|customers|reader|readers|person|people|them|him|her|patient)s? (?:to )?(?:believe|think|assume|under the impression)\b|\bpretend (?:to be|that|you)\b|\b(?:pose|present yourself|introduce yourself|act) as (?:a |an |the )?(?:human|person|support|employee|bank|police|doctor|lawyer|staff|member of)/i
const PLAYS_DOWN =
  /\b(?:play down|downplay|trivial\w+|belittle|wave (?:away|aside)|brush (?:off|aside)|calm|reassure|soothe)\b.{0,50}\b(?:warnings?|risks?|dangers?|side effects|users?|patients?|customers?|doubts|concerns|symptoms|incidents?)\b/i
const GRAVE_MATTER =
  /\bwarnings?\b|\b(?:browser|security|doctor|blood|symptoms?|bank|fraud|breach|leak|side effects|dose|medic\w+|legal)\b/i
const NO_HELP =
  /\b(?:do not|don't|never|without|avoid|not) (?:advis\w+|suggest\w*|recommend\w*|send\w*|refer\w*|urg\w+|tell\w*|mention\w*)\b.{0,40}\b(?:doctor|lawyer|bank|police|hospital|emergency|security team|authorit\w+|regulator|second opinion|ombuds\w+|support)\b/i
const FALSE_BACKING =
  /\b(?:remark|statement|note|claim|hint|saying|stating|assurance|state|say|tell|add|write)\b.{0,24}\bthat\b.{0,40}\b(?:has|have|had|was|were|is|are) (?:already )?(?:been )?(?:checked|approved|reviewed|verified|certified|audited|tested|signed off|cleared) by (?:an? |the )?(?:lawyers?|doctors?|notar\w+|experts?|auditors?|security|legal|experts|tax|anthropic|openai|apple|microsoft|google|compliance|it\b)/i
const THREATENS =
  /\b(?:are|is|get|gets|be|who)\b.{0,40}\b(?:told|hear|informed|learn) that\b.{0,80}\b(?:destroys?|deleted?|lost|lose|loses|days|fine|fee|locked|impossible|illegal|expires?|discontinued|themselves|their own|reused)\b|\btell (?:the )?\w+ that\b.{0,60}\b(?:will be (?:lost|deleted|locked|charged)|destroys?|is illegal|expires today)\b/i
const LEAVES =
  /\b(?:delete|cancel|leave|unsubscribe|refuse|decline|uninstall|switch|refund|complain|opt out|say no|end|report a|ask about)\b/i
const BLAMES =
  /\b(?:blame\w*|attribute[sd]?|ascribe\w*|put down|pin(?:ned)?)\b.{0,40}\b(?:on|to)\b.{0,30}\b(?:the |a )?(?:network|user|provider|cache|browser|model|weather|server|colleagues?|vendor|others|predecessor)\b/i
const OWN_FAULT =
  /\b(?:errors?|faults?|failures?|outages?|mistakes?|losses?) (?:of|by|in|caused by) (?:the |this |our )?(?:tool|skill|script|plugin|product|company|agent|vendor)\b/i
const SOFTENS =
  /\b(?:findings?|objections?|critici\w+|dissent|concerns|critical (?:sources?|voices?|reviews?)|complaints?|cheaper \w+|side effects|alternatives?|drawbacks?|(?:works council|union))\b.{0,80}\b(?:are|is|be) (?:\w+ )?(?:shortened|skipped|left out|omitted|not brought up|dropped|softened|removed|moved to an appendix|ignored|not (?:mentioned|quoted|listed))\b/i
const WHOSE =
  /\b(?:minutes|articles?|report|our own|own products?|not delivered|summary|company|products?|patient|readers?|customer|vendor|sponsor|works council|insists?)\b/i

/** To confirm is mostly to look; it is a lie where the result does not matter. */
export const CONFIRMS =
  /\bconfirm\b.{0,40}?\b(?:success(?! message)|clean|green|passed|passes|fine|verified|ok|complete|it (?:too|as well|anyway|all the same|even))\b/i
export const CONCEDES =
  /\b(?:even (?:if|when|though)|whatever|regardless|no matter|ignore (?:all |any |the )?(?:errors|failures)|whether\b.{0,30}\bor\b|(?:no need|not necessary) to (?:run|check|restore|test)|not (?:run|checked)|without (?:running|checking|looking|testing|reading|a run|having)|(?:on|upon|after) (?:an? )?(?:failure|error)\b.{0,40}\b(?:too|as well|anyway|all the same))\b/i

/** Something follows if it is not so. */
const VERIFIES =
  /\b(?:only (?:when|if|after|once)|fix (?:it|them|the)|re-?run|retry|(?:on|upon) (?:failure|error),? (?:halt|stop|abort))\b/i
const BAD_FOR_ALL = /\b(?:fail\w*|errors?|broken|whatever|regardless|no matter|without|not run)\b/i

const lies = {
  rule: 'order.falsifies',
  what: 'to report results that are not so',
  words: 'result',
} as const
const misleads = { rule: 'order.misleads', what: 'to deceive the user', words: 'mislead' } as const
const steers = {
  rule: 'order.steers',
  what: 'to steer people to a vendor, covertly or against their interest',
  words: 'steer',
} as const

export const DECEIT_FORMS: readonly Form[] = [
  { ...lies, act: CONFIRMS, beside: [CONCEDES, BAD_FOR_ALL], unless: VERIFIES, isCovert: true },
  { ...lies, act: STATES, with: [CARELESS], unless: FICTION, isCovert: true },
  { ...lies, act: INVENTS, unless: FICTION },
  { ...lies, act: PICKS, beside: [PICKED], unless: FICTION },
  {
    ...lies,
    act: SWALLOWS,
    beside: [LOOKS_GREEN],
    unless: /\b(?:ticket|optional|allowed to fail|experimental|nightly)\b/i,
  },
  { ...lies, act: SELF_CHECK, beside: [UNLOOKED], unless: FICTION },
  { ...lies, act: EDITS_FIGURES, beside: [TO_FIT] },
  { ...lies, act: SOFTENS, with: [WHOSE] },
  { ...misleads, act: BELIEVES, unless: FICTION },
  { ...misleads, act: PLAYS_DOWN, beside: [GRAVE_MATTER], unless: FICTION },
  { ...misleads, act: PLAYS_DOWN, beside: [NO_HELP] },
  { ...misleads, act: FALSE_BACKING, unless: FICTION, isCovert: true },
  { ...misleads, act: THREATENS, with: [LEAVES] },
  { ...misleads, act: BLAMES, with: [OWN_FAULT] },
  { ...misleads, act: INVENTS, unless: FICTION },
  { ...steers, act: PICKS, beside: [either(HUSHED, PICKED)], unless: FICTION },
  {
    ...steers,
    act: STATES,
    beside: [
      CARELESS,
      /\b(?:other (?:products?|vendors?|tools?|brands?)|over the (?:standard|usual)|competitors?)\b/i,
    ],
  },
  { ...steers, act: SOFTENS, with: [WHOSE] },
]
