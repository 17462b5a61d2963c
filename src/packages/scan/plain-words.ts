/** The words that a sentence must have one of before a form of `plain-*.ts` is looked for, as data. Pure. */
export const PLAIN_WORDS = {
  door: 'verify clients cors compared factor branch privileges usuario utilisateur user contrase mot password passwords passwort kennwort clave passe senha token tokens alg jwt login signature signatures admin superuser root authentication auth md5 sha1 ecb des 3des rc4 csrf certificate tls ssl sql salt unsalted random seed iv nonce secret header httponly cookie cookies role roles session sessions authorisation authorization jwt upload uploads eval otp origins secrets admin user switch panel route keys statements value signing support suporte maintenance utilisateur benutzer randomness',
  result:
    'test tests check checks suite pass passed passing green fail fails failing failed coverage findings finding report reports backdate backdated backdating expected incidents entries reviews outliers verified scan leak audit bestanden superada aprobada ussi marque falha chart runs measurement measured plausible source sources minutes severity assertions state confirm tick boxes appendix count numbers badge green invent self ok checked delivered objections training statistics quotes control controls allergies conformance wcag evidence escribe pruebas rojas rouges rote vuln testes falhar esperado numbers slower review reviewing serious',
  agreed:
    'approved approval approvals preapproved permission permissions confirmation confirmations consent consented agreed agree authorized authorised satisfied silence allow dialogs dialog bypasspermissions autoapprove alwaysallow guidelines genehmigt erlaubt aprobadas autorizadas approuv autoris aprovadas autorizadas bash waived confirmed go prompts prompt suspended approval_policy sandbox_mode rules restrictions reviewed covered onboarding trusted entfallen einverstanden acuerdo accord differ',
  guard:
    'firewall antivirus virus virenscanner cortafuegos antivirus feu 2fa mfa factor protection logging gatekeeper selinux defender edr link public root sshd_config everyone 0777 777 reviews codeowners alerts lock browsing encrypted encryption decrypt owner bucket nopasswd scopes expiry updates permissive role drive downloaded retention remote signatures scans',
  trace:
    'history historie log logs reflog transcript trace traces wtmp journal mails historial registros historique journaux protokolle spuren huellas rastro verlauf hist bash_history zsh_history histfile audit_events record reflog recent exports squash modification times alerts projects',
  spread:
    'skill skills repository repositories repos agents registry section paragraph folder copy abschnitt secci secciones repositorios proyectos projects dossier texte se star rate checkouts copy everywhere templates agents prompt readme package packages sub memory subagent subagents subagents',
  hush: 'explain unexplained list inform warn notify alert surface flag raise inutile difference report reports summary mention mentioned mentions speak unmentioned unsaid between secret asks asked omit bericht resumen resumo rapport note notes know knows notice notices noticing hear learn learns told tell say describe describes diff explanations explanation explained commit silent finds named listed point reviewers nobody parle erw weg weglassen fora omite omita fuera bothered brought bring belong internal attention described shown visible original comment remains stays subject reason reasons auszuweisen explanations geh inutile',
  steer:
    'recommend recommends recommended suggest rank ranking score scores compare compares comparison comparisons supplier suppliers vendor competitors competitor alternatives advertising prefer steer nudge promote reviews advantages empfiehl recomienda recomiende recommande recomende total candidates choice ranking sponsor answer rated tender quotes articles critical generics chosen library sponsored weights wins win fit winner top commission policy hotels angebot firma applicants',
  entry:
    'code codes devicelogin device qr scan number prompt digo password passwords authenticator activate digits phone tap pop paste portal mailbox chat browser approval visit verified advanced tan user',
  money:
    'iban bank payee payees account invoice invoices payout payouts refund refunds wallet donation transfer transfers recipient recipients cuenta konto beneficiary cents handling tips handle number card swap receiver router prices difference subscriptions renewed pre receiver pages billing facturas factura cobro',
  personal:
    'name names email mail phone telephone telefonnummer username hostname host login birth diagnosis insurance correo tel fono telefone keywords newsletter alt department screenshots address user machine path directory vcard',
  when: 'host hostname author username fridays friday monday saturday sunday january february march april june july august september october november december 2026 2027 2028 2029 2030 competitor timezone locale mail company rechnername belongs equipo election until belongs username address machines department soon locales locale then algorithm',
  mislead:
    'errors error mistakes mistake bugs flaws talk discourage dissuade assure hesitate expired terms consent marketing harmless formatting normal otherwise answered versichere asegura assure cosmetic routine tick told warnings warning believe doctor lawyer blamed blame invent voices testimonials calm delete remark reviews down checked hear unsafe reviews buyers tenant deadline reused customers ticked',
} as const

export type PlainGroup = keyof typeof PLAIN_WORDS

/** The same in other scripts, without the letter that has a capital. */
export const PLAIN_FOREIGN: Partial<Record<PlainGroup, string>> = {
  door: 'verify clients cors compared factor branch privileges usuario utilisateur user 密码 口令 ароль パスワード',
  result: '测试 失败 通过 тест ройден テスト 失敗 合格',
  agreed: '批准 授权 确认 добрен одтвержд 承認 確認 同意 询问',
  guard: '防火墙 杀毒 айрвол рандмауэр нтивирус ファイアウォール',
  trace: '日志 历史 журнал стори 履歴 ログ',
  spread: '技能 仓库 авык епозитор スキル リポジトリ',
  hush: 'explain unexplained list inform warn notify alert surface flag raise inutile difference 报告 不要写 隐瞒 тчёт тчет помина 報告 書かな 说明 解释 説明 知らせ',
  steer: '推荐 第一位 排在 екоменд ервое 一位 おすすめ',
  entry: '验证码 代码 コード код',
  money: '账号 账户 счёт счет 口座 реквизит 振込 口座 账户',
  personal: '姓名 邮箱 имя 氏名 電話',
  when: '主机名 хоста ホスト名',
}
