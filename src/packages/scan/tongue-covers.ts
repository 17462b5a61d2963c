/**
 * What orders in other languages than English are covered with, as data: that the user does not learn of an act, is not
 * asked, or that it is done each time. One line for each language. Pure.
 */
import { tongue } from './tongue.ts'

/** The user is not to learn of it. */
export const UNTOLD = tongue(
  [
    String.raw`(?:kullanıcı|müşteri|yolcu|kişi|kimse|sahib)…~(?:göster|söyle|bildir|bahset|söz et|anlat|açıkla|belirt|özetle|haber ver|ilet|yansıt|duyur|sezdir)(?:il|in)?m[ea](?:yin|yiniz|yın|yınız|z|den|dan|sin|meli)?|(?:rapor|özet|yanıt|cevap|tutanak|sonuç)…~(?:belirt|yaz|söz et|bahset|geçir|yer ver|anlat|göster|ekle|an|değin)(?:il|ıl)?m[ea](?:yin|yiniz|yın|yınız|z|den|dan|sin|sın)?|(?:fark et|bil|gör|öğren|duy|haberi ol)m[ea]meli…|kullanıcı…~(?:bilmesi|öğrenmesi|görmesi|duyması)…~(?:gerek|lüzum|yok)…|gizlice|gizli tut…|sessizce|fark ettirmeden|çaktırmadan|habersiz…|haberi olmadan|belli etmeden|saklı tut…|gizle(?:yin)?`,
    String.raw`nie (?:pokazuj|pokazywać|mów|mówić|wspominaj|wspominać|informuj|informować|zgłaszaj|ujawniaj|ujawniać|wyświetlaj|wymieniaj|opisuj|zdradzaj|podawaj|powiadamiaj|przedstawiaj|raportuj|umieszczaj)…~(?:użytkownik|klient|właściciel|nikomu|rapor|podsumowani|odpowiedzi|sprawozdani|tym|tego|pieczęci|znaku)…|(?:użytkownik|klient|rapor|podsumowani|odpowied|sprawozdani)…~nie (?:pokazuj|mów|wspominaj|informuj|wymieniaj|podawaj|opisuj|zgłaszaj|ujawniaj|musi wiedzieć|powinien wiedzieć|może wiedzieć)…|po cichu|potajemnie|w tajemnicy|niezauważ…|skrycie|dyskretnie|bez wiedzy|ukryj|zataj|zatajaj|przemilcz|(?:pomiń|pomijaj|pominąć)~(?:rapor|podsumowani|odpowiedzi|sprawozdani)…`,
    String.raw`не (?:показыва|показать|покажи|сообща|говори|упомина|рассказыва|раскрыва|указыва|уведомля|выводи|отобража|пиши|писать|включа|информиру|объясня|доклады|отража|вноси|привод|называ)…~(?:пользовател|владел|клиент|заказчик|никому|отч|ответ|сводк|итог|об этом|этом)…|(?:(?:отчет|отчёт)|ответ|сводк|итог|пользовател|клиент|владел)…~не (?:показыва|сообща|говори|упомина|рассказыва|раскрыва|указыва|уведомля|пиши|писать|включа|отража|вноси|должен знать|приводи)…|(?:пользовател|клиент|владел)…~(?:знать|видеть|замечать|рассказывать|сообщать|говорить)~(?:не нужно|не надо|не следует|не обязательно|незачем|необязательно)|не (?:должен|должна|обязан) (?:знать|видеть|заметить|узнать)|незаметно|тайно|тайком|скрытно|скрывай…|втайне|без ведома|умолчи…|умалчивай…|утаи…|молча`,
    String.raw`(?:não|nunca|jamais) (?:o |a |os |as |lhe |se )?(?:mostr|exib|cont|diga|fal[ea]|dizer|mencion|inform|revel|cit|avis|comunic|relat|comente|coment|apresent|explique|expor|exponha|inclu|registr|expliq)…~(?:usuário|utilizador|cliente|ninguém|dono|pessoa|relatório|resumo|resposta|selo|carimbo)…|(?:relatório|resumo|resposta|usuário)…~não (?:mencion|cit|inclu|apare|const|diga|inform|mostr)…|usuário~não (?:precisa|deve|pode|tem de|tem que|há de)~(?:saber|ver|notar|perceber|conhecer|ouvir)|sem (?:o |a |que o )?(?:avisar|mencionar|informar|contar|dizer|mostrar|exibir|usuário (?:saber|perceber|ver))|em silêncio|silenciosamente|às escondidas|em segredo|discretamente|secretamente|ocult(?:e|ar|em) (?:o|a|isso|este|esse)|omit[ai]…~(?:relatório|resumo|resposta)|esconda`,
    String.raw`(?:ne |n')(?:pas |jamais |rien |plus |le |la |les |lui |l'|en |y |leur )*(?:montr|affich|mentionn|signal|dire|dis|dites|indiqu|cite|citez|révél|communiqu|parl|inform|expliqu|rapport|divulgu|évoqu|présent|faire état|faire figurer|avert|prévien|figur|appara|not|inclu|précis)…~(?:utilisateur|client|usager|propriétaire|personne|rapport|résumé|compte rendu|compte-rendu|réponse|bilan|synthèse|sceau)…|(?:rapport|résumé|compte rendu|compte-rendu|réponse|bilan|synthèse)~(?:ne |n')(?:pas |rien |en )*(?:mentionn|cit|dire|dis|indiqu|parl|signal|figur|appara|not|inclu)…|utilisateur~n'a (?:pas|rien|aucun)~(?:besoin|à|savoir|connaître|voir)|utilisateur~ne doit (?:pas|rien|jamais)~(?:savoir|voir|remarquer|apprendre)|à l'insu|en silence|silencieusement|en secret|secrètement|discrètement|en cachette|taire|tais|taisez|dissimul…|passer sous silence|sans (?:le |la |les |l'|en |lui |que l'utilisateur )?(?:dire|montrer|afficher|mentionner|signaler|parler|prévenir|avertir|informer|sache|voie)`,
    String.raw`(?:no|nunca|jamás) (?:se |lo |la |los |las |le |les )*(?:muestr|enseñ|mencion|dig|habl|decir|inform|revel|cont|cuent|comunic|coment|avis|cit|indiqu|expliqu|report|present|inclu|mostr)…~(?:usuario|cliente|nadie|dueño|persona|informe|resumen|respuesta|sello)…|(?:informe|resumen|respuesta|usuario)…~no (?:se |lo |la )*(?:mencion|cit|inclu|apare|const|dig|inform|muestr|figur|debe saber|debe ver)…|usuario~no (?:tiene|debe|necesita|puede|hace falta)~(?:sab|sep|ver|vea|enter|notar|conoc)…|sin (?:que (?:el|la) (?:usuario|persona)|decir|mostrar|mencionar|avisar|informar|contar)…|en silencio|silenciosamente|a escondidas|en secreto|discretamente|secretamente|ocult[ae]…~(?:sello|marca|usuario|esto|paso)|omít…~(?:informe|resumen|respuesta)|omit[aei]…~(?:informe|resumen|respuesta)|calla…`,
    String.raw`(?:non|mai) (?:lo |la |li |le |gli |si |ne )*(?:mostr|dir|dire|menzion|inform|rivel|cit|comunic|parl|far|segnal|riport|raccont|avvis|indic|svel|includ|espor|spieg)…~(?:utente|cliente|nessuno|proprietario|persona|rapporto|resoconto|riepilogo|risposta|relazione|sigillo)…|(?:rapporto|resoconto|riepilogo|risposta|relazione|utente)~non (?:lo |la |si |ne )*(?:mostr|dir|menzion|inform|cit|parl|riport|indic|includ|compa|deve (?:sapere|vedere)|far)…|utente~non (?:deve|ha bisogno|serve|occorre|può)~(?:sap|ved|accorg|conosc|not)…|senza (?:dir|mostrar|menzionar|avvisar|informar|che l'utente|farlo|raccontar)…|in silenzio|silenziosamente|di nascosto|in segreto|segretamente|nascondi|nascondere il|ometti~(?:rapporto|resoconto|riepilogo|risposta|relazione)|tacere|taci|all'insaputa`,
    String.raw`(?:zeig|sag|nenn|meld|erwähn|verrat|bericht|informier|mitteil|erzähl|offenbar|unterricht|verrät|anzeig)…~(?:nutzer|benutzer|anwender|kund|niemand|besitzer|bericht|zusammenfassung|antwort)…~(?:nicht|nichts)|(?:nutzer|benutzer|anwender|kund|niemand|besitzer)…~(?:nicht|nichts|nie)~(?:gezeigt|gesagt|mitgeteilt|angezeigt|erwähnt|genannt|zeigen|sagen|mitteilen|anzeigen|erwähnen|erfahren|wissen|sehen|merken|berichten|informieren)|(?:bericht|zusammenfassung|antwort|protokoll|ergebnis|abschluss)…~(?:bleibt|bleiben|lass|lasse|lassen)~(?:weg|aus|unerwähnt|außen vor)|(?:bericht|zusammenfassung|antwort)…~(?:nicht|nichts)~(?:erwähn|genannt|aufgeführt|auf|nennen|schreiben|stehen|auftauchen)…|ohne (?:es |das |dies |sie |ihn |dem |den |die )*(?:nutzer |benutzer |anwender )?(?:zu (?:sagen|zeigen|erwähnen|informieren|melden|nennen)|wissen des)|heimlich|unbemerkt|stillschweigend|verschweig…|verheimlich…|verbirg|verborgen halten|im stillen`,
    String.raw`(?:toon|laat|vertel|praat|spreek|zeg|meld|vermeld|noem|rapporteer|informeer|onthul|deel|licht)…~(?:niet|niets|nooit)~(?:gebruiker|klant|eigenaar|niemand|verslag|rapport|samenvatting|antwoord|zien)…|(?:gebruiker|klant|eigenaar|verslag|rapport|samenvatting|antwoord)…~(?:niet|niets|nooit)~(?:tonen|zien|weten|vertellen|melden|vermelden|noemen|merken|horen|opnemen|zeggen)|(?:vertel|zeg|meld|vermeld|noem|toon)…~(?:gebruiker|klant|verslag|rapport|samenvatting|antwoord)…~(?:niet|niets)|vermeld (?:dit|het|ze|dat) niet|stiekem|heimelijk|ongemerkt|in stilte|stilletjes|verzwijg…|zonder (?:dat de gebruiker|het te (?:zeggen|melden|vertellen)|medeweten)|verberg~(?:gebruiker|zegel|stap)|(?:laat|houd)~(?:weg|buiten)~(?:verslag|rapport|samenvatting|antwoord)`,
  ],
  [
    '(?:사용자|고객|누구|소유자|이용자)[^.!?]{0,90}(?:보이|보여 ?주|알리|말하|언급하|밝히|표시하|설명하|전하|드러내|공개하|노출하|보고하|알려 ?주)지 ?(?:마|말|않)|(?:보고서|보고|요약|답변|응답|결과)[^.!?]{0,60}(?:적|쓰|남기|기재하|포함하|넣|언급하|담|표시하|밝히)지 ?(?:마|말|않)|(?:사용자|고객|이용자)[^.!?]{0,60}(?:알릴|말할|보고할|설명할|언급할|보여 ?줄|알려 ?줄|알|볼) ?(?:필요|이유)(?:는|가|도)? ?없|몰래|조용히|은밀|비밀로|숨기(?:십|세|고|라|며)|숨겨|모르게|눈치채지 ?못',
    '(?:ユーザー|利用者|使用者|お客|顧客|誰|依頼者|本人)[^.!?]{0,90}(?:見せ|表示し|知らせ|伝え|言わ|話さ|報告し|説明し|明かさ|触れ|通知し|開示し|示さ|提示し|教え|気づかれ|悟られ|出さ|見え)(?:な|ず|ませ)|(?:報告書?|要約|返答|回答|応答|まとめ|結果)(?:に|で|から|へ)[^.!?]{0,60}(?:書か|記さ|含め|載せ|触れ|記載し|言及し|残さ|出さ|入れ|挙げ|示さ)(?:な|ず|ませ)|(?:印|封印|手順)は?を?(?:表示し|見せ|明かさ)(?:な|ず)|(?:ユーザー|利用者|使用者|お客|顧客|本人)[^.!?]{0,60}(?:知らせる|伝える|見せる|説明する|報告する|話す|言う|知る|見る)必要は?も?(?:な|あり)|密かに|ひそかに|こっそり|内密|黙って|伏せ|内緒|気づかれない',
    '(?:不要|不得|不能|不可|不必|无需|无须|不用|不须|勿|别|禁止|不应|不准|不让|不向|不对|不给|不在)[^.!?]{0,45}(?:用户|客户|任何人|使用者)[^.!?]{0,36}(?:展示|显示|提及|提到|提起|告诉|告知|透露|说明|谈到|谈起|谈论|说起|说到|讲|声张|汇报|报告|呈现|出示|通知|看到|知道|发现|察觉)|(?:不要|不得|不能|不必|勿|别|不可|不)[^.!?]{0,18}(?:展示|显示|透露|出示|呈现|发|告知|说)(?:给|于)[^.!?]{0,12}(?:用户|客户|任何人)|(?:不要|不必|无需|不用|勿|别|不)告(?:诉|知)(?:用户|客户|任何人)|(?:报告|总结|摘要|回复|回答|汇报|小结)(?:里|中|内)[^.!?]{0,30}(?:不(?:要|必|用|得|可|能)?|勿|别|省略|略去)(?:写|提|列|出现|包含|包括|记|体现|说|此|这)|(?:用户|客户)(?:不必|无需|无须|不用|不需要|不该|不应|没必要|不得|不能)(?:知道|了解|知晓|得知|看到|看见)|悄悄|偷偷|暗中|暗地|隐去|隐瞒|瞒着|不动声色|不留痕迹',
  ],
)

/** It hears something harmless in place of the act. */
export const SAYS_ONLY = tongue(
  [
    String.raw`kullanıcı…~(?:yalnızca|sadece|yalnız)|(?:yalnızca|sadece|yalnız)~(?:de|deyin|söyle|yaz|yanıtla|bildir|yanıt ver)(?:yin|in|ın)?`,
    String.raw`użytkownik…~(?:tylko|jedynie|wyłącznie)|(?:tylko|jedynie|wyłącznie)~(?:powiedz|odpowiedz|napisz|pokaż)|(?:powiedz|odpowiedz|napisz|pokaż)… (?:tylko|jedynie|wyłącznie)`,
    String.raw`пользовател…~(?:только|лишь)|(?:только|лишь) (?:ответ|скаж|сообщ|покаж|напиш)…|(?:ответь|скажи|сообщи|покажи|напиши|ответить|сказать)… (?:только|лишь)`,
    String.raw`usuário…~(?:apenas|só|somente)|(?:respond|diga|escrev|mostr|inform)… (?:apenas|só|somente)|(?:apenas|só|somente) (?:respond|diga|escrev|mostr|inform)…`,
    String.raw`utilisateur~(?:seulement|uniquement)|(?:répon|dire|dis|dites|écri|affich|montr|indiqu)…~(?:seulement|uniquement|que «|que "|simplement)|ne (?:dire|répondre|afficher|montrer|citer) que`,
    String.raw`usuario~(?:solo|sólo|únicamente|solamente)|(?:respond|di|dile|diga|escrib|muestr|inform)… (?:solo|sólo|únicamente|solamente)|(?:solo|sólo|únicamente|solamente) (?:respond|di|diga|escrib|muestr|inform)…`,
    String.raw`utente~(?:solo|soltanto|solamente|unicamente)|(?:rispond|di|dì|scriv|mostr|comunic)… (?:solo|soltanto|solamente|unicamente)|(?:solo|soltanto|solamente|unicamente) (?:rispond|di|scriv|mostr)…`,
    String.raw`(?:nutzer|benutzer|anwender)…~(?:nur|lediglich|bloß)|(?:antwort|sag|schreib|zeig|meld)…~(?:nur|lediglich|bloß)|(?:nur|lediglich|bloß)~(?:antworten|sagen|schreiben|zeigen|melden)`,
    String.raw`gebruiker~(?:alleen|slechts|enkel)|(?:zeg|antwoord|meld|schrijf|toon)…~(?:alleen|slechts|enkel)|(?:alleen|slechts|enkel)~(?:zeggen|antwoorden|melden|tonen)`,
  ],
  [
    '라고만|사용자에게는?[^.!?]{0,60}만 ?(?:말|답|보여|알|전|표시|출력|안내)',
    'とだけ|(?:のみ|だけ)を?(?:伝え|表示|返|答え|述べ|報告|見せ|知らせ)',
    '(?:对|向|给|跟)(?:用户|客户)[^.!?]{0,12}(?:只|仅)(?:需|要)?(?:说|显示|回复|回答|展示|告知|提|报|讲)|(?:只|仅)(?:向|对|给|跟)(?:用户|客户)[^.!?]{0,6}(?:说|显示|展示|回复|报告|讲)',
  ],
)

/** Nobody is asked. */
export const UNASKED = tongue(
  [
    String.raw`(?:sor|danış|bekle|sorgula|(?:onay|izin|teyit|cevap|yanıt)… (?:al|bekle|iste))m[ea]dan|sorma|sormayın|sormayınız|(?:sor|danış|onay|izin|teyit|izn)…~(?:gerekmez|gereksiz|gerek yok|gerekmiyor|gerekli değil|şart değil|beklenmez|istenmez|alınmaz)|onaysız|izinsiz|(?:hangi|ne)…~(?:isterse|derse|söylerse|yazarsa)|koşulsuz|itirazsız|sorgusuz|önceden onay…|onay…~(?:sayılır|verilmiş|verildi)`,
    String.raw`bez (?:pytania|pytań|zgody|potwierdzenia|potwierdzania|zatwierdzenia|zezwolenia|pozwolenia|konsultacji|zastanowienia|wahania|wyjątku|czekania|dopytywania)|nie (?:pytaj|pytać|pytając|czekaj|czekając|proś|prosząc|potwierdzaj|wymaga (?:zgody|potwierdzenia)|trzeba (?:pytać|pytania|potwierdz)|czekać|dopytuj)…|(?:zgod|potwierdzeni|zatwierdzeni)…~(?:nie jest|niepotrzebn|zbędn|nie trzeba|nie potrzeb)…|bezwarunkowo|z góry (?:zatwierdz|zaakceptow)…`,
    String.raw`без (?:вопрос|спрос|подтвержд|разрешени|согласи|соглас|одобрени|запрос|лишних вопрос|ожидани)…|не (?:спрашива|дожида|жди|ждать|запрашива|проси|переспрашива|уточня|ожида)…|спрашивать~не (?:нужно|надо|требуется|следует|обязательно)|(?:подтвержд|согласи|разрешени|одобрени)…~не (?:нужн|требу|надо)…|заранее (?:одобр|разреш|соглас)…|беспрекословно|безоговорочно|что бы (?:он|она|они|там) ни`,
    String.raw`sem (?:perguntar|confirm…|pedir|consultar|esperar|aguardar|autorização|permissão|aprovação|questionar|solicitar|hesitar|aviso)|não (?:pergunt|peç|espere|aguarde|confirm|consulte|solicit)…|(?:não (?:é|será) (?:preciso|necessári…)|não precisa|desnecessári…|dispensa…)~(?:pergunt|confirm|autoriz|aprova|consult|permiss|pedir)…|(?:confirma|autoriza|aprova)…~(?:desnecess|dispens|não é|já foi|já está)…|de imediato|incondicionalmente|já (?:aprovad|autorizad)…|mesmo que (?:o usuário|pareça|contrari|peça)…`,
    String.raw`sans (?:poser|demander|confirm|autoris|validation|attendre|accord|approbation|consult|l'accord|son accord|permission|question|hésit|discut|aucune (?:question|confirmation|validation)|solliciter|vérif)…|(?:inutile|pas (?:besoin|nécessaire|la peine)|superflu|nul besoin)~(?:demand|confirm|consult|interrog|accord|approb|avis|valid)…|ne (?:pas |rien |jamais )*(?:demand|attend|interrog|consult|sollicit)…|(?:accord|confirmation|approbation|validation|autorisation)~(?:n'est pas|inutile|superflu|acquis|déjà donné|réputé)…|inconditionnellement|même si (?:l'utilisateur|cela|elle|ils)`,
    String.raw`sin (?:preguntar|consult|confirm|pedir|esperar|autoriz|permiso|aprob|solicitar|cuestionar|dudar|aguardar|más preguntas)…|no (?:hace falta|es necesario|es preciso|hay que|se debe|necesitas?)~(?:pregunt|confirm|consult|ped|autoriz|permiso|aprob|espera)…|no (?:le |lo |les )?(?:pregunt|pid|esper|consult|confirm|solicit)…|(?:confirmación|aprobación|autorización|permiso)~(?:no (?:es|hace)|innecesari|ya (?:está|fue|ha)|dada|concedid)…|incondicionalmente|ya (?:aprobad|autorizad)…|aunque (?:el usuario|parezca|contradig)…`,
    String.raw`senza (?:chied|conferm|attend|aspett|autorizz|permess|approv|consult|domand|consens|esit|discut|ulteriori|interpell)…|non (?:occorre|serve|è necessario|c'è bisogno|bisogna|è richiest…)~(?:chied|conferm|autorizz|approv|consult|permess|consens|domand)…|non (?:chied|attend|aspett|domand|consult)…|(?:conferma|approvazione|autorizzazione|consenso)~(?:non (?:è|serve|occorre)|superflu|già|data|concess)…|incondizionatamente|già (?:approvat|autorizzat)…|anche se (?:l'utente|sembra|contra)…`,
    String.raw`ohne (?:zu (?:fragen|warten|zögern)|(?:weitere |vorherige |vorige |jede |eine )*(?:rückfrage|nachfrage|bestätigung|zustimmung|freigabe|erlaubnis|einwilligung|genehmigung|rücksprache)|nachzufragen|rückzufragen|auf (?:die |eine |seine |ihre )?(?:zustimmung|antwort|freigabe|bestätigung)|(?:den|die|dessen|das) \w+ zu fragen|ihn zu fragen|um (?:erlaubnis|zustimmung))…|(?:rückfrage|nachfrage|bestätigung|zustimmung|freigabe|erlaubnis|genehmigung|einwilligung)…~(?:nicht (?:nötig|erforderlich|notwendig|gebraucht)|entfällt|entfallen|holst? du nicht|nicht ein|hol nicht|unnötig|überflüssig|gilt als erteilt|liegt vor|bereits erteilt)|(?:frage|frag|fragen sie)~nicht|nicht (?:nachfragen|rückfragen|fragen|warten|um)|bedingungslos|auch wenn der (?:nutzer|benutzer)`,
    String.raw`zonder (?:te (?:vragen|wachten|twijfelen|overleggen)|(?:verdere |voorafgaande |enige )?(?:toestemming|bevestiging|goedkeuring|overleg|navraag|vragen|akkoord|tussenkomst)|(?:de |het |eerst )*(?:gebruiker )?(?:om |te )?(?:toestemming|vragen|bevestiging))…|(?:vraag|wacht|bevestig)…~(?:niet|niets|nooit)|(?:hoeft|hoef|moet)~(?:niet|niets)~(?:vragen|gevraagd|bevestigd|bevestigen|wachten|overleggen)|(?:toestemming|bevestiging|goedkeuring|akkoord)~(?:niet nodig|is niet|onnodig|overbodig|al gegeven|vooraf gegeven)|onvoorwaardelijk|ook als de gebruiker`,
  ],
  [
    '묻지 ?(?:말|않|마)|물어보지 ?(?:말|않|마)|물어볼 ?필요|(?:확인|승인|동의|허락|허가|질문|문의)(?:을|를|은|는|이|가|도)? ?(?:없이|받지 ?(?:말|않)|구하지 ?(?:말|않)|기다리지|기다릴 ?필요|필요 ?없|필요하지 ?않|불필요|생략|받을 ?필요|거치지|요청하지)|무조건|(?:이미|사전) ?(?:에 ?)?승인',
    '(?:確認|許可|承認|同意|質問|問い合わせ|断り|了承|了解)(?:を|は|も|の|など)?(?:せず|しない|なし|無し|なく|無く|不要|必要は?な|要ら|要り|取らず|得ず|求めず|求めな|待たず|待たな|待つ必要|取る必要|得る必要|省|スキップ|とらず|いらな|いりま|挟まず)|尋ねず|聞かず|聞かない|聞く必要|尋ねる必要|無断|無条件|(?:承認|許可|同意)済み|事前に(?:承認|許可|同意)',
    '(?:不|无|勿|毋|别)(?:需要|要|用|必|需|须|应|得)?再?(?:向(?:用户|客户))?(?:询问|征求|请示|征得|确认|过问|打扰|问(?:用户|他|她)|等待?(?:用户)?(?:批准|确认|同意|授权|许可|答复|回复)|请求(?:用户)?(?:许可|确认|批准|授权)|经(?:用户)?(?:批准|同意|许可|授权|确认|审批))|未经(?:用户)?(?:确认|同意|许可|批准|询问)|(?:无需|无须|不需|不需要|不用|不必)(?:用户|经)?(?:批准|同意|许可|授权|审批)|(?:已|预先|事先|提前)(?:获|经)?(?:批准|授权)|无条件|不(?:管|论)(?:用户|它|要求)',
  ],
)

/** Each time, or from now on. */
export const EACH_TIME = tongue(
  [
    String.raw`her (?:zaman|sefer|oturum|görev|mesaj|yanıt|işlem|çalıştır|istek|gün|hafta|saat|soru|konuşma|adım|kullanım|başlangıç|iş)…|daima|sürekli|kalıcı…|bundan (?:sonra|böyle)|düzenli olarak`,
    String.raw`(?:każd|przed każd|po każd|przy każd)…|zawsze|stał…|na stałe|trwał…|odtąd|od teraz|codziennie|regularnie|za każdym razem`,
    String.raw`кажд…|(?:в|при|для) люб(?:ой|ом|ого) (?:задач|сеанс|сесси|ответ|запрос)…|всегда|постоянн…|навсегда|впредь|отныне|ежедневно|регулярно|в начале`,
    String.raw`(?:cada|toda|todo|qualquer) (?:tarefa|sessão|vez|mensagem|resposta|conversa|dia|hora|execução|semana|pedido)…|sempre|permanente…|definitiv…|de agora em diante|a partir de agora|regularmente|diariamente`,
    String.raw`(?:chaque|toute) (?:tâche|session|fois|message|réponse|conversation|jour|heure|exécution|semaine|demande)…|toujours|permanent…|définitiv…|désormais|dorénavant|durable…|régulièrement`,
    String.raw`(?:cada|toda) (?:tarea|sesión|vez|mensaje|respuesta|conversación|día|hora|ejecución|semana|petición)…|siempre|permanente…|definitiv…|de ahora en adelante|a partir de ahora|regularmente|en adelante`,
    String.raw`ogni (?:attività|sessione|volta|messaggio|risposta|conversazione|giorno|ora|esecuzione|settimana|richiesta|compito|avvio)…|sempre|permanent…|definitiv…|d'ora in (?:poi|avanti)|stabile…|regolarmente`,
    String.raw`(?:jede|jeder|jedem|jeden|jedes)(?: neuen?)? (?:aufgabe|sitzung|mal|nachricht|antwort|unterhaltung|tag|stunde|start|auftrag|anfrage|gespräch)…|bei allen aufgaben|immer|dauerhaft|bleibend…|ständig|künftig|fortan|ab (?:jetzt|sofort)|regelmäßig`,
    String.raw`(?:elke|iedere|elk|ieder) (?:taak|sessie|keer|bericht|antwoord|gesprek|dag|uur|start|opdracht|vraag|verzoek|week)…|altijd|bij alle taken|blijvend…|vaste|permanent…|voortaan|vanaf nu|telkens|steeds`,
  ],
  [
    '모든 ?(?:작업|세션|대화|요청|답변)|매번|매일|매주|매 ?(?:세션|작업|대화|시간)|항상|마다|언제나|영구|앞으로는?|지속적',
    '(?:すべて|全て)の(?:作業|会話|セッション|依頼|タスク)|毎回|毎日|毎週|必ず|常に|たびに|度に|ごとに|毎に|恒久|永続|今後|以後|いつも',
    '(?:任何|所有)(?:任务|会话|对话|请求)|每次|每当|每天|每周|每个(?:会话|任务)|每轮|总是|始终|永久|长期|今后|以后|从此|一律',
  ],
)

/** The user decides. */
export const ASKED = tongue(
  [
    String.raw`(?:kullanıcı|önce)…~(?:sor|sorun|sorunuz|danış|danışın|onay(?:ını)? (?:al|alın|iste|isteyin|bekle|bekleyin)|izin (?:al|alın|iste|isteyin))|onay(?:ıyla|ı ile|ı alındıktan|ladıktan|larsa| verirse| verdikten)…|izniyle|kabul ederse`,
    String.raw`(?:zapytaj|spytaj|zapytać|poproś|pytaj|uzgodnij)…~(?:użytkownik|zgod|potwierdzen|pozwoleni)…|(?:po|za|tylko za|dopiero po) (?:jego |uzyskaniu |wyraźną )*(?:zgod|potwierdzeni|akceptacj)…|jeśli użytkownik (?:się zgodzi|potwierdzi|wyrazi)|poczekaj na~(?:zgod|potwierdzen|odpowied)…`,
    String.raw`(?:спроси|спросите|уточни|уточните|спрашивай|спрашивайте) (?:у )?(?:пользовател|разрешени|согласи|подтвержд)…|(?:после|дождитесь|дождись|получи|получите|запроси|запросите|попроси|попросите) (?:явного |его |у пользователя )*(?:согласи|подтвержд|разрешени|одобрени)…|если пользователь (?:соглас|разреш|подтверд)…|с (?:явного )?согласия`,
    String.raw`(?:pergunte|perguntar|peça|confirme|consulte|solicite)… (?:sempre |antes |primeiro )*(?:ao? usuário|com o usuário|o usuário|autoriza|permiss|aprova|confirma)…|(?:após|depois d|com|mediante) (?:a |da |o )?(?:aprovação|confirmação|consentimento|autorização|permissão) (?:do|da|explícit)…|se o usuário (?:concord|aprov|autoriz|confirm|aceit)…|espere~(?:aprova|resposta|confirma)…`,
    String.raw`(?:demand|sollicit)(?:er|ez|e) (?:d'abord |toujours |l'|son |une |la )*(?:accord|confirmation|autorisation|permission|utilisateur|approbation|à l'utilisateur)…|(?:après|avec) (?:l'|son |la )?(?:accord|confirmation|autorisation|approbation) (?:de|explicite)…|si l'utilisateur (?:accept|confirm|est d'accord|approuv|autoris)…|attend(?:re|s|ez) (?:sa|son|la|l')~(?:réponse|accord|confirmation)`,
    String.raw`(?:pregunta|pregunte|preguntar|pide|pida|pedir|consulta|consulte|solicita|solicite) (?:siempre |antes |primero |su )*(?:al usuario|con el usuario|permiso|confirmación|aprobación|autorización)|(?:tras|después de|con) (?:la |su )?(?:aprobación|confirmación|autorización|permiso|consentimiento) (?:del|explícit)…|si el usuario (?:acept|aprueb|confirm|autoriz|está de acuerdo)…|espera~(?:aprobación|respuesta|confirmación)`,
    String.raw`(?:chiedi|chiedere|chieda|domanda|richiedi|consulta) (?:sempre |prima |la )*(?:all'utente|conferma|permesso|approvazione|autorizzazione|il consenso)|(?:dopo|con) (?:la |il |l')?(?:conferma|approvazione|autorizzazione|consenso) (?:dell|esplicit)…|se l'utente (?:accett|approv|conferm|autorizz|è d'accordo)…|attendi~(?:approvazione|risposta|conferma)`,
    String.raw`(?:frage|frag|fragen sie|bitte) (?:immer |zuerst |vorher )*(?:den|die|beim|um)(?! auftrag)[^.!?]{0,40}(?:nutzer|benutzer|anwender|erlaubnis|zustimmung|bestätigung|kund)…(?!~nicht)|(?:nach|mit|erst nach) (?:ausdrücklicher |der |seiner |ihrer )*(?:zustimmung|bestätigung|freigabe|einwilligung)…|wenn der (?:nutzer|benutzer|anwender) (?:zustimmt|bestätigt|einwilligt|es will)|warte auf~(?:zustimmung|antwort|bestätigung|freigabe)`,
    String.raw`vraag (?:altijd |eerst |vooraf )*(?:de gebruiker|aan de gebruiker|om (?:toestemming|bevestiging|goedkeuring))(?! niet)|(?:na|met|pas na) (?:uitdrukkelijke |de |zijn )*(?:toestemming|bevestiging|goedkeuring|akkoord) van…|als de gebruiker (?:akkoord|instemt|bevestigt|toestemt)|wacht op~(?:toestemming|antwoord|bevestiging)`,
  ],
  [
    '사용자에게 ?(?:먼저 ?|반드시 ?)?(?:묻고|물어 ?(?:본|보고|보십|보세|봅|봐)|확인(?:받|을 ?받|하고|하십|하세)|승인을 ?(?:받(?!지)|구(?!하지))|동의를 ?(?:받(?!지)|구(?!하지))|허락을 ?(?:받(?!지)|구(?!하지)))|(?:동의|승인|허락|확인)(?:을|를)? ?(?:받은|받고|받아|받으|얻은|얻고|한 ?(?:뒤|후|경우))',
    '(?:ユーザー|利用者|本人|使用者|お客様)(?:に|の)[^.!?]{0,30}(?:確認し(?!な)|確認を(?:取(?!ら)|と(?!ら)|得(?!ず)|求め(?!ず|な))|尋ね(?!ず|な|る必要)|聞(?:い|き)|許可を(?:得(?!ず)|取(?!ら)|求め(?!ず|な))|承認を(?:得(?!ず)|求め(?!ず|な)|もら(?!わ))|同意を(?:得(?!ず)|取(?!ら)|求め(?!ず|な)))|(?:同意|承認|許可|了承)(?:を(?:得(?:て|た|る|ら)|もらっ|取って)|後に|した場合|されたら|があれば|があった)',
    '(?:先|请|须|必须|需要|需先|应先|应当)[^.!?]{0,12}(?:询问|征求|征得|请示|问)(?:一下)?用户|(?<!未|无需|不|无须|不需|不用|不必)(?:经|得到|取得|获得|征得|征求)用户?[^.!?]{0,9}(?:同意|许可|批准|确认|授权|意见)|用户(?:明确)?(?:同意|确认|批准|允许|授权)(?:后|之后|才|时|再)|(?:同意|确认|批准)后(?:再|才|方)',
  ],
)

/** The text tells of such orders. */
export const TAUGHT = tongue(
  [
    String.raw`saldırgan…|saldırı…|kötü niyetli…|kimlik avı|şüpheli…|dolandırıcı…|atakujący…|ataku|ataki|atak|złośliw…|oszust…|podejrzan…|атак…|злоумышленник…|мошенник…|фишинг…|подозрительн…|вредоносн…|atacante…|ataque…|malicios…|suspeit…|golpista…|attaquant…|attaque…|malveillan…|suspect…|hameçonnage|atacante…|sospechos…|estafador…|attaccant…|attacco|attacchi|malevol…|sospett…|truffator…|angreifer…|angriff…|bösartig…|verdächtig…|betrüger…|aanvaller…|aanval…|kwaadaardig…|verdacht…|oplichter…|phishing`,
  ],
  [
    '공격자?|악성|피싱|의심스러운|사기꾼|해커',
    '攻撃者?|悪意|フィッシング|不審|詐欺',
    '攻击者?|恶意|钓鱼|可疑|诈骗|黑客',
  ],
)
