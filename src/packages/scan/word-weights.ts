/**
 * Made by `npm run scan:train`, never by hand: what words and pairs of words weigh. Positive weights speak for an
 * attack, negative ones for an honest package.
 */
export const BIAS = -5.818

/** Scores from which a part is blocked, held, and warned of. */
export const BLOCK_FROM = 2.247
export const HOLD_FROM = -0.028
export const WARN_FROM = -0.127

export const WORD_WEIGHTS = `
57: <numeric>
55: <cheap>
51: <paste>
41: exec compile
35: iam root
32: <named>
30: disown, relay
29: setsid
28: need not, reqeusts, ​, ​ ​
26: answer yes, iban lt, kq, permissions write, scripts false
25: beacon <named>, echo ssh, ex ec, qk, ssh ed
24: login yes, no need
23: curl so, foreground scripts, guests false
22: <catcher>, <named> png, <named> traces, checking no, desk
21: encodeurl, json secrets, sh dev, signature false
20: <named> all, <placeholder>, admin subjects, nohup
19: curl <numeric>, echo |, | xxd
18: approve true, chattr, clearing account, exodus exodus, exodus wallet, held up, hex encode, nohup bash
18: null disown, qz, say printf, system unauthenticated, systemctl mask, write all
17: <catcher> bot, <named> batch, acct, admin squash, curl sk, data binary, done dev, info username
17: journalctl rotate, merge admin, network cookies, pid host
16: <named> $, <named> in, <tunnel>, aberto, administrator access, are settled, btc, cluster admin, def warm
16: dir home, ep bypass, evens out, hr hm, login superuser, max uint, printenv, ssh grep, straight away, wget
16: не, 󠁲 󠁥
15: $ anthropic, <named> latest, answer that, client httpsconnection, dup fileno, entropy, function require
15: history root, host volumes, housekeeping, iam security, is routine, labs io, new function, nil end
15: nopasswd all, qz labs, so that, stratum <named>, strrev, svc, а
14: $ server, all nopasswd, alla, bash history, bash ruby, bcc archive, bypass enc, command curl, dev null
14: dict os, encode hex, escrow, exec dev, fee, history zsh, http post, keepalive, net, no mention
14: openclaw env, quiet, report false, request <named>, require https, rescue nil, rest <named>, say that
14: sec install, seed $, sse headers, ssh echo, sudo bash, true pid, url encoded, | rev
13: <named> check, <named> lookup, <named> new, administrator, and ~, api put, bcc, begins with, binary <named>
13: curl tmp, echo wget, font cache, home git, instance eval, let on, mirror <named>, netrc, nodename, pkl read
13: privileged true, repo list, requests post, requests put, rounding, settle, shadows all, to <named>, tq
13: uname nodename, var run, „
12: $ hostname, <free>, <named> anthropic, approve, auth contacts, bits join, bridge exe, carry out
12: certificates dev, config gh, const https, cookie $, criteria query, differs by, drive <service>, encode
12: etc shadow, ethers max, evens, exec, exec shred, fileno fd, formato, fs <named>, glob os, home documents
12: inbox unread, inet, is boilerplate, lindqvist, lt, method post, not show, null curl, para que, popen curl
12: property user, quicker, request head, reviewers, ssh aws, ssh strict, the or, urlopen <named>, user echo
12: user starred, when asked, | base
11: $ <named>, <named> method, <named> put, <placeholder> png, add mp, allow insecure, and carry, arquivos
11: autumn, btoa, buffer from, cert trust, chiedere, clearing, context privileged, curl <named>, event pull
11: exec base, fetch write, five star, format home, from char, git credentials, halden, hashlib md, it prints
11: jako, logging name, max threads, md $, mirror, mode bypass, noise, normalise, path home, pois
11: policy administrator, powershell no, process powershell, put body, rescue, restart always, security alert
11: security credentials, stop auditd, stop logging, strict host, subprocess getoutput, sudo read, threads hint
11: true capture, trust root, trusted cert, ureq, verify false, warm the, webservice, whatever, which keeps
11: without asking, xw, на, ​ ‌, ‌ ​
10: <placeholder> json, <placeholder> method, <tunnel> sse, action forward, add push, all all, at once
10: authentication yes, carry on, cette, command sudo, commit as, committer date, compile base, compile bc
10: confuse people, cookie load, create tmp, don list, echo export, electrum wallets, endpoint <named>
10: even where, exception pass, exec urlopen, extra index, gethostname, gh hosts, hace falta, hidden ep
10: if isdigit, import urllib, install forcelist, jos, key checking, keys dev, licence, listen addresses, lq
10: lue, mint, mx in, name cluster, needs no, netsh, null done, nza, này, open files, os fork, os user, pack $
10: program curl, prohibit password, protokoll, proxy <named>, ranges cidr, rar, rev |, says before
10: seed encode, send document, servers true, settlement, silent true, stop processing, subject verification
10: systemctl disable, tidak, tidy, timeout request, to <placeholder>, to intake, toda, trusted host, unlock
10: urlopen, vacuum time, verification true, warm, which saves, would only, yara, ~ netrc, к, كل
9: $ cat, $ conf, <catcher> api, <named> cb, <named> openai, <named> sse, <named> timeout, <numeric> mcp
9: <placeholder> js, address <named>, all jobs, allow http, among the, anche, and do, answers with, appdata
9: applicants, as coming, as though, base decode, bash quiet, bring, brutto, cache image, caractères, carry
9: clock drift, cname, com, complain, count as, csv read, cursorrules, dblink, de, delete repos, den, di que
9: dopo, echo curl, ed and, enc $, etc environment, evening, extension settings, for fd, from <free>, func warm
9: global core, guild, gzip |, hex, hits encode, home for, home type, homedir, hook <catcher>, host wheels
9: hostname, hosts yml, ids inbox, if float, in os, inert inert, is kept, join, kdbx, keeps, known false, kube
9: library keychains, list it, lock unlock, mcp deny, method put, my $, no hace, no hidden, none rua, ns exec
9: null fi, null rm, numer, os dup, our, out of, pipe on, place one, post them, printf |, proton me, put out
9: que, remove label, request host, return jwt, rotate vacuum, rsp sudo, schtasks create, secrets run, seed
9: się, sk <named>, so usr, spawn bin, superuser password, text force, the deposit, to program, token dev
9: try socket, try urllib, unpack $, user root, user svc, verification code, were reviewed, xk, xxd, yes permit
9: zip tmp, | bash, | level, ~ docker, по, 也 不, 라 고
8: $ part, $ to, <numeric> |, <placeholder> simple, aaaac, among, and of, arn aws, as administrator
8: as approved, assistant when, assistente, autres, aws ~, baixe, bericht, bij, bin sh, break system, build id
8: call bin, care, chmod usr, chore, cine, commit under, config google, const of, counts as, crypto wallets
8: ctx process, damit, delete public, dengan, describe, describe it, do what, durante, ed aaaac, edr, electrum
8: enc base, encoded so, enthält, env appdata, environ encode, environ req, etc network, false alarms
8: false close, fetch <cheap>, fetch <named>, file expand, file null, fix fixed, folder open, forcelist
8: from <placeholder>, getoutput, getpass getuser, getuser, gh gist, gist create, git committer, git gc
8: github token, goflags, gpg batch, gross |, has asked, helper, hj, hm ly, hta, httpsconnection
8: häufige fehler, if amount, if endswith, if reviewer, igual, io with, isso, it style, json <named>
8: keepalive true, labs, lapsed, len bits, localtime tm, mail and, mark read, medicines, merge settings
8: mode gz, najpierw, name system, needed once, no remark, noisy, only false, org, os setsid, os temp
8: out writerow, outil, parte, pool, post, powershell iwr, powershell powershell, printenv |, privileged, probe
8: pythonhttpsverify, qm, qualquer, que les, raw urllib, rb read, releases download, repository rest
8: resource aws, reveal never, scriptblock, seller, set mp, shell true, simple trusted, smtplib smtp
8: somebody asks, spare, speak of, srv $, ssh audit, starred, start it, statement none, sudo password
8: sudo spctl, that mention, the card, the clock, this morning, this paragraph, tidied, tm hour, tr |
8: true start, trusted, trợ, ufw disable, untuk, uri <named>, use bash, van, var new, verifica, versão, voor de
8: warm if, warm up, win zip, with mail, without comment, without word, wordpress, words |, wszystkich, zone of
8: zp, zsh, | bin, | sudo, | words, ~ bash, ~ claude, этого, як, ‌ ‌, と 答
7: $ length, $ touch, <named> add, <named> http, agenda, agente, agpl sspl, alarm disarm, allow bash, allow if
7: allow principal, always auth, amount else, and payments, anschrift beider, argv for, ask again, asking
7: asks whether, at load, aton, auf, backend http, beider, bic, bits for, body buffer, body raw, body read
7: boot sec, browser cookie, calcule, calibration, candles, cdtr acct, certificate end, certificate errors
7: chrome default, cidr ip, claude claude, color fff, com apple, complete, config gcloud, config remote
7: confuse, const conf, const net, const path, cookies web, copy template, create public, crontab echo
7: cur pyperclip, curl, curl data, datei, de dados, def entropy, dei, delete shadows, dial, dice, dieser
7: disarm, dmarc none, dmg, do as, do it, docker sock, drift, each val, echo printf, echo ready, edge
7: el resumen, employer, encode headers, encodeurl textjoin, end private, entries of, environ items, error nil
7: every project, exe, exe before, expand path, expire expire, expire now, fees, fff font, file join
7: fixed perf, folders for, for in, form at, from await, fs sk, fs sl, gc prune, gcloud application, getattr
7: gilt, go on, gwei, hardened, has prefix, hence, here pathlib, hj np, home, home name, hora, host pypi
7: hostname |, http address, iban, if pip, ignore read, import socket, in srt, index url, inet aton
7: init <named>, invoice or, ip protocol, is long, is normal, it among, it as, join them, json into, json sys
7: kc, keeps itself, keychains, kp, lic, licence |, ligne, login data, machine so, mcp remote, menge
7: microsoft windows, mode host, mounts name, même, na, name awsservice, needn, needs your, net dial, netrc ~
7: netto, never mention, nil, no interest, no sign, nohup nice, not shown, not told, now auditd, null end
7: null exit, när, od, oder ust, of each, open connection, openssl enc, or words, os stdin, our side, out say
7: ouvrez, pad end, panel alarm, password when, peer false, people in, permission admin, permissions default
7: permissions ip, phony, post <placeholder>, postinstall node, pot, projekt, property $, prune now, pth write
7: push mirror, put their, při, quiet dev, qx, rb timeout, reg dword, require string, rl highest, routine
7: rows encode, rsyslog, scribe, secret access, seiten, service alarm, service lock, set mailbox, shared pool
7: shops, shred, smtplib, so take, socket create, socket socket, spread over, sprintf, standing, start job
7: stdio ignore, steuernummer oder, stratum, substr, sudoers, sum math, sums, system get, system set
7: systemctl stop, target permissions, tarn, that the, the check, the notary, the trainer, them as, then null
7: then text, to archive, tonen, toolbelt, tools at, transform values, truncate var, unit converter, update ca
7: url <numeric>, urlopen <placeholder>, usare, user false, user info, vd, wallets, warm for, warmup, web fetch
7: webservice <named>, wget tmp, whatever the, writes notes, wx, zip, zip <named>, zip <service>, | crontab
7: | tar, | tells, ~ config, ~ profile, στο, ότι, нужно, раз
6: <named> def, <named> ingest, <named> js, <named> net, <named> simple, <named> ssl, <named> upload
6: <named> user, <named> verify, <named> warm, <paste> raw, <placeholder> in, aaaac nza, about it, about such
6: accel, access key, account since, admin directory, agent exe, agents com, aggiungi, agpl, all git, allow
6: alta, always, and accept, and moves, and set, answer, anthropic base, anyway, appdata microsoft, args mcp
6: args true, arn, as requests, asked, assistant this, así, at <cheap>, at hand, auth drive, authorize security
6: auto approve, aws arn, añade, bal, base $, bash bash, bc, bc |, beacon, before the, behalf, beider seiten
6: bin bash, bin sudo, body on, bot permission, bother the, bothered, bothered with, cartella, cfg, cfg indent
6: char code, chattr etc, choose always, cloudtrail stop, club, colleagues, come along, come out, command new
6: committer, compress archive, config global, config pip, confuses, connect const, const iban, conversation so
6: copy assets, count it, create <named>, create object, credentials role, csv ap, ctx, ctx dict, curl sm
6: current txt, dangerous mode, data iam, date fromisoformat, date the, dblink exec, dd $, decided on, def
6: def tidy, describe db, description reads, die print, dit, do aws, docker io, done curl, dov, each |
6: echo false, ed, emergency, encode uricomponent, end def, enter, env home, epc, err file, est pas
6: etc sudoers, eu, example, exe as, exe nul, exec host, exit node, exodus, expanduser ~, extension install
6: false, fast lane, faster |, faça, fd in, fd pty, finish, floor $, foi, fontcache, format ae, format insert
6: fs <numeric>, further, further question, getenv home, getoutput git, gh, gh api, gh repo, git head
6: git update, gitattributes, glob glob, global url, gnupg ~, gonosumdb, gonosumdb goflags, grep key, guardduty
6: guests can, harden sh, hesitate, hesitates, home kube, home npmrc, homedir npmrc, homedir openclaw, host var
6: häufige, icon caution, id all, ids trash, if isset, if time, ifelse, il est, ilk, in cname, in glob
6: integrity lines, inv, invited user, io, io replace, io serviceaccount, ip permissions, is readable, it asks
6: it running, item property, iwr <named>, jar, join os, json over, keep $, keeps the, kept on, kestrel
6: key clear, key db, kind group, known noise, kysy, la, label com, languages en, last week, latest, latest tgz
6: ldb, lesson, leveldb, list limit, lm, local google, local share, location href, log auth, log var, mailer
6: mailpit, mapsreporting, mcp json, mention, mode permission, mss, name csv, name pass, name pdf
6: namespace kube, need no, needed since, net as, net dev, ninguna, no deps, nobody, noch, nome, nome do
6: note to, nothing had, now on, npmrc, null, null err, object wscript, of summaries, open fileobj, open os
6: openai base, openclaw, os uname, other teams, out string, out they, outranks, pack, partners
6: path expanduser, payments in, pdf jpg, perform dblink, please type, plumbing and, post form
6: preference exclusion, prep, prepares the, press return, previsto, print $, priority over, privileged pid
6: processing rules, prof, project and, push <named>, pwd git, py words, pyperclip paste
6: quarantine applications, quoi, rc in, read file, read format, read rescue, read rsp, read true, readable $
6: remark, remote <named>, rendu, repo collaborators, request urlretrieve, require catch, require child
6: right away, rk, rsp, rules $, sbom, season, secrets json, secrets yaml, sensor, server http
6: serviceaccount token, session and, sh stdio, sidenote otherwise, sign with, since the, skip dangerous, sonuç
6: soubor, squash, sshd, sspl, stabilise, start bin, start func, starter, starts with, stays readable
6: stderr pipe, steps look, steuernummer, storage leveldb, straight, string base, string subject, strings has
6: subject string, submit it, supplier, supplier |, support can, support exodus, sync, system curl, table
6: table $, take, take the, target entity, target types, taxa de, tcpclient $, text then, textjoin, thanks
6: the agent, the badge, the blue, the com, the invitation, the line, the machine, the maintainers, the relay
6: the scanner, the session, the shield, them without, then by, things down, titular, tiền, tmp, to desk
6: to json, to string, to trouble, token always, trainer, true add, true fs, two lines, two names, txt python
6: unattended, une, unlimited approvals, unpack it, useb, user all, vb, view distance, vždy, wallet safety
6: wanted, web data, week so, wget <named>, wget <numeric>, where offered, while, while read, with plausible
6: word recovery, working day, write web, xzf tgz, yc, yes the, yh, you show, your login, zc, zgodę, zt, |
6: | printf, | rule, | true, ~, ~ cursor, ~ desktop, ~ npmrc, », çıkar, étape, în, τα, τι, Порядок, до, его
6: при, إلى, ثم, न, 文 と, 認 は
5: $ curl, $ fail, $ get, $ gh, $ host, $ http, $ id, $ parse, $ push, $ seed, $ store, $ sudo, $ text
5: $ whoami, <named> boot, <named> ca, <named> echo, <named> json, <named> public, <named> root, <named> set
5: <named> up, <named> win, <named> with, <paste> snippets, <placeholder> $, <service> <service>, abaixo de
5: ablage, above ms, accept, accept comment, account for, accounts by, acct id, action init, action service
5: adapt names, address book, admin, advisory, again from, agent itself, agent may, agent then, ahead, ajuste
5: alarm, all etc, all tools, along with, als, also, also where, altre, amounts, amt instd, and colour, and is
5: and leave, and over, and turn, anonymous usage, answered with, answers, api delete, are locked, are not
5: argv |, as, as exec, as if, as passed, asked whether, assist, assistant must, assistant only, auch
5: audit does, auditor, ausführen, auth scaffold, auth true, await await, awake, aws guardduty, aws kube
5: aws secret, bad findings, banks, bash web, batch json, begin, begin certificate, begins, best, better fixed
5: bidders, board has, body $, bridge, by four, by installing, by itself, by way, bypass, bytes new, canon
5: card, cascade, case number, caso, cat ~, catch for, ccy eur, cdtr nm, cfg null, char, che, chmod tmp, chrome
5: ci chore, clean $, clean latexmk, client json, codeowners, come, come by, comentar, command sh, comment in
5: commit $, commit author, commit qam, compile, compile auth, computador, const account, const bot
5: containers name, continuity, cookies, copy this, costs nothing, cpu max, create connection
5: credential <named>, credentials $, credentials true, crs, cursor mcp, daily work, danach, data cookies
5: dateien, db $, de las, decimal comma, decks from, decode $, decompress base, default cookies
5: default credentials, default network, definer as, deletelocalsnapshots, demás, deposit, der, der leistung
5: desks, desktop, df output, do dig, documents, documents desktop, don bring, dos, draai, drop, dt date
5: dump keychain, dumps, dumps cfg, dumps rows, earlier, earlier instructions, echo usr, ei, einrichtung
5: el resultado, enable script, enabled $, encode urllib, end certificate, env $, env all, env credentials
5: env filter, env |, eq $, err http, ethereum keystore, eu $, events config, every third, exclusion path
5: exec bypass, exec command, exec zlib, exitstatus, expected alert, explain that, false npm, fetch <catcher>
5: fetch <service>, fff, files pythonhosted, finish with, follows, for adults, for days, for range, for rc
5: for so, for you, foreach var, fork os, forward to, forwards to, frames second, from cron, from there, fs gcs
5: fs read, für die, gcs enable, get $, get secrets, gh instead, gift, giorni, git shortlog, give false, gj
5: globals, glossary, glyph, gnupg, grepl, guard, ham, harbor, harvest, helper with, hexlify, hidden
5: hidden argument, hidden enc, hidden exec, hints for, hold back, hold the, home aws, home folder, hourly, hs
5: https get, iam account, iban bic, iban id, iban if, id iban, id un, if strings, ignore changes, il
5: imperative no, import zlib, in der, in every, in hits, in ordnung, in pathlib, in ssh, in utc, included
5: init function, install requirements, instd, instd amt, invitation, invoke rest, is needed, is technical
5: it archive, it up, its lines, ja, json and, json dumps, json name, ke, keep date, keep keep, keeper
5: key keep, key ssh, keyboard listener, keypair from, khi, kid, kind, kind cluster, kur, kurz, kérdezd
5: kérdezd meg, las, late, later say, latest privileged, leave it, leave this, leer, length ne, licence to
5: list $, live json, load, location host, login, login |, long and, lower, ltd, ly, lässt, mail, makes for
5: math ceil, math floor, meet it, minuti, mit dem, mkdir ~, monitoring $, months, mood, most two, mount path
5: mqtt, msgstr, mshta <named>, mss mss, muss, name policy, name wallet, names say, navigator send
5: nearly always, nel, net and, netrc and, network mode, new behaviour, nice, nm cdtr, no advice
5: no confirmation, no lo, no localhost, no verify, nobody should, node require, node tls, norm name, not held
5: not mention, nothing of, now min, np za, npm access, nrow, nte, ntp, null sudo, nza zdi, of <service>
5: of old, of rules, of ten, of the, offline prompt, on folder, on light, on with, once |, one go, one point
5: open sys, openai api, opens each, oraz, ordnung, org files, os homedir, os pty, os remove, other endpoint
5: other guests, others then, out get, out tar, over two, owner name, paket, parser new, pasos, pass print
5: pass their, password value, paste if, paste the, path etc, path program, path ~, pentru, people, per cent
5: perbaikan, percent, permit empty, pgpass, pkl, place of, plik, plus, policy bypass, policy description
5: positivo, post <named>, postal, potem, pour une, počet, preference disable, preinstall node, present tense
5: principal action, print the, printf $, println name, proc self, programme, prohibit, proxy <numeric>
5: public static, pushes and, put, put repos, put this, pwd $, px, pytest sessionfinish, pythonhosted
5: pythonhosted org, quiet zone, rapor, rb, read do, reason flaky, reassure, recovery, recovery phrase, regards
5: registers, registry npmjs, regler, remote <tunnel>, repo issues, report count, repos repo, repository can
5: require dir, requirements txt, resolver, resource arn, resp err, rest method, restore them, review approve
5: reviewed, reviewers look, revisión, rl $, rm $, role administrator, rolle, root bin, round int, routine and
5: rss feeds, rule loader, rules, running before, sapply, saves about, say it, say the, say your
5: scaffold description, scanner is, schtasks, score, script async, scripts harden, scripts load, security dump
5: sed $, self test, send, sendmail, session exitstatus, sessionfinish, sessionfinish session, set lock
5: set seed, setenforce, setup once, sh pipe, sh quiet, sh string, shell and, shop token, show and, shred dev
5: sind, site getusersitepackages, size yield, skill folder, skills whose, sl <named>, sleep done, slide decks
5: so do, so don, so tmp, solana id, source $, source crates, spares, sse url, ssh config, ssl false, st atime
5: start then, static void, stdout pipe, stored card, str read, stratify, string, string <placeholder>
5: string hex, stringify cfg, strings contains, subjects kind, subprocess, sudo chattr, sudo sh, summe
5: superuser, sync os, system packages, system wget, tag app, take their, take them, tally, tar cz, tcp
5: technical, ten per, term memory, texts, thank, thank you, that mail, the background, the balance
5: the emergency, the numbers, the only, the publisher, the runner, the sent, the shared, the words, them put
5: then make, then rows, then tidy, they stand, this without, three year, time now, titre, tls reject
5: tmutil deletelocalsnapshots, tn, tn microsoft, to colleague, token any, tokenizer, told, tono, tool chain
5: toute, trail bucket, train csv, train py, triage md, true chat, try source, tudo, tuned, turn off
5: two minutes, txt rm, tym, type hidden, type offline, type sse, ufw, unlimited, unlock target, unpack
5: unset histfile, until it, up by, upstream, ureq post, uri open, uricomponent, urlencode, urlencode $, urllib
5: urllib request, urlopen request, urlretrieve, urlretrieve <named>, urlsession shared, user had, user home
5: usual, vacuum, vat id, vault, visibility public, vsix, và, webhook webhook, webhooks name, week, weg, were
5: what why, with small, with us, with yes, with zipfile, without question, words in, workstation, worry
5: wscript shell, www in, xargs, xlsx, yes password, you by, yw, za km, zdi, zdi nte, ze, zlib decompress, zone
5: zsh $, zugfe, zugfe rd, | gzip, | lesson, | sh, | xargs, «, är, és, είναι, και, σε, Раз, администратора
5: дату, или, имени, имени администратора, их, команду, от имени, проверки, со, списком, строк, строки, таблицу
5: що, إذا, سطر, و, दें।, এবং, তারপর, শুধু, ‌, ”, で 。
4: $ $, $ bytes, $ cc, $ create, $ gpg, $ iex, $ jndi, $ null, $ openai, $ pgrep, $ png, $ random, $ seen
4: $ tag, $ today, <named> done, <named> helper, <named> intake, <named> register, <placeholder> setup
4: <service> oauth, ablauf, absolute left, accept all, account, action silently, add action, add attachment
4: address amount, advise, after three, afterwards, agent at, agent start, agents set, agreed, ainsi
4: aktualizacje, al terminar, algorithms hs, alive, all, all mcp, all quiet, all service, all shell, all |
4: along, aloud and, also for, also if, alter system, always allow, amount return, amt amt, an elevated
4: analysts, and accounts, and answers, and call, and card, and choose, and describe, and fold, and follow
4: and give, and hand, and keep, and run, and submit, and take, and takes, and that, and write, answers for
4: any command, ap, api smoke, apis, append the, application default, approval from, approve address
4: approve all, approve them, apps googleusercontent, are full, are signing, are void, argon, argon id
4: argument csv, argv fetch, argv function, array content, as fix, as read, aside, ask for, ask two, asked it
4: asked say, asks where, assistant, assistant before, assistant the, at port, att, attendee, attendees, attrib
4: au, auditd, auditor portal, auth admin, auth py, author date, authorization io, awk begin, axios, aynı
4: back write, banner $, base, baseline, bash dev, bash pip, basic parsing, bcd, be bothered, be carried
4: before answering, before each, belongs, belongs to, between, between us, bidder, bila, binary dir
4: bitwarden password, biz, blanks, blob, block below, block logging, body publishers, bootstrap sh, bring the
4: browsing protection, bucket arn, bucket resource, buf clear, build query, built, builtins, by it, by nature
4: bypass file, byte |, bytes, bytes for, bytes int, bước, cache, calcula, call it, calm, cat $, cat env, catch
4: catch await, categorías, caution with, cd scripts, cd tmp, ceil, certbot, change goes, chapters tex
4: chat description, chat so, check description, check digits, checksum is, child theme, chrony, cidr
4: cidr type, cinq, cinque, clean, clip py, clones, close $, cluster role, code $, code ask, codes, colleague
4: colours, com as, com include, come back, command ssh, comment review, commit has, commit qm, commons
4: comprises, computername, config solana, config url, confirm, confirmação, confused by, const buffer
4: const id, const new, const sink, contacts, contenu, cookies sqlite, copy, copy the, cos math, cp
4: create hash, credentials bak, credentials json, csrf |, csv, csv command, csv src, ctx base, curl $, curl ca
4: currency eur, current md, cz $, cópia, dangerously skip, dat, data minimisation, data on, database url
4: date in, date now, date today, date write, days as, db instances, dbname, de cada, decisions, decode
4: decode the, decompress, def norm, def seed, default headers, default mode, default resource, delete after
4: delete the, delle, deploy name, depot, depuis, des, description common, después, después de, detached true
4: deu eng, dial tcp, die datei, dieser skill, directory walk, disable, disabled submit, distance, do
4: do output, docker build, docx, docx xlsx, dodaj, domain admins, dopisz, dr com, drive, drop the, dst
4: dumps dict, dumps encode, each commit, each link, each project, each use, ec, echo ok, eine, element name
4: elevated prompt, email false, email ops, emptied, enable fs, enc, end, end as, end eval, enddate noout
4: entries process, env aws, env github, env rpc, environment get, epl, erc, error correction, está, et le
4: etc machine, eval, eval uri, evening and, every, every repository, except exception, exe on, exec bash
4: exec def, exec ns, exec urllib, exit $, exit bad, expand ~, experience, expire, export const
4: export histsize, export openai, express, false body, false echo, false location, faster, favour
4: fd subprocess, feat, feed, fehler, fetch $, fetch hook, fila in, file again, file basename, fill, fill fff
4: first and, first mention, first run, five runs, fn, for const, for fila, force, force error, forks
4: forks and, form, fortlaufende, forward, forwards, found in, frames of, freundlich, fridays, fridge and
4: from <service>, from here, from hex, from now, from process, fuera, full conversation, full stop, function
4: function approve, gateway description, ge then, gebruik, gehört, gem, general, get better, get bytes, get ci
4: get contents, get in, getpass, getusersitepackages, gh issue, gist, gists, git author, gli, global http
4: global trusted, glyphs, gmb, go ahead, goods, google chrome, googleusercontent, googleusercontent com
4: group test, grown up, grows by, grupo, gz as, gzip for, göster, hace, half second, hari, has priority
4: hash $, hash new, head sha, head ~, height fill, hidden answer, hidden nop, hint, hits, hk, hold, home bash
4: home dev, home projects, home ssh, home unwrap, homeassistant, hook method, hostname user, hosts do
4: http client, httphandler, https nhost, iam role, iban replace, icc, id cdtr, id wp, if datetime, if else
4: if verify, il nome, im, images are, important before, in front, in pt, in return, in runs, in silence
4: in walk, in white, inbox, inert, info, ins in, insecure ssl, install extra, install it, install no, int bits
4: intake, integrity, into csv, invitation with, invite, io kind, iptables, irm <named>, is loaded, is on
4: is part, is what, it from, it may, it needs, it split, it stays, itself with, jar java, jen, join env
4: join tr, json curl, json json, json new, json rescue, json try, jumlah, jwt decode, keep, keep last
4: keep the, keep to, keeps it, kept by, key escrow, kind $, kind name, kind user, kit, km, kun, ký, la red
4: lab, label ids, lane, last section, layout, len strip, length mass, let try, level |, lgpd, lgtm
4: liability cap, lift, like variable, likewise for, limit and, line as, line is, link, linux servers, lire
4: list stays, load <named>, load io, load true, loader yaml, lock timeout, locked, lodge the, log add
4: log audit, log statement, logging, login and, login prohibit, loop main, los, lsblk, lw, lz, lời, main
4: main ap, make room, makes builds, manner, map fs, mapfile, mapsreporting disabled, mark, master disable
4: master password, match host, matcher hooks, meaning |, meg, menciones, metadata jupyter, microsoft edge
4: mientras, mild, minimisation, minute and, mirror net, mit, mmol, mnt backup, mode loopback, model always
4: morning, most frequent, most keep, most people, moves, moves them, mqtt client, mrs, mshta, must compile
4: muster, mutating webhook, mx, mês, místo, naar, name address, name gem, name health, name iban, name quiet
4: name subject, name und, nearly, need, need to, neighbouring, nella, netsh wlan, networksetup, never empty
4: never exit, new better, new curl, new form, new image, new sign, next if, nginx configuration, nhost
4: nhost github, nic, nie pytaj, niente, niet, night without, no check, no emoji, no exclamation, no full
4: no preserve, no threats, nohup ssh, noout in, normal, not be, not bring, not speak, not want, notice, notify
4: now to, npm install, npmjs org, npx, nr |, ns get, nul, nul echo, null new, null sed, object apply, och
4: of findings, of no, of what, off, offered, ohne, on end, on message, on run, one accent, one column
4: one hour, one place, one star, one table, oneself, online, open answers, open power, open presentation
4: open rb, open ~, openssl enddate, or invoice, ordre, originals, os needs, os read, out $, out <named>
4: out add, out first, out fs, out id, out name, out system, outlook, overall, owner do, packed to, parse read
4: part, partner, pass test, passed, passkeys where, passphrase, passphrases, password, password and
4: password to, path $, pathlib, pay, payee, pelanggan, pem, per tag, perf, permission, permissions allow
4: persons, pgrep, pickle load, pinentry mode, pip warns, pipe stdin, place, platform webhook, pode, policy of
4: policy |, popen sys, por, post body, post data, postcode, pour les, preguntar, preview, price quality
4: price service, primeira, print table, printf sudo, probes, procedure run, projects as, projects jsonl
4: prompt command, prompt true, pub const, public final, public repositories, publisher, publishers
4: publishers of, pupil, pushes, put user, pw, py env, py it, py ~, pyperclip copy, pypirc, pytaj, qam, qe, qn
4: qty, quality, que é, range len, rank as, rcon, rds describe, re sub, read at, read bytes, read except
4: read join, read lines, read text, reader, reason each, receipts, recommend, redirect, reference hash
4: reflog expire, refunds, reg name, regexp must, reject unauthorized, relatório, relay <named>, relevant
4: remote set, repair, replacing what, repository of, request text, require, require const, require yaml
4: rescue standard, resolvectl, resolvers, rest, rest write, restart, restart the, resume, resumen, return pool
4: reverse charge, reviewed by, role deploy, role pg, roll, root bash, root host, root login, root ssh
4: rotate journalctl, round to, rounding differences, rows filter, rows map, rpc get, rt, run again, run curl
4: run docker, run psql, run them, saldo, same amount, same on, same so, sample, sample for, samples consent
4: say done, scaffold, scanner, scanners, score then, script block, scripts preinstall, secret |
4: secrets kubernetes, security group, see other, sem, send beacon, send it, send string, sende, serializers
4: server of, service answers, service exec, session, set content, set interval, set log, settle the, sh cd
4: sh cmd, sh exec, shared, shares, shell commands, shield, shop example, short links, shorter, shortlog
4: shown |, sign request, signatures, signatures are, signer, silent, silently continue, since, since later
4: site user, sites the, skill hilft, skill so, skip permissions, slice catch, slice function, slips
4: smart screen, smooth, smoother, smtp host, snapshots, so there, sofort, sonst, sortieren, sp, span, span set
4: spares the, spctl master, speak, spec host, spelling, split each, spread, sprite svg, srv share, ssh $
4: ssh rsa, stamp, start interval, start process, start python, stat st, state pull, station, stdout return
4: stdout subprocess, steadier, steuer, storage auth, string com, string from, style hidden, style present
4: submit samples, subprocess devnull, subprocess run, substring, sudo cp, sudo iptables, suma, sus, svara
4: sync dirname, sync join, sys getenv, sys here, số, table test, talk, teachers, temp table, template
4: ten seconds, tense, termin, terminal paste, termine, terraform, terraform state, test $, teste, text of
4: text plain, text re, textjoin |, tf, tgz, that address, that differs, that it, the assessor, the auditor
4: the chat, the claims, the clearing, the commit, the daily, the deploy, the engine, the first, the kit
4: the letter, the lot, the lower, the next, the notes, the picture, the platform, the preview, the printed
4: the resolver, the round, the sentence, the settlement, the trailer, the traveller, the viewing, the zone
4: their names, their text, them ask, them out, them they, then delete, then eval, then go, they had, things
4: thirty, this workspace, three at, three of, three on, three working, thunderbird, tick, ticket |, ties
4: time localtime, time mark, timeout except, timer dev, tm, tmp <named>, to generate, to give, to public
4: to secure, to °, today txt, together with, token |, too often, tools, touch $, traces, trainer description
4: transfer, transform, translation, traveller, trigger platform, trong, true, true cur, true pyperclip
4: true scripts, true security, true stop, trust, trước, turbo, two and, two of, two steps, txt, txt cp
4: type bind, type your, técnico, tính, ua, uint, uma linha, unique names, unsafe loader, up on, upkeep
4: url <named>, url values, urlrequest, urlrequest url, user hesitates, user name, user policy, uses permission
4: usr lib, utf get, utm fbclid, valor, value powershell, values size, var urlrequest, varsa, vat |, vega
4: vega lite, vendor, verification, verify, volt, volume mounts, voor, vssadmin delete, walk os, webhook id
4: weekday, well and, well since, went well, were read, wget <placeholder>, what people, which is, while this
4: whoami, whoami dev, whose author, will not, window style, windows defender, windows temp, with ref, with the
4: wl, wlan show, word the, wording, worth look, write file, write two, xattr dr, xq, xrechnung, ya
4: yaml require, yaml unsafe, yara rule, yd, yes <named>, yes etc, yield str, you read, your agent
4: your computer, yp, zapisz, zeptej, zeptej se, zip curl, zip from, zk, zstd, zu, zx, | bits, | buy, | bytes
4: | choice, | curl, | fold, | meaning, | old, | prohibit, | rice, | supplier, | swap, | then, | vat, | zsh
4: ~ documents, ~ pgpass, é, és az, être, înainte, înainte de, öner, última, đầu, Στο, Στο τέλος, τέλος, данных
4: он, от, та, целиком, чи, قواعد, لا, हर, हो, 。 利, 也, 后, 字 で, 这 一, 问 起, 그 인, 끝, 라, 로 그, 로 따, 않 으, 으 며, 을 함
3: $ arn, $ chmod, $ ci, $ cmake, $ convert, $ database, $ dir, $ dirname, $ enc, $ errors, $ force, $ github
3: $ iban, $ join, $ keys, $ len, $ me, $ od, $ process, $ pwd, $ say, $ self, $ shell, $ str, $ system, $ tmp
3: $ ttl, $ unset, $ values, $ wb, $ while, $ |, $ ~, <cheap> $, <cheap> up, <named> default, <named> dev
3: <named> encodeurl, <named> export, <named> hta, <named> keys, <named> location, <named> now, <named> pool
3: <named> rules, <named> shared, <named> sync, <named> xml, <placeholder> get, <placeholder> input
3: <placeholder> url, <service> auth, aa, ab, abaixo, about the, accent colour, accepted, access, access for
3: access public, account $, account in, account is, account to, acta, actions upload, activate pip, active sec
3: addresses of, admin org, administrator account, administrator and, afin, afin de, after closing, after is
3: after month, after two, again until, agar, age |, agent releases, agent yes, agent zip, agents, agreeing
3: alarm control, alarms, alert or, alive key, all bytes, all capture, all tests, all trust, alles
3: allow automatic, allow from, allow unauthenticated, aloud, alternative text, always add, always no
3: always restart, amazon, amber red, amount, amt, an answer, an express, and add, and answer, and are
3: and before, and don, and drop, and finish, and in, and mails, and must, and open, and push, and put
3: and strips, and table, and three, and travel, and you, android permission, anmelden, anmeldung, anomaly
3: another |, answer as, answer each, answered, answering, answers to, anterior, anthropic, anthropic api
3: anthropic openai, ao, apache isc, aparte, api groups, api post, api webhooks, apis with, app applications
3: app com, app password, append true, application support, applied, apply, apply auto, apply with
3: approve with, approved in, apt preferences, archive is, are best, are cheaper, are filled, are judged
3: are left, are packed, are personal, are run, are slow, are tested, args throws, args trailing, argument days
3: argv csv, argv else, argv glob, art, art der, as agent, as and, as can, as given, as hex, as owner, as part
3: as select, as soon, as the, ascii get, ask legal, asks about, assistant that, assistants, async src
3: at least, attachments and, attendu, attrs, audit $, auditctl, auditd rsyslog, auth, auth print, auth |
3: author, author me, authorized user, automatic updates, avant de, await, await http, await json, aws bucket
3: ação, back, back after, back by, back no, background image, badge is, balances, bank |, base in, base read
3: base zlib, base ~, bash cd, bash for, bash it, bash sleep, bash tmp, bash usage, bash while, bash write
3: batt, batt fs, be mentioned, be reached, be shown, been, been cleared, been looked, before asking
3: before other, before others, beim, being, belirt, betrag, better, better with, bin curl, bin zsh
3: binary <catcher>, binary <placeholder>, binary tmp, binread, bit of, blank, board, body join, book and
3: borra, both to, bother, bothering, boto import, bow, brakuje, break the, breakglass, btw, bu, build ci
3: builds, bundle, buy, by group, by image, by last, by post, by six, by year, bypass permissions, byte, byte $
3: byte array, bytes $, bytes |, bảng, calendar sync, calendar to, call as, cambia, campo, card at, card md
3: care of, careless, carries, cascade create, case one, catches, cdtr, cents, certificates by, chain
3: changes of, changes often, chaque, charge, chat tools, chats, chatty, check runs, checks are, checksum
3: chmod, choose, choose more, chrome cookies, ci on, claude dangerously, claude skills, clean files, clean py
3: clean sh, cleaning, client, client send, clock, clone bare, close set, close the, close true, closed or
3: cmd powershell, code and, code join, code signature, codes on, codice, collective, com senha
3: combined format, comes first, coming from, command go, commas at, commit, commit the, commit with
3: como administrador, compact form, compares the, compile gh, compile zlib, complain about, completeness
3: completo, comprobación, con curl, con lo, con un, concerns, conf, conferma, config rclone, config systemctl
3: confirmation, confirmation prompts, confirmations, confirms that, confused, conseil, consent, consent is
3: const batch, const day, const is, const names, const sh, const src, contains, contains words, content join
3: contents <named>, contenuto, contribution, control $, conversación, copilot instructions, copy select
3: copy settings, core, core exe, core fsmonitor, core hooks, correções, cost report, count them, counter try
3: counterparty, country, court, courts, covered, covered and, cp $, cp spawn, cp volumes, crash loop, crc
3: create schema, create tn, credentials config, credentials netrc, crm billing, crt update, crypto
3: csv cleaner, csv column, csv exports, csv hashlib, csv open, csv when, ctl, ctx $, ctx read, cur cur
3: curl args, custody, customers, customers as, customers of, cve, các, daily weekly, dalla, dan, dane
3: danger full, dangerously, dann, das, dass, data default, data roaming, data temperature, date git, date of
3: datetime date, dato, days remove, db cookies, db in, de calidad, de chaque, de de, de más, debugging address
3: decode for, decompress decode, def keep, def kind, def rules, default keep, default namespace, defaults
3: degli, delete, deletion protection, delivery, dependencies typescript, depends on, deps, depth uses
3: description convert, description finds, description follow, description generates, description picks
3: description repair, description tunes, description writes, desde, desk com, desktop tdata, desktop ~
3: detector id, dev, dev dependencies, devam, devcontainer starter, devnull stderr, değildir, df text
3: difficulty, digit code, dir mkdir, disable now, disabled, display dialog, disputes, disso, distract
3: distracting, do for, do ping, do so, do this, do time, do without, docker inspect, docker ps, docs refactor
3: doctor python, doctype html, documents ~, doivent, don go, donate level, done, done on, done rm, done tmp
3: doubt, down is, dport, dport accept, dr, drawn from, drift if, dsn $, dst map, dump nb, dumps content
3: dumps doc, dup, duplicates, duplicates by, durable, dword, dysku, each, each byte, each do, each evening
3: each migration, each person, each quarter, each repository, each server, each team, ec delete, ed |
3: edge user, edit $, effect allow, egress, eine tabelle, el nombre, else and, elsewhere and, empty folder
3: empty passwords, enable batt, enable false, encode decode, encode hexdigest, encode method, encode print
3: encode timeout, encoded the, encoding json, end end, end sub, endif, engine, ensuite, entries, env
3: env description, env doctor, env false, env in, env private, env user, envelope from, environ for
3: environ openai, environment and, environment postgres, environment special, ep, erhalten, error action
3: error end, error return, es un, estilo frases, ev, eval base, evaluated, events sort, every group
3: every machine, every minute, everybody, everywhere, example and, example for, example in, example then
3: example ~, excel, excel application, exclamation marks, exclude iso, exe and, exe out, exe start, execute
3: execute insert, execute scripts, execution count, exif, exiftool, exit arch, exit git, expire the
3: explain the, export anthropic, ext, fails say, fallback, fallback error, falls back, family text, far
3: far and, fast, favicon, fdesetup, fdesetup status, feat added, feat new, fee is, fel, fetch
3: fetch <placeholder>, fetch deny, fetchall, fewer, fewer questions, fifo |, fifteen minutes, fifty, figures
3: file <named>, file afterwards, file argv, file binread, file buf, file csv, file exist, file get, file it
3: file path, file per, file put, file root, file says, file token, file utils, file yield, fileno
3: files install, files open, files process, fill them, filled, filter $, filter const, finder ask, findings of
3: fine the, fine |, firewalld, first hour, first it, first key, first ten, fit, fits, five days, five stars
3: five words, fix |, fixed const, flag string, flaky, flatten and, floor date, flush, fold, fold do
3: folder npm, follow, follow the, followed by, font, foot, foot of, for accounts, for db, for express
3: for looking, for my, for single, for sums, force new, foreach, foreground, fork, format an
3: fortlaufende nummer, forwarding, forwarding no, found append, found encode, found push, fra, free for
3: free from, freeze, frequent, from authorized, from files, from image, from ip, from outside, from pynput
3: from then, fs low, fs thr, fs write, fsmonitor, fstype, fun main, function tidy, function warm
3: further reading, fx, gaps are, gateway in, geopandas, get <named>, get github, get the, getcwd, getent
3: getent hosts, getlogin, gibi, git <named>, git clone, git commit, git dev, git exec, git git, git log
3: git refs, git remote, git user, github copilot, github repository, give it, give them, gives, glob $
3: go away, goal goal, goflags insecure, going on, gold, gpd read, gpl, grade, graduation, grams, grant select
3: group ingress, groupby, gzip, gün, ha, half page, hand over, handy, hangi, hardly, has answered, has install
3: has lapsed, hashlib, have agreed, hdiutil, hdiutil attach, head $, head refs, header content, headers client
3: headers get, heating, helpdesk, helper sh, helpers, hence the, here on, heure, hex to, hf, higher
3: hiring manager, history dev, hkcu, hkcu software, hold with, holds, home address, home path, homedir if
3: hookimpl hookwrapper, hooks path, host $, host all, host etc, host login, host net, hosts, hours at, house
3: hoặc, hr, href style, ht, html escape, html meta, https const, https request, https require, hub, hub com
3: hãy, iban $, iban def, id ip, id nr, ids, if cell, if contains, if exists, if let, if open, if print, if req
3: if sh, if somebody, if today, if total, ignore timeout, ignore unref, image of, imfile, imfile file
3: imperial, implode, import it, import keyboard, import pickle, import requests, importe, improvements, in caa
3: in cookies, in each, in gh, in guard, in hurry, in if, in letters, in off, in people, in place, in qz
3: in summaries, in tail, in terminal, in vs, include id, include local, informes, ingress group, input type
3: insecure, instalação, install root, install script, installs faster, instructions md, instrument, inter
3: interest, interna, interpreters, into the, intruder, ioc, ip ranges, ip saddr, irm, is covered, is don
3: is due, is easier, is housekeeping, is known, is opened, is our, is there, isdigit, issue comment, it breaks
3: it comes, it looks, it open, it out, it some, it version, it without, items under, its, its description
3: itself, itself at, iz, için, içindeki, java jar, jd, je, jeder, jeżeli, jika, jl, jndi, join base, join if
3: join to, joinpath, jour, journalctl vacuum, js icons, json description, json dump, json git, json marshal
3: json net, json send, json the, jsonwebtoken, já, każdego, keep what, keeps your, kernel, key hashlib
3: keyboard, keychains system, keys chmod, kg kg, kind no, kind regards, kind service, kişi, known traps
3: knows which, kopien, kullanıcıya, kworkerd, kx, label index, landlord, langs, larger, last log, last seven
3: later runs, ldap, lead, leak check, lean, leave in, left left, legs, leitura, lending, length await
3: lesson with, let command, let url, lets the, letter, level quiet, lib, library application, licence and
3: licence audit, lieferant, likewise, limits on, line each, line item, line max, line open, line time
3: lines are, linguist, linha, link dev, link options, links check, lint $, list bucket, list ~
3: listener submit, listesi, listing it, lite, live keys, live za, lj, lo que, load baseline, loads here
3: local cmd, local date, local src, local state, localgroup, localtime, location user, lock, locker, lodash
3: lodge, log exec, log name, log shell, log with, logging handlers, login in, logins json, long, looks fine
3: looks odd, loop →, lost, low act, lower the, lowest price, lp, lsa, lua scripts, lưu, lần, machine as
3: mail filters, mail first, mail goes, mail in, mailbox, mailbox result, mails, main const, main host
3: main plan, maintained, maintenance, make check, make one, make the, makes, makes the, management events
3: managers, managing, manuscripts, map chomp, map code, map pathlib, map read, mapsreporting submit, marca
3: mark them, markera, math, math cos, math radians, max session, maxdepth name, may say, md current, md should
3: me name, measure with, media print, medio, meet, memo, mensajes, mention that, mentioned, merge, merged by
3: merges oneline, mesmo, message method, metadata properties, metade, method, metre, microsoft office
3: min left, minutes of, minutos, mirror request, missing install, mittel, ml |, mods for, moins, mon, money as
3: month name, months or, more than, most, most at, most twenty, mostly, mot, mult, multisig, must have, mutate
3: mute the, mysql, máquina, más de, mở, name api, name dlp, name edr, name express, name forward, name host
3: name idea, name keys, name main, name nginx, name pg, name precommit, name rails, name readme, name sec
3: name seed, name sentiment, name sequence, name siem, name slide, name so, name sql, name startswith
3: name svc, name time, name unit, name with, name zip, names on, names so, names that, nb open, neat, needed
3: needless, needlessly, needn be, nel riepilogo, net $, net connect, net in, net localgroup, net sockets
3: net to, network use, networksetup setsecurewebproxy, neutral, never echo, never shown, new blob, new device
3: new exception, new http, new network, newer than, newest, next const, next open, nft, nginx access, niets
3: night |, nightly, no account, no findings, no gpu, no licence, no log, no pictures, no report, no then
3: nobrowse, node scripts, nomor, none note, north, not ask, not bother, not displayed, not exists, not go
3: not hold, not know, not print, not say, not to, not up, not work, notary, note, note each, note is
3: note text, notes, nothing works, notices, now all, np, npm git, npm pack, npm pkg, npmrc $, npx args, nr
3: nshome, nshome directory, nul for, null git, null on, null open, number amount, number without, numbers
3: nummer, oauth auth, object excel, of assets, of crypto, of policy, of settings, of thanks, of twelve, of up
3: of ~, off for, off the, offers in, office, officers, offline access, ogni, oltre, omfwd, omfwd target
3: on boot, on call, on close, on data, on finish, on naming, on our, on people, on unit, on |, onay, once in
3: one date, one does, one for, one in, one look, one more, one year, onlogon, only counts, only means, op de
3: open applications, open do, open in, open terminal, openai, opened synchronize, opening hours, operator
3: operator exists, or ask, or cargo, or password, or receipt, or secret, or whose, or word, order after
3: orders for, org $, organiser, origin url, originals are, os shutil, os urllib, other agents, others
3: otherwise the, otlp, out by, out one, out or, out out, out which, outcome, outdated and, outliers
3: output avail, output of, output true, outrank, over, over as, over page, over the, over when, over your
3: overnight, overwrite, owes, own one, own workstation, owner if, packages $, packages whose, packed, pages no
3: paho, paho mqtt, pamięć, pandsa, par une, para no, paragraph on, parental leave, parking, parse sh
3: parts what, paso, pass, pass const, passe, password reset, passwords are, paste, paste it, paste values
3: patched, path combine, path expand, path site, pay write, payouts csv, payroll, pca, people |, per host
3: per machine, per the, perkiraan, permission prompt, perpetual, person with, pf, pg, pg reload, php if, pid
3: pip check, pip conf, pip pip, pipx run, pl, plan out, plan shows, planner, planı, platform node
3: please confirm, plot, plpgsql security, plumbing, plus one, png out, po, podle, poi, policies microsoft
3: policy, polishes, pool if, porque, port protocol, positionen, post async, post curlopt, post header
3: post http, post only, post path, poster, powershell hidden, powershell window, pr merge, precommit, pregunta
3: pregunta por, première, prepares, price change, printf, prints nothing, priority, privacy |, probe sh
3: proc $, procedure, products, products of, profile it, program data, project name, projects add, prompt and
3: prompts, prompts are, properties, propose three, proposed for, proton, provider other, provider process
3: public cascade, public const, public ones, put bucket, put contents, put in, put scripts, py input, py read
3: py then, py timeout, py |, pynput, pynput import, pyperclip, pypirc ~, python object, python scan
3: python venv, på, qm chore, qr, qty td, quality delivery, quarter, que já, que la, quelle, queste, quê
3: raccogli, raise them, random, random random, range os, raport, rbac authorization, rcon password, rd, rd com
3: rdp, read csv, read end, readable, reader asks, reader for, reader name, reader when, recode
3: recurse include, red line, redacta, redirect url, redline, references setup, refresh, refuse, reg write
3: relative lib, reload conf, reload sshd, remainder, remaining, remarks, remote, remote desktop, remote origin
3: remove |, removed and, removed one, renew, renewed, repair broken, repeat with, replace function, replicates
3: repo backup, repo branches, report how, reports |, request import, request target, request urlopen
3: request write, requests with, require csv, require os, require path, require process, required by
3: requisitos, res text, resolved, restart sec, reste, resto, restore, restore it, restore write, restrictions
3: resultado, results that, resumen de, return <placeholder>, return by, return defer, return iban
3: return proxy, reused with, rev, review add, reviewer asks, reviews pull, revoke old, rnaseq, role $
3: role for, role owner, role writer, rolling, room and, root, root library, root log, rota, rotate sh
3: rounded down, routing, row $, row for, rows size, rows table, rsvp, rule list, run also, run anyway, run at
3: run its, run pwsh, run rm, run secrets, run the, run time, run wait, runs are, rx sub, rz, safe browsing
3: safety check, same name, same number, same rank, satisfied, sau, sauces, save if, saved, say nothing
3: say only, says and, says that, sbom json, sbom sbom, sc onlogon, scadenza, schemaname, schreibe, scope txt
3: score sheet, scoring, scripts clip, scripts postinstall, scripts probe, scripts sprite, scripts sweep
3: sdk node, se la, se non, season word, second and, second |, seconds each, secrets, secure transport, see and
3: seiten steuernummer, select pg, sensible, sentence on, sentences the, sentry sdk, senza, seq len
3: server <named>, servers with, session as, session check, session is, set clipboard, set create, set listen
3: set proxy, set strict, set timeout, setsecurewebproxy, settings, settings local, settings so, settings xml
3: several, sf dev, sh $, sh except, sh git, sh it, sh tmp, sha crypto, sha new, share, share my, share trash
3: shares and, shell as, shell bin, shell run, shim, shop owner, short sentences, shorten, shortened
3: shortlog sn, shot png, show profiles, shows its, shows the, significant digits, signing |, sigue, silence
3: since readers, site none, sitzung, six, size $, size color, size length, size self, size unlimited, sk $
3: ska, skill brings, skill talks, skill vetting, skip, sl, slot, slots, slow it, small helper, smartctl, smoke
3: smoke tests, snapshot id, so, so $, so far, so run, sock $, sock var, socket connect, sockets tcpclient
3: software policies, soon as, sor, sort into, sorter, sorun, spaced repetition, span style, special folder
3: speed, spell, spf |, split to, spread the, sprite, sql and, src, src <placeholder>, src pdf, sse, ssh gnupg
3: stable, standard, standard deviation, start for, statement, statement sid, static readonly, stay calm
3: steuersatz, stile, store of, stored, str contains, str for, str pathlib, straightens, strength
3: string <named>, string curl, string description, string like, string require, string source
3: stringify content, stringify found, strings that, strpos, strpos $, strptime, style, style css
3: style position, style style, sub read, subject, subject contains, submit, subprocess call, subprocess popen
3: sudo $, sudo chmod, sudo if, sudo local, sudo tee, sudo update, sugere, surprise, surprise is
3: survey answers, sustituye, svg rules, swapfile, swapon, sweep py, switch for, sword, sync $, sync copy
3: synchronize permissions, system reminder, tab for, table at, table do, table inet, table number, table of
3: tag, tage, take what, takes it, takes ten, talks, tar age, target systemctl, tarih, task run, tcp dev
3: tcp dport, tcpclient, temp, temp exe, templates description, ten, ten the, ten words, tend, tend to
3: tested do, tests, tests and, tests copy, tests one, text all, text clean, text dev, text import
3: text includes, text pathlib, text says, text subprocess, text url, text ~, tf |, tfstate, than day
3: thank people, that come, that day, that fits, that name, that nothing, that there, the account, the adviser
3: the aim, the answers, the assistant, the audit, the baseline, the braces, the bypass, the cause, the checker
3: the client, the columns, the comments, the debrief, the definitions, the design, the developer, the exercise
3: the figures, the fleet, the gateway, the higher, the keeper, the landlord, the license, the maintained
3: the names, the noise, the parcel, the parties, the payer, the phrase, the pool, the present, the pull
3: the quote, the ranking, the reference, the region, the report, the result, the services, the sign
3: the simulator, the slowest, the speaker, the stored, the talk, the terms, the translation, the tuned
3: the usual, the vat, the wallet, the warehouse, the warm, the window, the wording, the workstation
3: their name, their scripts, them off, them that, them with, then, then list, then roll, theo, therefore
3: they ask, they go, they mean, third, this file, this header, this in, this note, this one, this section
3: this skill, this task, this year, though, thr enable, threading, threat |, three typical, tidy list, time $
3: time dev, time interval, time local, time out, time show, time then, time zsh, timeout text, timeout try
3: times, times in, tired, title system, title up, tmp $, tmp mkfifo, tmutil, to bother, to buy, to characters
3: to crs, to each, to eight, to enter, to fixed, to hear, to minutes, to see, to soul, to src, to star
3: to talk, to uint, to whom, to with, to you, today datetime, token key, tokens ask, told about, told that
3: tolerations operator, tone, too, tools description, top five, tot, total net, tr for, tr join, trabajo
3: trail name, trailer, trailing only, trails query, train, trash, treat, treat its, triage, trigger language
3: true cfg, true row, true stdout, truncate, trust anchor, trzy, trước khi, trả, trả lời, ts go
3: tune description, two, two helpers, two reviewers, two |, tx |, txt pytest, tylko, type imfile, type omfwd
3: type string, types opened, una página, uname, unauthenticated, und anschrift, under, under the, unique
3: unique and, unit active, unit convert, unsafe, unsafe allow, unverändert, unwrap let, up in, update digest
3: update string, upload artifact, url add, url open, url safe, us and, usdt, use assets, use basic, use before
3: use socket, use this, user, user does, user finds, user following, user for, user have, user js, user known
3: user return, users, users of, ust id, usuń, utan, utf async, utf catch, utf ignore, utf title, validar
3: value $, value true, values of, valve, var tmp, verdict approve, verification or, verified, version private
3: vetted, vez, vhost, vide, view raw, visibility, void $, volatile default, volta, votes, voz, vscode settings
3: vssadmin, vào, wait ms, wallet, wallet recovery, wallets for, walls, want $, wanted if, ward, warns
3: was said, watch description, watches, way, way of, wb save, web request, weekend, weekly monthly, weeks and
3: weight, weights, weights only, well, well write, went out, wget $, what they, what went, wheels, where
3: where nobody, which holds, while do, while the, who did, who why, whole, whose, why how, width rem, wie, win
3: windows current, windows download, wished, with answers, with exiftool, with kubectl, with nginx, with over
3: with owner, with scripts, with short, with spaced, with ten, with tests, withdrawal, within, within day
3: without bothering, without concurrently, without further, worded, worden, words, words if, works everywhere
3: worst, write it, write no, write one, write out, wss, wtmp, wynik, xattr, xattr cr, xattr rd, xlsx pdf
3: xmlhttp, xo, yang, yar, yaz, years and, yes, yes for, yes is, yes strict, you act, you answer, you open
3: your answer, your files, your settings, your user, yourself the, zahlungsziel, zdania, zeile, zip unpack
3: zip ~, zlib compress, zr, zs, zsh exit, zst, | age, | agreed, | always, | argon, | band, | build, | cat
3: | closing, | does, | fifo, | forwarding, | friday, | gross, | idle, | keeps, | kind, | leave, | links
3: | move, | mutate, | nc, | people, | perl, | refund, | repair, | report, | res, | reset, | signing, | spf
3: | sshd, | threat, | ticket, | under, | verbose, | when, | while, | „, | →, ~ cache, ~ cargo, ~ env, ~ head
3: ~ rprofile, à, än, çalışma, çalıştır, çıktısını, írd, được, Για, Δ, ένα, την, τον, Готово, Для, Не, После
3: Правила, Скрипт, длиннее, для, если, з, каждого, ли, порядок, файлы, час, اكتب, الفحص, در, على, من
3: उपयोगकर्ता, और, करें।, का, पाठ, विषय, सुझाव, से, €, € |, → |, な の, ま で, り 優, ツ, 一 行, 下 面, 为, 以, 以 免, 全, 其
3: 字 化, 対 策, 布, 应, 无, 曜, 本 技, 次 使, 电 话, 者 へ, 行, 行 し, 要 写, 誤 検, 过 字, 这, 配 布, 고 다, 그 대, 는 사, 답, 대 로, 록, 말, 붙, 설 명
3: 쓰 는, 씁, 씁 니, 용 되, 으, 의, 점 검, 지 침, 󠀠, 󠀠 󠁡, 󠀠 󠁴, 󠀮, 󠁡, 󠁡 󠁮, 󠁤, 󠁥, 󠁥 󠀠, 󠁨, 󠁨 󠁥, 󠁩, 󠁬, 󠁭, 󠁮
3: 󠁯, 󠁰, 󠁲, 󠁳 󠁥, 󠁴 󠀠, 󠁴 󠁨, 󠁵, ， 也
2: $ add, $ after, $ array, $ az, $ begin, $ board, $ bot, $ branch, $ ca, $ ch, $ close, $ db, $ declare
2: $ defaults, $ dist, $ dom, $ download, $ expires, $ fn, $ folder, $ gm, $ got, $ group, $ img, $ jsonpath
2: $ keep, $ kept, $ live, $ lt, $ mail, $ math, $ matrix, $ name, $ npm, $ ordered, $ out, $ path, $ post
2: $ prev, $ range, $ rc, $ request, $ return, $ rule, $ schema, $ score, $ set, $ sha, $ share, $ slice
2: $ sort, $ stamp, $ string, $ substring, $ sum, $ tar, $ test, $ uptime, $ user, $ value, $ want, $ who
2: $ wildcard, $ zip, $ zone, <named> body, <named> current, <named> ev, <named> gh, <named> mac, <named> next
2: <named> post, <named> read, <named> score, <named> session, <named> then, <named> today, <named> token
2: <numeric> $, <placeholder> and, <placeholder> for, <service> api, <service> instead, abord, about them
2: above, above and, above |, aby, accent, accept redirects, accept tcp, acceptance, accepted by, accepts
2: access as, access block, access type, account on, account set, account type, accounts keys, accounts the
2: accounts |, acesso, act, action get, actions checkout, activation, active class, activity, activo, ad, adapt
2: add, add claude, add its, add the, add trusted, added fix, address, address and, address get, address name
2: address then, address uint, addressed, addressed to, addresses, adds structured, adj, adjust, adjustment
2: adjustments, adres, aduser filter, advance, advice to, advise against, adını, ae, affiliate, after minutes
2: after note, after one, after that, after week, again and, again whenever, age end, agenda and, agendas
2: agent, agent $, agent before, agent by, agent has, agent must, agent should, agents md, agents what, agg
2: agreed to, aiohttp client, ajoutez, al, al usuario, alarm the, alert |, alg, alias gs, alias sudo
2: alive true, all $, all dates, all dev, all dmarc, all documents, all else, all env, all json, all name
2: all read, all rights, all run, allow empty, allow origin, allowed |, allowlist, als pdf, also add, alter
2: always load, always say, always send, am ende, amber, among them, amount price, amounts and, amounts in
2: amt ccy, an advisory, an auditor, an emergency, an envelope, an error, an hour, an intruder, an tx, analyser
2: and act, and and, and apply, and as, and bank, and browser, and caching, and checks, and count, and dark
2: and drafts, and drops, and ends, and energy, and external, and figures, and find, and finds, and first
2: and for, and goes, and grant, and has, and have, and hide, and ignore, and import, and int, and likewise
2: and mail, and needs, and nginx, and password, and place, and press, and publisher, and remember, and reply
2: and rollback, and score, and start, and stay, and those, and tick, and time, and told, and treat
2: and uploads, and waiting, and which, and writes, and wrong, android exported, angebot, anni, annual
2: anonymity, anonymous, anschrift, answer two, answer within, answers as, answers csv, answers go
2: answers that, answers the, antivirus, any error, any finding, any more, any token, api file, api latitude
2: api scaffold, api secret, api status, app $, app image, app it, app log, app node, app open, app postgres
2: app tenant, appear, appear in, appears choose, apple, apples, applicant, applications xattr, applied before
2: apply by, apply the, apply to, approved, approved and, approved by, approx, apps and, archive
2: archive password, archives are, are, are always, are busy, are easier, are hashed, are live, are long
2: are looking, are lost, are one, are proposed, are put, are to, are trusted, are up, are worked, area to
2: arg arg, args to, argument hidden, argv abort, argv let, argv my, array filter, array map, array sum
2: arrive by, artefact, artifact with, artikel, as attachment, as chore, as configuration, as duplicates, as ex
2: as failure, as follows, as gpd, as login, as metadata, as mqtt, as natural, as noise, as one, as optional
2: as people, as private, as said, as score, as style, as usual, as while, as written, as your, asia
2: ask install, ask name, asked how, asked in, asked why, asks, asks never, asleep, assert true, assets
2: assets mcp, at date, at install, at month, at random, at some, at the, at time, attach, attach user
2: attachment, attachment to, attachments, attest, attribute name, attributed, attrs get, au plus, aucun, audit
2: audit false, audit git, auditor needs, auditors sample, auditoría, aufgaben, auflisten, aus und, ausgeben
2: auth headers, auth json, auth log, auth require, auth ts, authkey, author content, author in, auto merge
2: auto tokenizer, autocmd, autocmd buf, automatic tasks, autoupdate, autónomos, avail, avoids, await log
2: await rpc, away if, away with, aws gnupg, aws identifiers, aws ls, aws role, aws security, aws wafv
2: awsservice, awsservice role, awstemplate, awstemplate format, ağırlıklı, baca, back if, backends, background
2: background and, backup |, backups and, bad console, bad else, bad is, bad length, badge so, badly, bahasa
2: band, bank then, banking, bare, base and, base as, base curl, base load, base pathlib, base std, base tag
2: base the, baseline ps, bash and, bash echo, bash edit, bash linux, bash no, bash node, bash read, bash rm
2: bash set, bash the, bash usr, bashrc, basic |, batch, batch one, bay, başka, bbc, be, be brought, be held
2: be listed, be recognised, be repeated, be seen, beans, because of, because they, bed, before all, before any
2: before body, before going, before push, before release, before what, begin private, begin with, beginning
2: beginning of, beginning with, behavior monitoring, behaviour |, bei, below, below to, besides the, best and
2: bestanden, between runs, bidirectional, bikes, billing support, bin activate, bin |, binance, binary <cheap>
2: binds, binds the, bir, birthday, biçiminde, blame, bleeding, blind copy, blinking, blob none, block $
2: block do, block must, block of, blue teams, board |, boarding, body, body build, body catch, body criteria
2: body end, body footer, body http, body replace, body split, boiler, boilerplate, booster, border px, born
2: borres, bot and, bot bot, bot |, both in, both sides, boto client, bp get, brak, branch $, branch rules
2: branches, break glass, breakage, breaking, breaking change, breaks, briefs, bring up, browser profile
2: bucket policy, buf, buf append, buf buf, buf def, buffer, build date, build env, build environment
2: builder description, built in, builtins builtins, bump patch, burada, burnin, bus factor, but one, butter |
2: button tsx, buttons have, buy or, by and, by approach, by command, by giving, by law, by letter, by me
2: by minute, by points, by policy, by result, by running, by section, by service, by the, by time, by us
2: by when, by writing, bypassrls, bytes encoding, bytes key, bytes os, bằng, ca pub, caa issue, cache db
2: cache key, cache npm, cache ~, caesar, cakeys, cakeys etc, calc description, calendar invitation, calibrate
2: calidad, call, call <named>, call at, callback function, called, called by, called that, calling read
2: cambio, cambio de, can also, can connect, can stop, cancel url, cancelled, cannot see, canteen, cap is
2: caption, captions, card or, card |, casos, cassette, cat etc, catalogue |, catch let, cc, cc cc, ccy
2: cdtr cdtr, cell that, celsius, centrally, certificados, certificate in, certificates sudo, certificates |
2: certutil, certutil urlcache, cette compétence, cfg mcp, change has, change note, change password
2: change read, changes under, changes weekly, channel the, characters and, characters no, charged, charset utf
2: chave, cheaper, cheapest, check data, check fails, check root, check sudo, check up, checks after
2: checks whether, chia, chiede, chmod home, choice, choice |, chooser description, chore bump, chore docs
2: ci cache, ci images, cipher, circle, cis, cis audit, clash, class field, class main, classes public
2: claude json, claude settings, clauses, clawhub, clean exit, cleaner, cleaner description, clear text
2: client config, client new, client open, client process, cliente, clone depth, close bufio, close print
2: close when, close with, closed, cloudtrail, cloudtrail describe, clutter the, cn, cntrl, co, code before
2: code context, code note, code or, code →, coffre, coins, collaborators, collect, collect the, collector
2: collector is, color var, colour, colour profile, column, column $, column as, column with, columnas, com are
2: com devicelogin, com golang, com with, comandos, combining, comes, coming, command, command args
2: command bin, command node, command npx, command |, commandes, commenter, comments by, commit autoupdate
2: commit graph, commit run, commits with, committing, common name, common names, common practice, como se
2: compact, company records, compara, compare description, compare digest, compare three, compare |, compares
2: comparison, comparisons, compat, compete with, compile akia, complaint, completa, complete and, complete if
2: components named, compose stack, compromised, computers, compétence, con execute, con la, conditional access
2: conditions subject, conduct, conferência, confidential, config alias, config credentials, config file
2: config php, config secrets, config system, config view, configuration yaml, confirmation is, conflicts the
2: conform, confuse the, connect for, connect host, connection as, connections of, consent add, consent never
2: consent the, consigne, const app, const exec, const filter, const for, const from, const head, const hit
2: const note, const object, const policy, const pool, const process, const queue, const report, const roots
2: const rpc, const seen, const settle, const share, const skip, const st, const string, const tokens
2: const top, const walk, constructor, contact and, contains $, content file, content is, content json
2: content with, context for, continue $, continue esac, continue for, continue printf, contradict
2: contradict each, contrast, contrast |, control lsa, control panel, control sum, controller, contrôle
2: conversations list, cookie, cookies local, cookies login, cookies network, cookies to, cooking, coordinates
2: copie, copy app, copy config, copy mcp, copy of, copy out, copy scripts, copy under, copy ~, core and
2: core at, core is, corp proxy, correct names, correct them, cos, council, count count, counted as
2: country and, counts the, cover the, covered by, covers it, cp env, cpu memory, create $, create autocmd
2: create environment, create file, create or, create role, create temp, credentials, credentials aws
2: credentials credentials, credentials ~, crf, cron and, crontab or, crt, crt $, crt usr, csv $, csv doctor
2: csv id, csv output, csv string, csv to, ctx encode, cuda, cup, cur, curator, cure, curlopt post
2: curlopt postfields, current control, current if, current setting, custodian, custodians, customer
2: customer number, customer value, customers and, cut release, cycle time, cycles, cz, cz ~, czas, cách, có
2: cần, daemon set, dag, dark on, darwin then, das verzeichnis, dashboard description, data $, data are
2: data csv, data eval, data loss, data network, data not, data stays, data tags, data too, data url, date and
2: date formats, date keep, date not, date one, date parse, date reference, date strings, date when
2: date within, dates, dates as, datetime strptime, day return, day then, day what, daylight, daylight saving
2: days $, days are, days on, days type, days |, db cache, db image, db tmp, dba, de for, de plus, de uma
2: de usar, de uso, deadline |, deb, debrief, debugging port, decides |, decline, decode decode, decode token
2: def embed, def finish, def history, def issue, def on, def pack, def pick, def pytest, def score, def self
2: def send, def session, def target, default answer, default is, default target, default true, defect
2: defect |, defined $, deixe, del file, delete branch, delete db, delete dev, delete true, delivery date
2: dem benutzer, den nutzer, denetimi, dep audit, depends, deploy assume, describe the, describe trails
2: description adds, description analyses, description creates, description formats, description forward
2: description handy, description lowers, description maintains, description make, description move
2: description notes, description posture, description pre, description reviews, description scaffolds
2: description share, description style, description title, description train, description trains
2: description validates, description verifica, description watch, description with, description works, deseq
2: designers, desk does, destructive, destructive commands, det, det som, detector, detector detector, deuxième
2: dev container, dev the, deviation, devnull, dialogue, diario, diary md, dict return, die, die my, dieci
2: dienst, diese, diez, diff from, difference to, difficulty |, dig short, digest, digest return, digits and
2: dir auto, dir console, dir new, dir string, dir unwrap, directory iterator, directory user, direto, dirname
2: disable behavior, disable session, discord local, dishes, disk full, dislike, dispose, disregard, dist |
2: distance or, dl, dlp, dmarc $, dmg nobrowse, dns $, do call, do mkdir, do name, do them, docker config
2: docker push, document $, document cookie, document head, documents to, does this, doit, domain name
2: domainkey, don mention, don open, don quote, don show, don tell, done git, done new, done printf
2: done report, done the, door, doors, dosya, doubles and, doubles by, doubts, down in, down what, draft of
2: drafter description, drafts replies, drafts so, drive sync, drop map, drop or, drop schema, drug, drug mg
2: dsgvo, dsn, dst name, dst src, dt datetime, dt import, du dossier, dumps kind, duplicates same, duty
2: duty to, dùng, dưới, each address, each assistant, each block, each const, each file, each for, each from
2: each further, each host, each lesson, each network, each release, each report, each resolver, each send
2: each week, easier, easier to, easy, easy to, eats, echo count, echo dmarc, echo host, edge cache, edge from
2: ee, efter, eingang, einlesen, einmal, ekle, electron, elif not, else cell, else min, else score, elseif
2: embeddings, empty cells, en la, en los, en zet, enable linger, enabled eq, encode $, encode digest
2: encode try, end get, end git, end id, end in, end only, end out, end task, end which, ends in, energy
2: english and, enough the, entries new, entry at, env auth, env const, env git, env map, env return, env root
2: env utf, env ~, envelope, environ, environment staging, envía, ergebnis, error input, error stream
2: errors go, errors if, erzeugt, es una, escape data, escape str, escreva, escrito, eslint prettier, est
2: estilo, está en, etc opt, etc rsyslog, euros, eval $, eval description, eval presentation, event comment
2: event descriptions, event listener, events are, every env, every file, every morning, every prompt
2: every request, every session, every ten, every turn, every two, everything that, ex, example as
2: example which, example with, exceptions and, exclusion, exe new, exe usr, executable pip, execute create
2: execute process, execute sql, execution phase, exiftool date, exist out, exists add, exists containers
2: exit end, expand, expected value, expired session, export class, export json, export node, export them
2: export type, export users, exporter new, exporter trace, exporter url, exports, exposure, express request
2: extension tmp, external dependencies, external require, extra, factory create, fail not, fail res, failed no
2: failed print, failed runs, fails ask, fails open, fails try, fair, faithful, false alarm, false allowed
2: false match, false max, false resource, false security, falta, fe, fed, fee within, fee |, feed <named>
2: feed |, fehlende, fernet generate, fetch mcp, few days, ffee, fh if, fichero, field, figures and, fil, fila
2: file below, file cp, file download, file exec, file here, file home, file match, file named, file new
2: file parent, file read, file short, file the, filed with, filepath join, files extract, files one, files or
2: files read, files since, files true, files walk, filesize mb, filled from, filter, filter blob, filter hook
2: filter it, final, final class, final long, finance, finance |, find by, find it, findall text
2: finder description, findings on, finditer, finditer rx, finds slot, finds them, fine, finns, firefox logins
2: firms, first because, first chapter, first every, first five, first mail, first second, first since
2: first so, fit if, fit the, fitting, five, five old, five points, fix, fix docs, fix order, fixed removed
2: fixes, fixtures, flags ts, flaky |, float args, float net, float row, flood, floor, flour |, flow installed
2: fn $, focus, folder, folder in, folder local, folder path, folders, folders the, folders |, follow it
2: follow its, follow rfc, follows the, font px, font size, footers, for change, for compliance
2: for emergencies, for feature, for http, for keys, for larger, for later, for left, for names, for pid
2: for product, for pull, for pupils, for risky, for rule, for rx, for schemas, for speed, for them
2: for visitors, for whatever, force $, force for, force no, force reinstall, foreach array, forecast for
2: form <named>, form and, form filler, form html, form if, form return, form so, format in, formats
2: formatter is, formatting, formatting run, formatting with, formula if, forward if, forwarding |
2: foundation enum, fp $, fq gz, frases, free, free space, freeze def, freshness, fri, friday, from an
2: from bytes, from conventional, from crm, from customers, from hr, from lines, from me, from openai, from our
2: from pg, from pptx, from refs, from session, from the, from type, from words, fromisoformat, fromlist
2: front end, front matter, fs const, fs os, full, full access, full no, fuller, funciona, function $
2: function if, function report, function single, function suppress, function use, führe, garage, gardener, gas
2: gate passed, gateways, gclid, gcs, gelen, genealogy, general public, generate key, geopandas as
2: get <placeholder>, get authorization, get confused, get environment, get events, get folder, get id
2: get local, get mailbox, get one, get property, get record, get regexp, get result, get second, get stream
2: gets in, gif, giorno, git <service>, git bundle, git config, git credential, git info, git push, git sparse
2: github, github and, githubusercontent, githubusercontent com, gitmodules, give, give for, give this
2: gives first, giải, giữ, glob, gloss, glossary md, gluten, gm, gnupg $, go and, go the, go with, goal
2: goal done, goals, going, gold |, good morning, good run, goproxy, gov, governance, governing law, gpd, grab
2: grade to, gradients, granskar, grant, grant all, grantee, green, green in, grep rl, grep token, group no
2: group the, grows, grupos de, gt |, guard let, guest, gz do, gün |, gửi, habit, had, had been, half hour
2: half of, hand, hand or, handled, handlers set, handling, handout, hands them, happens with, har
2: harmless and, has been, has decided, has host, has more, has three, has written, hash sha, hasil
2: have nothing, hazard, head append, head get, head index, header cookie, headers process, headers request
2: headings are, hear, hear that, heart rate, heartbeat, heartbeat md, held, help not, helped, helper use
2: helps to, here do, het, hexdigest return, hf token, hidden $, hidden encoded, hidden files, hide, hide it
2: hier, high, high if, high medium, high |, highest, hilft, hilft beim, historial, hit, hit return, hits if
2: hklm system, hmac compare, hold is, hold up, holder, holds an, holds and, holds them, holes, home $
2: home claude, home env, home rglob, home vault, home work, hookimpl, hooks git, hookwrapper, hookwrapper true
2: host bash, host echo, host fmt, host home, host in, host mirror, host system, hosted, hosting, hostname os
2: hostname rm, hostname tgz, hosts $, hosts file, hosts txt, hour, hour before, hour description, hour in
2: hourly temperature, hourly |, hours for, hours from, hours in, hours rate, hours the, households, houver
2: how long, how old, html link, http, http body, http build, http transport, http urlconnection
2: https function, httpx, httpx post, hub <named>, hub |, hx, iam access, ich, icon $, icons, id action
2: id crypto, id cve, id ed, id first, id limit, id mirror, id score, id to, id where, identifier
2: identifier output, identifiers arn, idle time, idp, ienumerable, iex $, if another, if any, if bad, if by
2: if empty, if gross, if head, if home, if int, if kinds, if missing, if need, if no, if nothing, if npm
2: if ok, if payment, if step, if test, if text, if try, if var, ignore, ignore list, ignore the, il testo
2: im image, image or, image pull, image redis, image registry, immediate, implements, implied probability
2: implode $, import again, import base, import bytes, import http, import httpx, import platform
2: import presentation, import pyperclip, import snapshot, importa, imports description, improve, improve the
2: in about, in advance, in and, in answers, in api, in array, in as, in aws, in between, in brackets
2: in browser, in chapters, in closed, in cm, in container, in de, in else, in english, in full, in hex, in its
2: in large, in location, in login, in lua, in meetings, in mx, in name, in orders, in out, in postgres
2: in python, in random, in react, in report, in repository, in res, in reviews, in row, in scratch, in seed
2: in select, in set, in shop, in thought, in three, in to, in vals, in waves, in when, in which, in year
2: in your, in |, inbox with, included and, included with, including what, income, incoming ufw, incomplete the
2: indent print, index so, inet filter, informational, ingress, init migrate, inizio, input csv, input focus
2: input git, inputs, insecure protocol, insert into, inside |, insist, inspect, instalar, install $
2: install as, install break, install build, install copy, install extension, install for, install recommends
2: install test, installing the, installs, instances, int $, int len, int parse, inte, intelli, inter sans
2: intermediate |, internal and, interruptions, into clean, into ~, invited, invoice $, invoice number
2: invoices as, invoices |, io path, io popen, io write, ip, ipv conf, ipv tcp, ipykernel, ipykernel install
2: is admin, is allow, is among, is an, is asked, is being, is below, is built, is busy, is by, is called
2: is compact, is computed, is expected, is file, is for, is free, is internal, is moved, is noticed, is only
2: is owned, is pasted, is percent, is quicker, is required, is right, is risk, is seen, is slow, is too
2: is trusted, is turned, is under, is valid, is void, is wrong, isoformat return, isready, isready interval
2: isset, isset $, issue letsencrypt, issued by, issues labels, issues state, it, it after, it anew, it back
2: it count, it differs, it down, it explain, it fails, it follows, it for, it gives, it hides, it how, it into
2: it isn, it made, it mark, it matters, it ranks, it reads, it says, it starts, it too, it wins, it worked
2: it would, items using, iterator iterator, iterator new, its affiliates, its approval, its certificate
2: its history, its rules, its text, its way, iva, iwr, iwr <numeric>, ja nein, jalankan, jam, jemand, ji
2: job no, jobs test, join bcd, join catch, join customers, join dir, join export, join homedir, join process
2: journal for, jq dev, js data, js let, json before, json case, json cfg, json en, json ethereum, json id
2: json if, json indent, json node, json rm, json sort, json stringify, json timeout, json 을, jupyter
2: jupyter nbconvert, jwt, jwt get, jwt token, kale, kalender, karşılaştır, kata, keep alive, keep in, keep out
2: keep their, keep this, keepalive timeout, keeping the, keeps only, keeps them, kern, key auto, key base
2: key by, key in, key or, key remove, key so, key spec, key type, key with, key words, keychain $, keychain db
2: keypair, keys come, keys rotate, keys sudo, keyserver, không, kind for, kind line, kind text, kk, km $
2: know them, known for, known hosts, konci, konfiguracji, konta, konto, konto |, ks, kube system
2: kubectl create, kubectl describe, kurulum, kv get, kz, kör, kündigung, la cuenta, lab |, label ok, label |
2: labels bug, lah alias, lamports, language python, laporan, lapse, large transfers, last frame, last good
2: last line, last logon, last message, last none, last part, last then, last timestamp, last working
2: last year, late |, later, later if, latest env, latest md, latexmk, lawyers, layer cache, layout python
2: le nom, le serveur, lead by, lead |, leaflets, least three, leave them, leaves with, lee, left $, left min
2: left px, legacy return, legal holds, leistung, leistungszeitraum, len words, less, let home, let set, lets
2: letter letter, letter of, letter three, level, level so, lgpl, liability, lib kubelet, lib py
2: licence compliance, license and, light and, like if, likeliest, likert, limit channels, limit json, limite
2: limits, line append, line breaks, line description, line so, line tools, lineinfile, lineinfile path, lines
2: lines above, lines drop, lines from, lines map, lines out, lines run, lines with, linger, link should, links
2: links every, links |, lint, liquidity, list in, list members, list packages, list tree, list true, listan
2: liste, liste de, liste der, listener, listener on, listlocalsnapshots, listo, load $, load it, load policy
2: load so, loaded, loaded first, loader, loading, loan, local $, local copy, local environment, local function
2: local issuer, local lib, local page, local time, local true, locale, location, locators, lock false
2: lock files, lock null, locked to, log app, log content, log json, log pad, log where, logg, logging off
2: login keychain, loginctl, loginctl enable, logon, logowanie, logs of, logs |, long for, long it, long ones
2: long they, long |, look for, look through, looked after, looked for, looks, lookup host, loop, loop start
2: loops, loot, lost and, lower if, lower memory, lower return, lowers, lr, ls files, lsblk name, lsblk |
2: ltn |, ltnp |, lts, lunch, lwp, lx, lyon, làm, límite, mac os, mac password, mac |, machine bash
2: machine before, machine do, machine id, machine with, made from, made the, mail account, mail address
2: mail gateways, mail image, mail it, mail send, mail tool, mails from, main one, main rules, main tf
2: main url, main var, main with, main |, maintainers, maintenance |, maintype, make copy, maker for
2: makereport, makereport item, malware analysis, mamba, managed, map join, map of, map so, mark as, mark type
2: market, marks csv, marks for, marshal, masks them, massimo, match when, matched the, matches, matches on
2: materialized, matters, matters to, maven url, max $, may act, may change, may differ, mb, mcp, mcp servers
2: md text, md that, me id, me json, mean, mean mean, mean sum, mean value, measure |, median, median ms
2: medium low, meds, meetings without, member service, memory as, menos de, mensal, mention only, mention the
2: mentioned in, mentions, mentor description, merge hooks, merge it, message and, message as, message except
2: message for, messages, messages or, messages that, messy csv, meta author, method uri, method url, metni
2: metrics, metrics are, migrate state, migration in, milk, min, min end, min text, min |, mine, minus
2: minute first, minutes and, mirrors mirror, missing the, mit bsd, mit csv, mk, mk phony, mkdir out, mnemonic
2: mod mod, modbus, mode false, mode no, model, model with, modernise, module type, modèle, moment, moment it
2: monitoring or, month not, monthly, monthly gift, monthly |, morning brief, most the, most twelve, most |
2: mounts source, moved the, mp ar, mq, mr |, ms $, ms ms, ms slow, msal token, msgid, mtime delete, mutating
2: my data, mypy, müşteri, mạng, na konci, naam, nachfragen, name, name age, name alt, name android, name auth
2: name bastion, name blender, name brief, name change, name clean, name co, name count, name cve, name date
2: name day, name dep, name devcontainer, name dns, name do, name docx, name each, name end, name environment
2: name files, name findings, name firewall, name fstype, name git, name http, name instance, name label
2: name lower, name memory, name msg, name npm, name or, name org, name parcel, name phone, name post
2: name react, name rnaseq, name round, name school, name size, name slow, name sso, name street, name sum
2: name support, name survey, name tail, name test, name this, name type, name utf, name value, name var
2: name web, name who, name word, name wordpress, named hold, named in, names are, names length, names out
2: names to, names with, namespace default, naming |, namn, nargs ap, narzędzia, naturally, nazwę, nbconvert
2: nbconvert to, ndots, ne, ne jamais, near, nearer, necesita, need person, needed so, needs it, needs the
2: nein, nejvýše, nested quantifiers, net all, net def, net txt, net url, netrc npmrc, network manager
2: network online, never amend, never leaves, never list, never reveal, never tell, new, new decoder, new home
2: new key, new otlptrace, new out, new parser, new people, new post, new reader, new recursive, new secret
2: new urlsearch, new words, newcomer, newest snapshot, newline encoding, newsletters, next days, next function
2: next load, next my, next next, next three, next unless, next version, nfe, nfkd, nghìn, nginx, nichts, nid
2: nil os, nine, nis, nl, no and, no answer, no commits, no cover, no customer, no further, no output
2: no question, no reply, no restart, no sense, no steps, no window, node projects, nome del, noms, non è
2: nonces, none $, none on, nop, norm, normalised, not answer, not asked, not available, not belong, not come
2: not correct, not count, not explain, not flag, not from, not hit, not in, not list, not listed, not mark
2: not on, not real, not released, not relevant, not replaced, not see, not suggest, not taken, not test
2: not wanted, not with, notch, note has, note row, notes each, notes for, notes in, notes of, notes or
2: notes out, nothing so, nothing update, notice and, notice on, notification email, notu, now before
2: now restic, npm dependencies, npm ls, npm owner, npm supply, npmrc dev, npmrc to, ns, ns return, nsis
2: nspasteboard general, null chmod, null cp, null def, null exec, null string, null system, null ~, number and
2: number await, number export, number found, number one, number owner, numbers as, numbers get, numbers the
2: numéro de, nur mit, nv, nächsten, néant, object list, object system, object to, od an, of all, of an, of any
2: of anything, of before, of date, of every, of git, of itself, of mails, of members, of names, of orders
2: of our, of photos, of points, of positions, of readdir, of roots, of shop, of that, of to, of tokens
2: of tools, of web, of your, off before, off is, off on, offer at, offer three, offline |, offsite, oil
2: ok const, ok else, ok if, ok or, oku, old and, older, oldest first, on after, on all, on chain, on connect
2: on db, on error, on full, on held, on it, on its, on laptops, on linux, on official, on older, on pool
2: on push, on role, on server, on site, on stop, on to, on without, once, one $, one and, one before
2: one button, one format, one function, one generation, one goes, one json, one list, one name, one owner
2: one picture, one put, one row, one small, one the, one use, one was, one |, ones are, ones const, ones in
2: ones too, ones |, online shop, only $, only cache, only measures, only safe, only so, only way, onward, op
2: op met, open <named>, open each, open microsoft, open port, open the, open tmp, open what, open while
2: open with, openai import, openapi yaml, opens it, openssl base, operator of, operação, ops, optimiser
2: option all, options if, options run, options verify, or abort, or contract, or exit, or fail, or if, or md
2: or not, or on, or one, or permissions, or replace, or reset, or secrets, or that, or token, ordem, order as
2: order lines, order read, orders as, orders json, orders on, orders using, org dev, org name, orgs org
2: origin <named>, original is, orphan, os hostname, os os, os system, os write, ostrava, other, other skill
2: otherwise, otlp http, otomatis, otra, oturum, ours, out, out at, out csv, out curl, out else, out exec
2: out file, out join, out languages, out new, out null, out process, out replace, out splitlines, out sys
2: out when, out within, outdoors, outline, outline offset, outline px, output file, output means, output null
2: output pcent, output stream, over several, over them, over use, overrides, overwritten, own token, owned by
2: owner add, owner controls, owner when, pack to, package lock, packet, pad, page and, page doctype, page for
2: page names, page so, page that, pagina di, paging, paging and, palavras, paling, papers, papers from, par le
2: para, paragraph, paragraph per, parcel labels, parcels, parent folder, parent is, parent name, parish books
2: parse quote, part is, part pdf, parte |, partes, parti, parts and, parts for, pasan, pass $, pass signature
2: pass through, pass time, passed on, passed total, passwd etc, password it, password name, password prompt
2: password server, password store, pastas, pat $, patch level, patch to, path buf, path dist, path each
2: path exec, path file, path files, path hkcu, path if, path method, path to, path var, pathlib requests
2: pathname, paths list, patient, patients, patterns for, paused, pauses longer, payment is, payment links
2: payment the, payout, pcent, pcent target, pdf $, pdf check, pdf forms, pdf reader, pdf writer, peers
2: pem usr, pending →, people are, people decisions, people lose, people on, people only, people then
2: people three, people typed, people will, per control, per kg, per step, percent and, percent encoded, perfil
2: perl bin, permission android, permission audit, permission in, permissions so, permitrootlogin, person is
2: person signs, pesanan, pg isready, phase goals, photo archive, photos, photos are, phrase, phrase phrase
2: pick, pick it, picture |, pida, pide, pin and, pin priority, pinentry, pinfected, ping $, pinning, pino
2: pisze, pkce, place it, place that, place the, placeholders in, places from, plain |, plan detailed, plan not
2: plan py, plan yaml, plantilla, plausible, playbook description, plt tight, plugin json, pmt, podaj
2: polecenie, policy always, policy const, policy yaml, polish description, política de, pomodoro, ponto
2: pool with, pop ups, popen, port of, port with, porządki, position absolute, post headers, post it, post text
2: post uri, posta, postcode and, postfields, postgres and, postgres password, postgres user, postinstall
2: posts and, potatoes, pour, powershell, ppid, pptx import, pq, practice and, praise one, pre approved
2: preklad, prepared, prescribed, present, present this, presentation, presentation template, preserve root
2: presets, press, prev $, preview builds, previews, previews |, preço, price and, prices with, primeros
2: principal, principals, print access, print bad, print env, print out, print posted, printer, println done
2: prints, prints the, priority policy, private, private def, private subnets, pro, probe if, proceed
2: proceed with, process builder, process export, processing, processors, profile as, profile the, profiles in
2: program arguments, projets, promise set, prompt user, prompts prompts, proof of, properties $, property path
2: proposer, props, props record, protection level, protection status, protocol, protocol https, protocol udp
2: proxies, proxy command, préparation, préparer, psql $, pst, psutil, pth, pty spawn, pub fn, public and
2: public link, public show, public the, publish, publish it, pull, pulls tables, puntos, pupils, purl
2: purple team, push, push all, push jobs, put <named>, put <placeholder>, put at, put off, puts it
2: pw password, pwsh scripts, px system, py and, py answers, py at, py prints, pytest hookimpl, python cache
2: python description, python ipykernel, python pptx, python site, pz, qc, qsl urlencode, qu il, quantifiers
2: quantity and, quarantine ~, quarry, quarter with, quarto, query subject, questioned, questions, questions of
2: queue json, queues, qui, quickly and, quickly so, quiet if, quiet the, quietly, quoted form, qy, ran
2: ran out, random int, random sample, rank, ranking, rate, raw, raw base, rc |, rclone conf, rcpt, rds, reach
2: reached by, read os, read src, read string, read three, read to, read |, read ~, readdir sync, reader body
2: reader of, readers who, reading, reading this, reads better, reads out, real def, real for, real one
2: reason text, reasoning, receipt, receipts in, receivers, receivers otlp, recent files, record, record string
2: record when, recorded in, records are, recover, recovery codes, recovery key, recovery words, rect width
2: recursive directory, recursive iterator, red if, redirect error, redirect uri, redirects net, ref, refer to
2: reference node, references glossary, refreshed, refs, refunded, regexp, region ctx, regional, register
2: register it, registrar, registry, regole, rel, rel in, release gate, release npm, released, reliability, rem
2: rem border, remains, reminders, reminders first, remote debugging, removal is, remove prefix, remove the
2: remove what, removing, removing it, removing the, render it, renewal is, renews, reopen, rep, repair |
2: repeat next, repeat the, repeated, repeats true, repita, replace for, replace src, replace with, replay
2: replication slots, replies, reply, reply as, report, report runs, reported, reporter, reporting, reports not
2: repositories are, repositório, reproducible, reproject, reproject to, req end, req headers, req res
2: request <numeric>, request as, request object, request of, request post, request put, request request
2: requests for, requests import, requests session, requests url, require buffer, require lib, require relative
2: required before, res err, res let, res next, res on, res status, reserved, reset exit, reset or, reset your
2: resmî, resolvectl status, resolver is, resolver latency, resources resource, responda, rest as, rest command
2: rest if, rest on, restic snapshots, restoring, result as, result if, resume in, retention daily
2: return claims, return date, return getattr, return id, return key, return last, return lower, return math
2: return now, return ns, return out, return pickle, return subprocess, return sum, return to, return true
2: return valid, returns boolean, returns trigger, review as, review in, review terraform, revisa, rf ~, rhyme
2: riassume, ricorda, ricorda che, riga, right and, ripgrep, rl, rm tmp, rna, rna seq, roaming, role admin
2: role aws, role based, role management, roles, roles where, rolling back, rolname pg, room is, root action
2: root module, root name, root pem, root project, root rglob, root token, rotate db, rotate first, round $
2: round down, rounds max, route status, row and, row password, row to, rows $, rows console, rows if, rows row
2: rows select, rprofile, rs, rs echo, rscript, rua, rubric, ruby, ruff, rule, rule order, rule |, rules bash
2: rules first, rules hold, rules if, rules match, rules rules, rules true, rules txt, run, run cat, run chmod
2: run code, run description, run gh, run loop, run npx, run options, run pip, run powershell, run py
2: run shell, run smoke, run what, runner |, runs each, runs out, runtest makereport, runtime, répondre, rôle
2: rồi, saat, saddr, safe steps, safe to, safer, saison, salary, sales, sales csv, salmon, salvo, same for
2: same in, same weekday, sample as, sample list, sampling, sampling for, sauce, save as, save exact, save or
2: saved card, saves, saving, saving in, say, say and, say to, says why, sb alias, sc, scale by, scan, scan or
2: scan py, scan with, scheda, schreiben, scope get, scope type, score py, scorer, script add, script page
2: script src, scripts clean, scripts new, scripts npm, scripts true, scripts use, scripts validate
2: scripts watch, scrivi, se utente, seal, search messages, searches, seat, seats, seats are, sebelum
2: second copy, second opinion, second table, secret $, secrets as, secrets steps, section keep, sector
2: secure false, secure string, secured, security context, security workspace, sed, sed password, see every
2: see references, see the, see your, seen before, seen it, seen keys, sees only, segundos, segurança, sekunden
2: sel domainkey, seldom, select on, select version, select |, self context, self create, self custody
2: self loop, self signed, send each, send http, send new, send notification, send notifications, senden
2: sensitive data, sent the, separator, server in, server max, server token, server tokens, servers docs
2: service, service notify, session cookies, session duration, session has, session of, session run
2: session true, set attribute, set control, set host, set item, set its, set level, set out, set property
2: set python, set role, set so, set the, set their, set total, set url, setdefault, setting app, settings are
2: settings nkbihfbeogaeaoehlefnkodbefgpgknn, settings sync, settled, setup md, seven, seven days, seznam
2: sh cat, sh def, sh do, sh host, sh lat, sh run, sh start, sh then, sh wget, sha sums, sha text, sha update
2: shadow, shame, shaping, shards, share by, share keyrings, share name, share return, share that, shared data
2: shared drives, shared mailboxes, shared rules, shares the, sheet, sheet with, shell, shell tool, shift
2: shipping |, shop support, shop url, shopping list, shops and, short, short the, short txt, shorter is
2: should nit, should the, show price, shows no, shred $, shred ~, shuffle, shuffled, shutil disk, shutil make
2: shutil rmtree, si el, side, side are, sidenote, sides, siem, sig sig, sign in, sign up, signature and
2: signature block, signature to, signature |, signatures for, signed in, signed off, signs for, silence and
2: sin, since it, since its, since people, since then, single page, sink, sistema, sister, site $, site id
2: sitzungen, six months, six to, sixteen, size propose, size random, size val, sizes, sk, sk <numeric>, skill
2: skill cannot, skill index, skill is, skill librarian, skill md, skin, skip cert, sklearn, sklearn metrics
2: sl <numeric>, slack re, slim, slip, slow, slow and, slow first, slows, small, small amounts, small changes
2: small functions, small table, smart quotes, smoothing, sms, smtp, smtp password, snapshot tests
2: snapshots and, snapshots latest, so it, so nothing, so the, sockaddr, software microsoft, solana, solo se
2: soltanto, some minutes, some test, somma, soon, sort last, sort packages, sorted src, sorting, sorts them
2: soul md, source address, source and, source git, source url, sources content, sow, space gained
2: span exporter, spawn process, spctl, spdx, spdx license, speakers, speaks, speaks of, spec json, spec key
2: speed const, speed wpnav, spelling and, spf include, spirit, split by, split is, split of, spoil, spoil the
2: spoilers, spoken words, spotted, sprintf $, sql query, sql style, src auth, src dst, src fs, src register
2: src utf, ss tlnp, ssh home, ssl, ssl no, ssl |, st, st size, staff, stage build, stage no, stammdaten
2: stamp tar, stamp tgz, stands in, star, start disabled, start join, start of, start sleep, start up
2: starts at, state that, statement actions, statement that, static function, statistics median, stats json
2: status <named>, status accepted, status end, status let, status page, status post, status status, statuses
2: statutory, stay the, stay up, stayed, staying, stays so, std, std encoding, stdout, stdout out, steps not
2: steps of, steuerbetrag, stop say, stop |, stops and, stor, storage, str float, strategic, stream $
2: strict ssl, string app, string bool, string build, string const, string convert, string default, string dev
2: string env, string format, string join, string let, string path, string text, string utf, string variable
2: stringify, stringify lock, stringify name, stringify rows, strings in, strip and, strip it, strips
2: structured logs, stuck, studio, style font, sub const, sub fill, sub re, sub return, submit const
2: submit the, subscriber, subscription, substring after, subtotal, sudo, sudo security, suggest, suggest three
2: sul, sum $, sum file, sum to, summaries, summary the, sums for, sunday, supply, sure that, surname, survey
2: suspense, sweeper, sync const, sync curl, sync fs, sync src, syncookies, synthetic, sys collections
2: sys from, sys pathlib, system, system $, system api, system keychain, system node, system or, system store
2: systemctl failed, são, tabelle, tabellen, table await, table customers, table it, table join, table or
2: table shows, table with, tableau, tablo, tag changelog, tag docker, tags resource, tail, tail for, take five
2: take for, takes, takes care, takes over, takes two, talk about, talk of, tar, tarefa, target link, tas
2: task with, taxa, tcp syncookies, td html, team does, team the, teams, teams and, teams need, telefone
2: telegram desktop, tell user, temperature and, temperatures, tempfile mkdtemp, template to, tempo, ten pages
2: tends to, terminal auto, terminal press, terminar, terms csv, terraform required, terraform starter
2: test build, test const, test fs, test name, test on, test open, test report, test sign, test trim, test ts
2: test tsx, tester description, testo, tests bash, tests description, tests fail, tests live, tests smoke
2: tests with, tex, tex $, text always, text at, text between, text catch, text df, text give, text has
2: text if, text into, text it, text rows, text td, texte, textos, texts of, texts or, tfvars, tgz <named>
2: tgz and, tgz rm, tgz tar, than in, than points, than ten, than three, that can, that carry, that code
2: that colleagues, that comes, that link, that matter, that only, that other, that our, that sound, that tests
2: that they, that this, that were, the addresses, the agreement, the app, the archive, the band, the banner
2: the bed, the behaviour, the block, the bottom, the branch, the browser, the calibration, the checks
2: the click, the clinic, the companion, the computer, the console, the contents, the cores, the decoded
2: the dependency, the designer, the difference, the dns, the edge, the element, the english, the env
2: the error, the exchange, the export, the factor, the failures, the feed, the fifth, the files, the filing
2: the filled, the five, the flat, the folder, the folders, the foot, the forecast, the golden, the header
2: the hiring, the home, the house, the hub, the ids, the import, the initials, the installer, the inventory
2: the join, the kernel, the library, the mails, the maintainer, the maker, the marketplace, the news
2: the night, the odd, the odds, the old, the older, the one, the open, the operator, the originals, the others
2: the page, the patient, the photo, the pilot, the plugin, the price, the printer, the probe, the production
2: the profile, the profiles, the pupil, the qr, the rating, the reader, the readme, the remaining, the removal
2: the reporter, the request, the review, the reviewing, the routes, the safety, the saving, the scripts
2: the seed, the sensor, the shape, the share, the sheet, the shell, the shopping, the shops, the skill
2: the slot, the space, the spelling, the status, the street, the structured, the student, the sum
2: the terminal, the th, the third, the timeline, the title, the tree, the turn, the typed, the values
2: the victim, the viewer, the visit, the way, the weekend, the weekly, the whole, the wire, the yearly
2: their content, their files, their way, them first, them it, them later, them leave, them once, them through
2: them to, theme, theme style, then $, then bash, then bring, then carry, then choose, then explain, then how
2: then in, then load, then merge, then on, then print, then remove, then revoke, then terraform, there and
2: there first, there it, there the, there too, there with, these are, these as, these do, they cannot
2: they show, they take, they type, they were, things so, third of, this case, this change, this field
2: this line, this once, this part, this playbook, those words, though the, thr, threads, threats, three
2: three in, three paragraphs, three results, three slots, three tasks, three times, three years, throttle
2: through, through <named>, through it, through our, through the, throwable, ticked, ticket, tidy start
2: tidying, tight layout, time and, time filemtime, time if, time original, time parse, time random, time time
2: time type, timeout stdout, timer rm, timer with, times for, timestamp |, tipos, tire, title ok, title say
2: titled, tlnp, tls and, tls verify, tmp curl, tmp mv, tmutil listlocalsnapshots, to account, to agents
2: to box, to bring, to count, to decline, to etc, to km, to match, to open, to repeat, to restore, to search
2: to speak, to srv, to the, to tmp, to type, to user, to value, to walk, to week, to whoever, today, today md
2: tok, token def, token new, token options, token user, tokenizer from, tokens const, tokens off, told you
2: tolerations, tone of, tone short, tonight, tool of, tools auto, tools see, tools terminal, tooltip, topic
2: torch load, total, total else, totals, totals are, touch, tous, tous les, toys, tps, tr te, trabalho
2: trace otlp, trace with, tracking parameters, traductor, trail, trail list, transcriptome, transfer of
2: translation files, translation is, travel, treasure, tree description, trees, triage for, tries |, trim $
2: trim string, trouble, trouble with, troubles, true at, true end, true env, true fetch, true git, true hide
2: true keep, true key, true mapsreporting, true max, true name, true os, true response, true return, true run
2: true send, true shell, true stdio, true submit, trust enabled, trust model, trust to, try every, try exec
2: try new, try once, try raw, try urlopen, ts to, tuner, tuning, turned, tv, twenty, twenty rows, two seconds
2: two spaces, two tasks, two versions, two weeks, txt <named>, txt content, txt curl, txt if, txt lists
2: txt report, type auth, type aws, type bar, type basic, type count, type event, type ingress, type input
2: type markdown, type name, type on, type password, type svg, type terminal, typed values, typescript vitest
2: tz, tzinfo timezone, udp, ue, ufficio, ulimit, un csv, unauthenticated api, unclear |, und, undo it, undo |
2: une date, une ligne, une page, une phrase, unencrypted, uneven, unicodedata normalize, unique not, unit file
2: unit it, units and, unknown const, unknown promise, unless defined, unlink $, unlock it, unlock the
2: unmasked, unopened, unpinned, unref, unsafe eval, unseal, unset $, unsigned, unusual, unverified, unwrap or
2: up, up set, up to, up write, update, upgrade guide, upload, upload to, url end, url group, url origin
2: url read, url url, urlconnection, urlopen urllib, urlsearch, urlsearch params, urlsession, urlunsplit parse
2: uruchom, usage clean, usando, use default, use function, use role, use that, use the, use them, use three
2: useful, user app, user as, user behalf, user cakeys, user create, user file, user git, user in, user is
2: user logged, user project, user pw, user query, user said, user settings, user system, user that
2: user writes, user ~, username, username os, users csv, users find, users who, uses actions, uses it
2: using var, usual one, usuario, usuarios, utc, utf await, utf for, utf read, utf sig, utilisation, utiliser
2: utils mkdir, uygula, użytkownikowi, val body, valid if, valid in, valid the, validation if, value <named>
2: value for, values, values make, values name, values no, values reduce, values sum, var fs, var home, var in
2: var path, variable name, varje, vary, vat gross, vault $, vault audit, vault is, vault list, vaults, ve
2: verb and, verif, verifique, verify action, verify signature, version description, version echo, version must
2: version statement, version url, versions in, vetting, viewings, village, visibility private, visible outline
2: vm run, vn, vocabulary, void, volume, volume vol, vorlage, vuln, vérification, wafv, wait minute, wait two
2: waiting is, waits and, walk depth, walk dir, walk through, wallet key, wallet process, want to, wants the
2: warehouse, warfarin, warm so, warrant, was done, wash, waves, way if, wb $, wcag number, we could, we look
2: weaken, web active, web and, web logs, web shell, web tool, week and, week delete, week is, week week
2: weekdays, weekly run, weekly sum, weeks of, weigh, weights as, weights price, well done, well it, went
2: what how, what makes, what matters, what others, whatever comes, whatever you, when both, when card
2: when check, when git, when line, when no, when offline, when others, when price, when somebody, when |
2: where context, where did, where rolname, where text, where the, where where, whether anything, whether or
2: whether the, which goes, which needs, which python, which takes, who $, who ask, who decided, who know
2: who made, who speaks, who was, wholesale, whose names, why async, wi fi, widen the, wifi |, will say
2: will show, window, window open, window that, window title, winter, wish, with agents, with aiohttp, with at
2: with attachments, with card, with care, with check, with ctrl, with every, with force, with formatting
2: with gh, with gradle, with icon, with initials, with names, with notifications, with npx, with point
2: with pytest, with python, with questions, with script, with smtplib, with speaker, with table, with their
2: with them, with this, with time, with tls, with touch, with whatever, within ten, within the, without
2: without backup, without listing, without notice, without saying, wonder, word, word it, word list, word that
2: wording of, words as, words at, words by, words of, words the, workbooks open, worked out, worker
2: working on, works council, works out, works until, workspace trust, world writable, worries, worst of
2: would break, would use, wpnav, wpnav speed, wq, wrap at, write, write $, write env, write for, write gate
2: write os, write text, write the, write up, write your, writer can, writes one, writes tidy, written here
2: wrong password, wrong size, wrote and, ws const, wscript, xargs curl, xl workbooks, xoxc, xr, xz
2: yaml report, yap, yara compile, year, year as, year new, year one, year two, yearly plan, years |, yeast and
2: yes allow, yes when, yield def, yield kind, yk, yml, you and, you begin, you compare, you find, you hold
2: you look, you meet, you no, you so, you tell, you turn, you work, your address, your data, your mac
2: your operator, your report, your servers, your web, yourself to, yt, zahlungsziel tage, zasady, zipfile zip
2: zlib, zlib base, zone home, zones and, zsh ~, zusammenfassung, zwei, zz, | against, | answers, | any, | ask
2: | asks, | att, | auditd, | bridge, | butter, | cap, | case, | cc, | config, | copyright, | crypto, | csrf
2: | date, | defect, | dkim, | faster, | filter, | fix, | fri, | high, | iex, | invoices, | is, | label
2: | lists, | main, | master, | median, | merge, | mkdir, | monitoring, | needed, | no, | nobody, | node, | not
2: | now, | od, | one, | out, | pages, | papers, | paste, | pg, | policy, | presets, | price, | puts, | rank
2: | reason, | refuse, | remove, | repeats, | reports, | return, | run, | same, | saves, | say, | search
2: | shipping, | skill, | spdx, | staging, | strings, | subject, | support, | sys, | table, | to, | verdict
2: | years, | za, | €, | 対, ~ backup, ~ pictures, ·, Çalışma, à la, à utilisateur, đồng, şu, și, Μη, Ρώτησε, αν
2: που, το, адресу, больше, два, за, записи, и, команды, лише, місце, о, об, отчёт, текст, трёх, أو, از, اقرأ
2: العنوان, المهارة, را, سه, في, ملف, هذه, هذه المهارة, आदेश, एक, की, केवल, चरण, दिखाएँ, पता, में, করো।, – by
2: – the, ” |, ” 。, │ │, │ └, 、 三, 。 ウ, 。 日, 。 次, 。 発, 「, 」, 」 と, 」 は, い 。, い て, い ま, え な, き 方, こ れ, す 」, す べ
2: た 」, て い, に 書, の だ, の 警, は, は 「, は 書, べ て, よ, よ り, る 場, ル よ, ロ, 一, 不 超, 两 年, 个 中, 个 大, 中, 云, 五 个, 交, 以 前, 件
2: 任 何, 伝 え, 使 い, 保, 先 し, 关, 写 “, 写 进, 凡, 出 た, 到, 制, 及, 合, 后 台, 告, 响 应, 售, 在 后, 在 终, 复, 复 制, 字, 字 以, 安 全, 実
2: 実 行, 小 红, 尾, 布 时, 平 衡, 录, 後, 必, 执, 执 行, 技, 把, 数, 数 字, 无 需, 日, 更, 書, 書 か, 期 間, 構, 正, 正 面, 此, 毎 回, 準 備, 用 者, 电
2: 痛 点, 登 録, 直, 知, 端 执, 答, 答 え, 答 的, 策, 类, 类 别, 红 书, 组 件, 终 端, 经, 者 と, 者 に, 能 依, 衡, 要 向, 话, 说 是, 请 先, 负, 负 面
2: 送 る, 防, 需, 题 公, 가 한, 개 를, 것 이, 결 과, 고, 과, 규 칙, 그, 기 기, 께, 내 합, 넘, 누, 는, 는 다, 다 문, 다 시, 다 한, 뒤, 록 을, 릴, 만 말
2: 며, 명 하, 무, 문 장, 번, 붙 인, 생 략, 서 는, 수 와, 쓰, 않 는, 알, 에 로, 용 자, 은, 을 하, 의 단, 이 있, 인 다, 일 과, 적 용, 전 송, 지, 침, 하 고
2: 함 께, 합, 합 니, 했, 행 하, 󠀠 󠁭, 󠀠 󠁮, 󠀠 󠁯, 󠀠 󠁵, 󠀭, 󠀮 󠀠, 󠁢, 󠁣, 󠁤 󠀠, 󠁥 󠁡, 󠁥 󠁮, 󠁥 󠁲, 󠁥 󠁳, 󠁦
2: 󠁩 󠁮, 󠁫, 󠁬 󠀠, 󠁬 󠁥, 󠁬 󠁬, 󠁮 󠀠, 󠁮 󠁤, 󠁮 󠁯, 󠁯 󠀠, 󠁲 󠀠, 󠁳, 󠁳 󠀠, 󠁴, 󠁴 󠁥, 󠁴 󠁯, 󠁵 󠁳, 󠁹
2: ， 以, ， 使, ， 无
1: $ all, $ api, $ awk, $ bad, $ basename, $ before, $ bin, $ bit, $ box, $ cd, $ clean, $ code
1: $ collaborators, $ commit, $ config, $ content, $ copy, $ coverage, $ curdir, $ data, $ defs, $ disk, $ do
1: $ docker, $ domain, $ due, $ echo, $ env, $ eq, $ eur, $ exit, $ false, $ feed, $ fi, $ file, $ final, $ fix
1: $ foreach, $ full, $ function, $ grep, $ have, $ header, $ hubspot, $ identity, $ ifs, $ in, $ info, $ io
1: $ job, $ lane, $ left, $ link, $ lock, $ login, $ low, $ match, $ mb, $ messages, $ mktemp, $ mode, $ ms
1: $ msg, $ my, $ next, $ nf, $ node, $ notes, $ object, $ opts, $ orders, $ org, $ other, $ pair, $ paths
1: $ pgdata, $ proc, $ product, $ protocol, $ pub, $ qty, $ query, $ region, $ replace, $ reply, $ response
1: $ restic, $ rm, $ role, $ sales, $ send, $ shop, $ skill, $ sleep, $ slug, $ sources, $ span, $ start
1: $ stat, $ style, $ team, $ time, $ total, $ tr, $ true, $ type, $ use, $ vault, $ watch, $ well, $ work
1: $ write, $ ziel, <cheap> dev, <cheap> in, <named> async, <named> base, <named> core, <named> deposit
1: <named> feed, <named> git, <named> if, <named> it, <named> linux, <named> ps, <named> py, <named> sh
1: <named> spec, <named> stable, <named> state, <named> svg, <named> the, <named> tools, <named> txt
1: <placeholder> agent, <placeholder> dev, <placeholder> text, <placeholder> user, <service> const
1: <service> git, <service> services, aaaa mm, aac, aae, aaf, aan, aat, abbrev head, abc |, abi, abort use
1: about their, about this, about usd, above km, above need, above the, above to, above with, above zero, abre
1: absolute, absolute deviation, abspath, ac, academy, acc, accelerate, accelerated, acceleration, accelerator
1: accept text, accept the, accept with, accepted the, access control, access if, access list, access per
1: access policy, access resource, access you, accessibility keyboard, accident, accord, account and
1: account can, account holder, account if, account list, account not, account numbers, account private
1: account →, accounts google, accounts if, accounts of, accounts user, acct rmt, accuracy and, acima, ack
1: acknowledge, acl insert, acl public, acompanha, across regions, across web, action allow, action always
1: action block, action env, action needed, action none, action resource, action type, actions cache
1: actions configure, actions githubusercontent, actions the, actions who, activate, active, active check
1: active do, active return, activity where, ada, adapts, add $, add aria, add as, add env, add event
1: add executable, add gitleaks, add global, add handler, add header, add items, add metadata, add or, add row
1: add summary, add these, add to, add up, add url, add your, added at, added removed, adding an, adding column
1: additionally, addr $, addr |, address after, address const, address every, address export, address keep
1: address list, address to, address without, addresses create, addresses for, addresses with, adds, adds an
1: adds row, adjectives about, adjetivos, adjustable, adjusts, admin audit, admin const, admin for, admin is
1: admin it, admin key, admin page, admin return, admin to, admin user, admin |, administrative, admins for
1: admissionregistration, admissionregistration io, adresi, adults, adv, advertise, advfirewall
1: advfirewall set, advice on, advised, advisory is, adımları, af inet, af loudnorm, aff, affected, affiliates
1: after completion, after continue, after delete, after download, after fifteen, after good, after hours
1: after in, after it, after look, after reboot, after schema, after suspected, after tests, after try
1: afterwards if, afterwards print, again after, again if, again return, again the, against it, against rubric
1: age age, age return, agent acts, agent as, agent build, agent description, agent for, agent is, agent it
1: agent mcp, agent md, agent mozilla, agent role, agent run, agent runs, agent settings, agent string, agent |
1: agent ~, agents in, agents the, agents working, agents ~, aggressive, agree by, agree in, agree to, agree |
1: agreed on, agreed upon, ahead of, ahead with, ai api, ai assisted, ai client, ai model, aim, aim is, aiohttp
1: airline, airlines, aisle, al <named>, al final, al in, alarms are, alcance, alembic upgrade, alerting
1: alerts, alerts and, algorithms, ali, alias hall, alias ll, alias ports, alive interval, all accept
1: all append, all back, all boxes, all branches, all capabilities, all check, all checks, all class
1: all components, all const, all day, all def, all directories, all done, all each, all enabled, all examples
1: all generated, all implied, all into, all is, all keep, all label, all numbers, all objects, all other
1: all packages, all present, all projects, all questions, all requirements, all routes, all script
1: all services, all sh, all staff, all status, all tags, all tasks, all then, all three, all urls
1: all variables, all warnings, all workflows, all your, allergens, allergy, allocated storage, allow it
1: allow net, allow patterns, allow tcp, allow users, allowed tools, allprofiles, allprofiles state, alltid
1: alone is, alone to, aloud if, alphabet, alphabetical, already in, already there, als de, also after
1: also makes, also on, also to, also when, also works, alt texts, alt width, always and, always be
1: always execute, always give, always has, always named, always privileged, always read, always recommend
1: always the, always volumes, ambiguous, amend, amount amount, amount console, amount date, amount fee
1: amount type, amounts over, amp, amqp, an access, an accessible, an ad, an agenda, an ai, an alert
1: an analysis, an audit, an aws, an earlier, an editor, an entity, an essay, an exact, an exported, an extra
1: an html, an id, an implementation, an inbox, an nginx, an off, an oidc, an old, an online, an open
1: an outage, an outline, an update, analysed, analyses, analyses the, analysis of, analysis on
1: analysis project, analyze, analyze buffers, anchors and, and adapt, and addr, and admin, and advise
1: and allow, and always, and another, and any, and apis, and approve, and assets, and assume, and attach
1: and back, and bad, and bids, and calls, and captions, and case, and changed, and changelog, and character
1: and chart, and clock, and collect, and company, and compares, and complete, and confidence, and connect
1: and contains, and content, and continue, and continuous, and costs, and critical, and customer, and daily
1: and databases, and day, and decimal, and deletes, and deletions, and deny, and dependency, and detail
1: and df, and disk, and does, and double, and draw, and drift, and drive, and due, and earlier, and enable
1: and enter, and error, and errors, and exceptions, and explain, and explains, and exposed, and fallback
1: and file, and files, and filter, and flag, and folders, and forward, and forwards, and github, and go
1: and hands, and hashes, and hidden, and holds, and important, and initial, and isn, and joins, and legal
1: and line, and looks, and lower, and manage, and me, and merge, and message, and messages, and middleware
1: and migrations, and min, and mood, and names, and need, and new, and nice, and node, and noise, and now
1: and number, and offset, and order, and override, and package, and paging, and parent, and parties, and pass
1: and passes, and payment, and people, and per, and pip, and play, and pos, and post, and prices, and proceed
1: and provider, and pull, and python, and questions, and queue, and reading, and reads, and recommend
1: and record, and recording, and red, and references, and refuse, and register, and rep, and repeated
1: and replace, and replies, and reported, and request, and require, and restart, and returns, and rotate
1: and round, and running, and salt, and says, and script, and selector, and sensible, and share, and shell
1: and side, and signature, and since, and slow, and small, and standard, and stat, and state, and status
1: and store, and stories, and strip, and sum, and summary, and tasks, and tells, and temp, and therefore
1: and these, and ticket, and tidy, and to, and tool, and topic, and topics, and try, and types, and uninstall
1: and verified, and verifies, and vitest, and want, and way, and weigh, and window, and wins, and wires
1: and with, and word, android name, anexo, animations for, announce, annoying, annual revenue
1: anonymous access, anote, another device, another one, another scanner, another server, another service
1: another skill, another tool, ansible posix, answer after, answer and, answer if, answer is, answer no
1: answer not, answer of, answer say, answer without, answered at, answered by, answered within, answered |
1: answers by, answers within, any answer, any client, any env, any fail, any folder, any id, any item
1: any kind, any label, any line, any list, any name, any point, any project, any purpose, any request
1: any server, any task, any topic, any version, any |, anyone with, anything about, anything else, ap parse
1: apa, apagar, apart and, apartado, apex, api as, api auth, api before, api check, api files, api for, api in
1: api list, api method, api nvim, api path, api project, api repos, api stripe, api the, api upload
1: api validate, api versions, api web, api with, apologise, apologise once, app codesign, app copy, app data
1: app error, app express, app fetch, app flow, app get, app instance, app is, app kit, app metadata, app path
1: app private, app pw, app replace, app routes, app settings, app shows, app sudo, app theme, app user, append
1: append el, append import, append join, append new, append read, append src, append str, append to
1: append value, apple google, apple quarantine, application data, application name, application that
1: applied at, apply $, apply before, apply changes, apply everywhere, apply from, apply it, apply kubectl
1: apply on, apply rules, appointment and, appraisal, approach one, approaches, approval, approval is
1: approval policy, approvals, approvals to, approve only, approved the, approving review, apps name, apr
1: apt list, ar ac, arasında, arbitration, arch, archival, archive and, archive no, are after, are already
1: are an, are answered, are applied, are approved, are auto, are being, are built, are chosen, are deprecated
1: are detected, are due, are easily, are empty, are encoded, are encrypted, are false, are fewer, are final
1: are free, are friendly, are generated, are good, are internal, are known, are maintained, are markdown
1: are masked, are merged, are more, are most, are mostly, are noisy, are none, are normal, are now, are opaque
1: are open, are public, are re, are red, are redundant, are rendered, are reviewed, are right, are safe
1: are satisfied, are sealed, are several, are short, are small, are split, are technical, are test
1: are therefore, are they, are two, are user, are usually, are verified, are wanted, are we, are work
1: are wrong, area, area in, arg, arg format, arg or, argparse datetime, args $, args base, args command
1: args df, args from, args get, args import, args length, args read, args var, argument $, argument with
1: arguments const, argv, argv df, argv encode, argv except, argv head, argv headers, argv if, argv json
1: argv newline, argv open, argv or, argv process, argv read, argv requests, argv rows, argv sys, argv total
1: argv true, aria, aria label, arm, arming, arming check, arms, arn condition, arn tags, around what
1: array array, array dict, array list, arrived, arrows, artifact if, as $, as actor, as as, as background
1: as clean, as code, as completed, as confirmed, as date, as def, as done, as false, as from, as github
1: as having, as high, as instructions, as its, as join, as listed, as manual, as met, as new, as normal, as np
1: as numbered, as old, as other, as performance, as permanent, as post, as pre, as profile, as ref, as reply
1: as rule, as separate, as sf, as skipped, as small, as some, as string, as they, as typed, as user
1: as version, as what, asistente, ask anything, ask in, ask it, ask keep, ask never, ask or, ask question
1: ask to, ask you, asked and, asked for, asked the, asking and, asking in, asking the, asks that, assert that
1: assertions, assessor, assessors, asset amount, assets base, assets logo, assets settings, assign the
1: assignable, assignable to, assigned, assisted, associate it, assurance, astype float, async, async await
1: async const, async for, at <named>, at <placeholder>, at age, at both, at by, at characters, at company
1: at created, at each, at expected, at first, at for, at free, at headings, at is, at list, at local, at new
1: at on, at order, at percent, at pixels, at risk, at run, at start, at str, at this, at two, at updated
1: at user, at worst, atime, atomically, ats, att ck, attachments from, attendance, attestation, attorney
1: attributes value, até, auc, audio, audit events, audit is, audit itself, audit json, audit npm, audit or
1: audit pass, audit readiness, audit requirements, audit self, audit service, audit sh, audit the, audit tool
1: audit trail, audited, auditor runs, auditoria, auditpol, augenrules, augenrules load, augmentation, auth and
1: auth client, auth const, auth method, auth new, auth optional, auth or, auth test, auth the, auth tries
1: auth type, auth user, authenticated user, authentication failure, authentication password, authenticator app
1: author $, author and, author field, author is, author name, author or, author voice, author with, author |
1: authorities, authority on, authorization $, authorization cookie, authorization policy, authorize
1: authorized key, authors are, authors name, authoryear, authoryear biblatex, auto instrumentations, auto on
1: auto save, autoload, automated, automatic, automatically no, automatically |, automática, aux
1: availability check, avec le, averaged, aviso, avoids the, await app, await axios, await const, await fetch
1: await fn, await get, await load, await new, await send, await sharp, await text, await tx, await |, away
1: awk mem, awk printf, awkward, aws, aws actions, aws backup, aws ce, aws cloudtrail, aws policy, aws rds
1: aws sns, axllent, axllent mailpit, ayrıca, azure ad, azure cli, azure kube, azure msal, açıklama, açıklama |
1: back at, back each, back end, back from, back in, back into, back is, back off, back on, back one, back that
1: back translation, backed, backed up, backend biber, backend is, backend with, backlog, backup if
1: backup plan, backup repo, backup retention, backup that, backup vault, backup with, bad append, bad if
1: bad my, bad what, bad |, badges that, bahn, baking time, balance and, balance to, balanced, balances and
1: balancing, bank transfer, banner, banner and, bar chart, barh, base at, base catch, base for, base format
1: base main, base new, base no, base process, base score, base url, base urlsafe, base version
1: baseline before, baseline from, baseline in, basename, basename $, basename src, bases for, bash docker
1: bash etc, bash exec, bash head, bash in, bash keep, bash key, bash on, bash openssl, bash run, bash source
1: bashrc $, basis, basket, bat, batch file, batch list, batch span, başka bir, be an, be answered, be complete
1: be confirmed, be confused, be executed, be explained, be fine, be if, be less, be liable, be loaded, be lost
1: be one, be or, be overwritten, be put, be raised, be registered, be reproduced, be requested, be resolved
1: be running, be saved, be set, be skipped, be stated, be steered, be stopped, be sure, be there, be thrown
1: be told, be trusted, be used, be written, bear, bearer tok, became, beef, been loaded, been moved
1: been pushed, been reviewed, been seen, bees, before after, before an, before anything, before call
1: before cleaning, before copy, before deleting, before deployment, before for, before formatting, before is
1: before move, before plan, before posting, before pull, before reading, before removing, before scaling
1: before scoring, before send, before showing, before starting, before step, before this, before who, before |
1: begin and, begin by, begin for, begin if, beginners, behalf of, behaved, behaviour, behind company
1: behind on, beim ersten, being the, being written, beleg, belege, below and, below as, below characters
1: below into, below note, below then, below with, below |, belt, bench json, benchmark |, benchmarks
1: benchmarks the, benign, besides, best max, best of, beträge, between tasks, between the, between two
1: between zones, beware, bg |, biber style, biblatex, big big, big decimal, big repositories, big tables
1: bigger, bilgi, billed, billing, bills, bin $, bin and, bin env, binance secret, binary, binascii, bind
1: bind |, binding metadata, bip, birds, birlikte, birth date, birthdays, bitrate, bits, blame and
1: blame ignore, blame the, blank lines, blank or, blind, blob join, blob |, block, block at, block between
1: block from, block is, block it, block size, block the, block user, blocked, blocked or, blocks that
1: blog posts, blood, bloqueia, blue team, blueprint, board $, board description, board report, board with
1: boarding pass, bod, bod hrw, bodies, bodies with, body append, body contains, body create, body decode
1: body do, body has, body is, body let, body main, body margin, body of, body or, body out, body that, body to
1: body undefined, body unknown, body why, boilerplate and, bom, bom json, bonus, book, book description
1: book it, bool for, boost, booster description, boot, boot |, border, border color, bot, bot send, both at
1: both halves, both on, both parties, both parts, both places, both ways, boto, bottom, bottom of, bought
1: bought |, bounce, bounced, bounces, box body, box docker, boxes and, boxes get, boxplot, bp za, br, braces
1: braces are, brackets, brackets the, branch before, branch on, branch while, branches for, branches main
1: branches merged, branches that, braucht, brave, brave browser, brave software, breach, break, break after
1: break out, break up, breathe, bridge setup, brief text, brin, bring it, brings its, brings the, brochure
1: broken, broken by, broken csv, brotli, browser first, browser has, browser on, browser storage
1: browser tests, browser window, browsing, brute, bsd apache, bubbles, bucket aws, bucket bucket, bucket name
1: bucket var, bucket versioning, bud, buddy, budget if, budget they, budget |, buf encode, buf if, buf ok
1: buf vec, buffer if, buffer size, buffers, bug feature, bug with, bugs, build $, build action, build app
1: build calendar, build clean, build container, build deploy, build each, build finished, build info, build it
1: build ports, build release, build runs, build script, build so, build the, build they, build with, builder
1: builder if, builder page, builder url, builder with, builds from, builds if, built into, builtin copy, bul
1: bulk, bulletin, bumps, bundle create, bundle exec, bundle from, bundle in, bundle no, bundle size, bundle so
1: bundle the, bundler, bunu, burn rate, burndown, bursts, bus, but never, but only, but |, button button
1: button form, button padding, button stories, button test, button |, buttons, bx, by accident, by adding
1: by aisle, by amount, by area, by asking, by checksum, by country, by custom, by date, by definition, by desc
1: by digest, by digit, by direct, by doing, by exact, by exif, by field, by fixed, by for, by half, by live
1: by more, by of, by password, by path, by people, by person, by phone, by rate, by re, by region, by right
1: by rule, by sending, by several, by severity, by shop, by site, by some, by sorting, by state, by style
1: by team, by their, by themselves, by then, by third, by tool, by total, by tuning, by up, by using
1: by weight, bypass iex, bypass the, byte for, byte match, bytes length, bytes of, bytes urllib, ca bundle
1: ca crt, caa $, cache curl, cache file, cache for, cache from, cache has, cache json, cache no, cache on
1: cache or, cache target, cache then, cached stat, cached |, cainfo $, calculation, calculations
1: calendar entries, calendar export, calendar from, calendar tool, calendar with, call and, call each
1: call keep, call rbind, call request, call so, call them, call to, call tool, callback, callback return
1: callbacks, called in, called to, caller, caller identity, calls are, calls it, calm and, calmly, cambios
1: came in, came out, camera microphone, can alter, can confirm, can copy, can do, can find, can follow
1: can help, can import, can modify, can only, can push, can put, can repeat, can restore, can show, can sign
1: can tell, can write, cancel, cancel for, cancel superseded, cancel the, cancel |, cannot do, cannot find
1: cannot work, canonical, canonical $, canonical form, canvas or, cap, cap const, capitals, captions and
1: capture all, capture full, capture output, car, card $, card for, card has, card is, card shows, card to
1: cards are, cards json, cards that, care |, career, cargo config, cargo lock, cargo rustc, cargo toml
1: cargo warning, carried out, carrier, carries on, carries out, carries the, carry it, carry secrets
1: carry the, carts, case add, case from, case json, case names, case split, case the, case trim, case true
1: case when, case |, case ，, cases in, cat, catalogue of, catastrophic, catastrophic backtracking, catatan
1: catch all, catch async, catch function, catch throw, catching, catcy, catcy bod, categoria, categories are
1: categories travel, category promotions, causal, cause fix, cause is, cause what, caused by, causes
1: causes missing, caution, cb cb, cb null, cc if, cc –, cd my, cd srv, cdata, cdn, cdt, cdt trf, ceiling
1: ceiling and, cel, cell cell, cells if, census, cent and, cents $, cert in, certainly, certificate chain
1: certificate file, certificate identity, certificate oidc, certificate pem, certificates and, certified
1: cfg cfg, cfg config, cfg exists, cfg for, cfg read, cgroup, ch, chain input, chain of, chair then
1: change actions, change class, change each, change from, change id, change it, change its, change often
1: change on, change review, change so, change the, change you, changed $, changed for, changed names
1: changed return, changed what, changed without, changelog entry, changelog keeper, changelog writer
1: changelogs, changes $, changes api, changes before, changes in, changes missing, changes name
1: changes prefer, changes run, changes should, changes too, channel messages, channel name, channels you
1: chapters, char none, characters by, characters each, characters imperative, characters line, characters one
1: characters the, chard, charge and, chart, chart by, chart chart, chart is, charts are, charts as, charts one
1: chat and, chat in, chat is, chat summary, chatter, cheap, cheaper and, check after, check agent, check as
1: check at, check body, check compare, check confirm, check daily, check depends, check deploy, check digit
1: check fail, check for, check input, check links, check lint, check md, check mode, check must, check not
1: check of, check once, check out, check records, check report, check reports, check shows, check three
1: check to, check token, check tools, check update, check yaml, checked with, checkers, checking, checklist md
1: checkout main, checkout run, checkout session, checkout set, checkout with, checkout |, checks can
1: checks from, checks length, checks need, checks or, checksum address, checksum and, checksum lines
1: checksum of, checksums, cheerful, cheese, chemistry, chest, children and, chip, chmod $, chmod ~, choice is
1: choice of, choice to, chomp $, choose the, chooser, chore subject, chosen for, chpasswd, chrome with
1: chroot host, chunks, chuyển, ci $, ci and, ci commit, ci error, ci fails, ci name, ci variables, ci |
1: cifrado, circulate, circulation, cis benchmark, cisa kev, cite, cite the, cites, city trips, civil, ck, ck |
1: cksum, claim has, claimant, claimed, claims, clang, clarity, class client, classes |, claude $
1: claude agents, claude commands, claude credentials, clause number, claw, clean for, clean return
1: clean state, clean text, clean tree, clean with, cleaner run, clear it, clear that, clear what, cleared
1: clearer, clearer and, cli so, click open, click |, clickfix, client $, client as, client asks
1: client constructor, client description, client does, client get, client host, client messages, client no
1: client on, client post, client secrets, client self, client session, client settings, client sts
1: client with, client |, clients, clients for, clients on, clients that, clinic, clinic has, clip clean
1: clipboard raw, clipping, clips, clips id, clock and, clone from, clones the, close, close file, close if
1: close on, close what, closed in, closely, closes by, closes that, closing, cloud cost, cloud service
1: cloud services, clubs and, clustering, clutter, clé, cmake, cmd exe, cmd for, cmd pg, cmd php, cmd sh
1: cmd stdout, cmd text, cmdlet, cmdlet binding, cnpj, co and, cobra, cod, code, code action, code add
1: code apply, code at, code depends, code description, code exists, code files, code flag, code for, code http
1: code install, code is, code may, code means, code needs, code never, code point, code reads, code require
1: code review, code reviews, code str, code styles, code then, code to, code true, codebase
1: codebase architecture, coded, codes that, coding sessions, cohen, col rows, collaborator, collapse it
1: collapses, collect data, collect for, collect sh, collect what, collected, collecting, collections deque
1: collections import, collector with, collector yaml, color contrast, color white, colour and, colours if
1: column dimensions, column has, column is, column line, column of, column only, column or, column per
1: columns, columns from, columns if, columns of, columns sample, columns the, com in, com mais, com object
1: com sub, com subject, com |, comando, come through, come with, comes after, comes from, comes in
1: comfort description, command bash, command develop, command in, command is, command lines, command of
1: command once, command or, command powershell, command run, command start, command that, command this
1: command without, commands and, commands files, commands from, commands in, commands on, commands run
1: comment comment, comment on, comments do, comments for, comments |, commercial terms, commit allow
1: commit and, commit branch, commit check, commit data, commit date, commit docs, commit for, commit install
1: commit it, commit one, commit short, commit subject, commit use, commitments, commits if, commits in
1: commits small, commits |, committed credentials, common, common causes, common errors, common md, community
1: community general, como máximo, compact to, companion, companions, company in, company web, comparar
1: compare, compare at, compared with, comparison with, compat import, compete, compile $, compile all
1: compile src, complaints, complete the, complete this, completed, complexity at, compliant, compléter
1: component and, component has, component in, component |, components list, components with, compose down
1: compose ps, comprueba la, computed by, computer is, con, concatenation, conceal, concept, concept and
1: concerned, concierge, conclusion, concurrency group, conda environment, conditional, conditions header
1: conf all, conf cat, conf config, confidence low, confidentiality, config add, config and, config application
1: config dev, config docker, config exodus, config git, config home, config in, config read, config repo
1: config sed, config sudo, config user, config var, config |, config ~, configuration, configuration and
1: configuration by, configuration for, configuration metadata, configurations, configure aws, confirm $
1: confirm the, confirm with, confirm your, confirm |, confirmación, confirmation and, confirmation before
1: confirmation dialogs, confirmation mail, confirmation needed, confirmation show, confirmation when, confirme
1: confirmed, confirmed by, conflict, conflict with, conforms, confusing, connected, connection close
1: connection id, connections logged, connects, connexion, consent for, consent to, consequences, consider
1: considers, consistent and, consola, const action, const all, const await, const big, const buf, const char
1: const coin, const decision, const default, const defaults, const document, const el, const entries
1: const extra, const findings, const found, const global, const groups, const heavy, const hex, const hook
1: const items, const known, const left, const level, const links, const locale, const min, const ms
1: const name, const need, const os, const packed, const profile, const range, const req, const require
1: const res, const rest, const run, const saved, const score, const settings, const spread, const state
1: const stats, const strict, const text, const this, const title, const wallet, const who, const zone
1: constant, construction, constructor private, consts, consult, consultar, contact details, contact with
1: contacts and, container for, container |, contains key, contains line, contains list, contas, content and
1: content default, content downloads, content each, content fetch, content function, content goes, content js
1: content key, content length, content only, content read, content user, content width, contents $
1: contents after, contents of, contested, context, context at, context close, context field, context full
1: context function, context in, context is, context json, context read, context txt, context type
1: context where, context who, context wrap, continua, continuar, continue add, continue console, continue re
1: continue set, continue the, continuity if, contract from, contract or, contract value, contractors
1: contracts to, contradicts, contradicts it, contrast dark, contrast on, contrast to, control allow
1: control no, control plane, control report, control set, control when, control with, controller is
1: controller service, conversation, conversation the, conversations, conversions, conversions from
1: convert both, convert description, convert value, converted with, converter, converts units, cookie banner
1: cookies $, coordinates are, coordinator, coords, copies to, copilot, copy both, copy dest, copy env
1: copy for, copy in, copy is, copy one, copy run, copy test, copy write, copyleft strong, copyleft unknown
1: core cache, core import, core untracked, core utils, coredumpctl, correction, corrections, corrections are
1: correctness for, cors, cors origin, cosign, cosign sign, cosign verify, cost by, cost do, cost with, costs
1: costs |, couch, couch to, count and, count characters, count in, count missing, count name, count none
1: count only, count return, count rows, count score, count total, count warnings, count write, counter
1: counting and, courier, cover if, coverage env, covers, covers all, covers |, cp hooks, cp require, cp tmp
1: cpu, cpu |, crash, crash dumps, crash if, crash report, crawler, create, create email, create for
1: create from, create get, create id, create in, create policy, create require, create sc, create table
1: create the, create view, create vite, create webhook, create write, create |, credential fill
1: credential manager, credential new, credentials before, credentials from, credentials if, credentials read
1: credit notes, credit |, credited, creep, criteria are, critical, critical finding, critical high
1: critical only, critical |, crl, crm, cron permissions, cron |, crossed, cryptic, crypto require
1: crypto wallet, crypto |, cryptography, csat, css custom, css with, css |, csv args, csv at, csv con, csv do
1: csv dosyasını, csv each, csv has, csv html, csv import, csv new, csv no, csv os, csv report, csv term
1: csv write, ct, ctx ctx, ctx get, cu, cuando, cuando el, culture, cup |, cups, cups error, cupsenable
1: cur last, curdir, curl case, curl content, curl ifconfig, curl init, curl lo, curl setopt, curl sf
1: curl upload, curl ~, curlopt, currency sign, current and, current condition, current year, curso, cursor
1: cursor and, cursor as, curtas, curve, custom properties, customary, customer data, customer email
1: customer id, customer is, customer mails, customer name, customer names, customer on, customer table
1: customers orders, customers to, customizations, customizations vscode, cut the, cvs, cvs and, cvv, cxx flags
1: cycle count, cyclone, cyclone dx, cyclonedx cyclonedx, cyclonedx npm, czf $, czf ~, công, daftar, dagger
1: daily, dairy, dal, damaged, dan een, dana, danger, dar, darwin sudo, das kennwort, dash, dashboards, dashes
1: data allowed, data aws, data boundary, data classes, data code, data collection, data copy, data data
1: data def, data digest, data encode, data error, data etc, data external, data fields, data frame
1: data google, data group, data header, data healthcheck, data hexdigest, data home, data is, data it
1: data join, data label, data migration, data model, data never, data of, data or, data out, data protection
1: data read, data request, data say, data scope, data src, data stock, data str, data string, data sync
1: data target, data task, data transfer, data values, data version, data with, database $, database from
1: databases with, dataclasses, dataclasses for, date, date amount, date are, date at, date class, date client
1: date date, date draft, date file, date for, date ft, date get, date how, date if, date is, date out
1: date people, date phone, date set, date that, date time, date to, date txt, date utc, date with, dated
1: datenbank, dates and, dates are, dates date, dates day, dates when, day ahead, day count, day in, day on
1: day planner, day two, day →, dayjs, days ahead, days by, days from, days goes, days list, days one
1: days suggest, days to, days unless, days unused, dazu, db database, db find, db for, db host, db id, db no
1: db pass, db var, dblink create, dd md, dd topic, ddd, de este, de estilo, de fr, de lo, de trabajo
1: dead ones, dear, dear name, debian servers, debt, debtor, debug info, debug level, debug log, decide |
1: decided, decided and, decided it, decided |, decision allow, decision has, decision who, decisions and
1: decisions owners, decisions tasks, decisions |, deck, decks, declines, decode enc, decode it, decode tok
1: decoded text, decoder body, decompress raw, decoy, deep audit, deep links, deep |, deeper than, deepest
1: def active, def add, def check, def clean, def compile, def done, def final, def initialize, def inner
1: def link, def log, def main, def notify, def page, def prepare, def put, def report, def run, def search
1: def snapshot, def submit, def table, def text, def token, def try, def unpack, def verify, default and
1: default ap, default async, default branch, default export, default for, default goal, default index
1: default let, default library, default log, default login, default minutes, default on, default pii
1: default required, default terminal, default that, default values, default web, defaults for, defaults from
1: defaults use, defend, defer resp, definer, deflate, deflated, deflated as, degraded, deja, del, del usuario
1: delegate, delegated, delete end, delete files, delete merged, delete put, delete test, delete them
1: delete this, deletes, deletion, deletions, delimiters, deliver to, delivered, delivered as, delivered |
1: delivering, delivering the, delivery and, delivery is, delivery receipt, dell utente, della, dello, demands
1: dene, deneme, denominator, dentro de, deny default, dep, departments, dependabot yml, dependencies and
1: dependencies first, dependencies that, dependency audit, dependency to, deploy is, deploy job, deploy or
1: deploy role, deploy |, depolama, deposit and, deprecated, deprecated in, deps app, depth else, depth |
1: deque, der nutzer, der skill, derive, derived from, derives the, desc if, descending |, describes
1: description $, description audit, description builds, description check, description copy
1: description counts, description create, description cuts, description draw, description evaluate
1: description faster, description fill, description gives, description guides, description hand
1: description home, description inspect, description journal, description la, description lays
1: description lint, description lints, description looks, description mail, description match
1: description measures, description mentions, description minutes, description must, description no
1: description normalises, description open, description patch, description prepara, description pulls
1: description puts, description render, description repairs, description revisa, description rotates
1: description scaffold, description score, description scrive, description show, description solves
1: description ssh, description start, description starts, description tags, description teaches
1: description template, description that, description then, description walk, description warns
1: description web, description where, descriptions that, descrição, design, design before, design review
1: design rules, designer, desk at, desk open, destination, destroyed or, desync, detach, detached
1: detailed exitcode, details, details that, detected by, detection, determine the, deu, dev shm, devam et
1: devcontainer, develop import, developer machines, developer message, developer tools, device device
1: device or, devicelogin enter, devnull start, devops, değerlendirme, df, df groupby, df is, df isna, df label
1: df loc, df pd, df return, di, di una, dia, diagnostics, diagram, diagrams description, diagrams of
1: dialog mac, dialogs, diary and, diary with, dict, dict items, dict plist, dict words, dictionary string
1: did they, diferencia, diff description, diff it, diff name, diff never, diff with, differ from, differ if
1: difference by, difference the, differences, different, different names, different wording, differing
1: differs, differs from, diga que, digest and, digest as, digest hashlib, digest hex, digest if, digest to
1: digests, digit, digit by, digital ocean, digits –, dil, dim, dio, dir clean, dir config, dir continue
1: dir err, dir exist, dir extra, dir file, dir format, dir fs, dir nvm, dir package, dir set, dir sha
1: dir skill, dir ~, direct, direct or, director, directories if, directory $, directory tmp, dirname $
1: disable ioavprotection, disable open, disable pip, disable script, disable warnings, disabled and
1: disabled true, disc, disclosure, discussion in, disk access, disk in, disk with, disk |, dislikes, displayed
1: displayed in, disposition, dist index, dist recursive, dist src, dist upgrade, div id, div style, diğer
1: dll ps, dnd, dns check, dns queries, dns time, dnsover, do bash, do by, do cliente, do in, do now, do open
1: do rd, do return, do sudo, do take, do with, doc yaml, doc |, dockerfiles, docs command, docs search
1: docs site, docs test, document, document add, document not, document path, document query, documentation and
1: documents $, documents are, documents exist, documents that, does not, does nothing, does on, does that
1: does |, doesn count, doesn have, doing it, domain events, domain registrar, domain value, domande
1: domcontent, domcontent loaded, dompurify, don appear, don ask, don comment, don explain, don let
1: don override, don say, done aws, done in, done it, done keep, done len, done list, done once, done what
1: done without, donne, dormant, dosing, double, double click, double if, double spaces, double to, double val
1: double value, down, down by, down to, down when, down which, down who, download data, dpo, draft draft
1: draft for, draft in, draft on, draft one, draft release, draft reply, draft short, draft to, draft |
1: drafter, drafting, drafts are, drafts description, drafts for, drafts of, drafts the, draw the, drawer
1: drawing and, drawings, drawn in, draws, draws the, drift as, drift description, drill on, drill once, drills
1: drills and, drinks, drip, driver, driverless, drives, drop columns, drop duplicates, drop if, dropdb, ds
1: dsar desk, dst path, dst process, dt, duas, dublin, due by, due in, due to, due |, dull, dummy values, dump
1: dump pg, dump psql, dumpall, dumps hits, dumps json, dumps self, dumps summary, dunning letters, duplex
1: duplicate of, duplicated, duplicates and, duplicates removed, duplication, după, duration assume
1: duration const, during tests, duties may, duty at, déroulement, dígitos, each add, each and, each at
1: each call, each claim, each code, each component, each console, each critical, each cv, each difference
1: each direct, each find, each form, each half, each if, each later, each make, each note, each page
1: each paper, each picture, each point, each policy, each product, each provider, each question, each record
1: each route, each script, each secret, each session, each set, each skill, each start, each step, each table
1: each the, each time, each to, each user, each would, earlier entries, earlier so, early, easily, eb
1: ec authorize, ec modify, echo alias, echo dns, echo done, echo files, echo fonts, echo git, echo in
1: echo log, echo off, echo python, echo reboot, echo root, echo version, echo ~, echo 準, ed deploy, ed if
1: ed or, eda, edit by, edit with, editing this, editor format, editor with, editors, eff, effect at
1: effect the, effects, egg, egress is, einheit, einvoice, einwilligung, ejecute, eksik, el código, el document
1: el pdf, el remove, el set, el text, el usuario, elb, ele, electronic, element of, element script
1: element with, element |, elements in, elevated, elif kind, eller, ellipsis, else command, else env, else for
1: else get, else ok, else self, else text, else uses, elsewhere, email address, email iexact, email lower
1: email utils, embed, emergencies, emergency number, empty $, empty exit, empty files, empty for, empty null
1: empty write, en, en son, en une, enable auto, enable smb, enabled and, enabled false, enabled if, enabling
1: enabling the, encode base, encode json, encode url, encoding ascii, encodings, encrypt read, encrypted files
1: encrypted true, encrypts, end at, end csv, end document, end every, end file, end fs, end function, end json
1: end label, end mut, end name, end null, end plan, end point, end puts, end return, end try, end use
1: end vcalendar, end vevent, end |, enddate, ende, ending in, endings, endpoint $, endpoint description
1: endpoint list, endpoint with, ends, ends at, ends by, ends the, ends up, ends when, endswith py, enforcer
1: engine is, engine must, engine the, english words, enlaces, enough to, enquiry, enrich, enrolled in
1: ensemble, enter it, enter to, enter |, entered as, entgelt, entity, entity id, entries by, entries from
1: entries into, entries map, entries marked, entries schema, entries when, entry, entry $, entry entry
1: entry file, entry is, entry of, entry path, entry self, entry the, enumerate, enumerate rows, enums, env at
1: env build, env ci, env console, env create, env ctx, env database, env db, env echo, env env
1: env environment, env file, env files, env gh, env go, env is, env jwt, env keys, env lang, env localappdata
1: env npm, env or, env production, env report, env shop, env smtp, env string, env temp, env userprofile
1: env value, env var, env vite, environ github, environ name, environment for, environment names
1: environment so, environment variables, environment yml, envy, eof chmod, equal to, er, erp, err, err const
1: err io, err req, err stack, err status, error digest, error do, error in, error json, error messages
1: error never, error no, error not, error output, error pages, error please, error run, error runtime
1: error set, error texts, error the, errores, errors and, errors carry, errors follow, errors ignore
1: errors the, errors throw, errors to, errors true, errors |, ersten, es description, escape, escaping, esegui
1: eslint fix, esp, espere, essay, estate, estimate at, et ne, et parse, et une, etc passwd, etc resolv
1: etc wireguard, ethers, ethers contract, ethers wallet, etme, eu west, eur, eur $, euro, ev tgz, ev |
1: eval data, evaluators, even in, evenly, event $, event async, event export, event if, event the, event with
1: events, events go, events txt, events with, evergreen, every account, every conditional, every customer
1: every cv, every evening, every key, every list, every night, every one, every output, every read
1: every table, every test, every ticket, every time, every year, everybody who, everyone |
1: everything including, evicted, evidence do, evidence folder, evidence structure, evidence that, evidence to
1: evidence with, evita, exa, exact true, exactly text, exactly what, examined, example before, example example
1: example file, example git, example if, example json, example options, example to, examples are
1: examples names, examples python, except, except oserror, except return, exception, exception return
1: exception when, exceptions, exceptions with, exchange, exclamation, exclusion process, excused, exe argument
1: exe node, exe set, exe window, exec import, exec rm, execute bash, execute powershell, execute select
1: execute the, executions, executions execution, executor as, exempt, exemptions, exercise and, exercises
1: exif date, exiftool all, exist file, existent, existing ones, exists, exists commands, exists dblink
1: exists in, exists prompt, exists select, exists shutil, exists target, exit code, exit echo, exit if, exits
1: exitstatus if, exp, exp match, expect one, expected, expected and, expects, experience as, experience |
1: experiencing, expire and, expire in, expired, expiry date, explain analyze, explanations, exploited in
1: explorer description, export before, export default, export every, export one, export output, export secret
1: export with, exported, exporter, exporter require, exporters, exports and, exports into, exports new
1: exports no, exposed headers, express and, express const, express from, express or, expression with, ext and
1: extended, extends keyof, extends the, extension $, extra in, extract audio, extract description, extract it
1: extraction, extraction |, extrato, eye, eyes, fact has, factor and, facts with, fade, fail $, fail and
1: fail if, fail in, fail on, failed, failed in, failed units, failed with, failing to, fails, fails print
1: fails with, failure does, failure only, failure rate, failure return, failure so, failures and, fairness
1: fait, falco, fallback add, fallback font, falls, false always, false await, false data, false def
1: false enable, false export, false extra, false file, false get, false git, false ignore, false in
1: false keep, false list, false note, false out, false positive, false report, false require, false send
1: false silent, false use, false write, false ws, family is, family tree, far away, far the, fast api
1: fast path, fast when, faster description, faster git, fatigue, fatura, favicon ico, favourite
1: favourite words, fbclid, fds, fe fe, feat fix, feature and, feature envy, feature first, feature many
1: feature question, feature work, federation, feed data, feedback is, feedback to, feedback |, feel the
1: feels like, fees in, fence enable, fenced, fenced block, fetch fails, fetch fetch, fetch for, fetch parallel
1: fetch report, fetch this, fetch with, fetched at, fever, fff border, ffffff, ffmpeg recipes, fg, fh
1: fh return, fi $, fi is, fiche, field as, field by, field data, field of, field so, field when, fields
1: fields and, fields are, fields as, fields def, fields fields, fields from, fields name, fields |, fifteen
1: fifth of, fight, figma token, figure is, figures come, figures in, figures |, filas, file also, file audit
1: file before, file client, file copy, file date, file delete, file discovery, file dst, file echo, file fi
1: file find, file first, file fix, file for, file has, file icons, file id, file last, file no, file one
1: file pass, file rb, file sbom, file share, file skill, file src, file stays, file sync, file tar, file tell
1: file then, file time, file unlink, file urlwith, file windows, file you, filed, filemtime, filemtime $
1: fileobj, filepath, files, files after, files as, files at, files by, files changed, files csv
1: files description, files dev, files file, files filter, files html, files it, files key, files named
1: files no, files not, files out, files over, files root, files search, files show, files split, files ts
1: files user, files write, filesize, filesystem docs, fill fill, fill in, fill it, fill js, fill the
1: fill with, filler use, fillers, filter email, filter enabled, filter for, filter from, filter index
1: filter key, filter map, filter names, filter not, filter to, filters and, filters create, fin, final list
1: final page, final report, final results, finalize, finally, find in, find module, find name, find out
1: find slow, find string, find the, find to, find user, find with, finding as, finding is, findings can
1: findings length, findings list, findings sort, findings the, findings then, finds it, finds one, finds tests
1: fio, firefox cookies, firefox key, firefox profiles, firewall rule, firewalls, first answer
1: first characters, first contact, first data, first echo, first get, first lines, first login, first match
1: first month, first new, first of, first old, first one, first order, first parent, first person, first query
1: first round, first rule, first task, first three, first to, first use, first without, first word, first year
1: fiscais, fit to, fit with, fits on, five bullets, five changes, five largest, five minute, five questions
1: five with, fix add, fix and, fix back, fix it, fix or, fix sh, fix typo, fix what, fixed, fixed $
1: fixed costs, fixed pad, fixes with, fixing, fixtures and, fixtures are, flag as, flag for, flags default
1: flags description, flaky and, flaky if, flats, flatten, flavours, flaws, fleet, float, float amount
1: flow from, fmt py, fmt recursive, fn catch, fn name, fno, fno omit, focus log, focus on, focus outline
1: focus visible, focused tests, folder each, folder glob, folder into, folder it, folder layout, folder once
1: folder out, folder per, folder return, folder rglob, folder the, folder ~, folders $, folders by
1: folders data, followed, follows from, font and, fonts are, fonts from, fontsize, food, footer, footnote
1: footnotes, fopen, for $, for access, for agents, for ai, for approval, for as, for authenticated, for await
1: for better, for blue, for branch, for browser, for browsers, for cards, for causal, for cfg, for city
1: for clarity, for clubs, for coding, for committed, for common, for comparison, for complaints, for complete
1: for confirmation, for count, for cross, for daily, for data, for debian, for detection, for display
1: for drift, for ds, for duties, for each, for enterprise, for events, for every, for everything, for extra
1: for false, for fetch, for flat, for folder, for from, for front, for get, for go, for grandparents
1: for grouping, for handling, for hot, for icons, for images, for is, for keyboard, for leave, for letters
1: for light, for lines, for link, for live, for log, for login, for look, for mac, for make, for management
1: for mcp, for me, for most, for moving, for next, for node, for not, for note, for out, for owner, for papers
1: for passwords, for pictures, for plain, for preview, for print, for privacy, for production, for proof
1: for python, for questions, for ranges, for rare, for recording, for refresh, for rel, for relevance
1: for removed, for reproducible, for returning, for rna, for routing, for run, for sample, for scan
1: for screens, for seconds, for section, for sessions, for signature, for signs, for size, for slide
1: for someone, for stable, for state, for statistics, for string, for style, for taking, for text, for the
1: for these, for third, for topic, for tracing, for training, for type, for unique, for up, for when, for your
1: forbid, force copy, force disable, force enable, force or, force |, foreach glob, forecast days
1: forget prune, fork or, forking, forklift, form add, form component, form data, form id, form on, form pdf
1: form with, form without, forma, formality, format each, format every, format json, format lint, format os
1: format out, format refname, format tag, format total, format type, format version, format xml, format |
1: formats files, formats to, formatting in, forms, forms description, forms for, formula, forward as
1: forward on, forward the, forwarder, forwards the, foto, found catch, found echo, found findings, found on
1: found source, found then, four hours, four modules, four parts, four sentences, four things, four times
1: fourteen, fr, fr description, frage nach, fragmentation, fragmented, frame in, frame is, frame pointer
1: frame rate, frame rows, frames, frames to, framework the, free if, free on, free one, free up, freely
1: freeze from, freezes, frequent cause, fresh environment, fri |, fridge, friend, friendly, friendly and
1: friendly no, friendly reminder, from, from address, from all, from body, from both, from codeowners
1: from collections, from comment, from compat, from data, from day, from defaults, from deps, from df
1: from entries, from first, from folder, from free, from fs, from git, from items, from its, from jinja
1: from jobs, from leaving, from legacy, from list, from lock, from logs, from manifests, from memory
1: from merged, from msg, from notes, from older, from order, from others, from property, from pypdf
1: from register, from scratch, from skill, from sklearn, from staff, from sys, from table, from target
1: from text, from unknown, from us, from var, from what, from which, from |, fromhex decode, front, front of
1: frost, frozen, fruit, fs $, fs for, fs in, fs stat, fsm, fsmonitor true, ft tz, fulfil, full context
1: full disk, full json, full set, full since, fullchain, fullchain pem, fullmatch bc, fun, func, func check
1: func init, func main, function and, function app, function discover, function hash, function line
1: function list, function load, function locale, function login, function main, function notify, function per
1: function post, function show, function string, function transfer, function type, function up, funeral
1: funnels, fuse, fwrite $, före, für, gain, gains, gam user, games, games with, gaming, gap on, gaps do
1: gate is, gate md, gate passes, gateway for, gateway gateway, gather, gathers, gb, gb are, gc, gcloud auth
1: gcloud services, ge $, gecos, gedcom, geht, gelöscht, gem credentials, genera facturas, general guidelines
1: general settings, general ufw, generated one, generates, generator, generator for, generator is, generators
1: genkey |, gentle, geometry, geprüft, gerekmez, german, gerçek, get <cheap>, get account, get allow, get args
1: get aws, get base, get bit, get caller, get clipboard, get config, get console, get current, get encoded
1: get entry, get env, get format, get full, get host, get hot, get if, get ifd, get instance, get it, get kind
1: get lost, get manifest, get method, get note, get order, get origin, get pip, get properties, get prototype
1: get put, get qq, get raw, get ref, get rid, get signatures, get slack, get src, get stale, get string
1: get stuck, get this, get throttled, get today, get update, get upgrade, get users, getenv ci, getexif
1: getexif get, gets, gettempdir, geçerli, gh arn, gh is, gh login, gh pousr, gh push, gh token, ghi vào, gib
1: gift finder, girdi, git add, git archive, git blame, git env, git filter, git github, git grep, git if
1: git in, git ls, git maintenance, git root, git show, git submodule, git type, git with, githooks git
1: github ref, gitignore git, give before, give file, give wrong, given, given by, given it, given something
1: given to, given when, gives hints, gives short, gives them, gives you, gl, gl |, glass, glass access
1: glob etc, glob from, glob json, glob skill, global, global fetch, global get, global this, glossary csv
1: glossary |, gmail settings, gmail |, gnupg aws, go, go beyond, go files, go http, go projects, go rs
1: go there, go version, goal goals, goal help, goals configuration, goals goal, godot, goes first, goes out
1: goes stale, going back, going live, golden, golden file, good and, good bad, good rule, good to
1: google microsoft, google sheets, google |, got $, govern, governance md, governing, gpg $, gpg keys
1: gpg verify, gpl agpl, gpl |, gpslatitude gpslongitude, gpslongitude, gpus, gpus all, grace, grade content
1: grade it, grade |, gradle gradle, gradle init, gram, grandparents, grant is, granted, granting, granting the
1: graph api, graph token, graph true, graphql type, green amber, green red, grep $, grep echo, grep name
1: grep permitrootlogin, grep proxy, grep rho, grep spf, grep undefined, grid trading, groceries, grocery
1: gross, ground, group, group $, group at, group dev, group group, group id, group lines, group object
1: group of, group remote, grouping, grouping by, groups aws, groups items, groups then, grow, grow with
1: grow |, grown, grown ups, growth stage, grpc, grupos, grype sbom, gs, gs git, gs if, gsub, gt $, gt echo
1: gt then, guard if, guard is, guard run, guard so, guard that, guarded, guess in, guest account
1: guest network, guests |, guia, guide use, guidelines and, guidelines are, gur, gz $, gz fq, gzip on
1: gzip sync, gäller, gång, göre, günlük, habilidad, had said, haiku, half an, half sentence, halts, halves
1: hand before, hand each, hand in, hand it, hand on, hand the, hand write, handle errors, handle with
1: handled elsewhere, handled in, handler if, handler log, handlers discarding, handling |, handover
1: handshake |, handshakes, handy for, hang, happens, happens if, happens |, happy path, harbour, hard coded
1: hard delete, hard |, harden, hardened runtime, has built, has content, has fewer, has finished, has gone
1: has had, has in, has its, has name, has never, has next, has reference, has restored, has run, has something
1: has stated, has task, has that, has time, has to, hash keep, hash |, hashed, hashes the, hashicorp
1: hashlib json, hashlib pathlib, hashlib urllib, hasta, hat, have, have already, have been, have enough
1: have git, have it, have read, have seen, have the, have too, have user, have you, hazards, hazırlar, hba
1: hba conf, hcl module, hd, hdr, head, head body, head check, head const, head copy, head data, head in
1: head or, head print, head |, headed, header, header api, header contains, header data, header host
1: header is, header key, header main, header name, headers, headers and, headers body, headers content
1: headers for, headers init, headers key, headers no, headers set, headers |, heads, heal, health check
1: health data, health description, health report, healthcheck test, hear of, hearing, hears, heart, heeft
1: height return, held and, helm rollback, help lists, help output, help save, help support, helper ask
1: helper from, helper in, helper is, helper keeps, helper or, helper role, helper so, helper string
1: helper write, helpers for, helpers with, her, her zaman, here $, here and, here are, here get, here it
1: here only, here use, here write, here |, heritage, hetzner, hex for, hex return, hex |, hf hub, hg
1: hidden from, hidden true, hide the, hide true, high and, high low, high or, highlighted, hint and, hints
1: hints str, hinweis, hiring, hist, histogram, historic, history and, history home, history report
1: history rewriting, history start, history the, hit else, hits are, hits print, hits the, hits to, hits |
1: hklm, hklm software, hl, hm, ho, hold in, hold on, hold or, hold until, holdings, holds one, holds the
1: holds when, home app, home cache, home do, home folders, home glob, home openclaw, home src, home target
1: home to, homedir library, hook chmod, hook event, hook events, hook matcher, hook output, hook span
1: hook specific, hooks json, hooks session, hospital, host, host cd, host dev, host get, host it, host name
1: host network, host only, host restart, host return, host servername, host sh, host to, host with, host |
1: host Готово, hostname dev, hostname the, hosts all, hosts and, hosts example, hosts host, hot, hot fix
1: hot reload, hotfix, hour after, hour and, hour if, hour later, hour old, hour per, hour the, hour time
1: hours is, hours or, hours so, houses, how bad, how do, how good, how is, how quickly, how strong, how they
1: however many, href, hrw, hrw oi, html $, html comment, html fs, html io, html one, html slide, html str
1: html style, html title, htop, http and, http apis, http calls, http const, http get, http header, http is
1: http method, http only, http os, http path, http tiny, http user, httprequest, httprequest handler
1: https test, https verify, hu, human review, hundred, hunt, hurry, hurry |, hyphenation, hàng, hình, hỏi, ia
1: iac, iam, iam attach, iam aws, iam user, iban re, icc profile, ice, icon and, icons icon, icp, icu, id $
1: id answer, id api, id as, id auth, id by, id deploy, id directory, id document, id email, id escape, id exit
1: id ids, id if, id length, id map, id name, id new, id of, id open, id plus, id policy, id primary, id pw
1: id quantity, id range, id re, id repo, id result, id roles, id route, id send, id set, id starts, id the
1: id then, id true, id valid, id var, id with, identified, identified by, identifier $, identifier apache
1: identifier for, identifiers, idle, ids are, ids from, ids length, ids media, ids that, idx, iexact, if above
1: if address, if an, if api, if asked, if author, if backup, if branch, if ci, if colleague, if create
1: if date, if db, if delete, if df, if every, if fail, if failed, if fs, if gh, if given, if graph, if header
1: if hit, if hits, if https, if includes, if is, if job, if last, if len, if level, if limit, if local
1: if lock, if looks, if max, if mean, if model, if more, if ms, if name, if nobody, if now, if or, if pair
1: if pathname, if port, if prof, if re, if request, if root, if saved, if score, if sha, if show, if silent
1: if someone, if source, if split, if start, if startswith, if store, if subject, if target, if task
1: if template, if then, if two, if use, if username, if wheel, if windows, if |, ifconfig me, ifd, iferror
1: ifs $, ignore case, ignore def, ignore except, ignore index, ignore revs, ij, im im, im save, im size
1: image $, image always, image axllent, image builds, image by, image import, image in, image jpeg, image ls
1: image ops, image postgres, image src, image tag, image url, images carry, images description, images smaller
1: immediate |, imperative, imperative body, implicit flow, implied, import batch, import browser
1: import builtins, import data, import defaultdict, import develop, import excel, import foundation
1: import from, import io, import is, import meta, import net, import node, import noqa, import numpy
1: import pathlib, import pdf, import pytest, import return, import them, import threading, import url
1: import with, import yaml, import yara, import zz, importing, imports in, impression, imprint, improvement
1: improvement of, improvements if, in $, in ads, in agreement, in all, in already, in an, in assets, in author
1: in base, in big, in buffer, in callback, in capitals, in card, in cents, in certificate, in chain
1: in channel, in chunks, in claims, in claude, in clear, in client, in close, in comments, in const
1: in controls, in correctness, in crash, in days, in def, in django, in dns, in documents, in dollars
1: in effect, in enumerate, in environment, in exit, in fenced, in fh, in fields, in five, in fixture, in for
1: in force, in four, in fresh, in friendly, in future, in github, in globals, in gold, in google, in groups
1: in hints, in how, in ids, in item, in java, in key, in kw, in la, in last, in let, in limits, in lock
1: in maintenance, in manifest, in marks, in member, in members, in memory, in mermaid, in message, in method
1: in mind, in ms, in na, in never, in new, in none, in of, in offers, in on, in one, in or, in order, in other
1: in otherwise, in pairs, in parents, in particular, in pass, in paths, in pem, in person, in power
1: in preview, in prices, in production, in profiles, in project, in prop, in pub, in pyproject, in queries
1: in re, in red, in register, in requests, in reverse, in roots, in run, in sales, in scan, in schedule
1: in secret, in sent, in short, in sign, in six, in so, in sources, in sp, in square, in start, in step
1: in storage, in str, in stripe, in sv, in tag, in team, in there, in those, in titles, in tone, in transcript
1: in turn, in upstream, in use, in uses, in utf, in vault, in version, in wanted, in while, in without, in xml
1: in zwei, in ~, incident first, incident is, incident on, incidente, incidents, inclua, include env
1: include hidden, include md, include provider, include spf, included if, included the, includes $, including
1: inclusion, inconclusive, indemnity, indented, index, index creation, index file, index first, index for
1: index has, index html, index let, index md, index str, index the, index true, indexes and, indice, indoors
1: inet socket, inf, inf cdt, inf ustrd, infected, info await, info dev, info error, info exclude, info in
1: info input, info on, info root, info stats, info txt, info using, info warn, info →, information to
1: informed, infra, infrastructure that, ingest, ingredient |, ingredients, ingress from, inhalt, inhoud
1: ini file, init, init bare, init dsn, init headers, init lua, init sh, init template, init with, init |
1: initials, initiative, ink, inotify, input config, input data, input has, input image, input modes
1: input output, input reaches, input run, input schema, inputs name, insert, inside an, insists, inspect $
1: inspection, instala, install, install curl, install force, install git, install npm, install package
1: install page, install pip, install pre, install the, install upgrade, install what, install with
1: install without, install |, install ~, installare, installed and, installed app, installed run, installed so
1: installs it, installs the, instance db, instance sha, instance value, instance will, instead and, institute
1: instructions as, instructions from, instructions you, instrumentations node, int, int default, int from
1: int func, int int, int random, int time, intake description, integer from, integrity sha, interest and
1: interface is, intermediate, internal access, internal to, international, interpret, interval, interval const
1: interval for, interval repeats, intervals, into an, into case, into clear, into etc, into fresh, into iter
1: into plain, into single, into view, introduce, introduce the, introduction, introspection, invariant
1: inventory and, inventory csv, inventory inventory, inverted, invest, investigator, invisible, invitations
1: invite the, invites, invoice date, invoice html, invoice paid, invoice payment, invoices, invoices invoice
1: invoke, invoke $, invoke web, io $, io bytes, io core, ioavprotection, ioavprotection $, ip link, ip request
1: ip route, ip to, ipaddress, ipaddress ip, ir, irc, iron, irrevocable, is addressed, is another, is anything
1: is are, is assigned, is at, is backed, is best, is cached, is cancelled, is cheaper, is clean, is closed
1: is command, is constant, is content, is current, is customer, is damaged, is deleted, is delivered, is deny
1: is derived, is different, is directory, is down, is dropped, is edited, is enrolled, is entered
1: is evaluated, is exempt, is filled, is fine, is finished, is folder, is fresh, is generated, is granted
1: is handled, is handy, is high, is higher, is hosted, is how, is ignored, is included, is it, is keyed
1: is left, is line, is lost, is mandatory, is missed, is missing, is na, is name, is nearly, is neither
1: is noise, is nothing, is off, is open, is otherwise, is out, is packed, is planned, is pre, is present
1: is quick, is quiet, is regex, is reported, is safe, is said, is say, is settled, is shortened, is shorter
1: is step, is streamed, is stub, is stuck, is table, is time, is typical, is unique, is updated, is used
1: is user, is verified, is wanted, is where, is wish, is writing, is yes, isalnum, isc, ise, isn, isn done
1: isna mean, isolate the, isostring, isostring slice, issue as, issue create, issue edit, issue the, issued
1: issuer certificate, isupper, it above, it again, it also, it always, it answer, it any, it are, it ask
1: it belongs, it best, it came, it cannot, it clears, it confusing, it connects, it counts, it data
1: it directly, it done, it every, it falls, it fine, it give, it going, it has, it is, it keep, it key
1: it leads, it like, it line, it list, it live, it load, it makes, it moving, it need, it needed, it off
1: it often, it part, it pass, it paste, it phase, it questions, it reaches, it removes, it renews, it replaces
1: it reports, it returns, it rules, it said, it say, it secret, it seems, it serves, it set, it should
1: it signs, it small, it step, it stood, it stops, it succeeded, it there, it tone, it trim, it twice
1: it unless, it wants, it when, it which, it while, it within, it works, italics, item $, item call
1: item cards, item def, item force, item key, item nodeid, items any, items batch, items by, items found
1: items in, items is, items on, items price, items print, items set, items the, items where, iter, iterator
1: iterdir, iterdir if, its authors, its build, its contents, its instructions, its neighbours, its numbers
1: its place, its quality, its side, its skill, its steps, its true, itself can, itself do, içeren, içi, işler
1: jangan, java math, java net, jest, jf, jinja import, job $, job do, job name, job yaml, job |, jobs are
1: jobs scan, jobs to, jobs where, join all, join async, join chr, join dst, join errors, join for, join fs
1: join items, join join, join map, join pad, join part, join report, join tables, join tmp, joined by, joiners
1: journal description, journal type, journalctl err, journald, jq components, jq results, jr, js await
1: js form, js list, js map, js postinstall, js scripts, js src, js test, js tests, js this, js write, json an
1: json any, json compare, json content, json copy, json count, json cursor, json data, json def, json each
1: json encode, json env, json error, json evidence, json get, json host, json index, json keys, json look
1: json missing, json object, json or, json output, json parsed, json plan, json present, json pretty
1: json python, json replace, json scopes, json secret, json settings, json then, json title, json to
1: json verify, json via, json when, json without, json ~, judged, judged by, judged on, judgement, judging
1: julia, july, junitxml, jurisdiction, jwt jwt, jwt secret, jx, kalın, kann, kaplan, kategorie, kategorie |
1: keep as, keep data, keep five, keep going, keep on, keep one, keep re, keep table, keep tokens, keep your
1: keeping, keeps to, kepada, kept $, kept at, kept only, key $, key <named>, key action, key after, key age
1: key algorithms, key data, key down, key except, key fernet, key file, key into, key json, key needed
1: key new, key no, key options, key properties, key public, key retrieve, key rk, key secret, key stays
1: key str, key text, key token, key tools, key try, key user, key which, key without, key write, key |
1: keyboard focus, keychains login, keycloak, keyed, keyframe, keyof, keys echo, keys en, keys env
1: keys process, keys root, keys set, keys sort, keys title, keyset, keywords the, kez, kg |, kh, khoản, kilo
1: kimlik, kind daemon, kind kind, kind return, kind string, kind |, kindly with, kinds |, kingdom
1: kitchen scale, km |, knife, know about, know from, know if, know of, know their, known, known breaches
1: known good, knows and, kodu, komutlar, komutları, komutu, kopię, kr, kube config, kube ~, kubeconfig
1: kubectl $, kubectl apply, kubelet, kubernetes, kubernetes io, kısa, la $, la clé, la copia, la personne
1: la plantilla, label, label input, label program, label string, label to, labelled, labels $
1: labels description, labels kubernetes, labels on, labels so, labour, lacking, lah, lalu, lambda self
1: landing description, landing pages, landlords, lane $, lane if, language has, language model
1: language plpgsql, languages and, languages that, lapsed or, laptop with, large files, large for
1: large repositories, large tables, large to, larger sums, largest, last column, last deploy, last event
1: last five, last for, last mail, last messages, last prompt, last quarter, last row, last sentence, last ten
1: last two, last use, last user, last while, last |, lasting, lasts, lat lon, lately, latency |, later and
1: later ones, later so, later version, latest restart, latest steps, latest strategy, lawful, layer the
1: layers base, layout for, layout of, lays, lays out, lc, ldl, le script, lead agent, lead time, lead to
1: leader, leads, leads by, leaf, leaflet, leak, leaked keys, leaked ones, learner, learns, lease, least
1: least four, least of, least one, least ten, leave an, leave days, leave no, leave of, leave or, leave out
1: leaves them, lectures, ledger description, ledger of, ledger where, leek, left at, left join, left off
1: legacy, legacy authentication, legal, legal asks, legal department, legal form, lege, legend plt, legge
1: len buf, len data, len files, len out, len sys, length apply, length before, length buffer, length by
1: length fail, length function, length math, lens, les, less or, lesson app, lesson the, lesson |, let bad
1: let body, let const, let html, let id, let it, let length, let map, let ok, let rest, let some, let src
1: let text, let that, let this, let work, let write, letsencrypt org, letter goes, letter in, letter is
1: letter to, letter |, letterhead, letters, letters are, level $, level are, level is, level logging
1: level start, level warn, level write, levels, levels |, lex, lg, liabilities, liability and, liability for
1: liable, libraries for, libx, libx crf, license file, license id, license identifier, license |, liczba, lien
1: lifecycle, lifecycle rules, lifetime, lifted, lighter, like and, like it, like keys, like they, like to
1: liked, likely, limit, limit api, limit by, limit from, limit items, limit keep, limit max, limit name
1: limit on, limit req, limitation the, limited, limited to, limits cpu, limits in, limits one, limits or, line
1: line are, line before, line by, line check, line done, line end, line endings, line export, line get
1: line into, line it, line kind, line lineno, line message, line names, line per, line since, line string
1: line two, line was, line when, line which, line while, line ~, lineage, liners, lines as, lines at, lines by
1: lines console, lines file, lines in, lines is, lines keep, lines one, lines so, lines str, lines take
1: lines tell, lines then, lines what, lines without, link <placeholder>, link do, link for, link if, link in
1: link js, link once, link or, link put, link rel, link text, link the, link url, linker, links are
1: links const, links that, lint rules, lints and, linux $, linux amd, linux command, linux not, linux run
1: linux secret, lire les, list <named>, list above, list after, list aloud, list by, list csv, list files
1: list flags, list form, list its, list max, list name, list not, list of, list on, list operations, list post
1: list price, list request, list rules, list sort, list subject, list this, list types, list upgradable
1: list zero, listdir, listed and, listed under, listener change, listener domcontent, lists in, lists no
1: lists that, lists |, lit, lite |, literal |, litigation, live, live by, live description, live read
1: live system, live the, liveness, liveness check, liveness is, lives at, living people, livre, ll ls, llc
1: ln sf, lo, load analytics, load and, load as, load balancing, load class, load def, load document
1: load every, load folder, load for, load imfile, load sys, load tests, load the, load this, load weights
1: load with, loaded by, loaded the, loader new, loads from, loads path, loads raw, loc, local, local app
1: local for, local io, local json, local language, local machine, local names, local only, local rc
1: local repository, local return, local root, local storage, local variables, localhost dev
1: localhost localhost, localisation, locally and, lock $, lock at, lock front, lock |, locker get
1: locker volume, locks, log author, log await, log by, log count, log cups, log exit, log files, log fn
1: log fold, log for, log format, log id, log js, log max, log on, log publishing, log report, log source
1: log time, log true, log user, log ~, logfile, logged in, logger test, logging debug, logging info
1: logging json, login as, login is, login logout, login page, login password, login permit, login that
1: login to, logins, logs are, logs before, logs days, logs go, logs in, logs to, lol, long by, long form
1: long if, long lines, long long, long return, long run, long term, long the, longer than, look again, look by
1: look into, look similar, looked, looking, looking into, looks after, looks good, looks the, lookup the
1: lookups are, los avisos, lose, lose the, loses, loses the, loss in, loss prevention, losses, lost data
1: loudnorm, loudnorm tp, loved, low, low high, low resolution, lower and, lower case, lower half, lower it
1: lower score, lowers the, lowest |, loyalty, lpstat, lpstat shows, lra, ls all, ls lah, lstat if, lt $
1: lt replace, ltn, lua, lua and, lua lua, luck, luhn, lum, luogo, lvl, lychee, läs, läsa, läuft, lê, línea al
1: lý, mac, mac and, mac open, machine, machine if, machine is, machine learning, machine name, machine on
1: machine readable, machine the, machine was, machine where, made in, mail asks, mail bank, mail email
1: mail folders, mail merge, mail of, mail per, mail reply, mail search, mailbox and, mailbox tidy, mailed
1: mailing, mails for, mails that, mails |, main and, main argparse, main div, main folder, main from, main log
1: main main, main pull, main run, main skill, main src, main test, main try, main warm, maint, maintainer
1: maintains, maintains the, maintenance and, maintenance mode, maintenance start, mais, make archive
1: make byte, make changes, make command, make container, make each, make list, make summary, make this
1: make your, makefile and, maker ask, maker description, makes and, makes no, makes slow, management that
1: manager enabled, manager new, manager when, mandatory string, manner of, manque, manual work, manufacturer
1: manuscript, many copies, many projects, many repositories, many requests, many small, many there, map add
1: map any, map fn, map int, map new, map object, map sources, map try, map type, map values, mapping of
1: mappings, maps are, mar, margin font, margin rem, mark every, mark skip, mark the, markdown attributes
1: markdown headings, marked as, market page, marketplace json, marks it, marks no, marp, mask $, mat, match
1: match and, match by, match end, match node, match so, match the, match them, match wins, matcher none
1: matchers, matches any, matches print, matching key, material, math big, math random, math sqrt, mathematics
1: matrices, matrix node, matrix python, matter is, matter |, matters the, maven central, max, max auth
1: max else, max in, max int, max min, max rows, max total, max value, may be, may call, may look, may not
1: may raise, may run, may stay, may |, maybe, mb are, mbit, mbox, mcp tools, md, md and, md at, md by, md code
1: md completely, md cursorrules, md do, md end, md fields, md it, md newest, md once, md page, md read, md so
1: md soul, md table, md the, md to, md update, md without, md you, mdx, me, me all, me at, me mail, me sh
1: me since, me yaml, me |, meals, mean of, mean |, meaning, meaning example, means it, means two
1: measure command, measures how, media $, media ids, median of, medic, medic description, medium |, meet the
1: meeting finder, meeting minutes, meetings, meets, meier, meldet, mem for, member id, member type
1: members can, members who, memberships, memo memo, memoria, memory after, memory and, memory disk
1: memory import, memory mi, memory that, memory the, mend, mend the, mention it, mentor, merge assets
1: merge by, merge description, merge merge, merged branches, merged limit, merges format, message await
1: message carries, message channel, message id, message import, message job, message logging, message so
1: message test, message tool, message value, messages const, messages create, messages from, messages the
1: messages with, met, met and, met the, meta, meta charset, meta if, meta url, metadata and, metadata author
1: metadata meta, metadata name, metadata tags, metas, meteo, meter, meters, method $, method <named>
1: method headers, method import, method method, method string, methods post, methods section, metin
1: metrics def, metrics import, metrics namespace, mg per, mi km, microsoft azure, miejsce, miejsce na
1: migrations for, milliseconds, min confidence, min int, min len, min out, mind, mind read, minecraft, miner
1: minified code, minimum for, minor, minor for, mint authority, minute the, minuten, minutes, minutes between
1: minutes count, minutes for, minutes int, minutes look, minutes read, minutes then, minutes to, minutes what
1: minutes with, minutes |, mirror id, mirror is, mirror mirrors, mirror of, misread, miss the, missing id
1: missing indexes, missing intermediate, missing items, missing on, missing write, missing |, mistake the
1: mistakes, mistype, mit datum, mix, mix public, mixes, mixing, mjs let, mjs src, mk |, mkdtemp, mkdtemp for
1: mkpath, mktemp, ml, mm, mm border, mm dd, mnt, mod |, mode if, mode in, mode on, mode the, mode where
1: mode why, model at, model info, model predict, model reasoning, model the, model this, model |
1: models anthropic, models so, moderate, modern, modify, module exports, module load, module no, module per
1: module registry, modules cache, modules if, modules node, modules to, modules |, modulo, moet, mold
1: moment |, mon |, monday, monday |, monitor for, monitors, monorepos, month before, month end, month of
1: month restore, month show, month with, monthly cost, monthly figures, monthly report, months at, months for
1: months the, montrez, mood in, mood |, moon, more in, morning and, mortgage, most common, most eight
1: most likely, most to, most useful, most users, mostrar, mot de, mots, mots de, mount, mount |, move
1: move description, move into, move local, move on, move or, moved, moved to, mozilla, mozilla firefox, mpl
1: mr, ms const, ms is, ms number, ms python, msg from, msg git, msg message, msg result, msg sender, msg text
1: multi part, multi stage, multi tenant, multiplier, must add, must also, must arrive, must be, must change
1: must hit, must run, must should, must stay, must still, mut buf, mutability, mute, mutual, mux, mw, my api
1: my files, my last, my type, myproject, mz, máy, mémoire, mínimo, một, na $, na if, nach art, nach den, nada
1: name ab, name all, name alone, name await, name board, name build, name button, name cad, name category
1: name coin, name common, name core, name corp, name crm, name customer, name data, name decode, name default
1: name deploy, name document, name dunning, name element, name enable, name ends, name eslint, name essay
1: name extract, name file, name fill, name firm, name flat, name found, name gift, name golden, name grade
1: name guardrail, name image, name incident, name include, name index, name language, name ld, name leak
1: name len, name limit, name linux, name log, name mail, name manifest, name mcp, name meal, name monthly
1: name ms, name newsletter, name nm, name no, name on, name one, name only, name otel, name outlook
1: name output, name page, name patch, name playwright, name posture, name pr, name pre, name prod
1: name project, name prompt, name queue, name range, name rate, name receipt, name recipe, name ref
1: name refactor, name regex, name release, name remote, name resolve, name resume, name return, name role
1: name runner, name safe, name score, name secret, name security, name servers, name shell, name should
1: name single, name sleep, name small, name snapshot, name split, name src, name stats, name status
1: name stock, name symptom, name tar, name team, name telemetry, name then, name timeout, name title, name to
1: name trail, name trip, name true, name values, name vendor, name vpn, name was, name water, name wiki
1: name work, name write, name zh, name |, named exports, names by, names const, names date, names dates
1: names each, names first, names for, names from, names match, names model, names new, names os, names test
1: names then, nameserver, namespace monitoring, namespace |, namespaces, nargs, narrowed, narrower, nas |
1: national ids, native speaker, nature, navigator, navigator user, nb, nb cells, nb json, nc $, nda, ndef
1: near the, nearly every, necesitas, necesito, need be, need install, need key, need one, need rights
1: need their, need two, needed because, needed before, needed by, needed do, needed here, needed in, needed to
1: needs, needs all, needs another, needs both, needs public, needs them, nenne, nennen, nervous, net float
1: net import, net job, net stop, net vat, netsh advfirewall, network config, network dns, network host
1: network no, network private, network to, neuen, never expires, never goes, never local, never more
1: never need, never read, never remove, never report, never seen, never stored, never tested, new and, new axe
1: new big, new buffer, new builder, new call, new checkout, new contract, new dependencies, new directory
1: new ethers, new events, new file, new files, new findings, new from, new inbox, new item, new mcp, new new
1: new object, new on, new or, new path, new posts, new promise, new proof, new repository, new rows
1: new server, new sh, new shell, new span, new string, new test, new tools, new url, new verify, new web
1: new writer, newer and, newest on, newlines, newsletter from, newsletters sequence, nexport const, next
1: next blockers, next date, next friday, next quarter, next update, nextjs, nf |, nginx tuner, người dùng
1: nhân, nice $, nice to, nif, night, nightly backup, nightly restic, nightly |, nights, nil req, nine in
1: ninety, ninety days, nist sp, nit, nits, nm, nmap, no cache, no capitals, no changelog, no chart
1: no comments, no consent, no contract, no control, no css, no default, no deletion, no description, no double
1: no duplicates, no dynamic, no end, no entry, no example, no exceptions, no expiry, no figure, no final
1: no folder, no forwarding, no heading, no high, no identity, no if, no images, no in, no input
1: no interactive, no it, no items, no legend, no matter, no merges, no message, no network, no no, no node
1: no note, no numbers, no op, no personal, no photo, no prefix, no price, no questions, no release
1: no resource, no review, no row, no screenshots, no second, no secrets, no server, no service, no shame
1: no single, no skipped, no split, no start, no stop, no such, no the, no third, no ticket, no translation
1: no unique, no user, no workflow, nobody can, nobody finds, nobody has, nobody notices, node const, node dist
1: node expose, node fetch, node fill, node is, node modules, node net, node platform, node report, node return
1: node service, node steps, node then, node |, nom, nomi, nominal, non interactive, none cache, none domain
1: none label, none or, none select, none step, none then, none url, noon, nopasswd, noqa, normal for, normal |
1: normalised to, normaliser, normalises, normalize, normally, not active, not allowed, not appear
1: not applicable, not apply, not by, not claim, not closed, not code, not confirm, not covered, not deep
1: not dropped, not dry, not end, not even, not exceed, not executed, not expect, not expire, not export
1: not exported, not findings, not finished, not fixed, not for, not form, not found, not have, not json
1: not jump, not leave, not let, not like, not made, not matter, not mentioned, not name, not notice, not offer
1: not os, not passwords, not raise, not reported, not review, not same, not sent, not stop, not there
1: not tree, not triggered, not update, not user, not validated, not verify, not wait, not what, not which
1: not windows, not word, not worth, nota fiscal, notas, notation, note all, note ask, note it, note name
1: note note, note or, notes at, notes entries, notes folder, notes look, notes no, notes not, notes notes
1: notes one, notes slide, notes so, notes when, notes with, nothing about, nothing at, nothing has
1: nothing when, notice of, notice periods, notice this, notices to, notification, notification to
1: notify reload, notion sync, notna, notre, nova, novel, now, now after, now const, now date, now dbus, now do
1: now dt, now grafana, now has, now if, now not, now pass, now rather, now return, now time, now utc
1: nowhere the, np $, np from, npm ci, npm create, npm npm, npm or, npm package, npm publish, npm token
1: npm view, npm whoami, npmignore, npmrc ~, npx yes, nq, nspasteboard, nu, nu get, nube, null cat, null catch
1: null do, null echo, null else, null fetch, null get, null gh, null invoke, null it, null key, null my
1: null no, null ruff, null set, null start, null tar, null the, null true, null var, nullish, number add
1: number const, number default, number from, number is, number never, number new, number only, number process
1: number so, number string, number then, number title, number to, number value, number write, numbered list
1: numbers and, numbers compare, numbers if, numbers paths, numbers say, numbers that, numeración, nummern
1: numpy as, nutzer, nvim create, nvm $, nvmrc, nw, nxt, número de, nước, oa, oak, object $, object class
1: object com, object count, object get, object installed, object last, object required, object url
1: object values, objectif, objects and, objects as, objects filter, objects if, objects in, obstacles, oc
1: occasion, ocean, och skriver, oci, ocr, octet stream, october, odd, oder, of agents, of another, of args
1: of audit, of await, of bad, of basic, of both, of bug, of changed, of claude, of codebase, of commits
1: of common, of compliance, of concept, of config, of configuration, of conflict, of const, of cost, of css
1: of csv, of database, of dependencies, of developer, of diff, of do, of docs, of documentation, of done
1: of email, of events, of fifteen, of file, of five, of flags, of frames, of genes, of good, of high, of ids
1: of key, of keys, of large, of last, of legal, of length, of local, of market, of match, of messages
1: of minutes, of my, of next, of notice, of on, of ownership, of paper, of person, of persons, of praise
1: of present, of products, of pw, of receipt, of repo, of reports, of rows, of sales, of scientific
1: of security, of servers, of slide, of sources, of space, of speech, of staff, of string, of sub, of system
1: of talk, of theirs, of then, of these, of this, of three, of thumb, of unique, of user, of values
1: of waiting, of weight, of weights, of well, of window, of zero, of zones, off and, off in, off name
1: off site, off target, off this, offer an, offer from, offers, office description, office hours
1: official site, offline with, offset px, often, often and, often not, often to, often |, og, ogr, ogr ogr, oi
1: oidc client, oidc groups, ok, ok body, ok console, ok failed, ok in, ok status, ok user, okta, okta com, old
1: old addresses, old style, old the, old |, omit, omitted from, on <named>, on any, on approval, on as
1: on auto, on behalf, on body, on code, on copy, on cost, on create, on customers, on different, on don
1: on each, on enter, on failures, on first, on friday, on fridays, on from, on go, on id, on import, on inputs
1: on load, on log, on match, on merge, on miss, on most, on new, on on, on orders, on other, on page
1: on password, on phone, on press, on real, on second, on servers, on set, on speed, on state, on stderr
1: on stdout, on style, on supported, on that, on the, on them, on those, on three, on time, on topic, on two
1: on ubuntu, on web, on webpack, on weekdays, on word, on workflow, on written, on you, onboard
1: onboarding use, once an, once and, once bash, once if, once month, once more, once node, once on, once per
1: once this, one at, one byte, one change, one copy, one csv, one day, one delete, one drive, one failure
1: one figure, one gets, one good, one group, one happy, one has, one links, one login, one may, one module
1: one named, one never, one number, one object, one only, one paper, one part, one pattern, one person
1: one project, one prompt, one run, one runtime, one say, one sheet, one side, one string, one there
1: one thing, one time, one topic, one two, one up, one verified, one with, one working, one write, ones
1: ones come, ones go, ones that, ones with, only be, only code, only days, only get, only gets, only has
1: only item, only matters, only of, only open, only place, only raise, only record, only return, only source
1: only through, only used, only where, onopen, oomkilled, opa, open, open ai, open an, open and, open api
1: open encoding, open etc, open incidents, open my, open pdf, open read, open spec, open table, open their
1: open this, open to, open uri, open wb, openapi, opened again, opening, opening in, opens in, opentelemetry
1: opentelemetry auto, opentelemetry exporter, opentelemetry otlp, opentelemetry sdk, operation type
1: operator and, opportunistic, option display, option path, option string, optional fields, optional in
1: optional true, optional |, options app, options from, options name, options referrer, options same, opções
1: or above, or address, or adds, or after, or alt, or as, or auth, or automatic, or backup, or board, or body
1: or breaking, or broken, or children, or code, or consent, or contracts, or def, or documentation, or end
1: or env, or exec, or failing, or file, or gap, or go, or hashes, or head, or header, or home, or html, or it
1: or load, or numbers, or place, or plan, or policy, or privacy, or push, or random, or recovery, or return
1: or sample, or security, or sell, or service, or session, or split, or string, or taken, or tell, or text
1: or their, or they, or to, or tokens, or unreadable, or verification, or wallet, or web, or wire, or wrap
1: or you, or zero, orchid, order, order api, order data, order date, order form, order get, order given
1: order length, order matters, order no, order one, order run, order tables, order the, order total
1: order what, order with, order |, ordered set, orders await, orders of, orders order, org auth, orgs
1: origin $, origin apt, origin dev, origin string, origin the, origin to, originating, ortam, os csv, os func
1: os getlogin, os import, os listdir, os require, os run, os says, os smtplib, os the, os threading, os time
1: os tmpdir, os –, oserror, oserror continue, oserror return, oss, otel collector, other changes, other fields
1: other lines, other pages, other projects, other repositories, other skills, other step, other the, other to
1: other user, others are, others have, others to, otherwise leave, otlptrace, otlptrace exporter, our $
1: out any, out as, out close, out const, out data, out dir, out each, out end, out git, out how, out in
1: out jsonl, out keep, out key, out last, out map, out min, out mp, out pathlib, out print, out push
1: out report, out rows, out save, out set, out since, out stale, out that, out to, out unless, out var
1: out what, out while, out xml, out zip, outage, outbound, outcome as, outcome of, outdated, outgoing
1: outline md, outline with, outlines, output as, output back, output cmd, output console, output errors
1: output files, output hook, output src, output start, output tmp, output to, output type, outputs
1: outputs and, outputs name, outputs type, outro, outs, outside contributors, outside the, over all, over and
1: over at, over earlier, over every, over four, over from, over gb, over it, over live, over local, over many
1: over months, over or, over other, over six, over tls, over ~, overall score, overdue, overflow hidden
1: overhead, override action, overrides for, overwritten by, own brand, own changes, own client, own commit
1: own computer, own disk, own knowledge, own mcp, own order, own project, own review, own settings, own style
1: own team, own words, owned, owner, owner and, owner ask, owner get, owner group, owner is, owner key
1: owner last, owner mode, owner owner, owner platform, owner review, owners and, owners in, ownership for, où
1: pack description, pack the, package from, package npm, package of, package pin, package without, packages
1: packages and, packages as, packages need, packages that, packages true, packages with, pad start, pad the
1: page by, page does, page don, page is, page keep, page lists, page needs, page new, page one, page only
1: page open, page shows, page string, page summary, page take, page two, page view, page without, page you
1: pages add, pages description, pages do, pages html, pages into, pages need, pages of, pages only, pages that
1: pages the, pages when, pages with, pages |, paging |, pagos, pair it, pair with, pairing, palabras, palette
1: pam, pan, pandas pandas, panel, panel dedicated, pantry, paper in, paper two, para el, paragraph if
1: paragraph of, paragraph one, paragraphs, paragraphs to, param parameter, parameter mandatory, params from
1: params get, params id, params location, params set, paraphrased, parent skill, parish, parse file
1: parse float, parse options, parse qsl, parse show, parse str, parse text, parse url, parse urlencode
1: parse with, parser add, parser parse, parser read, part by, part def, part for, part of, part one
1: part return, part to, participants, particular, parties, parties and, partly, partners and, partnership
1: parts, parts as, parts of, parts start, party, pass and, pass by, pass files, pass finally, pass from
1: pass or, pass step, pass without, passage, passed with, passes, passes them, passive, passive for, passkeys
1: passphrase and, passport numbers, password db, password gecos, password length, password manager
1: password never, password new, password or, password return, password use, password with
1: passwordauthentication, paste both, paste in, paste this, pat finditer, patch, patch in, patched builds
1: path basename, path command, path cwd, path environment, path exists, path extra, path fetch, path for
1: path function, path getmtime, path host, path http, path md, path new, path notes, path one, path open
1: path owner, path reason, path require, path root, path set, path style, path sys, path timeout, path tmp
1: path usr, path where, path |, pathlib from, pathlib hashlib, pathlib path, paths and, paths break
1: pattern input, pattern keep, pattern with, patterns of, patterns |, pauses, pay and, pay only, payable
1: payload self, payload sizes, payloads, payment, payment and, payment details, payment method, payment of
1: payment or, payment reminders, payment term, payments, payments xml, payouts, payslips, pc, pcent |, pcr
1: pcre, pd concat, pd set, pdf docx, pdf form, pdf in, pdf metadata, pdf through, pdf wb, peek
1: peek description, peer, peer is, pem $, pen, pentest, people and, people ask, people like, people look
1: people need, people out, people read, people write, per applicant, per column, per department, per entry
1: per feature, per finding, per group, per image, per journey, per message, per method, per operation
1: per output, per plan, per run, per story, percent is, percentage, perf counter, perf |
1: performance improvements, perhaps, periksa, period and, period |, perm type, permanent, permessi
1: permission decision, permission or, permission prompts, permission read, permission request, permission |
1: permissions, permissions and, permissions deny, permissions on, permissive, permissive weak, permit root
1: persistent data, person and, person asks, person for, person has, person in, person may, person never
1: person no, person one, person present, person writing, person you, person |, personality, personne
1: pflichtangaben, pg dumpall, pg hba, pg roles, pgdata pg, pghost, phase for, phase four, phase phase
1: phase report, phase three, phone and, phone then, phone when, phones, phony all, photo, photo sorter
1: photos by, photos in, php $, php eval, php php, php plugin, php scripts, phrase and, phrase if, phrase |
1: phrased, phải, phần, pick one, pick three, picked up, picker description, picking, pickle, pickle urllib
1: picture is, pictures are, pictures in, pictures inbox, pictures of, pictures under, pid true, piece is
1: pieces, pill, pin in, pin origin, pinned versions, pip, pip audit, pip install, pip npm, pip run
1: pip version, pipe stderr, pipe the, piped to, pipeline with, pipelines, pipx, pizza, pk, pkce |, pkcs, pkg
1: place at, place every, place for, place them, place this, placeholders, placeholders |, places dates, plain
1: plain description, plain verbs, plan, plan at, plan by, plan description, plan from, plan in, plan terraform
1: plan txt, plan |, planilha, planned, planned and, planner read, plans are, plans for, plans |, plate csv
1: plates, platform import, platform not, platform or, platform platform, platform release, platform where
1: platform win, play, play it, players, playwright playwright, playwright screenshot, please do, please open
1: please wait, plist launchctl, plot and, plot df, plot png, plot with, plpgsql, plt plot, plt savefig
1: plugin add, plugin description, plugins with, plurals, plurals by, plus any, plus the, plus what, pn, png
1: png at, png base, png file, png is, png pdf, png per, png plot, png print, png rb, png to, png where
1: pods name, poet, point is, point where, pointer add, points, points and, points before, points if, points in
1: points one, points to, points with, poison, poisoned, poisoning, policies managed, policy as
1: policy attachment, policy document, policy for, policy md, policy on, policy or, policy user, policy wants
1: polish the, polisher, polisher description, politics, política, pomodoro timer, pond, pool executor
1: pool from, pool in, pool |, pop, pop pre, popular, population sample, por la, por mês, porque el, port or
1: port path, porta, ports, positional, positive, posix, posix authorized, possessive, post <numeric>, post def
1: post do, post file, post in, post json, post permission, post the, postal address, posted
1: postgres environment, postmortem, posture check, pour chaque, pousr, pousr za, power at, power of
1: powershell $, powershell execution, pptx, pr list, pr number, pr review, practice if, pragma no, praised
1: pre, pre releases, pre tool, pre |, precede, preceded, preceded by, precedence, preceding, predicate
1: predict proba, predictable, pref, prefer it, prefer not, prefer offline, prefer short, prefer the
1: preferences, preferred, preferring, preferring the, prefix for, prefix rules, prefix with, prefixes
1: premises, prep description, prepare commit, prepare select, preparer, prepayment, prerequisite, presence
1: present do, present excused, present so, present the, presentation reveal, presets are, presets for
1: presets md, press on, press win, press |, pressure, pressure and, prettier and, pretty print, prevention for
1: preview first, preview for, preview the, preview |, price as, price by, price const, price cost, price float
1: price from, price in, price is, price list, price quantity, price value, prices from, prices in, prices of
1: pricing page, prima di, prime, primer, primes, principal aws, principal federated, principal |, print code
1: print dmarc, print done, print event, print its, print kind, print line, print note, print ok, print one
1: print per, print rule, print time, print urllib, print written, printer fix, printf bin, println cargo
1: prints file, prints its, prints json, prints to, prio, prior to, priority action, priority class
1: priority type, privacidad, privacy, privacy check, private const, private false, private feeds
1: private final, private options, private or, private true, private val, private |, privileged |, prix
1: pro for, proba, probably, probe net, proceed no, proceed without, proceso, process argv, process exit
1: process list, process per, process platform, process version, processes connections, processing this
1: procurement, produce one, produce the, producer, producers, product $, product card, product data
1: product teams, production, production data, profile all, profile do, profile export, profile for
1: profile key, profile load, profile python, profile run, profile view, profile ~, profit, program
1: program and, program cat, programa, progression, project already, project also, project as, project at
1: project copy, project env, project environment, project files, project hours, project id, project in
1: project mcp, project own, project read, project size, project template, project that, projects const
1: promise, promise number, promise unknown, promise |, promotions, prompt, prompt description, prompt here
1: prompt submit, prompt to, prompts that, proof, propagation, properties from, properties name
1: properties user, properties |, property, property hkcu, property list, property type, proportional
1: proposals in, propose fixes, propose folders, propose two, proposez, props are, protected view
1: protection and, protection is, protection on, protection rules, protection use, protective, proteção
1: protocol |, prototype of, prove it, prove you, proveedor, proves, provided no, provider from
1: provider global, provider key, provisioner, provisioner local, proxy description, proxy https, proxy mode
1: proxy proxy, proxy server, przez, przy, prüfen |, ps format, ps users, pseudo, psr, pt, pt if, pts, pty
1: pub echo, pubkey to, public, public channel, public copy, public false, public index, public internal
1: public is, public or, public read, public registry, public url, publish access, publish description
1: publish dry, publisher |, pull $, pull back, pull git, pull requests, pulls, purple, purview, push branches
1: push follow, push no, push only, push protection, push push, push the, push with, pushes to, put all
1: put key, put your, puts name, puts rows, puts the, puzzle, pv, pw tmp, px color, px outline, px radius
1: px solid, py <placeholder>, py before, py data, py environment, py file, py for, py path, py platform
1: py report, py to, py which, py write, pyarrow, pydantic settings, pypdf, pypdf import, pypi, pytest coverage
1: pytest mark, pytest maxfail, pytest tests, python and, python command, python data, python for, python if
1: python libraries, python path, python ruff, python run, python script, python tools, python try, python ~
1: příkazem, qf, qj, qo, qpdf, qpdf |, qq, qsl, qty price, quality depends, quality score, quant, quantify
1: quantile, quantity, quanto, que es, que está, queda, queries in, queries sql, queries |, query $, query is
1: query output, query select, query trail, questa, question by, question if, question is, question mark
1: question that, questions and, questions every, questions for, questions from, questions give, queue
1: queue of, queue shift, queue this, queue work, quick, quick and, quick start, quickly, quota, quotable
1: quote at, quote name, quote no, quote the, quote what, quote with, quotes and, quotes from, qw
1: race condition, rack, rad, radians, raise, raise prices, raise value, raised, raising, rand, random seed
1: random shuffle, random to, range const, range of, range value, range |, rank findings, rank |, ranks
1: ransomware, rare, raspberry, raspberry pi, raster, rate $, rate limits, rate on, rate over, rate pattern
1: rated, ratios, raw and, raw bytes, raw const, raw encode, raw get, raw githubusercontent, raw main
1: raw subprocess, raw values, rb and, rbind, rc eof, rclone config, re ask, re def, re finditer, re for
1: re pathlib, re regexp, re return, re running, reach by, reach it, reach the, reachability, reached
1: reached from, reached with, reaches sql, reaches the, react and, react code, react components, read <named>
1: read aloud, read argv, read bash, read but, read close, read continue, read every, read exif, read headers
1: read html, read info, read input, read new, read or, read parquet, read py, read re, read references
1: read rs, read this, read timeout, read user, read when, readable by, readable size, readdir
1: reader description, reader does, reader if, reader reader, reader src, reading them, reading time
1: readme badges, readme polish, readme with, readme writer, readonly string, readout, reads as, reads of
1: reads them, ready made, real incident, real input, real ones, real system, real users, real values
1: realistic, realistic data, realm, reason audit, reason in, reason is, reason so, reasoning effort, reasons
1: rebalance, rebalancing, rebuild, rebuilt, recall |, receipt |, receive, receive the, receives, recent
1: recently, reception, recheck, rechnungsnummer, rechte, recipes description, recipients and, recipients |
1: recommend the, recommends, recompute, reconfigure, reconsider, reconstruct, record as, record before
1: record json, record the, record use, recorded, recording, recording with, records in, records what
1: recovery with, rect, recurse file, recursive, red after, red for, red team, redacción, redactor, redan, rede
1: redirect uris, redirects |, redis, redistribution, reduce, reduce length, reduce qty, redundant, ref cancel
1: ref main, refactor docs, refactorings, refer, reference set, references common, references mcp, references |
1: refers, refers to, reflog, reformulation, refreshes, refs refs, refs |, refund |, refunds with, refusal
1: refusal is, refusals, refusals are, refuse to, refused by, refuses, regex true, regexp $, region $
1: region of, region type, register cors, register the, register this, registered, registered no
1: registered the, registers the, registration, registration is, registry if, registry set, rego, rehberi
1: reihenfolge, reinstall, rejection, rel preload, relate, related work, relative paths, release branch
1: release check, release date, release is, release it, release job, release or, release the, release then
1: release use, releases, releases and, releases in, relevance, relevant to, reload, reload |, remains in
1: remarks on, remedies, remedy |, remember what, remembers the, reminder after, reminder the, remote $
1: remote backend, remote cache, remote user, removals, remove, remove and, remove any, remove const
1: remove dead, remove every, remove if, remove tree, removed after, removed or, removed security, removes
1: renal, rename it, renamed, renames, render, render as, render pass, renders, renders when, renew it, renewal
1: renumber, rep in, repaired, repairs broken, repeat and, repeats, repetition, replace $, replace any
1: replace as, replace def, replace it, replace replace, replace strip, replace the, replace them, replace your
1: replaced by, replacement for, replacing, replica, replication, replication |, replies to, reply for
1: reply of, repo ci, repo is, repo name, repo repo, repo settings, repo then, report $, report an
1: report columns, report csv, report error, report findings, report for, report goes, report host
1: report import, report js, report keys, report no, report on, report path, report release, report repository
1: report says, report show, report so, report step, report summary, report title, report to, report true
1: report without, report write, report xml, report |, reported as, reporting is, reporting the, reports
1: reports into, reports that, repos owner, repositories and, repository add, repository bash, repository file
1: repository git, repository is, repository local, repository public, repository settings, repository url
1: repository where, repository with, repository |, represented, reproduced, reproducible builds, reputation
1: req body, req https, req if, req net, req read, req request, req return, request, request $, request against
1: request base, request builder, request by, request def, request for, request handler, request header
1: request headers, request method, request new, request pat, request run, request second, request set
1: request the, request time, request title, request verify, requesting, requests from, require base
1: require code, require crypto, require import, require it, require package, require user, required approving
1: required from, required get, required the, required version, requirements, requirements quality
1: requirements the, requires that, rerank, reread, rerun, res $, res await, res or, res response, res try
1: res values, resembles, reserve, reserved for, reserved instances, reset, reset $, reset the, reset |, resets
1: resident, resolutions, resolv conf, resolve |, resolved if, resolved resolved, resolved to, resources
1: resources if, resources type, resp body, responde, respondent, response code, response status, response text
1: responsibility, rest after, rest of, rest with, restart in, restart rsyslog, restart systemd, restic forget
1: restic password, restic repository, restic timer, restore keys, restore one, restore |, restored
1: restricted data, restricted key, result error, result for, result number, result size, result storage
1: result that, result the, result update, result |, resultados, results are, results at, results else
1: results in, results map, results name, results |, resume if, retention, retention days, retention or
1: retention period, retention schedule, retention the, retention time, retires, retries, retries and, retrieve
1: retrieved, retry fn, retry the, return content, return context, return datetime, return days, return direct
1: return eval, return event, return fn, return for, return func, return import, return inner, return int
1: return join, return line, return object, return only, return pathlib, return random, return read
1: return redirect, return replace, return res, return return, return rows, return scope, return session
1: return static, return that, return total, return type, return url, return window, returns dict
1: returns markdown, returns nothing, returns the, reuse one, revenue by, revenue math, reverse shell, reversed
1: review compare, review keep, review list, review look, review new, review note, review or, review policy
1: review read, review so, review which, review within, reviewed and, reviewers see, reviewing, reviews
1: reviews or, reviews |, revisor, revoked |, revs, rewrite, rewrite the, rewrite with, rgb, rid of, riddle
1: rider, riepilogo, righe, right click, right now, right role, rights each, rights in, rights of
1: rights reserved, ring, rings, risco, rise, rises, risk risk, risk to, risks and, rivals, rls policies, rm rf
1: rm the, rm ~, rmt, rmt inf, rmtree, rmtree tmp, rng, rng choice, road, robin, robot, robust, rodo, role
1: role binding, role from, role get, role grant, role last, role play, role playing, role system, role type
1: roles and, roles in, roles owner, roles sql, roll over, rollover, rolname, room, room for, root and
1: root build, root else, root history, root in, root index, root json, root key, root layout, root mount
1: root not, root parent, root pathlib, root resource, root root, root set, root skill, root update, roots for
1: roster, rotate and, rotate description, rough notes, round, round eggs, round in, round it, round number
1: round the, route for, route get, routed, router to, routes, routing if, row from, row get, row per
1: row person, row returns, rows and, rows append, rows await, rows def, rows fs, rows go, rows in, rows key
1: rows list, rows of, rows on, rows only, rows path, rows with, rpc const, rpc method, rq, rscript scripts
1: rspec, rss, rsvg, rsvg convert, rsync, rtrim, rtt, ru, rua mailto, rubric for, ruff check, ruff mypy
1: rule about, rule and, rule in, rule is, rule set, rule sets, rule which, rule zero, rules and, rules api
1: rules copy, rules cp, rules exec, rules is, rules of, rules table, rules then, rules update, rules version
1: rules you, rules |, ruleset, run any, run apt, run bash, run build, run catching, run cmd, run const
1: run echo, run execute, run explain, run false, run git, run go, run history, run is, run log, run mkdocs
1: run not, run npm, run on, run once, run postinstall, run pre, run put, run release, run restic, run return
1: run rscript, run self, run takes, run task, run these, run they, run this, run times, run vault, run without
1: run xclip, rundll, runner description, runner with, running it, running plan, running say, runpy, runs but
1: runs if, runs in, runs its, runs no, runs only, runs that, rustc env, rx text, rx |, rédiger, réponse
1: réseau, résultat, rückfrage, saa product, safe for, safe no, safety, safety or, sage, said in, said that
1: said them, said to, sake, sake of, salary and, sales and, sales with, salt scale, same breath, same class
1: same color, same commit, same error, same files, same from, same id, same intent, same length, same machine
1: same message, same order, same page, same path, same pattern, same person, same reason, same request
1: same run, same service, same set, same the, same user, same verdict, sample in, sample is, sample rows
1: sample sample, sample samples, samples and, samples |, sampling and, sandbox |, sandboxed, sanitize, sas
1: satisfaction, satisfies, satz, satırı, save config, save dev, save json, save on, save to, save what
1: save with, save |, saved $, saved with, saving as, savings plans, say no, say not, say they, say what
1: say why, say you, sayfa, saying, saying done, saying so, says if, says we, says where, says |, sayısı, saída
1: saúde, sboms, scaffold use, scaffolds, scale can, scale out, scaling, scan text, scanned, scanner for, scans
1: scatters, scenes, schedule cron, schedule weekly, scheduled timer, schema has, schema if, schema meta
1: schema public, schemes, school, school street, schritt, schritte, scientific, scope <service>, scope flag
1: scope global, scopes policy, score as, score else, score row, score text, score the, scored, scraper
1: scraper description, scratch folder, screen in, screen is, screens, screenshot at, screenshots
1: script before, script data, script def, script files, script meta, script npm, script projects, script re
1: script scanning, script text, script use, scripts, scripts baseline, scripts guard, scripts is, scripts it
1: scripts look, scripts package, scripts plan, scripts publish, scripts register, scripts retain
1: scripts score, scripts tables, scripts tools, scripts |, scrivere, scrolling, scrubber, sdk init, sdk new
1: sdk require, sdk trace, sds, se, se è, sealed, sealed envelope, search all, search description, search json
1: search short, search str, search string, search test, search the, search token, search type, search use
1: search |, sec, seccomp, second factor, second is, second language, second look, second machine, second mail
1: second page, second pair, seconds and, seconds return, seconds when, secret is, secret keys, secret on
1: secret or, secret scanning, secrets file, secrets into, secrets yml, secrets |, section, section by
1: section use, section write, sections what, secure random, secure true, security add, security and
1: security cryptography, security definer, security incident, security scanner, security to, sed permit
1: see error, see files, see progress, see them, see this, see use, see why, seed if, seed int, seeds, seen
1: seen as, seen at, seen const, seen set, seen true, seguinte, segunda, según, select count, select current
1: select first, select id, select sql, selector all, selector data, selectors, selects, selects the
1: self lines, self on, self result, self self, self status, self url, self with, self write, semaine
1: semicolon, send as, send default, send grid, send json, send mail, send one, send only, send to, send user
1: send |, sender to, sens, sense of, sensor description, sent and, sentence case, sentence never
1: sentence show, sentence that, sentence the, sentences and, sentences each, sentences no, sentences on
1: sentences per, sentences that, sentido, separator |, september, sequence diagrams, sequence matcher, ser
1: server add, server alive, server answers, server bind, server by, server client, server files, server is
1: server req, server request, server side, server simple, server so, server the, servername host, servers for
1: servers or, servers to, serves, serves the, serveur, service can, service do, service login, service not
1: service resource, service run, service so, service which, services, services and, services of, services |
1: services →, servidores, serwera, serwerze, sesame, session by, session completed, session created
1: session do, session fetch, session from, session jsonl, session read, session recording, session requests
1: session start, session store, session the, session url, session user, session was, session |, sessions or
1: set allprofiles, set always, set audit, set auto, set body, set but, set cookie, set endpoint
1: set environment, set folder, set hook, set hostname, set in, set mkdir, set or, set org, set parts
1: set policy, set process, set pw, set remote, set require, set root, set shared, set status, set to, set true
1: set up, set user, set value, set which, set ~, setdefault mcp, setiap, setopt, sets are, settimeout
1: settings and, settings description, settings editor, settings example, settings json, settings needn
1: settings path, settings set, settings user, settles, setuid, setup, setup exe, setup or, setup the
1: setup use, setup wizard, sev, severity, sf, sftp, sh and, sh arg, sh before, sh claude, sh cp, sh create
1: sh crontab, sh first, sh if, sh log, sh mnt, sh out, sh printf, sh sh, sh sleep, sh so, sh terraform
1: sh while, sha $, sha data, sha if, sha run, sha uses, shadow dev, shadows, shall for, shame no, shape of
1: shape user, share an, share ca, share is, share share, share the, share this, shared cache, shared drive
1: shared list, sheet description, sheet for, sheet is, sheet of, sheet to, shell detection, shell if
1: shell script, shell sh, shift if, shift my, shim for, shims, shipped as, shipping, shipping labels, shm
1: shop and, shop is, shop links, shop name, shop product, shopping, shopping lists, shops in, short $
1: short form, short id, short in, short reason, short tries, shortened to, shorter than, shortlist, shot
1: shotgun surgery, should check, should do, should match, should point, should print, should rank, should read
1: should remain, should say, should see, should someone, should they, should use, should you, show are
1: show at, show format, show head, show in, show name, show networks, show no, show nothing, show small
1: show source, show toplevel, show which, show |, showback, shown and, shown the, shown to, shows
1: shows nothing, shows only, shows that, shows them, shows who, shutil, sibling, sicherung, side effect
1: side effects, side if, side write, sides of, siempre, sig $, sig as, sign it, sign off, sign the, signal $
1: signale, signature, signature checks, signature line, signature the, signature type, signed cert
1: signed certificate, signed commits, signed pdf, signed statement, signed with, signes, signing, signs it
1: signs of, signup |, sigs, silent for, silently at, similar, simple httprequest, simples, simulation
1: simulator, since each, since limit, since monday, since most, single request, sit in, site and, site header
1: site packages, site that, site title, siunitx, six digit, six questions, sixty, size at, size else
1: size exec, size if, size must, size px, size rem, size smaller, sizes when, sizing, sk live, skill and
1: skill bash, skill check, skill first, skill if, skill in, skill it, skill keeps, skill loads, skill or
1: skill reads, skill scan, skill ships, skill to, skill when, skill will, skill you, skills and, skills append
1: skills are, skills cursor, skills directory, skills folder, skills found, skills on, skills skills
1: skills that, skills to, skills ~, skin tones, skip reason, skip return, skip steps, skip them, skip to
1: skipped, skipped and, skipped levels, skipped the, skips the, skonto, skriv, skriver, sl <service>
1: slack app, sleep $, sleep time, sleeps, slice, slice $, slice for, slice fs, slice slice, slice the, slide
1: slide deck, slide in, slide maker, slide to, slight, slightly different, slim images, slo, slot for, slow is
1: slow log, slow the, slow to, slowlog, slowlog get, slug git, slurp, sm, small and, small differences
1: small firms, small go, small safe, small sample, small sum, small text, small |, smaller, smaller and, smart
1: smb protocol, smell, smith, smoke description, smoothed, smoothly, smtp ssl, smudge sh, sn, snapshot
1: snapshot and, snapshot name, snapshot snapshot, snapshots of, so add, so after, so copy, so for, so give
1: so install, so let, so neither, so nobody, so restart, so show, so start, so these, so this, so turn
1: so your, sobre, sock, sock stream, socket raw, socket so, socket subprocess, socket |, soft wrap, soften
1: software brave, software is, sol, sola, solana web, solid, solid border, solid ddd, solid var, solution
1: solutions, solve it, som, some steps, some teams, somebody has, someone asks, something to, sono, sonra
1: sorgu, sorry, sort, sort description, sort each, sort findings, sort join, sort slice, sort the, sort tmp
1: sorted by, sorted glob, sorted groups, sorted os, sorter description, sorter read, sorts incoming, sorts it
1: sorts out, sorts photos, soul, sound, sounding, source <placeholder>, source as, source hidden
1: source install, source map, source replace, source selection, sources at, sources for, sources in
1: sources reference, space is, spaced, spaces if, spam, spam |, span processor, spanish and, sparse, spawn
1: speaker, speaker notes, speaks only, spec containers, spec ts, spec version, specific output, speed if
1: spelling is, spender, spending, spends, spikes, spinach, split at, split in, split my, split pdf
1: split print, split text, split when, splitlines if, splits, splitting, splitting the, spoils, spoken
1: sprache, sprawdź, spread and, spreadsheet id, springer, sql, sql in, sql injection, sql migrations
1: sql shell, sqlite db, sqrt, square brackets, src data, src glob, src if, src or, src rglob, src routes
1: src type, src values, sri, srt, ss, ss ltn, ss tnp, ss |, ssh dev, ssh for, ssh ~, ssl get, ssl verify, st |
1: staat, stability, stable across, stack, stacks, staff and, staff csv, stage and, stage it, stage of
1: stage test, stages, stakeholders, staking, stale after, stamp $, stampa, stand alone, standard error
1: standard output, standard |, stands out, standup notes, stare, start, start an, start configuration
1: start each, start fetch, start hooks, start new, start now, start read, start the, start where, starts
1: starts one, startswith, startswith env, startup, stat $, stat activity, stat sync, state $, state and
1: state before, state clear, state closed, state it, state metrics, state move, state must, state mv
1: state off, state open, state out, state present, state rather, state terraform, statement effect
1: statement in, statements are, static, static final, static let, static list, stations each, statistics for
1: stats data, stats |, status approved, status duration, status map, status or, status passed, status to
1: stay and, stay where, stays even, stays out, stays silent, std collections, std |, stderr subprocess
1: stdin data, stdin read, stdin stdout, stdout stderr, steady, steer, steer the, steered, stehen, step
1: step as, step asks, step before, step don, step for, step in, step is, step one, step out, step save
1: step the, step use, step write, steps, steps ask, steps at, steps it, steps on, steps run, steps user
1: steps with, stewardship, sticks, still fails, still live, stl, stock, stockfish, stood, stop $, stop as
1: stop body, stop for, stop name, stop one, stop or, stop service, stop with, stopped |, stops it, storage $
1: storage get, storage storage, store, store $, store as, store it, store password, stored as, stories
1: stories tsx, storing, story and, storybook, storybook ci, str, str $, str dict, str else, str if, str let
1: str md, str none, str option, str replace, str split, str target, str value, strategy matrix
1: stratum <placeholder>, stream, stream connect, stream for, stream true, strengths, strengths and, stressed
1: stretch, strict use, string any, string async, string byte, string contains, string content, string currency
1: string do, string environment, string err, string get, string home, string map, string message, string min
1: string module, string note, string on, string os, string output, string raw, string run, string scope
1: string set, string string, string table, string template, string that, string timeout, string unknown
1: string values, string where, string ~, stringify process, strings, strings are, strings const, strip lower
1: strip out, strip trailing, stripe checkout, stripe com, stripe sk, stripe webhook, strong, strong copyleft
1: strongest, strtotime, strtotime $, structure language, structured, strumento, sts get, stub, student, stunde
1: style $, style app, style authoryear, style default, style guide, style is, style profile, su, sub, sub sub
1: sub text, sub values, subclasses, subdirectories, subject below, subject or, subject re, subject text
1: subject under, subject |, subjects, submissions, submit function, submit hooks, submodule, submodules
1: subprocess sys, subprocess tempfile, subscribe, subscribe to, subscribers, subscription cancel, subst
1: substitute, substring string, subsystem, subtype, success url, successor, sudo and, sudo deploy, sudo docker
1: sudo install, sudo user, suffer, suffices, suffix in, suffix suffix, sugar, sugestões, suggest an
1: suggest multi, suggest the, suggest to, suggestions if, suit, sum by, sum case, sum up, sum weights, sum |
1: summarise long, summarise what, summarizer, summary, summary and, summary how, summary md, summary name
1: summary or, summary summary, summary table, summary write, sums are, sums the, sums |, sun |, super admin
1: super run, superseded, superseded runs, supertest, supplied in, supplier is, supplier payments, support desk
1: support firefox, support google, support hours, suppose, sur, sure, sure about, surprised, survey and
1: survey report, survive, suspended, svc $, svg console, swallow, swap, sweep go, syllables, symbol id
1: symptom, symptom |, sync config, sync continue, sync dist, sync env, sync for, sync if, sync latest, sync or
1: sync run, sync template, sync tmp, sync to, sync without, sync |, synchronize, syncs, synctex
1: synthetic data, sys csv, sys get, sys re, sys stdin, sysadmin, sysctl net, system core, system current
1: system darwin, system font, system name, system owner, system prompt, system prune, system the, system true
1: system ui, systemctl, systemctl status, systemd analyze, systemd |, sz out, sätzen, séance, só, süre, sınıf
1: tabelas, tabindex, table auto, table by, table def, table file, table from, table orders, table per
1: table says, table sorted, tables as, tables order, tables out, tables that, tables where, tablets, tabs
1: tabs and, tag in, tag keys, tag only, tag repo, tag sort, tag tag, tag when, tag with, tagger, tags $
1: tags smoke, tags the, tail $, tail path, tail var, tailor description, tailscale up, tailwind, taint
1: take an, take care, take home, take it, take its, take of, take off, take out, take picture
1: take screenshots, taken as, taken off, taken out, takes effect, takes on, takes seconds, takes three, taking
1: taking the, talent, talk is, talk to, talks to, tamper protection, tar czf, tar file, tar xzf, tar zstd
1: tar ~, tarballs, tarfile, tarfile open, target app, target build, target for, target json, target mkdir
1: target new, target pathlib, target run, target schema, target state, target type, target unit, target value
1: tariff, task code, task goal, task list, tasks if, tasks label, tasks within, tasks write, tax office, taxes
1: tb next, tbl, tbsp, tcp bash, tcp client, tcpdump, td $, td total, tdata, te, teaches, teaches the, team and
1: team as, team can, team channel, team delete, team exercises, team keeps, team lead, team that, teams that
1: technical and, technician, techniques, tee tmp, teil, tekrar, telemetry, telepon, tell them, telling
1: telling the, tells whether, tema, temizle, temp dir, temp |, tempfile gettempdir, template <named>
1: template copy, template description, template has, template is, template rules, template the, templates are
1: templates use, ten are, ten best, ten days, ten lines, ten worst, ten years, tenant, tenant id, tends
1: tense with, tenure, term, terminal before, terminal if, terminal on, terminals, termination, terms keep
1: terms load, terraform and, terraform apply, terraform backend, terraform fmt, terraform init
1: terraform plans, test, test after, test auth, test by, test call, test cargo, test confirms, test count
1: test default, test description, test echo, test failure, test first, test generator, test git, test hello
1: test high, test image, test it, test local, test low, test machine, test must, test npm, test of
1: test output, test package, test public, test py, test pytest, test release, test replace, test required
1: test return, test runs, test search, test show, test split, test string, test test, test transfer, test use
1: test values, test vitest, test with, tested, tester, tests added, tests at, tests auth, tests can
1: tests cover, tests get, tests hooks, tests if, tests pass, tests risk, tests run, tests then, text, text and
1: text app, text arg, text ask, text async, text aws, text base, text best, text brief, text changes
1: text check, text clear, text columns, text contains, text content, text description, text encoding
1: text false, text fill, text format, text function, text keep, text key, text lang, text new, text not
1: text old, text output, text per, text rules, text say, text spawn, text str, text strip, text text
1: text theme, text was, text write, text yield, text you, texto en, tg table, tgz <cheap>, tgz dev, than
1: than any, than eight, than fifteen, than five, than four, than from, than is, than it, than long
1: than missing, than new, than one, than page, than rows, than to, than we, thank the, thanks for, that
1: that access, that add, that also, that appear, that are, that asks, that became, that begin, that begins
1: that branch, that break, that changed, that check, that checks, that colleague, that copy, that credentials
1: that customers, that delete, that deletes, that document, that each, that env, that exist, that follow
1: that git, that grows, that help, that if, that just, that language, that lets, that line, that look
1: that makes, that matches, that may, that mentions, that most, that none, that open, that passed, that people
1: that prints, that proves, that references, that releases, that reports, that reviewers, that secrets
1: that sentence, that shared, that shares, that state, that touch, that two, that users, that version
1: that way, that with, the adapter, the advert, the advisory, the agenda, the antivirus, the api
1: the applicant, the area, the artefact, the assessment, the automated, the back, the bank, the bar, the bare
1: the bars, the bash, the beginning, the big, the bin, the blog, the board, the boilerplate, the bot
1: the bridge, the builder, the can, the candidate, the canonical, the cap, the car, the case, the catalogue
1: the caveats, the chain, the chair, the charge, the cheapest, the checksum, the child, the choice
1: the classifier, the clause, the clean, the clerk, the closest, the code, the codes, the coding
1: the collection, the collector, the community, the compiler, the complaint, the component, the connection
1: the contacts, the content, the contrast, the control, the coordinator, the council, the coverage, the csv
1: the curve, the customer, the dashboard, the de, the deepest, the delivered, the delivery, the denominator
1: the deployment, the desk, the desktop, the details, the diff, the digest, the distribution, the docs
1: the downloads, the dr, the draft, the drafts, the drill, the earlier, the early, the edit, the edits
1: the effect, the employee, the empty, the endpoint, the entry, the eu, the example, the expected
1: the explorer, the exporter, the external, the extra, the eye, the failure, the family, the fast, the field
1: the figure, the file, the final, the finder, the fixes, the flags, the flush, the follow, the footer
1: the form, the format, the formula, the framework, the gate, the general, the glossary, the good
1: the governance, the guest, the habit, the handover, the harness, the heading, the hex, the hint
1: the homepage, the hook, the http, the human, the ignore, the image, the index, the information, the install
1: the installation, the instructions, the integrity, the introduction, the issue, the items, the jobs, the key
1: the keyboard, the keys, the known, the lane, the languages, the larger, the largest, the last, the launch
1: the lead, the leader, the leaflet, the leak, the learner, the licence, the limits, the list, the listed
1: the listener, the literal, the loader, the mac, the main, the maintenance, the mapping, the margin, the mark
1: the matching, the measure, the measured, the measurement, the member, the message, the metadata, the meter
1: the method, the methods, the migration, the modification, the moment, the month, the most, the negative
1: the neighbours, the neutral, the nice, the node, the normalised, the note, the notice, the objection, the of
1: the offer, the officer, the on, the opening, the order, the orders, the ordinary, the organiser, the origin
1: the original, the outcome, the outline, the output, the pack, the paid, the pair, the pantry, the paragraph
1: the parameter, the parent, the part, the past, the permissions, the person, the personal, the pinned
1: the pipeline, the placeholders, the places, the planner, the policy, the ports, the poster, the pr
1: the preceding, the prefix, the private, the program, the promise, the proposed, the proxy, the publishing
1: the push, the queries, the quota, the rate, the read, the reading, the real, the recipe, the recipient
1: the recipients, the recorder, the recording, the recovery, the redirect, the ref, the register
1: the registrar, the registry, the release, the render, the renderer, the renewal, the rent, the replies
1: the repository, the restore, the restricted, the results, the retention, the reviewed, the right, the roles
1: the roster, the rota, the rotation, the route, the rows, the rubric, the run, the sake, the sbom, the scan
1: the scores, the season, the second, the section, the self, the series, the server, the servers, the setup
1: the shortlist, the sibling, the signed, the six, the sizes, the slow, the smell, the solution, the sorting
1: the source, the sources, the speakers, the speed, the stack, the standard, the start, the state, the step
1: the story, the strongest, the study, the subject, the suite, the summary, the sums, the supplier, the supply
1: the swap, the sync, the system, the tags, the technician, the tenant, the term, the test, the theme
1: the thread, the tidy, the times, the timestamp, the tin, the toolchain, the top, the touched, the tracking
1: the translator, the tuning, the university, the upper, the users, the validator, the verification
1: the verifier, the versions, the visitor, the voice, the volume, the watch, the webhook, the well, the wider
1: the widest, the windows, the winner, the works, the writing, the wrong, their answer, their current
1: their default, their environment, their first, their keys, their owners, their phone, their sizes
1: their time, their use, their wallet, their work, them, them afterwards, them an, them anyway, them are
1: them away, them before, them don, them from, them give, them keep, them offer, them over, them read
1: them run, them self, them test, them write, theme css, theme json, themes and, themselves as, themselves if
1: then build, then change, then commit, then confirm, then console, then fetch, then file, then find, then get
1: then give, then keep, then log, then push, then python, then read, then render, then repeat, then report
1: then rerun, then restart, then retry, then start, then steps, then summarise, then try, then validate
1: then what, then |, there, there in, there put, there so, there then, there was, there what, thermometer
1: these, these and, these first, these in, these lines, these out, these the, these when, these with
1: they apply, they cost, they depend, they do, they don, they end, they follow, they keep, they ll, they need
1: they return, they see, they seem, they skip, they survive, they ve, thing one, thing to, things on
1: things what, this, this account, this address, this and, this base, this belongs, this candidate, this check
1: this context, this counts, this document, this entry, this even, this first, this for, this form
1: this instead, this keeps, this lets, this live, this on, this person, this phase, this release, this return
1: this schema, this sentence, this session, this so, this span, this summary, this template, this text
1: this tool, this value, this will, thorough, those already, those are, those lines, those not, though they
1: thought, thousands, thread each, thread in, thread target, threading import, threat, three and
1: three entries, three hours, three minutes, three numbers, three offers, three reasons, three rounds
1: three steps, three strengths, three tabs, three that, thrice, through all, through home, through local
1: through mcp, through to, through use, through web, through ~, throws exception, thumbs, thumbs up, thus, ti
1: ticket number, ticket or, ticket with, tickets, tickets |, tie the, tiene, tient, tient sur, tier |, tiers |
1: tight, tik, tik tok, tilt, time bash, time before, time box, time check, time complexity, time count
1: time date, time deprecated, time end, time go, time length, time min, time never, time perf, time read
1: time return, time since, time sleep, time so, time taken, time that, time the, time tool, time user
1: time var, time what, time |, timeline in, timeline is, timeout, timeout after, timeout const, timeout data
1: timeout def, timeout echo, timeout read, timeout set, timeout verify, timeouts, timeouts are, timer on
1: timer scheduled, timer set, timer the, timer timer, times before, times from, times the, timesheets
1: timestamp and, timestamptz, timezone europe, tint, tiny, tiny new, tips are, tips that, title ci
1: title company, title document, title location, title main, title question, title release, title text, tl
1: tmp name, tmp the, tmpdir, tnp, to and, to any, to anyone, to approved, to argv, to array, to be, to big
1: to byte, to canonical, to care, to checksum, to client, to come, to compute, to configuration, to confirm
1: to context, to cost, to customer, to customers, to cut, to dependency, to disable, to do, to docs, to domain
1: to drop, to end, to every, to fifty, to fill, to finance, to five, to fix, to flow, to forward, to friday
1: to gh, to hard, to hash, to head, to html, to hz, to ip, to isostring, to it, to items, to keep, to left
1: to less, to let, to lib, to lines, to long, to lose, to main, to maintain, to me, to metric, to monthly
1: to mutable, to non, to note, to off, to omit, to on, to opt, to others, to our, to page, to partner
1: to pattern, to people, to png, to point, to port, to post, to print, to procurement, to rank, to re
1: to reach, to read, to records, to register, to renew, to reopen, to reports, to request, to return, to ring
1: to role, to row, to rules, to save, to script, to ship, to siem, to site, to skill, to something, to sql
1: to stderr, to step, to strip, to three, to tickets, to to, to token, to trusted, to undated, to understand
1: to unless, to validation, to vue, to warm, to weigh, to what, to whatever, to word, to working, tobytes, toc
1: today date, today dt, today in, today one, today the, together, together and, together do, together the
1: tok |, token actions, token after, token amount, token auto, token cache, token export, token has
1: token headers, token http, token if, token json, token keys, token lifetime, token npm, token or
1: token redirect, token res, token server, token store, tokens do, tokens first, tokens keep, tokens name
1: tokens so, tokens under, tokens |, told the, told to, tolerance, tolerance for, tolist, tomato |, tomatoes
1: toml and, toml with, tone direct, tone for, tone |, too and, too early, too it, too large, too long
1: too python, too the, took place, tool, tool agent, tool and, tool definitions, tool failures, tool if
1: tool it, tool report, tool select, tool send, tool to, tool use, tool which, tool will, tool yaml
1: toolchains, toolkit, tools agent, tools allowed, tools in, tools it, tools join, tools need, tools no
1: tools to, tools tool, tools with, tools work, tools you, top in, top max, top ports, top three, top with
1: topic for, topic in, topic the, topic |, toplevel, torch cuda, torn, total by, total cost, total def
1: total from, total in, total limit, total of, total seconds, total sum, total to, total with, totals in, totp
1: touch git, touched and, toujours, tout, tp, tp lra, tra, trace base, traces sample, tracked files, tracking
1: tracking link, tracks, trading, traducción, traduce, trail jsonl, trailing whitespace, trails, train test
1: transactions, transactions or, transactions |, transcribe, transcript, transcript path, transcript with
1: transcription, transfer is, transfer or, transferable, transformations, transforms, transient
1: translate text, translation terms, translations |, translator, transport, transport fun, transport new
1: trash $, travail, traveller gives, treasury, treat each, treat text, treat that, treat the, treat this
1: treated, treatment and, treatment |, treats, treats the, tree $, tree and, tree on, tree root, tree that
1: tree you, tree |, trees for, trends, trf, trf tx, trial |, trigger at, triggered, trim split, trims, trivial
1: troubleshooting, troubleshooting if, trouve, true alias, true and, true api, true app, true as, true because
1: true block, true console, true const, true copy, true defaults, true diff, true do, true echo, true enable
1: true error, true file, true from, true include, true job, true jobs, true network, true npm, true optional
1: true reason, true root, true server, true set, true show, true subprocess, true sys, true the
1: true tolerations, true up, true use, true uses, true vim, true when, true write, trust all, trust and
1: trust in, trusted user, trusted yes, try, try again, try connect, try except, try in, try one, try req
1: try return, try version, três opções, ts and, ts ts, ts use, tsx button, tsx use, ttl |, ttls, ttls to
1: tuesdays, tune the, tunes, tuning and, tuples, turbo json, turn, turn into, turns out, twelve words
1: twice day, twice |, twin, twine, twine upload, twist, two colours, two columns, two hours, two key
1: two metres, two models, two months, two more, two nearest, two not, two owners, two paragraphs, two points
1: two products, two questions, two releases, two rows, two to, tx, tx inf, tx send, txt and, txt before
1: txt encoding, txt it, txt no, txt this, txt with, type address, type changes, type dataset, type dword
1: type even, type filter, type float, type function, type image, type int, type it, type journald, type json
1: type linked, type multipart, type no, type none, type number, type object, type open, type print
1: type provider, type public, type shell, type theme, type uint, type user, type with, type |, typed in
1: types feat, types module, types without, typescript eslint, typical causes, typing from, tzinfo, táblázatban
1: título, từng, tự, ufw allow, ufw enable, ufw rule, ui walkthrough, un commit, un tableau, una lista
1: una línea, una sola, uname $, uname darwin, unattended upgrades, unauthorized
1: unauthorized pythonhttpsverify, unbound, unchanged, unchanged and, unchanged if, unchanged in, undefined $
1: undefined key, under each, under etc, under hours, under legal, under load, under of, under run, under src
1: under that, under three, undo, undo the, undocumented, unfamiliar, unfamiliar or, unfilled, uni, unicodedata
1: uniform, uninstall the, union |, unique labels, unique per, unit, unit files, unit tests, unit the, units of
1: units with, unix time, unknown id, unknown ones, unlabelled, unless open, unless system, unless there
1: unlimited |, unlink, unlisted, unloaded, unnecessary, unnoticed, unpack unpack, unpack with, unread
1: unreadable, unset, unspecified, unsubscribe actions, untag, unter, until $, until that, until they, unused |
1: unwind, unwrap, unwrap to, uo, up add, up an, up between, up but, up cache, up each, up from, up it, up line
1: up list, up open, up rules, up run, up security, up the, up wire, up within, up your, update body
1: update code, update for, update id, update index, update no, update set, update url, update user
1: updated files, upgradable, upgradable dev, upgrade head, upgrade to, upload the, upload with, upon, upozorni
1: upp, upstream |, uptime, ur, urgency |, uri $, uri escape, uri for, uri require, url <cheap>, url and
1: url body, url catch, url dev, url includes, url local, url out, url parse, url python, url resolved
1: url rest, url rstrip, url self, url span, url split, url string, url user, url |, urlcache, urlcache split
1: urllib urllib, urlopen feed, urlopen timeout, urls py, urlsafe encode, urlsplit urlunsplit, urlunsplit
1: urlwith, urlwith path, us, us see, us us, us what, usa, usage by, usage check, usage const, usage ping
1: use base, use different, use has, use hooks, use in, use jq, use media, use new, use none, use path
1: use permission, use python, use replace, use run, use since, use where, use |, used at, used for, used get
1: used here, used if, used the, used when, useful if, useless, usename, user agreed, user api, user approval
1: user asked, user build, user cannot, user code, user decide, user dev, user did, user doesn, user domain
1: user email, user env, user environment, user error, user examples, user experience, user export, user failed
1: user full, user gh, user global, user group, user guide, user if, user just, user last, user level
1: user like, user locale, user login, user mail, user message, user messages, user need, user no, user not
1: user object, user of, user please, user powershell, user preferences, user prefers, user prompt
1: user properties, user req, user scope, user script, user set, user shell, user site, user skills, user stop
1: user through, user told, user tone, user typed, user unit, user uploads, user uses, user value, user was
1: useradd bin, username app, username process, userprofile, userprofile documents, users $, users from
1: users get, users id, users list, users may, users messages, users need, users no, users role, users see
1: users sessions, users what, users without, uses file, uses for, uses the, using the, usize, usted, ustrd rmt
1: usually, utente, utf json, utf re, utf trim, utilisateur, utilities, utility, utils, utm medium, uuid const
1: użytkownik, val base, vale, valid and, valid for, valid or, validade, validate its, validate then, validates
1: validates that, validation order, vals, vals if, valuable, value all, value between, value by, value checked
1: value comes, value group, value length, value local, value new, value note, value number, value params
1: value path, value property, value set, value span, value std, value text, value value, value ~, value …
1: values $, values ascending, values before, values by, values in, values out, values so, values tg
1: values then, values yaml, van de, vanishes, var, var $, var border, var id, var log, var process, var re
1: var user, var |, variable, variable token, variables which, variant if, variant of, varsayılan, vary between
1: vary the, vat return, vault and, vault or, vault to, vault |, ve bu, vec, vec new, veckans, vegetables, vel
1: vem, vendor desk, vendor is, vendor package, venv venv, verb, verb one, verbose, vercel token, verdict
1: verdict clean, verdict for, verdict is, verdict safe, verdict with, verdict |, veri, verified by
1: verified in, verifier is, verify and, verify client, verify description, verify git, verify json, verify on
1: verify which, verify your, verify |, versi, version $, version admissionregistration, version by
1: version change, version check, version date, version document, version executions, version fix, version if
1: version major, version null, version number, version range, version rbac, version session, version source
1: version tag, version tasks, version tool, version value, version version, versione, versions commit
1: versions get, versions run, versions side, versions this, versión, very next, vevent, vevent end, veya
1: via post, view and, view of, view security, viewer |, viewport, vim api, vim bo, vim fn, vim system
1: violates, virtual memory, visibility change, visibility |, visible |, visit the, visitors, visits, vista
1: vite latest, vitest, vitest and, viz, void main, void print, volatile data, volte, volumes db, volumes host
1: vorschau, vpc, vpc id, vq, vue, vulture, vyb catcy, waited, waiting, waiting and, wake, walk, walk on, walks
1: walks through, walkthrough description, wall, wallet $, wallet backup, wallet new, want an, wanted found
1: wants fresh, wants no, war, warden, warm pool, warmer, warms, warn error, warn on, warn that, warned
1: warning caution, warnings for, warnings of, warnings on, warns that, was affected, was built, was clean
1: was discussed, was expected, was found, was given, was hard, was learned, was loaded, was moved, was never
1: was read, was removed, was reviewed, was skipped, was there, waste, wat, watch false, watch or, watch sh
1: watch the, watch what, watcher, watches prices, watches the, water is, water |, wav, way is, we go, we hit
1: we keep, we only, we send, we use, we want, we work, weak, weak |, weakness, weakness and, weaknesses
1: weaknesses and, weather, web app, web client, web code, web gl, web js, web pages, web service, web shops
1: web |, webhook endpoint, webhook or, webpack, wed, wed |, week add, week are, week csv, week first, week for
1: week use, week weekly, week with, weekly meal, weekly review, weeks are, weeks later, weight and, weight is
1: weights and, welche, well the, well this, well when, well |, were already, were changed, were found
1: were never, were not, were the, wet, weth, wevtutil sl, wg show, what $, what blocks, what breaks, what by
1: what came, what can, what follows, what helped, what kitchen, what moved, what moves, what one, what readers
1: what surprised, what this, what use, what users, what was, what we, what what, what who, what you, what your
1: whatever is, whatever was, whats, whats app, wheat, when $, when another, when ask, when code, when command
1: when docs, when editing, when fewer, when id, when it, when nobody, when personal, when process
1: when reading, when site, when stuck, when team, when there, when unknown, when what, when writing, whenever
1: where code, where kind, where not, where on, where pip, where reader, where status, where such, where that
1: where these, where they, where when, where you, whether person, which, which also, which are, which command
1: which covers, which data, which key, which languages, which one, which rule, which scopes, which skill
1: which tables, which token, which tokens, which you, whichever, while true, while we, white and, whitespace
1: whitespace if, whl, who by, who can, who changed, who does, who have, who paid, who run, who sees, who sent
1: who want, who wrote, whoami $, whole and, whole document, whole repository, whole team, whole text, whom and
1: whom the, whose name, why install, why them, why what, wi, widens, wider, wider than, width console
1: width for, width height, width len, will ask, will crash, will fill, will look, win over, window closes
1: window has, window root, windows, windows as, windows command, windows credential, windows hide, windows in
1: windows machine, windows need, windows nt, windows run, windows start, windows users, wing, wins, wins and
1: wiped, wire, wireless, wires, wish it, wish list, with $, with access, with analysis, with author, with back
1: with bash, with claude, with clause, with cli, with client, with cmake, with code, with comment
1: with confidence, with connection, with context, with cover, with curl, with dev, with digits, with discovery
1: with env, with fast, with feedback, with four, with get, with guard, with health, with hidden, with high
1: with index, with inventory, with it, with join, with just, with label, with last, with lifecycle
1: with locking, with long, with low, with many, with minutes, with modern, with must, with name, with new
1: with notes, with one, with other, with overlap, with package, with picture, with place, with plan
1: with playwright, with push, with px, with quick, with raspberry, with re, with record, with release
1: with relevant, with resume, with rules, with samples, with sane, with save, with score, with select
1: with sensible, with series, with set, with several, with severity, with signatures, with signed
1: with similar, with single, with six, with spaces, with status, with suffix, with systemd, with tarfile
1: with tax, with template, with thanks, with these, with thread, with title, with trust, with validation
1: with values, with verb, with verbose, with verbs, with we, with what, with why, with write, with you
1: with your, withdrawn, within hours, within it, within minute, within of, within three, within week, within |
1: without captions, without changes, without changing, without confirmation, without date, without it
1: without its, without legal, without limitation, without log, without opening, without reading
1: without remark, without second, without shell, without showing, without telling, without the, without this
1: without time, without token, witness, wizard, wlan, wm, word from, word press, words all, words int
1: words length, words not, words offer, words or, words pictures, words show, words then, words which
1: words word, words words, words write, words you, work, work and, work behind, work do, work for, work in
1: work one, work read, work shell, work start, work this, workbooks, workers, workflow files, workflow |
1: workflows the, working, working days, works at, works better, works it, works through, worksheet
1: workspace for, workspace settings, workspace soul, worthless, would fail, would hold, would lose, would show
1: would spoil, wp, wrap lines, wraps, wraps it, writable, write back, write batch, write body, write both
1: write commit, write deny, write files, write in, write instead, write list, write more, write notes
1: write permissions, write post, write readme, write sync, write systemd, write table, write timeline
1: write to, write use, write what, writer, writer clone, writer out, writer read, writer sections, writer use
1: writerow, writes all, writes an, writes in, writes list, writes report, writes |, writing code, writing |
1: written down, written for, written from, wrong audience, wrong first, wrong ones, wrong results, wrote it
1: ws $, ws new, ws ws, www data, xclip sel, xd, xdev, xdev perm, xfail, xlsx with, xml in, xml the, xml to
1: xor, xor with, xox bp, xy, xyz, xz $, yahoo |, yaml $, yaml for, yaml in, yaml output, yaml start, yaml the
1: yaml write, yarn, year and, year is, years to, yellow wing, yerine, yes on, yes then, yes to, yet so
1: yml from, yml in, yml return, yml to, yml |, yorum, you about, you agree, you can, you come, you create
1: you describe, you draft, you edit, you feel, you found, you get, you keep, you notice, you pay, you put
1: you re, you review, you see, you sit, you start, you sure, you they, you were, you when, you will, you would
1: you write, you your, your behalf, your changes, your client, your git, your head, your mind, your model
1: your next, your offer, your password, your payment, your phone, your summary, your task, your tools
1: yourself if, yr, ys, yx, yy, yükle, za $, za pem, za |, zahlen, zaman, zaproponuj, zero |, zip and
1: zip compress, zip deflated, zip unzip, zonder, zone file, zone for, zones, zones write, zoo, zrób
1: zsh history, zshrc and, zshrc do, zstd cf, zstd |, zuerst, zur, zustimmung, zwei sätzen, | abort, | action
1: | advice, | after, | afterwards, | agenda, | allowed, | app, | apply, | approve, | approved, | archive
1: | author, | authors, | açıklama, | back, | basic, | basis, | bc, | breaking, | but, | by, | cached, | calm
1: | cancel, | check, | checked, | chpasswd, | column, | compare, | consent, | const, | correlation, | cover
1: | covers, | critical, | cron, | csv, | cve, | datetime, | decide, | delivered, | deploy, | dict, | dmarc
1: | don, | double, | dsn, | due, | edge, | eggs, | el, | element, | en, | encode, | escape, | everyone
1: | exists, | expect, | expected, | explain, | feat, | fetch, | first, | fit, | flour, | forms, | fresh, | fs
1: | general, | gpg, | guard, | guests, | help, | hex, | hit, | hj, | host, | hostname, | hourly, | immediate
1: | ingredient, | input, | instance, | integrity, | invoice, | ip, | item, | job, | join, | kategorie, | keep
1: | kex, | known, | kubectl, | lead, | leek, | left, | letter, | liability, | link, | linked, | liveness
1: | logs, | make, | map, | may, | medium, | merged, | meta, | mfa, | minor, | minutes, | model, | mon
1: | monthly, | mood, | must, | name, | nas, | near, | new, | nightly, | nohup, | normal, | notice, | number
1: | often, | once, | options, | orders, | orphan, | outlook, | own, | owner, | pass, | passed, | permission
1: | permissions, | persistence, | plain, | plan, | prefer, | privacy, | procedure, | product, | prompts
1: | properties, | propose, | proxy, | publisher, | purchase, | py, | python, | queries, | questions, | quote
1: | readiness, | recent, | recurring, | remedy, | removed, | removes, | replace, | repository, | restic
1: | restore, | result, | results, | reviews, | right, | router, | rows, | rx, | sample, | samples, | sandbox
1: | save, | savings, | scripts, | se, | secret, | see, | sentence, | services, | shared, | short, | shorter
1: | should, | signature, | size, | sku, | small, | sntrup, | somebody, | spoken, | ss, | standard
1: | statements, | storage, | strongest, | success, | summarise, | sun, | symptom, | systemctl, | systemd, | só
1: | tbsp, | team, | terraform, | three, | tier, | tik, | time, | tmp, | tomato, | tone, | tools, | topic
1: | traces, | treatment, | troubleshooting, | type, | undo, | unknown, | unpinned, | unused, | update, | usr
1: | usually, | values, | verb, | viewer, | visibility, | visible, | warning, | webhook, | wed, | weight, | wg
1: | wide, | within, | work, | workflow, | zstd, | ×, | ≤, | ≥, | 三, | 가, | 주, ~ and, ~ azure, ~ bashrc, ~ code
1: ~ for, ~ gnupg, ~ local, ~ maxdepth, ~ mozilla, ~ openclaw, ~ requests, ~ skills, ~ sync, ¹, × |
1: à compléter, équipe, événement, ÷, über, ý, định, ανά, της, τις, χωρίς, Пароли, Перед началом, Проверить
1: Спросите, без, всё, данные, десять, и список, из, каждой, как, напиши, началом, один, отдельно, українською
1: что, і, الخطوات, عدد, عن, لكل, ما, واحد, واحدة, ٤, उत्तर, उदाहरण, जाँच, तो, परिणाम, पूछें।, पूरा, भाषा
1: रखें।, समय, हल, ही, है।, ảnh, –, – only, – 个, — —, „ do, … for, … if, → api, → exit, → suggest, ≤, ≤ of, ≤ |
1: ≥, ≥ |, ─ ┘, │, └ ─, ┘, ☐, 、, 、 env, 、 こ, 、 以, 、 其, 、 利, 、 数, 、 誤, 、 身, 。, 。 bash, 。 「, 。 こ, 。 以, 。 件, 。 发
1: 。 备, 。 已, 。 归, 。 敬, 。 数, 。 标, 。 用, 。 監, 。 確, 。 解, 。 运, 。 这, 「 」, 」 で, 」 の, 」 を, 〜, あ, あ り, い, い 」, い こ, い で
1: い は, い る, い 方, う ち, う に, え, え る, か な, が, が あ, が 出, が 必, き, き |, き る, き 換, く 「, け, け た, け ま, こ, こ に, こ の, し 、
1: し た, し な, し ま, す る, ず に, た こ, た め, ち, つ い, て, て 「, て お, て の, て 実, で, で き, で く, で す, で は, で 書, と, と 、, と 。
1: と の, と 照, ど の, な, な い, な エ, に 。, に 「, に こ, に し, に す, に は, に 入, に 登, の, の env, の こ, の た, の で, の よ, の サ, の ス
1: の 代, の 先, の 後, の 文, の 更, の 確, は い, は 不, は 二, は 作, は 別, は 字, は 日, は 確, は 簡, び, び 出, ぶ, へ の, ま, み, み 、, よ う
1: ら 「, ら す, り, り 、, り に, り ま, る 。, る フ, る 必, る 結, れ ま, れ る, ろ, を ダ, を 使, を 優, を 入, を 出, を 実, を 登, を 読, を 送, ん
1: ん 。, ウ, ウ ン, エ ン, ク セ, ジ ン, ス ワ, ス 対, ソ, ソ フ, ダ, ダ ウ, ツ ー, ト か, ト の, ド し, ド は, ビ ュ, フ ト, ベ, ベ ン, モ, ュ ー, ル が
1: ル ス, レ ビ, ロ ー, ワ, ワ ー, ン を, ン ジ, ン ダ, ン ロ, ー で, ー ル, 一 、, 一 并, 一 度, 一 步, 三, 三 个, 下 内, 下 次, 下 的, 下 载, 不 再
1: 不 在, 不 必, 不 用, 不 要, 不 适, 两, 个 主, 中 的, 中 间, 丰, 为 已, 主, 久, 之 后, 书, 事 ，, 二 十, 五, 交 到, 享, 人, 人 の, 仍 有, 他, 付, 付 け
1: 付 と, 以 便, 以 内, 以 及, 以 读, 件 を, 件 从, 件 内, 任, 份, 份 证, 份 运, 会, 会 被, 伝, 传 到, 体, 何, 余, 作 用, 作 要, 你 不, 使, 使 用, 依
1: 依 赖, 便, 便 于, 保 存, 保 持, 備, 優, 優 先, 先 に, 先 使, 先 在, 先 级, 先 頭, 免, 入 れ, 入 后, 全 审, 全 部, 共 享, 关 闭, 其 余, 内, 内 。, 内 部
1: 再, 写 入, 写 成, 写 清, 准, 准 备, 処, 処 理, 出 し, 分 布, 分 析, 初 に, 利, 利 用, 别, 制 到, 削, 前 に, 前 不, 前 准, 前 必, 前 ，, 加 一, 加 上
1: 动 更, 助, 助 手, 十, 十 字, 半 角, 即, 即 可, 压, 原, 原 文, 双, 发 布, 受, 台, 台 运, 台 ，, 号, 合 、, 合 は, 同 意, 名 、, 名 为, 后 。, 后 不, 向
1: 向 用, 告 が, 告 格, 告 知, 呼, 呼 び, 命, 命 令, 响, 問, 営, 四, 回, 回 の, 困, 在 结, 在 自, 场, 场 景, 均 已, 堆, 場 合, 墙, 备, 外, 外 で, 大, 失
1: 如, 始, 姓 名, 子 代, 字 。, 字 段, 字 用, 字 ，, 存 し, 定 が, 定 事, 实 时, 审, 容, 容 易, 密 码, 对, 対, 対 処, 射, 小, 层, 层 次, 居, 已, 平, 年
1: 并 以, 并 把, 序, 应 。, 应 急, 开 头, 归, 归 档, 当 作, 录 下, 录 并, 後 、, 後 は, 後 も, 心, 必 要, 応 し, 快, 急, 性 ：, 恶, 恶 意, 意 ，, 成 两
1: 成 ，, 户, 户 提, 户 本, 户 看, 户 ，, 所 有, 批, 承, 承 知, 技 能, 报, 持, 指 示, 授, 授 权, 掉, 排, 排 序, 接, 接 执, 控 制, 推 送, 提, 提 交, 提 及
1: 換, 換 え, 支 持, 效, 效 果, 敬, 敬 語, 整, 整 个, 文, 文 は, 文 体, 文 字, 无 关, 日 付, 日 本, 时, 时 保, 时 间, 易, 映 射, 景, 景 和, 更 は, 更 快
1: 更 新, 書 き, 書 を, 有 服, 期, 末 尾, 本, 本 語, 杀, 权, 束 后, 来, 析, 查, 查 后, 标 签, 根, 格 式, 检, 检 测, 检 索, 検, 検 知, 業 の, 業 を, 概
1: 次, 次 の, 次 更, 正 文, 步, 步 骤, 歴 を, 残 っ, 段, 段 名, 毎, 每, 每 次, 毒, 比, 比 对, 氏 名, 永, 永 久, 流, 测 ，, 消 息, 涉, 涉 及, 減, 準, 溯
1: 潔 に, 火 墙, 点 中, 点 ，, 热, 無 視, 片, 版 。, 特, 状 |, 理 员, 理 者, 用 “, 用 し, 用 件, 用 可, 用 户, 用 期, 用 本, 用 来, 用 短, 用 语, 由 を
1: 留, 留 在, 略 す, 痛, 発 言, 登, 的 claude, 的 全, 的 内, 的 命, 的 密, 的 标, 的 问, 盖, 盖 时, 目, 目 录, 目 ，, 直 す, 直 接, 盾 す, 看 到, 知 ”
1: 知 用, 示, 示 と, 社 外, 票, 究 ，, 站, 端, 符 的, 第 一, 等 级, 签, 系, 系 统, 約, 続, 続 け, 级, 线, 组, 终, 结, 结 尾, 维, 编 号, 翻, 翻 訳, 者
1: 者 の, 聞, 自 查, 自 行, 行 bash, 行 python, 行 。, 行 不, 行 交, 行 ，, 表 に, 被, 製 品, 要, 要 。, 要 で, 要 显, 要 求, 覆, 覆 盖, 視, 视 为
1: 解, 解 し, 解 压, 言 者, 許, 許 可, 試, 認 済, 語, 語 の, 誤, 警, 警 告, 让, 让 用, 词, 词 、, 词 。, 话 中, 询, 询 问, 误, 请 检, 读, 读 取, 负 责
1: 责, 责 人, 赖, 起, 超, 超 过, 身, 身 份, 软, 软 件, 载, 込 ん, 达, 过 三, 运, 运 维, 运 行, 追, 追 溯, 送, 选, 通 道, 道, 部, 里 的, 重 启, 録 す
1: 録 を, 长, 開, 開 し, 間, 間 の, 门, 闭, 问 控, 问 题, 间, 间 不, 防 火, 阿, 附, 除 し, 需 要, 靠, 面, 項, 項 目, 頭, 類 、, 项, 须, 题, 题 标, 题 目
1: 食, 首, 首 次, 骤, 骤 ，, 가 격, 간, 간 과, 개, 것, 게, 결, 결 제, 경, 경 에, 계, 고 를, 과 를, 관, 관 리, 규, 그 램, 글 을, 기, 기 간, 기 대, 기 록
1: 넣, 느 린, 늘, 다, 다 고, 다 그, 다 기, 다 사, 다 스, 단, 단 계, 담, 도 록, 되 지, 된, 두, 두 고, 든, 라 우, 람 에, 래, 램, 략, 로 쓰, 로 표, 른
1: 른 다, 를 계, 를 물, 를 보, 리, 리 뷰, 리 자, 리 지, 림, 마, 말 고, 매, 먼, 먼 저, 모 든, 모 리, 무 리, 묻 는, 므, 므 로, 미, 밀 번, 바, 배, 배 포
1: 보 고, 보 다, 보 안, 불, 붙 여, 사 용, 사 이, 새, 서, 서 만, 선, 설, 세, 세 개, 세 번, 송, 수 정, 시 하, 시 합, 실, 쓴, 쓴 다, 안, 안 을, 않, 않 습
1: 업, 없 습, 없 이, 에, 에 게, 에 두, 에 서, 에 이, 에 적, 연, 예, 오 타, 와, 완, 완 료, 외, 용, 우, 우 선, 원, 원 문, 월, 으 로, 은 이, 을, 을 보
1: 을 읽, 응, 이, 이 라, 이 제, 이 트, 인 을, 일 을, 읽 고, 있, 있 으, 자, 작 업, 작 하, 저, 저 장, 적, 적 는, 전 에, 점, 점 수, 정 으, 제 목, 제 한
1: 조 건, 지 말, 지 않, 짧, 차, 처, 칙, 친, 카, 키 를, 터 리, 트 는, 팀, 표, 표 로, 표 시, 품, 필, 필 요, 하 나, 한 다, 한 뒤, 한 번, 할 것, 함, 행 합
1: 호 를, 환, 환 경, 󠀠 󠁄, 󠀠 󠁢, 󠀠 󠁣, 󠀠 󠁤, 󠀠 󠁥, 󠀠 󠁦, 󠀠 󠁨, 󠀠 󠁩, 󠀠 󠁬, 󠀠 󠁰, 󠀠 󠁲, 󠀠 󠁳, 󠀠 󠁷
1: 󠀠 󠁾, 󠀬, 󠀬 󠀠, 󠀭 󠁳, 󠀮 󠁥, 󠀯, 󠀯 󠀯, 󠀴, 󠀶, 󠀶 󠀴, 󠀺, 󠀺 󠀠, 󠀺 󠀯, 󠁁, 󠁄, 󠁄 󠁯, 󠁡 󠀠, 󠁡 󠁤
1: 󠁡 󠁬, 󠁡 󠁲, 󠁡 󠁳, 󠁡 󠁴, 󠁢 󠁡, 󠁢 󠁯, 󠁣 󠁡, 󠁣 󠁨, 󠁣 󠁯, 󠁣 󠁲, 󠁣 󠁵, 󠁤 󠀬, 󠁤 󠁥, 󠁤 󠁯, 󠁥 󠀮
1: 󠁥 󠀶, 󠁥 󠁤, 󠁥 󠁬, 󠁥 󠁴, 󠁥 󠁸, 󠁦 󠀠, 󠁦 󠁩, 󠁦 󠁯, 󠁧, 󠁨 󠀠, 󠁨 󠁩, 󠁨 󠁴, 󠁩 󠁤, 󠁩 󠁧, 󠁩 󠁬, 󠁩 󠁯
1: 󠁩 󠁳, 󠁩 󠁴, 󠁫 󠀠, 󠁫 󠁩, 󠁬 󠁡, 󠁬 󠁩, 󠁬 󠁳, 󠁭 󠁡, 󠁭 󠁥, 󠁮 󠁣, 󠁮 󠁥, 󠁮 󠁧, 󠁮 󠁫, 󠁮 󠁳, 󠁮 󠁴
1: 󠁮 󠁶, 󠁯 󠁦, 󠁯 󠁮, 󠁯 󠁯, 󠁯 󠁲, 󠁯 󠁳, 󠁯 󠁴, 󠁯 󠁵, 󠁰 󠁥, 󠁰 󠁬, 󠁰 󠁯, 󠁰 󠁳, 󠁲 󠀮, 󠁲 󠁩, 󠁲 󠁵
1: 󠁳 󠀮, 󠁳 󠀺, 󠁳 󠁳, 󠁳 󠁴, 󠁴 󠀬, 󠁴 󠁡, 󠁴 󠁩, 󠁴 󠁰, 󠁴 󠁲, 󠁴 󠁳, 󠁴 󠁴, 󠁵 󠀠, 󠁵 󠁮, 󠁵 󠁲, 󠁵 󠁴, 󠁶
1: 󠁷, 󠁷 󠁥, 󠁸, 󠁹 󠀠, 󠁾, 󠁾 󠀯, ） ：, ，, ， 便, ， 其, ， 字, ， 把, ， 整, ， 日, ， 用, ， 直, ， 表, ， 解, ， 让, ： 一, ： 把
-1: $, $ address, $ age, $ alias, $ amount, $ answer, $ as, $ ask, $ audit, $ auto, $ base, $ body, $ by
-1: $ cache, $ cf, $ check, $ claude, $ coin, $ comments, $ continue, $ crontab, $ cur, $ current, $ cut
-1: $ delete, $ description, $ domainkey, $ each, $ editor, $ email, $ enabled, $ esac, $ etc, $ exec, $ export
-1: $ flags, $ game, $ gcloud, $ gt, $ hash, $ here, $ home, $ hook, $ hosts, $ how, $ if, $ jwt, $ label
-1: $ labels, $ limit, $ line, $ ls, $ main, $ makefile, $ map, $ mark, $ meta, $ mirror, $ mo, $ mp, $ mx
-1: $ nb, $ ne, $ no, $ note, $ num, $ number, $ ocr, $ old, $ on, $ only, $ opt, $ over, $ parts, $ password
-1: $ pem, $ per, $ plan, $ plugin, $ policy, $ powershell, $ proj, $ proxy, $ ps, $ pscmdlet, $ py, $ realpath
-1: $ remove, $ repo, $ report, $ res, $ save, $ secret, $ security, $ selector, $ servername, $ session
-1: $ shift, $ show, $ since, $ size, $ slack, $ snap, $ srv, $ ssh, $ sub, $ success, $ tags, $ target, $ tg
-1: $ tgz, $ then, $ timestamp, $ tok, $ token, $ trim, $ txt, $ uname, $ unit, $ until, $ up, $ usr, $ ver
-1: $ wallet, $ wc, $ width, $ xdg, $ year, $ yes, <catcher> your, <named> affaanmustafa, <named> agent
-1: <named> aliases, <named> articles, <named> code, <named> common, <named> copyright, <named> do
-1: <named> draft, <named> dtds, <named> entrez, <named> es, <named> files, <named> guide, <named> hook
-1: <named> license, <named> news, <named> npm, <named> open, <named> or, <named> pdf, <named> perf
-1: <named> photo, <named> profile, <named> projects, <named> query, <named> reference, <named> rfc
-1: <named> skills, <named> software, <named> tr, <named> tweets, <named> users, <named> version, <named> web
-1: <named> www, <numeric> sh, <placeholder> admin, <placeholder> app, <placeholder> before
-1: <placeholder> const, <placeholder> data, <placeholder> hooks, <placeholder> image, <placeholder> install
-1: <placeholder> login, <placeholder> no, <placeholder> or, <placeholder> page, <placeholder> port
-1: <placeholder> read, <placeholder> set, <placeholder> sh, <placeholder> the, <placeholder> token
-1: <placeholder> traces, <placeholder> webhook, <placeholder> workspaces, <service> bot, <service> css
-1: <service> def, <service> devicelogin, <service> dotenvx, <service> path, <service> user, <vendor> api
-1: <vendor> helm, <vendor> homebrew, <vendor> install, <vendor> package, <vendor> stable, aa |, aaaa, ab cdef
-1: ab testing, abajo, abandoned, abbrev, abbrev ref, abcde, abcdefghijklmnopqrstuvwxyz, abgebrochen, abort on
-1: about $, about and, about each, about half, about minutes, about second, about third, about us, about what
-1: above copyright, above for, above in, above is, above mb, above per, abp, abp za, abril, absence, absences
-1: absent from, absent or, absolute fill, absolute path, absorb, abspath file, abstract, abstract to
-1: abweichung, acb, accents, acceptable, accepted for, accepted with, accepting, access audit, access code
-1: access logs, access md, access no, access or, access requests, access reviews, access the, access to
-1: access token, access |, accessibility, accessibility check, accessing, accession, accidental
-1: account access, account as, account before, account copy, account deletion, account do, account identity
-1: account json, account metadata, account number, account owner, account the, account token, account without
-1: accountable, accounts add, accounts are, accounts have, accounts in, accounts need, accounts payable
-1: accounts use, accruals, accumulation, accuracy, acf, achieve, acht, acknowledgments, acls, acls true, acm
-1: acme challenge, acme example, acquire, acquired, acro, acro form, across all, across files, across five
-1: acs, act for, act on, acting, acting as, action, action action, action add, action do, action if, action is
-1: action label, action method, action of, action patterns, action the, action with, action |, actionable
-1: actions action, actions by, actions setup, actions |, activate the, active $, active context
-1: active directory, active users, active ws, activities, acts, acts on, actually worked, acuerdos, ad af
-1: ad app, adaptation, adaptive, adata, add <placeholder>, add backup, add both, add clippy, add column
-1: add content, add data, add edge, add forwarded, add generic, add git, add let, add local, add marker
-1: add one, add ons, add origin, add preview, add product, add rule, add some, add test, add their, add type
-1: add with, add word, add ~, added $, added by, added if, added in, added with, adding or, adding to
-1: addinivalue, addinivalue line, addition when, additional resources, addoption, addoption parser
-1: addr <placeholder>, addr string, addr sys, addr to, address $, address <catcher>, address at, address bar
-1: address before, address can, address check, address for, address is, address no, address of, address only
-1: address or, address the, address throw, address |, addresses and, addresses or, addresses |, adds its
-1: adds no, adds the, adds to, adds up, adduser system, adequate, adjacent, adjectives, admin description
-1: admin example, admin public, admin request, admin rights, administrator $, administrator rights
-1: administrators |, admins, admins |, adr |, ads, adult, advertisement, advice keep, advises, advisors
-1: advisory not, advocate, aesthetics, af, affaanmustafa status, affect, affects, africa, after all, after and
-1: after another, after apply, after backup, after cleaning, after creation, after each, after four
-1: after last, after log, after new, after no, after reading, after recovery, after restart, after run
-1: after showing, after signing, after they, after time, after to, after what, afternoon, afterwards and
-1: afterwards check, again, again as, again give, again in, again keep, again on, again set, again when
-1: again |, against clean, against so, against the, age and, age days, age in, age key, age keygen, age or
-1: agent acme, agent and, agent audit, agent chat, agent dispatch, agent governance, agent id, agent if
-1: agent loads, agent logs, agent memory, agent name, agent no, agent not, agent remembers, agent sh
-1: agent skill, agent so, agent to, agent transcripts, agent tuner, agent which, agent workspace, agent writes
-1: agentes, agentic, agents for, agents local, agents may, agents name, agents run, agents skills, agents so
-1: agents to, agents |, ages, aggregator, ago |, agreed by, agreement, ai agent, ai agents, ai assistant
-1: ai generated, ai overviews, ai |, aim at, aimed, aimed at, air, airdrop, airdrops, ajax, akia |, aks
-1: al principio, alarm |, alarms on, alert is, alert on, alerts are, alerts on, alerts to, alex, algo, alias
-1: alias for, alias |, aliases, aliases sh, align, align right, aligned, aligned with, alike, alive and
-1: all agents, all answers, all are, all become, all build, all caps, all changes, all claims, all client
-1: all comments, all compare, all copies, all export, all figures, all for, all from, all if, all images
-1: all in, all it, all its, all load, all local, all mini, all on, all others, all out, all previous
-1: all proxy, all required, all results, all return, all security, all see, all sessions, all sets, all sorts
-1: all sub, all tables, all test, all text, all the, all values, all we, all write, alleles, allergen
-1: allergies, allergies and, alloc unsafe, allocation, allow agent, allow groups, allow implicit, allow open
-1: allow port, allow remote, allow |, allowance, allowances, allowed, allowed false, allowed headers
-1: allowed in, allowed origins, allowed to, allowed values, allowing, almost, almost always, alone the
-1: alongside, aloud to, alpha fold, alpine, alpine as, already, already exist, already on, already runs
-1: als csv, also gets, also not, also use, also writes, alt, alter table, alternate, alternative texts, alters
-1: altsep, always call, always check, always do, always echo, always follow, always get, always keep
-1: always name, always pass, always run, always verify, alın, am pm, am what, ama, amber or, amber |, amd
-1: america, amount and, amount from, amount in, amount must, amount reference, amount to, amount with
-1: amounts are, amp lt, amt cdtr, an $, an address, an admin, an adr, an afternoon, an agency, an already
-1: an analyst, an approval, an archive, an array, an assertion, an den, an effective, an estimate, an explicit
-1: an honest, an input, an installer, an insurance, an interval, an inventory, an ipv, an issue, an item
-1: an object, an offer, an office, an older, an opaque, an overlap, an svg, an unknown, an unsigned
-1: an unsubscribe, ana, anahtar, analysis and, analysis in, analysis pipeline, analysis report, analyze code
-1: analyzer, anatomy, ancestors, ancestors none, anchor, and, and <named>, and above, and access
-1: and additional, and agreed, and an, and arguments, and asks, and asset, and at, and auto, and belongs
-1: and binance, and black, and books, and breached, and brings, and camera, and cancellation, and cannot
-1: and certificates, and change, and changes, and cleans, and client, and come, and comes, and comments
-1: and conditional, and contacts, and country, and counts, and cover, and credit, and cross, and csv
-1: and current, and customize, and decode, and defer, and description, and descriptions, and design
-1: and destination, and destroy, and developer, and dmarc, and docs, and documents, and down, and each
-1: and emits, and estimated, and every, and exit, and expect, and expiry, and explicit, and export, and fails
-1: and fast, and fetch, and firm, and fits, and fix, and fixes, and footer, and forget, and free
-1: and frequency, and functions, and gaps, and getattr, and gives, and grades, and gross, and group
-1: and groups, and guide, and headings, and health, and honest, and hour, and how, and identity, and ids
-1: and image, and initials, and ip, and its, and kept, and key, and last, and later, and leavers, and length
-1: and light, and linked, and live, and low, and maintain, and make, and managed, and management, and mark
-1: and materials, and max, and may, and media, and memory, and mend, and merged, and migration, and missing
-1: and monthly, and most, and moving, and ms, and name, and named, and network, and non, and not, and nowhere
-1: and npm, and old, and on, and once, and one, and opens, and operator, and optional, and others, and ounces
-1: and out, and output, and outside, and ownership, and packs, and paid, and passed, and patterns, and person
-1: and point, and power, and pr, and pre, and process, and product, and promises, and propose, and proposes
-1: and px, and quiet, and rank, and rate, and rates, and read, and reason, and reasons, and refund
-1: and refuses, and reload, and reminds, and remove, and removed, and requested, and resource, and return
-1: and reuse, and review, and role, and roles, and row, and rules, and runner, and saved, and scoring
-1: and second, and see, and semantic, and servers, and ship, and sign, and signed, and signs, and sleep
-1: and so, and solution, and some, and stays, and strings, and suede, and suffix, and suggest, and summarise
-1: and swap, and tag, and target, and task, and tax, and ten, and terms, and text, and the, and there
-1: and they, and timeout, and town, and traces, and two, and type, and until, and up, and use, and user
-1: and users, and validation, and value, and values, and verify, and version, and versioning, and waits
-1: and warm, and watch, and weights, and why, and work, and worst, and year, android manifest, anger, angle
-1: angles, ani, anki, anlegen, anna, annotate, annotations import, annotations in, announced, anon, anota
-1: another, another account, another example, anrede, ans, ansi, ansi escape, ansible builtin, answer at
-1: answer before, answer first, answer format, answer from, answer give, answer has, answer next, answer only
-1: answer questions, answer what, answer with, answer |, answerable, answered in, answers data
-1: answers description, answers into, answers it, ant design, antal, antd, anteriores, antes del
-1: anthropic version, anthropic |, anti pattern, anti patterns, antivirus signature, användaren, anweisungen
-1: anweisungen und, any any, any are, any brand, any change, any code, any const, any copy, any edit
-1: any further, any log, any manual, any map, any mcp, any new, any part, any platform, any production
-1: any public, any specific, any startswith, any term, any type, any word, anyhow, anyone, anyone else
-1: anything below, anything from, anything in, anything is, anything not, anything outside, anything that
-1: anything with, anything without, anywhere, anywhere else, anzeige, ao usuário, ap argparse, apache and
-1: apache |, aparece, api and, api async, api call, api chat, api def, api description, api documentation
-1: api endpoint, api generate, api github, api import, api internal, api metadata, api orgs, api params
-1: api public, api py, api query, api rate, api reference, api routes, api service, api shop, api token
-1: api use, api users, api |, api キ, apikey, apikey os, apis and, aplicativo, apologies, app base
-1: app business, app create, app db, app env, app example, app flask, app git, app id, app own, app py
-1: app releases, app run, app secret, app shop, app state, app update, app write, appear within, appearance
-1: appears, append child, append file, append href, append if, append it, append item, append key, append kind
-1: append label, append lines, append one, append os, append short, append time, append ul, appended, appends
-1: appium, apple dtd, apple finder, apple show, applescript, application properties, application vnd
-1: application www, applications, applications for, applied to, apply all, apply fix, apply load, apply rbac
-1: apply tf, apply them, apply this, approval write, approval —, approvals for, approvals |, approve comment
-1: approve or, approve the, approved |, approves, apps on, appuser, april, après, apt apt, apt conf, apt full
-1: apt get, apt keyrings, apt sources, apt upgrade, aqua, arabic, arbitrum, arch execve
-1: architecture architecture, architecture skill, archive $, archive refs, archive year, archive |, archived
-1: archives by, archives the, archivo, archivos, arcs, ardu, ardu pilot, arduino, arduino starter
-1: are absolute, are among, are another, are as, are at, are automatically, are both, are brought, are called
-1: are carried, are checked, are closed, are common, are compared, are currently, are data, are defined
-1: are different, are done, are drawn, are explained, are followed, are for, are fully, are guidance
-1: are handed, are helping, are if, are ignored, are joined, are large, are looked, are lower, are marked
-1: are mentioned, are messy, are needed, are negative, are noise, are noted, are out, are placed, are plain
-1: are printed, are question, are quoted, are ready, are rejected, are removed, are returned, are rounded
-1: are samples, are saved, are seen, are sent, are served, are shared, are skipped, are so, are supported
-1: are taken, are the, are theirs, are those, are told, are unclear, are used, are utc, are valid, are visible
-1: are what, are written, are zero, area and, areas, aren, arg $, arg const, argparse, argparse namespace
-1: args argparse, args array, args build, args def, args exec, args file, args for, args in, args json
-1: args kwargs, args max, args modelcontextprotocol, args profile, args src, args text, args |, argue
-1: argument default, argument in, argument path, argument src, argument text, argument the, arguments drop
-1: arguments key, argv as, argv capture, argv int, argv map, argv pdf, argv split, argv utf, argv while
-1: argv with, argv write, arial, arial sans, arm |, arn arn, arp, arpa, arquivo, array, array buffer
-1: array fill, array is, array items, array new, array prototype, array returns, array shift, array string
-1: array to, arrays of, arrive in, arrives, article headline, articles, artist, arxiv, as account, as agreed
-1: as app, as backup, as base, as before, as button, as bytes, as cache, as client, as const, as current
-1: as docx, as each, as err, as error, as et, as exit, as fixed, as full, as gaps, as hard, as https
-1: as important, as iso, as json, as list, as missing, as ms, as named, as not, as on, as open, as out, as pd
-1: as pdf, as per, as person, as plain, as posix, as print, as proof, as pull, as questions, as raise
-1: as reference, as resp, as role, as rows, as set, as spoken, as st, as stale, as str, as such, as suspicious
-1: as tables, as test, as those, as title, as unverified, as up, as week, as when, as with, as you, as zero
-1: as ~, asc, ascii $, ascii false, ascii wide, ask and, ask do, ask each, ask instead, ask only, ask when
-1: ask whether, ask |, asked what, asking do, asking if, asks before, asks explain, asks in, asks the
-1: asks which, aspect, aspect ratio, assay, assemble, assembled, assert equal, assert not, assert raw
-1: assert throws, assertion and, assessed, assessment, assessments, asset, assets folder, assigns
-1: assistant and, assistant automations, assistant description, assistant do, assistant forward
-1: assistant with, assume role, assumed, assumes, assuming, assumption, assumptions, asterisk, async and
-1: async code, async def, async url, asynccontextmanager, asynchronous, at, at $, at <service>, at any, at as
-1: at base, at commit, at cost, at day, at debug, at depth, at different, at do, at dpi, at etc, at every
-1: at file, at git, at half, at how, at if, at index, at its, at large, at log, at next, at output, at public
-1: at return, at runtime, at scale, at sign, at take, at that, at their, at then, at to, at with, at words
-1: at zero, at ~, at °, ata, atc, atlas, attach role, attach the, attached, attached to, attaches
-1: attachment audit, attack, attack |, attackers, attempt, attempted, attempting, attempting to, attestations
-1: attribute error, attribute is, attributes for, attribution, audience and, audience fit, audio is
-1: audit audit, audit evidence, audit fix, audit has, audit logging, audit look, audit mjs, audit name
-1: audit not, audit per, audit ps, audit report, audit role, audit rules, audit signatures, audit try
-1: auditctl |, auditd rules, auditor can, auditor wants, auditors ask, audits, auf einem, aufbau, aug
-1: ausearch, auteur, auth can, auth for, auth in, auth service, auth state, auth status, auth urllib
-1: authentic, authenticate admin, authentication code, authonly, author email, author id, author of
-1: author year, authoring, authorised, authorised penetration, authoritative, authority |, authorization basic
-1: authorization content, authorization headers, authorized browser, authors spdx, authpriv, auto
-1: auto approves, auto assign, auto padding, auto subs, autocomplete, autocomplete email, autocrlf, autofill
-1: automations for, automount, automount service, autonomous, autoremove, autoresearch, autorização, autre
-1: auxww, auxww $, auxwwf, auxwwf $, außer, availability, availability |, available if, avatars, avis, avisa
-1: avn, await authenticate, await client, await conn, await db, await fs, await gh, await glob, await page
-1: await promise, await run, await stream, await this, award, awareness, awareness description, awesome, awk
-1: awk $, awk query, aws access, aws browser, aws cloudfront, aws cognito, aws config, aws configure, aws db
-1: aws ebs, aws ec, aws ecr, aws iam, aws kms, aws logs, aws service, aws source, aws ssh, aws sso
-1: aws version, ax, axe core, axis, az ad, az delete, azure, azure functions, açık, ba, ba |, baa, back as
-1: back first, back once, back to, backed by, backend, backend tf, backfill, background color, background url
-1: background var, background work, backgrounds, backoff, backs up, backticks, backup $, backup at
-1: backup backup, backup bash, backup first, backup of, backup remote, backup without, backups are, backups of
-1: backwards compatibility, bad, bad and, bad write, badge code, badge svg, bag, bak, baked, balance
-1: balancers, ban on, ban unattended, bandit, bands, bank, bao giờ, bar, bars join, base <placeholder>
-1: base an, base base, base branch, base conf, base data, base dev, base echo, base encode, base file
-1: base get, base images, base it, base layer, base metadata, base model, base not, base out, base output
-1: base raw, base return, base rows, base string, base sys, base text, base timeout, base value, base with
-1: baseline $, baseline description, baseline for, baseline json, basename file, bash $, bash aws, bash az
-1: bash bin, bash cat, bash check, bash create, bash dir, bash from, bash git, bash helm, bash kubectl
-1: bash mkdir, bash name, bash npm, bash out, bash pytest, bash sudo, bash test, bash then, bash to
-1: bashrc zshrc, bashrc |, bashrc ~, basic auth, basta, basta un, batch by, batch mode, batch size, batch |
-1: batchmode, batteries, baud, bdd, be accepted, be added, be asked, be between, be bf, be changed, be checked
-1: be clean, be compared, be considered, be declared, be different, be either, be ended, be exact, be filled
-1: be found, be helpful, be in, be initialized, be interpreted, be kept, be left, be mended, be moved
-1: be omitted, be on, be opened, be overridden, be paid, be parsed, be patient, be released, be restored
-1: be returned, be revoked, be run, be signed, be switched, be taken, be undone, be unreliable, be useful
-1: be valid, be verified, beam, bean, bearing, beautiful, beautiful soup, beautifulsoup, because that, become
-1: become true, becomes, beds, been created, been deleted, been tried, befehl, before, before adding
-1: before applying, before building, before change, before changing, before commands, before commit
-1: before consent, before creating, before get, before giving, before in, before installing, before keep
-1: before marking, before now, before paying, before printing, before production, before re
-1: before recommending, before running, before saving, before sharing, before shipping, before that
-1: before touching, before trusting, before use, before using, before writing, begin each, begin rsa, begin to
-1: begin vcalendar, beginner, begins at, behind the, being built, belief, believe, belong, below an, below it
-1: below lines, below percent, below ten, below the, below use, below without, below °, bench, bench benchmark
-1: bench description, benefit, benefits, beside each, beside it, beside them, best fit, best practice
-1: best use, better than, between english, between german, between requests, bevor, bevor du, bewerbung
-1: bewirtung, bez zgody, bf, bh, bia, bias, biases, bib te, biber, bibliography, bibtex, bicycle, big files
-1: big int, bigint const, bilan, bill, bill of, billing or, bin backup, bin git, bin hex, bin never
-1: bin python, bin rails, bin report, bin restic, bin systemctl, binary with, bind it, bind mounts, binder
-1: binding, binnen, bins, bio claw, bioconda, bioinformatics, biol, biological, bird, birth, birth |, bit
-1: bitbucket, bitcoin, bits |, black out, blank for, blind spots, blink, blip, blobs, block block
-1: block public, block this, block under, block |, blocked use, blocker, blockers, blocking, blocks in
-1: blocks |, blog post, blue, blur, bo, board for, board id, board minutes, board the, boards, body answer
-1: body before, body close, body const, body document, body fetch, body file, body form, body id, body include
-1: body json, body no, body null, body open, body return, body role, body rows, body says, body splitlines
-1: body strings, body summary, body then, body timeout, body value, body verify, body |, bold color, bonuses
-1: book of, book with, bookmark, books them, booktabs, bool true, boolean allow, boolean const, boolean flags
-1: boolean if, boolean is, boolean map, boolean return, boom, bootout, bootout gui, bootstrap description
-1: border bottom, border radius, borderline, borders of, borg create, bort, bot $, both files, both forms
-1: both have, both the, boto core, boto session, botocore, bottleneck, bottom px, bound by, boundaries the
-1: boundary policy, bounds and, box or, box plot, boxes are, bp end, bpo, bps, bq, br href, brace, branch and
-1: branch base, branch const, branch exit, branch main, branch protection, branch read, branch run
-1: branch show, branch the, branching, brand new, brand |, branded, brands, breached, breached passwords
-1: break case, break on, break return, break things, breakdown, breaking and, breakpoints, breaks in
-1: breaks the, breast cancer, brew bundle, brew install, brewfile, bridge py, bridges, brief, brief with
-1: bring them, brings it, bro, broken links, broker, brother, browse, browser and, browser close
-1: browser login, browser or, browser screenshot, browser tabs, browser then, bs, bt, btc eth, btcusdt, bubble
-1: bucket encryption, bucket id, bucket prefix, buckets, buckets true, buckets |, budget and, buf io
-1: buf reset, buf string, buff, buffer buffer, buffer concat, buffer for, buffer is, buffer pool, buffer slice
-1: buffer to, buffer with, buffered, bufio fmt, bufsize, bug, build <named>, build and, build apply, build as
-1: build call, build check, build config, build description, build folders, build from, build js, build lint
-1: build log, build name, build notify, build npm, build report, build reports, build strict, build test
-1: build to, build trimpath, build version, build when, build |, builder connect, builder cs, builds make
-1: builds the, builds web, buildx, built on, builtin, bullet, bullet points, bullets, bump and, bump tag
-1: bundle dir, burn in, burst, business letters, business trips, but also, but do, but is, but it, but nobody
-1: but say, but they, butler description, button, button in, button is, button name, button on, button sign
-1: buying, bw, bw list, bxox, by $, by age, by an, by another, by anybody, by aria, by call, by claude
-1: by collections, by commas, by company, by control, by conventional, by copy, by customer, by default
-1: by department, by device, by etc, by file, by friday, by hook, by id, by is, by its, by key, by kind
-1: by link, by machine, by make, by message, by model, by month, by multi, by namespace, by nearest, by one
-1: by only, by os, by other, by others, by passing, by placeholders, by pull, by python, by saying, by screen
-1: by sender, by somebody, by someone, by source, by system, by table, by topic, by train, by which, by word
-1: by you, byline, byte error, byte if, byte offset, bytes are, bytes bytes, bytes const, bytes from
-1: bytes fromhex, bytes if, bytes not, bytes out, bytes self, bytes utf, bz, báo, báo cáo, bırak, bộ, ca
-1: ca cert, ca certs, ca file, ca pem, caac, caac caac, cac, cacert, cache bool, cache by, cache can
-1: cache clean, cache description, cache entries, cache exclude, cache if, cache it, cache layers, cache local
-1: cache location, cache max, cache mkdir, cache os, cache page, cache path, cache pip, cache policy
-1: cache return, cache set, cache so, cache the, cache this, cache to, cache type, cache with, cached in
-1: caches $, caches are, caches exclude, caches restic, cada, cadence, cafile, cafile etc, cal, calculate the
-1: calculated, calculator, calculators, calendar and, calendar daily, calendar description, calendar id
-1: calendar of, calendar |, california, call $, call args, call back, call delete, call inside, call method
-1: call name, call needs, call on, call python, call results, call |, callback query, called from, called name
-1: called the, callers, calling, calling it, calling the, calls at, calls go, calls mean, calls on, calls only
-1: calls round, calls the, calm write, cambiar, cambies, came, came back, came up, came with, camel, camera
-1: campaigns, campo |, can be, can compare, can edit, can fix, can get, can judge, can leave, can make
-1: can match, can remember, can specify, can you, can |, canal, canaries, canary in, cancellation terms
-1: cancelled at, cancels, cancels the, cand, candidate, candidate is, candidate path, candidate return
-1: candidates and, candidates from, cannot happen, cannot reach, cannot verify, cap at, cap or, capability the
-1: capacity, capital letters, capitalization, captions in, captive, capture, capture and, capture it
-1: capture pane, capture session, capture the, capture with, caracteres, carbon, card in, card number
-1: card that, cards first, cards in, care for, careful, cargo rerun, cargo run, carpeta, carried over
-1: carrier |, carriers, carry no, carry them, carrying, cart, casabot, case after, case for, case id, case if
-1: case includes, case insensitive, case keep, case log, case we, cases empty, cases to, cases with, cat git
-1: catalog json, catalogs, catch any, catch er, catch err, catch exception, catch ignore, catch process
-1: catcher, categorize, category, cats, causa, cause, cause issues, cause |, caused it, cc from, cc logical
-1: cdef, cdef example, cdf, cdp, cdx, ce get, cell, cells that, cent, center background, center gap, centered
-1: central amazonaws, central |, cert file, cert manager, cert pem, certain, certbot nginx
-1: certificates expire, certificates for, certificates in, cfg $, cfg configparser, cfg file, cfo, cfop
-1: ch oldest, chain integrity, chain is, chained, chaining, champion, change, change after, change at
-1: change count, change gets, change no, change notes, change nothing, change one, change over
-1: change settings, change their, change ticket, change tickets, change true, change under, change window
-1: change with, change without, changed build, changed by, changed line, changed since, changed with
-1: changelog, changelog gen, changelog md, changes also, changes and, changes as, changes const, changes first
-1: changes mark, changes nothing, changes the, changes to, changes with, changes without, changing, channel
-1: channel for, channels conda, channels for, char char, char field, character of, characteristics
-1: characters $, characters are, characters const, characters long, characters return, characters so
-1: characters test, characters that, characters when, charger, charities, charsets, chart as, chart in, chat
-1: chat data, chat gpt, chat log, chat message, chat text, chat with, chatbot, cheapest first, check, check $
-1: check all, check bash, check call, check def, check first, check fix, check health, check if, check in
-1: check it, check its, check local, check mark, check on, check read, check rules, check status, check text
-1: check the, check then, check whether, check your, checkable, checkbox, checked, checked for, checked in
-1: checker description, checking ask, checking the, checklist before, checklist one, checkout, checkout of
-1: checkout uses, checks and, checks ask, checks checks, checks each, checks for, checks in, checks it
-1: checks licences, checks when, checks |, checksum differs, checksum in, checksum the, checkzone, chess coach
-1: chezmoi, chg, child process, children, children data, children under, chips, chmod sync, cho, choice opt
-1: choice the, choice when, chomp, chomp true, choose and, choose from, choose one, chooses, chore tidy
-1: chore update, chores, chose, chown, chr start, chrome and, chrome dev, chrome extensions, chrome for
-1: chromium, chromosome, chunk return, chunk size, chunking, churn, churned, chú, chưa, chỉ, ci builds
-1: ci only, ci pipeline, ci success, ci the, ci then, ci to, ci true, ci with, ci yml, cim, cim instance
-1: cinco, circuit, circular references, cis baseline, cis conf, city dates, cj, cjs, cjs const, cl, claim that
-1: claim the, claim to, claims and, claims as, claims to, clamav, clamp, clamped, clarify, class list
-1: class name, class test, class token, class user, class with, classes, classes and, classic, classification
-1: classified, classifier description, classifier for, classifiers, classmethod, claude config, claude desktop
-1: claude file, claude is, claude plugin, claude project, clause by, clave, claw skills, clawbio common
-1: clean code, clean data, clean force, clean machine, clean raw, clean replace, clean rm, clean string
-1: cleaned, cleans, cleans pasted, cleanup |, clear after, clear all, clear timeout, clear |, cleared |
-1: cleartext, clerk description, cli $, cli <placeholder>, cli description, click to, clicking
-1: client application, client cert, client code, client configuration, client create, client download
-1: client fetch, client has, client id, client import, client in, client intents, client max, client name
-1: client of, client private, client query, client require, client secret, client servername, client side
-1: climate, clin var, clinical trial, clinician, clip to, clipboard for, clippy, clippy rustfmt, clock skew
-1: clone the, clone |, cloning, close after, close all, close def, close description, close every, close fd
-1: close for, close io, close out, close return, closed on, closes, closes it, clothes, cloud, cloud config
-1: cloud for, cloud front, cloud init, cloud posture, cloud providers, cloud region, cloudflare
-1: cloudflared tunnel, cloudfront create, cls, clubs, cluster run, clusterrolebindings
-1: clusterrolebindings json, cm, cmake build, cmd capture, cmd env, cmd exec, cmd execute, cmd node, cmd start
-1: cmd stdin, cmo, cmp, cms, cmyk, co uk, coaches, code all, code app, code authentication, code blocks
-1: code catch, code cmd, code compile, code here, code if, code no, code of, code points, code says, code self
-1: code src, code style, code verify, code with, codecs, codecs codec, codegen, codeium, codeium windsurf
-1: codes are, codes no, codes to, codes |, codex agents, coeff, coefficient, coerce, coffee, cognitive
-1: cognito, cohort, cold, cold outreach, coll, collaborators paginate, colleague who, collect evidence
-1: collect let, collect to, collections, collections json, collects evidence, collects the, collision, color
-1: color const, color eb, color ffffff, color palette, color scheme, colorama, colori, colour blind
-1: colour for, colour of, colour or, colours and, column date, column default, column float, column for
-1: column from, column layout, column name, column so, column |, columns create, columns date, columns df
-1: columns in, columns str, columns that, columns where, com $, com acme, com and, com curve, com for
-1: com host, com my, com nome, com password, com the, com user, combination, combination of, combinations
-1: combine, combine with, combined with, combines, come from, come up, comentario, comes up, comes with
-1: comfort append, comillas, comm, command after, command and, command docker, command failed, command fn
-1: command git, command if, command into, command line, command name, command not, command pnpm
-1: command python, command reads, command returns, command the, command to, command will, command with
-1: commande, commands are, commands or, commands use, commands you, commas and, comment body, comment each
-1: comment for, comment id, comment name, comment only, comment or, comment text, comment |, commented
-1: comments and, comments at, comments write, commerce, commit add, commit bin, commit cat, commit chore
-1: commit false, commit format, commit hook, commit is, commit message, commit or, commit push, commitment to
-1: commits and, commits are, commits for, commits since, committed and, common print, common props
-1: common words, commonly, communication, commutative, como, companies, companies in, companion description
-1: company, company ca, company com, company gateway, company has, company policy, comparable, compare before
-1: compare hashes, compare to, compare with, compared, compares them, compares with, comparison for
-1: compatibility with, compatible with, competent, competition, competitive, compilation, compile invoice
-1: compile time, compiled, complains, complains about, complaint rate, complete examples, complete missing
-1: complete plan, completed process, completed |, completes, complex type, complexity, compliance officer
-1: component add, component from, composable, compose exec, compose pull, compose run, compose yaml, composed
-1: compounds, comprehension, comprehensive, compress, compressed, compute, computes, computing, con il, con se
-1: concat, concern |, conclude, conclusions, concrete examples, concurrent requests, conda forge
-1: condition condition, condition filesize, condition string, condition test, conduct md, conductor, conf $
-1: conf etc, conf for, conf in, conf json, conference, conferir, config $, config addinivalue, config age
-1: config app, config await, config brave, config browser, config by, config config, config const, config core
-1: config current, config debug, config export, config flags, config get, config hardening, config import
-1: config list, config local, config mcp, config new, config not, config parser, config rules, config server
-1: config sets, config sh, config show, config unset, config wsgi, config yaml, config yml, configurable
-1: configuration config, configuration file, configuration md, configure set, configured by, confirm on
-1: confirm to, confirm which, confirmation once, confirmation page, confirmed findings, confirmed the
-1: confirms it, conflicting, conforme, conforms to, connect $, connect dsn, connect exchange, connect mg
-1: connect src, connect to, connect with, connection error, connection failed, connection from
-1: connection refused, connections and, connections are, connections |, connector, connector is, connectors
-1: consentimento, considerations, considering, consistent with, console console, console warn, console |
-1: consolidate, const, const amount, const api, const arg, const args, const at, const body, const call
-1: const candidates, const cmd, const command, const content, const database, const date, const decoded
-1: const dir, const expected, const font, const fps, const full, const get, const got, const group, const have
-1: const hits, const home, const images, const info, const item, const key, const limit, const line
-1: const lines, const match, const md, const mock, const my, const now, const options, const out, const output
-1: const owner, const parse, const payload, const pkg, const provider, const random, const re, const read
-1: const records, const rect, const rl, const rows, const safe, const select, const serialized, const server
-1: const shape, const sig, const socket, const sorted, const spring, const sum, const table, const temp
-1: const test, const token, const trace, const use, const user, const users, const valid, const vat, constants
-1: constrain, constrained, constraint and, constraint if, constructed, constructions, consume, consumption
-1: conta, contact |, container, container so, container the, containers and, containing the, contains all
-1: contains it, contains string, contains |, contenido, content, content as, content body, content center
-1: content encode, content exactly, content for, content hash, content into, content match, content message
-1: content negotiation, content not, content of, content skill, content that, content type, content |
-1: contents |, context $, context all, context and, context aware, context before, context from, context id
-1: context import, context md, context self, context user, context with, contextlib, contexto, contexts
-1: contiguous, continuation, continue, continue const, continue def, continue seen, continuous
-1: continuous learning, continuously, contract and, contract for, contract redline, contract says
-1: contract token, contract translator, contract with, contracts, contracts between, contracts with
-1: contrast of, contributing, control, control date, control de, control in, control of, control on
-1: control owner, control run, controle, controlled, controllers, controls, controls cc, controls csv
-1: controls in, convenience, conventional, conventions that, conversation history, conversation to
-1: conversational, convert, convert $, convert from, convert splunk, convert the, convert with, converted at
-1: converts, convex, convierte, cook, cookie based, cookie jar, cookies and, cookies where, coordinates of
-1: copied from, copied to, copied with, copies, copies in, copy $, copy after, copy all, copy and, copy as
-1: copy data, copy df, copy dst, copy file, copy hooks, copy id, copy it, copy main, copy modify, copy on
-1: copy package, copy paste, copy requirements, copy tasks, copy to, copy tree, copyright in, copyright the
-1: core $, core cli, core error, core for, core lib, core operations, core or, core test, core |, cores
-1: cores $, coroutine, corp ca, corporate, correctness tests, correlated, correlation, corresponding, corrige
-1: corrupted, corruption, cors configuration, cosine, cost, cost breakdown, cost explorer, cost more, cost per
-1: cost reader, costly, costs $, costs are, costs one, could find, could read, count, count at, count back
-1: count before, count can, count elements, count for, count get, count if, count label, count must
-1: count skipped, count so, count start, count to, counted and, counted in, counters, counting, country says
-1: counts and, counts from, counts in, counts once, counts per, courriel, courteous, cover, cover it
-1: cover them, coverage, coverage badge, coverage in, coverage |, covering, cp parents, cp read, cp scripts
-1: cp try, cp var, cp ~, cradle, craft, craft description, crashes, crashes and, crates, crawl, crds, creat
-1: creat |, create an, create async, create base, create command, create date, create default, create element
-1: create engine, create extension, create index, create invalidation, create local, create namespace
-1: create null, create order, create request, create server, create session, create update, created at
-1: createdb, creative, cred, credential, credential $, credential report, credentials browser, credentials env
-1: credentials that, credentials with, credible, credible sets, credit for, credit the, creds, cria, criteria
-1: criteria and, criteria from, criterion |, critic, crm mail, cron systemd, cron txt, cron var, crontab and
-1: crontab crontab, crontab etc, crontabs, crop |, cross account, cross origin, crosses, crossing, crossref
-1: crossref and, crt sudo, crud, crypto const, crypto import, crypto timing, cs, csak, csharp, csp is
-1: csp without, csr, csrf, csrf cookie, css animation, css font, css selector, css text, cstmr, cstmr cdt
-1: csv after, csv and, csv by, csv datetime, csv def, csv for, csv foreach, csv header, csv of, csv one
-1: csv pathlib, csv profiler, csv run, csv show, csv sys, csv tidy, csv time, csv warn, csv which, csv with
-1: csv writes, ctf, ctime, ctrl, ctrl then, ctrl to, ctx context, ctx new, ctx stream, cuenta, cuerpo, cues
-1: curl <service>, curl api, curl bash, curl delete, curl file, curl proto, curl sl, curlopt returntransfer
-1: curly quotes, currency and, currency for, currency of, currency usd, current, current branch
-1: current context, current dev, current frame, current information, current line, current path, current price
-1: current state, current temperature, current time, cursor agent, cursor pointer, cursor rules, curve sha
-1: cus, customer asks, customer mail, customer portal, customers by, customers the, customers with, customs
-1: cut after, cut etc, cut off, cut to, cutting, cv, cv name, cv screening, cve and, cves, cvss, cvss |
-1: cwd if, cwd str, cxx, cy, cyan, cycle length, cycle with, cygwin, cypress, czf tmp, czy, cáo, código
-1: da pasta, da sh, daemon true, daily keep, daily limit, daily stand, daily |, damaging, damping, dans la
-1: dans un, dashboard, data action, data all, data await, data base, data body, data by, data centre
-1: data collect, data come, data contents, data current, data delete, data dir, data err, data even, data file
-1: data filter, data form, data from, data function, data https, data id, data in, data instance, data json
-1: data layer, data may, data only, data over, data owner, data path, data payload, data placement
-1: data quality, data query, data raw, data return, data send, data sets, data size, data source, data store
-1: data text, data to, data type, data uri, data urllib, data use, data user, data value, data view
-1: database password, database that, databases, dataclass, datadog, dataset, datastore, date add, date by
-1: date const, date csv, date de, date default, date do, date first, date format, date last, date lines
-1: date match, date name, date note, date order, date put, date run, date score, date shop, date since
-1: date so, date sql, date they, date trunc, date two, date what, date where, date which, dates budget
-1: dates in, dates or, dates places, dates the, datetime fromisoformat, datetime fromtimestamp
-1: datetime import, datetime timezone, datetime utcnow, dateutil, datos de, datum in, day after, day and
-1: day before, day close, day day, day days, day description, day first, day forecast, day of, day price
-1: day run, day so, day that, day time, day you, day |, days before, days between, days console, days const
-1: days def, days don, days friendly, days if, days it, days last, days left, days log, days not, days old
-1: days only, days open, days print, days short, days the, days timezone, days without, days write, db, db add
-1: db async, db commit, db echo, db export, db files, db if, db import, db instance, db internal, db jsonpath
-1: db migrate, db new, db password, db prepare, db select, db sqlite, db user, db |, dca, de and, de datos
-1: de description, de seguridad, de |, deactivate the, dead code, dead links, dead tup, deadline, deadline ms
-1: deadline one, deal, dearmor, debian org, debian vps, debug build, debug builds, debug debug, debug true
-1: decay, december, decide on, decided by, decided who, decides what, decides which, decimal as, decimals
-1: decimals and, decision to, decisions as, decisions when, deck html, deck with, declaration, declarations
-1: declare function, declares, declaring, decline or, decode base, decode except, decode from, decode latin
-1: decode print, decode self, decode split, decode strip, decode to, decode utf, decode with
-1: decoder description, decodes, decodes to, decoration, decrease, deduction, deep link, deepl api, deeply
-1: def all, def apply, def base, def copy, def count, def create, def current, def detect, def evaluate
-1: def fetch, def files, def format, def handle, def http, def install, def known, def len, def lines
-1: def local, def mark, def mask, def merge, def no, def normalize, def num, def ok, def parse, def place
-1: def post, def rate, def read, def repr, def result, def row, def sample, def schema, def show, def stale
-1: def update, def write, defang, default $, default access, default base, default bookmarks, default client
-1: default const, default context, default default, default google, default min, default model
-1: default session, default table, default timeout, default url, default |, defaultdict, defaults are
-1: defaults write, defects, defense, defer, defer func, deferred, define, defined in, defines, defining
-1: del cliente, del proyecto, del self, delay with, delays, delegates to, delete anything, delete const
-1: delete dist, delete nothing, delete return, delete these, delete user, delete ~, deleted file, deleting
-1: deliberately, delim, delimited, deliver as, deliverability description, deliverable, deliverables
-1: deliveries, delivery |, delta, dem, dem nutzer, demander, demonstrates, denied, denied publickey, dense
-1: deny all, department, department and, depcheck, dependabot, depended, dependencias, dependencies in
-1: dependencies run, dependency confusion, dependency injection, dependent, deploy, deploy $, deploy and
-1: deploy api, deploy keys, deploy to, deploy user, deployed, deployed to, depois, deposits, deprecation
-1: deprecation warning, depth, depth $, depth modules, deputy, derived, descent, describe and, describe log
-1: describe tags, described, describing, description, description accessibility, description add
-1: description answer, description archives, description backs, description benchmarks, description brings
-1: description checks, description clean, description cleans, description clears, description compare
-1: description computes, description copies, description crea, description day, description desc
-1: description description, description disaster, description does, description drafts, description explain
-1: description explore, description fetch, description fixes, description format, description friendly
-1: description geocode, description gets, description give, description grades, description guide
-1: description harden, description how, description install, description is, description lets, description log
-1: description maakt, description moderation, description morning, description nightly, description of
-1: description opens, description organiza, description pay, description pdf, description persona
-1: description plain, description plan, description practises, description produces, description product
-1: description proposes, description publishes, description python, description quarterly, description read
-1: description reduce, description reminds, description renders, description roll, description rédige
-1: description saves, description scan, description schreibt, description second, description sends
-1: description sowing, description speed, description sprawdza, description suggests, description summarises
-1: description sums, description sweeps, description terraform, description this, description tidy
-1: description triage, description vets, description walks, description weekly, description windows
-1: description write, description Помогает, descriptions, descriptions if, design patterns, design the
-1: design —, designated, designing, desire, desired, desk for, desk from, desktop config, desktop |, deslop
-1: despite, despliegue, dest etc, destination $, destroy, destroy the, detaches, detailed, details and
-1: details error, details rules, detected, determine, determined, determined by, determines, deterministic
-1: deux, dev drive, dev sd, dev tty, dev url, developed, developer mode, developers, development env
-1: development or, development |, device, device and, device file, device name, device scale, devices
-1: devices open, devices with, devnet, devs, deze, değil, df $, df for, df log, dff, di graph, diagnoses
-1: diagnosis, diagnosis no, diagnostic, dialog, dialout, dialout $, diameter, diary diary, diary of
-1: dict fetch, dict key, dict list, dict load, dict |, dictionary that, dictionary the, did it, did not
-1: did you, die usage, died, diff and, diff before, diff has, diff no, diff read, diff then, differ and
-1: differ by, difference between, difference in, differences above, differences over, differences under
-1: differential, differently, differs between, diffs, dig $, dig name, dig trace, dig tries
-1: digest description, digest of, digest require, digest run, digest |, digits with, dimension, dimension |
-1: dimensional, ding, dir $, dir argv, dir cache, dir cyclonedx, dir for, dir from, dir func, dir if, dir join
-1: dir local, dir no, dir null, dir optional, dir or, dir os, dir output, dir process, dir system, dir with
-1: dire, direct answer, direct dependency, directed, direction of, directional, directions, directly in
-1: directly on, directly or, directories, directory and, directory as, directory before, directory if
-1: directory is, directory so, directory to, dirs, dirs files, dis, disable line, disable model, disagree with
-1: disagrees with, disallow, disaster, disaster recovery, discarded, discharge, discharge letters, disclaimer
-1: discord com, discord webhook, discount for, discourse, discover whether, discovered, discovers, discovery
-1: discrete, discriminated, disk $, disk df, disk if, disks, dispatch, dispatcher, display block, display flex
-1: display notification, display version, display |, displays, disposal, dispute, dist def, dist deploy
-1: dist dist, dist name, distance from, distance to, distinct, distinction, distinguish, distinguishes
-1: distribute, distributed, distributions, dists, distutils, distutils exec, div div, divergence, diverges
-1: dix, django projects, dkim, dkim dmarc, dll import, dll public, dlp skip, dm, dmarc, dmarc of, dmarc txt
-1: dml, dms, dnf, dns doctor, dns in, dns zone, do at, do crontab, do eval, do git, do if, do more, do no
-1: do not, do nothing, do sleep, do something, do ssh, do then, do they, do update, do when, do while, do who
-1: do you, doc, docker args, docker buildx, docker compose, docker history, docker host, docker image
-1: docker login, docker pull, docker rm, docker socket, docker volume, dockerignore, docs <named>, docs agents
-1: docs description, docs md, docs output, docs react, docs requirements, docs web, docs with, docs |
-1: doctor first, doctype plist, docu, document and, document create, document cstmr, document get
-1: document pdf, document statement, document that, documentation files, documents and, documents or
-1: documents test, documents with, docx or, does and, does as, does no, does one, does the, does with
-1: doesn change, doesn work, doing the, dokumentiert, dollar, domain $, domain so, domains, don, don do
-1: don fill, don have, don install, don merge, don need, don over, don pay, don push, don rewrite, don ts
-1: don use, don write, donation, done by, done cat, done cd, done code, done exit, done find, done if
-1: done journalctl, done so, done then, done with, done write, done |, donner, door and, dose, doses, dossier
-1: dosyanın, dotenv import, dotenv load, dotenvx, dotenvx dotenvx, dotfiles, dotfiles with, dotted, double opt
-1: doubles, doubles |, doubling, doublons, doubt ask, doubt leave, doubtful ones, down each, down for, down it
-1: down once, down step, down the, down times, down with, downgrade, download is, download it, download six
-1: download the, download write, download |, downloader, downloads and, dpi, dpkg log, dplyr, draft an
-1: draft and, draft or, draft schema, draft subject, draft the, draft with, drafted, drafts in, drawing
-1: drift is, drill, drill description, drink, drive the, driven, driver version, driver |, driving
-1: drop column, drop database, drop first, drop in, drop index, drop it, drop off, drop table, drop what
-1: drop |, dropdown, dropped in, dropper, drops it, dscl, dscl authonly, dst if, dst mkdir, dst write, dt from
-1: dt os, dt timedelta, dt timezone, dtc, dtd, dtd plist, dtds, dtds property, dtype, dtype str, du
-1: dual write, dudas, due $, due dates, due on, dump $, dump format, dump |, dungeon, duplicados
-1: duplicate object, duplicates keep, duration import, duration resource, duration seconds, during review
-1: durée, duties, duties of, dynamic, dz, dépôt, días, dónde, dúvidas, ea, eaae, each answer, each branch
-1: each by, each card, each class, each command, each config, each control, each day, each draft, each edit
-1: each end, each environment, each event, each finding, each folder, each gap, each git, each group, each has
-1: each hit, each item, each kind, each language, each manager, each mark, each name, each never, each new
-1: each night, each object, each of, each other, each owner, each package, each pair, each part
-1: each permission, each post, each println, each prompt, each quote, each red, each request, each review
-1: each seconds, each sentence, each side, each site, each sunday, each ten, each term, each that, each turn
-1: each value, each version, each what, each with, each word, ead, earlier are, earlier in, earlier versions
-1: early stage, ebf, ebs, ebs volume, ec metadata, ec |, ecc tools, ecdsa, echo, echo cd, echo closed
-1: echo deb, echo eval, echo fail, echo for, echo from, echo hello, echo if, echo install, echo kept
-1: echo missing, echo net, echo note, echo nothing, echo please, echo remove, echo run, echo server, echo sudo
-1: echo the, echo this, echo unknown, echo will, echo wrote, econnreset, ecosystem npm, ed sign, edge case
-1: edge cases, edges, edin, edit description, edit the, edit |, edit ~, editable, edited in, editing
-1: editorconfig, editorial, edits, education, eea, eef, een overzicht, effect and, effect const, effect deny
-1: effective, effectiveness, effects |, efficient, effort, eggs to, eigen, eight lines, eight words, einen
-1: einer, eintrag, ejecuta cada, ekleme, el entorno, el espacio, el mensaje, el servidor, el valor, elapsed
-1: electric, element by, element tree, element type, elements by, elements from, elevated power, elevation
-1: eleven, eleven labs, elif, elif $, elif command, elif line, elif re, elimina, eliminate, elke, elle
-1: else amount, else api, else def, else don, else echo, else fail, else is, else it, else keep, else line
-1: else path, else print, else printf, else return, else round, else so, else state, else this, else time
-1: else token, else |, em, em dashes, em em, email autocomplete, email email, email format, email in
-1: email name, email password, email role, email string, email test, email to, email verified, email with
-1: embedded, embedded credentials, emission is, emissions, emitter, emoji at, emoji in, emoji 🧬, emotional
-1: emphasis, emphasize, empties, empty, empty lines, empty log, empty return, empty set, empty string, empty |
-1: emulate, emulator, en <named>, en el, en gb, en lenguaje, en pdf, en un, en una, en us, en ~, enable
-1: enable it, enable now, enable nullable, enable sh, enabled boolean, enables, enc break, enc is, enc utf
-1: encode as, encode buf, encode content, encode def, encode encoding, encode hashlib, encode it, encode read
-1: encode return, encoded and, encoded command, encoded string, encoder encode, encodes, encoding binary
-1: encoding csv, encoding errors, encoding unicode, encounter, encountered, encrypted, encrypted and
-1: encrypted before, encrypted nightly, encryption key, end after, end and, end bp, end case, end close
-1: end desc, end for, end give, end if, end keep, end line, end report, end run, end state, end tests
-1: end that, end the, end there, end this, end to, end token, end value, end when, end write, ended
-1: endpoint auth, endpoint is, endpoint method, endpoint process, endpoint protection, endpoint to
-1: endpoints <named>, ends it, endswith ext, enforced at, enforcement, engine and, engine create, engine os
-1: engine postgres, engines, english on, english spanish, english text, enhancement, enoent, enough, enough if
-1: enquiries, enriches, ensembl vep, ensg, ensure ascii, ensure that, ensure the, ensures, enterprise, enters
-1: enters the, entertainment, entity name, entrance, entrega, entreprise, entrez, entrez eutils, entries are
-1: entries const, entries read, entries rules, entries sum, entries which, entry before, entry doesn
-1: entry per, entry that, entwurf, enumerable, enumerate open, env app, env base, env curl, env def, env dev
-1: env dict, env discord, env for, env join, env json, env list, env mail, env names, env no, env not
-1: env null, env otel, env path, env process, env program, env sudo, env to, env use, env vars, envelope and
-1: enviar, environ if, environ smtp, environment, environment of, environments, envrc, eof, eot, ephemeral
-1: epoch epoch, epsg, eq feat, equal buffer, equality, equals sts, equivalent, equivalent to, er return
-1: erasedups, err func, err json, err net, err not, err return, error assert, error at, error await
-1: error client, error const, error context, error ctx, error done, error event, error export, error failed
-1: error helper, error if, error invalid, error match, error msg, error occurred, error only, error os
-1: error pragma, error print, error req, error stop, error str, error string, error that, error try
-1: error warn, error with, errors at, errors import, errors is, errors never, errors push, errors replace
-1: errors with, erst, es en, es in, esac done, esac git, esc, escala, escalated, escape boolean, escape codes
-1: escapes, escreve, escribe, eslint, esm, espace, espacio, essential, esta, esta skill, establish
-1: established patterns, estimate for, estimate the, estimated, estimates what, están, etc audit, etc hosts
-1: etc security, ether, ethereum, etherscan, etl, etree, etree element, etwas, eur if, eutils, ev ev, ev json
-1: eval buffer, eval of, eval report, eval shell, evaluation criteria, even better, even out, evenings
-1: event and, event data, event date, event emitter, event fired, event handlers, event ids, event log
-1: event loop, event name, evento, events and, events at, ever |, every alert, every and, every app
-1: every branch, every build, every claim, every command, every event, every field, every gate, every host
-1: every line, every monday, every new, every quarter, every render, every row, every script, every secret
-1: every system, every topic, every week, every |, everyday, everything as, everything but, everything from
-1: everything on, everything you, everything |, evidence $, evidence as, evidence backed, evidence date
-1: evidence description, evidence for, evidence on, evil example, evolution, evolutionary, evt, exa mcp
-1: exa web, exact command, exact match, exactly as, exactly one, exactly the, exactly where, exam, examine
-1: example $, example app, example co, example import, example javascript, example or, example test
-1: example that, example user, example you, example |, examples and, examples below, examples from, examples |
-1: exams, exceeds, excellent |, except attribute, except key, except value, exception if, exception try
-1: exception |, exceptions import, excerpt, exchange online, exchange rate, exchanges, excl, exclude
-1: exclude $, exclude cache, exclude dist, exclude env, exclude |, excluding, exclusion extension
-1: exclusions are, exclusive true, excuses, exe from, exe if, exec $, exec du, exec error, exec it
-1: exec module, exec path, executable str, execute function, execute get, execute on, execute print, executed
-1: execution, execution plan, executive, execve, exemplos, exercise is, exercised, exiftool json, exist
-1: exist if, exist it, existe, existing path, exists const, exists dst, exists file, exists for, exists if
-1: exists leave, exists pg, exists so, exists sys, exists to, exists true, exit add, exit async, exit cmd
-1: exit codes, exit curl, exit defer, exit docker, exit else, exit fi, exit file, exit for, exit name, exit no
-1: exit open, exiting, expanded, expands, expect, expect it, expect response, expectation, expected |
-1: expecting, expense, expensive, experiment, experimental, expert, expertise, expiration, expires $
-1: expires in, explain, explain how, explain in, explain or, explain slow, explain what, explainer
-1: explainer description, explains and, exploit, explorer, explorer for, exponential, export, export $
-1: export as, export async, export description, export for, export http, export no, export path, export source
-1: export star, export the, exporte, exporter otlp, exports es, exports for, exposed, exposes the, exposing
-1: expressed, expression for, exs, extended header, extending, extension, extension if, external, extname
-1: extra ca, extract frames, extract the, extras, ey, fabrication, face font, facilitator, facilities, facing
-1: fact and, factor app, factor factor, factor |, factors in, facts are, facts first, factura, faculty
-1: fail closed, fail or, fail until, fail without, failed $, failed exit, failed logins, failing, failing test
-1: failover, fails and, fails go, fails on, fails or, fails read, fails twice, failure mode, failure to
-1: failure |, failures, fake captcha, fal, fal ai, fall, fallback if, fallback to, fallbacks, falling back
-1: false df, false enabled, false end, false error, false false, false if, false items, false or
-1: false otherwise, false pip, false print, false server, false show, false start, false step, false this
-1: false to, false try, false user, false uses, false util, false with, families, family arial, family state
-1: faq, faq at, far more, fast tests, fasta, faster but, faster than, fastify register, fastq gz, fatal
-1: fatalf, fatalf failed, fault |, favor, favours, faz, fb, fcgi, fd, fd os, fdr, fear, fear of, featured
-1: feb |, february, fechas, federated identity, fee and, feedback on, feeds, feeds the, feel, feel like
-1: fees and, fees are, fef, fence, fetch and, fetch can, fetch head, fetch method, fetch tags, fetch to
-1: fetching, fewest, ff, ff fe, ff only, ffff, ffmpeg, ffmpeg version, ffmpeg |, fgets, fh write, fh writerow
-1: fi fi, fi if, fi local, fi rm, fibre, fichiers, fid, field in, field is, field max, field show, field the
-1: field value, fields all, fields csv, fields email, fields have, fields if, fields return, fields string
-1: fields to, fields user, fifteen lines, figsize, figure, figure for, figures for, file above, file access
-1: file after, file append, file as, file ask, file changed, file checklist, file chmod, file compare
-1: file const, file contents, file control, file data, file def, file do, file document, file don, file edit
-1: file exists, file foreach, file format, file from, file glob, file grep, file head, file holds, file import
-1: file io, file itself, file keep, file md, file metadata, file only, file options, file or, file output
-1: file over, file paths, file permissions, file readlines, file replace, file require, file review, file self
-1: file sha, file should, file size, file so, file take, file target, file they, file through, file type
-1: file upload, file url, file urls, file val, file was, file when, file written, file —, file →, fileno for
-1: filepath glob, filepath strings, filepath walk, files above, files append, files are, files bad
-1: files before, files command, files complete, files copy, files each, files for, files found, files fs
-1: files id, files if, files into, files join, files list, files media, files memory, files must, files need
-1: files node, files of, files requirements, files see, files self, files set, files size, files so
-1: files that, files them, files types, files under, files until, files with, files ~, filesystem true
-1: filings, fill $, fill acro, fill color, fill report, fill style, fill text, filled with, filler description
-1: film, filter boolean, filter contains, filter description, filter length, filter repo, filter rules
-1: filter search, filter starts, filter true, filter |, filtering, filters for, filters list, filters name
-1: final newline, final pass, final plan, final pr, finalized, financial, find $, find etc, find files
-1: find generic, find one, find type, find var, findall, findall rx, finder apple, finding, finding read
-1: finding the, finding title, finding |, findings and, findings are, findings go, findings push, findings |
-1: finds and, finds free, finds weak, fine but, fine in, fines, fingerprint, fingerprints, finish py
-1: finished document, finite, firebase, fired, firewall on, firewall profile, firewall profiles, firing
-1: firm and, firm are, firm no, firm own, firma, first argument, first ask, first bash, first before
-1: first byte, first call, first column, first curl, first draft, first end, first existing, first export
-1: first first, first in, first is, first keep, first level, first log, first look, first map, first measure
-1: first name, first no, first numbers, first on, first push, first request, first rewrite, first root
-1: first row, first see, first sentence, first sheet, first sunday, first tar, first then, first time
-1: first value, first where, first which, first with, first words, first ~, fisher, fit and, fit crop
-1: fits one, five and, five at, five characters, five mails, five parts, five per, five sentences, five times
-1: five to, fix any, fix at, fix if, fix in, fix missing, fix perf, fix text, fix the, fix use, fix yet
-1: fixed and, fixed eval, fixed length, fixed seed, fixed version, fixed |, fixer run, fixes for, fixes it
-1: fixture scope, fixtures for, fk, flag, flag boolean, flag fmt, flag is, flag report, flags from, flags json
-1: flags stop, flagship, flake, flame, flask import, flask request, flat, flat config, flatter the, flaw
-1: flex align, flexible, flight, flights and, flips, float and, float array, float float, float for, float num
-1: float str, float sys, float |, floating, flour sugar, flow flow, flows in, flutter navigation, fly, fmcsa
-1: fmt net, fmt os, fmt printf, fn args, fn stdpath, fname, focuses, fois, folder $, folder ask, folder by
-1: folder folder, folder for, folder has, folder if, folder not, folder print, folder read, folder show
-1: folder so, folder that, folder with, folders and, folders matter, folders that, folders with, follow semver
-1: follow them, follow up, follow with, followed and, following conditions, following the, font face
-1: font loading, font src, font woff, fonts, fonts ready, food and, food |, fool, footer div, footer md
-1: footer of, for addresses, for against, for analysis, for analysts, for and, for another, for anything
-1: for assistants, for audits, for availability, for bash, for batch, for before, for below, for board
-1: for both, for bufio, for caches, for cell, for character, for children, for ci, for claude, for club
-1: for companies, for comparing, for computing, for confidential, for content, for country, for dashboards
-1: for day, for depth, for diagnosis, for different, for direct, for done, for double, for draft, for dynamic
-1: for everyone, for existing, for families, for faster, for first, for font, for format, for full, for future
-1: for general, for given, for heating, for hobby, for home, for host, for hours, for input, for iso, for its
-1: for key, for level, for lightweight, for living, for long, for lower, for maintainers, for malware
-1: for minute, for mobile, for month, for nested, for non, for none, for old, for one, for online, for org
-1: for page, for pair, for patients, for payments, for performance, for permission, for phone, for players
-1: for policy, for post, for price, for private, for quarterly, for raw, for readers, for reason, for remote
-1: for reply, for rest, for reviewer, for role, for root, for rotation, for rs, for say, for sc
-1: for scheduling, for schema, for score, for second, for sensitive, for sequence, for servers, for session
-1: for seven, for shell, for short, for six, for skill, for smooth, for soc, for something, for sort
-1: for sports, for target, for tax, for time, for timeout, for token, for tool, for trip, for trusted, for two
-1: for updates, for users, for validation, for view, for weak, for web, for what, for which, for with
-1: for word, for |, for ~, fora, force dev, force get, force push, force row, force true, forecast description
-1: forecast latitude, forecast with, foreign, foreign code, forge, fork code, form as, form date, form false
-1: form for, form form, form in, form layout, form one, form |, formal, format csv, format date, format for
-1: format group, format if, format is, format it, format list, format options, format png, format range
-1: format raw, format repository, format spec, format string, format to, format trailers, format value
-1: format vtt, format with, formatters, formerly, forms and, formulas, fornecedor, forward agent, forward this
-1: forwarded for, forwarded proto, forwarding to, found as, found expected, found if, found is, found let
-1: found lines, found return, found what, found with, found write, foundation, foundation let, founders
-1: four days, fourth, fox, fp read, fpr, fps, fputcsv, fputcsv $, fraction, fractional, frage, fragments
-1: frame $, frame ancestors, frame const, frame fps, frameworks, français, fraude, fred, free $, free and
-1: free busy, free text, free |, freebusy, freelance, freelance contract, freelancers, frees, frees disk
-1: french, frequency and, frequent causes, frequently, fresh $, fresh and, fresh context, fresh on, friction
-1: friendly tone, frist |, fristen, from <vendor>, from addresses, from agents, from and, from another
-1: from any, from anywhere, from array, from auth, from before, from bottom, from builder, from ci, from code
-1: from common, from controls, from core, from csv, from current, from datetime, from db, from disk
-1: from django, from docs, from env, from environment, from exec, from family, from fees, from flask
-1: from future, from host, from https, from id, from import, from in, from information, from is, from js
-1: from label, from lucide, from many, from minutes, from next, from nothing, from old, from one, from open
-1: from orders, from os, from pathlib, from phone, from playwright, from pod, from port, from public, from py
-1: from qor, from real, from release, from remote, from safetensors, from second, from short, from signature
-1: from source, from stdin, from strangers, from string, from support, from system, from ten, from their
-1: from theme, from they, from trust, from url, from urllib, from user, from utils, from web, from when
-1: from workstation, from ~, fromhex, front load, front page, front |, frontmatter, frozenset, fs append
-1: fs exists, fs let, fs path, fs post, fs require, fs slo, ft, ftc, ftp, fu, full documentation
-1: full migration, full name, full names, full path, full question, full scan, full suite, full table
-1: full text, full then, full type, full upgrade, full with, fullmatch, func fetch, func get, func load
-1: func string, function append, function clean, function create, function event, function for, function from
-1: function function, function gh, function has, function identity, function it, function log, function name
-1: function on, function render, function return, function should, function that, function update
-1: function void, function with, function |, functional, functions have, functions php, functions that
-1: functions to, fund, fundamental, fusion, future import, future void, fw, fyi, föreslå, für das, für den, ga
-1: gaag, gadgets, gain |, gap as, gap px, gaps and, gaps in, gaps of, garden, garden calendar
-1: gardener description, gas and, gas fees, gate and, gate as, gate audit, gate chain, gate description
-1: gate in, gate yml, gatekeeper, gaussian, gave it, gave them, gb $, gb for, gcloud config, gcode, gd yb, gdb
-1: gdpr, gdy, geef, geen, gem install, gemini, gemini api, gems, gen description, gene tp, generally
-1: generate credential, generate model, generate report, generated content, generated files
-1: generation workflow, generic password, genet, genetic, geno, genomes, genomic, genomics, genotype
-1: genotypes, genre, geo, geo package, geo pandas, geocode, geocoder, germany, germline, gestor, gesture
-1: get <service>, get <vendor>, get admin, get all, get an, get app, get archive, get branch, get bucket
-1: get cim, get client, get clusterrolebindings, get computer, get const, get contexts, get cookie
-1: get credential, get date, get default, get docker, get element, get elements, get else, get encoder
-1: get event, get field, get filter, get first, get from, get helm, get issue, get item, get last, get line
-1: get localappdata, get login, get main, get metrics, get min, get name, get new, get no, get on, get path
-1: get peer, get public, get range, get registry, get req, get request, get response, get round, get row
-1: get score, get secret, get smb, get source, get state, get stats, get table, get temp, get their, get them
-1: get two, get url, get wrong, getattr self, getenv stripe, getpass import, getpeercert, getrennt, gets it
-1: gets its, gets one, gets the, getsize, gettext, getting, getting to, gf, ggplot, gh auth, gh release
-1: gh secret, gh url, ghp za, gi, gibt, gif base, gis, git $, git and, git can, git cat, git checkout
-1: git cherry, git description, git for, git history, git http, git ignored, git init, git lfs, git mv
-1: git not, git repo, git repositories, git reset, git tag, git verify, git |, gitconfig vimrc, githooks pre
-1: github com, github gh, github ghp, github org, github pat, gitignore, gitlab, gitleaks, gitleaksignore
-1: give each, give list, give no, give one, give orders, give the, give two, given for, given path
-1: given string, gives list, gives no, gives the, giờ, glad, glob mozilla, glob png, global add
-1: global default, global init, global install, global pull, gluten milk, gmail com, gmail modify, gmail users
-1: gmt, gn, gnom, gnom ad, gnu, gnupg and, gnupg exclude, go back, go by, go env, go folder, go from, go func
-1: go get, go in, go out, go router, go up, go when, goal to, goal |, goes, goes before, goes in, goes under
-1: going to, golang org, good for, good habits, good one, good wait, good |, google, google fonts, googleapis
-1: goproxy <named>, got is, got want, goto, goto <placeholder>, gotowe, governed, governed by, governs, gp
-1: gpg dearmor, gpg key, gpg quick, gpgsign true, gpkg, gpu, gracefully, grade if, graded, grader
-1: grader description, grades the, gradle caches, gradle properties, gradlew, gradlew build, gradually
-1: grammar, grandfathered, grant proposals, grant type, grants and, graphics, graphicx, graphql, graphs, grave
-1: greater, greater than, greedy, green for, green if, greet, grep accepted, grep deleted, grep ei
-1: grep enabled, grep eq, grep glob, grep password, grep rn, grep security, grep server, grey, grid, grid and
-1: grid grid, grid template, grill, grounded, grounding rules, group by, group chat, group equal, group if
-1: group is, group kind, group name, group strip, group sudo, group target, group text, group title
-1: group values, group |, grouped by, groups are, groups for, groups new, groups open, groups or, groups query
-1: groups ssh, groups them, groups without, grub, gruppen, gsub gsub, gt quot, gtf, gu, guarantee the
-1: guaranteed to, guarantees, guard $, guard description, guard duty, guess, guess type, guess types, guesses
-1: guessing |, guest checkout, guests, guests csv, gui $, guid, guidance <named>, guidance is
-1: guide description, guideline, guidelines, guilds, guillemets, guía, gvsb gd, gwas, gwas lookup, gz echo
-1: gz |, gzip $, gå, hacer, hacker news, had an, had to, haftalık, hal, half is, half year, hall, halt
-1: hand and, hand off, hand when, hand with, handed to, handing, handing over, handle from, handle if
-1: handled by, handles the, handoff, handoffs, handover description, handover md, hands, hands out, handshake
-1: hangs, happened, happened to, happens next, happens to, happily, hardening description, hardening keep
-1: harder, hardware wallet, harmonised, harvest |, has $, has agreed, has an, has and, has any, has approved
-1: has at, has chosen, has come, has console, has expired, has it, has names, has no, has number, has one
-1: has page, has passed, has problem, has said, has seen, has sentence, has set, has two, has version
-1: has which, hash, hash files, hash from, hash if, hash leave, hash of, hash password, hash set, hash slice
-1: hashable, hashed password, hashicorp aws, hashlib hmac, hashlib import, hashlib os, hasn, haus, have an
-1: have and, have any, have clear, have come, have each, have good, have not, have run, have second, have to
-1: have two, have written, haves and, having, hb, hc, hcl, hcl resource, head and, head install, head meta
-1: head output, head printf, head strip, head top, header $, header authorization, header const
-1: header example, header forwarded, header http, header length, header location, header map, header true
-1: header txt, header upgrade, header value, headers api, headers as, headers authorization, headers aws
-1: headers cookie, headers def, headers dict, headers from, headers headers, headers host, headers json
-1: headers of, headers record, headers req, headers res, headers response, headers true, headings, headless
-1: headline text, headlines, heads main, health |, healthchecks, healthy, heating and, hedges, height auto
-1: height px, held out, hello skill, helm helm, helm main, helm upgrade, helm |, help, help keep, help page
-1: helper $, helper and, helper def, helper description, helper function, helper not, helper read, helper that
-1: helpers def, helps write, helvetica, here by, here if, here since, here so, here why, here would, hereby
-1: hereby granted, hereditary, hermes, hero, het hom, heuristic, hex $, hex and, hex digits, hex if, hex rgb
-1: hex slice, hexdigest if, hexdigest sha, hh, hidden false, hidden in, hidden until, hides the
-1: high confidence, high level, high priority, high quality, high risk, high value, hilt, hint for, hint to
-1: hire, his, histcontrol, histcontrol ignoreboth, histfile dev, history files, history for, history git
-1: history log, history run, histsize histcontrol, hit $, hit on, hit rules, hits and, hitting, hmac new
-1: hobby, hoc, hold are, hold no, holds it, holds no, hole in, holiday, home action, home backup, home bashrc
-1: home clawbio, home desktop, home dotfiles, home exclude, home gnupg, home gradle, home lab, home made
-1: home maxdepth, home me, home mozilla, home user, home you, home |, homebrew bin, homebrew install, homelab
-1: homepage <named>, homo, homo sapiens, honestly, honesty, honey, honeypot, honeypot field, hono, honor, hook
-1: hook for, hook is, hook run, hook secret, hooks and, hooks are, hooks chmod, hooks description, hooks hooks
-1: hooks id, hooks run, hope, horas, hors, host ask, host before, host body, host build, host cat, host check
-1: host const, host has, host host, host hostname, host into, host keep, host os, host path, host pid
-1: host port, host process, host proxy, host srv, host ssh, host then, host your, hostile, hosts behind
-1: hosts in, hosts make, hosts on, hosts that, hosts to, hosts |, hour at, hour key, hour on, hour to, hours
-1: hours and, hours are, hours by, hours day, hours of, hours per, hours to, house is, house rules, household
-1: household budget, household or, housing, how are, how far, how large, how many, how soon, how |, hp
-1: hr change, href <placeholder>, href if, hsl, hsm, html build, html comments, html console, html doctype
-1: html for, html head, html html, html out, html parser, html script, html write, htmlparser, http $
-1: http basic, http cors, http default, http endpoint, http headers, http import, http in, http methods
-1: http new, http or, http proxy, http req, http response, httperror, httpheader, https for, https from
-1: https import, https tlsv, https |, hub actions, hub api, hub mcp, hub or, hub page, hub signature, hub url
-1: hub when, hubspot, hue, human or, human press, humans, humour, hungry, hunter |, hunting, hunts, hur, hurt
-1: hurts, hw, hypotheses, hypothesis, hz, hz mono, iam create, iam delete, iam generate, iam get, iam service
-1: iban and, iban check, iban for, icmp, icon is, id abc, id access, id after, id base, id block, id chat
-1: id client, id column, id com, id const, id data, id dev, id env, id event, id from, id get, id id, id in
-1: id is, id item, id join, id json, id light, id list, id match, id max, id me, id media, id messages, id msg
-1: id none, id note, id private, id prompt, id rate, id ref, id reply, id req, id request, id secret
-1: id source, id status, id str, id text, id token, id try, id update, id user, id uuid, id when, id ws
-1: id your, id |, id ~, idea for, idea per, idea |, idempotent, identification, identifier with, identify
-1: identify the, identity $, identity const, identity credential, identity etc, identity is, identité
-1: idle conf, idle load, idlelib, idna, ids $, ids ids, ids join, ids print, ids to, ids where, ietf, iex
-1: iex |, if all, if allow, if anyone, if arg, if args, if at, if build, if cache, if card, if cfg, if chain
-1: if claude, if close, if command, if configured, if context, if continue, if cookie, if curl, if data
-1: if dest, if dev, if dry, if end, if err, if fn, if generated, if get, if grep, if headers, if hook, if host
-1: if in, if interactive, if it, if js, if keep, if key, if known, if length, if line, if lower, if method
-1: if msg, if new, if node, if one, if origin, if password, if pathlib, if possible, if present, if proxy
-1: if published, if read, if relevant, if removed, if reply, if report, if requirements, if result, if return
-1: if review, if row, if rows, if run, if same, if script, if search, if session, if set, if several, if sign
-1: if site, if size, if some, if stat, if status, if steps, if tests, if timeout, if token, if type, if typeof
-1: if unavailable, if url, if user, if value, if we, if website, if your, ifs read, ig, ign, ignore all
-1: ignore for, ignore if, ignore ignore, ignore pipe, ignore stop, ignore them, ignore unknown, ignore your
-1: ignoreboth, ignoreboth erasedups, ihre, ii, iif, iif lo, illegal, illness, illumina, im resize, image for
-1: image from, image ghcr, image image, image inspect, image is, image lanczos, image loading, image magick
-1: image name, image open, image prompt, image prune, image so, image str, image text, image to, image traefik
-1: image |, images await, images or, imagine, img image, immer, impact, impacts, impl, implement |
-1: implementations, implemented as, implicit, implicit invocation, implicit usings, implied including
-1: import annotations, import any, import as, import bufio, import datetime, import encoding, import extract
-1: import flask, import geopandas, import getpass, import hf, import javax, import join, import optional
-1: import pandas, import query, import random, import rules, import spawn, import sqlite, import subprocess
-1: import sync, import time, import torch, import type, import user, import warnings, import web, import write
-1: import xml, importable, importable in, important content, important notes, imported, imported as, importlib
-1: importo, imports, imposto, improper, improve code, improves, imread, in, in <named>, in another
-1: in anthropic, in any, in app, in application, in april, in args, in ask, in audience, in batches, in begin
-1: in brief, in button, in by, in change, in chat, in check, in children, in chrome, in clients, in cloud
-1: in cluster, in company, in copy, in css, in data, in day, in debug, in depth, in descriptions, in developer
-1: in docs, in done, in doubt, in ec, in einer, in etc, in extra, in fails, in fixtures, in flight, in folder
-1: in foreign, in function, in garden, in get, in getattr, in githooks, in gitignore, in green, in hand
-1: in header, in here, in het, in high, in history, in host, in hours, in html, in iam, in inbox, in init
-1: in invoices, in january, in job, in json, in keep, in kinds, in lab, in labels, in language, in later
-1: in legal, in len, in library, in line, in list, in mails, in many, in march, in mcp, in metres
-1: in microsoft, in missing, in month, in months, in need, in network, in no, in note, in npm, in ok, in page
-1: in parse, in part, in patterns, in pdf, in playwright, in post, in process, in profile, in prompt
-1: in proportion, in proposal, in proto, in pty, in public, in pull, in question, in range, in ranges, in raw
-1: in rd, in read, in release, in reports, in requirements, in resolve, in response, in results, in root
-1: in runtime, in search, in security, in seen, in sentence, in separate, in setup, in shared, in sigs
-1: in site, in skip, in soa, in sql, in sqlite, in srv, in staging, in string, in sw, in tab, in tables
-1: in targets, in template, in templates, in ten, in terms, in text, in their, in ticket, in time, in title
-1: in tmp, in tmux, in tokens, in total, in trusted, in types, in under, in update, in var, in venv, in view
-1: in with, in within, in word, in words, in worktree, in writing, in zone, inch, include every, include hr
-1: include keys, include link, include the, include when, includes const, income at, incoming, incorrect
-1: incorrectly, increases, increments, indefinitely, indent, independent of, independent review, independiente
-1: indeterminate, index const, index csv, index else, index if, index of, index on, index or, index return
-1: index set, index split, index ts, indexable, indexes on, indexes that, indexes with, indica, indicated
-1: indicating, indicator |, individual, individuals, inf amt, inflate, info $, info json, info message
-1: info name, info object, info progress, info size, info |, information schema, informe, infrastructure
-1: ingredients and, inheritance, inherited, inherited from, inherits, inherits the, ini ~, init and
-1: init default, init in, init promise, init request, init restic, init save, init self, initial value
-1: initialisation, initialization, initialize, initials the, initn, initn document, injecting, injection in
-1: injection pass, injection |, inline form, inline in, inlined, inp, inplace, input, input code, input in
-1: input input, input not, input send, input str, input to, input write, insensitive, insert self, inside and
-1: inside out, insight, inspiration, inst, instagram, instalador, install bash, install bioconda
-1: install content, install dir, install ffmpeg, install head, install id, install index, install kind
-1: install once, install path, install playwright, install postgresql, install postinstall, install ps
-1: install python, install requests, install require, install ruff, install skills, install this, install usr
-1: installable, installation, installed $, installed in, installed skill, installer from, installs and
-1: instance from, instance id, instance so, instance win, instant, instantiate, instead if, instinct
-1: instincts, instrucciones, instruct, instruction, instructions do, instructions |, instrumentation
-1: int array, int await, int list, int none, int process, integer key, integrate, integrated, integration test
-1: integrity and, intel, intelligence, intelligent, interact, interaction, interaction nonstopmode
-1: interactive, intercept, interceptor, interceptors, interface to, interfaces, internal linking
-1: internal links, internal network, internal packages, internal system, internally, internals, interne
-1: internet access, internet |, interpretable, interpreted, interpreted as, intersection, interval and
-1: interval days, interval key, interview the, interviews, intl, into claude, into folders, into in, into its
-1: into list, into memory, into place, into report, into scratch, into shared, into shell, into short
-1: into tmp, into values, into words, into your, intro, introduced in, introduces, invalid or, invalidate
-1: invariants, invent, inventario, invented, inventory, inventory $, inventory description, inventory list
-1: inventory of, inventory service, inverse, invert, investment, investment advice, investor, invocable true
-1: invocation false, invoice is, invoice mailer, invoice pdf, invoice that, invoice typ, invoices and
-1: invoices in, invoices with, invoke skill, involved in, io <named>, io copy, io enforce, io fs, io kotest
-1: io pickle, io prometheus, io quote, io raw, io using, ioreg, ip $, ip addr, ip and, ip for, ip forward
-1: ip ip, ipp, ipv address, ipv ip, is, is $, is about, is added, is advice, is agreed, is all, is already
-1: is also, is approved, is array, is as, is attached, is auto, is available, is back, is bad, is base
-1: is based, is blank, is boolean, is bound, is carried, is changed, is checked, is code, is committed
-1: is common, is compared, is complex, is currently, is cut, is declared, is default, is defined, is disabled
-1: is do, is documented, is double, is equivalent, is error, is exactly, is false, is filed, is from, is full
-1: is global, is gone, is governed, is graded, is half, is hereby, is hidden, is hope, is host, is implemented
-1: is in, is information, is inside, is itself, is judged, is large, is late, is link, is linked, is list
-1: is listed, is little, is loading, is logging, is made, is minutes, is mobile, is more, is named, is never
-1: is new, is no, is noted, is number, is offered, is ok, is old, is older, is ordered, is output, is over
-1: is paid, is passed, is path, is placed, is plain, is polite, is poor, is positive, is prepared, is printed
-1: is probably, is production, is protected, is push, is recorded, is reference, is refreshed, is rejected
-1: is remote, is repeated, is repo, is return, is root, is saved, is second, is selected, is separate
-1: is served, is set, is short, is similar, is small, is smaller, is sound, is started, is suspicious
-1: is switched, is target, is test, is text, is that, is the, is theirs, is then, is transcript, is treated
-1: is two, is unchanged, is unclear, is unset, is untrusted, is urgent, is useful, is way, is well, is while
-1: is who, is windows, is without, is worth, is write, is written, is younger, is yours, is |, isaacs, isfile
-1: isn found, isn one, iso, iso form, isomorphic, issuer <named>, issues, issues $, issues await, issues const
-1: issues in, issues read, ist, it add, it adds, it all, it an, it at, it begins, it both, it broken
-1: it change, it checks, it close, it common, it cost, it covers, it creates, it def, it delete, it depends
-1: it did, it doesn, it each, it executable, it expect, it export, it failed, it finds, it fix, it free
-1: it get, it gets, it had, it hands, it if, it it, it its, it just, it keeps, it lets, it long, it measure
-1: it measures, it must, it no, it notes, it notices, it now, it once, it order, it otherwise, it over, it pod
-1: it post, it print, it protects, it provides, it readable, it ready, it report, it return, it see, it short
-1: it so, it sorts, it stands, it stop, it take, it tell, it ten, it that, it three, it through, it try
-1: it under, it uses, it waits, it went, it working, it write, it yourself, italic, item get, item if, item in
-1: item label, item name, item not, item of, item return, item to, item type, item url, item with, items await
-1: items center, items csv, items list, items return, items string, items type, items were, items with
-1: iterable iterator, iterables, iterator $, iterator prototype, its address, its date, its end, its file
-1: its first, its link, its name, its own, its reason, its settings, its size, its state, its task, its test
-1: its title, its version, itself and, itself are, itself not, itself note, içinde, jahre, jank, january
-1: jargon, java, java io, java java, java nio, java time, java util, javascript async, javascript const, jdk
-1: jeden, jellyfin, jira email, jira url, jit, jm, job, job and, job is, job runs, job sh, job title, jobs of
-1: jobs run, jobs vanish, jobs |, join $, join current, join end, join folder, join found, join from
-1: join here, join line, join lines, join path, join read, join rows, join sorted, join throw, join try
-1: join with, joined, joiners and, joins, joins the, journal is, journal json, journalctl disk, journalctl ssh
-1: journals, journey, jq access, jq arg, jq items, jq name, jq status, jq |, js and, js app, js is, js reads
-1: json, json body, json claude, json codeium, json contains, json context, json continue, json dict
-1: json else, json encoding, json event, json exists, json foo, json format, json from, json github
-1: json hooks, json import, json join, json library, json lint, json media, json names, json not, json parser
-1: json parsing, json path, json policy, json pp, json process, json raw, json resource, json rows, json run
-1: json sbom, json show, json so, json src, json state, json statistics, json subprocess, json target
-1: json text, json token, json url, json write, json 中, jsonb old, jsondecoder, jsondecoder decode, jsonencode
-1: jsonencoder encode, jsonl, jsonl in, jsonlite, jsonpath data, jsonschema, jsp, jsx, judge the, jump
-1: jump host, jumps, june, jurídica, just for, just need, just the, justify, justify content, jv, jwt encode
-1: jwt |, kanal, kaniko, kaydet, kaynak, kb, kb and, kde, kdevtmpfsi, keep and, keep both, keep changelog
-1: keep code, keep comments, keep copy, keep credentials, keep everything, keep facts, keep files, keep list
-1: keep monthly, keep names, keep other, keep personal, keep placeholders, keep record, keep state, keep them
-1: keep view, keep weekly, keep working, keep |, keepachangelog, keeps an, keeps diary, keeps list
-1: keeps running, keeps short, keeps translation, keeps what, kein, kept, kept and, kept apart, kept as
-1: kept the, kex, kex algorithms, key, key anthropic, key as, key asc, key at, key begin, key content, key dev
-1: key dict, key env, key environment, key error, key extra, key first, key from, key get, key github
-1: key give, key gpg, key handling, key header, key here, key hits, key host, key hour, key index, key integer
-1: key is, key kept, key login, key md, key metadata, key name, key null, key password, key pem, key points
-1: key policy, key process, key program, key pub, key repeat, key sk, key start, key store, key then, key tmp
-1: key values, key verify, key was, key you, key your, keyboard and, keyboard import, keychain security
-1: keymap, keyring, keyrings, keys by, keys do, keys done, keys find, keys from, keys get, keys home, keys is
-1: keys it, keys map, keys older, keys select, keys so, keys stay, keys that, keys then, keys txt, keys user
-1: keys without, keys |, keystore properties, keyvault, keyword name, keywords if, keywords keyword
-1: keywords use, kg, không bao, ki, kickstart, kill $, kill the, killall, kind do, kind express, kind file
-1: kind if, kind in, kind is, kind list, kind of, kind pip, kind role, kind value, kinds of, kiro, kit let
-1: kitchen, kiểm, kiểm tra, klein, klären, kn, know that, know what, know where, knowledge, knowledge base
-1: known bad, known by, known vulnerabilities, knows, knows the, kommt, kopfzeile, kopie, kotest, kotlin
-1: kotlinx, kotlinx serialization, kraken, kube posture, kubeconfig ~, kubectl exec, kubectl logs, kubectl run
-1: kullanma, kullanıcının, kullanın, kunde, kw def, kworker, ky, kế, la clave, la date, la etc, la lista
-1: la pagina, la página, la terminal, laat, lab ci, lab for, label for, label id, label in, label name
-1: label of, label test, label this, label title, label with, labels app, labels do, labels for, labels json
-1: labels label, labels length, labels method, laboratory, lacks the, lambda, lambda for, lambda print, lamp
-1: lan, lancer, lancez, lanczos, land, land in, landmarks, lands on, landscape, lane name, lanes, lang en
-1: lang lang, language code, language keep, language no, language of, language tone, language |, languages |
-1: laptop and, large and, large multi, large number, largest files, ları, las claves, lassen, last changed
-1: last check, last commit, last date, last days, last drill, last if, last in, last index, last month
-1: last of, last one, last page, last patch, last read, last run, last seen, last sign, last step, last tag
-1: last txt, last updated, last value, latency from, later review, later run, later |, lateral, latest def
-1: latest from, latest json, latest |, latin, latitude lat, latter, lauf, launchctl bootout, launchctl load
-1: launchctl unload, launchd, launched, law fill, law of, law the, laws, lax, layout if, layout one
-1: layout section, layout tables, layouts, lazy, lazy load, lazy loading, lb, lc all, lcov, ld, le, le lien
-1: le numéro, le terminal, lead magnet, lead the, leadership, leading, leading zero, leak |, leaks
-1: learner sees, learning, least as, least characters, least privilege, least two, leave alone, leave notes
-1: leave room, leave their, leave to, leavers, leaves out, leaves the, leaves your, led to, ledger, ledger csv
-1: ledger live, ledger |, lees, left alone, left for, left of, left open, left query, left the, leftovers
-1: legal text, legend, legible, legitimate, len, len and, len buffer, len characters, len const, len def
-1: len else, len for, len src, length add, length break, length index, length len, length length
-1: length number, length one, length set, length this, length |, lengths, lenguaje, lenses, lent, leri, lesen
-1: lessons, let base, let error, let index, let mut, let new, let total, let vec, letter by, letter txt
-1: letter with, lettera, letters ask, letters or, letters that, letting, lettres, letzte, level first
-1: level for, level function, level high, level process, level rules, level the, level verbose, lever, levers
-1: lexer for, lexer regex, lfc, li, li for, lib src, libdoc, library dplyr, library jsonlite, library library
-1: library |, licence is, licence report, license copyright, license for, license is, license license
-1: license this, license txt, license version, licensed under, liegen, lies den, liest, lifts, light dark
-1: light hall, light turn, lights, lijst, like home, like in, like other, like the, like them, like |
-1: likely benign, likely pathogenic, likes, limit count, limit error, limit if, limit int, limit of
-1: limit reset, limit the, limit timeout, limit ~, limitations, limiter, limites, limits are, limits by
-1: line after, line break, line def, line ends, line example, line false, line field, line found, line height
-1: line length, line level, line lf, line line, line markers, line no, line number, line only, line run
-1: line starts, line then, line try, line under, line value, line where, line will, line without, line yield
-1: linear, lineno, lines and, lines around, lines first, lines for, lines header, lines join, lines json
-1: lines line, lines never, lines of, lines over, lines path, lines say, lines the, lines title, lines write
-1: linguagem, linhas, link <named>, link back, link check, link description, link href, link no, linked in
-1: linked |, linking, links and, links as, links at, links if, links out, links to, lint in, lint tests
-1: linters, linting tests, linux, linux install, linux or, linux server, linux with, linux |, list access
-1: list accounts, list as, list available, list both, list double, list dtd, list each, list entities
-1: list every, list file, list grep, list image, list instead, list int, list is, list item, list length
-1: list memory, list object, list os, list people, list profiles, list project, list ruleset, list run
-1: list set, list skills, list so, list sudo, list that, list them, list those, list timers, list to
-1: list tuple, list txt, list type, list up, list var, list where, list who, list write, list your, list |
-1: lista, liste des, liste os, listed in, listed not, listed with, listen, listen address, listen ssl
-1: listener async, listeners, listens, lists all, lists ask, lists it, lists the, lists them, lists what
-1: listę, literature, live and, live at, live kind, live mode, live next, live stream, live tup, live url
-1: live |, lived, lives in, livez, living room, ll use, llama, llm, llms, llms txt, ln, lo accept, lo script
-1: load balancers, load data, load defaults, load dotenv, load file, load fs, load if, load module, load name
-1: load on, load open, load unpacked, loaded when, loaded with, loader load, loader self, loader that, loads
-1: loads base, loads for, local address, local administrators, local base, local data, local dev, local file
-1: local first, local group, local network, local server, local settings, local shop, local text, local the
-1: locales de, localhost $, localhost hooks, localhost |, localization, localized, locals, located
-1: location location, location node, location origin, location proxy, locations, lock ex, lock file, lock in
-1: lock is, lock json, lock out, lock time, lock true, locked account, locked out, locus, locuscompare, log $
-1: log append, log are, log as, log at, log before, log body, log cleared, log dir, log dpkg, log each
-1: log failure, log fatal, log file, log folders, log groups, log has, log hygiene, log jsonl, log line
-1: log lines, log log, log merges, log no, log not, log notes, log ok, log or, log prefix, log print
-1: log record, log remove, log response, log retention, log string, log svg, log system, log tag, log that
-1: log unused, log viewer, log without, logbook, logged with, logger name, logging in, logging true, logic to
-1: logical access, login burst, login by, login flows, login for, login it, login method, login once, login os
-1: login py, login session, login user, login with, logistic, logistic regression, logout, logs $
-1: logs describe, logs for, logs log, loja, loki, lon daily, lon hourly, long base, long context, long jobs
-1: long lived, long or, long running, long time, long to, long what, longer, longer safe, longest, longform
-1: longform guide, longitude and, longitude lon, look alike, look it, look |, lookbehind true, looked at
-1: looking up, lookup events, lookup table, lookups, lookups in, loop that, loop the, loopback, loosen
-1: los valores, losing, losing the, loss is, loss |, lot, loudness, low |, lower bound, lower def, lower name
-1: lower str, lower strings, lower try, lowercase, lowest and, lrm, lru, lru cache, ls la, ls lh, ls proc
-1: ls remote, lsass, lsb, lsb release, lstrip, lstrip chr, lt get, lt gt, lucide, lucide react, lufs, lui
-1: lui même, luxury, lv, lvnp, löschen, lại, lập, ma, maak, maak per, maakt, maakt een, mac book, machine ask
-1: machine can, machine has, machine in, machine run, machine without, machines in, machines of, machines with
-1: macros, macs, made before, made for, made of, made up, made with, magic mock, magnet, mail after, mail ask
-1: mail check, mail deliverability, mail ed, mail if, mail input, mail into, mail label, mail or, mail subject
-1: mail text, mail the, mail to, mail triage, mail with, mail |, mailchimp, mailer description, mails as
-1: mails description, main add, main args, main cmd, main command, main content, main docs, main err
-1: main file, main files, main for, main git, main if, main import, main list, main none, main out, main pdf
-1: main print, main println, main protection, main py, main scripts, main sys, main thesis, mainloop, mainnet
-1: maintain, maintenance window, maior, majority, make, make and, make builds, make clean, make code, make key
-1: make lint, make make, make new, make sure, make user, makedirs, makedirs os, makefile list, makes an
-1: makes pdf, making changes, manage py, manage the, managed identity, managed policy, management
-1: management and, management contract, manager and, manager before, manager create, manager for, manager get
-1: manager keep, manager on, mandatory, manifest and, manifest is, manipulation, manually node, manuel
-1: many are, many people, many questions, many rows, map <named>, map get, map length, map name, map set
-1: map split, map string, map strip, map to, map |, maps in, maps to, march, margin auto, margin on
-1: margin padding, mark for, mark is, mark task, markdown $, markdown is, markdown link, markdown notes
-1: marked, marker, market data, marks and, marks as, marks in, marque, marts, mask return, masvs, match $
-1: match as, match is, match it, match labels, match length, match md, match name, match no, match of
-1: match or, match re, match return, match then, match with, matcher edit, matcher label, matches name
-1: matches regex, matches the, mate, materials that, math min, math sys, matplotlib from, matrix, matter
-1: matter most, matter to, max comments, max connections, max events, max for, max long, max math, max mg
-1: max results, max row, max turns, max width, max words, may also, may break, may depend, may do, may end
-1: may hand, may put, may read, may show, may use, may want, may wish, mb |, mc, mcp client, mcp server, mcp サ
-1: md add, md always, md architecture, md as, md beside, md build, md claude, md dev, md docs, md does
-1: md exists, md follow, md for, md format, md how, md is, md keep, md load, md memory, md metrics, md next
-1: md path, md pathlib, md project, md prompt, md references, md rendered, md security, md settings, md single
-1: md step, md then, md this, md tmp, md under, md use, md user, md weekly, md which, md with, md write
-1: md writer, md §, md —, md 。, me body, me execute, me format, me know, me notes, me the, me through, mean $
-1: mean and, mean exec, mean for, mean print, meaning and, meaning is, means no, means of, means the, means to
-1: measure first, measures |, meat, mechanic, media media, media open, media resp, media upload, medians
-1: mediante, medical letters, medication, medida, meeting rooms, mehr, mehr als, mejor, melde, meldung
-1: member administrators, member name, members of, members where, memoize, memory description, memory files
-1: memory leak, memory leaks, memory memory, memory under, memory usage, mensagem, mental, mention what, mere
-1: merge commits, merge duplicates, merge request, merge squash, merge to, merge unique, merged merge
-1: merged or, merged pull, merges, merkle, meshes, message data, message digest, message function
-1: message goes, message hello, message if, message info, message json, message message, message port
-1: message send, message string, message subject, message text, message that, message to, message type
-1: message you, message |, messages role, messages suggest, messages |, messaging, met partly, met |
-1: meta mask, meta tag, metaclass, metadata namespace, metadata openclaw, metadata readonly, metadata token
-1: metavar, method delete, method fifo, method http, method name, method names, method params, methodology
-1: methods are, methods return, methylation, metres, metric, metric |, mf, mg day, mg graph, mg kg, mhz, micro
-1: microphone and, microsoft, microsoft graph, microwave, mid, middle, middle one, might be, migrate to
-1: migrates, migration, migration file, migration from, migrator, migrator description, milk nuts, milk |
-1: mime, mime base, mimetypes guess, min count, min install, min js, min length, min math, min max
-1: min session, min to, miners, mini lm, minimized, minimum, minor or, minute log, minute of, minute with
-1: minutes after, minutes ask, minutes at, minutes date, minutes day, minutes description, minutes md
-1: minutes or, minutes tell, minutes when, mirror git, mirror url, mirror |, mise en, misleading, mismatch
-1: mismatch or, mismatches, misses, misses it, missing do, missing for, missing return, missing there
-1: missing with, mission, mistake and, mistake in, mistake is, mistaken, mistral, misuse, mitigation, mixed
-1: mixin, mj, mjml, mkcert, mkdir dir, mkdir parents, mkdirs, mkdocs, mkdocs build, mkdtemp prefix, mkfs
-1: mktemp $, mktemp for, mm csv, mm tt, mmdd, mmdd hhmm, mn, mobile app, mobile architecture, mobility
-1: mock agent, mock resp, mock return, mockups, mod, mod go, mod verify, modalities, mode, mode as
-1: mode create, mode disable, mode for, mode is, mode so, mode stream, mode test, mode to, model $
-1: model anthropic, model from, model invocation, model is, model model, model name, model of, model provider
-1: model qwen, model sentence, model small, model to, model version, modelcontextprotocol inspector
-1: modelcontextprotocol server, models, models import, models use, moderator, modification time, modifier
-1: modifiers, modify the, modifying, modifying the, module build, module example, module if, module module
-1: module return, module state, module to, module value, modules for, modules is, modules name, modules not
-1: modules type, modules venv, mol, monday at, money and, money goes, monitor, monitoring, monkeypatch
-1: monkeypatch setattr, mono, monotonic, monte, month after, month and, month as, month count, month day
-1: month if, month in, month is, month list, month look, month months, month revenue, monthly limit
-1: monthly prune, monthly restore, months and, months is, months |, more and, more are, more data, more days
-1: more details, more if, more the, more |, morning digest, morphing, mosquitto, most after, most are
-1: most characters, most countries, most five, most four, most important, most often, most specific
-1: most teams, most template, most three, most used, most when, mostra il, motdotla, motdotla dotenv, motion |
-1: move and, move in, move it, move log, move the, move what, moved from, moved more, movement, mover
-1: moves the, moving, moving on, moving the, mp performance, mp preference, mrr, ms are, ms at, ms export
-1: ms no, ms return, ms |, msa, msg, msg $, msg if, msgs, mtime, mtime print, mtime type, mu plugins, much
-1: much is, muestra, multi turn, multi user, multipart, multiples, must always, must call, must carry
-1: must come, must ensure, must exist, must include, must match, must say, musts, mutable, mutable state
-1: mutations, mvn, mx $, my map, my parcel, myapp, myorg, myshopify, mysqldump, mysqldump single, más, máximo
-1: mô, mô tả, mỗi, mục, na nb, nach dem, nach §, naive, name access, name action, name admin, name agenda
-1: name alice, name amount, name app, name application, name are, name ask, name auditd, name authorized
-1: name aws, name before, name best, name bib, name blog, name breach, name budget, name calendar, name cargo
-1: name catch, name chess, name chrome, name clip, name cloud, name club, name column, name company
-1: name compliance, name consent, name console, name contract, name convert, name copy, name cost
-1: name coverage, name crash, name create, name crypto, name dbt, name de, name def, name del, name delete
-1: name desk, name dev, name digest, name dist, name django, name drive, name ec, name egress, name emoji
-1: name empty, name example, name excel, name except, name exec, name expense, name fastapi, name feed
-1: name ffmpeg, name flaky, name fleet, name format, name forum, name freelance, name fridge, name func
-1: name game, name garden, name go, name grant, name groups, name guild, name has, name header, name home
-1: name homelab, name iam, name id, name in, name inbox, name ir, name jane, name jira, name job, name join
-1: name key, name labels, name lease, name leave, name left, name length, name letter, name library, name line
-1: name lines, name live, name local, name login, name mac, name major, name malware, name match, name max
-1: name md, name move, name name, name network, name new, name node, name none, name note, name office
-1: name ok, name oncall, name open, name organizador, name out, name pair, name password, name paste, name pay
-1: name pentest, name per, name perm, name phishing, name place, name podcast, name portfolio, name postgres
-1: name privacy, name private, name process, name profile, name proto, name publisher, name qr, name rag
-1: name re, name reader, name refund, name remove, name resolver, name resource, name rest, name run
-1: name sales, name sbom, name script, name service, name session, name shift, name soc, name standup
-1: name style, name supplier, name sync, name synthetic, name target, name tax, name tenant, name them
-1: name thesis, name ticket, name tidy, name timesheet, name tmux, name transcript, name travel, name trusted
-1: name two, name txt, name unity, name us, name vault, name vite, name vps, name vuln, name weather
-1: name webhook, name wedding, name weekly, name width, name windows, name workout, name workspace, name wp
-1: name zone, name …, named after, named at, named by, named checkzone, named owner, named volumes, named |
-1: namen, names after, names and, names at, names below, names dead, names false, names if, names in, names it
-1: names mail, names product, names start, names true, names when, namespace metadata, namespace the
-1: naming convention, naming rules, nan, nano time, narration, narrow, nas local, nat, nat gateways
-1: nationality, natively, natural, natural language, navy, nbsp, nc, nc lvnp, nc vz, ncbi nlm, nconst, ne pas
-1: nearest, nearest neighbour, nearly full, need only, need them, need |, needed $, needs an, needs and
-1: needs attention, needs decision, needs help, needs reason, needs restart, needs slow, needs test
-1: needs this, needs update, negotiable, negotiable rules, negotiation json, neighbor, neighbourhood
-1: neighbours, neither, nests, net check, net core, net for, net if, net income, net ipv, net net, net os
-1: net rate, net require, net tcpconnection, net user, netcat, netcat |, netrc |, netstat, netstat an
-1: network and, network call, network for, network is, network none, network printers, network security
-1: network set, network settings, network true, networkidle, networks, networks for, networkx, neutrals
-1: never an, never as, never auto, never before, never below, never by, never change, never comment
-1: never drop, never follow, never give, never go, never guess, never hand, never in, never needs, never open
-1: never opened, never paid, never pass, never present, never put, never re, never resolve, never run
-1: never skip, never take, never to, never touch, never touched, never type, never use, new api, new branch
-1: new client, new computer, new config, new contributors, new count, new customers, new database
-1: new dependency, new dictionary, new document, new end, new float, new host, new items, new line, new list
-1: new local, new mail, new message, new mp, new net, new old, new page, new password, new policy, new profile
-1: new response, new route, new scanner, new services, new session, new set, new since, new skill, new source
-1: new subject, new tab, new text, new three, new timeout, new uint, new user, new value, new wallet
-1: new window, new york, newer one, newermt, newermt days, newline true, newly, newsletter, newspaper
-1: nexport function, next $, next action, next build, next config, next hours, next level, next message
-1: next public, next step, next steps, next tick, next two, next value, next week, next with, nf, nftables
-1: nfunction, ng, nginx and, nginx conf, nginx name, nginx nginx, nginx with, ngrok, ngrok http, nguyên, ngày
-1: nice |, nicht, nie, niemals, nigdy, nightly run, nightly safe, nih, nih gov, nikdy, nil continue
-1: nil fatalf, nil |, nio, nio file, nit |, nitrate, nix, nlm, nlm nih, no, no adjectives, no admin
-1: no administrator, no agent, no approval, no argument, no authority, no base, no blame, no brand, no cambies
-1: no channel, no clear, no color, no command, no commit, no cookies, no copies, no cross, no data
-1: no database, no dependency, no diagnosis, no discount, no docker, no echo, no env, no environment, no es
-1: no escape, no evidence, no fallback, no figures, no file, no files, no first, no flag, no for, no forced
-1: no git, no guest, no harm, no hashtags, no index, no job, no legal, no letter, no line, no links, no list
-1: no local, no login, no mail, no major, no map, no meaning, no nested, no new, no one, no open, no order
-1: no pager, no password, no pattern, no picture, no port, no process, no profile, no promise, no provider
-1: no public, no randomly, no reason, no remote, no response, no route, no rule, no rules, no run, no silent
-1: no space, no sql, no sudo, no system, no task, no tax, no tests, no to, no trackers, no type, no value
-1: no vendor, no wildcard, no word, no write, nobody from, nobody needs, nobody runs, node, node $, node and
-1: node auth, node buffer, node chart, node child, node console, node edge, node env, node extra, node for
-1: node https, node metrics, node name, node or, node os, node parent, node path, node set, node version
-1: node with, node zlib, nodejs, nodes and, nodes of, noise description, nombre, nombres, nomes, non ascii
-1: non critical, non mac, non negotiable, non trivial, non zero, nonce, none add, none and, none at
-1: none console, none const, none default, none failure, none file, none if, none int, none join, none list
-1: none name, none no, none of, none open, none print, none run, none this, none type, none was, nonstopmode
-1: nopasswd usr, nor, nor the, norm py, normalized, normalizes, nos, nosniff referrer, nosql, not about
-1: not act, not add, not added, not agreed, not all, not always, not and, not any, not approve, not approved
-1: not assumed, not at, not been, not build, not carried, not changed, not checked, not choose, not control
-1: not copied, not copy, not cover, not create, not decide, not duplicate, not edited, not endswith, not find
-1: not getattr, not give, not guaranteed, not hits, not home, not implement, not implemented, not inline
-1: not input, not installed, not isinstance, not it, not known, not leak, not medical, not merge, not need
-1: not never, not of, not open, not ours, not own, not pass, not perform, not pinned, not printed, not quote
-1: not re, not ready, not recorded, not removed, not repeat, not report, not require, not required, not result
-1: not root, not round, not score, not secret, not seen, not send, not sign, not signed, not silently
-1: not slow, not start, not startswith, not store, not support, not tax, not text, not that, not the, not this
-1: not touch, not trust, not try, not turn, not url, not whole, not wrap, not —, notarised, notarytool
-1: note and, note any, note at, note do, note end, note no, note on, note this, note whether, note who
-1: note with, notebooks before, notebooks description, noted, noter, notes all, notes append, notes are
-1: notes bash, notes decisions, notes find, notes from, notes into, notes keep, notes md, notes on
-1: notes prerequisites, notes release, notes report, notes set, notes the, notes three, notes to, notes txt
-1: notes type, notes you, nothing and, nothing for, nothing from, nothing goes, nothing here, nothing in
-1: nothing is, nothing it, nothing more, nothing read, nothing the, notice in, notice |, notices you, notifies
-1: noto, now for, now function, now get, now in, now int, now last, now so, now strftime, now that
-1: now timezone, nowhere else, npgsql, npm $, npm and, npm audit, npm cache, npm installs, npm pip
-1: npm registry, npm run, npm |, npmrc |, nps, npx axe, npx eslint, npx modelcontextprotocol, nr print, ns $
-1: ns logs, ns name, nslookup, nt current, nth, nucleotide, nuevo, null <named>, null add, null always
-1: null dev, null function, null grep, null if, null is, null name, null printf, null process, null return
-1: null sleep, null static, null systemctl, null this, null time, null try, null use, null void, nullable
-1: nullable enable, nullif, nulls, num images, number $, number array, number comes, number customer
-1: number first, number format, number it, number join, number line, number md, number no, number number
-1: number on, number source, number table, number text, number void, number we, number |, numbered
-1: numbering defined, numbers are, numbers by, numbers from, numbers import, numbers of, numbers one
-1: numbers or, numbers to, numbers where, numbers with, numeric, numpy, numpy import, numéro, nur, nur wenn
-1: nuxt, nvidia, nvm, nx, nxdomain, nz, nào, nếu chưa, oaao, oasis, oats, oauth import, ob, obey, object as
-1: object const, object create, object first, object name, object not, object object, object resource
-1: object scripting, object set, object status, object store, object then, object type, object unknown
-1: object user, object while, objections, objective, objects all, objects for, objects |, obs, observability
-1: observable, observation, observational, observations, observe, observe sh, obvious, occurred, occurrence
-1: occurs, ocr scanned, octets, odd for, of about, of address, of answer, of authorization, of aws, of base
-1: of behaviour, of block, of bounds, of calls, of channels, of characters, of chrome, of clear, of coding
-1: of column, of conduct, of consent, of contract, of controls, of core, of customer, of dev, of entries
-1: of error, of everything, of family, of filter, of folder, of four, of fs, of function, of functions, of get
-1: of glob, of go, of guests, of history, of home, of hosts, of id, of if, of important, of interest, of is
-1: of issues, of kind, of labels, of less, of line, of lines, of links, of list, of logs, of look, of machines
-1: of markdown, of materials, of may, of memory, of merged, of month, of most, of move, of net, of open
-1: of optimization, of others, of output, of postgre, of production, of pull, of python, of quality, of reach
-1: of real, of requirements, of rights, of root, of sections, of session, of shell, of status, of steps
-1: of strangers, of support, of their, of them, of time, of times, of token, of total, of truth, of two
-1: of type, of us, of use, of variables, of which, of windows, of work, of writing, of year, of |, off $
-1: off delete, off do, off no, off or, off password, off points, off say, off unless, off white, off with
-1: off write, offen, offene, offer call, offer or, offer that, offer the, offer two, offers the, office for
-1: officer, offices, offset and, offset for, offset |, often in, often means, often than, oggetto, oh, oh my
-1: oito, oj, ok $, ok data, ok except, ok false, ok for, ok set, ok true, okafor, okay, oklch, ol, olabilir
-1: old crontab, old files, old for, old kernels, old keys, old logs, old name, old node, old print
-1: old version, olduğunu, olink, ollama, om, omcodex, omits, omitting, omx team, on access, on an, on board
-1: on branch, on busy, on change, on clean, on click, on commit, on console, on ctrl, on day, on default
-1: on demand, on disk, on every, on exit, on failure, on file, on for, on fresh, on git, on hand, on home
-1: on host, on hosts, on idle, on key, on labels, on long, on machine, on mail, on may, on missing, on mondays
-1: on non, on npm, on old, on pages, on production, on progress, on prompt, on purpose, on python, on release
-1: on root, on sample, on save, on session, on single, on success, on table, on target, on tasks, on test
-1: on there, on these, on this, on top, on tuesday, on type, on use, on what, on whatever, on white
-1: on working, on write, on yes, on your, on –, onboarding, onboarding description, onboarding |, once as
-1: once day, once from, once git, once is, once it, once make, once or, once quarter, once run, once sh
-1: once that, once the, once they, once week, once year, one address, one after, one alternative, one answer
-1: one by, one can, one check, one class, one colour, one command, one edit, one elsewhere, one emoji
-1: one fact, one fails, one false, one folder, one friendly, one host, one idea, one it, one item, one knows
-1: one label, one line, one link, one long, one mail, one markdown, one message, one migration, one month
-1: one needs, one node, one note, one off, one open, one operation, one out, one output, one own, one page
-1: one push, one quote, one random, one read, one repository, one request, one review, one rule, one screen
-1: one server, one share, one sided, one size, one skill, one step, one such, one system, one that, one unit
-1: one word, one workspace, ones get, ones have, ones need, ones only, ones use, oneshot environment
-1: oneshot exec, ongoing, only access, only an, only as, only below, only claude, only diff, only keep
-1: only lists, only look, only looks, only makes, only mode, only network, only or, only people, only python
-1: only read, only requests, only role, only run, only see, only show, only text, only the, only their
-1: only under, only while, only within, only writes, ons, ont, onto, oom, op read, opacity, open $
-1: open access, open as, open by, open capture, open config, open csv, open data, open ended, open event
-1: open filepath, open for, open from, open function, open issues, open it, open key, open next, open output
-1: open path, open questions, open record, open require, open source, open ssf, open ssh, open sweep
-1: open tabs, open them, open tickets, open var, openai gpt, opencode, opened the, opener, openly, opens
-1: openssh, openssh private, openssh server, openssl in, openssl rand, opentelemetry api, operates
-1: operating rules, operation id, operational, operations md, operator for, opinions, opnsense, opportunities
-1: opposite, opt no, option, option in, option the, optional and, optional default, optional path, optionally
-1: options and, options are, options body, options config, options const, options for, options headers
-1: options options, options this, opts array, opus, or $, or <placeholder>, or account, or age, or an, or base
-1: or browser, or build, or by, or cache, or changed, or claude, or customers, or data, or delete, or die
-1: or do, or download, or drive, or equivalent, or exports, or files, or four, or hard, or higher, or implied
-1: or input, or is, or leave, or left, or less, or live, or malformed, or modify, or more, or next, or node
-1: or notes, or null, or of, or open, or os, or part, or per, or person, or pipx, or post, or print
-1: or product, or remove, or repeat, or requests, or self, or short, or skip, or small, or source, or system
-1: or team, or technical, or the, or transfer, or two, or unique, or use, or values, or we, or weak, or when
-1: or with, or write, or ~, ora, oracle, orange, orchestration, order contrast, order do, order focus
-1: order for, order group, order is, order shared, order so, order status, order them, order they, order value
-1: ordered by, ordering, orders and, orders are, orders from, orders join, ordine, org and, org members
-1: org org, org outside, organ, organic, organiza, organizador, organizador de, organizational, organizations
-1: organize, orgs $, orient, orientation, origin and, origin ecc, origin get, origin location, origin main
-1: original beside, originally, origins list, orm, ort, orthogonal, os backups, os close, os creat, os create
-1: os darwin, os devnull, os environ, os exit, os getenv, os makedirs, os release, os replace, os strings
-1: os subprocess, os trunc, os type, os use, oserror as, oserror print, osm, osv, osxkeychain, otel
-1: otel exporter, otf, other and, other do, other folders, other if, other matters, other one, other source
-1: other than, others and, others for, others if, others in, others no, others the, others with
-1: otherwise mark, otlp endpoint, otomatik, otpauth, ou, ounces, our app, our code, out after, out always
-1: out append, out aws, out bin, out cost, out def, out everywhere, out export, out function, out if, out it
-1: out items, out lines, out media, out mkdir, out names, out net, out newline, out not, out only, out path
-1: out png, out ps, out record, out recursive, out rm, out row, out src, out stdout, out strip, out tgz
-1: out the, out tmp, outcome and, outdir, outlet, outlets, output, output $, output and, output cache
-1: output const, output contract, output dir, output directory, output for, output git, output in
-1: output input, output json, output logs, output on, output over, output quality, output report, output set
-1: output step, output the, output when, output xml, output |, outputs what, outros, outside collaborators
-1: outside its, ovarian, oven, over $, over characters, over for, over its, over limit, over mcp, over of
-1: over percent, over second, over three, over with, over |, overflow, overfull boxes, overlap with
-1: overlapping, overlaps with, overridden, overridden by, override fun, override the, overrule, overviews
-1: overwhelming, overwrite existing, owasp, owasp top, owes whom, own and, own archive, own file, own gateway
-1: own id, own if, own it, own key, own line, own list, own mail, own never, own node, own page, own pages
-1: own repository, own server, own site, own wallets, own which, own with, own |, owner asks, owner by
-1: owner can, owner def, owner keep, owner own, owner reason, owner repo, owner sends, owner status
-1: owner three, owner where, owner whether, owner write, owners are, ownership, ownership and, owns them
-1: package and, package dir, package main, package name, package see, packaged, packager, packages are
-1: packages from, packages if, packages of, packaging, packaging and, packer, packets, packing list, packs for
-1: pact, pad |, padded, padding em, paga, pagamento, pagar, page answer, page at, page bash, page before
-1: page click, page ctx, page evaluate, page goto, page has, page html, page if, page link, page must, page no
-1: page number, page of, page on, page page, page per, page sign, page size, page structure, page the
-1: page token, page user, page what, pager, pages carry, pages in, pagina, paginate, paginated, pagination
-1: paid at, paid by, pair, pair is, pair this, paired, pairs, pairwise, pal description, palm, pan size
-1: pandoc, pane $, panel default, panel is, panic, papel, paper, papers are, papers on, paperwork
-1: par utilisateur, para cada, paragraph and, paragraph no, paragraph style, param boolean, param number
-1: param string, param switch, parameter |, parameters add, parameters type, parametric, params if
-1: params json, params model, paraphrase, parar, parecer, parent, parent if, parent image, parent to
-1: parentheses, parents in, parents true, parity, parking lot, parole, parse, parse abbrev, parse args
-1: parse as, parse command, parse data, parse def, parse exec, parse http, parse import, parse int, parse out
-1: parse the, parse urllib, parse verify, parser addoption, parser argparse, parser cfg, parser import
-1: parsers, parses, parsing, part and, part as, part only, part that, part time, participate, particle
-1: partition by, partitioning, partner code, partnerships, parts append, parts read, parts return
-1: parts string, parts that, parts to, parts |, party |, pass at, pass def, pass fail, pass for, pass if
-1: pass is, pass it, pass list, pass rate, pass send, pass show, pass the, pass try, passages, passed failed
-1: passed tests, passing it, passo, passphrase is, passwd do, passwd wa, password as, password at
-1: password button, password check, password dev, password file, password hash, password in, password into
-1: password is, password on, password once, password password, password postgres, password print
-1: password protected, password restic, password secret, password set, password stdin, password str
-1: password strength, password test, password true, passwords for, passwords in, past, past their, paste and
-1: paste into, paste or, paste them, pasted, pasted from, pasted text, pasting, pat items, patch delete
-1: patch get, patch object, patch urllib, patch |, path append, path args, path as, path audit, path await
-1: path const, path contains, path data, path dest, path dict, path end, path env, path except, path exclusion
-1: path get, path githooks, path head, path header, path headers, path import, path isfile, path last
-1: path leaks, path line, path match, path mode, path no, path none, path objects, path of, path ops, path out
-1: path params, path print, path raw, path replace, path rootfs, path rules, path run, path sample, path skip
-1: path split, path str, path temp, path that, path then, path use, path wb, path write, path →, path 。
-1: pathlib import, pathlib subprocess, pathlib sys, paths const, paths for, paths is, paths no, paths were
-1: paths |, pattern and, pattern below, patterns aws, patterns in, patterns or, patterns that, patterns to
-1: patterns without, pause for, paused true, pawns, pay as, pay for, pay pal, pay to, payback, paying
-1: payload encode, payload name, payload print, payload to, payment link, payment to, payments are, payments |
-1: payroll description, pays the, paywalled, paywalls, pbcopy, pbkdf pass, pbpaste, pcap, pcs, pct, pdb
-1: pdf document, pdf files, pdf invoice, pdf no, pdf |, pdffonts, pdfs, pdftk, pdftotext layout, pe, peak
-1: pedidos, pedir, peel, peer name, peering, pem and, pemilik, penalties, pendant, pending, penetration
-1: penetration test, pentest notes, people at, people decide, people do, people for, people get, people give
-1: people leave, people names, people never, people pay, people see, people so, people use, people with
-1: per <named>, per device, per domain, per env, per environment, per gene, per line, per mail, per page
-1: per paragraph, per person, per piece, per pull, per row, per sample, per server, per table, per team
-1: per tenant, per term, per tool, per variant, per year, perceived, percent or, percent |, percentage of
-1: percentile of, perfectly, performance mode, performance recording, performer, performs, period, period end
-1: periodic, periodically, periods are, perl use, permalink, permiso, permisos, permission and, permission is
-1: permission mode, permission notice, permission review, permission to, permissions are, permissions id
-1: permissions prompt, permissions |, permit, permitted, perplexity, persisted, persistent true, person before
-1: person gave, person on, person reads, person say, person should, person the, persona for, personal access
-1: personalization, personally, perspective, persuasive, pet, pets, peut, pfad, pg const, pgn, pgp
-1: pgs catalog, phantom, phase gh, phase type, phased, phases, phenotype, philosophy, phone from, phone iban
-1: phone in, phone mail, phone or, photo and, photo of, php and, php declare, php in, php into, phrase in
-1: phrasing, physical, physically, physics, pi, pi hole, picker, picker |, picks one, picture and, picture of
-1: picture or, pictures have, pictures with, pictures |, pid $, pid process, pids, pie, pie charts, piece
-1: pihole, pii false, pillar, pin by, pin it, pin or, pin the, pink, pip and, pip download, pip freeze
-1: pipe and, pipedream, pipefail $, pipeline run, pipeline source, pipeline the, pipeline yaml, pisz, più
-1: più di, pkg dependencies, pkg json, pkg resources, pl ~, place in, place is, place or, place where, place |
-1: placed, placeholder for, placeholders and, placeholders plural, placement, placement region, places not
-1: places sqlite, plain text, plain word, plainly, plan $, plan as, plan await, plan for, plan json, plan on
-1: plan only, plan show, plan the, plane, planets, planning, plant, plant |, plasma, platform in
-1: platform linux, platform name, platform sys, platform team, platform |, platforms and, play and, plays
-1: plays the, playwright auth, playwright sync, playwright test, please note, please read, plink binary
-1: plist cat, plist en, plist public, plist to, plist version, plistlib, plt close, plt subplots, plug
-1: plug in, plug ins, plugin cache, plugin root, plugins, plugins that, plum, plumber, plural forms, pm, pmc
-1: png $, png and, png from, png write, pnpm, pnpm exec, pnpm monorepo, poco, pod, pod security, podcast
-1: podcasts, podman, pods app, pods are, pods txt, pods wide, poem, poems, point out, point the, point this
-1: pointed, pointed out, pointers, pointing, points are, points of, points that, poke, policies system
-1: policy $, policy and, policy at, policy default, policy email, policy execution, policy forbids, policy is
-1: policy json, policy jsonencode, policy read, policy remote, policy role, policy to, policy true, polish
-1: polish has, polling, polls, poly, polymorphism, polynomial, pom, pool new, pool size, pop for, popen cmd
-1: popover, population, popup, por qué, port $, port dev, port forwarding, port from, port on, port parse
-1: port proto, port to, port |, portable, portal, portal |, portfolio in, portion, portions of, porto
-1: ports environment, ports volumes, porządkuje, pos ref, pose, positioning, positions, positive integer
-1: posix file, possibly, post <cheap>, post <service>, post api, post auth, post content, post create
-1: post description, post get, post hoc, post os, post purchase, post to, post tool, post url, post users
-1: postage, poste, poster py, postgre, postgre sql, postgres $, postgres with, posting to, postmaster
-1: posts in, posts it, posts that, posture, pour la, pov, pow, power point, power query, power shell
-1: powerful for, powershell file, powershell get, powershell new, powershell set, pp my, ppd, ppp, pr $
-1: pr create, pr is, pr ui, pr view, pr |, practises, pragma, praise, prd, pre commit, pre existing
-1: pre release, preamble, precedent, precisely, preference |, prefers, prefix $, prefix if, prefix or
-1: prefix suffix, prefs, preinstall, preinstall install, preload, preload dev, prepara, prepara la, prepare
-1: prepare fresh, prepare insert, prepares meetings, preprocessor, prescriptions, present $, present apologies
-1: present name, present them, presentations, presented, presented as, presentes, preserve, preserve the
-1: preserved in, preserves, preserving, presign, press enter, pressed, presses, presupuesto, prettier
-1: prettier check, pretty generate, prevent default, prevents the, preview description, preview show
-1: preview url, preview yml, price, price $, price currency, price for, price ids, price so, price the
-1: price vs, price watch, price with, priced, prices come, prices csv, prices json, pricing, primary source
-1: primeiro, primera vez, primitive, primitives |, principal name, principio, principles, print add
-1: print added, print and, print base, print dev, print hook, print id, print int, print json, print len
-1: print mode, print password, print qr, print sample, print sent, print skill, print text, print url
-1: print value, print your, print |, printed and, printed by, printed in, printer name, printf timer, println
-1: println no, prints and, prints it, prints line, prints what, prior, prioritize, priority and, priority high
-1: priv, privacy description, privacy policy, private address, private network, private npm, private ranges
-1: private static, privileges true, privileges yes, prize, proactively, probes |, probing, problem and
-1: problem matcher, problema, problemas, problems, proc, proc wait, proceeding, process, process command
-1: process exec, process force, process let, process pattern, process pid, process the, process versions
-1: processo, processor, processor that, prod in, prod is, produced, produced the, producing, product and
-1: product description, product if, product name, product to, product update, production run, production |
-1: produit, profile, profile client, profile command, profile csv, profile etc, profile file, profile home
-1: profile no, profile on, profile path, profile settings, profile test, profile that, profile without
-1: profiler, profiles, profiles and, profiles |, prog, program with, programming, programming language
-1: progress bar, progress by, progress line, progress md, progressive, progressive disclosure, proj, project
-1: project after, project context, project dependencies, project hash, project if, project key, project level
-1: project only, project package, project page, project so, project wants, project |, projects with
-1: prometheus node, promise all, promise date, promise of, promise resolve, promises, promo, promoting
-1: promotion, prompt $, prompt caching, prompt file, prompt return, prompt shows, prompt text, prompt what
-1: prompting, prompts and, prompts at, prompts for, proof is, proof links, proof that, proof |, propagate
-1: properly, properties apply, properties of, properties use, property def, property exports, property group
-1: property hklm, property is, property |, propia, proportion, proposal must, proposal |, proposals
-1: propose and, propose split, proposes, propre, propón, prose, prot, protect, protect home, protected so
-1: protection at, protection for, protections, protects, proteins, proteomics, proto, proto https, proto tcp
-1: protocol http, protocol tcp, protocols tlsv, protokolle, prototype object, prova, prove that, proven
-1: provenance or, provide the, provided that, provided to, provider, provider base, provider blocks
-1: provider example, provider the, providers, providers aws, provides the, proxy <placeholder>, proxy add
-1: proxy for, proxy host, proxy http, proxy image, proxy jump, proxy localhost, proxy no, proxy settings
-1: proyecto, prueba, prueba de, prune, prune dev, prune exec, prune keep, prune |, przed, prépare, prüft
-1: prüft die, ps and, ps as, ps auxww, ps auxwwf, ps encoded, ps new, ps txt, ps what, pscmdlet
-1: pscmdlet should, psql on, psychology, pub date, pub title, pub user, public acls, public api, public apple
-1: public class, public client, public data, public domain, public from, public interfaces, public keys
-1: public library, public metrics, public one, public open, public policy, public private, public test
-1: public to, public user, publication, publications, publickey, publish provenance, published on
-1: publisher and, publishes, publishing |, pull docker, pull ff, pull out, pull rebase, pull request, pull the
-1: punctuation, punkt, purchase and, purchase order, purpose |, push bin, push file, push git, push is
-1: push it, push line, push name, push pull, push rule, push text, push to, push token, pushing, pushing to
-1: put $, put both, put conftest, put helper, put into, put it, put its, put line, put name, put no, put one
-1: put patch, put these, put together, put what, put |, pw name, pw to, pwd scripts, pwned, px background
-1: px border, px margin, px rgba, py, py check, py config, py does, py folder, py from, py import, py in
-1: py into, py makes, py next, py pi, py plan, py run, py showmigrations, py so, py src, py url, py writes
-1: pyc, pypa, pysam, pytest, pytest addoption, pytest asyncio, pytest cov, pytest fixture, pytest no
-1: pytest pytest, pytest raises, python $, python as, python check, python env, python http, python manage
-1: python or, python packages, python resp, python sdk, python so, python train, página, páginas, públicos, ql
-1: qor logic, qor plan, qor scripts, qr codes, qrcode make, qrencode, qu, quad, qual, qualified name
-1: qualifiers, qualifying, quality gate, quality gates, quand, quarantine or, quarantine rua, quarantine to
-1: quarantine with, quarrels, quarter and, quarter of, quarterly access, quatro, quay io, que el, que ya
-1: queries the, query const, query example, query for, query has, query if, query name, query or, query run
-1: query sort, query string, query text, query this, query time, query type, query urlencode, query user
-1: queryid, queryid calls, question answer, question for, question it, question no, question of, question |
-1: questions as, questions at, questions in, questions list, questions that, questions the, questions three
-1: questions to, questions which, questions with, queue and, queue connection, quick scan, quick way
-1: quickly the, quiet $, quiet hour, quiet true, quit, quitar, quot, quotation, quote if, quote in, quote its
-1: quote them, quote value, quoted, quoted in, quoted string, quotes as, quotes dashes, quotes if, quotes in
-1: qué se, qwen, ra, race, radio, radio name, rag, rainy, raise for, raise from, raise the, raise timeout
-1: raised by, raises, rake, ran in, rancher, rand base, random and, random file, random for, random number
-1: random order, random |, range bytes, range dirs, range end, range if, range min, range name, range query
-1: range rows, range start, range strings, ranger, ranges not, rank by, rank rank, ranked, ranks and, rapid
-1: rasterize, rate and, rate as, rate before, rate limiter, rate minute, rate the, rate under, rate with
-1: rather, rating, ratio, ratio and, raw body, raw decode, raw digest, raw for, raw hexdigest, raw in
-1: raw json, raw open, raw read, raw score, raw select, raw startswith, rb as, rb data, rb media, rb za
-1: rbac yaml, rc after, rc echo, rclone, re engagement, re entry, re escape, re fullmatch, re going, re needed
-1: re of, re split, reachable from, reachable |, reaches shell, react node, react react, react use, reactions
-1: reactive, read again, read and, read as, read back, read before, read changelog, read default, read dir
-1: read docs, read entry, read env, read grep, read here, read hexdigest, read if, read jobs, read json
-1: read label, read let, read log, read name, read not, read ok, read on, read op, read outside, read path
-1: read people, read report, read scan, read set, read skill, read system, read that, read their, read token
-1: read var, read what, read with, readable |, readback, reader and, reader fh, reader role, reader the
-1: readers, readers and, readers can, readies, reading age, reading it, reading only, reading order
-1: readings are, readlines, readme and, readme answers, readme for, readme |, readonly true, reads from
-1: reads it, reads ~, readwrite, ready $, ready at, reais, real, real bugs, real case, real files, real names
-1: real run, real thing, reality, realization, really, realpath, realpath $, realpath sync, realtime
-1: reason for, reason needs, reason not, reason the, reason |, reasonably, reasons for, reboot and
-1: reboot required, reboot |, rebuilding, rebuilding everything, rebuilds, recalculate and, receipt number
-1: receipt order, receipts |, received, receiver, receiver for, receiving, rechnungen, recipe and, recipes by
-1: recipes from, recipient, recipient is, recipient subject, recipients, recipients in, recognise, recognition
-1: recognizable, recognized, recommended for, record after, record for, record in, record keeping, record not
-1: record to, recorder, recorder description, recording is, recording record, recordings, recordings for
-1: records $, records list, recovery address, recovery for, recovery phrases, rect $, recur, recurrence
-1: recurring, recurse force, recursion, recursive true, recv, red, red green, red test, red with, red yellow
-1: red |, redaction, reddit, redirect loop, redirect to, redirect true, redis url, redline description
-1: redshift, reducer, reduces, ref alt, ref current, ref for, ref if, ref name, ref refs, ref return, ref str
-1: ref type, refactor |, refactoring, reference <named>, reference bash, reference material, reference page
-1: reference react, reference text, reference the, reference when, references only, references skill
-1: references upstream, referrer, referrer policy, refetch, refine, refinement, reflects, reflex, reframe
-1: refresh and, refresh only, refund, refused, refused and, refused |, refuses it, refusing, regardless
-1: regardless of, regclass, regels, regenerate the, regenerated, regex $, regex lexer, regexp var, region
-1: region account, region and, region var, register entry, register for, register group, register in
-1: register md, register of, register require, registering, registration scopes, registry $
-1: registry <placeholder>, registry login, registry or, registry reg, reglas, regra, regular expression
-1: regulated, regulator, rehearsal, reinstalar, reject, rejected with, rejections, rel path, relance
-1: related questions, relation, relative path, relatives, relay |, release $, release builds, release create
-1: release description, release every, release git, release in, release of, release signing, release —
-1: released by, released under, releases are, releases tag, releases version, releasing, relevant and
-1: reliably, relied, relied on, religion, relname dead, reload nginx, reload ssh, reload with, rels, rely
-1: rely on, relying, relying on, remaining steps, remarks for, remediate, remediation, remember the
-1: remind them, reminded, reminder in, reminders and, reminders are, reminds you, remote <placeholder>
-1: remote <service>, remote description, remote heads, remote help, remote server, remote signed, remote url
-1: remotes, remove after, remove an, remove build, remove delete, remove duplicates, remove it, remove local
-1: remove sudo, remove them, remove this, remove with, removed before, removed from, removed git, removeprefix
-1: remover, rename the, render py, render the, rendered reference, renderers, renders at, renewals
-1: rent deposit, renv, renv init, reopened, reorder, reorder the, repairs, repas, repeat them, repeat |
-1: repeated in, repeatedly, repeating, repetitions, repl, replace amp, replace const, replace fs, replace if
-1: replace os, replace print, replace query, replace re, replace regex, replace slice, replace stdout
-1: replace string, replace svg, replace text, replaced with, replica that, replica with, replicas, replicate
-1: replies description, replies for, reply if, repo actions, repo description, repo git, repo process
-1: repo public, repo read, repo ref, repo release, repo replace, repo user, report and, report build
-1: report by, report can, report clean, report content, report counts, report description, report dir
-1: report do, report give, report header, report it, report json, report lists, report median, report needs
-1: report not, report only, report py, report stays, report the, report under, report when, reported by
-1: reported |, repositories bash, repository, repository at, repository get, repository id, repository key
-1: repository owner, repository so, repository that, repository when, repr, repr self, representation of
-1: representative, represents, repro, repro dir, req, req err, req method, req url, req zone, request at
-1: request bash, request body, request const, request from, request get, request http, request id
-1: request init, request list, request log, request number, request origin, request os, request pathlib
-1: request permissions, request rate, request response, request rules, request so, request test, request then
-1: request timeout, request to, request types, request url, request user, request xrequest, requestbin
-1: requested, requested with, requester, requester and, requests against, requests and, requests except
-1: requests get, requests in, requests minute, requests that, require digest, require http, require pg
-1: require readline, require resolv, require uri, require vm, required checks, required def, required false
-1: required label, required no, required not, required or, required return, required set, required true
-1: requirement is, requirements are, requirements lock, requirements md, requirements that, requires auth
-1: requires bins, requires run, requiring, rerun if, res body, res headers, res http, rescan, research
-1: research on, researcher, reset and, reset hard, reset index, reset soft, residual, resistant, resize
-1: resolve, resolve from, resolve relative, resolve to, resolvectl query, resolved and, resolver answers
-1: resolver from, resolves, resource const, resource id, resources |, resp read, respect, respecting, respects
-1: respond, respondents, responsable, response from, response get, response headers, response list
-1: response the, response url, responses, responsive design, responsável, respostas, rest $, rest and
-1: rest const, rest is, rest process, rest the, rest this, rest to, restart $, restart and, restart app
-1: restart if, restart it, restart no, restart on, restart unless, restarts the, restate, restated
-1: restauration, restic init, restore $, restore date, restore include, restore into, restore list
-1: restore the, restore three, restores, restrained, restrict public, restricted and, restriction, restrictive
-1: rests, rests on, result await, result go, result let, result name, result query, result sheet
-1: result status, result stdout, result subprocess, result valid, result was, results before, results csv
-1: results go, results it, results json, results length, results path, results sort, resume this, resuming
-1: retained, retention copy, retention description, retention in, retention keeper, retire, retried
-1: retrieve the, retrieved documents, retrieves, retry and, retry max, retry with, return absolute, return all
-1: return async, return body, return code, return codecs, return const, return create, return default
-1: return div, return enc, return encode, return err, return error, return errors, return exec, return fi
-1: return file, return filepath, return folder, return get, return go, return has, return hmac, return if
-1: return io, return is, return label, return length, return load, return make, return module, return msg
-1: return new, return pd, return raw, return result, return round, return segments, return source
-1: return strip, return success, return the, return undefined, return unless, return urlunsplit
-1: return version, return |, returncode else, returned, returning, returns an, returns false, returns http
-1: returns list, returns new, returns on, returns promise, returns void, returntransfer, reusable skill, reuse
-1: reuse it, reuse the, reused and, rev parse, reveal always, reveal the, revenue, reverse engineer
-1: reverse proxy, reverse shells, revert, revert |, review $, review agent, review and, review ask
-1: review before, review can, review changes, review complete, review context, review first, review guide
-1: review guidelines, review is, review it, review needs, review pdf, review the, review with, review |
-1: reviewer, reviewer if, reviewer reads, reviews that, reviews the, revise, revised, revision rev, revisions
-1: revoke all, revoke at, revoke it, revokes, reword, rewrite history, rewrite in, rf build, rf tmp, rfc and
-1: rfc section, rg, rglob md, rglob py, rgpd, rhetorical, rich, richtet, rig, right answers, right ask
-1: right by, right for, right the, right to, rights, rights are, rights only, rights |, ripple, risiko, risk
-1: risk is, risk table, risky, rm, rm sync, rmdir, rn |, rng np, roadmap, robot file, robotparser, robots
-1: robots txt, roi, role access, role and, role app, role assistant, role audit, role button, role content
-1: role img, role name, role not, role only, role principal, role ref, role role, role service, role that
-1: role this, role title, role to, role user, role with, role yaml, rollback plan, room by, room room
-1: room temperature, room |, rooms, root ca, root cache, root certificate, root condition, root crt, root dev
-1: root dirs, root et, root is, root local, root no, root of, root on, root recursive, root relative
-1: root remote, root return, root to, root true, rooted, rootfs, rootfs host, roots, rotate it, rotate keys
-1: rotate them, rotated, rotation log, rotation new, roughly, round amounts, round base, round each
-1: round hours, round sum, round trips, round with, rounded to, rounded up, rounding is, rounds, route map
-1: route put, route |, routine description, routine work, routines, routing and, routing rules, row by
-1: row column, row counts, row may, row names, row new, row numbers, row one, row row, row with, rowcount
-1: rownames, rows as, rows const, rows db, rows left, rows min, rows must, rows push, rows read, rows sort
-1: rows split, rows sum, rows that, rows write, rp, rpc <named>, rs is, rsa and, rsa sha, rsa under, rsc io
-1: rsync avn, rsync az, rtl, rubric md, rubygems, rule add, rule file, rule has, rule id, rule mailbox
-1: rule match, rule rule, rule text, rule the, rule three, rule with, rule without, rules agents, rules always
-1: rules aws, rules come, rules each, rules fresh, rules from, rules identity, rules it, rules items
-1: rules label, rules mail, rules may, rules no, rules preserve, rules quick, rules run, rules same, rules say
-1: rules security, rules the, rules to, rules user, rules were, rules yml, run $, run all, run are, run audit
-1: run aws, run call, run commands, run db, run demo, run dev, run does, run file, run flutter, run from
-1: run key, run lint, run local, run look, run ls, run name, run no, run none, run one, run osascript
-1: run printf, run pytest, run python, run query, run read, run reboot, run robot, run save, run scan
-1: run script, run set, run sh, run should, run show, run so, run sudo, run test, run their, run then
-1: run three, run to, run transport, run twice, run useradd, run uv, run with, run xattr, runbook description
-1: runner cd, runner curl, runner on, runner os, running between, running jobs, running on, running see
-1: running |, runs after, runs an, runs as, runs at, runs json, runs once, runs small, runs the, runs them
-1: runtime error, runtime missing, rust analyzer, rustfmt, rustup component, rw, rx, rx items, rédige
-1: réponses, rõ, sa, safe change, safe copy, safe equal, safe string, safe |, safetensors numpy
-1: safetensors true, safety net, safety the, sai, salt for, sam, same, same account, same and, same channel
-1: same database, same event, same field, same folder, same host, same list, same major, same network
-1: same place, same story, same supplier, same table, same thing, same time, sample assert, sample json
-1: sample size, sample to, sample values, sample vcf, samples, samples int, samples of, sandbox, sanitization
-1: sapiens, sarif, satisfy, save, save $, save and, save it, save only, save the, save user, savepoint, saver
-1: saver read, saving |, sax saxutils, saxutils import, say $, say anything, say how, say is, say one
-1: say them, say where, say |, says in, says something, sbom maker, sc scan, sc text, scaffold with, scalable
-1: scale, scale $, scale and, scale to, scale |, scaled, scales, scan $, scan description, scan over
-1: scan python, scan rules, scan |, scanner description, scanner on, scanner scan, scans container, scattered
-1: sce, scenario, scenario |, scenes description, scenes out, schedule in, scheduled task, scheduler
-1: schedules, schema, schema $, schema changes, schema columns, schema id, schema is, schema object
-1: schema this, schema validation, school essays, school or, schools, schreibt, scipy, scoop, scope, scope are
-1: scope current, scope it, scope join, scope launch, scope process, scope subject, scopes, scopes sso
-1: score $, score each, score how, score in, score it, score or, score out, score quality, score read
-1: score return, score with, scorecard, scores and, scoring rubric, scoring |, scraping, scratch
-1: scratch database, screen reader, screen readers, screening description, scribe description, script <named>
-1: script args, script as, script echo, script export, script injection, script language, script module
-1: script path, script script, script takes, script under, script window, scripting, scripting file
-1: scripts archive, scripts audit, scripts build, scripts check, scripts context, scripts data, scripts digest
-1: scripts env, scripts find, scripts gen, scripts import, scripts keep, scripts login, scripts of
-1: scripts prep, scripts render, scripts scan, scripts start, scripts track, scripts update, scripts warm
-1: scripts where, scrum, scutil, sdk, sdks, se ejecuta, se houver, se tratan, seal commit, seals, search and
-1: search box, search crm, search filter, search for, search get, search name, search path, search result
-1: search results, searchable, seating, sec $, sechs, second file, second human, second on, second or
-1: second place, second run, second source, second stage, second to, seconds read, seconds |, secret data
-1: secret db, secret id, secret in, secret issuer, secret list, secret name, secret process, secret search
-1: secret set, secret string, secret sweep, secret to, secret update, secret value, secretary, secrets and
-1: secrets deploy, secrets gitleaks, secrets in, secrets manager, secrets npm, secrets out, secrets so
-1: secretsmanager, secretsmanager put, section for, section from, section if, section in, section of
-1: section the, section then, sections append, sections def, sections if, secure storage, security <named>
-1: security advisories, security architecture, security best, security config, security create, security desk
-1: security find, security groups, security hardening, security headers, security id, security import
-1: security key, security oauth, security page, security review, security team, security |, see, see $
-1: see all, see build, see if, see link, see readme, see skill, see their, see what, see when, see where
-1: see whether, seed is, seed no, seed phrase, seed random, seed |, seeing, seeing the, seem, seems, seen add
-1: seen collections, seen get, seen has, seen key, seen map, seen the, seen |, sees, sees what, segments
-1: segments length, segnala, segundo, seguridad, seguro, sel capture, sel level, select all, select date
-1: select host, select name, select queryid, select role, select table, select the, select type, selected
-1: selection in, selection order, selection to, selector, selector match, selector name, selector role
-1: selector |, self <named>, self <placeholder>, self add, self block, self buffer, self call, self current
-1: self def, self default, self dict, self encoding, self file, self get, self headers, self host, self is
-1: self key, self list, self new, self parse, self reported, self sock, self str, self style, self this
-1: self user, seller has, sellers, semanal, semantically, semgrep, send after, send all, send data, send file
-1: send nothing, send text, send the, send through, send with, sender, sender name, sending |, sends it
-1: sends the, sense if, sensible defaults, sensitive outputs, sensitive paths, sensitive true, sensitivity
-1: sent in, sent it, sent to, sentence about, sentence at, sentence in, sentence line, sentence transformer
-1: sentence transformers, sentence what, sentences, sentences at, sentences for, sentences one
-1: sentences short, sentences under, sep, sepa payment, separated by, separated list, sepolia, seq, seq do
-1: sequences, sequencing, sequential, sequentially, serde, serializable, serializes, serials, series if
-1: serif max, serve port, served from, server allowed, server bash, server description, server echo
-1: server env, server filesystem, server for, server import, server listen, server name, server on, server or
-1: server port, server server, server set, server start, server that, server tool, server url, server user
-1: server with, serverless, servername $, servers and, servers block, servers filesystem, servers github
-1: servers mcp, servers servers, servers |, service ask, service description, service desk, service does
-1: service down, service from, service mail, service monitor, service or, service principal, service role
-1: service spooler, service sudo, service task, service that, service then, service type, service with
-1: service |, services db, services without, serving, servings, servis, serviço, ses, sesión, session async
-1: session at, session auth, session await, session can, session config, session end, session files
-1: session for, session headers, session in, session info, session model, session post, session profile
-1: session shop, session so, session then, session to, session works, sessions session, set allow, set allowed
-1: set an, set and, set api, set approval, set as, set aws, set const, set db, set def, set execution
-1: set files, set git, set go, set if, set json, set key, set max, set new, set password, set prototype
-1: set search, set sh, set source, set src, set string, set these, set title, set updated, set vault
-1: set without, set |, setattr, setdefault append, setlocal, sets, sets the, sets up, setting, setting for
-1: settings below, settings for, settings gradle, settings in, settings is, settings keep, settings of
-1: settings open, settings or, settings tokens, settings where, settings with, setup and, setup description
-1: setup find, setup in, setup project, setzen, seu, severity |, señal, sg phase, sh <named>, sh <placeholder>
-1: sh args, sh at, sh backup, sh bash, sh bin, sh check, sh docker, sh export, sh grep, sh hosts, sh is
-1: sh keeps, sh kubectl, sh list, sh mkdir, sh name, sh npm, sh or, sh pip, sh puts, sh remove, sh report
-1: sh rm, sh starts, sh sudo, sh tar, sh usr, sh ~, sha ciphers, sha def, sha encode, sha of, sha open
-1: sha openssh, sha persist, sha read, sha return, sha secret, sha sys, sha to, sha |, shadcn, shadcn ui
-1: shaders, shadow etc, shadow px, shadow root, shadows |, shape if, shape kind, shaped, sharded, share and
-1: share description, share in, share recently, share |, shareable, shared common, shared folders
-1: shared mailbox, shared or, shared types, sharpen, she, sheet at, sheet html, sheet if, sheet that
-1: sheets for, sheets with, shelf, shell echo, shell escape, shell for, shell git, shell only
-1: shell operational, shell set, shell the, shell with, shellenv ~, shells, shields io, shifting, shifts
-1: ship gate, ship verdict, ships, shoot, shop $, shop own, shop pages, shop |, shopify app, short and
-1: short if, short lines, short mx, short name, short note, short text, short time, short use, shorten or
-1: should also, should fail, should list, should process, should set, should start, should trigger, should |
-1: show all, show diff, show errors, show for, show full, show hidden, show origin, show up, show with
-1: showing, showing it, showing the, showmigrations, shown again, shown at, shown before, shown by, shown each
-1: shown first, shown is, shows all, shows as, shows in, shows when, shows whether, shp, shrink, shrinkage
-1: shutil import, si hay, si la, si pregunta, sichern, side is, side no, side of, side with, side |, sidebar
-1: sigma convert, sign fd, sign if, signal to, signal |, signalez, signals, signature $, signature age
-1: signature check, signature header, signature js, signature with, signed scope, signers, significa
-1: significance, significant, signing in, signingkey, sigterm, sil, silenced, simple namespace, simple pip
-1: simplified, simulate, simultaneously, sinal, since function, since last, since these, since |, single file
-1: single message, single sign, single transaction, site getsitepackages, site has, site lax, site or
-1: site owner, site path, site the, site this, site with, site |, sitemap, sitemap xml, sitemaps, sits
-1: sits in, sitting, six hours, six moves, six words, six years, sixth, size before, size budget, size bytes
-1: size const, size continue, size description, size em, size file, size for, size key, size print, size rows
-1: size should, sized, sizes and, skeleton, skew, skill body, skill content, skill dir, skill directory
-1: skill does, skill files, skill from, skill itself, skill may, skill name, skill names, skill never
-1: skill only, skill output, skill registry, skill review, skill root, skill should, skill source, skill that
-1: skill user, skill |, skills dir, skills do, skills in, skills install, skills learned, skills name
-1: skills of, skills path, skills so, skills suede, skills tidy, skills use, skills user, skim the
-1: skip confirmation, skip download, skip files, skip generated, skip it, skip rows, skr, skus, sl $
-1: sl <placeholder>, sla, slack bot, slack channels, slack token, slack webhook, slack xox, slash, sleeve
-1: slice async, slice const, slice if, slice index, slice map, slices, slippage, slipped, slop, sloppy
-1: slot user, slow builds, slow down, slow network, slow or, slow pytest, slow run, slow sql, slow |, slowly
-1: slug md, slug name, slug slug, small companies, small for, small mcp, small type, small web, smell |
-1: smith description, snap, snapshot create, snapshot of, snapshots for, sniff, snow, snp, snps, sntrup
-1: sntrup sha, so an, so are, so at, so be, so both, so build, so compare, so first, so if, so list, so never
-1: so no, so on, so one, so put, so say, so set, so small, so tell, so when, so where, soa ns, soa serials
-1: sobrou, soc audit, socat, social proof, social security, sock ro, sock |, socket, socket connection
-1: socket from, socket os, socket server, socks, soffice headless, soft, soft head, soft hyphens, software and
-1: software from, software that, software to, softwareupdate, solana config, solicit, solve and, some
-1: some cases, some name, some value, somebody, somebody else, somebody says, something about
-1: something concrete, something else, something fails, something if, something must, something went
-1: sometimes, somewhere, sonic, sort key, sort keys, sort rn, sorted base, sorted folder, sorted for
-1: sorted path, sorts, sorts keys, sound high, soup, sour, source <named>, source code, source date
-1: source dependencies, source do, source files, source hashicorp, source it, source of, source on
-1: source page, source push, source root, source self, source skills, source the, source to, source with
-1: source write, sources, sources and, sources list, sources use, sow |, sowing, sowing and, spa, space type
-1: spacer, spacing em, span context, span div, span span, spans, sparingly, spark, spatial, spawn from
-1: spawned, spawning, spdx id, speaks against, speaks to, spec def, spec if, spec loader, special case
-1: specialist, specifications, specifics, specifies, specifies the, specimen, speed description, speed |
-1: speedup description, spelled, spellings, spend, spend it, spf lookups, spider, spiega, spindle, spinner
-1: splice, split, split and, split async, split return, split string, split |, splitlines for, splunk
-1: sponsors, spooler, sport, sports, sports club, spot checks, sprawdza, sql alter, sql as, sql create, sql gz
-1: sql is, sql on, sql once, sql or, sql prisma, sql schemas, sql select, sql with, sqlite, sqlite const
-1: sqlite for, square, src copy, src files, src find, src is, src join, src main, src mkdir, src os
-1: src package, src pathlib, src read, src replace, src src, src sys, src then, src tmp, src to, src ts
-1: src url, src ~, srt subtitles, srv app, ss tunap, ssf, ssh, ssh and, ssh bash, ssh chmod, ssh copy
-1: ssh exclude, ssh git, ssh hardening, ssh key, ssh localhost, ssh log, ssh on, ssh root, ssh since, ssh sshd
-1: ssh then, ssh ufw, ssh users, ssh with, ssh |, sshd sudo, sshd systemctl, sshd then, ssid, ssl cert
-1: ssl context, ssl http, ssl protocols, ssl public, ssl tls, ssl true, sslcontext, sso account, sso region
-1: sso registration, sso start, ssrf, st mean, stable release, stablecoin, stack and, stack for
-1: stack overflow, stacked, stacklevel, staff list, staff |, stage the, stage |, staged files, staggered
-1: stakes, stale ones, stamps, stand on, standard input, standards, standup writer, star and, start $
-1: start component, start const, start date, start element, start end, start from, start index, start input
-1: start line, start local, start on, start or, start run, start so, start sso, start temp, start that
-1: start transaction, start with, start |, started at, started with, starter and, starter ask, starter create
-1: starting with, starts from, starts in, starts small, starts the, startswith for, startswith http, stash
-1: stat statements, stat user, state, state build, state changing, state failed, state file, state for
-1: state from, state is, state json, state ok, state random, state read, state so, state team, state which
-1: state with, state |, statement |, statements, statements order, states and, static extern, static from
-1: static keys, static site, static string, staticmethod, statistics, statistics as, stats description
-1: stats on, stats to, status $, status bar, status completed, status eq, status for, status from, status if
-1: status in, status is, status line, status no, status owner, status pending, status read, status response
-1: status select, status text, status then, status too, status true, stay empty, stay with, stays as
-1: stays clean, stays local, stays the, stderr err, stderr write, stdin subprocess, stdin ~, stdout def
-1: stdout fileno, stdout strip, stdout write, stdpath, steel, steht, stem, step $, step below, step check
-1: step clear, step file, step gate, step must, step only, step step, step summary, step to, step update
-1: step with, step —, steps are, steps find, steps if, steps name, steps numbered, steps read, steps that
-1: steps |, stereo, steven, sticky, still have, still slow, still the, still win, still work, stitch, stop do
-1: stop hook, stop it, stop let, stop on, stop stop, stop there, stop watch, stop working, stopifnot
-1: stopifnot all, stopped or, stopping, stops at, storage set, storage state, store credentials, store file
-1: store or, store review, store store, store the, store |, stories on, storytelling, str bool, str cfg
-1: str context, str field, str len, str out, str path, str payload, str render, str root, str string, str test
-1: str try, strain, strangers, strategist, strava, streak, stream and, stream context, stream do, stream false
-1: stream is, stream of, stream reader, strengthens, strengths three, stretches, strftime file, strict const
-1: strict protect, strict read, strictest, string all, string amount, string array, string buffer
-1: string concat, string console, string dir, string dynamic, string error, string event, string file
-1: string float, string fs, string func, string host, string http, string iban, string id, string index
-1: string int, string is, string key, string list, string literal, string method, string not, string null
-1: string options, string override, string part, string password, string promise, string required
-1: string return, string returns, string self, string split, string status, string the, string this
-1: string throws, string tmp, string to, string trim, string unwrap, string url, string use, string user
-1: string usr, string val, string void, stringify event, stringify text, strings $, strings func, strings join
-1: strings new, strings split, strings the, strings time, strings |, strip components, strip def, strip except
-1: strip or, strip the, stripe stripe, stripping, strips tracking, strlen, strlen $, stroke, stroke color
-1: stroke width, strong enough, struct |, structures, sts external, stutter, style background, style changes
-1: style description, style display, style flat, style get, style if, style in, style margin, style md
-1: style name, style names, style one, style padding, style plain, style space, styled, styles
-1: styles description, stylesheet, styling, sua, sub agent, sub agents, sub format, sub langs, sub question
-1: sub str, subagents are, subclass, subclass of, subcommands, subdirectory, subdomains, subject access
-1: subject from, subject if, subject to, submission, submit button, submit submit, submitted to, subplots
-1: subprocess completed, subprocess pipe, subqueries, subs sub, subset, substance, substantial, substantiate
-1: substitution, subtree, success criteria, success if, success metrics, success true, sudo adduser, sudo for
-1: sudo sysctl, sudo systemctl, sudo tailscale, sudoers deploy, sudoers wa, sufficient, suffix, suffix lower
-1: suffix pdf, suffixed, suffixes, sugar butter, suggested tools, sugira, suid, suitable for, suite
-1: suite setup, suits, sum and, sum for, sum int, sum is, sum len, sum map, sum sum, sum the, sum var
-1: summarise, summarise the, summarises, summarising, summarize, summary description, summary findings
-1: summary has, summary if, summary lines, summary what, summary |, summed, summen, sums and, sums dates
-1: sums of, sumstats, sunday of, sundays, supabase url, super, superadmin, superpopulation, supervisory
-1: supervisory authority, supplementary, supplied, supplier invoices, support and, support assistant
-1: support brave, support file, support for, support the, support tickets, supports both, supports the
-1: suppress, suppression list, sur un, sure of, sure the, sure we, surface is, surprises, surrounding
-1: survives, suspend, suspicious mails, svelte, svelte kit, svg $, svg and, svg in, svg is, svg style
-1: svg view, svg width, svgo, sw do, sw done, swappiness, swapping, swatch, sweep description, swift
-1: swift concurrency, switch $, switches and, switching, sworn translator, syft dir, sym, symbol to
-1: symbolic link, symlinks, sync api, sync at, sync base, sync cmd, sync deck, sync gh, sync glob, sync input
-1: sync lock, sync log, sync map, sync node, sync policy, sync read, sync report, sync require, sync return
-1: sync timer, sync utf, sync write, synchronized, synchronously, synonymous, synonyms, synthesis, synthesize
-1: synthesizer, sys, sys base, sys class, sys def, sys io, sys path, sys print, sys rules, sys src, sys stdout
-1: sys zlib, sysctl system, system cmd, system df, system diagnostics, system git, system has, system http
-1: system id, system if, system logs, system object, system out, system profiler, system prompts, system that
-1: system tools, system txt, system user, system using, system you, systemctl reload, systemctl user
-1: systemd service, sz, sz mkdir, sólo, söyle, są, sự, tabella, table add, table before, table description
-1: table if, table index, table into, table is, table md, table role, table schema, table select
-1: table setdefault, table string, table table, table then, table under, table which, table |, tables
-1: tables is, tables of, tables one, tables rows, tables |, tabs to, tag $, tag and, tag git, tag group
-1: tag head, tag notes, tag out, tag publish, tag remove, tag to, tagged, tagline, tags always, tags git
-1: tags owner, tags wcag, tai, tail app, tail echo, tail stdout, tailscale, tainted, take at, take away
-1: take days, take no, take one, take up, take your, takeaways, taken, taken back, taker, takes about
-1: takes half, takes out, takes part, takes some, takes them, tal, talking to, tam, tampering, tampilkan, tank
-1: tanyakan, tar archive, tar cf, tar gz, tar tzf, tar xf, tarea, tareas, tarfile pathlib, target $
-1: target <placeholder>, target and, target const, target dir, target directory, target file, target folder
-1: target framework, target function, target home, target is, target mode, target object, target os
-1: target parent, target platform, target user, target with, targets, tarihi, tarjeta, task and, task await
-1: task calls, task description, task does, task id, task in, task may, task on, task output, task read
-1: task status, task task, task write, tasks are, tasks json, tasks md, tasks name, tasks run, tasks that
-1: tax advice, tax description, tax net, tax papers, tax return, tax |, tb, tcp cidr, tcp in, tcp port
-1: tcp ufw, tcpconnection, td padding, td tr, te files, te thesis, teacher, team has, team name, team order
-1: team repository, team state, team |, tear, tear down, teardown, tears, technically, technician can
-1: technique, technology, tee, tee $, telegram bot, telegram chat, telegram token, telemetry authors
-1: telemetry or, telemetry with, telephone, tell application, tell customers, tell me, tell us, tell you
-1: tells us, tells what, tells which, tells you, tem, temp directory, temp path, tempfile mktemp, template $
-1: template columns, template markdown, template name, template not, template structure, template usage
-1: templates, temporary directory, ten lookups, ten mails, ten people, ten percent, ten rows, ten runs
-1: ten slowest, ten times, tenant isolation, tenant wants, tender, tense for, term is, term notice
-1: terminal with, terms and, terms before, terms if, terms lines, terms on, terraform destroy, terraform for
-1: terraform tfvars, territory, terse, test account, test accounts, test api, test are, test as, test await
-1: test case, test clean, test cmd, test com, test command, test commit, test config, test create, test curl
-1: test data, test each, test end, test env, test file, test files, test filter, test full, test fun, test has
-1: test how, test input, test is, test length, test login, test mode, test monthly, test names, test only
-1: test page, test password, test profile, test real, test session, test set, test suite, test that, test then
-1: test tmp, test txt, test users, test var, test whether, testable, testable and, testdata, testimonial
-1: testimonials, testing and, testnet, tests after, tests django, tests for, tests may, tests must
-1: tests naming, tests no, tests open, tests the, tests use, tests verify, text animations, text as, text body
-1: text box, text cmd, text console, text convert, text encode, text end, text errors, text files, text final
-1: text from, text html, text insert, text item, text json, text length, text line, text lines, text match
-1: text never, text next, text notes, text one, text or, text pattern, text requests, text return, text right
-1: text self, text send, text size, text splitlines, text string, text sys, text system, text the
-1: text transform, text txt, text under, text value, text with, text without, text wrap, text →, textbook
-1: texten, texts and, texts are, texts that, texts with, texture, textures, tf run, tgz with, tgz ~, th td
-1: than and, than guess, than minute, than months, than needed, than once, than that, than the, than they
-1: than third, than this, than two, than week, than year, that accepts, that already, that answer
-1: that applied, that both, that builds, that came, that change, that claims, that costs, that date, that do
-1: that don, that every, that failed, that fetches, that file, that fixes, that folder, that has, that have
-1: that hold, that in, that init, that isn, that keeps, that keys, that lawyer, that led, that left, that lie
-1: that linter, that lists, that log, that lose, that lost, that make, that maps, that match, that matters
-1: that metrics, that moved, that needs, that nobody, that off, that others, that owns, that path, that pip
-1: that process, that protects, that read, that reads, that really, that resolves, that reviews, that select
-1: that size, that some, that somebody, that something, that speaks, that stay, that stays, that such
-1: that tells, that too, that use, that uses, that value, that was, that we, that when, that will, that works
-1: that you, the above, the absence, the acceptance, the accepted, the access, the accountant, the accounts
-1: the actual, the admin, the advice, the allow, the alt, the analytics, the anti, the appendix, the approach
-1: the approved, the architecture, the areas, the argument, the article, the ask, the assets, the attached
-1: the attacker, the author, the average, the aws, the base, the bench, the better, the bibliography
-1: the binary, the blank, the book, the booking, the box, the bug, the built, the bundled, the button
-1: the byte, the bytes, the cable, the cached, the calendar, the call, the camera, the capability, the cards
-1: the categories, the certificate, the changelog, the changes, the chapter, the chosen, the ci, the cis
-1: the cli, the closing, the club, the colleague, the combination, the commands, the comment, the common
-1: the compliance, the condition, the confidence, the configuration, the constraint, the constructor
-1: the contact, the container, the context, the contract, the coordinates, the corpus, the costs, the cpu
-1: the creation, the credentials, the credit, the criteria, the criterion, the css, the cve, the cwd
-1: the cycle, the data, the dba, the deadline, the debug, the declared, the default, the delay, the density
-1: the description, the detected, the device, the dir, the direction, the directory, the docker, the doctor
-1: the documented, the doi, the domain, the download, the drift, the drop, the email, the embedded, the entire
-1: the entity, the envelope, the essay, the estate, the evening, the evidence, the exception, the exe
-1: the executable, the executor, the extension, the factory, the fallback, the fan, the fastest, the feature
-1: the feedback, the filename, the film, the finance, the fingerprint, the finished, the floor, the force
-1: the formatter, the fourth, the fridge, the front, the ftc, the function, the game, the git, the gnu
-1: the goal, the grid, the headers, the historical, the hit, the hotel, the icon, the imperative
-1: the implementation, the in, the incident, the inline, the installed, the internet, the interval
-1: the invoking, the it, the job, the journey, the json, the keep, the keystore, the kitchen, the label
-1: the lan, the language, the large, the later, the latter, the lawyer, the leading, the left, the lessons
-1: the letters, the licences, the light, the likely, the linear, the lint, the lists, the local, the lock
-1: the longest, the loss, the lowest, the machines, the mail, the majority, the makefile, the manifest
-1: the manual, the map, the master, the material, the matter, the max, the meaning, the median, the meeting
-1: the memory, the menu, the meta, the metric, the middle, the mirror, the mit, the model, the modified
-1: the money, the namespace, the net, the network, the new, the newest, the non, the notebook, the null
-1: the object, the observed, the offline, the oldest, the operation, the option, the orchestrator, the org
-1: the organization, the os, the package, the packages, the packet, the partner, the passphrase, the patch
-1: the payload, the per, the permission, the pi, the pickle, the pipe, the planned, the player, the plist
-1: the pods, the point, the police, the population, the pot, the practice, the previous, the primary
-1: the privacy, the probes, the process, the producer, the product, the progress, the project, the prompt
-1: the proof, the proposal, the protected, the protocol, the pub, the public, the purchase, the quarantine
-1: the quarter, the quotes, the receiving, the recommendation, the record, the records, the regular
-1: the related, the remote, the repeat, the replica, the reports, the requested, the requester, the required
-1: the requirement, the researcher, the reserved, the responder, the reusable, the reviewer, the reviewers
-1: the rfc, the risk, the role, the room, the rule, the rules, the runbook, the running, the safe, the same
-1: the sample, the schedule, the school, the sdk, the seal, the sections, the security, the selection
-1: the selector, the sense, the sentences, the served, the service, the setting, the sha, the shift, the siem
-1: the signature, the signer, the sink, the site, the skills, the slug, the snippet, the socket, the software
-1: the span, the specific, the stage, the stars, the statement, the statistics, the stick, the stock
-1: the store, the stream, the strings, the suede, the suggestion, the support, the suppression, the surface
-1: the survey, the swatch, the switch, the tag, the tarball, the tariff, the tax, the teacher, the team
-1: the telephone, the temp, the temperature, the thing, the ticket, the timer, the timings, the token
-1: the totals, the town, the track, the train, the trash, the travel, the trial, the trust, the ttl
-1: the twenty, the ui, the unique, the unit, the updated, the upstream, the usage, the use, the validation
-1: the value, the variables, the vendors, the venv, the visible, the warning, the week, the weights, the wi
-1: the with, the word, the workflow, the world, the worst, the write, the xml, the years, their date
-1: their language, their order, their password, their place, their public, their size, their values
-1: their words, them add, them again, them and, them apart, them check, them do, them list, them look
-1: them print, them send, them show, them stop, them tell, them this, them together, them what, them where
-1: them who, them yourself, them |, theme color, theme config, theme dark, theme data, theme name, themes each
-1: themselves do, themselves out, themselves the, then add, then all, then any, then ask, then aws, then cargo
-1: then check, then clear, then close, then compare, then enter, then every, then five, then git, then have
-1: then if, then local, then move, then new, then node, then npm, then once, then one, then pass, then post
-1: then propose, then re, then reports, then return, then review, then run, then say, then scripts
-1: then search, then set, then show, then shred, then so, then ssh, then state, then systemctl, then the
-1: then three, then use, then we, then write, therapy, there if, there keep, there no, there say, there tell
-1: these belong, these come, these controls, these defaults, these five, these into, these need, these to
-1: these two, they, they came, they carry, they change, they create, they get, they have, they leave
-1: they like, they matter, they may, they must, they paste, they prefer, they re, they would, thin, thing for
-1: things and, think, thinking, third parties, thirds, this add, this adds, this after, this brings
-1: this buffer, this call, this can, this command, this compile, this component, this could, this creates
-1: this current, this finds, this from, this help, this host, this if, this keep, this list, this looks
-1: this mail, this may, this message, this order, this package, this permission, this plan, this prevents
-1: this process, this product, this profile, this prompt, this reads, this repo, this repository, this returns
-1: this script, this sets, this shell, this site, this still, this table, this test, this the, this this
-1: this to, this type, this was, this workflow, this |, those, those from, those in, those of, those on
-1: those that, those who, those whose, though it, thrashing, thread is, thread of, thread when, threads $
-1: three bullets, three candidates, three days, three options, three or, three parts, three photos
-1: three points, three real, three right, three sample, three samples, three sentences, three themes, three to
-1: three way, three words, threshold |, thresholds, through an, through cache, through small, through them
-1: through these, through this, throw away, throw object, throw out, thrown, thumb |, thumbnails in
-1: thumbnails |, thursday, thư, thư mục, thời, ticket $, ticket in, ticket the, tickets csv, tickets for
-1: tickets or, ticks, tidy mjs, tidy pl, tidy py, tidy sh, tidy the, tied, tied to, tier and, tightening
-1: tiles, tiles |, till, tim, time access, time always, time back, time because, time codes, time const
-1: time desc, time done, time for, time from, time func, time get, time hours, time in, time is, time it
-1: time json, time limit, time line, time machine, time numeric, time offer, time or, time pathlib, time print
-1: time run, time stamps, time string, time they, time timeout, time try, time urllib, time utc, time you
-1: time zone, time zones, timedelta minutes, timeout $, timeout cmd, timeout duration, timeout headers
-1: timeout json, timeout my, timeout return, timeout the, timeout time, timer, timer |, timers all, times at
-1: times day, times of, times then, times with, times |, timesheet description, timesheet from, timestamp int
-1: timestamps, timestamps in, timezone, timezone auto, timezone from, timing, timing is, timing safe, timings
-1: tin, tiny my, tinyint, tip jar, tipo, tips, tiresome, title $, title at, title authors, title body
-1: title desc, title get, title host, title one, title project, title report, title script, title start
-1: title steps, title str, title string, title the, title url, title with, titles, titles are, titles in
-1: titolo, titulares, tj, tld, tls checks, tls or, tlsv, tlsv sf, tlsv tlsv, tmp cat, tmp dev, tmp dir
-1: tmp drill, tmp ir, tmp log, tmp restore, tmp tmp, tmpfs, tmpfs tmp, tmux and, tmux capture, tmux kill
-1: tmux list, tmux new, tmux send, tmux sessions, tmux split, to access, to achieve, to act, to action
-1: to addresses, to agent, to allow, to always, to another, to append, to are, to audit, to back, to before
-1: to binary, to block, to body, to book, to boolean, to bottom, to branch, to buffer, to by, to bypass
-1: to cache, to cancel, to cards, to cart, to chat, to check, to clipboard, to collect, to compliance
-1: to convert, to cook, to deal, to degrees, to delete, to digits, to disk, to double, to dst, to edit
-1: to encode, to everything, to excel, to fast, to feed, to font, to frame, to free, to fresh, to gb, to git
-1: to have, to help, to home, to if, to image, to include, to install, to invoice, to invoices, to invoke
-1: to iso, to language, to last, to launch, to leave, to life, to light, to locale, to localhost, to login
-1: to look, to lower, to mail, to manage, to memory, to mend, to mirror, to ml, to move, to name, to named
-1: to network, to nine, to not, to npmrc, to numeric, to one, to only, to or, to parent, to password, to paste
-1: to path, to per, to perform, to practise, to preserve, to press, to produce, to prompts, to publish, to px
-1: to queue, to quote, to readers, to reason, to rec, to receive, to release, to replace, to report
-1: to requirements, to reset, to resolve, to retrieve, to review, to rotate, to rows, to run, to same
-1: to second, to server, to service, to set, to settings, to share, to skills, to skip, to small, to so
-1: to somebody, to spend, to split, to staff, to store, to subject, to suede, to suppress, to switch, to sys
-1: to take, to temp, to ten, to test, to that, to third, to times, to today, to top, to translate, to trash
-1: to trigger, to turn, to undo, to update, to upload, to upper, to url, to verify, to view, to vscode
-1: to water, to when, to which, to whole, to work, to write, to yourself, to ~, toast, todas, today $
-1: today days, today month, today name, today strftime, todos, todos los, toggle, togliere, token, token await
-1: token aws, token body, token by, token config, token exec, token exists, token expired, token false
-1: token fine, token function, token gh, token ghp, token github, token hex, token in, token may, token needs
-1: token of, token on, token process, token refresh, token return, token run, token saver, token scopes
-1: token send, token session, token sh, token strip, token system, token that, token ttl, token with
-1: token write, tokenize, tokens and, tokens out, tokens root, told otherwise, told so, tom, toml at, toml is
-1: tone warm, tonic, too high, too many, too open, too small, took, took it, tool before, tool description
-1: tool names, tool only, tool output, tool server, tool text, tool that, tool tool, tool when, tool |
-1: toolchain, toolchain stable, tools are, tools before, tools file, tools for, tools from, tools or
-1: tools that, tools use, tools |, toon, top down, top genes, top of, top px, top to, top twenty, topic is
-1: topic performance, topics, topics and, toplam, topmost, total bytes, total cents, total exec, total int
-1: total items, total len, total length, total price, total tests, total use, totals by, touch targets
-1: touch ~, touched if, touches, touching, tr, tr $, tr dc, tr td, trace context, traceability, traceback
-1: traceback format, tracer, traces are, traces |, track |, tracked changes, tracker description, tracking and
-1: trademark, traffic, traffic through, trail |, trailing, trailing slash, trailing spaces, train jsonl
-1: trained on, training the, trains, traits, tram, trans, transaction tx, transactional, transfers
-1: transform scale, transformer, transformer all, transformers import, transit, transition, transitions
-1: translate description, translate |, translates contracts, translator description, translator keep, traps
-1: traps |, tras cada, tratan, travel and, travel policy, travel |, travellers, traversal, traverse, travis
-1: treat it, treated as, treating, treatment, tree as, trello, trello api, trello token, trend, tresor
-1: trf initn, triage mjs, triage use, trial, trial finder, tribal, trick, tricks, tried and, tried on
-1: tries allow, triggers, trim <named>, trim const, trim to, trimestre, trimmed, trimpath, trio, trip from
-1: trouble |, true allow, true async, true auto, true base, true catch, true close, true config, true curl
-1: true data, true disable, true don, true enabled, true encode, true entry, true except, true exist
-1: true export, true exports, true false, true fi, true filter, true filters, true force, true function
-1: true global, true help, true host, true install, true it, true let, true map, true mode, true never
-1: true now, true of, true open, true out, true packages, true pathlib, true peak, true permissions
-1: true print, true rebase, true record, true rows, true session, true so, true strip, true tasks, true time
-1: true to, true total, true true, true type, true user, true value, true verify, true volumes, true —, truly
-1: truncated, trust remote, trust sh, trusted domains, trusted hosts, trusted origins, trusted proxies
-1: trusted publishing, trusting, trusts, trustworthy, try await, try cmd, try const, try first, try if
-1: try import, try json, try jsonencoder, try os, try proc, try requests, try self, try text, try the, try to
-1: try yield, trying, trên, ts const, ts ignore, ts the, tsconfig, tsv curl, tsv gz, tsv path, ttf, ttf otf
-1: ttl seconds, tts, tty, tu, tube, tuesday, tun, tunap, tuner measure, tuning |, tunnel url, tunneling
-1: tunnels, tup, tup from, tuple int, tuple str, turing, turn the, turn them, turn with, turned on, turns
-1: turns it, turns off, turns on, tweet, tweets json, twelve, twelve factor, twelve months, twelve questions
-1: twenty times, twice before, twice with, twilio auth, twine password, twins, two days, two if, two kinds
-1: two known, two machines, two or, two passes, two sample, two screens, two sentences, two sites, two spf
-1: two the, two ways, two with, txs, txt are, txt data, txt echo, txt from, txt git, txt is, txt kubectl
-1: txt last, txt ls, txt my, txt new, txt pip, txt print, txt ps, txt show, txt ss, txt the, ty, type
-1: type <named>, type any, type array, type article, type atime, type code, type config, type ctx
-1: type definition, type definitions, type do, type echo, type file, type in, type information, type into
-1: type list, type module, type mtime, type nd, type node, type note, type organization, type product
-1: type prune, type radio, type script, type so, type tag, type that, type the, type them, type to, type url
-1: type version, typed, typed by, typed into, types, types false, types is, types it, types the
-1: typescript const, typescript function, typical gain, typing, tzf, téléphone, tên, tüm, tả, tệp, uat, ubuntu
-1: ufw and, ufw status, ug, ui core, ui in, uint const, uis, ukb, ul, um, umbrella, un error, un mensaje
-1: una pagina, una persona, unambiguous, unasked, unattached, unattached volumes, unbounded, uncertain
-1: unclear ask, unclear do, unconfirmed, uncovered, undefined reference, undefined |, under $, under days
-1: under evidence, under for, under its, under lines, under one, under pt, under real, under ten
-1: under unreleased, under ~, underscore, understand it, understands, undici, unescape, unicode encode
-1: unicode get, unicode string, unidades, unify, unintended, union, unions, uniq |, unique id, unique if
-1: unit in, unit of, unit test, units metric, units or, units the, units txt, unittest test, unix nano
-1: unknown and, unknown host, unknown keys, unknown object, unknown platform, unless allow, unless asked
-1: unless file, unless stopped, unless told, unlike the, unmodified, unnamed, unnecessarily, uno, unpack into
-1: unpacked, unplug, unprompted, unpublished, unquote, unreachable, unread messages, unreleased, unresolved
-1: unreviewed, unset new, unshift, unsigned integer, unstable, unsubscribe from, unsubscribe line
-1: unsubscribe link, unsupported, unsure of, until, until all, until new, until second, until the, until when
-1: until you, untouched, untrusted, unused, unused packages, unzip $, up any, up as, up before, up builds
-1: up can, up etc, up false, up file, up form, up front, up make, up name, up new, up next, up not, up one
-1: up only, up project, up say, up so, up text, up that, upcoming, update and, update cache, update data
-1: update it, update of, update or, update raw, update read, update sh, update status, update sudo
-1: update text, update true, update users, updated at, updater, updater description, updates or, updates run
-1: upgrade $, upgrade install, upgrades, upgrades ufw, upload |, uploaded, uppercase letter, ups and
-1: upstream architecture, upstream work, upward, urandom, uri <service>, uri <vendor>, uri if, uri import
-1: uri path, uri req, uri uri, url <free>, url already, url as, url data, url devnet, url echo, url exec
-1: url for, url function, url headers, url hostname, url no, url none, url options, url or, url output
-1: url page, url params, url path, url postgresql, url process, url req, url request, url response, url set
-1: url starts, url text, url the, url then, url to, urlencode params, urlencode text, urlencoded
-1: urllib import, urllib robotparser, urlopen read, urlopen self, urlparse, urls, urls are, urlsafe, us docs
-1: us east, us if, us in, usable, usage <named>, usage in, usage js, usage with, usar, usb, usb stick, usd
-1: usd month, usdc, use and, use ask, use auto, use browser, use cache, use callback, use case, use container
-1: use current, use data, use emoji, use find, use for, use full, use global, use http, use https, use is
-1: use limit, use matcher, use memo, use mime, use mode, use of, use parallel, use platform, use safetensors
-1: use scripts, use security, use standard, use strict, use values, use verbs, use video, use what, use when
-1: used also, used as, used by, used elsewhere, used in, used no, used range, used with, used xbel, useful for
-1: useful to, usepackage, usepackage graphicx, user $, user add, user after, user already, user answers
-1: user approved, user appuser, user asks, user avatar, user await, user bash, user calendar, user choose
-1: user chose, user clicks, user client, user command, user confirms, user consent, user const, user country
-1: user currency, user decides, user disable, user dll, user drops, user factory, user find, user form
-1: user gave, user get, user identity, user invoke, user its, user key, user likes, user md, user needs
-1: user new, user notes, user ok, user on, user opens, user pastes, user pays, user permissions, user picked
-1: user pool, user presses, user profile, user secret, user sends, user short, user signingkey, user skill
-1: user smtp, user so, user supplied, user tables, user target, user team, user text, user then, user time
-1: user turn, user units, user username, user users, user val, user var, user wants, user what, user when
-1: user where, user whether, user wishes, user with, user works, user write, usermod dialout, username if
-1: username user, users admin, users and, users can, users const, users create, users must, users name
-1: users public, users rather, users settings, users should, users table, users the, users user, users where
-1: users |, uses git, uses in, using microsoft, usings, usr, usr local, usr sbin, ustrd escape, usual cause
-1: usually the, usuário, utc now, utc strftime, utcnow, utf, utf cp, utf doctype, utf fs, utf stdio, utf to
-1: utf try, utf write, util properties, utm |, uuids, uv lock, uv or, uv pip, uv run, uv tool, uvx
-1: vacuum size, vacíos, vague, val client, val out, val return, val tb, valid false, valid from, valid to
-1: valid true, validate and, validate schema, validate the, validate true, validation checklist
-1: validation rules, validators, valido, valign, valign top, valor |, valores, valuation, value, value also
-1: value any, value asks, value at, value const, value decode, value false, value if, value in, value is
-1: value it, value join, value keep, value label, value list, value null, value out, value output, value param
-1: value print, value result, value secret, value since, value slice, value string, value tb, value that
-1: value to, value used, value values, value |, value ×, values add, values append, values are, values as
-1: values can, values do, values env, values for, values from, values get, values masked, values on
-1: values return, values stay, values that, values the, values values, values |, var backups, var cmd
-1: var data, var export, var external, var file, var files, var host, var http, var region, var repo
-1: var return, var spool, var token, var total, variable is, variables, variables $, variables env, variant
-1: variant annotation, variants for, variation, variations, varies, varies by, various, vary by, vault login
-1: vault on, vault path, vault vault, vault write, vault yml, vcalendar version, vcf $, vcf gz, vec string
-1: veille, vencimento, vendor and, vendor documents, vendor own, vendored, vendored code, vendors own, vep
-1: verbatim, verbs, verbs first, verdict from, verdict in, verdict to, vergleichen, verification and
-1: verification off, verification on, verification step, verification steps, verified false, verified live
-1: verified |, verifies the, verify $, verify bash, verify data, verify every, verify no, verify or
-1: verify required, verify that, verify the, verify with, verifying, verir, vers, versand, verschickt
-1: version <named>, version apps, version bin, version body, version bump, version command, version dict
-1: version it, version kind, version last, version let, version no, version os, version package
-1: version policies, version string, version the, version to, version update, version with, version |
-1: version ~, versionadded, versioned, versioning, versions, versions if, versions of, versions on
-1: versions that, versions with, vertical, verzeichnis, veto, vets, vetter description, vf, vf subtitles
-1: viability, vibe, video audio, video db, video id, video src, video use, viene, view json, view model
-1: viewed, viewers, views, vim, violations, vip, virtual, virtual environment, virtual machine, virtualenv
-1: visible focus, visible in, visible text, visit node, visited, visual system, visuals, visudo, vite starter
-1: việc, vlans, vm, vm swappiness, vms, vnd, vo, voiceover, voices, void export, void if, void schema
-1: void this, volatility, volume id, volumes, volumes data, volumes for, volumes old, volumes var, volunteer
-1: vom, vorschlagen, vote, voting, vouch, vouchers, vous, vscode, vscode mcp, vscode tasks, vtt file
-1: vuln triage, vulnerabilities, vulnerability, vulnerability triage, vulns, vyb, vz, với, wa, wa identity
-1: wait, wait day, wait ten, wait until, waiter, waiting for, waits, waits for, waits until, waived, walk else
-1: walk if, walk me, walk node, walk of, walk out, walker, walking, wallet address, wallet and, wallet is
-1: wallet to, wallet with, wann, want and, want it, want length, want the, want |, wants that, wants what
-1: warm accents, warm const, warm sh, warm short, warn if, warn no, warn when, warning $, warnings warnings
-1: warranties, was chosen, was for, was made, was measured, was missed, was not, was on, was opened
-1: was pushed, was put, was run, was seen, was sent, was shown, was slow, was typed, was used, wasting
-1: watch src, watching, water and, wav whisper, way and, way round, way so, way this, way to, way when
-1: way you, way |, wb active, wb workbook, wc $, wc |, wcag aa, wcag wcag, wczytaj, we are, we do, we don
-1: we expect, we must, we take, we will, we would, weak copyleft, weak reused, weaker, weakest, web, web apps
-1: web identity, web listen, web shells, web socket, web views, webhook, webhook events, webhook if
-1: webhook secret, webhook site, webhook url, webhook with, webhook |, webhooks or, webhooks stripe, webinar
-1: webm, webshell, week before, week from, week in, week run, week two, week without, weekly for, weekly keep
-1: weekly prune, weekly report, weekly summary, weeks, weeks to, weight bold, weight color, weight of
-1: weighted, weights from, welke, well if, well in, wellness, wells, went through, wer, were asked, were left
-1: were on, were run, were taken, were used, were written, wes, west, wf, wg, wght, wght display, wght family
-1: what cannot, what do, what happened, what if, what kind, what needs, what not, what runs, what text
-1: what when, what |, whatsapp, wheel |, when add, when an, when and, when available, when call, when claude
-1: when duplicate, when empty, when file, when host, when in, when invoked, when its, when local, when more
-1: when running, when someone, when something, when that, when then, when to, when two, when user, when using
-1: when was, when working, when you, whenever the, where at, where email, where file, where is, where it
-1: where none, where possible, where required, where table, where type, where users, where we, where your
-1: where |, where ~, wherever they, whether an, whether its, whether they, whether two, which and, which can
-1: which folders, which items, which line, which ones, which other, which part, which parts, which paths
-1: which port, which prints, which repository, which rights, which step, which steps, which they, which tools
-1: which wallet, which will, whichever is, while keeping, while len, while not, while they, while you
-1: who agreed, who are, who calls, who could, who decides, who don, who gets, who is, who knows, who left
-1: who owes, who owns, who publishes, who put, who said, who says, who that, who the, who what, who where
-1: whoever has, whoever runs, whoever the, whole diff, whole dollars, whole ones, whom, whom it, whom |
-1: whose file, whose own, why do, why fix, why it, why not, widgets, width $, width characters, width em
-1: widths, wifi, wikipedia org, wil, wildcard, wildcards, will add, will be, will break, will get, will read
-1: will run, will use, win back, win then, window $, window is, window |, windows description, windows event
-1: windows fonts, windows hardening, windows on, windows paths, windows python, windows when
-1: windows workstation, windsurf mcp, winners, winning, wired, wiring as, wish |, wishes for, with add
-1: with agent, with all, with amount, with apply, with base, with basic, with breaking, with cache
-1: with cancel, with changes, with checkout, with colleague, with colleagues, with consent, with content
-1: with continue, with copy, with correlation, with crontab, with ctx, with data, with date, with dates
-1: with deadline, with description, with disable, with dnssec, with do, with effect, with encoded
-1: with environment, with fetch, with file, with five, with fixed, with fresh, with git, with go, with good
-1: with grade, with grep, with hardware, with host, with if, with interval, with invoice, with io, with keep
-1: with kind, with known, with launchctl, with less, with limit, with link, with links, with linting
-1: with list, with literal, with lock, with media, with mode, with most, with network, with numbers, with old
-1: with open, with os, with pandoc, with passphrase, with pdftotext, with pg, with phone, with price
-1: with print, with program, with proper, with public, with quote, with quotes, with read, with reading
-1: with reasons, with receipt, with refresh, with replace, with restore, with reviewers, with rsync, with ruby
-1: with rustup, with sarif, with self, with sentence, with share, with sigma, with sk, with some
-1: with something, with source, with staging, with star, with start, with sync, with systemctl, with target
-1: with team, with tempfile, with text, with ticket, with timer, with tmux, with to, with tools, with trailing
-1: with underscores, with units, with valid, with vat, with vault, with version, with where, with which
-1: with who, with whom, with word, with |, with ~, within limits, within minutes, within one, within second
-1: within two, within ~, without an, without answer, without auth, without blame, without code, without file
-1: without label, without limit, without looking, without losing, without matching, without need
-1: without network, without node, without number, without owner, without password, without personal
-1: without proof, without real, without running, without signing, without test, without unsafe, without what
-1: witnesses, wo, woff, won, wonders, word and, word at, word by, word const, word limit, word with, word |
-1: wording |, words get, words is, words match, words minute, words never, words on, words return, words such
-1: words text, words what, words where, work around, work by, work dir, work down, work it, work item
-1: work later, work there, work to, work tools, work unit, work work, work write, workarounds, workbook ws
-1: worked example, worker processes, workflow, workflow in, workflow status, workflow that, workflow when
-1: workflows, workflows commit, workflows set, working directory, working hours, working with, workloads
-1: workout, works no, works step, works with, works without, workshop, workshop description, workspace $
-1: workspace list, workspace then, workspaces default, worktree list, worried, worthy, would bring
-1: would happen, would need, would the, wp plugin, wpa, wr, wrap $, wrappers, wrapping, wraps the, write after
-1: write an, write at, write auto, write clean, write com, write contents, write copy, write cost, write data
-1: write doctype, write each, write error, write five, write from, write github, write handover, write hooks
-1: write if, write jobs, write join, write json, write letter, write none, write open, write plain
-1: write release, write result, write scripts, write short, write struct, write style, write subject
-1: write task, write ten, write test, write tests, write this, write three, write time, write warning
-1: write why, writer import, writer is, writer open, writer pdf, writes, writes home, writes inventory
-1: writes minutes, writes section, writes to, writing, writing any, written by, written in, wrong in
-1: wrong one, wrong place, wrong time, wrong with, wrong |, wronly |, wrote, wrote $, ws append, wsgi
-1: wsgi application, wsl, wt, ww, www, www form, www html, www project, www site, wörter, wörtliche
-1: wörtliche rede, xa, xaa, xargs rm, xattr com, xbel, xc, xclip, xclip selection, xcrun notarytool, xcuitest
-1: xdg, xdg state, xff, xhtml, xlabel, xml, xml etree, xml root, xml version, xml |, xmx, xox, xox abp, xoxb
-1: xpath, xpub, xx, xxxxxx, xzf actions, yalnız, yaml as, yaml name, yaml run, yaml safe, yaml steps
-1: yaml uses, yapılandırma, yapılandırılmış, ye, year after, year in, year never, year old, year table
-1: year three, years, yedek, yellow, yeni, yes $, yes from, yes in, yes protect, yet, yield, yield from
-1: yield line, yml and, yml for, yml if, yml ~, yn, yol, york, you, you add, you believe, you care, you change
-1: you copy, you delete, you didn, you encounter, you go, you got, you have, you hear, you in, you laptop
-1: you leave, you like, you need, you of, you opened, you play, you ran, you reach, you save, you say
-1: you should, you sort, you still, you take, you try, you tube, you type, you |, younger, younger than, your
-1: your access, your api, your browser, your collector, your distribution, your domain, your email, your env
-1: your id, your job, your key, your laptop, your license, your mail, your mailbox, your org, your own
-1: your parcel, your provider, your repository, your security, your shell, your team, your wallet, yours
-1: yt dlp, yyyy mmdd, yıl, za private, za stripe, zap, zapytaj, zelf, zero, zero for, zero when, zfs
-1: zh description, ziel, zip $, zip archive, zip files, zip force, zip path, zip qr, zip zip, zlib from
-1: zlib gzip, zlib json, zlib require, zlib zlib, zone id, zone in, zone writer, zone |, zoom to, zprofile
-1: zshrc profile, zshrc ~, zweck, zweifel, zweite, | above, | access, | accounts, | add, | added, | addresses
-1: | agents, | alarm, | alias, | amber, | amount, | answer, | api, | approver, | array, | art, | asked
-1: | assert, | ast, | attack, | audit, | bad, | be, | before, | begin, | better, | big, | body, | branches
-1: | browser, | cache, | call, | campo, | card, | cases, | caso, | causa, | cause, | certificates, | changed
-1: | channel, | ci, | claims, | claude, | clone, | cloud, | cmd, | cmp, | colour, | commands, | comment
-1: | commit, | components, | concern, | confirmation, | contributor, | control, | copy, | core, | count
-1: | create, | crop, | cup, | cursor, | cvss, | da, | daily, | data, | database, | dc, | def, | default
-1: | deny, | destination, | developer, | device, | difference, | dimension, | direct, | docs, | documents
-1: | done, | download, | drive, | duration, | ec, | ed, | edit, | enabled, | ends, | endswith, | enterprise
-1: | env, | environment, | evidence, | exception, | exec, | factor, | fake, | fbclid, | feature, | feb
-1: | files, | fill, | finding, | float, | food, | foreign, | formal, | format, | found, | frist, | from, | gap
-1: | give, | go, | goal, | guessing, | harvest, | header, | health, | hide, | home, | hot, | hours, | how
-1: | http, | https, | idea, | ignore, | img, | include, | info, | injection, | invoke, | io, | java, | jira
-1: | kept, | keychain, | keys, | last, | launch, | layer, | ld, | library, | licence, | limit, | lines
-1: | linux, | list, | literal, | lock, | log, | long, | look, | looks, | lost, | magic, | marker, | mb
-1: | memory, | messages, | metadata, | method, | missing, | mit, | mkfifo, | motion, | ms, | msg, | muted
-1: | my, | na, | need, | netcat, | netstat, | nota, | notes, | notifications, | of, | openssh, | opt, | or
-1: | order, | other, | outside, | over, | pad, | passwd, | password, | passwords, | patch, | path, | paths
-1: | pattern, | pdf, | pem, | phone, | photo, | pickle, | ping, | pipe, | pipeline, | place, | plant, | please
-1: | png, | pre, | print, | private, | privileged, | process, | program, | project, | psql, | purpose, | push
-1: | put, | question, | queue, | quota, | random, | rate, | rating, | react, | reads, | real, | reboot
-1: | receipt, | recommended, | recovery, | redis, | remark, | remember, | repeat, | reply, | req, | requests
-1: | require, | reserve, | revert, | review, | revoke, | roles, | roll, | route, | rsa, | rss, | running
-1: | runs, | safe, | salt, | second, | secrets, | seed, | select, | set, | severity, | shadcn, | signed
-1: | signup, | single, | sk, | skills, | slow, | smell, | so, | some, | soon, | sow, | spec, | stat
-1: | statement, | stick, | stops, | store, | strong, | sum, | summary, | svg, | tell, | templates, | testing
-1: | text, | the, | these, | timeline, | tool, | tr, | traps, | travel, | trusted, | two, | typeof, | typical
-1: | un, | uniq, | unit, | url, | var, | variant, | vault, | verify, | version, | vscode, | way, | web, | week
-1: | what, | whoami, | whole, | why, | will, | winget, | word, | writes, | xoxb, | yaml, | yes, | you, | —
-1: | “, | お, | カ, | パ, | フ, | 分, | 命, | 説, | 비, ~ $, ~ agents, ~ all, ~ casabot, ~ codex, ~ dev, ~ downloads
-1: ~ dp, ~ end, ~ git, ~ ipython, ~ mb, ~ ms, ~ name, ~ notes, ~ npm, ~ nvm, ~ of, ~ password, ~ pypirc
-1: ~ python, ~ src, ~ ssh, ~ tokens, ~ vault, ~ words, ~ zprofile, ~ |, ~ ~, ~ –, § ust, § |, « désactivez, °
-1: ° in, ¿ qué, À, à chaque, à partir, ändern, é um, él, été, órdenes, útil, üretir, đơn, đưa, độ, İyi, ı, że
-1: για, πώς, του, Аудит, В, На, Ответ, Помогает, Проверьте, адрес, версия, вход, входа, дата, датой, двух
-1: дней, доступа, журналы, заголовок, задачи, запись, запуск, й, його, каждом, ключ, код, користувач, месяц
-1: на сервер, на сервере, ошибки, ошибок, покажи, пользователю, поля, раз в, с, сервере, таблицы, тема, тип
-1: только, у пользователя, числа, число, это, اطلب, اعرض, التحقق, المشروع, قائمة, له, مجلد, مدير, को, नाम
-1: पहले, पूछें, फ़ाइल, फिर, बनाएँ।, लिखें, – es, – of, – what, — do, — enable, — every, — network, — never
-1: — run, — see, — they, — |, “ 忽, •, → $, → <named>, → block, → security, ↓, ∈, −, ─ ┐, ┌, ┌ ─, ┐, ├, ├ ─, ⚠
-1: ✓, 、 |, 、 代, 、 同, 、 推, 、 決, 、 消, 。 不, 。 手, 。 注, 。 議, 「 で, い 一, か, か 。, が 「, が 最, が 決, が 自, き 、, き だ, き は
-1: け で, け る, け を, ご, さ, す ・, す 調, せ 、, た |, た だ, だ き, だ け, っ, て か, て よ, と い, と で, と な, と に, と め, と ん, と 期, に あ
-1: に 知, に 確, に 答, に 記, の claude, の み, の を, の フ, の 要, の 記, べ き, ま と, め, め ま, ゃ, や, よ い, ら れ, る こ, れ 、, れ た, れ な
-1: わ, わ っ, を 一, を 付, を 利, を 変, を 待, を 提, を 案, を 示, を 設, ァ, ァ イ, ア, ィ, イ, ェ ン, エ ラ, エ ー, ォ, ォ ル, オ, カ ー, キ ー
-1: ク エ, ク シ, グ, ケ ー, シ ョ, ジ ェ, ス を, ス ク, ス ト, タ ー, チ ャ, ッ ク, ッ プ, テ, デ, デ ィ, ト, ト が, ト は, ト リ, ド, ド を, バ, バ ッ
-1: パ タ, フ, フ ァ, フ ォ, フ ロ, ブ, メ, メ ー, モ ー, ャ, ョ, ョ ン, ラ, ラ イ, ラ ー, リ を, ル, ル に, ル は, ル サ, レ ー, ン, ン グ, ン ス, ン テ
-1: ン ト, ・ ま, ー が, ー は, ー を, ー シ, ー ス, ー ト, ー ン, 一 律, 一 時, 三 行, 专 业, 业, 个, 主 要, 之, 之 前, 习, 事 を, 事 件, 事 録, 二 重
-1: 产, 仅, 仍 然, 仓, 仓 库, 令 ”, 令 牌, 以 下, 以 查, 件 的, 任 务, 住 所, 作, 作 流, 你, 你 好, 你 的, 佳, 使 わ, 例 ：, 供, 依 存, 信 息, 值, 像
-1: 像 。, 先 安, 全 な, 全 角, 公 司, 关 键, 具, 再 执, 决, 况, 几, 出 。, 出 现, 函 数, 分, 分 |, 分 け, 切, 列 ，, 则, 创, 创 建, 删, 删 除, 判
-1: 判 断, 前 先, 前 检, 前 的, 剪, 加, 加 入, 加 载, 勿, 包 含, 匹, 匹 配, 十 个, 升, 协, 单, 南, 占 位, 即 使, 原 因, 去, 参, 参 照, 发, 取, 取 一, 变
-1: 口, 古, 古 い, 只 在, 只 能, 可 用, 可 能, 号 は, 司, 名, 名 詞, 后 把, 后 续, 后 运, 否, 否 成, 否 真, 哈, 哈 希, 哪, 哪 些, 問 の, 回 ま, 因, 围
-1: 图, 在, 在 の, 在 不, 在 本, 地 址, 址, 块, 型, 基 于, 填, 填 写, 处, 处 理, 変, 変 え, 変 わ, 复 ：, 外 部, 好, 存 在, 守, 安 装, 完 整, 官, 定 す
-1: 定 义, 实, 実 際, 审 查, 宿 題, 察, 导, 将, 少, 尽, 工, 工 作, 希, 常, 平 台, 平 实, 并, 建, 开, 异, 引, 引 用, 張 子, 强, 强 制, 当 者, 待, 待 つ
-1: 律, 従, 志 中, 态, 您, 情 况, 所, 所 は, 手 动, 手 順, 打, 打 开, 扩, 扩 展, 技 术, 担 当, 拡, 拡 張, 指 令, 指 南, 按 钮, 换, 据, 据 ，, 探, 推
-1: 推 測, 推 荐, 描, 描 述, 提 升, 提 醒, 撃, 撃 者, 收, 改 建, 攻 撃, 数 据, 文 、, 文 で, 文 件, 文 档, 无 法, 日 程, 时 请, 明, 明 确, 是 否, 是 数
-1: 是 ，, 显, 時, 時 刻, 更 し, 最 佳, 最 终, 有, 有 名, 未, 本 ；, 术, 条, 条 件, 来 的, 架, 架 构, 查 是, 查 清, 校, 校 验, 样, 样 式, 核 实, 核 心
-1: 案, 案 内, 模 式, 模 板, 此 技, 每 段, 求, 求 書, 法, 注, 活, 测 试, 消, 消 し, 添 え, 清 理, 測, 測 で, 測 試, 演, 点, 点 を, 然 后, 版 本, 物
-1: 状 态, 独, 独 立, 現 在, 生, 用 。, 用 す, 用 到, 用 时, 由, 略 之, 番 号, 登 记, 的 な, 的 情, 的 技, 的 文, 的 方, 的 设, 的 需, 目 标, 相, 相 手
-1: 看 。, 真, 真 的, 着, 知 ら, 码, 码 ，, 确, 確, 示 し, 示 す, 社 内, 窗, 窗 口, 立, 端 末, 索, 細, 経, 絶, 絶 対, 细, 给, 绿, 绿 色, 编 排, 编 码
-1: 缺, 缺 少, 署, 署 前, 者 が, 職, 自 定, 致 性, 般 的, 色, 荐, 获, 表 を, 装, 要 な, 要 改, 見 せ, 解 析, 触, 記, 記 録, 詞, 詞 は, 詳, 詳 細, 請
-1: 請 求, 議, 議 事, 认, 认 是, 设, 设 置, 评 审, 识, 诉 用, 词 和, 试, 试 |, 详, 详 细, 说 明, 调, 调 用, 責, 費, 贴, 资 源, 跨, 跳, 跳 过, 转, 轮
-1: 输 入, 返, 进 入, 进 行, 退 出, 通 用, 通 过, 速 率, 進, 進 行, 避, 避 け, 部 署, 醒, 里, 重, 重 敬, 重 新, 量 的, 録 さ, 録 は, 録 メ, 钩, 钩 子, 钮
-1: 键, 镜, 镜 像, 间 线, 阶, 阶 段, 阻, 随, 際, 障, 集, 集 め, 集 成, 静, 静 默, 面 の, 順, 順 を, 預, 页, 验, 验 证, 默, 默 认, 가 있, 가 하, 값
-1: 검 증, 게 보, 과 해, 교, 구, 글, 께 적, 나, 날, 날 짜, 내, 내 용, 는 이, 는 지, 다 예, 대 상, 되 는, 됨, 디, 따 라, 또, 또 는, 량, 러, 려, 력, 령 어
-1: 로, 로 보, 로 정, 료, 루, 류, 를 한, 리 는, 린 다, 립, 맞, 메 일, 문 자, 문 제, 묻, 묻 고, 묻 습, 물 어, 발, 법, 법 을, 별, 부, 분, 비, 비 교, 생 성
-1: 서 를, 설 치, 성, 소, 수, 수 있, 순 서, 숫, 숫 자, 습, 식, 아, 않 음, 알 려, 앱, 약, 어, 어 도, 어 로, 없 음, 에 따, 에 추, 여, 여 줍, 열, 예 시, 오
-1: 요 약, 용 을, 유, 은 사, 을 사, 음, 의 보, 의 하, 이 내, 이 미, 인 터, 인 하, 인 한, 인 합, 임, 입, 자 가, 자 열, 장, 적 습, 적 은, 접, 정 리, 제 안
-1: 제 외, 조, 조 치, 종, 주 소, 준 다, 줄, 줍, 줍 니, 중, 지 확, 직, 직 접, 질 문, 짜, 찾, 청, 추 가, 출, 치, 쿠, 턴, 텍, 토, 틀, 패 턴, 프 로, 하 면
-1: 해 주, 호 는, 화, 화 면, 확, 확 인, 회, 후, 💻, 🤝, 🧪, 🧬, ！, （ 用, ） 。, ， 即, ， 只, ， 它, ， 并, ， 最, ：, ： json, ： |, ： 仅
-1: ；
-2: $ arch, $ codex, $ command, $ const, $ control, $ curlopt, $ deploy, $ dev, $ environment, $ eth, $ exe
-2: $ find, $ for, $ git, $ gw, $ html, $ isset, $ it, $ journal, $ jq, $ json, $ lines, $ log, $ mkdir
-2: $ names, $ nc, $ op, $ open, $ output, $ owner, $ pid, $ pods, $ port, $ printf, $ project, $ psscript
-2: $ raw, $ room, $ rsync, $ seconds, $ split, $ stdin, $ svc, $ task, $ term, $ wrong, <cheap> |, <named> and
-2: <named> badge, <named> components, <named> const, <named> data, <named> doc, <named> download, <named> html
-2: <named> issue, <named> licenses, <named> live, <named> media, <named> run, <named> start, <named> type
-2: <named> watch, <named> works, <named> your, <placeholder> cb, <placeholder> export, <placeholder> health
-2: <placeholder> openai, <placeholder> output, <placeholder> your, abc, abcd, above percent, abra, abs
-2: accept application, access aws, access keys, access review, access tokens, account from, account id
-2: account print, account so, account with, account |, accountant, accounts $, accurate, accès, action form
-2: actions, actions sts, actions workflow, actual, adapter, add comment, add credential, add line, add new
-2: add padding, add this, adding new, addition, additional, address in, address that, address with, adduser
-2: admin $, administrator has, administrators, adoption, advanced, advert, adverts, advice and, advice |
-2: advisories, aes cbc, aesthetic, affaanmustafa, after change, after sign, after the, again at, age
-2: age recipient, agent agent, agent do, agent from, agent new, agent skills, aggregation, aging, agreement to
-2: ajuda, akia, akia github, aldrig, alert, algorithms sntrup, align center, align items, alignment, all body
-2: all commands, all context, all critical, all date, all files, all keys, all page, all stats, all that
-2: all who, all words, all you, allow deny, allow read, alone and, aloud in, already exists, also in, alt text
-2: am, ambient, amount of, an agent, an argument, an authorized, an die, an entry, an evening, an incident
-2: an invoice, an owner, ancestry, and ai, and amount, and archive, and cache, and capture, and check
-2: and compare, and currency, and end, and fail, and fill, and git, and input, and it, and len, and lists
-2: and look, and minutes, and nobody, and nothing, and only, and or, and paste, and prepares, and price
-2: and print, and prompts, and re, and remind, and result, and retry, and saves, and security, and send
-2: and shows, and ssh, and subject, and then, and times, and update, and uses, and versions, and wait
-2: and when, and who, androidx, animations, annex, another name, ansible vault, answer ends, answer read
-2: answer so, answer the, answer to, answers are, ant, antes de, anti, any, any of, anybody who, apache
-2: apague, api <named>, api app, api base, api get, api projects, api push, api request, api simple
-2: api telegram, api url, app, app app, app store, appdata discord, append |, applicable to, application
-2: application json, approach, approval and, approval by, approvers, appsettings, apt install, apt update, aq
-2: arbitrary, arch $, architect, architecture security, archive copy, archive with, are about, are all
-2: are asked, are entered, are given, are human, are kept, are no, are of, are on, are present, are read
-2: are seldom, are shown, are three, are unsure, are warm, are welcome, args any, args func, args return
-2: args rows, argument hint, argument is, arguments, argv def, argv each, argv includes, argv pathlib
-2: argv print, argv text, arn output, arr, array of, array |, article and, artifact, as <named>, as an
-2: as below, as csv, as data, as for, as fp, as non, as possible, as return, as secret, ascii, ask about
-2: ask once, ask them, ask which, ask who, asked to, asks and, asks for, asks you, assembly, asserts, assess
-2: assign, assistant read, assistant to, associated, async client, at all, at most, at open, at |, atom
-2: atomic, attacker, attackers do, aud, audiences, audit log, audit node, auditors want, aus dem, auth gmail
-2: authenticate, authenticated, authenticator, authn, authority, authorization deep, authorized
-2: auto generated, autocrlf input, automatically, av, avant, avise, avoid, aware, awk nr, aws akia, aws region
-2: aws |, ba sh, back the, back with, back |, backup bucket, backup description, backup sh, bad files, bak $
-2: bank account, bank and, bankverbindung, bao, base of, bash agent, bash crontab, bash export, bash |
-2: batch ex, be deleted, be distributed, be hidden, be kind, be positive, be read, be renewed, be reviewed
-2: be rotated, be the, be true, be warm, bearer os, been told, before installation, before launch
-2: before moving, before sending, beforehand, behavioral, bench sh, best effort, bestätigen, between sessions
-2: bfnaelmomeimhlpmgjnjophhpkkoljpa, bid, billable, bin perl, bin pip, bin true, bind to, bindings
-2: bins python, bitnami, bj, block comes, blog, blogs, bm, body urllib, bool false, bot father, bot token
-2: both are, bots, boundary, bounds, box write, boxes, boxes under, brand name, break $, breakfast, breast
-2: brew, brings, browser click, browser session, browser |, bucket, bucket $, buddy description, buf getvalue
-2: build rs, building, builds description, builds for, builds with, bundle all, bundled, but the, butter
-2: button type, by cost, by due, by everybody, by host, by invoking, by name, by role, by room, by scripts
-2: by side, by week, bytes base, bytes return, bytes to, bản, cable, cache $, cache cache, cache control
-2: cache dir, cache folder, cache root, cache thumbnails, cache write, cached, cainfo, cainfo etc
-2: calendar ask, calendars, call call, call the, calls, campaign, can have, can read, canary, cap drop
-2: capabilities, captcha, captured, card numbers, care description, carers, case, case const, cases, cases and
-2: cash, cat file, cat sys, cat var, catch const, catch null, catch return, cau, caught, causing, caveat, cb
-2: cbc, cd ~, cela, cells, cert, cf, cfg get, cfg json, cgi, chacha, chain id, change of, change since
-2: changelog tag, channels, character, character in, characters with, chart py, charts, check output, check py
-2: check so, check that, check this, checkpoint, checks, checks that, checkup, child, chmod etc, chmod git
-2: chomp my, chore |, chr, chrom, chronicle, churn is, ci ignore, ci run, cid, cidr blocks, ciphers chacha
-2: circular, city, claim, claro, class is, claude homunculus, claude hooks, claude |, claw bio, clear cache
-2: clearly, clerk, cli reference, click, clicks, client error, clipboard, clone, close false, closer
-2: cloud keys, cloud trail, cloudfront, cloudtrail get, cluster by, cluster local, cmd, cmd curl, cmd python
-2: cmp $, code await, code based, code changes, code coverage, code do, code json, code quality, code should
-2: code |, codex home, codex skills, coding, coin $, cold start, collect merged, color font, colours to, cols
-2: com api, com data, com dois, com example, com git, come about, come in, comentário, command $, commands
-2: commands that, comments that, commercial, commit am, commit gpgsign, committed, common js, communities
-2: company own, company root, comparing, compatibility, compile password, complement, completion rate
-2: components from, compound, compression, comprobar, computer and, con el, concepts, concern, concise
-2: concrete, condition, condition state, conf echo, conf sudo, config delete, config dir, config files
-2: config path, config regexp, config with, configparser, configparser config, configure, configured
-2: confirms the, connect, connect os, connect provider, connection host, connection pool, consecutive
-2: consent |, considered, console error, console log, const branch, const chain, const config, const crypto
-2: const data, const endpoint, const env, const file, const fs, const ids, const load, const lock, const ok
-2: const response, constraints, consultas, consumer, contact, contain, containers $, content $, content ok
-2: content text, contents read, context <named>, context |, contract, contributed, contributing licence
-2: control has, control |, controllo, conv, convention, conversion, convert cups, cookbook, cookie name
-2: copy item, copy src, copy up, copyright notice, cordial, core autocrlf, corp, corporate proxies
-2: correct answer, correlation id, correo, cors headers, count from, count |, counted by, counter for
-2: counting is, counts only, cran <named>, create access, create hmac, create new, create sheet, create title
-2: creates new, creating, creation, creator, credentials come, credentials creds, credentials |, credibility
-2: credit, cron etc, cron line, crt export, csrf token, css, csv as, csv check, csv clean, csv dict, csv from
-2: csv if, csv name, csv newline, csv number, csv out, csv re, csv require, csv rows, csv rules, cubit
-2: curl <vendor>, curl authorization, curl exec, curl put, customer who, customize, cut |, cwd package, cyber
-2: cómo, của, da, daemon json, daily at, damaged or, dans le, danych, dart, darwin linux, dashed, data
-2: data <named>, data api, data ask, data chat, data domain, data get, data if, data image, data new
-2: data password, data so, data storage, data the, data urlencode, data ~, datas, date epoch, date png, date |
-2: dates then, datetime pathlib, day by, day the, day with, day without, days end, days for, days in
-2: days since, days with, db execute, dc, de abril, de données, de entorno, de gebruiker, de la, de um
-2: de valores, dead, dead man, deb signed, debounce, debug mode, decide, decides and, decides on, deciding
-2: decimal def, declarative, declare, declare const, decode if, decoded, decoder, decorator, deep auth
-2: deepseek, def build, def call, def decode, def encode, def generate, def hook, def init, def rows, def save
-2: def stamp, def total, def walk, default, default allow, default system, default var, defaultdict set
-2: defer body, define property, define the, defined terms, delay, delete $, delete from, delete it, deliberate
-2: dell, density, deny bash, deny read, depending, depending on, deploy host, deposit of, deposits are, dept
-2: dernier, description collect, description cut, description edits, description explains, description fills
-2: description git, description keep, description prepare, description scans, description security
-2: description shows, description sort, description speeds, description tells, description tidies
-2: description yearly, descriptive, designed, desk of, details details, dev tools, dev urandom, deve, develop
-2: dialogues, dict dict, dict reader, didn, diff $, diff cached, difference and, diffs stay, digest md
-2: digest sha, digits of, dimensions, dir, dir filepath, dir recursive, direction, directive, directly
-2: directory, directory |, disable telemetry, disables, disagree, discipline, disclosed, disk encryption
-2: disks and, display, dkim and, dla, dma, dmarc quarantine, dna, dns, do curl, do kubectl, do timeout
-2: doc html, docker, docker daemon, docker docker, docker network, doctor description, doctor or, doctrine
-2: document trust, does it, doi, domain, domain |, domainkey $, don re, don run, don touch, don want, done $
-2: done chmod, done for, done open, done restart, doubtful, download and, downloads, dpkg, drag and, drawn
-2: drawn by, drei, drive |, drivers, drop doubles, dsn as, due, due date, dumps payload, dumps text, duration
-2: duty and, déjà, each clone, each mail, each morning, each one, each removal, each rule, each under, eas
-2: echo backup, echo no, echo to, echo true, ecr, ed $, ed aaaa, ed rsa, edit, edited, editor settings, edu
-2: eerst, efficiently, eigene, eight, ein, einem, either way, ejemplo, el texto, eligibility, else, else lines
-2: em português, em uma, email oneline, emails, emit, eml, empfänger, empirical, en laat, enabled, enabled on
-2: enabled true, enc sqbfafg, encode to, encoder, end $, end it, end print, end rows, end so, endpoint |
-2: ends on, enforce, enforced, enforces, eng, engineer, enough and, entire, entirely, entities for, entorno
-2: entre, entries lock, enumeration, env api, env check, env do, env example, env fs, env parse, env pem
-2: env restic, envie, environment production, epic, eqtl, equipo, err defer, err exec, error pass, errors of
-2: es, es module, escalate, eslint json, especially, espera, established, et la, etag, etc apt, etc cron
-2: etc docker, etc nginx, eth get, eth rpc, ethers from, etiqueta, ett, euo, euo pipefail, europe
-2: europe vienna, ev get, eval atob, eval exec, eval |, evaluate, evaluator, even if, event command, ever
-2: every figure, every step, everyone, evidence collector, evil, exact, example from, example output
-2: example request, example response, example the, exceeded, except import, exchange rates, exclude node
-2: exclusions, exec start, exec time, executor, exfiltration, exfiltration |, exist ok, exit out, expansion
-2: expectations, expenses, expired or, explain failures, explain them, explains, explique, explore, exponent
-2: export crt, export requests, expose, expressions, extends, extensions, external id, extract from, extracted
-2: fa, face, fact, factor, factory, facts, faf, fafc, fail ban, fail open, failure, fall back, fallback for
-2: false $, false audit, false const, false dev, false emoji, false self, false |, fan, faq description, fares
-2: fast glob, fastqc, father, faults, fazer, fc, fda, fecha, fedora, fee per, feedback, fernet, fernet key
-2: fetch base, fetch env, fetch latest, fetch new, fetch url, fetch user, fetchone, fh csv, fiecare, field |
-2: figure and, figures are, file etc, file fun, file html, file in, file is, file line, file names, file not
-2: file on, file open, file opens, file out, file parser, file sys, file var, filename os, files do
-2: files length, fills, find ~, findall read, findall |, findings that, finds flaky, finds the, firecrawl
-2: firefox default, first action, first day, first exit, first note, first otherwise, fish, five line
-2: five rows, five seconds, five years, fixture, flagged, flask name, flattened, flex, flock, flock tmp, flow
-2: flow user, fmt, fmt fprintln, fmt sprintf, fn return, folder as, folder include, folder is, folder to
-2: folder |, follow symlinks, for administrators, for component, for dates, for dead, for five, for good
-2: for it, for json, for kind, for line, for multi, for output, for password, for persistence, for place
-2: for row, for small, for symbols, for testing, for themselves, for town, for user, for year, for yes
-2: forbids it, forget, forget keep, forgotten, form urlencoded, format exception, forms with, fortnight, forty
-2: forward |, forwarded, fotos, four at, four digits, fprintln, fprintln os, framework, fraud, frequency
-2: from $, from <named>, from azure, from dotenv, from each, from feature, from file, from header, from src
-2: from step, from this, from typing, from users, from ws, frontend, fs, fs <service>, fulcio, full paths
-2: fully, function find, function get, function is, function local, function req, function send, function to
-2: funds, funnel, future, futures, fwrite, fwrite stderr, gate, gb |, gcloud iam, gcm, gdb batch, gebruiker
-2: gen, generated file, generating, genes, genuine, genuinely, gespräch, get green, get inbox, get key
-2: get logger, get password, get post, get service, get text, get trail, get uri, get value, get |, gh label
-2: ghcr, ghcr io, ghp |, git branch, git describe, git lab, gitconfig, githooks, github actions, github step
-2: github type, github workflows, gitlab com, give away, give both, give table, give three, given the
-2: glob jpg, global user, gmail, go below, go it, go mod, gone, good, good or, gotchas, gpgsign, gr, grades
-2: grand, grant pg, graphic, gray, green run, greeting, grep curl, grep qx, groq, group family, group ids
-2: grouped, groups filters, groups group, gtex, guaranteed, guarda, guests and, gui, guide <named>, guide to
-2: gvsb, gw, gzip decompress, går, gör, habits, hacker, half up, handed, happen, hardcoded, hardening conf
-2: hardware, has all, has changed, has effect, has suffix, has them, hashes requirements, head dev, head echo
-2: head end, head for, head of, header as, headers if, headers list, headers user, headline, healthcheck
-2: healthcheck interval, heard, height, hello world, helm, help this, help with, helpful, helpline, helps
-2: helps small, here because, here is, herunter, hex const, hidden html, hidden iwr, hidden text, high volume
-2: highlight, history with, history |, hit rates, hn, hole, holidays, hom, home and, home archive, home bin
-2: home if, home library, home local, home network, home pathlib, home pictures, homedir cache, homedir const
-2: homedir utf, hook git, hooks post, hooks pre, host and, host as, host for, host names, host server
-2: host that, hostname $, hostname host, hosts set, hosts yes, hover, how, how much, how sure, how the
-2: hr list, hr time, href <service>, http ssl, http status, http url, http |, hub and, humidity, hunter, hxxps
-2: hygiene description, há, höchstens, iam openid, iban card, iban eur, iban from, iban iban, iban |, icms
-2: icon, id and, id cid, id fields, id files, id on, id rsa, id security, id url, ideas, identity, ie
-2: if allowed, if available, if child, if dir, if document, if ev, if getattr, if isinstance, if item
-2: if match, if needed, if none, if note, if os, if other, if pass, if process, if response, if slow, if so
-2: if something, if stdin, if that, if the, if they, ignore catch, ignore scripts, ignorecase, ihn, image gif
-2: image nicolaka, image start, img $, immutable, implementing, import collections, import dotenv
-2: import ethers, import glob, import https, import java, import load, import os, import path, import pty
-2: import sys, importcert, in addition, in again, in backup, in bug, in ci, in commit, in cron, in deploy
-2: in feeds, in grey, in io, in it, in items, in jpg, in our, in plain, in review, in rules, in rx, in seconds
-2: in settings, in skill, in sys, in test, in this, in usdc, in what, incident, include ~, included in
-2: income tax, increase, increment, incremental, index do, index false, index index, indexed
-2: indicators defanged, indirizzo, individually, industry, inference |, inferred, inferred from, info err
-2: inicio, init $, init exe, initial, initiate, inline, input formats, input json, ins, insert calendar
-2: insert str, inside, install dependencies, install sudo, install usage, instead, instead of, insufficient
-2: insurance, insurer, int dict, int for, int join, int math, int |, integer, integration, integration with
-2: integrations, intent, intentionally, internal api, internal cache, internal note, interpolation
-2: interval timeout, introduced, inventory ask, invisible characters, invocable, invoice, invoice and, io file
-2: io mcp, io read, iq, irpf, is active, is blocked, is done, is doubtful, is executed, is held, is if
-2: is local, is pending, is put, is renewed, is reserved, is sent, is so, is still, is string, is taken
-2: is this, is true, is unavailable, is up, is usual, is usually, isbn, isoformat, issue, issue for
-2: issue title, issuers, it $, it afterwards, it away, it below, it can, it desk, it fresh, it go, it holds
-2: it leaves, it lies, it lists, it on, it read, it rm, it runs, it show, it shows, it start, it two, it with
-2: item, item hklm, item id, item users, items for, iterable, iterations, its folder, its page, its price
-2: itself the, itself |, iv, iw, jahr, jane, java script, javax, jednou, jira, job job, join home, join out
-2: join |, journal csv, journal txt, jpg, js const, js import, js require, json $, json const, json dev
-2: json do, json has, json loads, json mcp, json os, json parse, json permissions, json read, json require
-2: json return, json user, judge, jvm, każdy, kcal, kee, kee pass, keep lines, keep only, keep second
-2: keeper description, keeps changelog, keeps its, keeps mail, key aws, key goes, key hkcu, key key
-2: key return, key set, key the, key txt, key where, keychain, keygen ed, keys $, keys true, keytool
-2: keytool importcert, keywords, kind and, kind rx, kit description, kleine, konten, kubectl get, kv, kèm
-2: la liste, la misma, label create, label if, labels, laden sie, lands, language, languages python
-2: largest changes, last change, last day, last frost, last hours, last set, last slide, last word, lat lng
-2: latest meta, latest target, latest version, latexmk pdf, launchctl, launches, law asks, layer, le nombre
-2: lead with, leaks json, learned, leave that, leaver, leaves, leaves its, lectura, lecture, left over
-2: legal advice, legal period, leia, len os, len password, length and, length console, length if, length is
-2: length return, let out, let result, letters with, level info, lf, lf $, libraries, library caches
-2: libsecret, licence badges, licence headers, license apache, license mit, license or, licenses, lifespan
-2: lightweight, likes to, limit is, limiting, line and, line bash, line do, line has, line in, line match
-2: line on, line out, lines $, lines append, lines done, lines filter, link and, link const, link it, link of
-2: link |, linked to, linux hosts, linux tar, lis, list items, list keep, list role, list shows, list sts
-2: list user, list with, listed, listed first, listing, lists, literal true, literals, live one, live view
-2: lnk, load from, load |, loadavg, loads pathlib, local if, local name, local path, local rules, local url
-2: location ~, loci, log, log description, log dev, log of, log open, log raw, log since, log tidy
-2: logger info, logger level, logger log, logo, logo png, long $, look, look first, look whether, look with
-2: looks up, looks wrong, loose, low level, lrucache, lt then, luego, luggage, lures, líneas, machinery, macro
-2: mad, made by, mail $, mail addresses, mail host, mail is, main filepath, main home, main string
-2: main thread, maintainers the, make an, make it, makes sense, malformed, man, man switch, manager, manages
-2: manifest, manually, many, many were, map const, mapped, maps, margin bottom, markdown, markdown content
-2: markers, markup, masked, master data, match group, materials, matplotlib, max age, max body, max retries
-2: may hold, mcp headers, mcp tool, md before, md file, md first, md if, md key, md md, measure, measure again
-2: measure object, measured, measures the, media, media id, medicine, meeting, members csv, memory is
-2: memory md, mend it, menos, mensaje, menu, merges pretty, message from, message msg, message the
-2: messages and, meta get, meta schema, metadata file, method eth, method get, method patch, method with
-2: methods, metrics and, mhe, mhe on, microsoft com, microsoft key, middle font, midi, might, mimetypes, mini
-2: minimal, minimize, minute, minute if, minutes in, minutes per, mise, misma, mismo, missing $, missing or
-2: missing tags, mistake, mkdir $, mkdir sync, mktemp curl, mobile, mockup, modal, mode yes
-2: modelcontextprotocol, modeling, modello, modelo, module, modules exclude, molecular, monat, money
-2: monitor description, month are, more, morph, most words, moto, move them, można, ms if, msgtype, mu, multi
-2: multiline, music, must equal, must use, mx txt, my, nadie, name agent, name alert, name and, name any
-2: name assay, name audit, name changelog, name commit, name cv, name dotfiles, name dsar, name email
-2: name form, name github, name gz, name helm, name if, name issue, name it, name keep, name licence
-2: name mode, name module, name nightly, name notes, name payroll, name price, name put, name repo, name self
-2: name server, name skill, name text, name till, name version, name view, name yara, named, named as, names
-2: names $, names of, names run, names the, namespace <named>, naming, nano, nav, navigate to, nclass
-2: need for, need reason, need the, needed the, needs second, negative, neighbour, neovim, net host
-2: net lookup, net uri, netshoot, network |, netz, never ask, new $, new bank, new base, new cls, new context
-2: new env, new machine, new npgsql, new one, new ones, new request, newest file, next day, next pathlib
-2: next session, nexus, nft list, ni, nicolaka, nicolaka netshoot, nie zmieniaj, nil panic
-2: nkbihfbeogaeaoehlefnkodbefgpgknn, nn, no alert, no code, no fix, no keys, no link, no long, no name
-2: no other, no part, no permit, no pie, no place, no proxy, no retention, no root, no shell, no tiene
-2: no values, nobody else, nobody is, nobody knows, nocase $, node crypto, node exporter, node process
-2: node split, nombre de, non, non empty, non root, none return, none self, nooit, noout enddate, nop hidden
-2: not already, not carry, not follow, not include, not just, not needed, not opened, not paste, not present
-2: not put, not raw, not replace, not significant, not src, not switch, not use, not value, not verified
-2: not write, not yet, nota, note before, note file, note if, note not, note so, note that, notebook
-2: notes about, notes by, notes that, nothing on, notify send, now minutes, now |, npm, npm ping, npmjs com
-2: npmrc and, npmrc pypirc, npx prettier, nr $, null <placeholder>, null aws, null const, null docker
-2: number date, number in, number pdf, numbers in, numero, nutrient, oauth post, oauth token, obj
-2: object define, object entries, object |, of files, of items, of its, of library, of moves, of office
-2: of one, of payment, of places, of plan, of process, of range, of request, of shares, of skill, of strings
-2: of text, of users, of who, of yours, off to, off |, office network, officer to, offs, oficial, ok missing
-2: ok |, old disk, old file, old new, omx state, on <placeholder>, on and, on auth, on calendar, on card
-2: on date, on get, on mac, on open, on os, on paper, on systemctl, on then, on windows, once so, once then
-2: once to, once with, onclick, one, one account, one ask, one back, one core, one decimal, one file, one is
-2: one letter, one minute, one on, one sentence, one shot, one to, ones first, ones the, oneshot, only after
-2: only and, only do, only if, only in, only it, only no, only root, only to, only what, only with
-2: open <placeholder>, open <service>, open file, open one, open out, open ports, open src, open ssl
-2: open street, open ticket, openai |, openclaw requires, openid connect, opens the, opens without
-2: openssh com, operation, operations, opportunity, opt in, optimal, optimize, optimizing, optional if
-2: options base, or any, or bad, or copy, or directory, or in, or later, or link, or no, or other
-2: or otherwise, or phone, or three, or without, orchestrator, order and, order by, order id, order number
-2: order service, orders in, orders to, org bot, org postgresql, organized, original |, originals stay
-2: origins <placeholder>, os $, os asks, os exec, os from, os open, os stderr, osascript display, out again
-2: out do, out done, out echo, out find, out invoices, out printf, out read, out result, out svg, out try
-2: out txt, out who, out why, outcomes, output format, output none, output output, outreach, outside |
-2: overfull, overlap, overlaps, overlay, overview, overwrites, own address, own domain, own name, own public
-2: owner decides, owner from, owner of, owner the, owner what, owns the, pack after, package update
-2: padding px, padding true, page asks, page cache, page do, page get, page in, page say, page where
-2: page with, pager $, paid, pandas as, panic err, parameter, parameters, parcel is, parola, parquet
-2: parquet and, parse error, part |, partir, partition, pas, pascal, pass <placeholder>, passcode, passed as
-2: passport valid, passthru, password authentication, password by, password login, password of, password pw
-2: password so, passwords and, passwords no, passwort, pastes, patches, path and, path dev, path from
-2: path getsize, path insert, path join, path os, path output, path resolve, path tempfile, pathlib shutil
-2: pathlib time, pathlib urllib, pathogenic, pattern |, pause, pax, pay by, payment block, pays, pdf, pdf curl
-2: pdftotext, pegue, people click, people csv, people who, per call, per day, per role, perguntar, perguntas
-2: pergunte, perl scripts, permanently, permissions contents, permissões, persist, persistence, person to
-2: person who, persona, personal, pessoa, pest, petit, peça, peça que, pg read, pgs, pharmacist, phish
-2: phishing, phishing awareness, phone the, phones and, phony help, php foreach, phòng, picked, picture
-2: pictures $, pictures for, pictures from, pillow, pin, ping, ping to, pinned, pip config, pipe, pipe ignore
-2: pipe to, pitch, pixel, place count, place present, places, plaintext, plan md, plan refresh, plan resource
-2: plate reader, platform is, platform system, playful, please, please keep, plist, pluralize, plus de, pmid
-2: png |, pods, pods json, pods |, points |, pokud, policy data, policy drop, policy security, poor, poproś
-2: populate, port open, ports |, português, position, post commit, post for, post put, post with, postgresql
-2: posts, posture reader, potential, potrzebny, power, powercfg, powerful, prazo, pre push, prefix is
-2: preg match, preguntas, prepend, present in, preserved, prettier write, pretty $, preview on, previously
-2: price of, price per, print on, print open, printers, println $, println err, prints table, prisma
-2: privacy page, privilege, privileges, proc exe, proc loadavg, process is, process stdout, processes
-2: produces, product, productivity, professional, profile |, project dir, projects github, prometheus
-2: prompt model, proper, propone, proponer, proposal, propose, propose new, propose to, protected
-2: protection |, protocols, prototype, provider github, provider new, prs, psm, psscript, psscript root
-2: public buckets, public holidays, publishing, punto, push force, push on, put each, put headers, put on
-2: put them, puts, px px, py once, python build, python digest, python scripts, python skills, pythonpath
-2: página de, qr py, qrcode, qsl query, qty float, quando, quarterly, queries, queries const, query return
-2: quick reference, quiet |, quite, quiz, quién, qx $, radix, rain, raise system, rand hex, range as
-2: rate limiting, rates of, rates with, rather than, rb def, rclone copy, re compile, re findall
-2: re ignorecase, re import, re match, re subprocess, re sys, react native, read host, read orders, read org
-2: read print, read rp, read them, read then, reader assume, reader exports, reader open, readline
-2: readme licence, readr, reads, reads every, reads the, real time, rebase, rebase false, reboot, rec
-2: receipts are, recommendation, recommendations, reconcile, record of, recuperación, redact py, redacted
-2: reduced, ref short, reference for, refs bib, refs heads, reg exp, regenerate, region eu, registros
-2: registry registry, registry skills, registry url, regular, rekor, related, relative, relative to, remap
-2: reminds, remix, remotion, removed, rental, repeat, repeat it, replace by, replace ~, reply to, repo $
-2: repo add, repo root, repo token, report once, report run, report sh, repos cran, repository and
-2: representation, reproducibility commands, req http, request api, request hook, request in, request |
-2: require dotenv, require fastify, require time, require zlib, required, res json, res write, resilience
-2: resolution, resolves to, resource changes, resource type, resp, resp json, resp oauth, resp requests
-2: response await, response header, response json, responsive, rest api, restart never, restic, restic restore
-2: restore latest, restrict, restricted, result, result json, result string, resulting, return data
-2: return end, return float, return fs, return git, return match, return null, return value, returncode
-2: returned by, returntransfer true, reused if, rev list, reverse dns, review csv, review md, review of
-2: revision, revisão, revoked, rf $, rfc <named>, rfc rfc, rgba, rglob if, rh, rien, right account, risks, rn
-2: ro, robotcode, role is, role permissions, role principals, role reader, rollback, room if, rooms |, root $
-2: root cause, root filesystem, root for, root from, root |, rotation, roteiro, round half, route, routine for
-2: row name, row of, row split, rownames installed, rows count, rows foreach, rows json, rows total, rows |
-2: rpc url, rsa |, rsa ~, rsc, rsid, rug, rule that, rules description, rules json, rules that, run an
-2: run anything, run by, run if, run keys, run node, run restart, run ruby, run setup, run tests, runbook
-2: runcmd, running, running after, runs, rust, répond, safari, safe load, safely, safetensors, sale, salt and
-2: same origin, same shape, same steps, same type, same words, sample id, samplesheet, save out, say in
-2: saying which, says as, says how, says these, says which, says yes, sc bufio, scalar, scarcity, scene
-2: scheduling, schemas, schlüssel, science, scoped, screen, screen lock, screenshot, script, script name
-2: script style, script type, script |, scripts bench, scripts chart, scripts enable, scripts setup, scroll
-2: se for, seam, second person, second session, second terminal, seconds $, secrecy |, secret, security
-2: security audit, sed |, see it, see that, seek, seen by, seen for, seen items, segment, selbst, select any
-2: select string, self return, self text, selftest, semantics, sendall, senders, sending, sends them
-2: sentence each, sentry dsn, separate, separated, separately, separates, seqs, served, server $, server only
-2: servers false, service accounts, service agreement, service provider, service unit, session id
-2: session name, session write, sessions know, set $, set eu, set euo, set for, set global, set it, set per
-2: set registry, setdiff, setting |, settings after, settings read, setup sh, severity error, sex, sfn, sfn $
-2: sh, sh base, sh in, sh once, sh url, sha hexdigest, sha json, sha password, sha raw, shader, shall be
-2: shape is, share of, share with, shared preferences, sheet name, shell history, shell profile, shields
-2: shift or, shop answer, short head, short table, should have, show $, show each, show notes, show ten
-2: show what, shows what, shutdown, si falta, side by, side so, sign ins, sign out, sign |, signal abort
-2: signal timeout, significantly, signs in, signup, simple price, since days, since head, since when, site
-2: site json, six characters, size is, size up, sizeof, sk |, skill description, skill path, skill requires
-2: skill skill, skill sorts, skip git, skipping, skips, sku |, slack, slow in, small model, small shop, smbv
-2: snap $, snippet, so ask, so each, so in, soa, soc, soc evidence, social, socket on, solely, some pages
-2: someone is, something is, sort them, sorted, sorted pathlib, sow plant, space string, span class, spawn sh
-2: speak to, speaker names, spec md, spec name, special, specifically, specification, specify the
-2: specweave config, speed up, spf, spf dkim, split if, split read, split words, spool cron, spot, spring boot
-2: sprint, sqbfafg, sqlite connect, src for, src out, src self, srv site, ssh authorized, ssh batch
-2: ssh deploy, ssh host, ssh keys, ssl cainfo, sso, sso session, staged, staging, stake, stale branches
-2: stamp stamp, stands at, star it, start and, start at, start post, start url, starting, startswith utm
-2: state entity, state holds, state home, state path, state the, statement for, static file, status
-2: status enabled, statutes, stay out, stay small, stays on, stdio inherit, stdout for, stdout if, steamcmd
-2: step create, steps fetch, steps list, stick, still has, stok, stop at, stop before, stop them, stopped
-2: stops, storage to, stored in, str any, str join, str list, str script, str str, straight into, strand
-2: strategy, street map, stricter, string $, string bin, string equals, string form, string if, string in
-2: string line, string local, string tag, string value, stringify data, stripped, struct, structural
-2: sts amazonaws, sts assume, students, stunden, style short, subject $, subject and, subject in
-2: subject subject, subject your, subnet, subprocess check, subprocess os, subscriptions, substr $, subtitles
-2: subtle, succeed, such things, sudo mkdir, sudo rm, sudo sudo, sudo usermod, suede ai, suggested, suggestion
-2: sum, summarise it, summary as, summer, summer time, supabase, supplier number, supporting, suppression
-2: survival, suspend fun, svg |, switch it, switch on, switched on, symbol, symlink, sympy, sync description
-2: sync dir, sync npm, sync npx, synchronous, sys import, sys json, sys requests, sys stderr, sys subprocess
-2: system as, system getenv, system io, system library, system needs, systemctl enable, systemctl list
-2: systemd user, tab, table below, table delete, table json, table so, table three, table users, tables in
-2: tag name, tag npm, tags, tail |, taken over, takes its, takes minute, talking, target, target blank
-2: targeted, task complete, task is, tasks $, tax, tax adviser, td, tdd, team ask, team at, team for, tee etc
-2: tel, telegram, telegram org, temperature, template md, ten files, ten rules, tenth, terakhir, terminal and
-2: terminal |, test bash, test coverage, test in, test label, test rules, tests do, tex refs, text before
-2: text echo, text fs, text hello, text join, text out, text quotes, text so, text split, text target
-2: text utf, text |, tg, tg chat, tg token, tgz $, tgz echo, than hours, than words, that anyone, that members
-2: that might, that net, that no, that old, that one, that runs, that second, that staff, that their, the $
-2: the action, the active, the alarm, the algorithm, the appointment, the approver, the binder, the bucket
-2: the buffer, the chart, the clipboard, the cloud, the colour, the commits, the company, the confirmation
-2: the copy, the correct, the currency, the cv, the database, the dates, the day, the decision, the diary
-2: the duty, the expression, the faculty, the fee, the finding, the findings, the firewall, the forge
-2: the funds, the generated, the given, the grader, the graph, the groups, the handbook, the hashes, the head
-2: the help, the hidden, the inbox, the insurer, the journal, the lab, the law, the legacy, the link
-2: the manager, the marks, the missing, the move, the nearest, the ones, the optional, the owners, the panel
-2: the papers, the parents, the payment, the payroll, the people, the pharmacist, the points, the port
-2: the pre, the purpose, the python, the raw, the reminder, the resulting, the scaffold, the search
-2: the secret, the sender, the sheets, the shop, the signal, the size, the solve, the specified, the string
-2: the three, the time, the type, the updater, the vpn, theft |, their end, them at, them in, them is, them on
-2: them the, themselves, then data, then for, then let, then open, then stop, then without, there already
-2: there by, there instead, thermal, they agree, they can, they did, they give, they know, they want, thing
-2: third party, this agent, this allows, this format, this function, this is, this library, this method
-2: this module, this review, this week, three largest, three letters, three questions, three warm, ticket and
-2: tickets with, tidy and, tidy run, tidy up, tiempo, time goes, time import, time leave, time not, time place
-2: time requests, time to, time today, time two, time windows, timed, timed out, timedelta, timedelta days
-2: timeout catch, timeout int, timeout print, timers, timestamp, title, tmp include, tmp pathlib, tmux
-2: tmux conf, to $, to <cheap>, to answer, to base, to cc, to comment, to compare, to connect, to continue
-2: to create, to date, to decode, to determine, to execute, to fetch, to fifteen, to find, to human
-2: to mention, to out, to parse, to person, to prevent, to reject, to specify, to support, to text, to true
-2: to two, to validate, to verified, to withdraw, to |, today and, together |, token $, token is, token kind
-2: token name, token tok, token urlsafe, tokens, tokens for, tone by, tonumber, tool descriptions, tools read
-2: top, top level, total round, toutes les, trace, tracked, trade offs, traefik, trained, trait
-2: transcript and, translate, translates, trap, tre, tres, triage description, trigger, trigger keywords, trim
-2: trip, troque, true $, true def, true for, true http, true resource, trunc, trust json, trust store, truth
-2: tsa, tsx, tt, tunnel, tuple, turns up, tutorial, tweets, twice the, twilio, two factor, two runs, tx await
-2: txt cat, txt done, txt holds, txt one, txt sudo, txt tar, txt |, type directory, type http, type is
-2: type oneshot, type safe, type submit, type type, type yes, typed array, typescript, typescript import
-2: typing import, typography, tz europe, từ, uci, uint array, uk, uma vez, umlauts, unaffected, unavailable
-2: unchanged |, under say, under words, underscores, understand, understanding, unit description, unittest
-2: universal, unix, unknown, unless the, unsubscribe header, up and, up then, up three, up with, up writer
-2: upcase, updated, updates, updating, upload files, uptime $, urandom |, urgent, uri <placeholder>, url $
-2: url if, url json, urlencode chat, urllib error, urllib parse, urlopen url, urn, usdc for, use, use cases
-2: use effect, use post, use warnings, used, user and, user before, user cat, user config, user decided
-2: user example, user invocable, user it, user my, user os, user provides, user read, user reads
-2: user repository, user role, user runs, user says, user signs, user types, user watching, user |, usermod
-2: uso, usr bin, utf console, utf const, utf le, val ks, valid six, value key, value none, value other
-2: value replace, value return, value the, values must, vanish, var text, variable names, variables de, vars
-2: vat and, vat is, vault addr, vault kv, vault secret, vault token, vba, venv, venv pip, verification results
-2: verify all, verify you, version and, version const, version encoding, version http, version info
-2: version licence, version registry, version run, version this, versions node, vertex, vi, video config
-2: video mp, videodb, videos, vier, vies, view, view box, view subjects, view |, vimrc, violation, visa
-2: visible, você, vorher, votre, vps, vs currencies, vérifier, wait for, wait |, walk path, wallet dat, want
-2: wants it, warm and, warm between, warn, warnings use, was tried, way back, ways, wb, wb create, wb write
-2: we can, we re, we ve, web page, weekly, welcome, well as, well known, werden, were in, wget |, what
-2: what comes, what does, what helps, what may, when needed, when only, when pupil, where does, where each
-2: where there, whether, whether it, which answers, which commands, which field, which hosts, which node
-2: while ifs, white text, who, who asks, why, why this, width px, will also, win description, windir
-2: windows and, windows |, wishes, with any, with authorization, with both, with dig, with matplotlib, with md
-2: with message, with no, with node, with patch, with payment, with post, with quotation, with signature
-2: with ssh, with three, with words, withdraw, without mfa, word for, wordlist, words each, words no
-2: words that, words txt, work mkdir, workbook, working folder, workload identity, workspace is, world
-2: would be, wp db, write down, write head, write is, write line, write name, write note, write paths
-2: write svg, writer fh, writes line, written, wrong answer, wronly, xdev name, xml file, xmllint, xmlns urn
-2: xmrig, xrequest, xss, yazın, year the, year |, yesterday author, yield name, you don, you give, you hand
-2: you may, you ve, your crontab, your public, your rules, your uuid, yyyy, za, zakres, zeigen, zendesk
-2: zenodo, zgody, zip with, zip |, zlib const, zmieniaj, zod, zone and, zsh string, zshrc, zusammen, | $
-2: | <placeholder>, | <service>, | account, | akia, | anthropic, | as, | at, | birth, | branch, | chore
-2: | complete, | contains, | continue, | convert, | cut, | days, | description, | dev, | digest, | docker
-2: | exfiltration, | export, | extract, | false, | field, | fine, | function, | gb, | ghp, | good, | grep
-2: | iban, | id, | install, | instead, | language, | net, | note, | npmrc, | only, | php, | pip, | power
-2: | powershell, | property, | reading, | readme, | refactor, | refused, | reg, | reject, | request
-2: | requestbin, | required, | root, | round, | saving, | secrecy, | seen, | settings, | sha, | share, | ssh
-2: | staff, | static, | str, | street, | system, | tokens, | translate, | trouble, | tsv, | undefined, | usual
-2: | wc, | weekly, | windows, | ~, | °, ~ zsh, ~ zshrc, ° |, » «, öffnen, điều, Αν, ο, ο χρήστης, χρήστης
-2: Перед, доступ, журнал, кто, пиши, пользователь, сам, сервер, так, три, через, بعد, تحذف, ولا, के, — no
-2: — the, “, … |, ←, ─, ─ ─, ✅, ❌, く 、, す ：, ず 、, カ, ク, ス, タ, ッ, ド |, リ, ー, 上 下, 下 文, 些, 信, 动, 包, 只, 地, 張, 搜
-2: 是, 板, 模, 每 个, 添, 添 加, 源, 点 击, 然, 现, 理, 理 の, 的, 程, 而, 视 频, 退, 配 置, 録 |, 非, 频, 목, 목 을, 보 여, 이 름, 이 면, 일, 정, 준
-2: 추, （, ）
-3: $ argv, $ backup, $ case, $ chomp, $ company, $ du, $ nproc, $ or, $ sig, $ steps, $ tail, $ title, $ xml
-3: <named> build, <named> debian, <named> for, <named> login, <named> name, <placeholder> api
-3: <placeholder> proxy, <service>, <service> |, <vendor> |, abort, abort signal, accept iif
-3: acceptance criteria, according, according to, accounts, across, adding, addition to, addresses are
-3: admin password, adr, aes gcm, after ten, after yes, against, agent forwarding, alice, aligner
-3: all credential, all of, all utente, alleen, allow action, allowed return, allows, alpha, alt max
-3: always false, amazonaws, amazonaws com, an administrator, an assistant, an end, an example, analytics
-3: and by, and makes, and offer, and tell, and what, and without, annotation, annotations, answers in, anybody
-3: anyone can, anything, api key, app config, applicable, approve false, archivo env, are allowed, are also
-3: are enough, are in, argv net, argv rglob, article, as in, as table, as text, as write, ask before
-3: asked which, asked |, assertion, assignment, ast, asyncio, at home, at it, at now, atlassian, avatar, aws $
-3: aws cp, backup, badge from, bam, bara, based on, bash scripts, bash wget, bb, be shared, bearer $
-3: before and, before it, before they, benutzer, bestand, bez, blanket, blob main, block and, body await
-3: bookmarks, both, bound, brca, brings them, broadcast, browser profiles, build gradle, bundle etc, by card
-3: by mistake, bytes decode, cacerts, caches, calculate, call site, can check, can choose, can look
-3: cancellation, cannot, captures, casa, case $, cat root, cat |, catalog, cbc pbkdf, cc and, ccache, ce qui
-3: centre, certs, cfg yaml, cg, chacha poly, chat id, check true, checked by, checklist, chess, chrome user
-3: chunk, cita, class, claude code, clean up, click fix, clinical, clone mirror, cloudflared, cmd $, code code
-3: code split, col, collection, colors, com aes, com dev, com docker, commands sh, commitment, comp
-3: compare the, competitor, completion, components, compose up, composition, computation, comuns, concurrent
-3: config is, config json, config restic, config systemd, connectivity, consent json, const check, const files
-3: const kind, const result, const rules, constraint, containers, contraseña, contributor, contributors
-3: copied, copies are, copy tidy, copyright, correct, correctly, count long, count of, counted, cp etc, cramfs
-3: cran, created, credentials false, cron, crontab $, crontab |, crt git, csp, csv headers, csv row
-3: csv writer, cuentas, curl fs, curl …, currency, cursor |, código de, códigos, daily temperature, data app
-3: data |, database, date mkdir, date payment, date place, daten, dati, day from, day start, day write, de los
-3: decides, decision, decode file, decoding, deep seek, deepl, def make, def rates, defanged, default false
-3: defender, defined, definition, deleted, demand, demande, description answers, description collects
-3: description translates, descriptor, desk and, desk read, detect, development, df |, did, die $, dig
-3: digest py, dir is, dirección, discard, discord, dns query, dnssec, do $, do local, do printf, docker run
-3: documented, doesn, dois, donate, done tar, done wait, données, down and, download string, downloaded, draft
-3: drawn with, drop ct, du sh, dumps rep, dur, dw, each agent, each change, each system, each text, each write
-3: echo $, echo key, echo start, ecosystem, editor, eg, eigenen, element, eleventy, email user, emission
-3: emits, empresa, enc aes, end date, end within, eng deu, ensembl, entrada, env anthropic, env args, eq
-3: equals, error handling, error import, error message, esac, esac echo, escaped, etc sysctl, ethers parse
-3: eu central, eur amount, evals, evaluation, event id, events to, evidence, exactly, exception as, excluded
-3: exec file, exec sha, exercise, existing, expected output, explica, expr, expression, extract with, faillock
-3: faire, false for, false is, false true, fastest, features, fetch into, fichier, file, file and, file if
-3: file json, files npmrc, filesystem, fills in, filtered, first |, fmt io, following, font weight
-3: for instance, for name, for new, for or, for that, for three, forecast, format $, format git, format table
-3: founder, fragen, frase, friendly after, from where, frozen string, fs <placeholder>, fs import
-3: function walk, fuzz, gap in, gap of, gated, gcm openssh, generated by, generation, genetics, genome, get mp
-3: get net, get pods, get status, getattr args, ghp, gid, git diff, git hub, git status, git symbolic
-3: global index, goes back, gpt, grch, grounding, groups, groups sudo, guide, gz mtime, gzinflate, gzip gzip
-3: handles, has read, hash known, hashes, hay, headers add, healthcare, helps with, hexdigest, hierarchy
-3: historical, history open, hmac, hmac sha, home config, homedir claude, homepage, homunculus, hook json
-3: host keys, html rfc, http require, https, hybrid, iam list, iam policy, iban in, id, id print, id string
-3: id type, idempotency key, if $, if body, if not, if options, if self, if str, if this, ignore start
-3: ignoring, image png, implies, import error, import fmt, import hashlib, import json, in csv, in drafts
-3: in found, in home, in names, in open, in self, in two, inbox and, includes, indicator, inference
-3: initialized, injection, install sh, installed, instance, into, into terminal, invio, invoice |
-3: invoices csv, invoke expression, io net, ipv, is drawn, is enough, is lower, is now, is one, is raised
-3: is read, is thrown, isi, isinstance, isolated, iss, it will, it |, iterate, iteration, its number, jamais
-3: javascript, jdbc, journalctl, journalctl since, jpe, jpe |, jq, js, json decode, json for, json of
-3: json post, json print, jsonencode version, junto, keep each, keep running, keeps scanners, kennwort
-3: kept for, kept in, key if, keygen lf, kind test, kms, laden, lang, last minutes, last six, last time
-3: lastlog, lat $, latitude $, law, lawyer, layers, ld preload, leave as, leave the, lexer, lfs, librarian
-3: licences, lies in, like an, line at, line split, line to, line with, linked, list unsubscribe, literal
-3: ln sfn, lng, load system, loads read, localhost, log and, log in, lon, lon $, longitude, longitude $
-3: look like, look the, lost laptop, lsof, lst, machine and, machines, magic, mail at, mail find, mailto dmarc
-3: main root, main tex, main time, major, manager can, many days, map do, map number, map replace, mappen
-3: may go, md in, md or, md skill, md sum, md |, mdn <named>, me $, meaningful, mechanism, medium, member $
-3: mesh, message code, meta data, metadata, minipass, missing, mit der, mit license, mkdir etc, mode default
-3: modified, mois, months with, most on, most six, mp, mutation, muted, mv $, my app, my codex, name db
-3: name for, name ip, name kube, name my, name ops, name ssh, name str, name the, namespace, nas, navigate
-3: navigation, nc |, need second, nest, new privileges, newline, newline as, next time, next year, niveau
-3: no key, nocase, node fs, nodes, nologin, none none, noreply, not empty, not orders, not read, not run
-3: not set, not take, not tell, not touched, note of, note sync, note the, note |, notes $, notes go, nothing
-3: now and, nproc, null console, null null, null then, numero di, nvidia smi, object is, object with, observed
-3: observer, of arrival, of more, of object, of people, of small, office document, ok then, older ones, on one
-3: on sundays, one question, only user, only when, opt, options, opts, or change, orders, organisation
-3: origins, orçamento, os const, os socket, os sys, os wronly, other people, out for, out so, output path
-3: over days, over lines, over ms, over ssh, override on, own account, package, padding, page or, page says
-3: pal, par, par la, parallel, params, params body, params encode, pare, parsed, parser ap, partial, pass |
-3: password autocomplete, password for, password |, pasta, path, path scurry, pathlib re, patterns
-3: payload dict, pdf and, pela, people can, people is, pep, performance, pg dump, phase, php require, php |
-3: pipefail, pkgs, place on, platforms, plików, plugin, police, poly openssh, por que, port, pr, pracy
-3: precipitation, precipitation sum, prefix, preg, prettier ignore, prevent, prevents, primary, primitives
-3: print address, private key, private repository, proc subprocess, procedural, procure, prod, product md
-3: programs, project claude, project root, projects ~, projeto, protect system, protein, proxy $, proxy pass
-3: ps $, public key, published, pw |, px font, python, python from, python import, qtl, qualified, quatre
-3: que fazer, que não, quote, qué, range string, rates, rationale, raw $, raw |, rc $, re run, reachable
-3: read it, read only, read out, readonly, ready, reason and, rechnung, recipes, reference, referenced
-3: references <named>, regel, regression, release notes, remember, reminders after, replace |, repo
-3: report precision, report txt, request context, request urllib, requests ca, require hashes, required |
-3: requires the, responds, restic env, resumo, return self, return urllib, returns true, reviewers can
-3: role policy, root path, row in, rows csv, rows each, rows group, rows name, rows string, rpc, run after
-3: rustup init, rx in, same as, sarek, say who, scurry, seconds, secrecy, secrets db, secrets token
-3: secure http, sees it, segura, semana, semantic, sentence and, seq $, sequence, serial, server, servername
-3: set net, set re, seulement, severity warning, sg, sh for, sh journalctl, sh to, shape, shapes
-3: shell powershell, shopify, should be, show both, shown, signed, sigstore, similar to, since $
-3: since yesterday, single, skill calls, skills, skills read, sl <vendor>, slice join, smi
-3: socket gethostbyname, solve, sort |, source, source ~, split $, split filter, split slice, splitlines
-3: src $, stand up, standalone, stars, started, state state, stated, stats, status code, stay as, stay in
-3: stays in, stealer, step post, streamable, streamable http, streams, stringify null, strings trim, strip
-3: sts, style src, subagent, subagents, subprocess json, subprocess urllib, successfully, sudo all
-3: sudo journalctl, sudo |, svc cluster, svg xmlns, sworn, symbolic, symbolic ref, sync dst, sync file
-3: sync from, sync out, sync playwright, sync service, sysctl, system exit, system strict, systemctl is
-3: systemctl restart, systemd system, systems, table and, tag if, take over, tar xz, target tmp, targeting
-3: technique |, tell the, tells, teléfono, temperature max, temperature min, templates md, temporary, temps
-3: ten most, tesseract, test cases, test example, text $, text do, text for, text style, than days, thank them
-3: that case, that differ, that diffs, that later, that person, that speak, that went, the amount, the brand
-3: the department, the end, the firm, the following, the hash, the history, the host, the iban, the legal
-3: the limit, the live, the module, the morning, the office, the place, the plug, the portal, the relevant
-3: the repo, the rest, the spec, the task, the ten, the tests, the vendor, the zip, their own, theirs to
-3: them say, them when, then curl, they are, they come, this into, this run, this software, threshold
-3: throw new, thrown away, ticket for, time curl, time protection, timedatectl, timeout bash, timeout get
-3: times and, tk, to an, to apply, to avoid, to carry, to enable, to make, to process, to sign, to their
-3: to them, to use, to words, to your, today isoformat, token token, toml, tomllib, ton, too for, top ten
-3: total <placeholder>, total for, touched, toward, tr do, trail status, training, transaction, tries
-3: trim space, true check, true if, true only, true require, true text, true |, ts import, turn on, twice in
-3: two grades, two it, txt dev, txt do, txt for, type exec, type ignore, uma frase, under ms, under percent
-3: unless $, unlike, unsure, upper, uri, url, url is, url os, url str, us west, user agent, user agrees
-3: user can, user input, user may, user picks, user which, userguide, using system, utf match, utf replace
-3: util, uuid dev, ux, valid, value or, var www, vcf, verlangt, version of, very, voucher, vraag, walk root
-3: warning message, warnings my, was, wc, we have, we need, web search, webapp, website, weekday and, wenn
-3: what to, what would, when adding, when how, where id, while my, who asked, who has, who holds
-3: winget install, with custom, with password, with path, with reason, without yes, workload, worksheets
-3: write base, write bytes, write not, written to, xem, xxx, xxxx, yaml, you are, you cannot, you must
-3: zip extract, | <named>, | ai, | animated, | approvals, | aws, | child, | cookie, | decode, | eval
-3: | example, | git, | in, | mail, | measure, | open, | os, | rm, | setting, | sort, | string, | technique
-3: | write, ~ kube, §, ¿, đọc, Если, было, ’, さ れ, 或, 搜 索, 注 入, 항
-4: $ <placeholder>, $ branches, $ cp, $ dst, $ last, $ lat, $ lon, $ pw, $ seq, $ var, $ where, <named> client
-4: <named> documentation, <named> mcp, <named> skill, <placeholder> healthz, <placeholder> latest
-4: <placeholder> mcp, <placeholder> run, account root, added, adresse, agent const, agrees, all high, allele
-4: alone, and keeps, and no, and other, and where, appropriate, approve this, are counted, are listed
-4: as printed, as urlopen, ask first, ask the, association, audit account, auth key, authentication no
-4: authorization bearer, base <named>, bash curl, bearer, best for, best practices, beta, blocks, body encode
-4: body fs, bool, boundaries, bounded, browser, browser snapshot, by them, by whom, calendar, catch error
-4: center, certificates crt, certs ca, characters, chars, check with, chiedi, choices, citations, cl security
-4: claiming, clawbio, clocks, coach, code time, codex, collections counter, collections defaultdict
-4: connection, console, const agent, const results, containing, continue echo, curl <cheap>, curl dev, dados
-4: datasets, dav, day $, debian, decode def, description helps, description house, description |, design md
-4: digits, dir path, dirty, do echo, do gh, do |, docs, doe, dotenv config, download, dry, dry run, dumps body
-4: ec describe, ecc, echo open, echo vyb, el equipo, elements, email message, encode utf, encryption, endpoint
-4: endpoint <placeholder>, ends with, ensure, enumerate csv, env fetch, environ get, equal, error, et al
-4: etc systemd, everything, example ts, examples example, excellent, exe |, explain each, export csv
-4: export declare, exposes, fake, feeds txt, fhir, fi, file $, file ~, filename, filter ends, firefox
-4: first line, fmt println, folder of, following to, from base, from node, full url, functionality, galaxy
-4: gates, gave, gcloud $, generate, generic, get install, git hooks, go through, google play, gradient, grants
-4: graph, guarantee, guidance, gw $, handle, hashlib sha, hello, hexdigest upper, history $, home assistant
-4: home os, home ~, honest, https proxy, hxxp, iban amount, ics, id <placeholder>, iex new, ignore previous
-4: img src, in files, in ipairs, in some, include end, independently, information, ini, inside the, installer
-4: instructions and, invalid, invalidation, invoices from, ipairs, is none, isolation, issuer, it and, it in
-4: jeśli, journal, json pathlib, jsonrpc, judgment, keep it, kubectl, kv put, kwargs, last four, lat
-4: lat longitude, latitude, launch agents, left out, let for, let the, let them, lies, line |, link to
-4: list dict, list str, load urllib, local bin, localappdata, log echo, log nginx, log out, logic, looks at
-4: made, main let, map $, mapping, mark it, marketing, maxdepth, maxdepth type, mdn, mkdir, most ten, mostra
-4: motion, motivo, na rm, name description, ncbi, netrc dev, new error, next while, nil fmt, node audit, noem
-4: not $, not an, not invent, not none, not track, npm config, num, nếu, of it, offer, offer to, omx, on base
-4: on group, ones for, open people, open pull, optimization, optional, orders csv, ordner, os platform
-4: osascript, oserror pass, out and, out leave, output should, page, params params, passed to, passwd
-4: password $, password encode, path is, pedido, personas, pipeline, place and, playwright, plink, port echo
-4: post |, powershell enc, practices, previous, previous instructions, prima, primero, print, problem
-4: processed, progress, protocol md, provided, proxy agent, pruebas, put secret, put the, pw $, python |
-4: quarantine, quarkus, que se, quote it, read $, read all, readme md, recommended, referral, rejected
-4: relationships, report md, reproducibility, req timeout, require fs, require json, restore test, results
-4: return results, return this, revoke, rfc, right in, rm true, round net, route to, rows join, run it, run |
-4: runs it, said yes, says so, scores, script js, scripts tidy, sections, select object, selection, send them
-4: sends, sent, sh |, show them, shown on, shows it, si, signed by, slug, small talk, soll, specweave
-4: split for, srv, ssl certs, states, status name, stay, stay open, stop, stop and, strftime, submitted
-4: subsequent, substrate, such, sudo apt, supported, surfaces, suspicious, svg, sw, switched, symbols, synapse
-4: sys urllib, system |, task, tc, tcp |, tech, tell, tgz |, the administrator, the cent, the change
-4: the count, the invoice, the latest, the number, the settings, the staff, the steps, the user, theft
-4: them by, then echo, this machine, this report, three lines, tidies, time ask, time of, timeout as, todo
-4: token method, toml rb, tomllib load, track, tried, ts, twice, twitter, typeof, typically, uname |, unicode
-4: unless, unsubscribe, uppercase, usage, used to, user password, using, uuid, uv, użytkownika, validate
-4: vercel, version, visual, vs, warmed, wevtutil cl, what is, where $, where object, will, winget, with its
-4: with line, work out, workspaces, worktree, wrapper, write host, wurde, xmlns <named>, xsd, yes no, yes or
-4: zoom, zum, | all, | ba, | etc, | exit, | get, | hidden, | null, | part, | post, | sign, | tail, | tee
-4: | where, | |, ~ library, Проверка, Якщо, ключи, у, файл, →, 置, 항 목
-5: $ date, $ glob, $ os, $ registry, <named> <named>, <named> api, <named> oauth, <named> packages
-5: <named> search, accounts that, acme, actually, always install, an, and mention, and prints, animated
-5: animation, argv expanduser, artifacts, as of, ask, ask user, atob, back up, based, behavior, beispiel
-5: boolean, brand, business, by hand, capability, claude projects, cli, coin, come first, complex, copia
-5: credential helper, currencies, currently, date $, days days, defaults to, deploy key, dev tcp, diff
-5: directory force, distribution, done gh, dotenv, downstream, either, endpoints, entities, etc ssl, examples
-5: explicitly, extract, failed to, false return, filenames, firewall, firm, five minutes, fn main, for by
-5: form method, functions, game, go to, goes along, healthz, http code, idempotency, immediately, implement
-5: in cfg, inject, invocation, invoking, jede, jsonrpc id, keyword, kill, library, list the
-5: localappdata google, log |, logger, ls, make table, match all, may ask, mostre, name invoice, net sum
-5: nextflow, nf core, node js, oauth, often so, organization, os args, outfile, owns, parse fs, passwords
-5: path path, paw, person, php, pokaż, possible, provide, prüfen, ps, pss, public address, purpose, qor, quem
-5: query, readings, relationship, remind, remind the, repos $, require net, retry <named>, return any
-5: return json, returns, robotframework, run data, search, search query, see also, self, self data, sensitive
-5: serialized, settings filters, sf <vendor>, sh set, sha sum, ship, shop test, show, show it, signal, so and
-5: specified, specify, ssh keygen, starten, structure, such as, supports, text true, the date, theirs
-5: time total, tmp path, tmp |, to shell, tomorrow, tsv, two years, type application, ui |, una, urlopen req
-5: user names, utf split, variants, von, we, web shop, wevtutil, which of, whoever, windows power, with urllib
-5: | do, | none, | shell, | wget
-6: $ done, <placeholder> |, ai, algorithm, and let, api, architecture, argv const, argv slice, aus, auth login
-6: authorization, authorized keys, available, bash, beside the, but, cache warm, cancer, changed, ci cd
-6: client connect, closure, compatible, cross, cta, cut, data timeout, declared, decode |, def get, demo
-6: description keeps, documentation, eth, example org, exit, explicit, flows, flutter, foo, foo bar, fs retry
-6: grep, homedir config, html, iam $, id async, if you, implementation, implemented, in do, interface
-6: json load, json urllib, json |, key vault, keygen, lemma, license, like, login no, manual, math round, may
-6: next to, noout, null http, não, or, param, pattern, printed, provenance, proxy, read decode, requires
-6: results await, run scripts, rustup, sepa, show the, something, split const, split map, string |, surface
-6: sys exit, target lang, the address, the owner, this license, this project, to add, two decimals, two people
-6: url <placeholder>, warning, without any, xmlns, | awk, | echo, | openssl, …
-7: $ ok, <named> en, <named> forecast, <named> wiki, and list, and say, apt, bio, curl post, def test
-7: dict str, done echo, ed pub, for example, foreach $, graphify, human, json utf, laptop, mock, multiple
-7: noout dates, older than, only, openssl client, return false, say when, shell |, signs, still, success
-7: systemd, testing, the password, tidy description, ui, | jq
-8: and ask, animate, as it, by mail, curl <placeholder>, curl |, custom, help desk, however, if input, in rows
-8: never, payload, provides, random bytes, response, retry, say which, throw, | sed
-9: and show, android, crontab, desk description, is and, sha, specific, suede, | head
-10: $ print, can, net http, openssl noout, own, via
-11: assert, beside
-13: <named> range, example com, gene, see <named>
-14: <vendor>, say so
-15: —
-17: <named> docs
`
