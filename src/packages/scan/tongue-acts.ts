/**
 * What is ordered in other languages than English, as data: verbs in the forms of an order, and what they are about. One
 * line for each language. Pure.
 */
import { tongue } from './tongue.ts'

/** What is fetched from an address. */
export const FETCHES = tongue(
  [
    String.raw`(?:indir(?!m[ea])|getir(?!m[ea])|oku(?!m[ae])|yükle(?!m[ea])|çek(?!m[ea])|sorgula(?!ma)|ziyaret et|eriş(?!m[ea]))…|al(?:ın|ınız|ıp|ınır|arak)|(?:adres|bağlantı|sunucu|site|şura|burada|kaynak|depo|sayfa)…~(?:al|aç)|aç(?:ın|ınız|ıp|ılır)`,
    String.raw`(?:pobierz|pobiera|pobra|ściąg|wczyt|odczyt|czyta|przeczyt|otwórz|otwier|załad|odwiedź|odwiedz|sprawdź|sprawdza|pozysk)…`,
    String.raw`(?:загруж|загруз|скача|скачив|получ|чита|прочит|прочт|откро|открыв|запраш|запрос|забира|забер|бери|возьм|извлек|обрат|подтян|подгру)…`,
    String.raw`(?:baix|busqu|busc|leia|leiam|obtenh|obter|recuper|acess|carregu|carreg|consult|abra|pegu)…|ler`,
    String.raw`(?:récupér|télécharg|charg|consult|lire|lis|lisez|ouvr|obten|obtien|interrog|rapatri|visit|accéd|cherch)…|va chercher`,
    String.raw`(?:descárg|obtén|obtién|recupér|cárg|consúlt|lée|léa|ábr|tráe|bája|visít|accéd)…`,
    String.raw`(?:scaric|recuper|caric|consult|legg|apri|ottien|otteng|prelev|prend|visit|acced)…`,
    String.raw`(?:lade|lädt|laden|hole|hol|holen|lies|lesen|lese|rufe|ruf|abrufen|abholen|herunterladen|öffne|öffnen|beziehe|beziehen|besuche|nachladen)`,
    String.raw`(?:haal|ophalen|download|downloaden|lees|lezen|open|openen|raadpleeg|laad|laden|bezoek|binnenhalen|opvragen)`,
  ],
  [
    '가져(?:오(?!지)|와|옵|온)|내려 ?받|다운로드|받아 ?(?:오|와|서|옵)|읽(?:고|어|으|습|은)|불러(?:오|와|옵)|조회하|열(?:고|어|람)|확인하고',
    '(?:取得|入手|受信|ダウンロード|フェッチ|アクセス)(?:し(?!な)|する)|取り込|読み|読ん|読む|受け取|取って|参照し|開い|開き|開く|取りに',
    '拉取|获取|下载|读取|阅读|抓取|访问|打开|取得|查看|载入|加载|取回|读一遍|调取',
  ],
)

/** What is then followed. */
export const FOLLOWS = tongue(
  [
    String.raw`(?:uygula(?!ma)|çalıştır(?!ma)|yerine getir(?!m[ea])|takip et(?!m[ea])|yürüt(?!m[ea])|gerçekleştir(?!m[ea])|itaat et|icra et)…|yap(?:ın|ınız|ılır|arsın)?|uy(?:un|unuz|ulur|gun davran)?|izle(?:yin|yiniz|nir)?`,
    String.raw`(?:wykonaj|wykonuj|wykonać|wykonywać|zastosuj|stosuj|stosować|postępuj|uruchom|uruchamiaj|przestrzegaj|realizuj|zrealizuj|usłuchaj|słuchaj|spełnij|spełniaj)…|rób|zrób|kieruj się`,
    String.raw`(?:следуй|следовать|выполн|исполн|делай|делать|сделай|применя|примени|соблюда|запуска|запусти|действуй|подчин|повину|слушай)…`,
    String.raw`(?:sig(?:a|am)|sega|cumpr|execute-|obede|apliqu|realiz|rod[ea]|obedeç)…|faça|façam|execute (?:os|o que|tudo|suas|seus|as (?:suas|instru|ordens)|imediat|de imediato|cada|sem|qualquer)…|seguir|executar|aplicar`,
    String.raw`(?:suiv|appliqu|exécut|obéi|respect|effectu|conform|lanc(?:er|ez)|réalis|accompl)…|suis|faire|fais|faites|mettre en œuvre|s'y tenir`,
    String.raw`(?:síg(?:a|an|ue)|aplí(?:c|qu)|ejecú|cúmpl|obedé|realí|acát)…|seguir|haz|haga|hazlo|lleva a cabo|sigue`,
    String.raw`(?:segui|seguire|applic|esegu|obbed|rispett|realizz|attua|svolg)…|fai|fa'|fare|metti in pratica|attieniti`,
    String.raw`(?:befolg|ausführ|umsetz|ausgeführt|umgesetzt|befolgt|gehorch)…|(?:folge|setze?|führe?)~(?:um|aus|ihm|ihnen|ihr|anweisung|vorgab|schritt)…|(?:tu|tue|tun|mache?|handle)~(?:dort|darin|steht|danach|stehen|verlangt)|arbeite?~ab|abarbeiten|folge|halte dich`,
    String.raw`(?:volg|opvolg|uitvoer|uitgevoerd|gehoorzaam|pas)…~(?:op|ze|uit|toe|instructie|aanwijzing|opdracht|stap)…|voer~uit|(?:doe|doen)~(?:staat|wat|alles)|volg|gehoorzaam|gehoorzamen|doorloop|doorlopen|handel|uitvoeren|opvolgen|naleven`,
  ],
  [
    '따르(?!지)|따라(?!서)|따릅|실행(?!하지|되지)|수행(?!하지)|이행(?!하지)|그대로 ?(?:하|해|합)|적용(?!하지)|복종',
    '従(?:っ|い|う|え|わなければ)|(?:実行|実施|適用|遂行|履行)(?:し(?!な)|する|せよ)|守(?:っ|り|る)|(?:とお|通)りに(?:行|し|や|動)|こなし',
    '照做|执行|遵循|遵照|遵守|服从|照办|按(?:其|该|此|照|上述|里面|上面)|依照|照着|履行|落实|听从',
  ],
)

/** What is fetched in order to be followed. */
export const TOLD_STEPS = tongue(
  [
    String.raw`(?:talimat|yönerge|komut|emir|emr)…|(?:instrukcj|polece|wskazów|rozkaz|wytyczn)…|(?:указани|инструкц|команд|распоряжени|приказ)…|(?:instruç|instruções|orden|comand|indicaç|diretriz)…|(?:consigne|directive|ordre)…|instructions (?:de|sur|depuis|à|qui|du)|(?:instrucci|indicaci|órden|directriz|directric)…|(?:istruzion|indicazion|ordin|direttiv)…|(?:anweisung|vorgabe|befehl|weisung)…|(?:aanwijzing|instructie|bevel|richtlijn)…`,
  ],
  ['지침|지시|명령', '指示|命令|指令', '指令|指示|命令'],
)

/** What leaves the machine. */
export const SENDS = tongue(
  [
    String.raw`(?:gönder(?!m[ea])|yükle(?!m[ea])|ilet(?!m[ea])|aktar(?!ma)|kopyala(?!ma)|paylaş(?!ma)|postala(?!ma)|yolla(?!ma)|ekle(?!m[ea])|aktarıl)…`,
    String.raw`(?:wyślij|wysyłaj|wysłać|wysyłać|prześlij|przesyłaj|przesłać|przekaż|przekazuj|skopiuj|kopiuj|załącz|dołącz|dołączaj|opublikuj|udostępnij|wgraj|wrzuć|wrzucaj)…`,
    String.raw`(?:отправ|отошли|отсыла|перешли|пересыл|переда|выгруз|выгруж|загруз|загруж|прикреп|скопир|копир|вылож|опублик|слей|слива|шли)…`,
    String.raw`(?:envi|envie|mand|encaminh|carregu|anex|transmit|transmita|public|publiqu|compartilh|copi|suba|subir|despach|repass)…`,
    String.raw`(?:envo|envoy|transm|téléver|publi|joign|join|copi|dépos|expédi|post|achemin|export|partag)…`,
    String.raw`(?:enví|mánd|súbe|súba|subi|reenví|adjúnt|transmít|publí|cópi|remít|compárt|cárga|vuélc)…`,
    String.raw`(?:invi|inoltr|caric|alleg|trasm|trasmett|pubblic|copi|sped|condivid|spedisc)…`,
    String.raw`(?:sende|schick|übermitt|übertrag|kopier|poste|hochlad|weiterleit|versende|versand|hochgeladen|gesendet|geschickt)…|(?:lade|leite|hänge)~(?:hoch|weiter|an)|(?:sende|schicke|lade)n?`,
    String.raw`(?:stuur|verstuur|verzend|zend|upload|doorstur|kopieer|deel|plaats|mail|opstur|versturen|sturen|verzonden)…`,
  ],
  [
    '보내(?!지)|보냅|보낸|(?:전송|업로드|전달|제출|첨부|복사|게시)(?!하지|되지)|올리(?:고|십|세|며|라)|올립|올려|넘기(?:고|십|세)|넘겨',
    '送(?:っ|り|る|れ)|(?:送信|送付|転送|アップロード|投稿|添付|提出|コピー|アップ)(?:し(?!な)|する|せよ)|渡し(?!な)|上げて',
    '发送|发到|发给|发往|传上去|上传|传到|传给|传送|提交|转发|寄到|推送|上报|附上|附加|同步到|回传|传出|外发|传至|发至',
  ],
)

/** What is confidential, or lies on the machine. */
export const OWN_DATA = tongue(
  [
    String.raw`(?:konuşma|sohbet|yazışma|mesaj|görüşme|dosya|parola|şifre|anahtar|belirteç|jeton|kimlik bilgi|ortam değişken|gizli|geçmiş|kayıt|kaydı|rehber|pano|kaynak kod)…`,
    String.raw`(?:rozmow|rozmów|wiadomoś|dialog|czat|plik|hasł|haseł|klucz|token|sekret|poświadcze|zmienn|histori|schow|kontakt|kod źródł|dane|danych)…`,
    String.raw`(?:диалог|переписк|разговор|бесед|сообщени|файл|парол|ключ|токен|секрет|учётн|учетн|переменн|истори|буфер|контакт|исходн|чат)…`,
    String.raw`(?:convers|mensag|diálog|arquiv|ficheir|senh|chave|token|segred|credenc|variáve|históric|contat|código-font|código font|bate-papo)…`,
    String.raw`(?:conversation|messag|dialogu|échange|fichier|mots? de passe|clé|clef|jeton|secret|identifiant|variable|histori|contact|code source|discussion)…`,
    String.raw`(?:convers|mensaj|diálog|archiv|contraseñ|clave|llave|token|secret|credencial|variable|histori|contact|código fuente|charla)…`,
    String.raw`(?:convers|messagg|dialog|file|password|chiav|token|segret|credenz|variabil|cronolog|contatt|codice sorgente|chat)…`,
    String.raw`(?:gespräch|unterhaltung|nachricht|dialog|datei|passw|kennw|schlüssel|token|geheim|zugangs|umgebungs|verlauf|kontakt|quelltext|chat)…`,
    String.raw`(?:gesprek|gespreks|bericht|dialoog|bestand|wachtwoord|sleutel|token|geheim|inloggegeven|omgevings|geschiedenis|contact|broncode|chat)…`,
  ],
  [
    '대화|메시지|채팅|파일|비밀번호|키(?:를|와|나)|토큰|인증 ?정보|자격 ?증명|환경 ?변수|기록|연락처|소스 ?코드|폴더',
    '会話|対話|チャット|やり取り|やりとり|メッセージ|ファイル|パスワード|鍵|キー|トークン|認証情報|秘密|環境変数|履歴|連絡先|ソースコード|全文',
    '对话|聊天|会话|消息|文件|密码|密钥|私钥|令牌|凭证|凭据|环境变量|历史|源码|源代码|通讯录|目录',
  ],
)

/** What is switched off. */
export const DISABLES = tongue(
  [
    String.raw`(?:kapat(?!ma)|sil(?!m[ea])|kaldır(?!ma)|devre dışı|boşalt(?!ma)|etkisiz|atla(?!ma)|durdur(?!ma)|iptal et(?!m[ea])|gevşet(?!m[ea])|çıkar(?!ma)|pasifleştir)…`,
    String.raw`(?:wyłącz|wyłączaj|wyłączyć|usuń|usuwaj|usunąć|skasuj|kasuj|pomiń|pomijaj|omiń|omijaj|wyczyść|zdejmij|dezaktywuj|zatrzymaj|zlikwiduj|obejdź|znieś|zignoruj|ignoruj)…`,
    String.raw`(?:отключ|выключ|удал|убер|убрат|сотри|стер|очист|обойд|обход|пропус|снимит|сними|снят|деактивир|останов|отмен|игнорир|проигнорир)…`,
    String.raw`(?:deslig|desativ|desabilit|apag|remov|exclu|elimin|esvazi|contorn|ignor|pul(?:e|ar)|suprim|retir|burl)…`,
    String.raw`(?:désactiv|supprim|retir|enlev|vid|contourn|ignor|arrêt|effac|coup|lev(?:er|ez)|neutralis|annul|débranch|ôt|saut)…`,
    String.raw`(?:desactív|deshabilít|elimín|quít|bórr|vací|anúl|omít|ignór|detén|apág|suprím|sáltat|sórte|búrl|retír)…`,
    String.raw`(?:disattiv|disabilit|elimin|rimuov|cancell|svuot|aggir|ignor|ferm|spegn|togli|salt|annull|sospend|escludi)…`,
    String.raw`(?:schalte?|schalten)~(?:ab|aus)|(?:deaktivier|entfern|lösch|leer|umgeh|ignorier|überspring|stopp|beend|abschalt|ausschalt|streich|aufheb|abgeschaltet|entfernt|stell)…|setze?~außer kraft|hebe?~auf`,
    String.raw`(?:schakel|zet|haal)~(?:uit|weg)|(?:verwijder|wis|omzeil|negeer|sla|stop|deactiveer|uitschakel|uitgeschakeld|leeg|maak|schrap|hef)…`,
  ],
  [
    '끄(?:고|십|세|며|라)|꺼|끕|비활성|(?:해제|삭제|제거|우회|중지|무시|생략)(?!하지)|비우(?:고|십|세|며)|비워|건너뛰|없애',
    '無効|切(?:っ|り|る)|オフに|(?:削除|解除|停止|迂回|スキップ|無視|省略)(?:し(?!な)|する|せよ)|消し|外(?:し|す)|取り除|空に|止め',
    '关闭|关掉|禁用|停用|删除|删掉|移除|清空|去掉|取消|绕过|跳过|解除|屏蔽|忽略|撤销|停止|关了',
  ],
)

/** What stands between the agent and the machine of its user. */
export const OWN_GUARD = tongue(
  [
    String.raw`(?:onay|izin|izni|güvenlik|koruma|denetim|kısıtlama|doğrulama)…`,
    String.raw`(?:zatwierdz|zgod|uprawnie|zabezpiecze|ochron|ogranicze|potwierdz|kontrol|piaskownic|blokad)…`,
    String.raw`(?:подтвержд|разрешени|защит|охран|ограничени|проверк|безопасн|песочниц|одобрени|запрос… подтвержд)…`,
    String.raw`(?:aprova|permiss|proteç|segurança|restriç|confirma|verifica|guarda|bloqueio|autoriza)…`,
    String.raw`(?:approb|autoris|permission|protection|sécurité|restriction|confirmation|vérification|garde|garde-fou|validation|surveillance)…`,
    String.raw`(?:aprob|permis|protecc|seguridad|restricc|confirma|verifica|guard|bloque|autoriza|barrer)…`,
    String.raw`(?:approva|permess|protezion|sicurezza|restrizion|conferm|verific|guardi|blocc|autorizza)…`,
    String.raw`(?:freigab|genehmig|erlaubnis|berechtigung|schutz|sicherheit|beschränkung|bestätigung|sperr|wächter|rückfrage)…`,
    String.raw`(?:goedkeuring|toestemming|machtiging|beveiliging|bescherming|beperking|bevestiging|controle|rechten|blokkade)…`,
  ],
  [
    '승인|권한|보호|보안|안전|확인 ?(?:요청|절차|창)|제한|차단|허가|감시',
    '承認|許可|権限|保護|安全|セキュリティ|確認(?:画面|ダイアログ|要求|手順|を)|制限|防御|監視|拒否',
    '审批|批准|权限|确认(?:提示|步骤|弹窗|要求|框)|保护|防护|安全|沙箱|限制|拦截|审核|授权|护栏|监控',
  ],
)

/** What is written down for later. */
export const NOTES = tongue(
  [
    String.raw`(?:ekle(?!m[ea])|kaydet(?!m[ea])|yerleştir(?!m[ea])|not et|yaz(?!ma)|işle(?!m[ea]))…`,
    String.raw`(?:dopisz|dopisuj|dopisać|zapisz|zapisuj|zapisać|dodaj|dodawaj|dodać|wpisz|wpisać|umieść|wstaw|zanotuj)…`,
    String.raw`(?:впиш|впис|запиш|запис|добав|внес|внос|помест|вставь|встав|сохран|допиш|пропиш)…`,
    String.raw`(?:acrescent|adicion|escrev|grav|insir|inser|registr|coloqu|salv|inclu|anot)…`,
    String.raw`(?:inscri|ajout|écri|insér|enregistr|not(?:er|ez)|plac(?:er|ez)|consign|mett|mets)…`,
    String.raw`(?:agrég|añád|escríb|guárd|insért|anót|regístr|inclú|pón|colóc)…`,
    String.raw`(?:inseri|aggiung|scriv|salv|registr|annot|metti|aggiunt)…`,
    String.raw`(?:trage?|schreibe?|speicher|ergänz|füge?|notier|merke?|hinterleg|eintrag|eingetragen|setze?|nimm)…`,
    String.raw`(?:schrijf|voeg|zet|noteer|bewaar|neem|sla|leg|plaats|toevoeg)…`,
  ],
  [
    '추가(?!하지)|적어|적으|기록(?:하|해)(?!지)|쓰(?:고|십|세)|써 ?(?:넣|두)|저장(?:하|해)|넣(?:고|어|으)|등록하|남기(?:고|십|세)|기재하',
    '追記|書き(?:込|加|足|入)|(?:追加|記載|記入|保存|記録|登録)(?:し(?!な)|する)|加え|書いて|残し',
    '加入|写入|写进|添加|追加|记入|保存|记录到|加到|写到|存入|插入|记到|加上|补充|写上',
  ],
)

/** What moves money. */
export const MOVES_MONEY = tongue(
  [
    String.raw`(?:havale et(?!m[ea])|transfer et(?!m[ea])|öde(?!m[ea])|aktar(?!ma)|yatır(?!ma)|gönder(?!m[ea]))…`,
    String.raw`(?:przelej|przelewaj|przelać|zapłać|zapłacić|płać|opłać|wpłać|wpłacaj|przekaż)…`,
    String.raw`(?:перевед|перевод|перевест|оплат|заплат|перечисл|внес|отправ)…`,
    String.raw`(?:transfir|transfer|pagu|pagar|deposit|remet|repass|envi)…`,
    String.raw`(?:vir|vers|pay|transfér|règl|régl|envoy)…`,
    String.raw`(?:transfi|transfér|pág|abón|deposít|ingrés|enví|gír)…`,
    String.raw`(?:vers|bonific|pag|trasfer|accredit|invi)…`,
    String.raw`(?:überweis|zahl|bezahl|transferier|sende|schick)…`,
    String.raw`maak~over|(?:betaal|stort|overmaken|overgemaakt|boek|stuur)…`,
  ],
  [
    '(?:이체|송금|지불|결제|입금|납부)(?!하지)',
    '送金|振り込|振込|支払|入金|送って',
    '汇到|汇款|汇入|转账|转到|转入|支付|付款|打款|付给|打到|汇给|汇至',
  ],
)

/** A sign that makes the agent obey the person who knows it. */
export const SEAL = tongue(
  [
    String.raw`(?:mühür|mühr|damga|işaret|imza|parola|etiket|içeren|taşıyan|içinde|geçen|başlayan)…`,
    String.raw`(?:pieczę|stempel|stempl|znacznik|podpis|hasł|oznacze|zawieraj|zaczyna|opatrzon|znak)…`,
    String.raw`(?:печат|клейм|метк|подпис|знак|пароль|содерж|начина|помечен|штамп|маркер)…`,
    String.raw`(?:selo|carimbo|marca|assinatura|senha|contém|começ|etiqueta)…`,
    String.raw`(?:sceau|cachet|tampon|marque|signature|mot de passe|contien|contenant|commen|étiquette|port)…`,
    String.raw`(?:sello|marca|firma|contraseña|contien|contenga|empie|empiez|etiqueta|timbre|llev)…`,
    String.raw`(?:sigillo|timbro|marchio|firma|parola|contien|conten|inizi|etichetta|port)…`,
    String.raw`(?:siegel|stempel|zeichen|signatur|kennwort|enthält|enthalten|beginn|marke|vermerk|trägt)…`,
    String.raw`(?:zegel|stempel|merk|teken|handtekening|wachtwoord|bevat|begin|label|kenmerk|draagt)…`,
  ],
  [
    '봉인|인장|도장|표시|표식|서명|암호|문구|태그|들어 ?있|포함|담긴',
    '封印|印|刻印|署名|目印|合言葉|標識|しるし|タグ|マーク',
    '印记|印章|标记|封印|签名|暗号|口令|印|标识|记号',
  ],
)

/** It is said to come from above. */
export const FROM_ABOVE = tongue(
  [
    String.raw`(?:yönetici|sistem|geliştirici)…|(?:administrator|systemow|zarząd)…|(?:администратор|системн|систем|разработчик|руководств)…|(?:administrador|sistema|desenvolvedor|administrateur|système|développeur|desarrollador|amministrator|sviluppator|verwaltung|systembefehl|administrator|beheerder|systeemopdracht)…`,
  ],
  ['관리자|운영자|시스템|개발자', '管理者|運営|システム|開発者', '管理员|系统|开发者|运营'],
)
