/**
 * Made by `npm run scan:train`, never by hand: what words and pairs of words weigh. Positive weights speak for an
 * attack, negative ones for an honest package.
 */
export const BIAS = -5.608

/** Scores from which a part is blocked, held, and warned of. */
export const BLOCK_FROM = 1.869
export const HOLD_FROM = -0.075
export const WARN_FROM = -0.333

export const WORD_WEIGHTS = `
57: <cheap>
56: <numeric>
49: <paste>
43: exec compile
34: <named>
33: iam root
32: relay
31: need not
30: disown
28: ​
27: scripts false, ​ ​
26: guests false
25: <catcher>, answer yes, ex ec, iban lt, permissions write, setsid
24: beacon <named>, desk, echo ssh, foreground scripts, kq, login yes, ssh ed
23: no need
22: <named> all, <named> png, checking no, encodeurl, json secrets, qk
21: <named> traces, nohup, signature false
20: admin subjects, curl so, echo |, reqeusts
19: <placeholder>, journalctl rotate, sh dev, | xxd
18: <named> lookup, approve true, curl <numeric>, escrow, exodus exodus, exodus wallet, net, network cookies
18: sec install, system unauthenticated
17: <named> $, <named> in, administrator access, command curl, curl sk, data binary, evens out, held up
17: info username, null disown, qz, wget, write all
16: <named> batch, <tunnel>, acct, admin squash, alla, are settled, bcc archive, chattr, clearing account
16: cluster admin, def warm, done dev, exec dev, host volumes, housekeeping, max uint, new function, no mention
16: nohup bash, notifications false, quiet, say that, straight away, systemctl mask, true pid, 󠁲 󠁥
15: <catcher> bot, <named> latest, <named> method, aberto, bits join, btc, client httpsconnection, config gh
15: dict os, dir home, echo wget, exec base, hr hm, is routine, labs io, login superuser, nopasswd all
15: openclaw env, privileged true, qz labs, so that, ssh grep, svc, tq, url encoded, не
14: $ <named>, $ anthropic, $ hostname, administrator, and ~, answer that, auth contacts, bash history, bcc
14: dev null, dup fileno, ep bypass, exec shred, fee of, function require, inet, keepalive, netrc, repo list
14: report false, request <named>, require https, rest <named>, seed $, sse headers, strrev
13: $ server, <catcher> api, all nopasswd, allow insecure, approve, as coming, authentication yes
13: binary <named>, bridge exe, btoa, bypass enc, encode hex, entropy, global trusted, halden, history root
13: home git, http post, iam security, let on, logging name, lt, merge admin, method post, mode bypass, nil end
13: pois, policy administrator, requests put, rescue, rescue nil, settle, ssh echo, ssh strict, stratum <named>
13: tidied, urlopen <named>, user root, | base, | rev, а, „
12: <named> anthropic, <named> cb, <named> new, add mp, all all, assistente, carry out, cookie $, echo curl
12: encode, etc shadow, evens, exec, fee, from char, git credentials, guild, hace falta, inbox unread
12: instance eval, jako, không cần, lindqvist, no hace, not show, or words, para que, path home, pkl read
12: printenv, request head, requests post, rounding, to <named>, user echo, user starred, var run, ​ ‌, ‌ ​
11: <free>, <placeholder> json, <placeholder> png, api put, assistant only, buffer from, carry on
11: certificates dev, committer date, config google, context privileged, counts as, criteria query
11: curl <named>, curl tmp, delete repos, differs by, drive <service>, electrum wallets, enc base, ethers max
11: even where, fileno fd, five star, history zsh, home documents, homedir, hta, http cookie, if isdigit
11: import urllib, max threads, mirror <named>, needn, no hidden, normalise, now auditd, null curl, nza, out of
11: pid host, popen curl, probe, process powershell, program curl, property user, proxy <named>, qm
11: request host, restart always, reviewers, security credentials, send document, servers true, shadows all
11: size yield, speak of, strict host, subject verification, sudo bash, sudo read, systemctl disable, the or
11: threads hint, true capture, try urllib, update ca, vacuum time, verify false, warm, whatever, when asked
11: which keeps, xk, xxd, на
10: <named> check, <named> put, <tunnel> sse, add push, allow http, among the, and carry, and do, at once
10: autumn, bash quiet, begins with, brutto, caractères, cert trust, clearing, com, command sudo, compile bc
10: confuse people, const https, create tmp, crontab echo, don list, echo export, ed and, enc $
10: endpoint <named>, event pull, exec urlopen, extra index, fetch write, format home, fs <named>, glob os
10: hashlib md, home name, hook <catcher>, install forcelist, it prints, kdbx, key checking, known false, lgtm
10: library keychains, listen addresses, lock unlock, md $, mirror, name cluster, noise, open files
10: openssl enc, org, os fork, os user, our, pack $, prohibit password, quicker, ranges cidr, rar, rb read
10: rescue standard, rev |, rsp sudo, security alert, settlement, subprocess getoutput, system curl, tidy
10: total no, trust root, trusted cert, trusted host, ureq, warm the, webservice, win zip, without asking, к
9: $ conf, $ to, <named> timeout, <numeric> mcp, <numeric> |, <placeholder> method, <placeholder> simple
9: action forward, ajuste, all jobs, answers with, appdata, applicants, as though, base decode, bij
9: bot permission, break system, bring, cache image, carry, chore, claude claude, cname, compile base, complain
9: config gcloud, const of, cookie load, curl, currency eur, cursorrules, dblink, delete public, di que, do as
9: dov, each |, email false, encoded so, environ encode, evening, extension settings, fichero, from <free>
9: from <placeholder>, getpass getuser, getuser, git committer, global core, grep key, gzip |, helper
9: hidden ep, hits encode, host wheels, hostname, in os, isso, join, keeps, keys dev, kit, kube, licence
9: list it, localtime tm, lue, mail and, method put, mint, model pickle, my $, needed once, netsh, nodename
9: noisy, now on, od, only false, parte de, passwords yes, permissions default, pipe on, powershell no
9: powershell powershell, protokoll, proton me, py words, que les, repository rest, require process
9: rotate vacuum, says before, secrets run, seed encode, shops, silent true, sk <named>, so usr, spare, ssh aws
9: stabilise, stdio ignore, stop logging, stop processing, superuser password, text force, the clock, the kit
9: tidak, timeout request, tm hour, to <placeholder>, trusted, try socket, uname nodename, unlock, unpack $
9: user svc, verification code, verification true, vide, were reviewed, which saves, would only, wx, yes permit
9: zip <named>, zip tmp, zt, | sudo, | xz, ~ claude, كل, 也 不
8: $ part, <named> openai, <named> sse, <named> sync, <placeholder> js, address <named>, all git
8: allow principal, anche, and of, anschrift beider, ao, asks whether, assistant when, autres, añade, baixe
8: beider, bin sh, brandt, call bin, care, chmod usr, clock drift, cloudtrail stop, commit as, config pip
8: count as, create object, csv read, de, def entropy, den, describe, describe it, dmarc none, dopo
8: echo printf, enthält, entries of, environ items, environ req, exception pass, exec command, expire expire
8: expire now, false alarms, first take, foi, folder open, folders for, for fd, forcelist, func warm, fără
8: gc prune, gh gist, gist create, github token, goflags, gpg batch, gross |, hex, hex encode, hidden argument
8: home type, host pypi, httpsconnection, häufige fehler, ids inbox, if endswith, if float, if pip, if reviewer
8: igual, in ssh, index url, is boilerplate, is long, it asks, join them, jos, json <named>, kc, keychains
8: labs, latest privileged, ldb, lm, lq, mark read, mcp deny, medicines, min $, mode gz, mshta <named>, mx in
8: name awsservice, netto, no pictures, no remark, nohup nice, none rua, ns exec, null done, null fi, null rm
8: numer, này, näkyy, oder ust, os dup, os setsid, our side, parte, partners, password when, paste if
8: permission admin, please type, post, post them, postinstall node, pot, printenv |, printf |, prune now
8: pth write, put body, que, reg dword, remove label, require dir, return jwt, reveal never, review approve
8: scriptblock, seed, set mailbox, set mp, settlement account, shell and, shell true, shred, socket create
8: somebody asks, spawn bin, ssh audit, starred, steuernummer oder, sudo password, sudo spctl, sudoers
8: that mention, the deposit, the notary, them as, this morning, tmp png, to desk, to intake, token dev
8: true start, unpack it, uri <named>, url <numeric>, urlopen, usare, useb, var new, vd, voor de, votes
8: warm if, webservice <named>, with us, xw, zc, zone of, | bash, | true, στο, до, по, этого, як, ‌ ‌, と 答
7: $ get, $ http, $ sum, <paste> raw, aaaac, aaaac nza, about it, alarm, alarm disarm, allow if, always, among
7: amount else, and fold, and leave, and turn, argon id, argv for, arquivos, as approved, asking, assist
7: at load, auf, automated reviewers, aws arn, aws ~, azure kube, backend http, base $, batch json, beacon
7: beider seiten, bericht, bidder, bits for, boot sec, bootstrap sh, browser cookie, build id, candles
7: certificate end, certificate errors, cette, char code, cidr ip, cine, com apple, come out, commit under
7: committer, config global, confuse, const path, continuity, copy assets, copy template, count it, ctx process
7: cur pyperclip, curl sm, damit, datei, decode $, dei, delete integrity, dengan, describe db, dither, dmg
7: do aws, do it, do what, drift, durante, ed aaaac, edge, electrum, employer, encode uricomponent, env home
7: error nil, etc environment, etc network, etc sudoers, eval, every project, exe, exe before, expand path
7: false close, false npm, fetch <named>, file expand, for in, for range, foreach var, form at, formato
7: from now, fs sl, getattr, getenv home, getoutput, getoutput git, gilt, go on, hardened, hence, hidden, hj
7: hm ly, home, home npmrc, homedir npmrc, http address, https get, iban, import socket, importe, inert inert
7: init <named>, input accept, invoice or, io serviceaccount, io with, iptables input, is normal, it among, jar
7: json dumps, json into, json sys, keepalive true, kp, last week, latest, len bits, lic, lire, login data
7: long and, lower, machine so, mailpit, mcp remote, merge settings, microsoft windows, mkdir ~, mode host
7: moins, mounts name, mqtt client, má, name csv, name system, needs no, needs your, net as, never mention
7: new image, nil, no interest, no sign, note to, null end, our partner, out writerow, panel alarm
7: path expanduser, pay, payments in, people in, pgpass, pool, post <named>, post <placeholder>, pour les
7: powershell iwr, powershell window, preference exclusion, prep, principal action, projects jsonl, property $
7: proveedor, push mirror, put out, put their, pythonhttpsverify, quiet dev, raw urllib, read file
7: releases download, remark, requirements txt, resource aws, right away, rl $, rl highest, rotate journalctl
7: routine, rows encode, rsyslog, schtasks create, secret access, seiten, service lock, serviceaccount token
7: simple trusted, sl <named>, smtplib, smtplib smtp, spread over, squash, srv $, ssh gnupg, standing
7: statement none, stop auditd, stratum, street and, sum math, sums, sync, system get, system set, take their
7: target permissions, tarn, the maintainers, the optimiser, the trainer, then null, then text, to json, tonen
7: tools at, truncate var, trợ, ufw disable, unit converter, untuk, user false, user info, uveď, van, verifica
7: versão, warm up, web data, web fetch, whatever the, without comment, without question, without word
7: word recovery, working day, write web, ya, yara, yes password, zip, zip <service>, zk, zone, zp, zsh, zx, |
7: | argon, | bin, | printf, | words, ~ docker, », étape, τι, нужно, раз, 라 고
6: $ length, $ touch, <named> def, <named> encodeurl, <named> hta, <named> http, <named> js, <named> match
6: <named> simple, <named> upload, abaixo, accel, address book, admin, agent exe, agents com, aggiungi, agreed
6: ahead, all tools, allow, allow bash, als, also where, always auth, amounts, and accept, and keep, and set
6: answer, answers, anthropic base, anyway, argon, args mcp, args true, argv csv, argv |, arn aws
6: as administrator, as requests, ask again, asked, assistant this, así, at <cheap>, at hand, aton, auth drive
6: authorize security, auto approve, await await, aws guardduty, aws landing, bash usage, bc, behalf, best, bic
6: bin bash, bin sudo, body buffer, body read, book and, bypass, calibration, canon, cartella, cat ~
6: cfg indent, char, chattr etc, choose always, chrome default, coffre, colleagues, color fff, come
6: command new, commit qam, compile, complete, config remote, confuses, connect const, const conf, const net
6: const new, const norm, conversation so, cookies, cookies web, count rows, cpu max, create <named>
6: create public, credentials config, credentials role, csv ap, csv command, ctx, curl data, curl ks, day on
6: dblink exec, dd $, decompress base, def, delete shadows, depot, die print, docker sock, documents desktop
6: done curl, drop, dump keychain, each val, echo false, ed, ei, encode headers, encodeurl textjoin
6: end private, env |, est pas, every third, exe nul, exec host, experience, extension install, far and
6: fast lane, fattura, fd pty, fetch <cheap>, fff font, file null, finish, folder npm, font cache, fontcache
6: format ae, format insert, freundlich, from await, fs sk, further, für die, gcloud application, gh, gh hosts
6: gh instead, git head, glob glob, gnupg, gnupg ~, google chrome, guard, guardduty, guests can, harbor
6: has prefix, head refs, here pathlib, hj np, home for, host var, hostname |, hosts yml, hourly, hx, häufige
6: iban replace, icon caution, ifelse, ignore read, import zlib, in cname, inet aton, install requirements, inv
6: invitation, io, io replace, ip permissions, ip protocol, it as, it stays, item property, iwr <named>
6: join os, json and, json over, keep $, keep keep, keeps itself, keeps the, kept on, kestrel, key clear
6: key ssh, label com, languages en, lapsed, leave this, leveldb, list limit, location host, location href
6: lodge the, log audit, log auth, log forensics, ly, mail, mapsreporting, mapsreporting disabled, mcp json
6: measure with, monitoring $, mount path, mqtt, mss, name pass, name pdf, navigator send, net and, net dev
6: netrc and, never exit, new curl, no verify, node tls, nome, not shown, not told, nothing had, np za, npmrc
6: nte, null err, null exit, nuovo, nza zdi, när, of summaries, off for, off the, once |, open connection
6: open fileobj, open os, open rb, openclaw, os pty, os stdin, os temp, ours, outil, ouvrez, over the
6: owner name, pack, pass their, passed, path ~, pdf jpg, peer false, per cent, percent, perform dblink
6: permissions ip, pkl, placeholder mail, po, post form, print changed, privileged, privileged pid, project and
6: projekt, pushes and, put, pw, pwd git, při, přidej, qualquer, quarantine applications, quoi, qx
6: range encoding, range os, rb timeout, read format, read rescue, read rsp, refresh, regards, registry npmjs
6: remote <tunnel>, repo collaborators, request urlretrieve, responde, role administrator, root ssh, rsp
6: rules $, run curl, same on, scribe, season, secrets json, seller, service alarm, session and, set create
6: sh exec, sign with, so do, so don, socket socket, source crates, ssl false, start func, start it, starter
6: starts with, static void, steadier, storage leveldb, stored card, straight, string from, submit it
6: subprocess, substr, system packages, table, take them, tally, target entity, tcpclient $, text then, thank
6: thanks, that forwards, that the, the agent, the background, the line, the maintained, the only, the sentence
6: the shield, the simulator, the trailer, them out, this paragraph, tiền, tls reject, tmp, to archive
6: to program, to public, to trouble, toda, token always, touch $, tr |, trainer, two of, txt <named>, tính
6: unattended, une, unlock target, upkeep, upstream, uricomponent, urllib, urllib request
6: urlopen <placeholder>, urlretrieve <named>, user all, user home, vat gross, view distance, wanted, warm for
6: week so, went well, wget <named>, wget tmp, while, without further, words of, writes notes, xzf tgz, yes the
6: you show, your login, za km, zdi, zdi nte, zgodę, | gzip, | sh, ~, ~ bash, ~ config, ~ cursor, ~ mozilla
6: ~ netrc, ~ profile, även, τα, Порядок, его, имени, имени администратора, от имени, إلى, ثم, করতে, না, 認 は
5: $ $, $ cat, $ gh, $ host, $ id, $ od, $ parse, $ pgrep, $ seed, $ store, $ sudo, $ unlink, $ whoami
5: <named> add, <named> boot, <named> bulk, <named> ca, <named> echo, <named> ingest, <named> intake
5: <named> json, <named> net, <named> register, <named> root, <named> ssl, <named> up, <named> user
5: <named> verify, <named> win, <named> with, <placeholder> in, <service> <service>, about such, absolute left
5: accept, accept comment, access key, account, account for, account since, accounts by, action service
5: adapt names, add attachment, admin directory, admin org, administrator and, afterwards, again from, age |
5: agenda, agent then, along with, also, alta, always restart, and amounts, and colour, and is, and over
5: and payments, and press, and stat, and take, and takes, answered with, api delete, api webhooks
5: appdata microsoft, append the, are not, are put, arn, as, as exec, asked whether, assistant before, attrib
5: au, au moins, auch, auditctl, auditor, auth scaffold, author date, autocmd, awake, aws kube, bad findings
5: bal, balance for, ballots, base, base pathlib, bash bash, bash cd, bash dev, bash it, bash pip, bash sleep
5: bash web, before the, begin certificate, better fixed, bidders, biz, blob, board has, body $, body on
5: bother the, bothered with, bridge, btc bc, btc to, buy, by four, by installing, by it, by itself, by way
5: bytes new, bước, call it, cascade, cat $, catch for, cfg, cfg null, chapters tex, che, chiedere, choose more
5: chrony, clean $, clean latexmk, client json, codeowners, com as, comentar, command sh, comment in
5: commit author, compress archive, config solana, confirmação, const account, const bot, const iban
5: const names, containers name, copy the, create connection, credential <named>, credentials ~, ctx $
5: ctx dict, cure, curl $, current txt, dangerous mode, data cookies, date the, days |, de clientes, decided on
5: decode, decompress, default mode, definer as, deploy name, der, description nginx, description writes, desks
5: dial, dice, disarm, dit, docker config, docker io, documents, docx, don bring, dopisz do, doubt, draai
5: drift if, drop map, drop the, dt datetime, dumps, earlier, earlier instructions, echo usr, einrichtung, end
5: end as, end certificate, end rescue, enter, env appdata, env credentials, eq $, etc machine
5: ethereum keystore, eu, example, except exception, exe as, exec bash, exec bypass, exec zlib, exit node
5: exitstatus, exodus, expanduser ~, expire, export openai, false, false echo, false location, faça, fd in
5: feed, fees, figures, file says, files open, first five, flaky, follows, for adults, for days, for rc, for so
5: fork os, form, form return, forward, forwards, from <service>, from hex, fun main, function link, get $
5: get bytes, get secrets, gh repo, giorni, git author, git shortlog, git update, give false, già, global url
5: globals, glyph, gonosumdb, gonosumdb goflags, grepl, half page, handler log, harvest, has asked, has install
5: head sha, head ~, hears, heron, hesitates, hexlify, hidden enc, hidden exec, hidden nop, hold back, home aws
5: home bash, home folder, home kube, homedir openclaw, house, http client, iam account, iban if, id all
5: ids trash, if isset, if strings, important before, in der, in every, in front, in hits, in letters
5: in ordnung, in utc, included, inert, init function, install copy, install extra, integrity lines
5: invited user, irm <named>, is kept, is technical, it needs, it running, its lines, jemand, jen, json name
5: keeper, kept by, key db, key keep, keyboard listener, keypair from, keys root, kid, kind cluster, kind group
5: known noise, konto, kun, kurz, kérdezd, kérdezd meg, la, lab, late, later say, latest tgz, leave it
5: legfeljebb, lesson, line as, load, load <named>, load io, local copy, local google, lock null, locked
5: log var, low $, ltd, lz, làm, lưu, mailbox and, mailer, main, md current, me name, menciones, menge, mention
5: mild, mit dem, mode permission, mood, most people, mot, mshta, mss mss, muss, mutating webhook, mx, même, na
5: naar, name policy, name und, names say, namespace kube, need, need no, needn be, neighbouring, net dial
5: network mode, networksetup, nic, niente, no advice, no confirmation, no deps, nobody should, noch
5: node require, noout in, norm name, not be, not bring, not held, notary, nothing of, notice, npm access
5: npmjs org, ntp, null, null sudo, of <service>, of rules, of the, on folder, on light, one go, one point
5: open power, openai api, openai base, opens each, oraz, ordnung, os homedir, os read, os remove, other guests
5: out $, out get, out they, outranks, outranks the, pad end, password to, path $, path etc, payee, payouts csv
5: people, perlu, permit empty, plumbing and, plus, pmt, pods do, policy bypass, pour une, preference disable
5: preinstall node, present tense, previsto, println name, priority over, processing rules, programme, prohibit
5: proxy <numeric>, publishers, pushes, put this, pwd $, px, py read, pyperclip paste, qam, qty td
5: quality delivery, quiet zone, random random, rank as, raw for, rc in, rds describe, reading on, reason flaky
5: recovery, reflog expire, registers, reject unauthorized, relay <named>, remarks, rendu, report count
5: repository can, require child, require string, res text, resolver, resolver cache, resp err, restart
5: reviewed, rk, rm $, role deploy, role for, root bin, round int, routine and, rows size, rule loader, run py
5: running before, rz, sample, sample for, saved card, saves about, say it, say the, say your, says and, sbom
5: scaffold description, scanner is, scanners, score, script async, scripts preinstall, secrets yaml
5: security dump, seiten steuernummer, seq len, server http, session exitstatus, sessionfinish session
5: set seed, sf dev, sh cd, sh pipe, sh stdio, shared, shell commands, shorter, show and, shred dev
5: sign request, since, since the, sind, site getusersitepackages, six, skill folder, skills whose
5: skip dangerous, slide decks, small aws, smart screen, so, so take, so tmp, solana id, sorted rows, sorter
5: soubor, source $, spares, src <placeholder>, sse url, ssh config, sshd, st atime, stare, start bin
5: stderr pipe, steuernummer, str read, string <placeholder>, string base, string hex, stringify cfg
5: stringify lock, strings has, style hidden, subjects kind, subprocess run, sudo chattr, summe, superuser
5: supplier, supplier |, support exodus, sync os, synthetic, system wget, systemctl stop, table $, take
5: take the, target types, tcp, technical, ten per, term memory, terminal paste, terraform, text of, textjoin
5: texts, tf, that day, that mail, that nothing, the badge, the card, the chat, the check, the clearing
5: the com, the commit, the deploy, the first, the machine, the pull, the qr, the quote, the relay
5: the resolver, the runner, the scanner, the sent, the session, the weekly, the window, their text
5: them without, then delete, then tidy, things, things down, three year, tick, timeout except, timer dev
5: titre, tn, to bc, to uint, token any, token |, tokenizer, told, tono, too often, tools, toute, transfer
5: triage md, true, true add, true cfg, true pyperclip, try source, tudo, tuned, turn off, two lines, two names
5: txt curl, type offline, type sse, type your, uma, unpack, unset histfile, urlencode, urlencode $, urlrequest
5: urlrequest url, urlretrieve, urlsession shared, use bash, use before, user had, user npm, vacuum, vb, vendor
5: visibility public, volume mounts, voor, và, vždy, warmup, webhook id, webhook webhook, webhooks name, weg
5: well and, wget $, wget <numeric>, who did, width rem, window style, windows defender, with mail
5: with plausible, with ref, with the, with yes, words the, words |, worry, worst, write it, wszystkich, www in
5: xq, yc, yes etc, yh, yw, ze, zip from, zlib compress, zone description, zsh $, | crontab, | curl, | lesson
5: | prohibit, | rule, | tar, | zsh, ~ desktop, «, în, και, σε, ότι, з, их, команду, проверки, списком, що, إذا
5: سطر, अपने, न, हर, हो, এবং, শুধু, ‌, ”, €, 。 利, 文 と
4: $ fail, $ join, $ openai, $ path, $ png, $ push, $ random, $ tag, $ text, $ tr, $ |, <named> helper
4: <named> linux, <named> now, <named> public, <named> rules, <named> set, <named> warm, <paste> snippets
4: <placeholder> setup, <service> auth, ab, abaixo de, abre, accept all, accepted, access for, account numbers
4: acct id, action init, action silently, add action, add the, address amount, advise, advisory, agent at
4: agent may, agent releases, agent start, agente, agents set, agpl, ainsi, alarm the, alive, all bytes
4: all etc, all mcp, all service, all tests, also for, alter system, altre, always say, amazon, amount
4: analysts, and accounts, and call, and choose, and describe, and drop, and follow, and give, and hand, and in
4: and strips, and submit, and three, anonymity, answered, anthropic openai, any command, ap, api smoke
4: app log, approve address, approve all, apri, are full, are signing, are void, args trailing, argument csv
4: argv fetch, argv function, array content, as and, as fix, as if, as passed, aside, assistant, assistant the
4: at port, attendees, ausführen, auth py, auth true, autocmd buf, automatic updates, aws secret, axios, aynı
4: back after, banco, base in, base write, base zlib, baseline, basic parsing, bc |, bcd, be drawn, be shown
4: before each, before others, begin, begins, being, between, between us, bila, bin zsh, body publishers
4: bothered, bothering, bought, browsing protection, build query, builds, builtins, bypass permissions, byte |
4: bytes, bytes for, cache, cam, campo, card, caution with, cd scripts, cdt, cdt trf, ceil, chain, child theme
4: chmod, chmod etc, chmod tmp, chrome, ci chore, cidr, cidr type, cinque, clean, clean files, cli true
4: clipboard raw, clock, clones, close $, close with, club, cluster role, colours, com are, com include
4: com senha, com then, come along, come back, coming from, command go, commit has, commit qm, comprises
4: comprobación, comptes, config url, confirm, confirmation prompts, consent, const await, const buffer
4: const id, contacts, content join, conversación, cookies sqlite, copy, copy app, core exe, cos math, courts
4: cp, create hash, credentials $, credentials bak, credentials true, crm billing, crs, csv, ctl, ctx base
4: curl args, curl ca, current md, cursor mcp, custodian, cópia, dan, danach, dane, dangerously skip, dat
4: data iam, data minimisation, data network, data on, data roaming, date now, dateien, dates as, datetime date
4: days as, db instances, dbname, de chaque, de las, dear, decks from, decode the, decompress decode, def main
4: def norm, default cookies, default credentials, default network, default resource, delete, delete the
4: deletelocalsnapshots, delivery, delivery date, delle, demás, deposit, depuis, der leistung
4: description common, description finds, description reads, desde, desktop, device dev, df output, dial tcp
4: dieser, disable, disable now, disable sudo, disabled submit, disso, distance, distract, distracting, dns net
4: do dig, do output, do so, docker build, docx xlsx, domain admins, done, done rm, done tmp, dos, dr com
4: drive, dt date, dumps cfg, dumps encode, dumps rows, dup, each commit, each link, each println
4: each repository, each start, each time, each use, ec, echo root, edr, eine, el nombre, el resumen
4: element name, elsewhere and, empty passwords, enable fs, enable script, enabled $, enc, end function
4: enddate noout, entries process, env $, env aws, env filter, env rpc, err file, err http, error correction
4: errors true, eval uri, events config, every, every repository, exclusion path, exe on, exec def, exec urllib
4: executable sh, execution count, exit arch, expand ~, explain the, falta, favicon, fetch, fetch $
4: fetch <catcher>, fetch <service>, fewer, fff, file exist, file join, file root, files pythonhosted
4: files true, fill, fill fff, filter not, final, findall open, finder description, fine, finish with
4: first and, first first, first mention, first without, five runs, fix fixed, fixed perf, fn, fold do, foot of
4: for const, for you, force, force error, foreach, forensics, forensics description, fork, forks and
4: forward to, forwards to, found in, fridays, friends, from cron, from process, from then, from there
4: fs <numeric>, fs gcs, fs write, full conversation, function, function approve, function warm, games
4: gateway description, gcs enable, gebruik, gehört, general, get better, get ci, get deploy, get in, getpass
4: getusersitepackages, gh api, gh issue, gif, gift, gist, gists, git dev, git exec, git gc, git git, git log
4: gitattributes, give them, gj, glob $, glossary, gmb, go ahead, grows, grows by, grupo, gwei, hace, ham
4: handling, has priority, have nothing, header access, headers client, heating, helper with, helpers, hex to
4: hidden answer, hidden files, hint, hints for, history dev, hkcu, hkcu software, hogy, hold, home address
4: home docker, home openclaw, hook method, host login, hostname user, hosts $, hosts do, hours at, how long
4: hoặc, hs, ht, html meta, http const, https nhost, https request, iban bic, icc, if contains, if else
4: if exists, if time, if verify, il, il est, il nome, in each, in glob, in if, in pt, in runs, in silence
4: in vs, in white, inet sock, info, ins in, instalação, install it, install no, install script, installs
4: instructions of, int bits, intake, inte, integrity, interest, into schema, invoke rest, io kind, ir, is part
4: is right, is what, isoformat time, it archive, it comes, it down, it from, it open, it says, it twice, it up
4: it would, item nodeid, ja, jeżeli, join env, json dump, json new, json try, ke, keep last, keep what
4: keeps it, kept at, kernel, kerro, keys echo, khi, kind, kind regards, knows which, ký, label ids
4: label index, landlord, lane, larger, las, last line, lat lon, later, latest sh, leads, leer, leistung
4: len strip, length mass, length ne, let home, let try, lgpd, lift, like variable, likewise for, limite
4: lines drop, link, list $, list todo, lj, load true, loaded first, loader yaml, local host, local share
4: lodge, log app, log statement, login, login gh, login in, los, lower the, là, lässt, mail input
4: mail password, make room, maker description, maker for, makes builds, managers, manner, map fs, mapfile
4: master disable, math ceil, math floor, math radians, md med, mean mean, meet it, meg, mend, microsoft edge
4: mientras, min, minimisation, minuti, mirror net, mit, mmol, mnt backup, model always, mozilla, mrn, mrs
4: msgstr, must have, mute the, name address, name coin, name count, name forward, name iban, name readme
4: name subject, name terraform, name with, names so, nearly always, need to, needed since, nella, net url
4: netsh wlan, neutral, never shown, new better, new form, new post, new print, new sh, new sign, newest
4: next if, nhost, nhost github, nice, nich, no check, no emoji, no end, no findings, no localhost, nobody
4: nohup ssh, nop iex, north, not speak, not to, not want, now all, now min, now to, npm install, npmrc $, npx
4: nr, nul, nul echo, nul start, null new, number price, número de, object wscript, och, of every, of findings
4: of hits, of old, of what, of ~, off, offered, on end, on people, on run, on to, one does, one star, oneself
4: open answers, open applications, open port, open presentation, open ~, openai, openssl enddate, optimiser
4: or md, org files, os needs, os uname, os urllib, other endpoint, out add, out cat, out first, out fs
4: out name, out push, out string, out system, outlook, over as, overall, owner do, owner that, označ
4: packages whose, packed to, paket, parking, parser new, part, partner, pass const, passe, passos, password
4: password and, password placeholder, paste it, path program, path site, pathlib, payroll, pentru, people |
4: per machine, per the, perbaikan, perf, persons, pg reload, pgrep, phony, pickle load, pip pip, pip warns
4: pipe stdin, place, place of, place that, planner, platform webhook, pobierz, policies microsoft, policy
4: policy of, positivo, post data, post path, postal, postcode, powershell hidden, pr merge, pregunta
4: press return, price service, private def, probes, prof, prompt command, prompt true, prompts, prompts are
4: propose three, public cascade, public repositories, publishers of, push <named>, push instead, put bucket
4: put in, put user, py env, py |, pytest sessionfinish, pythonhosted, pythonhosted org, qe, qn, quality
4: quarter, quelle, raise them, range len, rcon, rd com, read end, read except, read join, read lines, reader
4: readers who, reassure, recommend, recovery phrase, redactor, rede, redirect, reference hash, refunds
4: reg name, regional, regler, reload conf, reload sshd, rem, remote <named>, remote set, remove |, removed and
4: replacing what, req headers, req net, request text, require, require catch, require const, resolvectl
4: resolvers, resource arn, rest, rest method, rest write, restart sec, resume, retrieve, return pickle
4: return subprocess, reverse charge, reviewed by, reviewers look, revisión, role owner, role pg, roll, rolle
4: root, root host, round amount, round for, rounding differences, row amount, row for, rows map, rpc get, rt
4: ru, run again, run anyway, run commit, run docker, run psql, run the, run them, safe browsing, same rank
4: same so, samples consent, sapply, say done, say nothing, scaffold, scans, schtasks, score sheet, score then
4: scripts load, scripts postinstall, se, se non, second factor, secrets kubernetes, security group, sed $
4: see other, sees only, seldom, select pg, self test, send, send beacon, send it, send string, sende
4: server of, session, sessionfinish, set lock, set the, settle the, settled, sh $, sh arg, sh git, sh makes
4: sh quiet, sh string, shield, shop example, short links, short the, shortlog, show columns, shown |
4: shutil rmtree, sidenote otherwise, sign in, signatures are, signer, signing |, silently continue
4: since later, since people, site user, sites the, sk, skip, skip permissions, sl, slice catch, slice function
4: smoother, smtp host, so far, sock var, sockaddr, socket connect, software policies, something was, sonst
4: sortieren, spctl master, speak, spec host, speed, split each, src utf, srv share, stamp, start interval
4: start process, start python, state pull, stdout pipe, stdout return, stdout subprocess, steuer, str <named>
4: str pathlib, stream $, string, string <named>, stringify content, strings contains, strips, strpos, strpos $
4: style present, subject, submit, submit samples, subprocess devnull, sudo iptables, sudo local, sudo sh
4: surprise is, sus, svara, switched off, sys getenv, system reminder, table test, tag app, tar cz, tas
4: task run, ten, tend, tend to, tense, terraform accounts, terraform state, teste, text ask, textjoin |, tgz
4: tgz <named>, than three, thank you, that differs, that matter, the account, the auditor, the balance
4: the baseline, the blue, the claims, the engine, the exercise, the invitation, the landlord, the lot
4: the next, the notes, the numbers, the odd, the parties, the picture, the present, the publisher
4: the reference, the settlement, the shared, the sums, the traveller, the viewing, the wallet, the warm
4: the weekend, the words, them ask, them it, them put, them they, then bash, then make, this account
4: this note, this one, this task, this without, this workspace, three at, three of, three on, three typical
4: tidy text, ties, till, time $, time mark, time now, times in, titular, tmp <named>
4: tmutil deletelocalsnapshots, tn microsoft, to enter, to secure, today txt, together with, told of
4: took place, tool chain, toolbelt, traces, trail bucket, trailer, trailing only, trainer description
4: transform values, trash, traveller, treated, trf, trf tx, trigger platform, trong, true chat, true cur
4: true fs, true scripts, true send, true stop, truncate, trước, tuner, tuner run, turbo, two minutes
4: two steps, tx inf, txt, txt cp, txt python, txt rm, tylko, type password, type string, técnico, ua, ufw
4: uint, uma linha, und anschrift, under, unsafe loader, up by, up on, up the, ureq post, uri open, url <named>
4: url values, urlopen request, user does, user hesitates, user policy, uses permission, usr lib, usual
4: usual one, utan, utf get, uz, uživateli, value powershell, var tmp, var urlrequest, vat |, ve, vega
4: vega lite, verification, verify, vet, vetted, vez, volt, voz, vssadmin, vssadmin delete, walk depth, walk os
4: wallet recovery, wallets, ward, warms, warms the, week, weekend, well behaved, were, wget <placeholder>
4: what why, where, which is, while do, while this, whoami, whoami dev, whole, whose author, will not
4: windows event, windows temp, with names, with scripts, with small, with ten, with zipfile, without bothering
4: wlan show, word the, wordpress, words in, worth line, write two, wynik, xattr, xattr dr, xattr rd, xo
4: yaml unsafe, yara rule, yd, year one, yield def, yield kind, you read, your agent, your computer, yp, zapisz
4: zlib decompress, zone for, zst, | ask, | auditd, | bits, | cat, | fold, | forwarding, | leave, | level, | nc
4: | reset, à, är, és, és az, öner, Στο, Στο τέλος, είναι, τέλος, Правила, Раз, администратора, где, нет, он
4: при, строк, та, таблицу, целиком, чи, اكتب, لا, من, و, में, তারপর, 也, 后, 그 인, 라, 로 따, 않 으
3: $ add, $ after, $ arn, $ az, $ bytes, $ ci, $ close, $ convert, $ create, $ database, $ db, $ dir, $ do
3: $ enc, $ errors, $ force, $ github, $ gpg, $ group, $ iex, $ img, $ jndi, $ keys, $ matrix, $ rule, $ score
3: $ send, $ shell, $ str, $ system, $ today, $ ttl, $ unset, $ value, $ values, $ wb, $ ~, <cheap> $
3: <cheap> up, <named> default, <named> done, <named> keys, <named> mac, <named> node, <named> pool
3: <named> submit, <named> xml, <placeholder> all, <placeholder> get, <service> oauth, aa, about noise
3: about the, above the, accept tcp, accepted by, accepts, access block, account $, account in, account is
3: account of, acta, action get, activate pip, active sec, activity, address get, address name, addresses of
3: administrator account, advice to, afin, after closing, after is, after month, after three, after two, agar
3: agent itself, agent yes, agent zip, agents, agpl sspl, agreeing, al terminar, alarms, alert or, alike
3: alive key, all, all $, all dates, all quiet, all shell, all trust, alles, allow from, allow origin
3: allow unauthenticated, along, aloud and, also after, also if, also when, alto, always add, always allow
3: always load, always no, amt, an answer, and and, and answer, and answers, and are, and as, and before
3: and count, and finish, and goes, and grant, and mails, and needs, and open, and push, and put, and run
3: and siem, and stay, and treat, and uploads, and write, android permission, anmelden, anmeldung
3: anonymous usage, another |, anschrift, answer each, answering, answers csv, answers for, anthropic
3: anthropic api, antivirus, anyone with, aparte, apenas, apis, apis with, app $, app dev, app it, app open
3: app password, app tenant, appear in, append true, application default, apply, apply auto, apply it
3: apply with, approval from, approve them, approved in, apps googleusercontent, apt list, apt preferences
3: archive, are best, are easier, are filled, are hashed, are judged, are long, are personal, are run, are slow
3: are tested, are to, area to, args read, argument argument, argument days, argument hidden, argv else
3: array map, array sum, art, art der, as agent, as can, as given, as hex, as met, as part, as private
3: as select, ask for, ask two, asked it, asked say, asked why, asks where, assistant that, att, attachments
3: attachments and, audit $, audit does, auditd rsyslog, auditor portal, auditoria, auditors, auf das, auth
3: auth admin, auth json, auth log, auth print, authorization io, avant de, avoids, await http, await json
3: await res, aws azure, ação, back by, back no, back write, badge so, badly, banks, banner $, bash for
3: bash read, bash tmp, batch py, batt, batt fs, be, be bothered, be carried, be mentioned, be stopped, been
3: been looked, before answering, before anything, before asking, before body, begin private, behaved, beim
3: belirt, belongs, belongs to, below, below days, benign, best one, better, better with, billing support
3: bin curl, binary <placeholder>, binary tmp, binread, bit of, bits, bitwarden, bitwarden password, blame
3: blind copy, block logging, board, body, body join, boiler, boilerplate, boilerplate and, bonus, book, boost
3: bootstrap, borra, both halves, both in, boto client, break the, breakglass, btw, bu, buf, buf clear
3: build ci, built, but one, button form, by image, by nature, by opening, by when, by year, by |, byte $
3: bytes $, bytes int, cache npm, calcula, calendar sync, calibrate, cambia, can also, can stop, card md
3: care of, careless, carries, carry it, case number, case one, caso, cat env, catch, catch await, catch let
3: catches, catcy, categorías, certificados, change goes, changes often, chaque, charge, chart one
3: chat description, chat in, chat so, chatty, check fails, checks from, checksum, checksum is, cinq, cis audit
3: classes public, claude dangerously, claude skills, clean py, clean sh, client draft, client send, clientes
3: clip py, clone bare, close set, close the, close true, clutter the, cmd powershell, cn, co, code $, code ask
3: codes, colleagues who, collective, collector, color var, column default, come by, coming, command args
3: command bin, command ssh, commas at, comment review, commit, commit $, commit with, commons, compact
3: compact form, compare description, compile auth, compile gh, compile zlib, complain about, completeness
3: completions create, comprueba la, con curl, con un, concepto, concerned, concerns, conf, config rclone
3: confirmation, confirmations, confirms that, confused by, consent add, const from, const hit, const is
3: const queue, const require, const sh, const zone, contact and, contains, contains list, contents <named>
3: contenuto, continue $, control $, control sum, cookies local, copilot instructions, copy as, copy mcp
3: copy never, copy settings, core, core untracked, correções, cost report, costs nothing, count def
3: count them, counted as, counter try, counterparty, country, covered, covered and, covered by, cp env
3: cp spawn, crash loop, crc, create autocmd, create schema, create tn, credentials json, crf, crontab or
3: crt update, csv column, csv encoding, csv exports, csv id, csv keep, csv open, csv src, ctx os, cur cur
3: current setting, customary, customers, customers as, customers of, cz $, cần, dalla, danger full
3: dangerously, dann, dar, das, dass, data default, data stays, data temperature, data web, date and, date for
3: date fromisoformat, date git, date set, date with, dato, daylight, daylight saving, days remove, db cookies
3: db do, de cada, de más, decline, decode token, def finish, def pytest, def rules, def send, def set
3: def timed, default headers, default namespace, degli, delete after, delete branch, deletion protection
3: della, den nutzer, dependencies typescript, des, describe the, description convert, description follow
3: description generates, description removes, description repair, description small, description trains
3: description tunes, description verifica, desktop ~, detached true, dev, dev dependencies, devam, değildir
3: df text, die datei, differences, dir mkdir, directory walk, direto, disabled, disputes, do, do this, do time
3: do without, doctor python, document cookie, documents ~, doivent, don go, donate level, done on, done printf
3: doubts, down is, dport, dport accept, dr, drafts replies, drawn in, dsn, dsn $, dst map, dual licences
3: dumps dict, dumps doc, duplicates, duplicates by, durable, dword, dysku, each, each byte, each later
3: each migration, each project, each quarter, each release, each team, echo node, echo ok, echo ready, ed |
3: edge user, edit $, egress, eine tabelle, ekle, else min, email ops, emergency, empty folder, enable batt
3: encode decode, encode method, encoded the, encoding json, end def, end end, end eval, end id, end json
3: end puts, end sub, engine, enrolment, ensuite, entries, env all, env ctx, env description, env doctor
3: env false, env github, env in, env private, env user, envelope from, environ for, environment and
3: environment postgres, environment special, erc, erhalten, error action, error return, escreva, eslint fix
3: estilo frases, está, et le, etc passwd, eu $, ev, eval $, eval base, evaluated, evening and, events that
3: every few, every group, everywhere, example and, example for, example in, example then, example ~, except
3: exclamation marks, exe out, exe start, exec import, exec ns, execute, execute process, execute scripts
3: exiftool, expire the, explain that, export anthropic, export const, export histsize, express
3: express request, eyes, false alarm, fast, favour, fbclid gclid, fd subprocess, feat, fehler, fel
3: fetch <placeholder>, fetch deny, fetch hook, fetchall, fewer questions, ficha, fifty, fila in
3: file afterwards, file again, file binread, file buf, file csv, file it, file new, file path, file per
3: file put, file time, file utils, filed, fileno, files process, fill them, filter $, filter const, find it
3: findall text, finder ask, firefox cookies, firewalld, firms, first it, first mail, first run, fit, fits
3: five days, five stars, flag string, flatten and, floor, floor $, floor date, fold, folders, follow
3: followed by, font, font px, fonts on, for accounts, for auditors, for db, for express, for fila, for front
3: for high, for larger, for later, for looking, for my, for sums, for them, force reinstall, force |
3: foreground, fork |, forks, form <named>, format an, forwarding, forwarding |, found list, fra, frage nach
3: free from, friday, fridge and, from customers, from files, from getenv, from here, from image, from our
3: from outside, from pg, from pynput, from shop, from what, fs for, fs low, fs read, fun, function ev
3: function tidy, further reading, fx, gaps are, gas, gateways, gclid, ge then, gem, geopandas
3: get <placeholder>, get contents, get github, get stream, get the, getenv ci, gethostname, getlogin, gibi
3: git <named>, git clone, git commit, git config, git credential, git remote, git user, github, github copilot
3: give it, giữ, gli, global http, glossary md, glyphs, go the, go vet, go with, going, going on, gold, goods
3: googleusercontent, googleusercontent com, governing law, gpd, gpd read, gpl, grab, graduation, grant, green
3: group control, group ingress, group test, group the, grown up, gsub, gt $, guest, gz as, gzip, gzip for
3: göster, gün, handout, handy for, hangi, hari, has answered, has lapsed, hash $, have agreed, have it
3: hazırlar, head $, headers get, headers request, hear of, heartbeat md, height fill, helped, helper sh
3: hence the, higher, hints, hiring manager, hist, hit, hits, hives, hiệu, hk, hold with, home $, home dev
3: home rglob, home unwrap, homeassistant, hooks path, host all, host etc, host net, hosts, hosts txt
3: hours rate, hr, html escape, http build, httphandler, hub, iam role, iban $, id ip, id limit, id nr, id un
3: id wp, ids, if admin, if amount, if req, if sh, if today, if told, if total, ignore errors, ignore timeout
3: ignore unref, ili, im, image of, image src, imperial, implode, implode $, import base, import http
3: import keyboard, import pickle, improvements, in answers, in array, in caa, in cast, in clear, in container
3: in full, in gh, in guard, in members, in order, in place, in profiles, in qz, in return, in set
3: in summaries, in terminal, in terraform, in to, in use, in walk, in when, inbox, incident report, include id
3: include local, included with, ingress group, initials, input name, insecure, insecure protocol, insecure ssl
3: inside |, instalar, install break, install root, instructions md, int $, interna, interpreters, into csv
3: into the, intruder, invitation with, invitations, invite, invoices, io popen, io urllib, ioc, ip saddr
3: is busy, is covered, is don, is easier, is free, is housekeeping, is internal, is known, is loaded
3: is neutral, is opened, is readable, is seen, is there, is trusted, is under, is void, isdigit
3: isready interval, issue comment, it breaks, it for, it gives, it has, it how, it like, it looks, it may
3: it out, it some, it split, it style, it version, item loop, its authors, its description, its text
3: itself at, içindeki, jar java, jd, jeder, jika, jl, job no, jobs test, join homedir, join tr
3: journalctl vacuum, json curl, json description, json id, json net, json rescue, json send, json stringify
3: json the, json timeout, julia, jumlah, jupyter, já, kalender, każdego, keep, keep their, keep this, keep to
3: keeps your, key escrow, key hashlib, keychain $, keypair, keys chmod, keys file, kind $, kind no, kind user
3: kit and, km $, know the, known traps, kopien, kullanıcıya, kworkerd, kör, langs, last log, last message
3: last seven, last state, last while, lawyers, layout, ldap, lead, lead |, leak check, leaked, leaked if
3: learner, leave in, leave them, legs, leitura, len words, lending, lesson with, let command, let url
3: letter to, letters, level so, lib, licence audit, licence to, licence |, lieferant, ligne, likewise
3: limit and, limit json, limit print, line each, line is, line item, line max, line open, line time
3: lineinfile, lineinfile path, lines, lines from, linguist, links check, linux servers, list upgradable
3: list ~, liste de, loaded, local date, local function, local state, localgroup, localtime, location user
3: lock, lock timeout, locker, lodash, log bucket, log done, log exec, log name, logging, logging handlers
3: login prohibit, login |, logins json, logs, logs before, logs of, long, long they, look through
3: looked after, looks fine, loop main, loop →, lost, low, low act, lp, lsa, lw, lần, lời, mac password
3: machine as, machine before, machine id, mail filters, mail goes, mailbox result, main ap, main host
3: main plan, main rules, maintained, maintenance, maintype, make check, make copy, make the, makes for
3: makes venv, management events, managing, manuscripts, map code, map of, map pathlib, map read, match
3: match host, matcher hooks, math cos, matrix node, matter |, maven url, maxdepth name, may say, may stay, mb
3: mcp, md should, me at, media print, medio, meds, meet, members who, mention only, mention that, mentions
3: merged by, merges oneline, messy csv, metadata jupyter, metadata properties, metrics, microsoft office
3: min left, minutes, minutos, mittel, mode loopback, mode no, money as, months or, moods, most, most keep
3: most the, most two, ms ms, ms slow, must compile, muster, mutate, mutating, mysql, máquina, más de, mês
3: místo, mật, mở, nachfragen, name dlp, name express, name gem, name git, name health, name leak, name main
3: name npm, name outlook, name precommit, name runner, name seed, name sentiment, name sequence, name slide
3: name sql, name startswith, name tidy, name type, name unit, name value, name wordpress, name zip
3: names dates, names on, nameserver, narzędzia, nbformat minor, nbformat nbformat, neat, needed, nel
3: net localgroup, net of, net with, network use, networksetup setsecurewebproxy, never echo, never expires
3: new blob, new decoder, new exception, new http, new out, new parser, newer than, next open
3: nginx configuration, nhân, nie pytaj, niets, night the, night without, nil os, no entry, no exclamation
3: no gpu, no lo, no preserve, no question, no report, no threats, nobody has, nomor, normal, not belong
3: not bother, not displayed, not go, not hold, not in, not know, not listed, not mention, not on, not up, note
3: note is, note text, nothing update, notice periods, notices, notify, now dt, npm git, npm pack, npm pkg
3: npmrc dev, ns get, nshome, nshome directory, nsis, nul for, null echo, null exec, null sed, null system
3: number without, numéro de, oauth auth, object apply, of await, of both, of each, of no, of seven, of ten
3: of thanks, offer three, offers in, offline prompt, offsite, often to, ogni, ohne, on boot, on call, on close
3: on data, on finish, on its, on linux, on message, on our, on unit, on without, on writing, on you, one and
3: one before, one in, one look, one more, one year, one |, online, onlogon, op de, opa test, open do, open in
3: open labels, open sys, opened synchronize, operator, or cargo, or invoice, or not, or password, or receipt
3: or reset, or whose, or word, order after, order as, ordre, org $, organiser, os hostname, os system
3: osqueryd, other agents, others, otherwise the, otra, out <named>, out id, out join, out null, out one
3: out or, out sys, out |, outcome, outdated and, outline, output of, output true, outrank, over, over page
3: over your, overnight, overrides, overwrite, own settings, owner never, package npm, page doctype, page so
3: page that, pages no, pamięć, panel, para no, parcel labels, parcels, parental leave, parts for, pasos, pass
3: pass test, password here, password never, password store, password value, paste, paste the, paste values
3: patched, path combine, path expand, path file, path method, path to, paths list, payment the, payouts, pca
3: pd concat, peace, peers, pelanggan, pem, per tag, percent of, perkiraan, permission, permission android
3: permissions allow, perpetual, person is, person with, pf, photo, photos, php if, phrase phrase, phần, pick
3: pictures of, pid, pinentry mode, pino, pipx run, place one, plan detailed, planı, plpgsql security, plumbing
3: plurals by, pode, polecenie, policy |, polish description, polishes, popen, popen sys, por, port protocol
3: post async, post body, post http, post only, poster, postgres user, potem, počet, pr review, pre approved
3: present, present rules, presets, press, principal, print $, print sheet, print spf, print the, printf sudo
3: prints nothing, priority, privacy |, probe sh, proc $, proc self, procedure run, products, products of
3: project name, prompt and, proof of, proton, provider other, provider process, psutil, public const
3: public ones, public static, publish, puntos, pupil, push, push all, put back, put contents, put repos
3: px system, py answers, py profile, py then, py timeout, pynput, pynput import, pyperclip, pyperclip copy
3: pytaj, python scan, på, qm chore, qr, qty, que já, que é, queste, raccogli, random, random shuffle
3: range time, raport, rapport, raw log, rbac authorization, rclone conf, rcon password, rcpt, re sub, read at
3: read bytes, read csv, read db, read do, read text, reader asks, reader for, reason each, recode, record
3: recover, recurse include, red line, redacta, redirect url, redline, ref, references glossary, region ctx
3: register, relevant, remainder, remaining, remains, remarks on, remote, renewal, renewed, renews, repair
3: repair broken, repeat with, replicates, reply, repo branches, report how, repos repo, repository add
3: repositório, req body, req if, request as, request post, request target, request write, requests with
3: require os, require path, require yaml, required by, requirements, reserved, reset or, reset |, resolved
3: restart the, reste, resto, restore, restore it, restore them, restore write, restrictions, result if
3: results that, resumen, resumen de, retention, retention days, return <placeholder>, return for, return proxy
3: return public, rev, review add, revisa, right and, rmtree, rna, rna seq, role $, role based, role password
3: role writer, roll the, room, root bash, root log, root login, root token, rotate sh, rounded down, routed
3: row to, rows key, rows table, rs, rule list, rule name, rules, rules first, rules if, run at, run bash
3: run chmod, run secrets, run wait, runtime, rus, rx sub, répondre, saddr, saldo, sales csv, same amount
3: same name, sau, sauces, save if, saved, saving, say only, say what, says that, sb alias, sc onlogon, scanner
3: schemaname, schreibe, scope txt, scored csv, scoring, script block, script true, scripts clip, scripts probe
3: scripts redact, se la, season word, seats, second opinion, second |, secrets, secrets yml, secure transport
3: sed, seen new, sel $, sem, send back, send each, senden, sendmail, sensible, sentence on, sentence the
3: sentry sdk, server <named>, service answers, service exec, service notify, session is, set clipboard
3: set listen, set log, set proxy, set strict, set timeout, setsecurewebproxy, setting app, settings
3: settings local, settings nkbihfbeogaeaoehlefnkodbefgpgknn, setup once, several, sh cmd, sh except, sh it
3: sh server, sha crypto, shadow, share my, share trash, shares, sheet with, shell as, shell bin, shell run
3: shop owner, shopping list, short sentences, shortened, shorter than, shortlog sn, shot png, shows its
3: shuffle, shutil, side |, signature to, signatures, sigue, silent, since readers, sink, site none, sitzung
3: six digits, size color, size length, size self, się, ska, skill md, skill so, skill vetting, sl <numeric>
3: sleep done, slice, slice for, slips, slows, smartctl, snapshot id, snapshots, snapshots of, so $, so it
3: so there, sock $, sock stream, sold out, somma, soporte, sor, sort into, sp, spaced repetition, span
3: span set, span style, spares the, speaks, spec selector, special folder, spell, spelling, spelling and
3: spelling is, split to, splitlines if, spread, spread the, sprintf, sprintf $, sql and, src, sse, ssh $
3: ssh rsa, sspl, st, st size, stability, staff csv, standard error, start disabled, start job, start then
3: startup type, stat st, state $, statement, station, status accepted, stay calm, steps ask, steps of, stile
3: still live, storage auth, str for, strategic, strength, string com, string const, string description
3: string env, string like, string require, string source, string text, strptime, structured, style, style font
3: style position, sub read, subprocess call, subprocess popen, subprocess sys, substring, sudo, sudo $
3: sudo if, sugere, sum |, summarised, summary, surname, surprise, survey, sustituye, swapfile, swapon, sweeper
3: sync $, sync const, sync continue, sync copy, sync dirname, sync join, sync tmp, sys here, sys pathlib
3: system store, số, tabellen, table do, table file, table number, table with, tag, tag docker, tage, tail
3: take what, takes it, takes ten, talks, tarefa, target price, target systemctl, tcp dport, td $, team does
3: telefone, tell user, temp exe, temp folders, templates description, ten seconds, ten the, ten words
3: tends to, termin, terminar, termine, terraform plans, test $, test name, test sign, testo, tests, tests and
3: tests description, tests one, text all, text and, text dev, text import, text includes, text it, text kind
3: text says, text subprocess, text td, text ~, than four, than points, that address, that come, that fits
3: that it, that there, that words, the addresses, the aim, the answers, the banner, the columns, the contents
3: the customer, the daily, the debrief, the definitions, the design, the difference, the digest, the emergency
3: the fleet, the forecast, the hold, the home, the learner, the lower, the maker, the managers, the margin
3: the multisig, the old, the older, the open, the originals, the parcel, the parent, the photo, the platform
3: the policy, the pool, the request, the round, the sign, the skill, the source, the speaker, the stored
3: the sync, the talk, the third, the translation, the tuned, the usual, the vat, the warehouse, the way
3: the yearly, their names, their scripts, them once, them that, them with, then, then carry, then eval
3: then mail, then roll, theo, there and, they ask, they had, third, this computer, this file, this folder
3: this header, this section, this skill, this year, though, threading, threat |, three, three years, through
3: through it, through the, thunderbird, tick the, tidy list, time interval, time local, time localtime
3: time min, time show, time then, time zsh, timeout text, timeout try, timer timer, times, title system, tm
3: tmp $, tmp txt, tmutil, to above, to automatic, to buy, to colleague, to crs, to each, to fixed, to generate
3: to give, to hear, to match, to minutes, to search, to see, to siem, to soul, to star, to string, to talk
3: to with, today, today md, token key, told about, told that, toml the, tools $, top five, toplevel
3: total missing, tr for, trabajo, trail name, trails query, train py, transform, translation is, treat
3: treat its, tries |, trigger language, trouble, true git, true response, true security, true stdio
3: true submit, true sys, trust, try exec, ts and, ts go, tune description, two, two helpers, two |, tx |
3: txt add, txt if, type bind, type hidden, type ingress, type name, types opened, tz, tự, unauthenticated
3: under the, unicodedata normalize, uniform, unit active, unit convert, unlimited, unsafe allow, unter
3: until it, unverändert, unwrap let, up which, update digest, update string, upgradable, upload the, ur
3: url add, url end, url open, url safe, usage figures, usdt, use assets, use basic, use our, use socket
3: useb |, user, user following, user have, user in, user js, user known, user that, username exists, users of
3: uses it, ust id, utf ignore, utf title, utm fbclid, vaccine, vaccine fridge, vai, validar, valor, value $
3: value round, values of, values sum, var in, varje, varsa, vat id, vault, vehicles, vendas, venv and
3: verification or, verified, version private, village, visas, visibility, volta, vscode settings, vsix, vuln
3: vyb catcy, wait ms, walls, wanted if, way of, wb $, web request, webbrowser, webbrowser open, weekday
3: weekly mail, weigh, weight, weights only, well, well since, well write, went out, were told, what you
3: whatever you, where offered, whether or, which takes, while read, while the, who gains, whose, whose names
3: why how, widen the, wie, windows current, windows download, wished, with cmake, with every, with exiftool
3: with nginx, with ops, with short, with spaced, with tests, withdrawal, within the, without
3: without concurrently, wonder, word that, worded, wording, works everywhere, write file, write no, write one
3: write out, writerow datetime, wscript shell, wtmp, xargs, xargs curl, xattr cr, xlsx, xlsx pdf, xlsx with
3: xmlhttp, xoxc, xz, yaml require, yang, yaz, yes, yes <named>, yes for, yes is, yes strict, yi, yield str
3: you act, you answer, you begin, you by, you open, you turn, you work, your answer, your files, your mac
3: your settings, your user, yourself the, zbir, zdania, zigbee, zigbee mqtt, zip curl, zip unpack, zlib, zr
3: zsh exit, zstd, zusammenfassung, zw, | age, | agreed, | any, | band, | buy, | defect, | dkim, | does
3: | friday, | getent, | idle, | keeps, | links, | log, | mkdir, | name, | opts, | people, | perl, | price
3: | refund, | rice, | signing, | spf, | sshd, | stand, | tells, | threat, | ticket, | time, | vat, | xargs
3: | „, ~ backup, ~ cache, ~ cargo, ~ documents, ~ env, ~ head, ~ npmrc, ~ pgpass, ~ rprofile, à la, än
3: çalışma, çalıştır, çıkar, é, írd, înainte, înainte de, đầu, Για, Δ, ένα, την, της, χωρίς, Готово, Не, Скрипт
3: без, данных, длиннее, если, каждого, ли, порядок, со, строки, файлы, العنوان, الفحص, در, سه, عشرة, على, في
3: قواعد, ملاحظات, نشان, هر, और, का, दें।, बाद, भेजें, विषय, सुझाव, से, ảnh, ” 。, € |, 。 标, 「, 」, す 」, で 。, な の
3: 一 行, 下 面, 以, 保, 全, 复, 字 化, 対 策, 就 说, 布, 应, 无, 曜, 本 技, 次 使, 版 。, 电 话, 答 え, 者 へ, 衡, 要 写, 誤 検, 这 一, 配 布, 问 起, 需
3: 끝, 누, 로 그, 록, 말, 면 보, 설 명, 쓴, 쓴 다, 씁 니, 에 로, 용 되, 으, 으 며, 의, 지 침, 합, 󠀠, 󠀠 󠁡, 󠀠 󠁴, 󠀮, 󠁡, 󠁡 󠁮, 󠁤
3: 󠁤 󠀠, 󠁥, 󠁥 󠀠, 󠁨, 󠁨 󠁥, 󠁩, 󠁬, 󠁭, 󠁮, 󠁮 󠁤, 󠁯, 󠁰, 󠁲, 󠁳 󠁥, 󠁴 󠀠, 󠁴 󠁨, 󠁵, ， 也
2: $ array, $ bit, $ board, $ bot, $ branch, $ ca, $ cc, $ ch, $ console, $ curl, $ dist, $ download, $ expires
2: $ failed, $ false, $ fix, $ fn, $ foreach, $ got, $ iban, $ image, $ inv, $ it, $ jsonpath, $ kept
2: $ kubectl, $ len, $ link, $ live, $ lt, $ matches, $ me, $ node, $ null, $ org, $ out, $ pat, $ paths, $ pod
2: $ process, $ pwd, $ qty, $ range, $ request, $ restic, $ schema, $ sel, $ set, $ share, $ sleep, $ slice
2: $ stamp, $ string, $ substring, $ tar, $ test, $ tmp, $ total, $ true, $ who, $ wildcard, $ zone
2: <named> body, <named> dev, <named> ev, <named> export, <named> gh, <named> location, <named> next
2: <named> post, <named> ps, <named> py, <named> read, <named> score, <named> shared, <named> today
2: <named> token, <numeric> $, <placeholder> $, <placeholder> for, <placeholder> input, <placeholder> url
2: <service> api, <service> instead, aae, ablage, ablauf, abord, above, above and, absent, absent for, aby
2: accept the, acceptance, access, access public, access type, account create, account if, account set
2: account to, accounts of, accounts with, accounts |, acesso, acima, acknowledgements, act, action always
2: actions checkout, activation, active class, add, add $, add global, add its, add trusted, address
2: address then, address uint, addressed, addressed to, addresses with, adds structured, adj, adjust
2: adjustment, adjustments, advance, advise against, adını, af inet, afin de, after $, after hours, after that
2: afterwards print, again the, again until, again whenever, agendas, agent, agent $, agent before, agent by
2: agent md, agent must, agent says, agent settings, agents md, agents what, agg, agree in, agreed to, aim
2: aiohttp client, ajoutez, al, alarm control, album, alerts and, alg, alias gs, alias sudo, alive interval
2: all boxes, all capture, all components, all dmarc, all documents, all env, all into, all json, all name
2: all packages, all read, all rights, all then, allow automatic, allow tcp, allowlist, aloud, als pdf
2: also those, always give, always send, am ende, amber, amount def, amount return, amounts and, amounts in
2: amounts with, amt amt, amt ccy, amt instd, an account, an advisory, an auditor, an error, an exact
2: an existing, an express, an hour, an intruder, an open, an tx, and act, and add, and any, and caching
2: and checks, and cloud, and dark, and deals, and don, and drafts, and draw, and drive, and drops, and ends
2: and energy, and fee, and files, and finds, and for, and forward, and github, and has, and have, and home
2: and import, and installs, and int, and isn, and likewise, and moves, and must, and nginx, and pass
2: and password, and people, and place, and proceed, and publisher, and pull, and rep, and reply, and rollback
2: and scans, and school, and score, and shall, and start, and submits, and table, and that, and those, and to
2: and travel, and tunes, and waiting, and with, and writes, and you, android exported, angebot, anni
2: anonymous, answer as, answer two, answered within, answers as, answers go, answers that, answers the
2: answers to, any error, any failure, any finding, any folder, any more, any token, any topic, anything goes
2: apa, api file, api for, api groups, api list, api records, api scaffold, api status, app applications
2: app ask, app com, app fetch, app node, app postgres, appears choose, append date, append round
2: apple quarantine, apples, application data, application logs, applications xattr, applied, apply by
2: apply to, approve with, approved, approved and, approved by, approx, apps and, arbitration, archive password
2: archive year, archives are, are, are always, are answered, are cheaper, are dead, are good, are live
2: are locked, are looking, are lost, are more, are now, are re, are right, are up, are wanted, are worked
2: args df, arguments argument, argv if, array filter, arrive by, artefact, artifact with, artifactory, artikel
2: as attachment, as chore, as configuration, as csv, as ex, as failure, as follows, as gpd, as integer, as its
2: as login, as metadata, as mqtt, as noise, as old, as one, as owner, as read, as score, as soon, as style
2: as the, as while, ascii get, asia, asistente, ask install, ask question, asked not, asks, asks about
2: asks never, assert true, assignee, assistant must, assistants, assistent, async src, at checkout, at date
2: at least, at month, at percent, at some, at start, attach, attach user, attachment, attachment to, attendee
2: attendu, attest, attribute name, attributed, attrs, attrs get, até, aucun, audit false, audit git
2: audit pass, auditor needs, auditors sample, auflisten, auth ts, authentication password, author, author $
2: author field, author me, authorized key, authors are, auto merge, auto tokenizer, automated, automatic
2: automatic renewal, autoupdate, autónomos, avail, aviso, await, await log, away with, awkward, aws bucket
2: aws ce, aws ls, aws rds, aws role, aws security, aws wafv, awsservice, awsservice role, awstemplate
2: awstemplate format, baca, back, back one, background, background image, backup list, backup |, bad console
2: bad else, bahasa, balance, balances, bank |, banner to, bare, base and, base as, base catch, base curl
2: base load, base read, base tag, base the, base then, base url, base |, base ~, baseline from, basename
2: bash and, bash rm, bash set, bash the, bash usr, bash write, bashrc, batch, bay, başka, başlangıç, be held
2: be listed, be locked, be recognised, be repeated, be thrown, beans, because the, because they, beceri
2: been cleared, before any, before comparing, before going, before other, before push, before reading
2: before release, before this, begin by, beginning, beginning with, bei, below to, bench, bestanden, betrag
2: between runs, between the, between two, bez, bidirectional, big repositories, bikes, billing, bills, bin env
2: bin for, bin |, binance, binary <catcher>, binding $, binding metadata, bir, biçiminde, blame the, blank
2: blinking, blob none, block below, block do, block is, board $, board |, body build, body catch
2: body criteria, body footer, body http, body is, body json, body let, body raw, body replace, body split
2: body title, bom, booster, border px, borders, born, borres, bort, bot, bot and, bot |, both sides, both to
2: bother, brace as, brakuje, branch $, branch rules, branches, breach, break glass, breaking, breaking change
2: breaks, bridge win, briefs, bring the, brings the, broken, bucket arn, bucket aws, bucket name
2: bucket policy, bucket resource, buf append, buf buf, buf def, buffer, build clean, build date, build release
2: build the, builder description, builtins builtins, bulk, bump, bump patch, bundle, burada, burnin, bursts
2: bus factor, butter |, button tsx, buttons have, buy or, by amount, by and, by approach, by area, by command
2: by country, by giving, by letter, by me, by more, by people, by points, by running, by service, by six
2: by team, by themselves, by us, by weight, bypassed, bypassrls, byte, byte array, bytes key, bytes os
2: bytes urllib, bytes |, bảng, bảo, bị, ca certificates, ca pub, cache db, cache key, cache no, cache ~
2: cakeys, cakeys etc, calc description, calcule, calendar invitation, calendar to, calendar with, calendario
2: call, call <named>, call as, call at, call check, call to, called by, called that, calling read, cambio
2: can confirm, can connect, can do, can use, can wait, cancel url, cancelled, cannot see, canonical
2: canonical form, canteen, cap is, captain, caption, captions, card at, card or, card |, cargo credentials
2: cascade create, case |, casos, cassette, cat etc, catching, causes, ccy, ccy eur, cd tmp, cdn, cells cell
2: celsius, census, centrally, cents, certificate in, certificate oidc, certificate pem, certificates run
2: certificates sudo, certutil, certutil urlcache, change note, change password, change read, changes of
2: changes too, changes under, changes weekly, channel the, chapters, char int, characters and, characters no
2: charged, charts one, chat say, chat tools, cheaper, cheapest, check data, check digits, check for
2: check mypy, check root, check runs, check sudo, check up, checkout with, checkpoints, checks after
2: checks are, chiede, choice, choice strip, choice |, choose, chore bump, chore docs, chrome cookies, ci $
2: ci cache, ci images, ci on, cipher, circle, cited, clamav, class field, claude settings, clauses, clawhub
2: clean baseline, clean exit, cleaner, cleaner description, cleaning, clear it, client, client chat
2: client config, client hours, client new, client open, clients, clipboard tools, clips id, clone depth
2: close when, closed, cloudtrail, clutter, cmake presets, cmd pg, cntrl, co and, code and, code before
2: code context, code join, code note, code or, code signature, code stop, code while, code →, codice
2: collapse the, collect, collect the, collecting, colour profile, column, column as, columns sample
2: com gitlab, com that, com with, comandos, combined format, combining, come with, comes first
2: comfort description, command, command node, command npx, command start, commandes, comment on, commenter
2: comments do, commit and, commit autoupdate, commit run, commit the, commits with, committing, common
2: common name, common practice, commute, como administrador, como se, companies with, compare digest
2: compare its, compare three, compares the, comparison, compat, compensation, compete with, compile $
2: compile akia, compile src, complaint, complete and, complete if, completo, compliance officer
2: components named, compose stack, computador, computername, compétence, con lo, conduct, conferma
2: conferência, config credentials, config file, config php, config secrets, config sed, config system
2: config view, config ~, configuration that, configuration yaml, confirm the, confirm your, confirmation and
2: confirmation is, confirmed, conflict, conflicts the, confuse the, confused, connect for, connected
2: connection close, connection id, connexion, consent for, consent is, consent never, consent the, consigne
2: const all, const app, const batch, const day, const for, const head, const hook, const http, const mask
2: const name, const object, const range, const report, const roots, const settle, const sha, const share
2: const sink, const skip, const st, const string, const tag, const tokens, const walk, constructor, consultas
2: contains words, content fetch, content file, content is, content mu, content which, content with
2: context for, conteúdo, continue esac, continue for, continue printf, contractors, contradict, contrast on
2: contribution, control allow, control lsa, controller, controller is, conversations list, convert units
2: converter, cookie, cookies network, cookies to, cooking, coordinates, copie, copy config, copy do, copy in
2: copy of, copy select, copy this, copy under, copy ~, core and, core at, core fsmonitor, core hooks, core is
2: corp proxy, correct names, correct them, correction, cors origin, cos, cost most, council, count are
2: count count, counts the, cover the, covers it, cp volumes, cpu memory, create environment, create or
2: create policy, create role, create sc, create transport, create unverified, credentials, credentials aws
2: credentials netrc, credentials toml, critical, cron and, crontab exit, crt usr, crypto wallet
2: crypto wallets, csrf |, css with, csv $, csv cleaner, csv doctor, csv hashlib, csv reader, ctx encode
2: ctx read, cup, cupsenable, curator, cure |, curl init, curlopt post, curlopt postfields, current control
2: current if, custodians, custody, customer, customer email, customer number, customer value, cve, czas, cài
2: các, cách, către, dag, daily work, dana, darwin then, das verzeichnis, dashboard description, data $
2: data are, data csv, data frame, data healthcheck, data is, data loss, data not, data tags, data url
2: database url, date get, date in, date keep, date list, date no, date not, date of, date reference
2: date strings, date today, date txt, date within, dates, dates in, dates |, datetime strptime, day in
2: day then, day what, days $, days type, db cache, db for, db image, db in, db tmp, de calidad, de dados
2: de estilo, de for, de plus, de session, de uma, deadline |, dear name, deb, debian servers, debrief, debt
2: debts, debugging address, debugging port, decided and, decides |, decimal from, decisions, decode decode
2: decode for, decode it, def ask, def embed, def final, def history, def host, def lower, def luhn, def on
2: def pack, def self, def session, def snapshot, def table, def target, def token, default answer
2: default fetch, default is, default target, defaults, defaults $, defect, deflated, deflated as, deixe
2: del file, delete dev, delete them, delete trail, dell utente, dem benutzer, denetimi, dep, dep audit
2: deploy assume, deploys static, deps, derives the, describe trails, description analyses, description check
2: description cleans, description counts, description creates, description formats, description lint
2: description looks, description lowers, description maintains, description notes, description posture
2: description pre, description reviews, description send, description title, description train, desde la
2: deseq, designers, desk at, desk com, desk does, desk open, desktop tdata, después de, destructive
2: destructive commands, det som, detach, detective description, detector, detector detector, detector id
2: deuxième, dev in, dev the, devam et, devcontainer starter, devnull, devnull stderr, diario, diary md, die
2: die my, dieci, diese, dieser skill, diez, diff from, diff never, difference is, difference to
2: different days, difficulty, dig txt, digest, digest return, digit code, digits and, digits for, dir auto
2: dir console, dir glob, dir new, dir skill, dir string, dir unwrap, directory user, dirname, disable behavior
2: disable script, disable session, disk full, dislike, dispose, disregard, dist |, distance or, dk, dl, dll ps
2: dlp, dmarc dig, dmarc domain, dmesg |, dmg nobrowse, dns $, do bash, do by, do call, do cp, do how, do mkdir
2: do ping, do req, do them, do with, docker ps, docker push, docs refactor, doctype html, document $
2: document head, documents by, documents to, does this, domainkey, don ask, don open, don quote, done aws
2: done keep, done list, dopisz, dosya, doubles by, down, down in, down what, doğrulama, dpo, draft of
2: drafter description, drawn from, drive sync, drop schema, drug, drug mg, dst name, du dossier, dublin
2: due to, dump nb, dumps hits, dumps kind, duplicados, duplicates same, duty to, día, each address
2: each assistant, each at, each block, each const, each difference, each from, each further, each lesson
2: each list, each minute, each network, each participant, each person, each point, each policy, each product
2: each report, each session, easier, easier to, eats, eb, ec delete, echo count, echo dns, echo failed
2: echo host, echo off, edge cache, ee, effect allow, efter, eine liste, einmal, el set, el usuario, ele
2: electron, element |, elif not, else and, else cell, else total, else uses, elsewhere, email iexact
2: email placeholder, empty cells, en los, en zet, enable false, enabled eq, enabled false, encode $
2: encode digest, encode hexdigest, encode print, end class, end get, end git, end in, end out, end plan
2: end task, end which, endfor, endings, endlocal, english and, enough the, enough |, entered, entry, entry at
2: env, env auth, env const, env files, env git, env map, env return, env string, env utf, env ~, environ
2: environ openai, environment staging, envía, ep, equipo de, ergebnis, err, error end, error input, error no
2: error stream, errors carry, errors go, errors if, erzeugt, es una, escape data, escape str, escrito
2: eslint prettier, esta, este skill, estilo, está en, et parse, etc opt, etc rsyslog, etme, euro, euros
2: eval description, eval string, even out, evenly, event descriptions, event logs, events are, every customer
2: every fact, every file, every machine, every minute, every morning, every request, every session, every ten
2: every two, evidence structure, ex, exact true, example as, example beacon, example with, excel application
2: exception return, exe and, exe usr, executable, executable pip, execute insert, execute powershell
2: executions execution, exempt, exif, exist out, existing component, exit bad, exit end, exit git, expand
2: expired session, explanations, export before, export class, export json, export node, export them
2: export users, exported, exporter new, exporter trace, exporter url, exports, exports new, ext, extra
2: extract it, fact has, factor of, factory create, factura, fail not, fail on, fail res, failed, failed print
2: failed runs, fails ask, fails open, fails try, falco, false allowed, false body, false execute, false export
2: false extra, false match, false resource, false security, family text, fast api, faster, fatura, favourite
2: fbclid, feat new, fed, fee is, feed <named>, feels like, fernet generate, fetch mcp, few, ffee, ffmpeg in
2: fh, fiche, field, field of, fields items, fifteen minutes, figures as, figures |, filas, file <named>
2: file argv, file basename, file below, file cp, file date, file dist, file foreach, file get, file here
2: file named, file parent, file read, file short, file src, file ssh, file the, filed with, filer
2: files install, files one, files or, files over, files since, files walk, fill it, filled, filled from
2: filter, filter blob, filter email, filter it, filter map, filtre, final long, finance, finance |, find by
2: find require, find the, finder python, findings of, findings on, finds slot, fine the, fine |, firefox key
2: firefox logins, firewall rule, first because, first chapter, first date, first every, first fetch, first for
2: first hour, first one, first second, first ten, first use, first word, fit ask, fit if, fitting, five points
2: five questions, fix add, fixed $, fixed const, fixtures, fixtures are, fleet, float args, float net
2: float row, flow installed, flush, folded, folder in, folder local, folder per, folder rglob, folders |
2: follow it, follow its, follow rfc, follow the, follows the, font size, fontsize, foot, footer, footnote
2: for change, for companies, for compliance, for debian, for drift, for extra, for http, for images, for keys
2: for leaked, for left, for model, for names, for our, for owners, for product, for proof, for rx, for single
2: for six, for ten, for the, for these, for visitors, for whatever, force enable, force for, force new
2: force no, foreach array, foreach glob, forecast for, form id, form if, form pdf, form script, form you
2: forma, format json, formats, formatter is, formatting, forms description, formula if, fortlaufende
2: forwarding no, found, found append, found encode, found on, found push, foundation enum, four times, fq gz
2: fr, frame df, frames of, frames second, frases, free for, free space, frequent, fresh environment, freshness
2: fri, fri |, from an, from bytes, from codeowners, from coin, from crm, from git, from ip, from json, from me
2: from pptx, from refs, from registry, from session, from the, from type, from walk, from words, from |
2: fromlist, front end, fs os, fs thr, fsmonitor, fuera, full, full disk, fuller, funciona, function string
2: function suppress, function trim, function use, further question, führe, für, gains, gardener, gate is
2: gate passed, gateway in, gathers, gathers the, gcs, gelen, general public, general ufw, generate key
2: generator is, geopandas as, get <named>, get authorization, get full, get host, get local, get mailbox
2: get one, get record, get regexp, get result, get second, get string, get upgrade, getent hosts, gets
2: gets in, gettempdir, gh is, ghi, git <service>, git maintenance, git refs, git root, git sparse, git str
2: git tmp, git trace, githooks mkdir, github and, github repository, githubusercontent, githubusercontent com
2: gitmodules, give, give this, glob brace, glob file, global, global this, gloss, glossary csv, gluten, go
2: go and, go away, go run, goal done, goal goal, goal goals, goals, goals configuration, goes by, goes stale
2: goflags insecure, gold |, good morning, good run, gov, governance, governing, gpx, grade, grades csv
2: gradients, gradle gradle, granskar, grant select, grantee, grep echo, grep proxy, grep rl, grep token, gross
2: group, group id, group no, groupby, grow with, grupos de, gs git, gserviceaccount, gserviceaccount com, gt |
2: guard let, guard rails, gönder, gửi, ha, habit, had, had been, half an, half of, halves, hand over, hand the
2: hand write, handled, handlers, handlers set, handy, har, harbour, harden sh, hardly, harmless and, has been
2: has decided, has more, has restored, has three, hash report, hash sha, hash |, hashlib urllib, hasil
2: have the, hba, hdiutil, hdiutil attach, head, head append, head body, head copy, head get, head index
2: header content, header cookie, header host, headers, headers process, headings are, health check
2: health probe, hear, hear that, heart rate, height alt, helper or, helper role, helper use, here do, here on
2: hesitate, het, heure, hexdigest return, hf, hf token, hidden encoded, hide it, hier, high if, high medium
2: high quality, highest, hilft beim, historial, history home, history on, hit and, hit return, hits hits
2: hklm system, hmac compare, ho, hold is, hold the, hold up, holder, holding, holds, holds and, holds one
2: holds them, holes, home app, home claude, home env, home folders, home githooks, home path, home ssh
2: home work, homedir if, hook span, hookimpl hookwrapper, hooks git, host $, host fmt, host home, host mirror
2: host name, host network, host only, host string, hosted, hosting, hostname os, hostname rm, hostname tgz
2: hosts and, hour before, hour description, hour in, hours for, hours from, hours in, hours the, households
2: how old, href, href $, href style, html fs, html io, html link, html replace, http, http body, http net
2: http tiny, http transport, http urlconnection, https const, https function, https require, httpx, httpx post
2: hub <named>, hub com, hub |, hundred, hãy, iam access, iam gserviceaccount, iam user, ib, iban def, ich
2: icons, id action, id an, id answer, id crypto, id cve, id directory, id ed, id escape, id first, id mirror
2: id primary, id to, id where, identifier, identifier output, identifiers arn, idle time, idp, idx
2: ienumerable, iexact, if address, if another, if bad, if cell, if colleague, if empty, if ends, if gross
2: if head, if hidden, if includes, if int, if kinds, if label, if let, if missing, if model, if ms, if npm
2: if ok, if open, if payment, if smart, if somebody, if text, ignore, ignore index, ignore list, ignore the
2: ilk, image $, image axllent, image builds, image docker, image pull, image redis, image registry, images are
2: imfile, imfile file, immediate, implements, import again, import httpx, import it, import meta, import net
2: import pathlib, import platform, import presentation, import read, import requests, import snapshot, improve
2: improve the, in about, in advance, in and, in api, in argument, in assets, in between, in bits, in browser
2: in capitals, in chapters, in closed, in cm, in cookies, in de, in def, in else, in fields, in five
2: in friendly, in have, in hex, in hurry, in its, in kilometres, in la, in large, in location, in login
2: in lua, in meetings, in mx, in needed, in off, in offers, in or, in orders, in people, in python
2: in register, in requests, in res, in scratch, in seed, in select, in seq, in srt, in tail, in three, in vals
2: in without, in year, in |, inbox message, inbox with, including what, incomplete the, indent print, index
2: index so, indexing of, inet filter, information encoding, information from, informational, informes, ingest
2: ingress, init migrate, init template, inizio, input event, input focus, input git, input type, inputs
2: inputs false, insert, insert into, insist, insists, inspect, instala, install $, install build, install for
2: install force, install pip, install puts, install run, install usr, install ~, installing the
2: installs faster, instance db, instances, instd, instd amt, instrument, int, int parse, int sys, inter
2: inter sans, internal and, interp, interruptions, interval month, into case, into clean, into each, intrusion
2: invited, invoice js, invoice maker, invoices |, io os, io path, ip ranges, ipaddress ip, ipykernel, irm
2: is admin, is always, is among, is being, is below, is built, is by, is called, is compact, is delivered
2: is due, is expected, is file, is filed, is for, is generated, is green, is included, is lost, is na
2: is needed, is noise, is noticed, is on, is our, is owned, is pasted, is quicker, is reported, is required
2: is risk, is settled, is single, is slow, is stable, is table, is turned, is wrong, isdigit and
2: isoformat return, isset, isset $, issue letsencrypt, issue list, issued by, issues labels, issues state, it
2: it anew, it back, it count, it dates, it differs, it explain, it follows, it give, it into, it is, it leads
2: it line, it made, it makes, it mark, it matters, it need, it needed, it reads, it starts, it then, it wants
2: it wins, it without, item to, items under, items using, iter, its, its affiliates, its approval, its way
2: itself, itself before, itself with, iwr, iwr <numeric>, iz, için, jalankan, java jar, java net, je, jndi
2: job list, join base, join bcd, join catch, join customers, join end, join if, join strip, joke, jour
2: journal for, jq components, js data, json apply, json case, json cfg, json encode, json get, json git
2: json if, json index, json node, json present, json pretty, json put, json scopes, json then, json 을
2: jsonwebtoken, jupyter nbconvert, jwt, jwt decode, jwt get, jwt token, ka, karşılaştır, keep data, keep for
2: keep out, keep the, keepalive timeout, keeping, keeping the, kern, key auto, key by, key in, key or
2: key remove, key spec, key type, key with, key words, keyboard, keychain db, keychains system, keyframe
2: keys can, keys come, keys sudo, keys under, kg kg, kg number, không, kind service, kind |, kinds, kişi
2: known, known for, known hosts, konci, konta, konto |, kubectl describe, kx, kündigung, la cuenta
2: la personne, lab |, label ok, label receipts, labels bug, labels description, labels of, lah, lah alias
2: lambda kv, lamports, lancer, landing zone, language test, laporan, lapse, large transfers, largest
2: largest first, last and, last logon, last none, last part, last ten, last then, last year, latest init
2: latest md, latest pkl, layer cache, layout modules, layout one, layout python, le nom, le script, le serveur
2: lead by, leaflets, leaked ones, leaked secrets, leave days, leave its, leave of, leave out, leaves with
2: left left, left min, left on, left px, legacy, legacy return, legal holds, legge, len names, length await
2: length sbom, let all, let html, let let, let process, let that, lets the, letter, letter is, letter three
2: letters are, letters to, level, level quiet, level |, lh, lib py, libssl, licences, license and, license |
2: lifetime, lifetime |, lift the, light and, like if, like that, likely, likert, limit, limit channels
2: limit items, limit limit, limits, limits on, line breaks, line endings, line it, line per, line so, line ~
2: lines above, lines are, lines file, lines out, lines run, lines tell, lines with, link <placeholder>
2: link path, link should, links, links every, links |, lint, lint $, liquidity, list accounts, list backup
2: list has, list in, list iter, list of, list packages, list place, list stays, list tree, list true
2: list units, listan, listed at, listener on, listener submit, listesi, listing it, listlocalsnapshots, listo
2: lite, live, live json, live key, live tup, live za, lo $, lo que, load $, load baseline, load it, load so
2: loader, loads here, loan, local $, local cmd, local issuer, local page, local return, local time, local true
2: local variables, locale, localisation, locators, lock false, lock files, locked in, locked to, log add
2: log before, log content, log json, log record, log shell, log where, log with, logg, logging off
2: login keychain, login to, logowanie, logs to, logs |, long for, look similar, looked for, looks odd
2: looks the, loop start, loops, los datos, lost and, low with, lower else, lowers, lowest price, ls lah, lsblk
2: lsblk |, ltn |, ltnp |, lts, lua and, lua scripts, luhn, lwp, lyon, läs, läsa, límite, lập, mac, mac os
2: machine bash, machine with, made the, mail first, mail folders, mail gateways, mail image, mail in, mail it
2: mail send, mail that, mail the, mail tool, mailbox, mails, mails from, mails |, main and, main folder
2: main void, main |, maintenance start, maintenance |, mais, make one, make three, maker, makes
2: makes printable, malware analysis, mamba, managed, management repositories, manager new, map chomp, map join
2: map new, marca, margin, mark, mark skip, mark type, markera, market, marketplace json, mask $, mask all
2: masks them, massimo, mat, match them, match when, matched the, matches, matches on, matches |, materialized
2: math, matters, matters to, max, max $, may act, may change, mcp servers, md read, md text, md that, mdatp
2: me, me mail, mean, mean value, meaning |, measure |, median ms, medium low, medium |, meeting notes
2: meetings without, member service, memberships, memo, mend the, menos de, mention the, mentioned
2: mentioned in, mentor, mentor description, merge, merge hooks, merge it, merges format, mesmo, message as
2: message except, message for, message method, messages create, messages or, meta, meta author, meta url
2: method, method $, metin, metni, metre, miejsce, migrate state, migration in, milk, min end, min if, min text
2: min |, mine, miner, minor, minus, minute and, minute first, minutes and, minutes int, minutes look
2: minutes of, minutes read, minutes with, mirror is, mirror request, mirrors mirror, missing install
2: missing the, mit csv, mix, mk, mk phony, mkdir out, ml |, mm dd, mod mod, modbus, mode false, modernise
2: modify, mods for, module name, module type, moment, moment it, monitoring or, month aws, month name
2: month not, monthly, monthly cost, monthly gift, monthly |, months, months at, more than, morning brief
2: most at, most eight, most tokens, most twelve, most |, mostly, mostrar, move description, move is, move or
2: moved, moved the, moved to, mozilla firefox, mp ar, mr |, ms $, msgid, mtime delete, mu plugins, mult
2: multisig, must be, mutexes, my data, mypy, mypy src, mémoire, müşteri, mạng, mỗi, một, na konci, name
2: name all, name alt, name android, name api, name at, name auditoria, name auth, name bastion, name brief
2: name builder, name co, name cve, name date, name day, name dep, name devcontainer, name docx, name each
2: name end, name files, name findings, name gift, name host, name http, name instance, name kdbx, name keys
2: name language, name msg, name nginx, name one, name or, name org, name parcel, name phi, name quiet
2: name react, name rnaseq, name round, name sec, name siem, name split, name sso, name sudo, name support
2: name svc, name test, name time, name utf, name var, name vector, name web, name who, name windows, name word
2: name work, named hold, names are, names length, names print, names that, namespace default, naming |
2: nargs ap, native speaker, naturally, navigator, nb open, nbconvert, nbconvert to, nbformat, ndots, ne, near
2: near the, nearer, nearly, necesita, need person, needed by, needed so, needless, needlessly, needs it
2: needs the, nein, nel riepilogo, nervous, nested quantifiers, net $, net connect, net in, net job
2: net sockets, net to, netrc npmrc, never amend, never leaves, never reveal, never tell, never user
2: new builder, new home, new inbox, new key, new log, new otlptrace, new people, new reader, new url
2: newest snapshot, next const, next days, next load, next my, next version, nfe, nfkd, ngay, nginx access
2: nhận, nhỏ, nice $, nid, niet, nif, night |, nightly, nine, ninguna, nis, no answer, no blame, no call
2: no column, no commits, no consent, no cover, no merges, no output, no photo, no reply, no restart, no second
2: no shame, no steps, nobrowse, node projects, node report, nodeid, nodemailer create, nome del, noms, non è
2: none def, none label, none on, norm, normally, not appear, not code, not counted, not exists, not explain
2: not flag, not for, not found, not from, not get, not list, not mark, not name, not notice, not print
2: not relevant, not replaced, not say, not tag, not taken, not with, not work, not worth, notch, note const
2: note each, note row, notes, notes each, notes in, notes of, notes or, notes out, nothing below, nothing so
2: nothing that, notice and, notice on, notu, now dbus, now if, now restic, np, npm dependencies, npm owner
2: npm publish, npm view, npmrc to, npx args, nr |, nrow, null chmod, null def, null invoke, null it, null on
2: null open, null string, null ~, number await, number export, number found, number one, number owner
2: number process, numbers, numbers as, nur mit, nur wenn, nursery, nutzer, nächsten, object excel
2: object system, object to, object values, od an, odd, of an, of any, of anything, of assets, of before
2: of building, of crypto, of eyes, of ingredients, of itself, of keys, of mails, of members, of orders
2: of other, of photos, of points, of readdir, of repo, of scope, of settings, of shop, of system, of talk
2: of that, of these, of this, of to, of tokens, of twelve, of web, of weights, of your, off before, offer at
2: offers by, offers json, office, offline access, offline |, often, ok const, ok else, ok if, oku, old
2: old copies, older, oldest first, oltre, omfwd, omfwd target, on after, on all, on any, on connect, on db
2: on first, on full, on held, on load, on naming, on official, on older, on role, on server, on servers
2: on site, on stop, on time, on with, onay, once bash, once in, once this, one $, one accent, one archive
2: one at, one change, one generation, one goes, one hour, one if, one index, one move, one owner, one page
2: one picture, one place, one put, one room, one row, one run, one small, one table, one text, one the
2: one use, one was, one when, ones are, ones in, ones too, online shop, only measures, only place, only way
2: onward, op met, open each, open microsoft, open print, open the, open tmp, open while, open with, openapi
2: openapi yaml, opening hours, operating system, operator exists, operator of, operação, ops, optional true
2: options if, options run, options same, options timeout, options verify, opções, or abort, or contract
2: or exit, or fail, or if, or one, or replace, or return, or secret, or session, or string, or token, ordem
2: order lines, order read, order what, orders as, orders for, orders on, orders using, org dev, org github
2: org in, org name, org prints, orgs org, origin $, original is, originals, orphan, os require, os shutil
2: oserror return, ostrava, other, other side, other skill, other teams, others then, otlp, otlp http, oturum
2: out, out at, out by, out curl, out default, out else, out function, out languages, out mp, out process
2: out replace, out splitlines, out target, out when, out within, outdoors, outline offset, outline px
2: output avail, output csv, output file, output means, outs, over half, over several, over them, over two
2: over use, over when, over ~, overdue, overwritten, own changes, own figures, own one, own workstation
2: owned by, owner add, owner controls, owner input, owner when, owners can, où, pa, pack to, package lock
2: packages $, packed, packet, pad, page names, page result, pages of, pagina di, paging, paging and, paho
2: paho mqtt, paling, pandsa, papers from, par le, par une, paragraph per, paragraphs for, parancsot
2: parent folder, parent is, parent name, parish books, parse quote, parse read, parse sh, part pdf, partes
2: parti, parts what, pasan, paso, pass all, pass print, pass signature, pass through, pass time, pass to
2: passed total, passes, passes them, passphrase, passport copy, passwd etc, password name, password print
2: password reset, password server, password type, passwords from, pastas, patch level, patch to, path args
2: path buf, path dist, path each, path environment, path files, path hkcu, path one, path var, pathlib path
2: pathlib requests, patterns for, paused, pauses longer, pay write, payable, payment, payment is
2: payment links, payout, payroll description, pcent, pcent target, pdf check, pdf forms, pedir, pem $, pem usr
2: pen, pending →, pension, people on, people only, people then, people three, people will, per control, per kg
2: per step, percent and, percent encoded, perf counter, perfil, perl bin, permission audit, permission in
2: permission prompt, permission prompts, permissions policy, permissions so, permitrootlogin, person one
2: pesanan, pflichtangaben, pg, phase goals, phase pass, phone then, photo sorter, php foreach, php php
2: php plugin, phrase, pick it, pick one, pickle, picture |, pictures, pida, piece is, pin and, pinentry
2: pinfected, ping $, pinning, pip check, pip conf, pipeline agent, pk, pkce, pl, place it, place the
2: placeholder, placeholders in, places from, plain |, plan, plan out, plan shows, plan yaml, plan |, plantilla
2: platform node, players, plc, please confirm, plik, pliki, plurals, plus one, png out, podaj, podle, pods app
2: poi, points, points and, points in, policies managed, policy always, policy camera, policy document
2: policy yaml, política, política de, ponto, pool if, pop, pop ups, por el, porque, port of, position absolute
2: positionen, post <numeric>, post curlopt, post file, post header, post new, post text, post uri, posta
2: postfields, postgres environment, postgres password, postinstall, posts and, potato, pour, pour un, ppid
2: pptx import, pq, practice and, practise, precommit, pregunta por, preguntar, preis, prep description
2: prepared, preparer, prescribed, present the, present this, presentation, presentation template, press the
2: pretty print, preview, previews, previews |, price change, price list, price number, price quality, primeira
2: principal aws, principals, print access, print bad, print dmarc, print env, print only, print out
2: print posted, print table, printer fix, printf $, println done, prints, prints the, priority policy
2: private const, private subnets, private true, private window, probe if, probe in, proceed, proceed with
2: process builder, process export, processors, products for, profile the, profiles in, program arguments
2: program data, projects add, promise, promise set, prompt user, prompts prompts, proof, properties
2: properties $, properties name, propose one, proposer une, props, protection level, protection status, protoc
2: protocol, provider key, proxies, proxy command, przez, préparer, ps filter, ps list, psk, psql, psql $
2: psql history, pst, pub const, pub echo, pub fn, public and, public channel, public final, public link
2: public repository, public show, public the, publish it, publisher, pulls, pupils, push jobs, push on
2: push the, put <named>, put <placeholder>, put off, puts the, puts them, pwn, pwsh scripts, py at, py exec
2: py input, py staff, pytest mark, pytest terminal, python description, python if, python ipykernel
2: python object, python pptx, python run, python site, python venv, pz, qr code, qsl urlencode, qu il
2: quality print, quantifiers, quantile, quantity and, quarantine ~, quarry, quarto, que la, que no, query is
2: query trail, question mark, questions, questions for, questions give, questions of, queue json, quickly and
2: quiet if, quiet the, quietly, qy, radians, raise runtime, ran, ran out, random int, range string, range text
2: rank, rate, rate it, rated, rb, rc |, rd, rdp, re regexp, re time, reach, reach the, read aloud, read args
2: read call, read html, read os, read parquet, read src, read this, read to, read today, read true, read |
2: read ~, readable $, readdir sync, reader if, reader of, reader when, readers, readers use, reading
2: reading this, readme writer, reads better, reads out, real one, reason text, reasoning, receipt, receipt |
2: receipts in, receive, receivers, receivers otlp, record string, record when, recorded in, red if
2: redactor description, redirect error, redirect uri, redirects |, reduce, refactor docs, refer to
2: reference node, reference set, reflog, refresh sh, refreshed, refusal, refuse, refuses, reg write, regexp
2: regexp must, register cors, register it, registry, rego, regole, rel in, relate, release or, rem border
2: rem margin, remark |, reminder the, remote debugging, remote management, remote origin, removal is
2: remove the, removed one, removed so, removing, removing it, removing the, renders, renew, renewal is, reopen
2: rep, repeat next, repeats, repeats true, repita, replace for, replace function, replace src, replace with
2: replication slots, repo backup, repo issues, report, report on, report runs, report says, reporter
2: reports |, repositories and, repositories are, repositories mode, repository of, reproducible, reproject
2: reproject to, request headers, request home, request hook, request import, request object, request of
2: request put, request request, request under, request urlopen, requests by, requests import, requests into
2: requests url, require buffer, require lib, require package, required before, requisitos, res err, res let
2: res on, res values, reset exit, reset your, resmî, resolution management, resolvectl status
2: resolver latency, resources resource, response status, rest as, rest in, restic snapshots, restore one
2: restored, restoring, result as, result is, results collect, resume in, retention copy, retention daily
2: return <named>, return by, return claims, return getattr, return iban, return join, return key, return last
2: return lower, return now, return object, return pool, return read, return sum, return valid, returns boolean
2: returns trigger, review keep, review txt, reviewer asks, reviewer description, reviewers see, reviews pull
2: revoke old, rhyme, ricorda, ricorda che, riga, ripgrep, rl, rm var, rnaseq, rng, roaming, robust, role
2: role admin, role aws, role management, role playing, roles, roles owner, rolling, rolname pg, root library
2: root module, root name, root pem, root resource, root rglob, rota, rotation csv, round, route for
2: route status, routes, routing, row $, row address, row password, row returns, rows $, rows await
2: rows console, rows filter, rows length, rows out, rows select, rows with, rprofile, rs echo, rscript, rtmp
2: rtsp, rua, ruff, rule, rule const, rule order, rule when, rules bash, rules copy, rules match, rules rules
2: rules txt, run, run also, run cat, run code, run description, run gh, run git, run its, run loop, run not
2: run npx, run options, run os, run pip, run powershell, run pwsh, run rm, run shell, run smoke, run stories
2: run systemctl, run time, run times, run ts, run what, runner |, runs are, runs each, runs out, rx, réponse
2: saat, sad, safe steps, safe to, said them, saison, sales, sales as, salmon, same for, same in, same person
2: same weekday, sample list, sampling for, sauce, save as, save exact, save or, save what, saved return, saves
2: sax saxutils, saxutils import, say and, saying, says why, sbom sbom, sc minute, scale js, scaler, scan
2: scan or, scan py, scan with, schreiben, scope <service>, scope get, scope type, score as, scored, scorer
2: scraper, script add, script at, script page, script scanning, scripts batch, scripts clean, scripts harden
2: scripts invoice, scripts new, scripts npm, scripts publish, scripts split, scripts true, scripts use
2: scripts validate, scripts watch, scrivi, scrolling, sdk node, se utente, seal, sealed envelope
2: search messages, search option, searches, seat, seats are, sebelum, second copy, second mail, second pair
2: second table, seconds each, seconds start, secret $, secret |, secrets as, secrets steps, section keep
2: sections what, sector, secure false, secure random, secure string, secured, security context
2: security workspace, sed password, see every, see only, see your, seen before, seen it, seen keys, seen size
2: seen true, segunda, segundos, segurança, sekunden, sel, select |, self loop, self other, self signed
2: send http, send invoice, send message, send new, send notifications, sense of, sensor, sent the
2: sentence case, sentences per, sentences the, sentinel, senza, seo, server alive, server bind, server command
2: server side, server token, server tokens, servers docs, servers with, service, service can, serwera
2: session as, session has, session of, set attribute, set auth, set content, set control, set interval
2: set item, set its, set level, set property, set python, set role, set service, set sudo, set total, set url
2: setdefault, setiap, settings are, settings editor, settings so, settings xml, settles, seven, severe, sh and
2: sh bootstrap, sh def, sh etc, sh host, sh lat, sh then, sh tmp, sh wget, sha new, sha update, shadows
2: shaping, shards, share, share by, share keyrings, share name, share return, share that, share the
2: shared data, shared mailboxes, shared pool, shared rules, shares and, shares the, sheet of, shell
2: shell tool, shift, shim, shipping |, shop in, shop product, shop support, shop token, shop url, short
2: short txt, shorten, shorter is, should see, show price, shows no, shred ~, shuffled, shutil make, si el
2: side, side are, side write, sidenote, sides, siem, siem token, siem url, sig sig, sign off, signature and
2: signatures for, signed in, signed off, significant digits, signs of, silence, silence and, simulator
2: since then, single page, single source, sister, site id, site in, sitzungen, six months, six to, sixteen
2: size $, size random, size unlimited, sizes, sizes in, sk $, skill and, skill brings, skill cannot
2: skill hilft, skill is, skill librarian, skill talks, skin, skip cert, skip reason, sklearn, sklearn metrics
2: skriv, slack re, sleep time, slide, slim, slot do, slots, slow, slow and, slow it, small amounts
2: small changes, small differences, small functions, small table, smart quotes, smoke, smoke tests, smooth
2: smoothing, smtp, smudge sh, snapshot tests, snapshots and, snapshots latest, so nobody, so run, so the
2: so write, sock, sockets tcpclient, sofort, software microsoft, solana, solo se, some minutes, some test
2: somebody who, sonra, sonuç, soon as, sort last, sorted src, sorting, sorts them, sorun, soul md
2: source address, source url, sow, space gained, span exporter, spawn, spawn process, spctl, spdx
2: spdx license, speakers, speaks of, spec key, speed const, spelled out, spf |, spirit, split is, split lower
2: split with, spoil, spoil the, spoilers, spoken words, spotted, sql query, sql style, sqlite and, src auth
2: src ignore, src register, ssid $, ssl no, ssl |, st $, stable, stablecoin, stack, staff, stage no
2: stammdaten, standard, star, start for, start function, start sleep, start the, start up, starts at
2: startswith, startswith def, state all, state or, statement that, static let, static readonly, stats json
2: status end, status let, status page, status post, status status, statuses, stay the, stay together, stay up
2: stayed, staying, std, stdin text, stdout, stdout out, step out, steps, steps at, steps not, steps user
2: stop say, stop service, stop the, stops and, stor, store $, store of, stories, storybook, str contains
2: str float, str option, straightens, stratify, stream, stream connect, strict ssl, string app, string convert
2: string curl, string default, string dev, string do, string format, string join, string map, string math
2: string raw, string subject, string utf, string variable, stringify, stringify found, stringify rows
2: strings that, stripe sk, strong, strongest, structure language, stub, stuck, stuck for, studio, stunde
2: style css, sub fill, sub return, subdirectories, subject contains, subject re, subject string, subject text
2: submit const, submit the, substring after, subtotal, successor, sudo security, sudo tee, sudo update, sugar
2: suggest one, suggest the, suite is, sum file, summaries, summarise, summary terminalreporter, summary the
2: sums are, sunt, supplier amount, supply, support can, support google, supprimer, sure, sure about, sure that
2: survey answers, suspect, suspense, svc $, sync curl, sync profile, synchronize permissions, sys argv
2: sys bus, sys collections, sys time, system, system keychain, system node, system or, system prompt
2: system will, systemctl failed, sí, tabelle, tabla, table an, table at, table await, table inet, table it
2: table join, table or, table shows, tables where, tabs, tag changelog, tail for, take five, take off
2: takes care, takes over, takes two, talk, talk about, talk of, tar, tar age, tar xzf, tar ~, tarea
2: tarfile open, task with, tax office, tcp bash, tcp dev, tcpclient, teams need, telemetry, tell that, tema
2: temperature and, temperatures, tempfile gettempdir, template, template to, templates $, tempo, ten pages
2: tends, terminal auto, terminalreporter, terraform required, terraform starter, tesseract, test build
2: test fs, test machine, test of, test open, test output, test ts, test tsx, tested, tester description
2: tests bash, tests copy, tests fail, tests live, tests passed, tests smoke, tests with, tex, tex $, text at
2: text base, text clean, text comes, text df, text give, text into, text key, text paragraphs, text pathlib
2: text plain, text re, text url, textos, texts or, tf |, tfstate, tfvars, tgz and, tgz tar, than eight
2: than twenty, thank people, thank the, that, that all, that begin, that can, that code, that customers
2: that env, that exist, that for, that lawyer, that name, that only, that other, that our, that tests
2: that this, that version, the advert, the adviser, the alerts, the analyser, the answer, the app, the archive
2: the assessor, the assistant, the audit, the bank, the bed, the behaviour, the block, the braces, the bypass
2: the calendar, the calibration, the cap, the cause, the checksum, the client, the clinic, the collector
2: the companion, the consent, the decoded, the dependency, the designer, the desktop, the developer
2: the differences, the dns, the dr, the edge, the endpoint, the english, the env, the exchange, the failures
2: the field, the fifth, the file, the files, the filled, the flat, the folder, the folders, the gateway
2: the golden, the header, the heading, the helper, the hex, the higher, the hiring, the http, the ids
2: the initials, the installer, the join, the keeper, the keys, the laptop, the leak, the letter, the licence
2: the license, the mac, the mails, the maintainer, the mark, the marketplace, the measuring, the names
2: the news, the noise, the odds, the one, the operator, the others, the pair, the patient, the payer
2: the personal, the phrase, the pilot, the places, the plugin, the preview, the price, the printer
2: the production, the profile, the property, the ranking, the rating, the reader, the recipients, the region
2: the registrar, the remaining, the removal, the replies, the report, the reporter, the result, the retention
2: the review, the reviewing, the section, the seed, the shape, the slot, the spelling, the spend, the status
2: the strongest, the sum, the terminal, the th, the tidy, the timeline, the tree, the turn, the values
2: the versions, the viewer, the visit, the wording, the year, the zone, their content, their dates
2: their files, their name, their way, them, them first, them from, them install, them into, them later
2: them leave, them off, them through, them to, theme, theme style, then by, then choose, then explain, then go
2: then how, then in, then list, then merge, then offer, then on, then print, then restart, then revoke
2: then systemctl, then terraform, then what, there in, there it, there the, there too, there with, therefore
2: these, these are, these as, these do, they cannot, they don, they go, they need, they re, they show
2: they stand, they take, they type, they ve, they were, third of, this change, this field, this in, this part
2: this render, this so, this template, those as, those words, though the, thr, thr enable, thread target
2: threading thread, threats, three in, three paragraphs, three remarks, three requests, three working
2: throttle, through our, throwable, tháng, ti, ticked, ticket, ticket |, tidying, tik tok, til, till the
2: time dev, time filemtime, time max, time original, time parse, time perf, time pyperclip, time random
2: time time, time type, time what, time zones, timeout stdout, timer rm, tiny new, tipos, tire, tired
2: title ok, title sign, title up, titled, tls and, tls verify, tmp mkfifo, tmp mv, tmutil listlocalsnapshots
2: to account, to amount, to and, to bother, to bring, to change, to characters, to counsel, to count
2: to decline, to do, to domain, to eight, to five, to keep, to km, to lose, to mg, to open, to restart
2: to restore, to speak, to src, to srv, to type, to us, to user, to value, to what, to whoever, to you
2: today datetime, token can, token def, token new, token npm, token options, token user, tokenizer from
2: tokens ask, tokens const, tokens off, told you, tolerations operator, tone, tone short, tonight, too
2: too and, tool, tools description, tools python, tools terminal, tooltip, toplevel git, torch load, tot
2: total, total and, total else, total return, touch, tous, tous les, towards the, toys, tps, tr join, tr te
2: tra, trabalho, trace otlp, trade law, traducción, traductor, trail, trail list, train csv, transcriptome
2: transfer of, translator, travel, treat the, tree so, trees, triage, triage for, trim for, trim if
2: trim split, trim string, trouble with, troubles, true at, true do, true entry, true hide, true keep
2: true key, true max, true os, true row, true run, true set, true shell, true stdout, trunc month
2: trust enabled, trust model, trust to, trusted user, try, try every, try new, try once, try return
2: try urlopen, três opções, trình, trước khi, trả, trả lời, ts one, tsx const, ttls to, tune sh, tunes, tuning
2: turn, turn its, turned, turnout, turns merged, twenty rows, twice then, twine, twine upload, two and
2: two months, two releases, two seconds, two spaces, two tasks, two versions, two weeks, tx, txt content
2: txt lists, txt pytest, txt record, tym, type auth, type aws, type bar, type basic, type count, type event
2: type imfile, type input, type object, type omfwd, type on, type terminal, type user, typical causes, tìm
2: ua $, ubuntu, ufficio, ulimit, un csv, una página, uname $, unattended upgrades, unauthenticated api
2: unclear |, und, under gb, under load, under of, undo it, une date, une ligne, une phrase, uneven
2: unicodedata, unique, unique labels, unit, unit file, units and, unlock it, unopened, unpinned, unread, unref
2: unsafe, unseal, unset $, unsigned, until they, untracked cache, unusual, unverified context, up, up but
2: up within, up write, upgrade guide, upset, url and, url group, url out, url read, url start, urlcache
2: urlconnection, urlopen timeout, urlopen urllib, urlsession, urlsplit urlunsplit, urlunsplit parse, uruchom
2: us, us and, usage clean, usando, use function, use in, use role, use run, use small, use them, use three
2: useful, user as, user auth, user behalf, user cakeys, user create, user finds, user for, user git, user is
2: user name, user project, user pw, user query, user return, user said, user settings, user to, user told
2: user writes, user ~, username, username os, users, users find, users from, users who, users without
2: using tenant, using var, usize, usuario, usuarios, usuń, utc, utf catch, utf for, utf read, utf sig
2: utilisation, utiliser, utils, utils mkdir, uygula, użytkownikowi, val body, valid if, valid the
2: validation if, value <named>, value checked, value client, value for, value helper, value length, value true
2: value while, values make, values reduce, valve, var, var fs, variable token, variables which, vat return
2: vault $, vault audit, vault list, vaults, ve bu, vegetables, verb and, verdict approve, verified by
2: verify action, verify signature, version description, version echo, version fix, version must, version url
2: veya, vhost, view raw, viewings, visibility change, visibility private, visible outline, vocabulary, void
2: volatile default, volume, volumes host, vyb, văn, wafv, wait two, waiting, waiting is, waits and, walk dir
2: walk through, wallet, wallet process, want to, wants the, warehouse, warfarin, warm so, warns, warrant
2: was discussed, was done, was hard, wash, watch errors, way, way if, wb save, weaken, web active, web and
2: web logs, web tool, wed |, week and, week is, week week, weeks and, weeks of, weights and, weights as
2: well it, were found, were read, what came, what how, what lies, what people, what the, what they, what we
2: what went, whatever comes, when both, when card, when check, when it, when line, when no, when others
2: when price, when somebody, where context, where how, where nobody, where rolname, where text, where the
2: where where, whether anything, which goes, which holds, which python, who $, who keep, who know, who made
2: who why, wholesale, why async, wifi wpa, wifi |, will be, will say, win, window open, window root, windows
2: windows users, wins, winter, wish, wish it, with admin, with administrator, with agents, with aiohttp
2: with answers, with at, with attachments, with card, with care, with check, with cli, with figures
2: with force, with formatting, with icon, with index, with kubectl, with name, with our, with owner
2: with phone, with point, with policy, with pytest, with python, with questions, with script, with smtplib
2: with table, with tarfile, with this, with tls, with touch, with under, with vector, within day, within hours
2: within ten, without adjectives, without backup, without legal, without listing, without questions
2: without tag, wl, word, word it, word list, word press, words, words at, words by, words if, words then
2: work $, work for, workbooks, workbooks open, worked out, worker, working, working on, workspace trust
2: world writable, worries, worst of, would break, wp content, wq, wrap $, write env, write gate, write more
2: write os, write permissions, write post, write readme, write to, write up, write your, writer can
2: writer read, writer sys, writes all, writes one, writes tidy, written here, wrong size, wrote and, wss, wtf
2: wörtliche, wörtliche rede, xl workbooks, xml the, xr, xs, xz |, yaml report, yap, yar, yara compile, year
2: year new, year return, year two, yearly plan, years this, yes allow, yes when, yk, yml then, you and
2: you compare, you fill, you find, you forgot, you get, you hold, you meet, you no, you so, your data
2: your operator, your phone, your report, your summary, yourself to, yıl, zahlungsziel, zahlungsziel tage
2: zeile, zeptej, zeptej se, zip <cheap>, zip deflated, zip ~, zipfile zip, zlib import, zonder, zs, zsh ~
2: zshrc do, zu, zz, | against, | always, | apply, | asks, | build, | butter, | bytes, | case, | choice
2: | closing, | config, | copyright, | cure, | date, | dmarc, | en, | exists, | filter, | fri, | gross
2: | hardware, | iex, | invoices, | is, | join, | kind, | known, | lead, | lifetime, | lists, | loss, | meaning
2: | medium, | merge, | monitoring, | move, | mutate, | needed, | nobody, | not, | od, | old, | papers, | pass
2: | policy, | presets, | puts, | python, | questions, | reason, | refuse, | remove, | report, | reports, | res
2: | return, | run, | same, | say, | search, | spdx, | ss, | strings, | subject, | supplier, | support, | swap
2: | table, | to, | ufw, | upper, | verdict, | wed, | which, | while, | ×, | €, | 対, ·, Çalışma, × |
2: à utilisateur, çıktısını, être, đặt, și, Μη, Ρώτησε, αν, από, μέσα, που, το, Отчёт, После, Таблица, адресу
2: больше, дату, два, для, документ, из, или, команды, лише, місце, о, об, от, отчёт, час, что, أو, از, المهارة
2: با, را, را با, ما, هذه, هذه المهارة, کن, उपयोगकर्ता, करें।, की, ग्राहक, चरण, दिखाएँ, नहीं।, पता, पाठ, है।
2: করো।, “ 最, ” |, │ │, │ └, 。 ウ, 。 敬, 。 発, 。 確, 。 运, 」 と, い 。, い て, い ま, え な, き 方, こ れ, し な, で す, に は, の だ
2: の 警, は 書, ま で, よ り, り 優, ツ, ル よ, ワ, ワ ー, 一, 不 用, 两 年, 中, 主, 事 ，, 云, 人, 以 便, 以 免, 以 前, 任 何, 伝 え, 使 い, 先 し, 其
2: 写 “, 写 进, 処, 出 た, 到, 助, 助 手, 及, 合, 后 台, 告, 响 应, 售, 在 后, 复 制, 如, 字 で, 安 全, 実, 小 红, 平 衡, 录, 必, 执, 执 行, 技, 排
2: 排 序, 敬, 敬 語, 整, 文, 无 需, 日, 更, 書 か, 期, 期 間, 本, 次 更, 正 面, 此, 毎 回, 準 備, 用 者, 电, 留, 登 録, 直, 直 す, 知, 票, 答, 策, 类 别
2: 红 书, 组 件, 终, 终 端, 经, 者, 者 と, 者 に, 能 依, 行, 行 し, 要 向, 認 が, 让 它, 话, 负, 负 面, 这, 送, 送 る, 部, 门, 需 要, 面, 题 公, 가 한
2: 개 를, 고 다, 관, 규 칙, 그 대, 그 램, 기 기, 끝 에, 내 합, 는, 는 사, 다 한, 다 확, 답, 두 고, 뒤, 램, 록 을, 릴, 만 말, 며, 명 하, 무, 문 장, 배, 번
2: 붙, 붙 인, 생 략, 서 는, 서 도, 세, 세 개, 송, 수 와, 시 합, 쓰 는, 씁, 용 자, 우, 을 하, 을 함, 이 있, 인 다, 인 을, 일 과, 일 이, 있, 장 된, 적 용
2: 전 송, 점 검, 침, 하 고, 했, 󠀠 󠁩, 󠀠 󠁮, 󠀠 󠁵, 󠀮 󠀠, 󠁢, 󠁣, 󠁥 󠁡, 󠁥 󠁮, 󠁥 󠁲, 󠁦, 󠁩 󠁮, 󠁫, 󠁬 󠁥, 󠁮 󠀠
2: 󠁮 󠁯, 󠁯 󠀠, 󠁲 󠀠, 󠁳, 󠁴, 󠁴 󠁥, 󠁴 󠁯, 󠁵 󠁳, 󠁹, ， 以, ， 使, ， 无
1: $ all, $ apps, $ author, $ aws, $ begin, $ bin, $ binary, $ chmod, $ clean, $ cmake, $ code, $ comfort
1: $ config, $ content, $ copy, $ coverage, $ curdir, $ data, $ declare, $ defs, $ df, $ dirname, $ disk, $ dom
1: $ domain, $ dump, $ echo, $ encode, $ env, $ es, $ escape, $ eval, $ feed, $ fh, $ file, $ google, $ grep
1: $ have, $ head, $ hooks, $ hubspot, $ identity, $ ifs, $ in, $ info, $ invoke, $ ip, $ keep, $ lane, $ lists
1: $ lock, $ low, $ mail, $ map, $ match, $ mb, $ mean, $ messages, $ method, $ min, $ mode, $ model, $ ms
1: $ msg, $ name, $ nf, $ npm, $ nvm, $ object, $ one, $ openssl, $ order, $ ordered, $ other, $ paid, $ pgdata
1: $ pkg, $ pods, $ proc, $ product, $ protocol, $ pub, $ query, $ qw, $ region, $ replace, $ reply, $ response
1: $ return, $ role, $ root, $ roots, $ safe, $ sales, $ script, $ sec, $ self, $ sha, $ shop, $ site, $ skill
1: $ slug, $ sort, $ source, $ span, $ st, $ start, $ state, $ status, $ strip, $ stripe, $ style, $ substr
1: $ sys, $ team, $ template, $ tgz, $ tmpdir, $ tpl, $ trusted, $ type, $ ua, $ uptime, $ uri, $ used, $ user
1: $ username, $ vault, $ versioning, $ watch, $ what, $ while, $ work, $ write, $ ziel, $ zip, <cheap> api
1: <cheap> dev, <cheap> in, <named> base, <named> content, <named> core, <named> current, <named> deposit
1: <named> engine, <named> https, <named> if, <named> it, <named> session, <named> spec, <named> stable
1: <named> svg, <named> the, <named> txt, <placeholder> agent, <placeholder> and, <service> actions
1: <service> git, <service> services, aaaa mm, aac, aaf, aan, abbrev head, abc |, abi, about five, about people
1: about their, about them, about this, above km, above need, above run, above to, above with, above zero
1: above |, abrir, abroad, ac, academy, accelerate, accelerated, acceleration, accelerator, accept redirects
1: accept text, accept with, accepted the, access as, access if, access list, access per, access policy
1: access remove, access resource, access rights, access write, access you, accessibility keyboard, accident
1: account can, account holder, account name, account not, account on, account order, account private
1: account type, account →, accounts and, accounts are, accounts google, accounts if, accounts keys
1: accounts the, accounts user, accuracy and, acid, acima de, ack, acl, acl insert, acl public, acompanha
1: acorn, across regions, across web, action allow, action env, action input, action none, action resource
1: action type, actions cache, actions configure, actions githubusercontent, actions upload, actions what
1: actions who, active, active check, active do, active return, activity where, activo, ada, adapt, add as
1: add claude, add env, add event, add executable, add gitleaks, add handler, add header, add hkcu, add hklm
1: add it, add metadata, add open, add or, add row, add summary, add tasks, add these, add to, add url
1: add user, add your, added at, added removed, adding column, additionally, address after, address and
1: address const, address every, address keep, address list, address this, address time, address to
1: address without, addresses, addresses create, addresses for, addresses if, addresses without, adds an
1: adjustable, adjusts, admin audit, admin const, admin for, admin is, admin page, admin return, admin rights
1: admin user, administrative, admissionregistration, admissionregistration io, adresi, ads, adults
1: aduser filter, adv, advfirewall, advfirewall set, advice on, advisory is, adımları, ae, aes, aff, affected
1: affiliate, affiliates, afresh, after completion, after continue, after delete, after delivery, after every
1: after good, after green, after in, after insert, after it, after its, after move, after note, after one
1: after reboot, after schema, after submit, after suspected, after tests, after which, after |, afterwards if
1: afterwards the, afterwards write, again and, again if, again return, again tomorrow, against it
1: against last, age age, age of, age photo, age ~, agencies, agenda and, agent acts, agent as, agent build
1: agent for, agent has, agent is, agent it, agent mcp, agent mozilla, agent role, agent run, agent runs
1: agent should, agent starts, agent string, agent with, agent ~, agents in, agents should, agents the
1: agents ~, aggressive, agree by, agree to, agreed on, agreed upon, agreement between, ahead of, ahead with
1: ai api, ai model, ai to, aid, aim is, aiohttp, airlines, aisle, aktualizacje, al <named>, al final, al in
1: al usuario, albums, alembic upgrade, alert |, alerting, algorithms hs, algorithms |, ali, alias hall
1: alias ll, alias ports, align by, alive true, all append, all as, all back, all check, all checks, all class
1: all const, all data, all day, all def, all directories, all done, all each, all enabled, all examples
1: all generated, all implied, all inputs, all is, all keep, all label, all messages, all object, all objects
1: all other, all pages, all points, all present, all project, all projects, all questions, all requirements
1: all routes, all run, all script, all secrets, all services, all sh, all staff, all status, all table
1: all tags, all tasks, all to, all urls, all variables, all warnings, all workflows, all your, all |
1: allocated storage, allocator, allow empty, allow net, allow patterns, allowed tools, allowed |, allprofiles
1: allprofiles state, alltid, alone to, aloud if, aloud the, alphabet, alphabetical, already in, already there
1: als de, also add, also makes, also to, also works, alt texts, alt width, alter, alternative text, always and
1: always be, always env, always execute, always first, always has, always read, always recommend, always the
1: always volumes, always |, amber red, ambiguous, amend, amend commit, amended, ami, among them
1: amount currency, amount date, amount fee, amount limit, amount price, amount total, amount type
1: amounts over, amqp, amz, an access, an accessible, an ad, an agenda, an ai, an alert, an analysis
1: an attacker, an audit, an aws, an earlier, an editor, an elevated, an emergency, an entity, an essay
1: an event, an exchange, an exported, an expression, an extension, an extra, an html, an id, an implementation
1: an in, an inbox, an interrupted, an nginx, an off, an oidc, an old, an online, an outage, an outline
1: an outside, an unrelated, an update, an |, analyser, analyses, analyses the, analysis on, analysis project
1: analyst, analyze, anchors and, and adapt, and addr, and admin, and all, and allow, and always, and another
1: and apis, and apply, and approve, and approves, and assets, and assume, and attach, and auth, and automatic
1: and aws, and bids, and bin, and blast, and browser, and builds, and calls, and can, and captions, and case
1: and changed, and changelog, and character, and chart, and clears, and clock, and collect, and company
1: and compare, and compares, and complete, and contains, and content, and contents, and continue, and copies
1: and costs, and critical, and daily, and databases, and dates, and day, and decimal, and deletes
1: and deletions, and deny, and dependency, and df, and does, and double, and drift, and due, and earlier
1: and enable, and error, and errors, and exceptions, and expect, and factual, and fallback, and figures
1: and filter, and find, and first, and five, and folders, and force, and forwards, and friendly, and full
1: and gets, and go, and grade, and hashes, and hidden, and hide, and holds, and hooks, and ignore, and initial
1: and joins, and kept, and legal, and letter, and licence, and limited, and mail, and manage, and me
1: and measure, and mend, and merge, and message, and messages, and middleware, and migrations, and min
1: and mood, and move, and names, and negative, and nice, and noise, and not, and note, and now, and number
1: and offset, and order, and overlay, and override, and owner, and package, and packaging, and paging
1: and parent, and parties, and passes, and payment, and per, and photo, and pip, and play, and points
1: and post, and preview, and provider, and puts, and python, and questions, and reach, and reading
1: and recommend, and references, and refuse, and register, and release, and remember, and render, and replace
1: and report, and reported, and request, and restart, and reviewed, and rotate, and salt, and script
1: and selector, and sensible, and share, and shell, and shopping, and should, and sizes, and slow, and small
1: and someone, and something, and spices, and standard, and state, and status, and store, and stories
1: and strip, and summary, and switch, and tells, and temp, and therefore, and these, and tick, and ticket
1: and tidy, and tool, and topic, and topics, and touch, and track, and trade, and try, and types, and unused
1: and verified, and verifies, and vitest, and weigh, and which, and window, and wins, and wires, and word
1: and working, and writing, android name, anexo, animal, animations for, anna, annexes, annoying
1: annual revenue, anomaly, anonymous access, anonymous and, anote, another address, another device
1: another one, another scanner, another server, another service, another skill, another tool, ansible posix
1: answer after, answer and, answer in, answer no, answer not, answer of, answer within, answer without
1: answered at, answered by, answered |, answers within, anterior, anteriores, anti spyware, any answer
1: any client, any env, any fail, any file, any item, any keys, any kind, any line, any list, any name
1: any other, any project, any server, any to, any version, any |, anyone who, anything about, anything as
1: anything new, anything under, anywhere and, anzahl, ap argparse, ap parse, apagar, aparecen, apart and, apex
1: api acl, api as, api auth, api before, api billing, api check, api files, api group, api in, api latitude
1: api method, api no, api nvim, api post, api products, api project, api secret, api send, api the, api upload
1: api validate, api versions, api web, api with, aplica, apologise, apologise once, app agent, app description
1: app do, app error, app express, app flow, app image, app instance, app internal, app kit, app module
1: app path, app pw, app replace, app routes, app settings, app shows, app theme, app type, app user, app with
1: appear, append, append el, append import, append new, append src, append str, append time, append to
1: append token, append value, apple, apple id, applicant, application name, application support
1: application yaml, application |, applied at, applied before, apply $, apply before, apply changes
1: apply everywhere, apply from, apply kubectl, apply on, apply rules, apply the, appointment and, appraisal
1: approach one, approaches, approval is, approval policy, approvals to, approve only, approved the, approver
1: approving review, apps, apps name, apps using, apr, aqua, ar, arasında, arc, arch, arch execve
1: architecture diagrams, archival, archive and, archive as, archive description, archive is, archive no
1: are after, are already, are an, are applied, are approved, are auto, are behind, are broken, are busy
1: are chosen, are cut, are deleted, are deprecated, are due, are easily, are empty, are encoded, are encrypted
1: are errors, are false, are fewer, are final, are free, are friendly, are generated, are graded, are internal
1: are known, are left, are maintained, are markdown, are merged, are missing, are most, are mostly, are none
1: are normal, are one, are opaque, are open, are proposed, are public, are published, are recorded
1: are rendered, are reviewed, are safe, are satisfied, are sealed, are several, are short, are small
1: are spelled, are split, are technical, are test, are thanked, are therefore, are they, are trusted, are two
1: are user, are usually, are we, are work, are wrong, area, area in, arena, arg, arg arg, arg format, arg or
1: argparse argument, argparse datetime, args $, args array, args base, args command, args data, args from
1: args fs, args get, args length, args line, args rate, args to, args var, argument $, argument list
1: argument out, argument parser, argument with, arguments command, argv df, argv do, argv encode, argv except
1: argv head, argv in, argv int, argv json, argv my, argv open, argv or, argv process, argv read, argv requests
1: argv total, argv write, aria hidden, arithmetic, ark, arm, arming, arming check, arms, arn condition
1: arn tags, array array, array column, array count, array dict, array list, arrival, arrived, arrows
1: artist year, as $, as actor, as any, as as, as asked, as clean, as comment, as completed, as config
1: as confirmed, as date, as def, as described, as directory, as docx, as done, as draft, as duplicates
1: as false, as from, as github, as global, as grey, as having, as high, as instructions, as join, as leaked
1: as listed, as manual, as many, as natural, as new, as normal, as np, as optional, as other, as performance
1: as permanent, as plt, as post, as profile, as random, as ref, as reply, as rights, as safety, as said, as sf
1: as shown, as small, as some, as that, as their, as typed, as usual, as version, as what, as word, as written
1: as your, ascii letters, ask anything, ask it, ask name, ask never, ask or, ask show, ask that, ask them
1: ask why, ask you, asked and, asked for, asked how, asked in, asking in, asking it, asking the, asks say
1: asks that, asks what, asks why, asks with, asleep, assert that, assertions, assessor, assets, assets logo
1: assignable, assignable to, assigned, assistants in, assisted, associate it, assume, assume the, assurance
1: async, async await, async for, at <placeholder>, at and, at api, at both, at by, at characters, at company
1: at created, at each, at expected, at first, at for, at free, at headings, at in, at install, at is, at join
1: at latest, at list, at local, at new, at night, at on, at order, at random, at run, at settings, at str
1: at the, at them, at this, at time, at two, at updated, at user, at worst, atan, atime, atomically, ats
1: attach it, attachments from, attendance, attestation, attorney, attribute key, attributes value
1: attribution to, au plus, auc, audio, audit, audit an, audit events, audit file, audit for, audit itself
1: audit json, audit npm, audit on, audit or, audit readiness, audit requirements, audit row, audit service
1: audit sh, audit the, audit tool, audit trail, auditd dev, audited, auditor runs, auditoría, auditpol
1: audits the, aufgaben, augmentation, aunt, aus und, ausgeben, auth and, auth client, auth const, auth method
1: auth or, auth test, auth the, auth tries, auth type, auth user, auth |, authenticated user
1: authentication failure, authentication |, authenticator app, authkey, author and, author content
1: author description, author in, author login, author name, author or, author with, authorities, authority on
1: authorization $, authorization cookie, authorization policy, authorize, authors, authoryear
1: authoryear biblatex, authz, auto format, auto on, auto save, autocomplete off, autoload, automatic tasks
1: automatically no, autopilot, aux, availability check, averaged, avoids the, await api, await app
1: await axios, await browser, await fn, await get, await new, await read, await rpc, await send, await text
1: await tx, away if, awk begin, awk mem, awk print, awk printf, aws, aws actions, aws backup, aws cloudtrail
1: aws credentials, aws gnupg, aws identifiers, aws sns, axllent, axllent mailpit, ayrıca, azure ad, azure cli
1: azure msal, açıklama, açıklama |, back at, back each, back end, back from, back into, back on, back should
1: back that, back translation, backed up, backend biber, backend is, backend with, background and
1: background with, backlog, backup buddy, backup if, backup is, backup key, backup nobody, backup plan
1: backup repo, backup retention, backup that, backup vault, bad append, bad for, bad is, bad length, bad what
1: bad |, badge is, badges, badges that, bak, baking time, balance and, balance to, balanced, balances and
1: band, bank transfer, banking, banner, banner and, bar chart, base at, base for, base format, base is
1: base local, base new, base no, base os, base path, base process, base score, base std, base txt
1: base urlsafe, base version, baseline before, baseline in, basename src, bases for, bash docker, bash edit
1: bash etc, bash exec, bash ffmpeg, bash head, bash in, bash key, bash linux, bash no, bash node, bash openssl
1: bash printf, bash source, bash while, bashrc $, basic |, basics, basis, bastion, bat, batch csv, batch file
1: batch one, batch span, bath, battery, başka bir, bbc, be answered, be brought, be complete, be confirmed
1: be confused, be dropped, be executed, be explained, be fine, be glad, be less, be loaded, be lost, be made
1: be none, be one, be or, be overwritten, be quoted, be raised, be reached, be recovered, be reproduced
1: be requested, be resolved, be returned, be running, be saved, be sent, be skipped, be split, be stated
1: be sure, be told, be typed, be used, be written, bear, bearer tok, became, because of, become and
1: becomes an, bed, beds, bedtime stories, beef, been loaded, been moved, been pushed, been removed
1: been reviewed, been seen, been through, bees, before after, before all, before call, before cleaning
1: before copy, before deleting, before deployment, before for, before formatting, before handing, before is
1: before mb, before move, before plan, before pull, before removing, before scaling, before scoring
1: before send, before showing, before speed, before starting, before step, before what, before who
1: before work, begin and, begin document, begin for, begin vevent, beginning of, behalf of
1: behavior monitoring, behaviour of, behind company, beim ersten, being the, being written, beleg, belege
1: below are, below characters, below ms, below note, below then, below with, below |, belt, bench json
1: benchmark, benchmarks, benchmarks the, bereitet, besides, besides the, best and, beträge, between tasks
1: between zones, beware, beyond, bg |, bi, biber style, biblatex, big big, big decimal, big files, bilgi
1: billed, billing is, bills with, bin, bin activate, bin ssh, binance secret, binary <cheap>, binary dir, bind
1: bind bind, bind |, binder, binding, binds, binds the, bip, birds from, birlikte, birthday, birthdays
1: bitrate, bits else, bits that, bl, blame and, blame ignore, blank $, blank lines, blank or, blanks, blast
1: blast radius, bleeding, blind, blob |, block, block $, block at, block between, block bucket, block content
1: block def, block from, block it, block of, block size, block to, block user, blocked or, blocks for
1: blocks that, blood, bloqueia, blueprint, bod, bod hrw, bodies, bodies with, body append, body contains
1: body content, body create, body decode, body do, body end, body font, body has, body header, body in
1: body main, body margin, body of, body or, body out, body that, body undefined, body unknown, body why
1: bom format, bom json, book description, book it, book json, booked, booker description, booster description
1: boot |, bootstrapping, border, border color, borg, bot <catcher>, bot bot, bot description, bot send
1: bot with, both lists, both on, both parts, both places, both sign, both tables, both versions, both ways
1: both with, bottles, bottom, bottom of, bought |, bounces, bow, box $, box body, box description, box docker
1: boxes and, boxes get, bp, bp get, bp za, br, braces, braces are, brackets the, brainz, branch as
1: branch before, branch on, branch while, branch |, branches for, branches merged, branches that, braucht
1: brave browser, brave software, breached, break, break after, break out, break up, breakage, breaking |
1: breakpoint, breathe, bridge setup, brief text, brin, bring it, bring up, brings its, broken by, broken csv
1: broker is, brotli, browser has, browser new, browser profile, browser tests, browser window, browsing, bssid
1: bubbles, bucket bucket, bucket public, bucket to, bucket var, bucket versioning, buckets that, bud
1: budget if, budget in, budget they, budget what, budget |, budgets, buf if, buf new, buf ok, buf read
1: buf vec, buf write, buffer alloc, buffer byte, buffer if, buffer size, buffers, bug feature, bug with, bugs
1: build $, build action, build app, build cargo, build container, build each, build env, build environment
1: build finished, build info, build install, build it, build its, build ports, build runs, build script
1: build they, build with, builder, builder for, builder if, builder import, builder uri, builder url
1: builder with, builds and, builds from, builds if, builds in, built in, built into, builtin copy, bul
1: bulletin, bundle exec, bundle from, bundle no, bundle size, bundle so, bundler, bunu, burn, burn rate
1: burndown, bus, business letters, business mail, busy, but never, but only, button button, button id
1: button next, button padding, button stories, button test, buyer, bx, by adding, by aisle, by asking
1: by chapter, by checksum, by clause, by code, by commit, by created, by custom, by definition, by digit
1: by doing, by env, by exif, by fixed, by for, by group, by id, by ip, by language, by last, by minute, by of
1: by paragraph, by password, by person, by place, by policy, by post, by provider, by re, by right, by risk
1: by rule, by searching, by section, by sending, by several, by severity, by shop, by some, by the, by their
1: by then, by third, by time, by tool, by tuning, by two, by using, by voice, by whoever, by writing
1: bypass file, bypass for, bypass iex, bypass the, byte match, bytes data, bytes encoding, bytes io
1: bytes length, bytes of, bằng, ca bundle, caa $, caa issue, cache can, cache file, cache for, cache from
1: cache on, cache service, cache then, cache |, cached stat, caches that, cada uma, caddy, caesar, calc
1: calculation, calendar from, calendar tool, calidad, call after, call each, call keep, call rbind
1: call request, call sites, call so, call system, call them, call then, call tool, callback function, called
1: called in, called to, caller identity, calls are, calls for, calls so, calls where, calm, calm and, calories
1: cambio de, came in, came over, camera microphone, can copy, can find, can follow, can go, can hold
1: can import, can it, can modify, can only, can put, can repeat, can restore, can run, can see, can show
1: can sign, can stay, can tell, can write, cancel, cancel for, cancel superseded, cancel the, candidate from
1: cannot do, cannot log, cannot work, canvas or, cap const, capacity is, caps, captions and, captive
1: capture full, capture output, card $, card has, card is, card number, card shows, card to, cards are, cargo
1: cargo build, cargo config, cargo rustc, cargo toml, carried out, carrier, carries on, carries out
1: carries the, carry the, carts, case add, case and, case file, case from, case is, case json, case names
1: case set, case split, case the, case trim, case true, case ，, cases in, cast, catalogue |
1: catastrophic backtracking, catatan, catch function, catch throw, catching val, catcy bod, categories are
1: categories travel, category promotions, causal, cause is, cause what, caused by, causes missing, causes of
1: causes |, caution, cb cb, cb null, cc –, cd my, cd srv, cdx json, ce, ceiling, ceiling and, cell that
1: cellar, cent and, cents $, cert in, certainly, certbot, certificate, certificate chain, certificate file
1: certificate identity, certified, ces, cette compétence, cfg cfg, cfg config, cfg exists, cfg read, ch $
1: chain check, chain of, chain |, chains, chair then, change against, change class, change from, change has
1: change id, change it, change its, change often, change review, change so, change the, change you
1: changed for, changed if, changed names, changed then, changed what, changed without, changelog entry
1: changelog keeper, changelog writer, changelogs, changes $, changes api, changes by, changes go, changes it
1: changes missing, changes name, changes run, changes should, changes when, changing the, channel ch
1: channel name, channels on, channels you, chapter, chapter at, chapter by, char none, characters by
1: characters each, characters images, characters imperative, characters line, characters of, characters one
1: characters the, characters |, charge and, chargeback, chars each, charset utf, chart, chart chart, chart is
1: charts as, chat and, chat completions, chat is, chat it, chat summary, chats, chatter, cheap, cheaper and
1: check after, check agent, check as, check ask, check at, check before, check both, check compare
1: check contrast, check csv, check daily, check deploy, check digit, check input, check links, check lint
1: check md, check method, check mode, check must, check needs, check not, check of, check once, check records
1: check shows, check spelling, check text, check three, check to, check token, check tools, check update
1: check yaml, check |, checked and, checked with, checkers, checking, checklist md, checkout, checkout main
1: checkout run, checkout session, checkout sessions, checkout set, checkout |, checkouts, checks by
1: checks can, checks length, checks need, checks or, checksum and, checksum if, checksum lines, checksum of
1: cheerful, cheese, chemistry, chia, children and, children no, chip, chk, chmod home, choice is, choice of
1: choice to, chomp $, choose the, chore subject, chosen by, chrome policies, chroot host, chunks, chuyển, chưa
1: ci, ci and, ci commit, ci error, ci fails, ci in, ci name, ci never, ci variables, ci |, cidade, circulate
1: circulation, cis, cis benchmark, citation, citation is, cites, city trips, cj, cksum, claim and, claim has
1: claimant, claimed, claims, clang, clash, class at, class client, class one, classes |, classifier, claude $
1: claude agents, claude commands, claude credentials, claude json, clause number, clause numbers, clause that
1: clauses for, claw, clean for, clean return, clean rm, clean state, clean tree, clean with, cleaner run
1: cleans, cleanup, clear, clear that, clear the, clear timeout, clear true, clear what, clears, clears the
1: cleverness, cli cli, click open, click |, clickfix, client $, client as, client asks, client constructor
1: client description, client does, client get, client messages, client no, client on, client post
1: client process, client secrets, client self, client session, client sts, client with, clients for
1: clients on, clients that, clinic, clinic has, clip clean, clipped, clipping, clips, clock and, clock for
1: clone from, clones the, close bufio, close if, close on, close print, close run, closed days, closed issues
1: closed with, closely, closes by, closes that, closing, cloud, cloud cost, cloud logs, cloud services
1: clustering, clé, cmake, cmd exe, cmd for, cmd sh, cmd stdout, cmd text, cmdlet, cmdlet binding, cnpj, cod
1: code, code action, code add, code apply, code base, code by, code description, code exec, code exists
1: code exit, code http, code install, code is, code means, code needs, code point, code process, code reads
1: code require, code return, code review, code run, code table, code that, code to, code true, code user
1: codebase, codebase architecture, codec, codes that, codex sessions, coding agents, coding sessions, cohen
1: col rows, collaborator, collaborators, collapse, collapse it, collapses, colleague, colleague can
1: collect for, collect what, collected, collected in, collections deque, collections import
1: collector description, collector is, collector on, collector yaml, collects, color white, colour, colour and
1: colours and, colours if, column $, column has, column line, column of, column only, column or, column per
1: column with, columnas, columns from, columns if, columns of, columns the, com devicelogin, com golang
1: com mais, com or, com sub, com subject, com |, comando, come as, comes, comes after, command bash
1: command develop, command import, command is, command lines, command log, command once, command or
1: command powershell, command run, command that, command update, command without, command |, commands and
1: commands from, commands in, commands on, commands run, comment comment, comments by, comments in
1: commercial terms, commit branch, commit check, commit data, commit date, commit docs, commit for
1: commit graph, commit install, commit no, commit one, commit short, commit subject, commitments, commits
1: commits if, commits in, commits small, commits |, committed credentials, common data, common md, community
1: community general, como máximo, compact to, companion, companions, company records, company web, compara
1: compare at, compare both, compare |, compared with, compares, comparisons, compat import, compete
1: compilations, compile all, compile re, complaints, complete only, complete this, completely, completions
1: compléter, component has, component in, components list, components with, components |, compromised
1: computed, computer, computers, con, con la, con los, concatenation, conceal, concept and, concierge
1: conclusion, conda environment, conditional access, conditions subject, conf all, conf config, conf echo
1: conf |, confidential, confidentiality, config add, config alias, config and, config code, config dev
1: config docker, config echo, config exodus, config home, config in, config read, config repo, config root
1: config set, config sudo, config systemctl, config tmp, config var, config |, configuration
1: configuration and, configuration by, configuration for, configuration metadata, configure aws, confirm $
1: confirm that, confirm with, confirm |, confirmación, confirmation before, confirmation dialogs
1: confirmation mail, confirmation needed, confirmation no, confirmation show, confirmed by, confirms each
1: conflict do, conflict with, conflicts with, conform, conforme, conforms, confusing, connect host
1: connection as, connection string, connections logged, connects, consent audit, consented, consentimento
1: consents, consequences, consider, considers, consistent and, consola, const action, const big, const cfg
1: const char, const coin, const default, const defaults, const document, const entries, const err, const exec
1: const filter, const findings, const fn, const found, const git, const global, const groups, const host
1: const html, const items, const known, const locale, const log, const mail, const merged, const metadata
1: const min, const mod, const ms, const need, const note, const open, const os, const packed, const places
1: const pool, const prefix, const profile, const project, const raw, const rc, const req, const rest
1: const rpc, const run, const saved, const search, const seen, const sizes, const src, const stats, const std
1: const strict, const this, const title, const to, const top, const value, const void, const wallet
1: const yaml, constant for, construction, constructor private, consts, consult, consultar, contact details
1: contact with, contacts and, container for, contains $, contains key, contains line, contas, content and
1: content content, content declare, content downloads, content goes, content js, content json, content key
1: content length, content make, content user, content width, contents after, contents of, contested, context
1: context at, context close, context field, context function, context in, context is, context json
1: context new, context open, context then, context txt, context type, context where, context who, context wrap
1: continue add, continue console, continue re, continue set, continue the, continue with, continuity if
1: contour, contours, contract from, contract or, contract value, contractor, contracts to, contradict each
1: contradicts, contradicts it, contrast, contrast dark, contrast to, contratos, control key, control master
1: control no, control panel, control plane, control policy, control report, control set, control when
1: control with, controle, controller service, conversation, conversation the, conversations history
1: conversions from, convert both, convert description, convert value, converted with, converts cups
1: converts units, cookie banner, cookies $, cookies login, coordinate, coordinates are, coords, copies to
1: copilot, copy an, copy dest, copy env, copy for, copy is, copy out, copy run, copy search, copy test
1: copy that, copy tmp, copy write, copyleft in, core cache, core from, core import, core utils, coredumpctl
1: correctness for, cosign, cosign sign, cosign verify, cost and, cost by, cost do, cost with, costs, costs |
1: couch, couch to, counsel, count and, count characters, count don, count in, count missing, count name
1: count none, count null, count return, count score, count share, count total, count values, count warnings
1: count write, counting and, courier, court, courtesy, cover, cover if, coverage env, coverage json
1: coverage report, cp $, cp hooks, cp require, cp tmp, cp ~, cpp, cpp target, cpu, cpu for, crash, crash if
1: crash report, crate, crawler, create $, create external, create file, create for, create from, create get
1: create id, create in, create item, create login, create model, create require, create the, create view
1: create vite, create webhook, credential manager, credentials before, credentials or, credentials read
1: credit notes, credit |, credited, criteria are, critical finding, critical findings, critical high
1: critical no, critical only, critique, crl, cron permissions, crowd, crt, crt $, cryptic, cryptography, cs |
1: csat, css check, css custom, css family, css |, csv args, csv at, csv batch, csv con, csv do, csv dosyasını
1: csv each, csv export, csv files, csv json, csv new, csv output, csv python, csv report, csv term, csv text
1: csv the, csv when, ctrl and, ctx ctx, ctx file, ctx for, ctx get, cualquier, cuando el, cuenta, culture
1: cup |, cur, cur last, curdir, curl case, curl content, curl ifconfig, curl lo, curl setopt, curl sf
1: curl upload, curl ~, curlopt, current condition, current session, current year, curso, cursor, cursor and
1: cursor as, curtas, curve, cus, custody who, custom properties, customer data, customer is, customer language
1: customer mails, customer name, customer on, customer table, customers can, customers orders, customers to
1: customizations, customizations vscode, cut echo, cut release, cut the, cvs, cx, cxx flags, cycle count
1: cycle time, cycles, cyclonedx cyclonedx, cyclonedx npm, cz, czf ~, câu, dacă, daemon set, daemonsets, daftar
1: dagger, daily weekly, dairy, dal, damaged, dan een, danger, dark on, darwin, darwin sudo, das kennwort, dash
1: dashboards, dashes, data and, data as, data boundary, data classes, data collection, data copy, data data
1: data def, data dict, data diff, data digest, data encode, data encoding, data error, data etc, data eval
1: data flow, data google, data header, data hexdigest, data home, data ids, data it, data join, data label
1: data local, data migration, data model, data never, data of, data or, data out, data parsed, data print
1: data read, data request, data say, data scope, data shell, data src, data string, data subset, data sync
1: data target, data task, data too, data transfer, data version, data with, database $, database from
1: dataclasses, dataclasses for, date, date amount, date are, date ask, date class, date client, date column
1: date cost, date decisions, date file, date formats, date ft, date if, date isoformat, date md, date one
1: date out, date parse, date people, date supplier, date that, date time, date trunc, date utc, date we
1: date when, date write, dated the, dates are, dates day, dates may, dates when, dates with, dates within
1: datos, day before, day copy, day count, day new, day planner, day project, day read, day return, day run
1: day →, dayjs, days apart, days by, days from, days isoformat, days list, days on, days suggest, days then
1: days unused, dazu, db $, db backup, db database, db error, db find, db host, db no, db pass, db path
1: db query, db var, dba, dblink create, dbt, dbus, dd, dd if, dd md, de de, de este, de fr, de seguridad
1: de trabajo, de usar, de uso, dead ones, dead tup, deadline is, deadlines, deal |, deals, deals with, dealt
1: dealt with, debian org, debtor, debug info, debug level, debug log, debugger, decade, decent, decided
1: decided it, decided what, decided |, decimal import, decision allow, decision has, decision who
1: decisions actions, decisions owners, decisions |, deck, decks, declines, declutter, decode base, decode blob
1: decode enc, decode rstrip, decoded text, decoder body, decompress raw, decoy, decrypt, deductions
1: deep audit, deep links, def active, def add, def check, def compile, def connect, def done, def inner
1: def issue, def keep, def known, def level, def line, def link, def load, def log, def missing, def notify
1: def patch, def pick, def put, def report, def rotate, def run, def score, def search, def setup, def submit
1: def text, def tidy, def title, def unpack, def verify, default and, default async, default branch
1: default dev, default export, default for, default goal, default index, default library, default local
1: default no, default on, default pii, default reader, default required, default startup, default terminal
1: default that, default true, default values, defaults description, defaults export, defaults from
1: defect with, defect |, defend, defender disable, definer, definition changes, definitions are, deflate, defp
1: degraded, degrees, del, del cliente, del usuario, delegate, delegated, delete before, delete db, delete end
1: delete files, delete merged, delete put, delete test, delete true, deletes, deletion, deliver, deliver as
1: deliver to, delivered as, delivering, delivering the, delivery is, delivery receipt, dello, demandez
1: demands, demands it, dene, deneme, denial, denominator, deny default, deny incoming, department and
1: departments, depend, depend on, dependencies and, dependencies first, dependency audit
1: dependency resolution, dependency to, depends on, deploy by, deploy deploy, deploy install, deploy is
1: deploy job, deploy or, deploy role, deploy |, depolama, deposit and, deprecated, deprecated in, deps app
1: depth elif, depth else, depth |, der nutzer, der skill, derive, derives, des nutzers, desc else, desc if
1: descendants, descending |, describes, description $, description adds, description applies
1: description audits, description back, description choose, description compara, description compares
1: description create, description cuts, description deploys, description drafts, description draw
1: description evaluate, description fill, description forward, description guides, description hand
1: description home, description improves, description inspect, description journal, description la
1: description lints, description load, description make, description measures, description must
1: description normalises, description open, description patch, description picks, description prepara
1: description prepares, description prüft, description publish, description pulls, description puts
1: description records, description renders, description repairs, description scaffold, description scaffolds
1: description scales, description scans, description schreibt, description score, description scrive
1: description show, description solves, description sorts, description splits, description start
1: description starts, description style, description summarise, description template, description text
1: description that, description then, description traduce, description turn, description turns
1: description walk, description warns, description web, description with, description works, descriptions that
1: descrição, design, design before, design decisions, design rules, designer, desktop and, desktop apps
1: despite, después, dest, destination, destroy of, desync, det, detached, detailed exitcode, details
1: details that, detection and, detective, determine the, dev container, develop import, developer and
1: developer machines, developer message, developer tools, deviation, device device, device management
1: device or, devices, devnull start, devops, değerlendirme, df, df if, df is, df isna, df loc, df pd
1: df return, di, di una, diagnostics, diagram, diagramm, diagramme, diagrams description, diagrams of
1: dialog mac, dialogs, dialogue, diary, diary with, dict items, dict words, dictionary, dictionary string
1: did the, did they, diem, dienst, diferencia, diff description, diff is, diff it, diff name, diff with
1: difference, difference the, difference |, differences are, different wording, differing, differs
1: differs from, diga, diga que, digest and, digest as, digest hex, digest to, digit, digit by, digital ocean
1: digits from, digits –, dil, dinner, dio, dir $, dir clean, dir config, dir err, dir exist, dir extra
1: dir format, dir fs, dir nvm, dir scripts, dir set, dir sha, direct, direct or, director, directory tmp
1: disable anti, disable dev, disable open, disable pip, disc, disclaimer and, disclosure, discord local
1: discussed, discussion in, dishes, disk access, disk in, disk |, dislikes, display dialog, display name
1: disposition, dist build, dist index, dist recursive, dist src, dist upgrade, distinct values, distorts
1: div id, div join, div style, divided by, diğer, dmarc $, dmesg, dnd, dns check, dns time, do $, do and
1: do for, do in, do now, do open, do rd, do sudo, do systemctl, do take, do two, do type, doc yaml, doc |
1: docker inspect, dockerfiles, docs command, docs folder, docs no, docs search, docs site, docs test, doctype
1: document, document add, document body, document not, document open, document path, document version
1: documentation and, documento, documentos, documents $, documents are, documents exist, documents |, docx or
1: dodaj, does for, does not, does nothing, does on, does that, does |, doesn count, doesn have, doit, dollars
1: domain events, domain from, domain name, domain print, domain value, domande, domcontent, domcontent loaded
1: dompurify, don appear, don comment, don just, don let, don match, don override, don remove, don say
1: don show, don tell, done at, done git, done in, done it, done len, done new, done once, done report
1: done the, done what, done without, données personnelles, dormant, dose mg, dosing, dotenv |, double angle
1: double click, double if, double spaces, double to, double value, doubles and, down by, down drop, down which
1: down who, down with, download actions, download data, download url, draft draft, draft for, draft in
1: draft on, draft one, draft release, draft reply, draft to, draft |, drafter, drafts description, drafts for
1: drafts of, drafts so, draw the, drawer, drawing and, drawings, draws, draws the, drift as, drift description
1: drill, drill on, drink, drinks, drip, drop columns, drop duplicates, drop if, drops from, dsn |, dst, dst $
1: dst path, dt, dual, duckdb, due by, due due, due in, dummy values, dump, dump pg, dump psql, dumpall
1: dumps content, dumps json, dumps self, dumps summary, dumps time, dunning letters, dupes, duplex
1: duplicate of, duplicates and, duplicates removed, după, duration assume, duration const, duration resource
1: duration the, during tests, dust, duty, duty at, dziesięć, déroulement, dígitos, each add, each and
1: each build, each call, each chapter, each claim, each code, each column, each component, each console
1: each critical, each cv, each day, each direct, each do, each evening, each file, each for, each form
1: each function, each get, each host, each it, each key, each load, each member, each monday, each note
1: each page, each paper, each picture, each plugin, each provider, each question, each record, each route
1: each secret, each send, each server, each skill, each small, each ten, each to, each type, each user
1: each week, each without, each would, earlier entries, earlier ones, earlier so, early, earns, easily, easy
1: easy to, ec authorize, ec modify, echo dmarc, echo done, echo echo, echo files, echo fonts, echo git
1: echo hook, echo in, echo json, echo python, echo reboot, echo subject, echo verified, echo version, echo ~
1: echo 準, ed deploy, ed if, eda, edge from, edit by, edit with, editor format, editor with, editors, eed, eff
1: effect at, effect the, effects, egg, egress is, egy, ein und, einheit, einlesen, einwilligung, ejecuta
1: eksik, el asistente, el código, el pdf, el remove, el resultado, elastic, elasticsearch, elb, element of
1: element with, elements in, elevated prompt, elif is, eller, ellipsis, else command, else get, else if
1: else max, else new, else old, else score, else self, else text, else use, else write, elseif, email
1: email address, email lower, email utils, embargo, embeddings, emergencies, emergency number, emptied
1: empty exit, empty null, empty write, empty |, en, en dash, en son, en tête, en une, en |, enable all
1: enable auto, enable true, enable |, enabled by, enabled if, enabling, enabling the, encode base, encode json
1: encode req, encode url, encode urllib, encoding, encoding ascii, encoding base, encoding of, encoding utf
1: encrypt read, encrypted files, encrypted to, encrypted true, encrypts, end count, end csv, end document
1: end every, end file, end fs, end label, end list, end local, end mut, end null, end open, end try, end use
1: end vcalendar, end vevent, end |, ende, endif, ending, ending in, endpoint $, endpoint and, endpoint list
1: ends, ends at, ends by, ends the, ends up, ends when, endswith, endswith py, energy, enforce admins
1: enforcer, eng, engagement, engine is, engine lines, engine must, engines, english words, enlaces, enquiry
1: enrich, enrolled, enrolled in, ensemble, enter |, entered in, entered on, entity id, entries by
1: entries from, entries into, entries map, entries marked, entries new, entries schema, entries that
1: entries when, entry $, entry const, entry file, entry is, entry of, entry path, entry self, enumerate rows
1: enumerations, enums, env and, env build, env ci, env create, env db, env echo, env env, env file, env gh
1: env go, env is, env jwt, env keys, env lang, env localappdata, env npm, env or, env production, env report
1: env root, env secrets, env sh, env smtp, env temp, env username, env value, env vite, env 、, envelope
1: environ github, environment for, environment get, environment only, environment yml, envy, epc, equal then
1: equal to, erasure, erp, err const, err new, err nil, err req, err stack, err status, error do, error http
1: error json, error need, error never, error not, error output, error pages, error please, error print
1: error request, error run, error runtime, error set, error text, error texts, errores, errors, errors console
1: errors errors, errors follow, errors for, errors say, errors the, errors throw, errors to, ersten
1: es description, es un, escape, escaping, esegui, eslint and, eslint config, eslint plugin, esp, espere, est
1: estimate at, estão, et ne, etc resolv, eth re, ethers, ethers contract, ethers wallet, eu west, eur
1: european, ev tgz, ev |, eval data, eval file, eval presentation, even, even in, event $, event async
1: event comment, event export, event if, event listener, event no, event string, event the, events, events by
1: events go, events sort, events |, evergreen, every commit, every conditional, every cv, every env
1: every evening, every key, every list, every one, every output, every prompt, every read, every table
1: every tenth, every ticket, every time, every turn, every year, everybody who, everybody with, everyone |
1: everything at, everything runs, evicted, eviction, evidence do, evidence folder, evidence that, evidence to
1: evidence with, exa, exactly text, examined, example before, example example, example file, example git
1: example json, example names, example options, example to, example which, examples are, examples names
1: examples python, excel, except oserror, except pass, except return, except runtime, except to
1: exception when, exceptions, exceptions with, exchange, exclamation, exclude the, excludes, exclusion
1: exclusion process, excused, exe $, exe argument, exe dll, exe new, exe node, exe set, exec git, exec strings
1: execute create, execute sql, execution phase, executions, executor as, exemple, exemptions, exercise and
1: exif date, exiftool all, exiftool date, exist file, exist if, existent, exists, exists add, exists commands
1: exists containers, exists dblink, exists keep, exists prompt, exists select, exists shutil, exists target
1: exit $, exit code, exit echo, exit if, exit not, exitcode, exits, exitstatus if, exp match, expanduser
1: expanduser if, expandvars, expect one, expect that, expected, expected and, expected outputs, expected value
1: expects, experience as, experience |, experiencing, expire and, expire in, expired, expires, expires $
1: expiry date, explain analyze, explain description, explain it, explorer description, export default
1: export every, export login, export output, export restic, export secret, export type, export with, exporter
1: exporter require, exporters, exports and, exports in, exports into, exports no, exposed headers, express and
1: express const, express from, expression with, ext and, extends keyof, extends the, extension $
1: extension exe, extension tmp, extensions if, external require, external view, extra if, extra in
1: extract audio, extras, extrato, eye, faces the, factor and, facts from, facts with, facturas, fade, fail $
1: fail and, fail if, fail in, fail |, failed units, failed with, failing to, fails is, fails print, fails say
1: fails twice, fails with, failure can, failure only, failure rate, failure return, failure so, failure yes
1: failures and, fair, fairness, fait, faithful, falcon, falcon sensor, fallback, fallback add, falling, falls
1: falls back, falls by, false always, false await, false data, false def, false enable, false file, false get
1: false git, false hits, false ignore, false in, false keep, false list, false note, false out, false positive
1: false registry, false report, false send, false silent, false use, false write, false ws, family is
1: family tree, far, fast path, fast when, fastapi, faster builds, faster description, faster git, fatigue
1: fault, favicon ico, favor, fds, fe, fea, feat fix, feature envy, feature first, feature question
1: feature work, features from, fecha, federation, fee |, feed timeout, feed |, feedback is, feedback to
1: feel the, feels, fees are, fees in, fehlende, fehlt, feito, fenced, fenced block, fetch fails, fetch fetch
1: fetch for, fetch parallel, fetch report, fetch req, fetch this, fetch with, fever, few days, few many
1: few minutes, fff border, ffmpeg recipes, fg, fh if, fh return, fi is, fiches, field as, field data
1: field file, field so, field status, field when, fields, fields and, fields are, fields def, fields fields
1: fields from, fields print, fields |, fifth, fight, figure as, figure from, figure is, figures and
1: figures come, figures from, figures in, fil, file also, file are, file args, file audit, file client
1: file copy, file delete, file dst, file echo, file else, file exec, file fi, file filepath, file find
1: file first, file fix, file git, file has, file home, file icons, file into, file last, file let, file match
1: file no, file one, file paper, file pass, file rb, file risk, file sbom, file share, file skill, file stays
1: file tar, file tell, file urlwith, file where, file windows, file with, file you, filemtime, filemtime $
1: filen, fileobj, filepath join, files, files after, files as, files at, files being, files by, files copy
1: files dev, files file, files filter, files have, files html, files it, files keep, files key, files named
1: files no, files not, files out, files read, files search, files show, files split, files then, files there
1: files to, files ts, files user, files write, filesystem docs, fill fill, fill js, fill with, fillers
1: filter contains, filter enabled, filter from, filter hook, filter index, filter key, filter names, filter to
1: filters create, filters from, final class, final list, final out, final page, final report, finalize
1: find in, find name, find out, find slow, find string, find sub, find to, find user, find with, finder
1: finding as, finding is, findings, findings by, findings can, findings length, findings list, findings sort
1: findings then, finditer, finditer rx, finds, finds it, finds one, finds tests, finds them, fine for
1: fine with, finns, fire for, firefox profiles, firewalls, firmware, first answer, first before
1: first characters, first contact, first echo, first get, first hand, first host, first id, first items
1: first key, first list, first local, first login, first match, first names, first new, first of, first old
1: first parent, first query, first round, first rule, first session, first set, first so, first task
1: first three, first what, first year, fiscais, fits and, fits on, five, five bullets, five changes
1: five largest, five minute, five old, five people, five with, fix back, fix description, fix docs, fix or
1: fix sh, fix typo, fixed, fixed costs, fixed in, fixed pad, fixed removed, fixed time, fixer, fixes
1: fixtures and, flac, flag as, flag for, flag |, flags description, flaky and, flaky tests, flaky |, flatmates
1: flatmates and, flavour, flavours, flaws, float, float amount, flour, flour |, flow from, fmt fmt, fmt py
1: fmt recursive, fn $, fn catch, fn for, fn name, fn new, fno, fno omit, focus, focus on, focus outline
1: focus visible, focused tests, fold the, folded into, folder add, folder each, folder it, folder layout
1: folder once, folder path, folder return, folder the, folder then, folder ~, folders $, folders by
1: folders inbox, folders of, folders the, followed, follows from, font name, fonts, fonts from, food, footers
1: footnotes, fopen, for, for address, for agents, for ai, for approval, for authenticated, for better
1: for branch, for browser, for browsers, for cards, for causal, for cfg, for city, for cli, for coding
1: for commands, for committed, for comparison, for confirmation, for connection, for consent, for count
1: for cross, for daily, for data, for day, for deletion, for display, for ds, for duties, for emergencies
1: for err, for events, for every, for false, for fetch, for flat, for folder, for fonts, for freelancers
1: for from, for games, for gaps, for get, for go, for grandparents, for grep, for grouping, for handling
1: for hot, for identity, for int, for is, for keyboard, for leave, for length, for letters, for light
1: for lines, for list, for log, for login, for mac, for make, for mcp, for me, for money, for most, for moving
1: for next, for nome, for not, for note, for out, for papers, for parents, for passwords, for photo
1: for pictures, for pid, for plain, for preview, for print, for production, for pull, for python
1: for questions, for ranges, for rare, for refresh, for rel, for relevance, for removed, for reproducible
1: for returning, for rna, for routing, for rows, for rule, for scan, for schemas, for school, for screens
1: for scripts, for section, for server, for sessions, for show, for signature, for signs, for size, for slide
1: for slow, for someone, for speed, for stability, for state, for statistics, for string, for style
1: for taking, for teams, for text, for third, for topic, for totals, for training, for typical, for up
1: for week, for weeks, for when, for whom, for your, force $, force copy, force or, force pushes, forecast and
1: foreign currency, forged, forget prune, forgetting, fork or, forklift, form and, form component, form data
1: form field, form html, form is, form json, form of, form on, form so, form with, form without, formality
1: format and, format in, format lint, format name, format tag, format total, format type, format version
1: format xml, formats files, formats to, formatting run, formatting with, forms for, forms of, forms the
1: fortlaufende nummer, forward as, forward failure, forward if, forward on, forward the, forwarder
1: forwarding addresses, forwards the, foto, found echo, found findings, found none, found read, found then
1: four characters, four letters, four modules, four parts, four sentences, four things, four weeks, four years
1: fourteen, fp $, fputcsv, fputcsv $, fqdn, fr description, fragmented, frame and, frame in, frame is
1: frame pointer, frame rows, frames to, framework the, free, free disk, free if, free licences, free on
1: free one, free up, freed, freed $, freely, freeze, freezes, freq, frequent cause, friday afternoon, fridge
1: friend, friendly, friendly and, friendly no, friendly reminder, from, from address, from all
1: from application, from async, from both, from build, from comment, from compat, from conventional, from data
1: from day, from decimal, from defaults, from deps, from df, from end, from for, from fork, from free
1: from github, from hr, from items, from its, from jinja, from jobs, from leaving, from legacy, from lines
1: from list, from lock, from logs, from manifests, from memory, from msg, from notes, from older, from pil
1: from plan, from property, from read, from receipt, from register, from scratch, from screen, from select
1: from sequence, from site, from skill, from sklearn, from slack, from spreadsheet, from staff, from table
1: from target, from text, from two, from unknown, from var, from which, from xml, from yaml, from your
1: fromhex decode, fromisoformat, front, front of, frost, frozen, fruit, frying, fs in, fs stat, fsm
1: fsmonitor sh, fstype, ft tz, fuel, fulfil, full access, full and, full context, full no, full set
1: full since, full stop, full year, fullchain, fullchain pem, fun read, func, func check, func init, func main
1: function $, function and, function app, function convert, function discover, function hash, function if
1: function line, function list, function load, function locale, function login, function notify, function per
1: function post, function release, function report, function single, function test, function transfer
1: function up, fund false, fuse, futtasd, fwrite $, före, gain, gallery, games with, gaming, gap on, gaps do
1: garage, garden planner, gate for, gate md, gate passes, gateway for, gateway gateway, gather, gb are, gc
1: gcloud auth, gcloud compute, ge $, geht, gelöscht, gem credentials, genealogy, general guidelines
1: general settings, generated, generated for, generated one, genkey |, geometry, geprüft, gerekmez, german
1: gerçek, get <cheap>, get access, get address, get allow, get args, get aws, get bit, get caller
1: get clipboard, get config, get confused, get console, get content, get cost, get current, get day, get def
1: get encoded, get entry, get events, get folder, get format, get id, get if, get instance, get int, get it
1: get manifest, get method, get note, get order, get origin, get pip, get print, get property, get prototype
1: get put, get qq, get raw, get rid, get signatures, get slack, get stuck, get this, get throttled, get token
1: get url, get users, getcsv, getcsv file, getcwd, gethostbyname, getline, geçerli, gh arn, gh login, gh pousr
1: gh push, gh token, ghi vào, gib, gift finder, giorno, git archive, git blame, git filter, git grep, git if
1: git in, git info, git name, git push, git submodule, git tidy, git type, git with, github com, give before
1: give five, give me, give the, give up, give wrong, given, given as, given by, given it, given list
1: given something, given when, gives, gives hints, gives short, gives them, giải, gl, gl |, glance
1: glass access, glob etc, glob jpg, glob json, glob skill, glob sync, global flags, gloves, gmail drive
1: gmail settings, gnupg $, go after, go build, go files, go http, go into, go off, go over, go rs, go straight
1: go test, go there, go together, go under, go version, goal, goal help, goals goal, godot, goes on, goes out
1: goes to, going again, going back, going live, golden, golden file, gone in, good and, good bad, good names
1: good rule, good to, google sheets, goproxy, got value, govern, governance md, gpg, gpg $, gpg keys
1: gpg verify, gpl |, gps, gpslatitude gpslongitude, gpus, gpus all, grace, grade content, grade each, grade it
1: grade the, grade to, grade |, grades, gradle init, gram, grams, grandparents, grant all, grant is
1: grant writer, granted and, granting, granting the, graph api, graph token, graphql type, green amber
1: green in, green red, green write, grep name, grep permitrootlogin, grep rho, grep undefined, grid in
1: grid trading, groceries, grocery, ground, group $, group at, group group, group lines, group object
1: group of, group or, group rbac, group rule, group should, group treated, grouping, grouping by, groups aws
1: groups in, groups items, groups then, groups under, grow, grow |, growing, grown, grown ups, grows with
1: growth stage, grpc, grupos, gs, gs if, gsub gsub, guard if, guard so, guard that, guardar, guarded
1: guardrails, guess and, guess in, guess the, guest list, guests |, guia, guide use, guidelines are
1: guides the, guilt, gur, gz fq, gzip and, gzip on, gäller, gång, göre, gün |, günlük, had said, haiku, half
1: half hour, half second, half sentence, half the, halts, hand, hand before, hand each, hand for, hand in
1: hand it, handle const, handle errors, handle throw, handle with, handled elsewhere, handler, handler if
1: handler logging, handlers discarding, handling |, handovers, hands them, handshake |, handshakes, hang
1: happens if, happens with, happy path, hard, hard delete, hard to, hard |, harden, hardened runtime, hardest
1: has built, has confirmed, has done, has enough, has fewer, has finished, has gone, has host, has in, has its
1: has logged, has name, has never, has next, has one, has reference, has room, has six, has so, has something
1: has source, has stated, has task, has that, hash code, hash new, hash string, hashed, hashes the, hashing
1: hashlib, hashlib json, hasta, have, have already, have been, have enough, have git, have look, have one
1: have read, have seen, have them, have url, have user, have you, hba conf, hcl module, hd, hdr, he
1: head const, head data, head git, head in, head join, head or, head print, head |, headed, header api
1: header contains, header data, header is, header key, header main, header name, headers and, headers content
1: headers init, headers key, headers set, headers |, heading, headings in, headings that, health, health data
1: health description, health in, health information, healthcheck test, hear about, hearing, heart, heartbeat
1: heaviest, heeft, height return, heir, heirs, held, helm rollback, help output, help save, help skip
1: help support, helpdesk, helper ask, helper from, helper in, helper is, helper keeps, helper store
1: helper string, helper write, helpers with, her, her zaman, here and, here are, here def, here get, here here
1: here it, here only, here use, here |, heritage, hero name, hetzner, hex for, hex |, hf hub, hg, hidden $
1: hidden and, hidden from, hidden true, hide, hide the, hide true, high and, high low, high or, high risk
1: high |, higher than, highlighted, hiking, hilft, hint and, hints from, hints str, hinweis, hipaa, hiring
1: histfile, historic, history and, history bash, history channel, history files, history report
1: history rewrite, history rewriting, history start, hit else, hit is, hit |, hits are, hits if, hits print
1: hits size, hits the, hits to, hive, hklm software, hl, hm, hoist, hold in, hold on, hold or, hold personal
1: holds an, home dir, home do, home glob, home projects, home target, home to, home vault, homedir cursor
1: homedir library, homes, hook $, hook chmod, hook event, hook events, hook in, hook matcher, hook output
1: hook specific, hookimpl, hooks, hooks cp, hooks json, hooks session, hooks type, hookwrapper
1: hookwrapper true, hop, host, host bash, host cd, host dev, host file, host get, host in, host it
1: host restart, host return, host sh, host so, host to, host with, host Готово, hostname <named>, hostname dev
1: hostname the, hosts all, hosts are, hosts host, hot, hot reload, hotfix, hour and, hour if, hour later
1: hour old, hour the, hour time, hourly |, hours is, hours only, hours or, hours with, hours |, house rule
1: houver, how bad, how do, how good, how often, how quickly, how strong, how they, however many, hrw, hrw oi
1: html $, html await, html comment, html import, html slide, html str, html string, html style, html test
1: html title, htop, http and, http apis, http calls, http header, http is, http method, http only, http os
1: http path, http user, httprequest, httprequest handler, https test, https verify, hu, human oversight
1: human review, hundreds, hundreds of, hurry, hurry |, huts, hv, hyphenation, hyphens, hình, ia, iac, iam
1: iam attach, icc profile, icon $, icons icon, icp, icu, id api, id as, id auth, id by, id current, id default
1: id delete, id deploy, id document, id email, id end, id errors, id exit, id external, id for, id if
1: id issue, id length, id name, id new, id of, id open, id order, id phase, id plus, id policy, id property
1: id range, id raw, id re, id repo, id role, id roles, id route, id score, id send, id set, id sign, id starts
1: id subject, id test, id the, id then, id tool, id valid, id var, id verify, identified by, identifier $
1: identifier apache, identifier for, identifiers, identity and, idle, ids are, ids from, ids length, ids media
1: ids that, iex $, if, if above, if an, if asked, if author, if backup, if bits, if buf, if by, if cents
1: if ci, if console, if create, if cut, if date, if definition, if delete, if df, if every, if everything
1: if executable, if fail, if first, if fs, if gh, if given, if graph, if header, if home, if html, if https
1: if items, if job, if keys, if kind, if last, if len, if level, if limit, if local, if login, if looks
1: if mac, if mean, if more, if name, if need, if no, if nothing, if now, if only, if or, if pair, if pathname
1: if port, if preg, if re, if request, if root, if row, if rules, if sample, if score, if sha, if silent
1: if someone, if source, if split, if src, if starts, if startswith, if step, if strip, if subject, if target
1: if template, if then, if try, if two, if under, if use, if username, if var, if windows, ifconfig me
1: iferror, ignore case, ignore def, ignore except, ignore revs, ij, iki, il testo, im im, im save, im size
1: image, image by, image import, image jpeg, image ls, image ops, image or, image postgres, image python
1: image tag, image url, images carry, imap, immediate |, imperative body, implied, implied probability
1: import add, import batch, import builtins, import bytes, import data, import decimal, import defaultdict
1: import develop, import escape, import excel, import foundation, import from, import getpass, import image
1: import io, import is, import math, import node, import noqa, import numpy, import pandas, import pyperclip
1: import return, import them, import threading, import url, import urlsplit, import with, import yaml
1: import yara, import zz, importa, importing, imports description, imports in, impression, imprint
1: improvement, improvement of, improvements if, in add, in ads, in agreement, in all, in already, in archive
1: in author, in aws, in base, in big, in bulk, in cache, in card, in cargo, in case, in cents, in certificate
1: in chain, in channel, in characters, in chunks, in claude, in client, in comments, in const, in controls
1: in correctness, in currency, in days, in deep, in dns, in dollars, in doubt, in echo, in edit, in effect
1: in english, in environment, in examples, in exclude, in execute, in exit, in fenced, in fh, in first
1: in fixture, in for, in force, in four, in future, in get, in github, in globals, in gold, in governance
1: in hints, in hours, in how, in ids, in in, in item, in java, in key, in kw, in last, in later, in let
1: in libs, in limits, in links, in listing, in locales, in lock, in mail, in maintenance, in manifest, in me
1: in member, in merge, in mermaid, in method, in mind, in mp, in ms, in na, in name, in never, in next
1: in none, in now, in of, in old, in other, in otherwise, in out, in pages, in parents, in particular
1: in pathlib, in paths, in pem, in percent, in phase, in policy, in power, in private, in production
1: in project, in pub, in pyproject, in queries, in random, in re, in red, in remarks, in report, in reverse
1: in roles, in row, in run, in secret, in sent, in sentence, in series, in shop, in short, in sign, in six
1: in so, in sorted, in sources, in sp, in span, in spring, in square, in step, in steps, in storage, in str
1: in sv, in table, in tag, in tags, in the, in those, in thought, in titles, in tone, in try, in turn, in txt
1: in ui, in uses, in utf, in value, in vault, in version, in wanted, in week, in which, in while, in windows
1: in xml, in your, in zones, in zwei, inactive, incident first, incident is, incident on, incidente, incidents
1: include and, include app, include env, include hidden, include jpg, include spf, include var, included and
1: includes $, including, inclusion, income, incoming ufw, inconclusive, incumbent, indemnity, indented
1: independent, index creation, index file, index first, index has, index html, index let, index skip
1: index str, index the, index true, index with, index without, indexed to, indexes and, indexing, indicators
1: indice, indoors, inf, info await, info dev, info error, info exclude, info input, info on, info root
1: info stats, info then, info try, info txt, info using, info warn, info without, info →, informed, infra
1: infrastructure not, ingredient |, ingress from, inhalt, inhoud, ini file, init bare, init dsn, init git
1: init key, init lua, init sh, init with, init |, initn document, injuries, ink, innan, input config
1: input csv, input data, input entity, input has, input image, input modes, input options, input resource
1: input run, input schema, input transcript, input user, input validation, inputs name, insert on, insert or
1: inside an, inside it, inspect $, install, install and, install as, install extension, install git
1: install in, install npm, install one, install package, install page, install pre, install prefix
1: install recommends, install upgrade, install wanted, install what, install without, install |, installare
1: installed app, installed run, installed so, installs it, installs the, instance type, instance value
1: instead and, institute, instructions are, instructions as, instructions from, instructions in
1: instructions you, int from, int func, int int, int len, int main, int row, int time, int to
1: intake description, integer from, integrity sha, interest and, interface is, internal access
1: internal internal, internal is, internal to, internal user, international, interpret, interrupted
1: interval const, interval for, interval repeats, intervals, into an, into audit, into clear, into etc
1: into fresh, into iter, into plain, into single, into users, into view, into web, introduce, introduce the
1: introduction, introspection, invariant, inventory and, inventory csv, inventory inventory, inventory number
1: inventory txt, inverted, invest, investigator, invisible, invite the, invoice $, invoice date
1: invoice number, invoice paid, invoice payment, invoices as, invoices for, invoices invoice, invoke, invoke $
1: io $, io bytes, io core, io import, io text, ip, ip address, ip link, ip request, ip route, ip to, ipaddress
1: ipc, ips, iptables, ipv conf, ipv tcp, ipykernel install, ipython profile, irc, iron, irrevocable, is above
1: is addressed, is allow, is anonymous, is another, is anything, is assigned, is backed, is best, is cached
1: is cancelled, is cheaper, is clean, is closed, is command, is computed, is connected, is content, is copied
1: is current, is customer, is damaged, is deleted, is denied, is deny, is derived, is deterministic
1: is different, is directory, is down, is dropped, is enabled, is enrolled, is entered, is evaluated, is fail
1: is filled, is final, is fresh, is handled, is handy, is high, is hosted, is how, is ignored, is it, is keyed
1: is left, is mandatory, is marked, is match, is missed, is missing, is moved, is name, is neither, is newer
1: is no, is off, is only, is open, is ours, is packed, is pre, is present, is quick, is quiet, is regex
1: is result, is running, is safe, is said, is say, is shortened, is shorter, is significant, is silent
1: is step, is streamed, is stub, is stuck, is tagged, is to, is too, is typical, is unique, is updated
1: is useless, is valid, is verified, is wanted, is where, is wish, is writing, is yes, isdigit return, ise
1: isn done, isn needed, isna mean, iso time, isolate the, isostring, isostring slice, issue as, issue create
1: issue edit, issue key, issue the, issued, issuer certificate, issues for, ist, isupper, it above, it after
1: it again, it alone, it always, it answer, it any, it are, it before, it belongs, it best, it break
1: it brings, it came, it cannot, it clears, it confusing, it connects, it correct, it counts, it data
1: it decides, it do, it done, it even, it every, it exactly, it fails, it fine, it first, it going, it hard
1: it helps, it isn, it key, it left, it list, it load, it make, it move, it moving, it note, it nothing
1: it often, it once, it own, it part, it pass, it passes, it paste, it phase, it ranks, it reaches, it removes
1: it renews, it replaces, it rules, it safe, it said, it say, it secret, it seems, it serves, it several
1: it small, it step, it stood, it stops, it succeeded, it to, it tone, it too, it trim, it unless, it when
1: it where, it which, it while, it within, it work, it works, italics, item $, item call, item cards, item def
1: item force, item is, item key, items, items and, items any, items as, items if, items in, items is
1: items key, items on, items print, items set, items to, items where, items without, iter map, iterator to
1: iterdir, iterdir if, iteritems, its build, its certificate, its contents, its hash, its history
1: its instructions, its neighbours, its numbers, its own, its place, its quality, its rules, its side
1: its skill, its true, its value, itself can, itself do, itself is, itself use, içeren, içi, işler, ja nein
1: jam, jangan, jest, jf, ji, jinja import, jk, job and, job do, job iban, job name, job start, jobs are
1: jobs where, join all, join async, join await, join chr, join dir, join dst, join errors, join export
1: join for, join found, join items, join join, join main, join name, join node, join part, join process
1: join report, join src, join text, join to, join words, joined by, joiners, joinpath, journal description
1: journal type, journald, jp, jpeg, jq author, jq dev, jr, js await, js form, js let, js list, js map
1: js postinstall, js recipe, js src, js test, js tests, js the, js this, js write, json an, json any, json bak
1: json before, json catch, json cli, json compare, json copy, json count, json each, json en, json error
1: json ethereum, json evidence, json field, json indent, json jq, json json, json keys, json look
1: json marshal, json object, json ok, json or, json parsed, json plan, json req, json rm, json rules
1: json sbom, json secret, json settings, json to, json verify, json via, json when, json with, json without
1: jsonpath, jsx tsx, judged, judged by, judged on, judgement, judging, july, just, jwks, jwt secret
1: jwt verify, jx, kale, kalın, kappa with, kata, kategorie, kategorie |, keep alive, keep as, keep clause
1: keep date, keep going, keep in, keep names, keep notes, keep on, keep re, keep something, keep table
1: keep these, keep those, keep tokens, keep true, keep your, keeps only, keeps them, keine, kepada, kept only
1: kept with, kernels, kernelspec, key <named>, key action, key after, key base, key call, key data, key def
1: key down, key each, key end, key except, key fernet, key http, key into, key json, key lambda, key needed
1: key new, key no, key pass, key properties, key public, key put, key requests, key retrieve, key rk
1: key secret, key see, key shares, key ships, key so, key stays, key text, key token, key tools, key try
1: key txt, key user, key was, key which, key without, key write, keyboard focus, keychains login, keycloak
1: keyed, keyof, keys and, keys armor, keys en, keys env, keys older, keys process, keys sed, keys set
1: keys sort, keys ssh, keys systemctl, keys title, keyserver, keystore, keywords the, kez, kh, khoản, kilo
1: kilometres, kimlik, kind base, kind build, kind const, kind for, kind kind, kind line, kind string, kind the
1: kindly, kindly with, kitchen scale, kiểm, kiểm tra, kk, know, know from, know if, know of, know their
1: know them, known breaches, known cves, known good, knows and, kodu, komutlar, komutları, komutu, kopię, kr
1: ks, kube config, kube system, kube ~, kubeconfig, kubectl apply, kubectl create, kubelet, kubernetes io
1: kurulum, kv, kv get, kvkk, kw, kysy, kz, küçük, kısa, la $, la clé, la note, la page, la réponse
1: lab description, label attached, label input, label or, label travel, labelled, labels $, labels kubernetes
1: labels on, labels so, labour, lack, lack the, lacking, lacks, lalu, lambda, lambda self, land, landing
1: landing description, lane $, lane if, language en, language has, language model, language runtime
1: language what, languages and, languages that, lap, lapsed or, laptop with, laravel, large repositories
1: large tables, large type, larger and, larger sums, las instrucciones, last access, last for, last frame
1: last good, last mail, last messages, last prompt, last quarter, last release, last row, last section
1: last sentence, last timestamp, last twelve, last two, last use, last user, last working, last |, lasting
1: late or, late |, lately, latency |, later and, later if, later ones, later runs, later so, later than
1: later version, latest $, latest env, latest restart, latest steps, latest strategy, latexmk, lawful
1: layer build, layer the, layers base, layout for, layout is, layout of, lc, ldl, lead agent, lead time
1: lead to, leads by, leaf, leaflet, leak, leaked keys, learn, learn from, learners, learning rate, learns
1: lease, least, least five, least four, least one, least rights, least ten, least three, leave an, leave or
1: leaves them, lectures, ledger description, ledger of, ledger where, lee, left at, left join, left off
1: legacy |, legal asks, legal basis, legal department, legal form, lege, leistungszeitraum, len data
1: len files, len list, len out, len sys, length, length apply, length before, length body, length buffer
1: length by, length fail, length math, length text, length two, lenient, lens, less, lesson and, lesson app
1: lesson the, lesson |, let, let bad, let body, let fs, let id, let length, let map, let me, let ok, let rest
1: let seen, let state, let text, let this, let work, let write, lets, letter goes, letter of, letterhead
1: letters of, letters string, level $, level are, level by, level is, level logging, level start, level warn
1: level write, levels, levels |, lex, liabilities, liability, liability and, lib import, lib kubelet
1: library application, library names, library python, libx, libx crf, licence of, license file
1: license identifier, liczba, lies between, lifecycle rules, lifted, light at, lighter, lignes, like and
1: like they, like this, like to, likeliest, lim, limit api, limit from, limit keep, limit max, limit name
1: limit on, limit req, limited, limited by, limits cpu, limits in, limits one, limits or, limits the, line
1: line append, line are, line but, line check, line done, line export, line get, line id, line into, line kind
1: line message, line names, line numbers, line of, line questions, line since, line the, line this, line tools
1: line two, line was, line what, line when, line while, lineage, liners, lines as, lines ask, lines at
1: lines by, lines console, lines is, lines keep, lines one, lines so, lines str, lines take, lines text
1: lines that, lines what, lines without, linha, link $, link do, link every, link for, link if, link in
1: link js, link once, link put, link text, link the, linked from, linker, links are, links def, links that
1: links without, lint rules, lints and, linux $, linux command, linux not, linux run, lire les, list <named>
1: list after, list aloud, list async, list bucket, list buckets, list csv, list flags, list form, list id
1: list itself, list label, list max, list name, list no, list not, list on, list operations, list post
1: list price, list request, list rules, list services, list since, list sort, list string, list subject
1: list this, list types, list zero, listdir, liste der, listed and, listed under, listener, listener change
1: listener domcontent, listener input, listening, lists $, lists dates, lists in, lists of, lists that
1: lists |, lit, lite |, literal |, litigation, live description, live for, live live, live read, live the
1: live use, liveness, liveness check, liveness is, lives at, ll, ll ls, llc, ln, ln sf, load all
1: load analytics, load and, load class, load def, load document, load every, load folder, load imfile, load js
1: load open, load path, load tests, load the, load this, load weights, load with, loaded the, loader new
1: loading, loads from, loads path, loads raw, loaves, local app, local development, local environment
1: local hooks, local json, local language, local lib, local machine, local names, local ones, local only
1: local rc, local repository, local root, local storage, locale const, locales, localhost, localhost dev
1: localhost localhost, localize, locally and, location, lock $, lock front, lock txt, lock |, locker volume
1: lockout, locks, log by, log each, log files, log first, log fn, log fold, log for, log from, log get, log id
1: log js, log lastlog, log max, log notes, log on, log oneline, log pad, log path, log pretty, log publishing
1: log report, log rows, log source, log sudo, log syslog, log this, log true, log user, log ~, logfile
1: logged in, logger test, logger warning, logging debug, logging info, logging json, logging stream, login is
1: login items, login logout, login page, login password, login permit, login that, logs days, logs go, logs in
1: lol, long by, long form, long if, long it, long lines, long long, long ones, long return, long run
1: long term, long the, long |, longer, longer than, look by, look forward, look into, looking into
1: looks after, looks for, looks good, lookup def, lookup host, lookup the, lookups are, loop, loot
1: los archivos, lose, loses, loss, loss in, loss is, loss prevention, lossless, lost my, lost on, lot, love
1: loved, low high, low report, low resolution, lower and, lower endswith, lower for, lower half, lower if
1: lower memory, lower or, lower return, lower score, lowers the, lowest |, lpstat shows, lr, lra, ls files
1: lsblk name, lt replace, ltn, lto, lua, lua lua, luck, lum, lunch, luo, lv, lvl, lx, lychee, línea, línea al
1: maand, mac and, mac open, mac users, mac |, machine, machine do, machine if, machine learning, machine name
1: machine readable, machine to, machine where, made again, made from, made in, magnetic, mail account
1: mail address, mail asks, mail change, mail email, mail err, mail gateway, mail merge, mail per, mail reply
1: mail retention, mail search, mailbox tidy, mailbox with, mailed, mailing, mails for, mails that, mails to
1: mails with, main args, main check, main cpp, main def, main div, main from, main log, main option, main raw
1: main run, main skill, main test, main tf, main try, main ts, main url, main var, main warm, main with, maint
1: maintains, maintains the, maintenance and, maintenance mode, make archive, make available, make changes
1: make command, make data, make each, make for, make list, make summary, make this, make up, make your
1: makefile and, makereport, makereport item, makes sure, makes the, malloc, malware scan, management that
1: manager at, manager description, manager enabled, manager when, manner of, manque, manual work, manufacturer
1: manuscript, many other, many projects, many repositories, many requests, many there, map add, map any
1: map attribute, map await, map in, map json, map not, map object, map so, map sources, map string, map the
1: map try, map values, mapping of, mappings, maps are, maps with, mapsreporting submit, marc, march |
1: margin and, margin font, mark as, mark them, mark those, markdown attributes, marked for, marked with
1: market page, markets, marks it, marks no, marp, marshal, mask, mask string, mass, master auto, master key
1: match and, match by, match does, match end, match id, match node, match so, match split, match the
1: match wins, match za, matched, matcher, matchers, matches any, matches print, matching key, math import
1: math random, math sqrt, mathematics, matrices, matrices and, matrix python, matter if, matter is
1: matters run, maven central, max auth, max end, max label, max min, max session, max total, max value
1: may and, may call, may look, may make, may need, may raise, may run, may skip, may |, mb are, mb mb, mbit
1: mbox, mcp tools, md, md and, md append, md at, md code, md completely, md cursorrules, md do, md end
1: md fields, md newest, md page, md purpose, md report, md short, md so, md soul, md table, md they, md to
1: md update, md without, md ~, mdx, me all, me iban, me id, me json, me sh, me since, me yaml, me |
1: meal planner, mean of, mean sum, mean time, mean |, meaning example, means it, means two, meant
1: measure command, measure the, measured and, measures how, measuring, media $, media ids, medic
1: medic description, meet the, meeting finder, meeting in, meeting minutes, meetings, meets, meldet, mem for
1: member group, members if, memo memo, memoria, memories, memory after, memory and, memory as, memory file
1: memory import, memory mi, memory that, memory the, mended, mensal, merge $, merge assets, merge at, merge by
1: merge description, merge merge, merged, merged branches, merged with, message and, message await
1: message carries, message formats, message in, message job, message keep, message logging, message new
1: message rules, message so, message test, message value, messages const, messages do, messages from
1: messages of, messages that, messages with, met, met de, meta $, meta charset, meta if, meta source
1: metadata and, metadata author, metadata kernelspec, metadata meta, metadata name, metadata outputs
1: metadata tags, metas, meteo, meter, metered, meters, method <named>, method body, method headers
1: method import, method option, method req, method request, method uri, methods section, metres
1: metrics import, metrics with, mg per, microsoft azure, middle of, middleware first, miejsce na
1: migrations for, milliseconds, min confidence, min int, min length, min out, minced, minced meat, mind
1: mind read, minecraft, minified code, minimum for, minimum password, minor for, mint authority, minuten
1: minutes before, minutes count, minutes then, minutes |, mirror id, mirror mirrors, misc, misread, miss the
1: missed, missing indexes, missing may, missing on, missing return, missing write, missing |, mistake the
1: mistype, mit datum, mix public, mix the, mixes, mjml, mjs let, mk |, mkdocs serve, mkdtemp for, mkpath
1: mktemp cp, ml, mm border, mnemonic, mnt, mod time, mod |, mode fail, mode in, mode name, mode set
1: mode where, mode why, model, model at, model info, model model, model reasoning, model return, model the
1: model this, model when, model |, models anthropic, models so, modernize, modo, module exports, module load
1: module no, module per, module registry, modules const, modules if, modules node, modules package, modules |
1: modulo, modèle, moet, moi, mold, moment |, mon, mon |, monday, monday |, mondays |, monitor for, monitors
1: monorepos, monsters, month, month and, month before, month compare, month do, month end, month for
1: month restore, month show, month with, monthly report, months for, montrez, mood in, moon, more in
1: more info, more useful, morning, mortgage, most characters, most frequent, most one, most px, most recent
1: most to, most twenty, most useful, most users, motifs, mount, mounted for, mounts source, move into
1: move local, moved and, movements, moves, moves to, mp vf, mq, mr, ms const, ms number, ms python, msal token
1: msg from, msg git, msg result, msg sender, msg text, much it, muestra, mukaan, multi part, multi stage
1: museum, museum catalogue, music brainz, music library, must add, must also, must arrive, must change
1: must first, must hit, must run, must should, mut buf, mutability, mute, mux, mw, my api, my files, my last
1: myproject, másold, máy, méthode, módulo, na $, na if, naam, nach art, name ab, name after, name age
1: name allow, name alone, name an, name await, name billing, name blender, name bug, name button, name by
1: name cad, name card, name category, name change, name claim, name clean, name clip, name commands
1: name common, name cookie, name core, name corp, name cost, name coverage, name crm, name customer, name data
1: name decode, name default, name delete, name deploy, name disk, name do, name document, name dunning
1: name element, name enable, name ends, name eslint, name fill, name firewall, name firm, name flat
1: name fleet, name flight, name found, name fridge, name gha, name golden, name guardrail, name idea
1: name image, name incident, name income, name index, name is, name java, name job, name ld, name limit
1: name linux, name load, name look, name lower, name manifest, name meal, name memory, name monthly, name ms
1: name newsletter, name nextjs, name number, name otel, name output, name password, name patch, name phone
1: name playwright, name post, name posture, name pr, name pre, name print, name printer, name prod
1: name product, name project, name prompt, name queue, name rate, name ref, name refactor, name regex
1: name related, name release, name remote, name resolve, name retention, name return, name role, name safe
1: name same, name say, name school, name score, name secret, name security, name servers, name shell
1: name should, name single, name size, name sleep, name slow, name snapshot, name so, name stats, name status
1: name std, name street, name sum, name survey, name svg, name symptom, name tail, name tar, name team
1: name telemetry, name that, name then, name this, name timeout, name title, name to, name tool, name trip
1: name true, name vendor, name vm, name vpn, name wallet, name was, name wifi, name wiki, name write
1: name year, name zh, name ~, named exports, named in, names and, names date, names each, names first
1: names for, names from, names match, names model, names new, names os, names out, names test, names then
1: names to, names with, namespaces, nargs, narrowed, narrower, nas |, national ids, native, nature
1: navigator user, nazwę, nb, nb json, nc $, nc bin, nda, ndef, necesitas, need and, need git, need install
1: need key, need one, need or, need rights, need their, need two, needed and, needed because, needed before
1: needed here, needed to, needs all, needs another, needs both, needs info, needs per, needs public
1: needs them, nejvýše, nell, nenne, net all, net def, net firewall, net float, net import, net os, net retry
1: net the, net txt, net vat, netsh advfirewall, network config, network dns, network host, network manager
1: network no, network online, network private, network to, neuen, never goes, never list, never local
1: never more, never npm, never promise, never read, never remove, never report, never seen, never the
1: never under, new, new and, new big, new buffer, new call, new cards, new content, new contract, new data
1: new dependencies, new device, new directory, new ethers, new file, new files, new findings, new folder
1: new if, new item, new map, new mcp, new new, new object, new on, new or, new promise, new proof
1: new repository, new rows, new rules, new run, new secret, new server, new shell, new span, new string
1: new test, new urlsearch, new verify, new web, new words, new |, newcomer, newest on, newline encoding
1: newlines, newsletter from, next, next blockers, next button, next date, next function, next line, next next
1: next quarter, next release, next response, next review, next three, next unless, next update, nextjs, nf |
1: nfc, nft, nghìn, nginx, nginx sudo, nice to, nichts, night in, nightly restic, nightly |, nil func, nil req
1: nine in, nine times, nist sp, nits, nl, nmap, nmcli, no account, no activity, no and, no automatic, no cache
1: no capitals, no changelog, no chart, no chdir, no contract, no control, no cors, no css, no customer
1: no default, no deletion, no description, no double, no duplicates, no dynamic, no example, no expiry
1: no final, no folder, no force, no full, no hard, no high, no identity, no if, no images, no in, no input
1: no interactive, no it, no items, no jargon, no la, no legend, no licence, no limit, no log, no longer
1: no matter, no message, no more, no must, no network, no no, no node, no note, no or, no owner, no personal
1: no price, no reader, no row, no rules, no se, no separate, no server, no set, no signature, no single
1: no skipped, no split, no start, no stop, no such, no translation, no use, no user, no way, no window
1: no workflow, nobody can, nobody finds, nobody notices, node $, node cache, node const, node dist, node exe
1: node expose, node fetch, node fill, node is, node major, node net, node platform, node return, node scripts
1: node steps, node test, node then, node watch, nodemailer, noise for, nom, nome do, nominal, non interactive
1: none $, none domain, none or, none prefer, none select, none step, none the, none url, none write, nop
1: nopasswd, noqa, normal for, normal |, normalised, normalises, nosniff always, not accepted, not active
1: not answer, not applicable, not apply, not as, not ask, not available, not by, not closed, not come
1: not confirm, not confuse, not consider, not correct, not count, not drop, not dropped, not dry, not end
1: not even, not executed, not expect, not expire, not export, not exported, not findings, not finished
1: not fixed, not form, not guess, not hasattr, not have, not hit, not jump, not let, not like, not line
1: not made, not matter, not mentioned, not met, not os, not part, not passwords, not raise, not real
1: not released, not reveal, not review, not scale, not see, not sent, not share, not skip, not stop
1: not supported, not sure, not test, not they, not three, not tree, not triggered, not update, not user
1: not valid, not validated, not wait, not wanted, not what, not which, not who, not windows, not word, nota |
1: notas, note $, note all, note changes, note date, note for, note has, note its, note name, note note
1: note or, note string, notes and, notes copy, notes entries, notes folder, notes for, notes hook, notes look
1: notes no, notes notes, notes one, notes py, notes read, notes slide, notes so, notes when, notes with
1: nothing about, nothing between, nothing has, nothing when, notice from, notice of, notice this, notice to
1: notices to, notification email, notification to, notify reload, notna, notre, nova, now, now after
1: now before, now const, now date, now do, now get, now grafana, now has, now interval, now isoformat, now not
1: now or, now pass, now rather, now return, now service, now time, now utc, nowhere the, np from, npm audit
1: npm ci, npm create, npm ls, npm npm, npm or, npm package, npm sbom, npm speedup, npm supply, npmignore
1: npmjs, npx yes, nq, ns, nspasteboard, nspasteboard general, nu, nudge, null after, null catch, null cp
1: null do, null else, null fetch, null get, null gh, null key, null metadata, null my, null no, null ruff
1: null set, null tar, null the, null true, null var, null write, number add, number amount, number const
1: number default, number format, number from, number must, number never, number new, number only
1: number string, number test, number title, number to, number value, number what, number write, numbered list
1: numbers and, numbers compare, numbers dates, numbers get, numbers if, numbers no, numbers paths, numbers say
1: numbers that, numbers the, numeración, numero, nummern, numpy as, nutzers, nv, nvim config, nvim create
1: nvm $, nvm dir, nvmrc, nw, nxt, ny, néant, nơi, oa, oak, oauth scopes, obey the, object $, object after
1: object class, object count, object display, object get, object id, object last, object list, object new
1: object properties, object required, object url, objectif, objectives, objects and, objects as
1: objects filter, objects if, objects in, objet, oc, occasion, ocean, och skriver, oci, octet stream, october
1: oder, oe, of access, of agents, of all, of another, of at, of bad, of big, of bug, of changed, of claims
1: of claude, of clinical, of codebase, of commits, of compliance, of concept, of configuration, of conflict
1: of const, of cost, of css, of csv, of custody, of database, of date, of day, of delivery, of dependencies
1: of developer, of diff, of do, of docs, of documentation, of documents, of done, of email, of env, of fifteen
1: of fifty, of file, of flags, of food, of found, of genes, of good, of high, of ids, of large, of legal
1: of length, of local, of map, of market, of merged, of messages, of my, of names, of next, of nine, of non
1: of notice, of on, of ownership, of paper, of persons, of policy, of positions, of praise, of present
1: of products, of pw, of receipts, of removal, of reports, of repositories, of restaurant, of roots, of sales
1: of scientific, of security, of seed, of servers, of six, of slide, of somebody, of sources, of speech
1: of stack, of step, of string, of then, of truth, of up, of user, of waiting, of weak, of weight, of well
1: of window, of you, of zero, of zones, off and, off as, off in, off is, off name, off on, off target
1: off this, offer an, offer from, offer one, office description, office hours, officer, officer |, officers
1: official site, offline if, offline with, offset px, often not, often |, ogr, ogr ogr, oi, oidc client
1: oidc groups, oidc issuer, oil, ok, ok body, ok console, ok failed, ok in, ok or, ok println, ok status
1: ok user, okta, okta com, old addresses, old and, old get, old image, old json, old key, old one
1: old snapshots, old the, old |, oldest, omission, omit, omit frame, omitted from, on <named>, on add
1: on alter, on another, on approval, on as, on audit, on auto, on behalf, on body, on both, on chain, on ci
1: on code, on conflict, on copies, on cost, on create, on customers, on different, on each, on enter, on error
1: on event, on everything, on failures, on foot, on forward, on fridays, on from, on go, on id, on import
1: on in, on inputs, on laptops, on lines, on live, on log, on match, on merge, on miss, on modules, on monday
1: on most, on on, on or, on orders, on page, on password, on phone, on press, on project, on push, on real
1: on sales, on second, on see, on set, on speed, on state, on stderr, on style, on supported, on that
1: on those, on three, on topic, on two, on ubuntu, on web, on while, on word, on workflow, on |, onboard
1: onboarding use, oncall, once, once for, once if, once node, once on, one all, one build, one byte, one check
1: one column, one copy, one csv, one dated, one drive, one few, one figure, one first, one for, one function
1: one get, one gets, one good, one happy, one hard, one has, one json, one login, one may, one module
1: one name, one named, one never, one new, one no, one number, one one, one only, one paper, one part
1: one pattern, one person, one project, one random, one result, one runtime, one sample, one say, one sheet
1: one spf, one string, one sum, one there, one thing, one time, one topic, one two, one up, one verified
1: one whose, one working, one write, oneline, ones come, ones const, ones not, ones that, only be, only code
1: only days, only get, only gets, only hidden, only item, only matters, only of, only open, only raise
1: only record, only return, only role, only run, only safe, only so, only source, only that, only through
1: only true, only used, only where, onopen, oomkilled, opa, opaque, open, open <named>, open action, open api
1: open closed, open defer, open incidents, open invoices, open my, open pdf, open require, open spec
1: open table, open terminal, open their, open to, open type, open uri, open wb, open what, open |
1: opened again, opening, opening in, opens an, opens in, opens it, openssl base, opentelemetry
1: opentelemetry exporter, opentelemetry otlp, opentelemetry sdk, operating, operator and, opinion
1: opportunistic, ops in, opt chrome, option all, option name, option path, option string, optional in
1: optional |, options from, options name, options new, options try, or above, or address, or adds, or after
1: or alt, or are, or as, or automatic, or backup, or board, or body, or branch, or breaking, or broken
1: or children, or code, or consent, or contracts, or def, or end, or env, or failing, or file, or for
1: or hashes, or head, or header, or home, or html, or itinerary, or load, or markdown, or numbers
1: or permissions, or place, or plan, or policy, or recovery, or resume, or sample, or security, or sell
1: or service, or split, or suffix, or taken, or tell, or text, or that, or their, or they, or to, or tokens
1: or unreadable, or verification, or warm, or web, or wire, or wrap, or you, or zero, orchid, order, order api
1: order date, order does, order form, order get, order given, order items, order no, order return, order run
1: order tables, order the, order total, order with, ordered set, orders await, orders of, orders order
1: org registry, org |, orgs, origin apt, origin dev, origin string, origin to, origin url, original with
1: originals in, originating, ortam, os func, os getlogin, os listdir, os name, os os, os re, os run, os says
1: os threading, os time, os tmpdir, os write, os –, oserror, oserror continue, osm, other by, other changes
1: other lines, other projects, other repositories, other skills, other to, other with, others and, others are
1: others do, others have, others to, others wait, otherwise, otherwise leave, otherwise use, otlptrace
1: otlptrace exporter, otomatis, otp, our $, our own, out any, out anything, out close, out dir, out each
1: out env, out file, out from, out git, out how, out in, out keep, out key, out length, out map, out new
1: out out, out print, out println, out rows, out save, out say, out set, out since, out tests, out tf
1: out unless, out var, out wb, out which, out while, out without, out xml, out zip, outage, outbound
1: outcome as, outcome is, outdated, outliers, outline with, outlines, output as, output audit, output back
1: output cmd, output console, output errors, output files, output hook, output is, output null, output pcent
1: output src, output start, output stream, output table, output tmp, output to, outputs, outputs and
1: outputs name, outputs source, outputs type, outra, outside contributors, outwards, over all, over and
1: over earlier, over every, over four, over from, over gb, over it, over local, over mb, over months, over or
1: over other, over tls, over to, over years, overall score, overflow hidden, overhead, overlay the, overlooked
1: override action, overrides for, oversight, overwritten by, overzicht, owl, own channel, own client
1: own commit, own computer, own disk, own examples, own for, own in, own knowledge, own lines, own mcp
1: own order, own report, own review, own sheet, own style, own team, own token, own words, owned, owner
1: owner $, owner ask, owner group, owner if, owner is, owner key, owner last, owner mode, owner owner
1: owner platform, owner sees, owner tag, owners, owners and, owners in, ownership for, pack is, pack of
1: pack the, package <named>, package are, package before, package from, package it, package of, package pin
1: package without, packages, packages and, packages as, packages need, packages true, packaging, pad the
1: page $, page await, page by, page const, page don, page for, page form, page is, page keep, page limit
1: page open, page shows, page string, page summary, page take, page two, page view, page what, page without
1: page you, pages add, pages description, pages do, pages html, pages into, pages need, pages only, pages so
1: pages that, pages the, pages update, pages when, paging |, pagos, pain, pair, pair it, pair with, palabras
1: palavras, palette, pandas, pandas pandas, panel dedicated, pantry, paper two, papers, para cada, paragraph
1: paragraph if, paragraph is, paragraph of, paragraph on, paragraph one, paragraphs, parameters example
1: params from, params get, params headers, params id, params location, params set, params |, parcel
1: parent parent, parse float, parse name, parse options, parse qsl, parse str, parse sys, parse text
1: parse url, parse with, parser, parser parse, parser py, parser read, part by, part def, part is, part of
1: part one, part to, partials, participant, particular, parties, partition |, partners and, partnership
1: parts and, parts as, parts of, party, pass $, pass by, pass files, pass finally, pass from, pass or
1: pass send, pass step, pass without, passage, passed on, passed the, passed with, passes it, passive for
1: passkeys where, passphrase and, passport numbers, passports, password db, password input, password it
1: password length, password use, password without, passwordauthentication, past its, past tense, paste in
1: paste this, pat $, pat finditer, patch if, patch in, patch version, patched builds, path basename
1: path chmod, path command, path cwd, path end, path exec, path exists, path extra, path fetch, path folder
1: path function, path host, path http, path it, path kind, path md, path new, path notes, path ok, path owner
1: path parse, path reason, path req, path require, path root, path set, path str, path style, path timeout
1: path tmp, path usr, path value, path where, path |, pathlib from, pathlib hashlib, paths, paths and
1: paths by, paths error, patients, pattern input, pattern keep, pattern line, pattern may, pattern with
1: patterns of, patterns |, pauses, pay and, pay button, pay only, pay the, payload json, payload self
1: payloads, payment and, payment block, payment details, payment of, payment or, payment reminders
1: payment run, payment term, payment terms, payments, payroll read, payslip, payslips, pb, pcr, pcre, pd data
1: pd import, pd read, pd series, pdf $, pdf in, pdf only, pdf reader, pdf says, pdf wb, pdf writer, peaks
1: peek, peek description, peer, peer is, peer public, pentest, people like, people look, people need
1: people out, people read, people the, people write, per applicant, per client, per entry, per feature
1: per finding, per group, per journey, per message, per method, per operation, per order, per output
1: per platform, per request, per run, per slide, percent is, percent over, performance improvements, perhaps
1: periksa, period and, period |, periods, permanent, permessi, permission $, permission decision
1: permission read, permission request, permissions, permissions and, permissions deny, permissions on
1: permissive, permits, persistent data, persistent keepalive, person and, person asks, person at, person for
1: person has, person if, person never, person no, person signs, person you, person |, personality, personne
1: personnelles, pg dumpall, pg hba, pg roles, pg stat, pgdata pg, pgp key, pharmacy, phase for, phase four
1: phase phase, phase report, phase three, phase validate, phi, phone number, phone when, phones, phony all
1: photo archive, photo in, photo or, photo unless, photos and, photos are, photos in, photos of, php $
1: php return, php scripts, phrase if, phrased, pick three, pick up, picked up, picker description, picking
1: picks up, pictures are, pictures in, pictures inbox, pictures under, pid true, pide, pieces, pil, pil import
1: pill, pills, pin in, pin origin, pin priority, pin with, pinned versions, pip, pip install, pip npm
1: pip version, pipe stderr, pipe the, pipeline with, pipelines, pipx, pisze, pixels, pizza, pkce |, pkcs, pkg
1: pkg $, pkg name, place at, place every, place from, place if, place when, placeholder password, placeholders
1: placeholders |, places dates, plain, plain description, plain language, plain sentences, plain verbs
1: plan by, plan csv, plan description, plan from, plan in, plan not, plan output, planilha, planned
1: planned and, planner description, planner read, plans are, plans for, plans |, plate, plate csv, plates
1: platform import, platform not, platform platform, platform release, platform where, platform win, plausible
1: play it, playground, playing, playwright playwright, playwright screenshot, please do, please wait, plenty
1: plist launchctl, plot and, plot with, plugin add, plugin description, plugin json, plugin name, plus any
1: plus the, plus what, png at, png base, png file, png is, png per, png to, po zakończeniu, poet, poetry
1: point, point is, point of, point on, point point, point where, pointer add, points before, points if
1: points one, points to, poison, pole, poleceniem, policy for, policy get, policy md, policy number, policy on
1: policy or, policy wants, polish the, polisher, polisher description, pomodoro, pond, pool executor
1: pool from, pool in, pool with, pooled, pop pre, popular, population sample, por la, porque el, port get
1: port path, port use, port with, porta, portal, portals, porządki, position in, positional, positions for
1: positive, positive and, posix authorized, possessive, post checkout, post def, post do, post format, post in
1: post it, post json, postal address, postcode and, postcodes, postgres and, postmortem, posts the
1: posture check, potatoes, pour chaque, pousr, pousr za, power at, power of, powershell $, pp, ppm, pptx
1: pr number, pr text, practice, practice if, pragma no, praise one, praised, pre, pre releases, pre tool
1: precede, preceded, preceded by, precedence, preceding, predicate, pref, prefer it, prefer not, prefer plain
1: preference silently, preferences, preferences and, preferred, prefix for, prefix rules, prefix with
1: prefix |, prefixes, preklad, premises, première, première utilisation, preparation for, prepare commit
1: prepare select, prepares, prepayment, prerequisite, present do, present excused, present so
1: presentation reveal, preserve root, presets are, presets for, presets md, press on, press |, pressure
1: pressure and, prettier and, preview builds, preview first, preview for, preview the, preview |, price and
1: price as, price const, price cost, price float, price from, price in, price is, price min, price name
1: price quantity, price value, price weight, prices from, prices in, prices of, prices with, prima di, prime
1: primeiro, primer, primeros, principal federated, principal id, principal |, principals type, print done
1: print event, print its, print join, print kind, print new, print note, print ok, print one, print per
1: print random, print to, print unknown, print urllib, printer, printf bin, println cargo, println string
1: prints file, prints its, prints json, prints to, prio, priority action, priority class, priority type
1: privacidad, private, private data, private false, private feeds, private final, private messages
1: private options, private or, private val, privkey, privkey pem, prix, pro, pro for, probe at, procedure
1: proceed no, proceed without, process body, process command, process cwd, process exit, process list
1: process platform, process version, processes connections, processing, processing this, procurement
1: produce one, produce the, producer, producers, product $, product data, product page, product teams
1: product user, production, production data, profile all, profile as, profile export, profile is, profile it
1: profile key, profile load, profile python, profile run, profile user, profile view, profile ~, profiles for
1: profit, progetto, program, program and, program cat, programa, programmer, progression, prohibited
1: project $, project add, project already, project also, project as, project at, project copy, project env
1: project environment, project hours, project id, project in, project mcp, project read, project readme
1: project repos, project size, project template, project then, projects as, projects const, projects for
1: promise number, promise unknown, promise |, promotions, prompt, prompt description, prompt here
1: prompt submit, prompt to, prompts that, prompts with, propagation, properties from, properties user
1: properties |, property, property hkcu, property list, property path, property type, proposals in
1: propose fixes, propose folders, proposed for, proposer, proposez, proposta, props are, props record
1: props to, protected health, protection and, protection is, protection on, protection use, protective
1: proteção, proto files, protocol and, protocol https, protocol udp, protocol |, prototype of, prove it
1: provided no, provider class, provider from, provider global, provisioned, provisioner local, provisions
1: proxy description, proxy proxy, proxy server, proxy the, przy, przygotuj, préparation, présent, prüfen |
1: ps format, ps users, pseudo, psr, psycopg connect, pth, pty socket, pty spawn, pubkey to, public
1: public copy, public false, public index, public internal, public is, public or, public read, public registry
1: public string, publish access, publish after, publish description, publish dry, publisher |, puede, pull
1: pull $, pull back, pull git, pull requests, pulls tables, punct, puppet, pure, purely, purl, purposes
1: purview, push follow, push only, push origin, push protection, push push, push with, pushed the, pushes to
1: put all, put at, put comment, put key, put name, put only, put your, puts it, puzzle, pv, pw password, pwsh
1: px color, px div, px outline, px radius, px solid, px wide, py and, py before, py data, py environment
1: py file, py for, py it, py path, py which, py write, py ，, pyarrow, pydantic, pydantic settings, pypi
1: pyplot, pyplot as, pytest coverage, pytest hookimpl, pytest tests, python and, python command
1: python package, python path, python ruff, python script, python slim, python tools, python try, python ~
1: página, qc, qf, qj, qo, qpdf, qpdf |, qq, qsl, qty price, qu, quality depends, quality score, quando usuário
1: quant, quantify, quantity, quarter end, quarter this, quarter with, que es, que está, quedan, queries in
1: queries sql, queries with, queries |, query $, query output, query perform, query select, query subject
1: questa, question by, question if, question in, question on, question or, question that, questioned
1: questions and, questions every, questions from, questions only, queue, queue length, queue of, queue shift
1: queue this, queue work, queues, qui, quick, quick and, quick start, quick up, quicker and, quickly so
1: quotable, quote at, quote name, quote no, quote the, quote what, quoted form, quotes and, quotes at
1: quotes from, quê, qw, rack, radish, raft, raise, raise it, raise prices, raise value, random file
1: random print, random sample, random seed, random string, randomness, range, range const, range of, range |
1: ranking, ranks, rare, raspi, rate $, rate limits, rate of, rate on, rate over, rather not, raw, raw await
1: raw base, raw bytes, raw const, raw encode, raw get, raw githubusercontent, raw main, raw subprocess
1: raw values, rbind, rc dev, rc eof, rclone config, rds, re ask, re def, re for, re glob, re not, re pathlib
1: re return, re running, re test, reach it, reachability, reached by, reached from, reached with, reaches sql
1: react components, read any, read bash, read buf, read but, read changelog, read claude, read close
1: read data, read encoding, read every, read exif, read for, read headers, read info, read input, read never
1: read or, read py, read rs, read search, read self, read so, read timeout, read user, read when, readable
1: readable by, readable size, readdir, reader body, reader does, reader reader, reader will, readiness |
1: reading them, reading time, readme badges, readme from, readme polish, readme with, readonly string, readout
1: reads of, reads them, ready made, ready to, real database, real def, real for, real incident, real ones
1: real system, real users, real values, realistic, realistic data, realm, realtime, reaps, reason audit
1: reason in, reason is, reason of, reason so, reasoning effort, reasons, rebalance, rebalancing, rebuilt
1: recall |, receipt in, receipts, receipts query, receita, receive the, receives, recheck, rechte, recipe
1: recipe json, recipes description, recipes to, recipients and, recipients |, recommend the, recommends
1: recompute, reconfigure, reconsider, reconstruct, reconstruct the, record $, record and, record as
1: record json, record so, record the, record use, recording in, recording with, records are
1: records description, records in, records what, records |, recoverable, recovered, recovery key
1: recovery with, recovery words, rect width, red after, red for, red or, red team, redan, redirects net, redis
1: redistribution, reduce length, reduce noise, reduce qty, redundant, ref $, ref api, ref main, ref split
1: ref to, refactor, refactorings, refactors, refer, reference has, reference table, reference then
1: reference |, references mcp, references |, referencia, refreshes, refs, refs |, refund to, refund |
1: refunded, refunds with, refusal is, refusals, refusals are, refuse to, refused by, reg add, regards the
1: regex true, regexp $, region $, region of, region type, register both, register the, register this
1: register |, registered no, registered the, registered with, registers the, registrar, registration
1: registration is, registry reg, registry set, regras, rehberi, reihenfolge, reinstall, reject or, reject |
1: rejection, rel, rel preload, relances, related work, relative links, relative paths, release branch
1: release branches, release check, release date, release gate, release is, release it, release job
1: release lto, release npm, release the, release then, release use, released, releases, relevance, relevant to
1: relname, relname from, relname live, reload, reload |, remain, remarks at, remedies, remember what
1: remembers the, remind once, reminder after, reminders, reminders first, reminders for, remote $, remote addr
1: remote backend, remote cache, remote desktop, remote user, removals, remove, remove and, remove any
1: remove const, remove every, remove prefix, remove tree, removed after, removed or, removed security
1: removed with, renal, rename it, renames, render, render as, render it, render one, render pass, renderer
1: rendering, renders when, renew it, renumber, rep in, repair it, repaired, repairs broken, repeat after
1: repeat and, repetition, replace all, replace any, replace as, replace def, replace iban, replace it
1: replace one, replace replace, replace them, replace your, replaced by, replacement for, replaces, replacing
1: replay, replayed, replica, replication, replies, replies to, replies with, reply as, reply for, reply of
1: reply read, repo ci, repo is, repo local, repo name, repo repo, repo settings, repo then, repo url, report $
1: report an, report columns, report csv, report data, report error, report findings, report import, report js
1: report no, report path, report release, report repository, report score, report show, report step
1: report summary, report title, report to, report true, report without, report |, reported, reported as
1: reporters, reporting is, reports how, reports that, repos owner, repos repositories, repositories
1: repositories maven, repository $, repository and, repository is, repository local, repository or
1: repository rule, repository settings, repository url, repository where, repository with, repository |
1: represented, reproduce, reproduced, reproducible builds, reputation, req const, req end, req get, req https
1: req json, req query, req request, req res, req route, req urllib, request, request $, request <numeric>
1: request <service>, request against, request args, request builder, request by, request for, request form
1: request handler, request header, request keep, request logs, request new, request run, request set
1: request the, request time, request title, requesting, requests an, requests from, requests merged
1: requests session, requests since, require base, require code, require csv, require find, require function
1: require import, require it, require qrcode, require relative, require user, required approving
1: required from, required the, required version, requirements open, requirements quality, requirements the
1: requires that, reread, rerun, res const, res next, res or, res response, res status, res try, resample
1: resembles, reserved for, reserved instances, reset, resident, residential, resolutions, resolv, resolv conf
1: resolve |, resolved by, resolved resolved, resolved to, resource owner, resources, resources if
1: resources type, respaldo, respondent, response text, rest $, rest command, rest of, rest on, rest text
1: rest total, rest with, restart in, restart is, restart rsyslog, restart systemd, restic check, restic forget
1: restic password, restic repository, restore every, restore keys, restore |, restricted data, restricted key
1: result error, result for, result in, result number, result size, result storage, result the, result update
1: result |, resultados, results are, results each, results else, results in, results name, results of
1: resume if, resume is, retention or, retention period, retention schedule, retention the, retest, retest same
1: retires, retries, retries and, retries with, retrieved, retry fn, retry git, retry the, return $, return api
1: return await, return base, return buffer, return context, return date, return datetime, return defer
1: return direct, return eval, return event, return func, return head, return import, return inner, return js
1: return next, return number, return only, return optional, return out, return random, return redirect
1: return replace, return return, return round, return rows, return scope, return session, return static
1: return str, return that, return to, return true, return type, return url, returncode def, returns dict
1: returns nothing, returns the, reused with, rev $, revenue by, revenue math, reversed, review, review as
1: review in, review list, review look, review note, review or, review policy, review read, review so
1: review terraform, review which, review within, reviewed and, reviewer read, reviewers on, reviewing
1: reviewing code, reviews, reviews terraform, reviews |, revisor, revoked |, revs, rewrite, rewrite them
1: rewrite with, rewrites, rewrites the, rf, rf ~, rgb, rglob py, riassume, rid of, rider, riepilogo, righe
1: right click, right now, right one, right role, rights and, rights in, rights of, rights on, rights read
1: rights reserved, ring, rings, risco, rise, rises, risk and, risk risk, risk to, risks and, rivals, rm tmp
1: rodo, role assignment, role binding, role ci, role definition, role from, role get, role grant, role last
1: role play, role properties, role system, role type, role with, roles and, roles in, roles sql, roles where
1: roll over, rolling back, rollover, rolls, rolname, room and, room for, room is, root action, root build
1: root command, root curl, root history, root in, root index, root json, root key, root layout, root not
1: root parent, root process, root project, root readme, root remote, root root, root run, root set, root skill
1: root update, roster, rotate db, rotate description, rotate new, rotate once, roteiro, rots, rough notes
1: round $, round date, round down, round eggs, round it, round the, round to, rounds max, route get
1: route path, router to, routing if, row, row and, row get, row json, row per, row values, rows, rows and
1: rows append, rows go, rows if, rows list, rows match, rows object, rows on, rows only, rows row, rpc const
1: rpc method, rq, rscript scripts, rspec, rsplit return, rss feeds, rstrip, rstrip if, rsvg, rsvg convert
1: rsvp, rsync, rtrim, rua mailto, ruby, ruff check, ruff mypy, rule about, rule and, rule author, rule each
1: rule is, rule set, rule sets, rule which, rule zero, rule |, rules all, rules and, rules api, rules cp
1: rules display, rules exec, rules hold, rules into, rules set, rules table, rules true, rules update
1: rules version, rules without, rules you, rules |, run any, run apt, run bin, run catching, run cmd
1: run command, run const, run explain, run false, run file, run func, run go, run history, run is, run line
1: run link, run log, run mkdocs, run needs, run npm, run once, run out, run path, run pre, run preview
1: run put, run release, run return, run rscript, run self, run takes, run task, run these, run they
1: run through, run update, run use, run var, run vault, run while, run without, run xml, rundll, rune
1: runner releases, runner with, running as, running it, running plan, running say, running so, runpy
1: runpy run, runs all, runs but, runs if, runs its, runs no, runs only, runs or, runs that, runtest makereport
1: runtime check, runtime error, rustc, rustc env, réseau, résultat, rôle, rückfrage, rồi, sa, saa product
1: saas, safe for, safe no, safe with, safer, safety check, safety or, safety policy, sage, said that, said to
1: sailing, sake, sake of, salary, salary and, sales and, sales team, sales with, salt, salt scale, same class
1: same color, same day, same error, same files, same from, same intent, same length, same machine, same mark
1: same message, same number, same order, same page, same path, same pattern, same request, same run
1: same service, same set, same site, same the, same tool, same user, sample as, sample at, sample is
1: sample rows, sample sample, sample samples, samples |, sampling, sampling and, sampling the, sandboxed
1: sane defaults, sanitizers, sas, satisfaction, satisfied, satz, save config, save copy, save dev, save for
1: save json, save on, save to, save true, save with, save |, saved $, saved file, saved with, saving as
1: saving in, sax, saxutils, say about, say not, say otherwise, say they, say to, sayfa, saying done, saying so
1: says hello, says if, says we, says when, says where, says |, sayısını, saúde, sbom cdx, sbom json, sc
1: scale by, scale can, scale or, scale out, scale scale, scales recipes, scaling, scan text, scanned
1: scanner for, scanner format, scans on, scatters, scenes, scheda, schedule and, scheduled timer, schema drift
1: schema has, schema if, schema meta, schema migrations, schema public, schema type, schemes, school, schritt
1: schritte, scientific, scop, scope flag, scope global, scope local, scope so, score every, score py
1: score round, score text, score the, scp, scratch folder, screen in, screen is, screen the, screens
1: screenshot at, script $, script before, script curl, script data, script def, script does, script files
1: script if, script npm, script pip, script prints, script projects, script re, script src, script text
1: script use, scripts as, scripts guard, scripts is, scripts look, scripts package, scripts prep
1: scripts report, scripts retain, scripts run, scripts snap, scripts triage, scrivere, scrubber, sdk init
1: sdk trace, sds, se è, search crm, search description, search engines, search item, search json, search read
1: search short, search str, search string, search terms, search test, search the, search token, search type
1: search use, searching, seat the, sec, second after, second and, second control, second hand, second is
1: second language, second line, second machine, second microsecond, second one, second page, second try
1: seconds and, seconds on, seconds return, seconds when, secret and, secret is, secret key, secret or
1: secret scanning, secret store, secrets come, secrets file, secrets into, secrets without, secrets |
1: section is, section to, section use, section write, secure true, security add, security and
1: security cryptography, security definer, security incident, sed permit, see error, see files, see progress
1: see references, see the, see them, see this, see use, seed if, seed int, seeds, seen as, seen at, seen const
1: seen not, seen set, seen what, sees them, seguinte, seguridad, seguro, según, select count, select current
1: select first, select on, select relname, select sql, select version, selector all, selects, selects the
1: self clean, self create, self lines, self on, self result, self self, self url, self with, self write, sell
1: semicolon, send as, send default, send grid, send json, send mail, send notification, send one, send only
1: send transaction, send user, send |, sender to, senha, sens, sensitive attributes, sensitive data
1: sensor description, sent and, sentence as, sentence says, sentence show, sentence |, sentences and
1: sentences no, sentences on, sentences that, sentences to, sentido, separator, separator |, september
1: september |, seq, seq seq, sequence diagrams, ser, serial number, serialization, series, server add
1: server answers, server app, server at, server client, server files, server is, server max, server md
1: server note, server req, server request, server simple, server so, server the, servers for, servers name
1: servers to, serves, serves the, serveur, service account, service do, service is, service login, service not
1: service resource, service so, service which, service |, services, services of, services |, servidores
1: serwerze, sesame, sesión, session by, session check, session completed, session cookies, session created
1: session fetch, session from, session jsonl, session read, session recording, session requests, session run
1: session start, session store, session the, session url, session user, session was, sessions or, set allow
1: set allprofiles, set always, set as, set audit, set auto, set body, set but, set cookie, set custom
1: set endpoint, set environment, set folder, set hook, set host, set hostname, set json, set mkdir, set now
1: set of, set old, set out, set parts, set policy, set process, set require, set shared, set so, set status
1: set their, set to, set true, set up, set user, set value, set which, set ~, setdefault mcp, setenforce
1: setopt, sets are, sets of, setter, settings and, settings description, settings example, settings if
1: settings json, settings needn, settings set, settings user, setuid, setup exe, setup mac, setup or
1: setup the, setup use, setup wizard, setup |, setx, sev, seven days, several times, severity, severity and
1: seznam, sf, sftp, sh cat, sh claude, sh command, sh cp, sh create, sh do, sh echo, sh first, sh log
1: sh mkdir, sh mnt, sh nvm, sh out, sh printf, sh run, sh sh, sh so, sh start, sh terraform, sha $, sha data
1: sha run, sha sums, sha text, sha uses, shadow copies, shame, shame no, shape user, share ca, share of
1: share on, share share, share this, shared cache, shared drive, shared drives, shared list, shared table
1: shared with, sharpest, sheet, sheet description, sheet in, sheet is, sheet to, sheets, shell bash
1: shell comfort, shell date, shell if, shell sh, shelves, shift and, shift if, shift my, shim for, shims
1: ship the, shipped as, shipping, shipping labels, ships as, shop is, shop links, shop stripe, shoppers
1: shopping, shopping lists, shops and, shops in, short $, short id, short in, short reason, short tries
1: short |, shortened to, shortlist, shot, shotgun, shotgun surgery, should check, should do, should look
1: should match, should nit, should point, should rank, should read, should remain, should say, should somebody
1: should stay, should the, should use, should you, show are, show false, show format, show git, show head
1: show help, show in, show name, show names, show no, show nothing, show profiles, show small, show source
1: show toplevel, show |, showback, shown at, shown in, shown the, shows nothing, shows only, shows that
1: shows the, shows them, shred $, shrink the, shutil disk, si on, si pregunta, si se, sibling, sich
1: side effects, side if, side which, sides of, sie, siem with, siempre, sig, sig $, sig as, sigma rule
1: sigma rules, sign it, sign up, signage, signal $, signature, signature block, signature is, signature the
1: signature type, signature |, signed cert, signed certificate, signed commits, signed it, signed pdf
1: signed statement, signed with, signes, signs for, signs ignore, signs it, signup |, sigs, silent for
1: silently, silently and, silently at, sim, similar, simple httprequest, simply, simulation, sin, since each
1: since it, since its, since logs, since monday, since most, single request, single use, single words, sistema
1: sit in, site $, site and, site packages, site that, situation |, siunitx, six digit, six questions
1: six years, sixty, size and, size at, size else, size if, size max, size must, size px, size rem
1: size smaller, size table, size then, size val, size write, sizeof, sizes when, sizing, sk <numeric>, sk live
1: skill, skill at, skill by, skill check, skill depends, skill finds, skill first, skill in, skill index
1: skill it, skill keeps, skill loads, skill or, skill reads, skill ships, skill to, skill will, skill you
1: skills and, skills append, skills are, skills cursor, skills directory, skills folder, skills found
1: skills on, skills skills, skills that, skills to, skim, skin tones, skip return, skip steps, skip the
1: skip them, skip this, skip to, skipped, skipped levels, skipped the, sl <service>, slack app, slack for
1: sleeps, slice $, slice fs, slice replace, slice slice, slice the, slide deck, slide in, slide maker
1: slide to, slight, slim run, slip, slo, slot, slot for, slots on, slow if, slow is, slow log, slow query
1: slow the, slow to, slowlog, slowlog get, slug git, slurp, small, small business, small clipboard, small firm
1: small firms, small go, small groups, small office, small safe, small sample, small sum, small text, smaller
1: smaller and, smart, smith, smoke description, smoothed, sms, smtp password, smudge, sn, snapshot
1: snapshot and, snapshot snapshot, so add, so after, so copy, so for, so give, so have, so its, so leave
1: so neither, so nothing, so restart, so show, so start, so sánh, so these, so this, so turn, so without
1: so your, so |, sobre, socket af, socket so, socket subprocess, soften, software brave, software is, sol
1: sola, solana web, sold, solid, solid var, solo, soltanto, solutions, solve it, som, some steps, some teams
1: someone asks, something in, something that, sono, soon, sorgu, sorry, sort, sort $, sort by, sort each
1: sort join, sort object, sort packages, sort slice, sort the, sorted by, sorted glob, sorted groups
1: sorted os, sorter read, sorts incoming, sorts it, sorts out, sorts photos, soul, sound, sounding
1: source <placeholder>, source after, source and, source as, source book, source git, source import
1: source map, source of, source on, source replace, source run, source selection, source utm, sources at
1: sources content, sources for, sources in, sources journal, sous, southeast, sowing dates, space for
1: space is, spaced, spaces, spaces if, spaces in, spacing, spam, spam |, span button, span with, sparse
1: spawn sync, speak about, speak up, speaker, speaker notes, speaks only, spec containers, spec data, spec get
1: spec ts, spec version, specific output, speed if, speed wpnav, speeds up, speedup, spelled, spend clicks
1: spending, spends, spent what, spf include, spices, spikes, spinach, split in, split my, split pdf
1: split print, split text, split |, splits, splitting, splitting the, spoken, sprache, spread and, spreadsheet
1: springer, sprite svg, spyware, spyware reg, sql in, sql injection, sql migrations, sql shell, sqlite db
1: sqrt, square brackets, src console, src const, src data, src dst, src git, src glob, src metrics, src or
1: src type, sri, ss ltn, ss tlnp, ss tnp, ss |, ssh for, ssh home, ssh ~, sshd |, ssl, ssl certificate
1: ssl get, ssl host, ssl verify, st |, staat, stable across, staff and, stage build, stage it, stage of
1: stage test, stakeholders, staking, stale after, stale days, stamp $, stamp is, stamp tar, stamp tgz, stampa
1: stamps, stand alone, standard deviation, stands and, stands out, standup notes, start an
1: start configuration, start description, start each, start fetch, start join, start now, start of
1: start return, start tell, start usr, start where, started $, starter copy, starters, starts, starts one
1: startswith env, stat activity, stat sync, state and, state clear, state closed, state it, state metrics
1: state move, state must, state mv, state off, state open, state out, state present, state rather, state that
1: state unknown, statement actions, statement effect, statement in, statements are, static, static final
1: static function, static list, static site, static string, stations each, statistics for, statistics median
1: stats data, stats |, status <named>, status approved, status checks, status duration, status json
1: status map, status ok, status passed, status sb, status to, statutory, stay and, stay where, stay within
1: stays out, stays readable, stays running, stays silent, stays so, stays with, std collections, std encoding
1: std fs, std |, stderr for, stderr so, stdin read, stdin stdout, stdlib, stdout def, stdout stderr, steady
1: steer, steer the, stehen, stem from, step and, step as, step asks, step before, step don, step for, step has
1: step in, step is, step remove, step save, step spec, step write, steps find, steps it, steps look, steps on
1: steps run, steps uses, steuerbetrag, stewardship, sticks, stiff, still fails, stl, stockfish, stood, stop $
1: stop as, stop body, stop for, stop if, stop name, stop one, stopped |, stopping the, storage, storage get
1: storage storage, store, store as, store it, store them, stored, stored if, stores, stores it, stories tsx
1: storing, storms, story and, storybook ci, storyteller, str, str $, str datetime, str dict, str else
1: str getcsv, str if, str let, str line, str md, str pdf, str replace, str split, str value, straight to
1: strategies on, strategy matrix, stratum <placeholder>, strconv, stream handler, stream if, strengths and
1: strict, strict use, strike, string ascii, string async, string bool, string build, string byte, string class
1: string contains, string content, string datetime, string digits, string environment, string export
1: string func, string get, string let, string mask, string min, string note, string on, string order
1: string os, string path, string res, string run, string scope, string set, string string, string test
1: string that, string timeout, string unknown, string where, string ~, stringify entry, stringify name
1: strings, strings are, strings builder, strings const, strings func, strings in, strings to, strip and
1: strip it, strip lower, strip out, stripe account, stripe webhook, stronger, strtotime, strtotime $
1: structured logs, structured request, structured text, sts get, student, studies in, stupid, style $
1: style app, style authoryear, style body, style editor, style guide, style head, style is, style profile
1: style style, su, sub re, sub sub, sub text, sub values, subclasses, subject below, subject body
1: subject common, subject exit, subject has, subject under, subject |, submit function, submit hooks
1: submodule, submodules, subprocess tempfile, subscribe, subscribe to, subscriber, subscribers, subscription
1: subscription cancel, substitute, substring string, subtype, success url, sudden, sudo and, sudo docker
1: sudo install, sudo nginx, sudo svc, sudo ufw, sudo user, suffer, suffices, suffix json, suffix suffix
1: sugar |, sugestões, suggest an, suggest three, suggestions if, suit, sul, sum by, sum case, sum if, sum int
1: sum of, sum to, sum up, sum weights, suma, summaries and, summarise what, summarizer, summary and
1: summary body, summary echo, summary md, summary name, summary or, summary summary, summary write, sums for
1: sums the, sums |, sun |, super admin, super run, superadmin, superseded, superseded runs, supertest
1: supervision, supplied in, supplier is, supplier payments, support firefox, support hours, support key
1: supported yet, suppose, sur, sure you, surgery, survey export, survey report, surveys, survive, suspended
1: svc sh, svg and, svg console, swallow, swap if, swap the, sword, symbol id, symptom, symptom |, sync and
1: sync config, sync dist, sync env, sync for, sync fs, sync git, sync glob, sync if, sync latest, sync or
1: sync package, sync require, sync run, sync template, sync to, sync utf, sync without, sync |, synchronize
1: syncookies, syncs, syntax, syntax error, syntax rules, synthetic data, sys from, sys get, sys stdin
1: sysadmin, sysctl net, syslog, system $, system core, system darwin, system files, system find
1: system instructions, system message, system on, system owner, system policy, system prune, system the
1: system true, system ui, systemd analyze, systemd |, sz out, sánh, sätze, sätzen, séance, só, süre, să, sınıf
1: tabelas, tabindex, table auto, table by, table customers, table def, table in, table of, table orders
1: table per, table php, table says, table where, tables as, tables out, tablets, tablo, tabs and, tag by
1: tag keys, tag nightly, tag only, tag pushed, tag repo, tag sort, tag tag, tag when, tag with, tagesordnung
1: tagger, tags $, tags for, tags smoke, tags the, tags |, tail join, tail of, tail var, tailor description
1: tailscale up, tailwind, taint, take care, take for, take home, take it, take its, take notes, take of
1: take out, take picture, take precedence, take screenshots, taken as, taken from, takes, takes effect
1: takes more, takes seconds, takes three, taking, taking the, talent, talk is, talk with, tamper protection
1: tap, tar zstd, tarballs, tarfile, target app, target build, target database, target for, target in
1: target json, target mkdir, target new, target os, target pathlib, target schema, target state, target type
1: target value, tariff, task code, task goal, task list, tasks, tasks if, tasks label, tasks write, tax and
1: tax description, taxa de, taxes, tb next, tbl, tcp $, tcp client, tcp syncookies, tcpdump, td html, td td
1: tdata, te, te file, tea, teaches, teaches the, team and, team as, team can, team delete, team lead
1: team that, team the, team to, teams, teams that, technical and, tee, tee tmp, teil, tekrar, telefon
1: telegram desktop, tell them, tell what, tells whether, temizle, temp dir, temp exclusion, tempfile mkdtemp
1: template <named>, template copy, template description, template dir, template format, template has
1: template html, template is, template rules, template the, templates are, templates use, ten are, ten at
1: ten best, ten lines, ten minutes, ten rows, ten worst, ten years, tenant, tenant id, tense with, tenth
1: tenure, term, terminal before, terminal if, terminal on, terminal press, terminal summary, terminals
1: termination, terms by, terms csv, terms def, terms lines, terms load, terraform and, terraform apply
1: terraform backend, test, test after, test at, test by, test call, test cargo, test change, test confirms
1: test console, test continue, test count, test default, test description, test echo, test failure, test first
1: test git, test guest, test hello, test high, test image, test it, test local, test low, test machines
1: test must, test on, test once, test or, test outcome, test package, test plan, test public, test py
1: test release, test replace, test report, test required, test return, test runs, test show, test split
1: test stage, test string, test summary, test time, test transfer, test trim, test use, test values, test with
1: tested do, tested on, tester, tests $, tests added, tests at, tests auth, tests before, tests can
1: tests cover, tests get, tests hooks, tests if, tests list, tests pytest, tests risk, tests run, tests write
1: texcount, text, text after, text always, text app, text arg, text async, text best, text blocks, text brief
1: text catch, text changes, text columns, text const, text contains, text description, text empty, text false
1: text fill, text final, text format, text group, text gsub, text has, text if, text invoice, text keep
1: text label, text lang, text language, text mark, text not, text output, text per, text read, text say
1: text sent, text spawn, text start, text str, text svg, text text, text type, text version, text words
1: text write, text yield, text you, textarea, textarea id, texto, texto en, texts of, tf plan, tg table
1: tgz <cheap>, tgz dev, tgz rm, th percentile, than any, than fifteen, than five, than from, than is, than it
1: than long, than missing, than new, than or, than rows, than to, than twice, than we, thanked, thanks for
1: thanks to, that access, that account, that also, that became, that begins, that branch, that changed
1: that check, that checks, that colleague, that colleagues, that comes, that credentials, that delete
1: that deletes, that document, that everyone, that fall, that fit, that follow, that git, that gives
1: that goes, that grows, that help, that holds, that if, that just, that keep, that lack, that link
1: that locks, that look, that matches, that may, that mentions, that most, that open, that order, that passed
1: that people, that prints, that proves, that references, that releases, that reports, that reviewers
1: that search, that secrets, that sentence, that shared, that should, that sound, that state, that still
1: that stops, that tells, that these, that touch, that user, that way, that with, that work, the act
1: the adapter, the advisory, the age, the agency, the airline, the android, the antivirus, the api
1: the arbitration, the area, the arithmetic, the artist, the assessment, the attestation, the back, the band
1: the bar, the bars, the bash, the beginning, the big, the bin, the blog, the body, the boilerplate
1: the bottom, the bounds, the branch, the bridge, the browser, the builder, the calls, the can, the candidate
1: the car, the case, the catalogue, the caveats, the chain, the chair, the cheapest, the checker, the child
1: the choice, the city, the clean, the clerk, the click, the codes, the comments, the compiler, the complaint
1: the complete, the compliance, the component, the computer, the connection, the console, the consumer
1: the contacts, the contrast, the control, the conversation, the cores, the council, the coverage, the csv
1: the curve, the dashboard, the de, the deal, the debugger, the delivered, the delivery, the denominator
1: the dependencies, the deployment, the details, the diff, the distribution, the docs, the documentation
1: the downloads, the drafts, the drill, the driver, the dump, the earlier, the early, the edit, the effect
1: the element, the empty, the entry, the environment, the error, the eu, the example, the exercises
1: the expected, the explorer, the export, the exporter, the external, the extra, the eye, the factor, the fast
1: the fee, the fields, the figure, the figures, the filing, the finder, the fixes, the flags, the flush
1: the follow, the food, the foot, the forms, the framework, the full, the gate, the general, the generator
1: the good, the governance, the grant, the green, the guests, the habit, the handover, the hard, the hardened
1: the hardware, the harness, the health, the heartbeat, the hint, the homepage, the hook, the household
1: the human, the ignore, the image, the import, the include, the index, the install, the installation
1: the instructions, the integrity, the introduction, the inventory, the jobs, the kernel, the key
1: the keyboard, the known, the lane, the languages, the larger, the largest, the launch, the lead, the leader
1: the leaflet, the learning, the lease, the length, the lesson, the lines, the links, the list, the listed
1: the listener, the literal, the living, the loader, the locale, the location, the log, the longer, the look
1: the loss, the maintenance, the mapping, the matcher, the matching, the maximum, the measure, the measured
1: the member, the message, the method, the middleware, the migration, the modification, the moment
1: the monitor, the monitoring, the month, the monthly, the museum, the name, the negative, the neighbours
1: the neutral, the node, the non, the normalised, the note, the notice, the numbering, the objection, the of
1: the offer, the oidc, the on, the opening, the orders, the ordinary, the organiser, the origin, the original
1: the other, the outcome, the output, the overall, the pack, the page, the pages, the paid, the paragraph
1: the parameter, the part, the participant, the past, the pdf, the permissions, the pinned, the pipeline
1: the placement, the planner, the plant, the ports, the position, the pr, the preceding, the prefix
1: the preparation, the printed, the private, the probe, the profiles, the program, the promise, the publish
1: the publishing, the pupil, the push, the queries, the quota, the read, the reading, the real, the receipt
1: the recipe, the recipient, the recorder, the recovery, the red, the redirect, the ref, the register
1: the registry, the release, the renderer, the renewal, the rent, the reserved, the restore, the restricted
1: the reviewed, the reviewers, the roles, the root, the roster, the rota, the rotation, the route, the routes
1: the run, the safety, the sake, the sales, the saving, the sbom, the scan, the scanned, the scheduler
1: the schema, the scores, the scripts, the second, the self, the sensor, the series, the server, the servers
1: the service, the services, the set, the setup, the shadow, the share, the sharpest, the shell, the shift
1: the shopping, the shortlist, the sibling, the signed, the six, the sizes, the sky, the slow, the smell
1: the solution, the sorting, the sources, the space, the sql, the stack, the standard, the start, the state
1: the step, the street, the stronger, the structured, the student, the subject, the suite, the summary
1: the supply, the swap, the system, the target, the teacher, the term, the terms, the theme, the thread
1: the times, the timestamp, the tin, the title, the token, the tool, the top, the totals, the touched
1: the tracking, the translator, the trip, the tuning, the two, the university, the upper, the users
1: the verdict, the verification, the victim, the visitor, the voice, the volume, the wall, the watch
1: the webhook, the week, the well, the whole, the wider, the widest, the windows, the winner, the wire
1: the workspace, the writer, the writing, the wrong, their, their answer, their code, their default
1: their environment, their first, their phone, their sizes, their time, their wallet, their work
1: them afterwards, them an, them and, them anyway, them are, them away, them back, them before, them choose
1: them don, them give, them import, them keep, them offer, them over, them read, them run, them self, them so
1: them test, them under, them write, theme css, theme json, theme never, themes and, themselves as
1: themselves if, then $, then as, then build, then commit, then confirm, then console, then continue
1: then docker, then fetch, then file, then from, then get, then gh, then give, then json, then keep
1: then links, then load, then measure, then printf, then push, then python, then read, then reload
1: then render, then report, then rerun, then retry, then summarise, then try, then validate, then wait, there
1: there put, there so, there then, there what, these and, these lines, these out, these steps, these the
1: these with, they apply, they cost, they follow, they ll, they mean, they return, they say, they see
1: they seem, they skip, they survive, they tried, thing from, thing one, thing to, things on, things so
1: things what, third and, this, this address, this and, this balance, this base, this belongs, this candidate
1: this case, this check, this context, this counts, this document, this entry, this even, this fetch, this for
1: this form, this import, this instead, this keeps, this kit, this live, this on, this once, this out
1: this page, this paper, this person, this phase, this point, this release, this return, this schema
1: this span, this state, this step, this summary, this up, this value, this will, thorough, those already
1: those are, those lines, those not, those which, though they, thread each, thread in, threading import
1: threads, threat, three and, three digits, three entries, three files, three headings, three hours
1: three lists, three measures, three moments, three most, three numbers, three offers, three rounds
1: three slots, three steps, three strengths, three tabs, three tasks, three that, threshold with, thrice
1: through <named>, through mcp, through to, through use, through web, throughout, thumbprint, thumbs up, thus
1: thành, ticket number, ticket or, ticket with, tickets by, tidy |, tiene, tient sur, tier, tier |, tiers |
1: tik, tilt, time and, time bash, time box, time check, time complexity, time count, time date
1: time deprecated, time end, time git, time id, time iso, time length, time minute, time monitoring
1: time never, time out, time return, time sleep, time so, time the, time too, time tool, time unit, time use
1: time user, time with, time zone, time |, timeline for, timeline in, timeline is, timeout after
1: timeout const, timeout data, timeout def, timeout echo, timeout post, timeout read, timeout return
1: timeout seconds, timeout set, timeout time, timeout timer, timeout verify, timeouts, timeouts are
1: timer scheduled, timer set, timer the, timer with, times as, times before, times def, times from, times no
1: times the, times what, timesheets, timestamp and, timestamp |, timestamptz, timezone europe, tiny, tips are
1: tips that, title document, title flac, title for, title html, title location, title main, title question
1: title release, title say, title severity, title text, titles and, tlnp, tmp curl, tmp drill, tmp the
1: tmp zip, tmpdir, tmpdir tmp, tnp, to addrs, to agents, to agree, to anyone, to anything, to approved
1: to array, to ask, to be, to big, to both, to canonical, to claude, to complete, to compute, to configuration
1: to context, to cost, to customer, to customers, to cut, to dependency, to destroy, to disable, to docs
1: to drop, to end, to etc, to every, to explain, to fifty, to file, to fill, to finance, to flow, to forward
1: to friday, to gh, to guess, to hard, to hash, to head, to hex, to html, to hz, to ip, to isostring, to items
1: to its, to left, to let, to lines, to long, to main, to members, to mention, to metric, to model, to monthly
1: to mutable, to non, to note, to nothing, to object, to of, to off, to omit, to on, to opt, to our
1: to parents, to partner, to patch, to pattern, to pay, to people, to png, to port, to post, to print
1: to private, to procurement, to question, to rank, to rate, to re, to read, to real, to ref, to register
1: to rejects, to remove, to reopen, to repeat, to reports, to reproduce, to request, to ring, to role, to row
1: to rules, to say, to script, to scripts, to show, to site, to skill, to spare, to sql, to staff, to stderr
1: to step, to str, to strip, to the, to think, to this, to three, to tmp, to token, to track, to trusted
1: to undated, to unknown, to validation, to vue, to wait, to walk, to week, to weigh, to whatever, to working
1: to xml, to °, tobytes, toc, today dt, today in, today no, today one, today the, today this, todo list
1: together, together and, together do, together the, tok, tok |, token actions, token amount, token auto
1: token base, token cache, token export, token has, token headers, token http, token keys, token lifetime
1: token list, token or, token os, token redirect, token res, token server, token store, tokens first
1: tokens in, tokens keep, tokens live, tokens name, tokens only, tokens out, tokens so, tokens under, tokens |
1: told it, told the, told to, tolerance, tolerance for, tolerant, tolerations, tolist, tomato, tomato |
1: tomatoes, toml then, toml with, tone direct, tone for, tone of, tone |, too early, too it, too long
1: too much, too thin, took, tool agent, tool and, tool before, tool build, tool definitions, tool failures
1: tool if, tool in, tool it, tool of, tool read, tool select, tool send, tool to, tool use, tool which
1: tool will, tool yaml, toolkit, toolkit |, tools add, tools agent, tools allowed, tools auto, tools in
1: tools join, tools need, tools no, tools see, tools to, tools tool, tools work, tools you, top in, top three
1: top |, topic, topic and, topic for, topic in, topic per, topic the, topic |, torn, torque, total amount
1: total await, total cost, total def, total in, total limit, total of, total seconds, total sum, total to
1: total total, total with, totals in, touch events, touch git, touched and, tout, towards, tp lra
1: traces sample, tracing, tracked files, tracking link, tracking parameters, trading, traduce, traffic light
1: trail jsonl, trails, train test, transactions, transactions |, transcript, transcript path, transcript txt
1: transcript with, transfer is, transfer or, transfer to, transferable, transformations, transforms, transient
1: translate text, translation, translation terms, translations |, transport, transport fun, transport new
1: transport sse, trash $, traveller gives, tray, tray icon, treasure, treat as, treat each, treat that
1: treat this, treatment and, treatment |, treats, treats the, tree, tree $, tree and, tree description
1: tree on, tree root, tree you, tree |, trees for, triage sh, trial |, tried again, trigger at, triggered
1: trim $, trips, troubleshooting if, true action, true alias, true always, true and, true api, true app
1: true as, true because, true block, true const, true copy, true create, true defaults, true diff, true done
1: true enable, true end, true env, true error, true file, true from, true fund, true include, true job
1: true line, true local, true mapsreporting, true name, true npm, true optional, true reason, true requests
1: true results, true return, true root, true server, true source, true the, true tolerations, true up
1: true use, true vim, true write, trust all, trust and, trust for, trust in, trusts the, truth if, try connect
1: try data, try except, try in, try one, try raw, try requests, try version, trzy, trợ lý, ts to, ts use
1: tsx button, tsx use, ttl |, ttls, tune, tune the, tuning and, tup from, turbo json, turn into, turn it
1: turn write, turns out, tutto, tv, twelve words, twenty, twenty minutes, twice day, twice |, twin, twist
1: two colours, two columns, two commits, two key, two letters, two metres, two models, two more, two nearest
1: two one, two owners, two page, two pages, two paragraphs, two places, two points, two products
1: two questions, two things, two to, tx send, txs, txt before, txt compare, txt done, txt gh, txt in, txt no
1: txt open, txt or, txt read, txt report, txt return, txt run, txt this, type address, type dataset, type dev
1: type dword, type even, type features, type filter, type form, type function, type image, type journald
1: type json, type linked, type markdown, type multipart, type no, type none, type number, type open
1: type provider, type public, type service, type shell, type svg, type theme, type uint, type with, typer
1: types feat, types module, types public, types without, typescript eslint, typescript vitest, typical
1: typing from, typo, tzinfo, tzinfo timezone, táblázatban, técnica, tête, título, tổng, ubuntu steps
1: ubuntu sudo, ud, udp, ue, ufw force, ufw rule, ui api, ui walkthrough, uint amount, un commit, una lista
1: una respuesta, una tabla, uname, uname darwin, unasked, unauthorized, unbound, unchanged, unchanged and
1: unchanged in, und bereitet, undefined, undefined $, undefined const, undefined key, under are, under bits
1: under free, under legal, under mb, under repair, under run, under that, under three, under |, undo
1: undo delete, undo the, undo |, undocumented, une page, unfilled, unfinished, uni, uninstall, uninstall the
1: union |, unique and, unique key, unique per, unit files, unit it, unit tests, unit the, unit unit, units
1: units of, units type, units with, units |, unix time, unknown const, unknown json, unknown ones, unknown or
1: unknown promise, unlabelled, unless open, unless system, unless there, unlimited approvals, unlimited |
1: unlisted, unloaded, unlock the, unmasked, unpack the, unpack unpack, unredacted, unsafe eval, unset, untag
1: until $, until that, untracked, unused |, unverified, unwind, unwrap, unwrap or, unwrap to, uo, up add
1: up an, up bash, up between, up cache, up each, up from, up if, up in, up it, up line, up list, up notes
1: up python, up rules, up run, up set, up ssh, up wire, up your, upd, update, update body, update code
1: update for, update id, update index, update page, update set, update text, update the, update to
1: update update, update url, updated files, updates on, upgrade head, upgrade to, upload, upload and
1: upload artifact, upload file, upload to, uploads it, upozorni, upp, upper bound, ups, upstream |, uptime
1: uri escape, uri require, url chat, url dev, url includes, url local, url origin, url parse, url resolved
1: url rest, url rstrip, url self, url source, url span, url split, url string, url try, url url, url user
1: urlcache split, urllib urllib, urlopen <numeric>, urlopen feed, urls py, urlsafe encode, urlsearch
1: urlsearch params, urlunsplit, urlwith, urlwith path, us us, usage by, usage const, usdc eb, use after
1: use base, use data, use default, use different, use has, use hooks, use jq, use new, use none, use path
1: use permission, use replace, use secrets, use since, use sudo, use that, use the, use this, use token
1: use uv, use whenever, use where, used $, used at, used by, used for, used here, used if, used once, used the
1: used when, useful if, usename, user $, user about, user admin, user api, user app, user approval, user asked
1: user build, user decide, user did, user doesn, user domain, user email, user env, user environment
1: user error, user examples, user experience, user export, user failed, user full, user gets, user gh
1: user group, user guide, user how, user installed, user just, user last, user level, user like, user locale
1: user logged, user machine, user mentions, user message, user messages, user need, user not, user objects
1: user open, user please, user powershell, user preferences, user prefers, user process, user prompt
1: user properties, user req, user scope, user sees, user shell, user site, user skills, user smtp
1: user through, user typed, user unit, user uploads, user uses, user value, user was, user who, useradd bin
1: username app, username process, userprofile documents, users $, users csv, users email, users for, users get
1: users know, users list, users messages, users no, users read, users role, users sessions, users what, uses $
1: uses actions, uses ask, uses file, uses for, using pino, using the, using this, usr local, ust, usted
1: usually, utc time, utente, utf await, utf function, utf json, utf mb, utf re, utf trim, utilisateur, utility
1: utm medium, után, uuid const, użytkownik, va, vagy, val get, val text, vale, valid for, valid in, valid or
1: validade, validate its, validate phase, validate then, validation order, vals, vals if, valuable
1: value between, value by, value comes, value else, value group, value local, value new, value note
1: value over, value params, value property, value set, value span, value std, value text, value timeout
1: value trim, value value, value …, values, values $, values and, values array, values ascending, values in
1: values max, values name, values repo, values report, values str, values then, values yaml, van de, vanishes
1: var $, var border, var home, var id, var log, var path, var process, var strings, var user, var |
1: variable name, variables |, variant if, varied, vary, vary the, vault and, vault log, vault or, vault to
1: vault |, vbs, vcalendar, vec, vec new, veckans, vector toml, vector validate, vel, vendor $, vendor is
1: vendor package, vendors, verb, vercel token, verdict, verdict clean, verdict is, verdict safe, verdict with
1: verdict |, veri, verified in, verifique, verify and, verify client, verify description, verify git
1: verify on, verify true, verify which, verify |, verse, versi, version $, version add
1: version admissionregistration, version as, version by, version change, version check, version date
1: version executions, version if, version license, version major, version minor, version null, version number
1: version or, version patch, version range, version rbac, version session, version source, version tag
1: version tasks, version that, version tool, version value, version values, version version, versione
1: versioning bucket, versions commit, versions get, versions in, versions run, versions this, versions |
1: very next, vetting, vevent, vevent end, vex, via post, videos and, view $, view and, view of, view security
1: viewer, viewer |, viewport, vim api, vim fn, vim system, vimrc config, violates, virtual memory
1: visibility |, visible to, visible |, visit the, visitors, visits, vista, vite latest, vitest and, vivienda
1: viz, vm run, vn, vnd, voice of, void $, void file, void main, void print, void var, voids, volatile data
1: volte, volume protection, volume vol, volumes db, vorlage, vorschau, vpc, vpc id, vs code, vue, vulture, vw
1: vào, wait and, wait if, wait minute, waiver, wake, walk on, walks through, wall, wallet $, wallet backup
1: wallet new, want an, wanted by, wanted found, wanted sub, wants no, wants what, war, warden, warm pool
1: warmer, warn error, warn on, warn that, warned, warning caution, warnings, warnings are, warnings for
1: warnings on, warns about, warns that, was affected, was amended, was and, was asked, was built, was clean
1: was decided, was expected, was found, was generated, was given, was in, was it, was just, was learned
1: was loaded, was moved, was never, was removed, was reviewed, was said, was seen, was sent, was skipped
1: was taken, was there, waste, wat, watch description, watch false, watch mjs, watch or, watch sh, watch the
1: watch what, watcher, watches, watches prices, watching, water is, water |, way by, way is, we could, we go
1: we hold, we keep, we only, we saw, we send, we use, we work, weakness, weakness and, weaknesses
1: weaknesses and, wear, weather ask, web app, web code, web gl, web js, web pages, web server, web service
1: web shell, web shops, web |, webhook configuration, webhook endpoint, webhook or, webhooks, webpack, wed
1: week add, week are, week csv, week first, week of, week then, week when, week with, weekdays, weekly
1: weekly digest, weekly meal, weekly monthly, weekly report, weekly run, weekly sum, weekly summary, weeks are
1: weeks with, weighed, weight and, weight is, weight |, weighting, weights, well done, well the, well this
1: well when, well |, wen, went, were already, were changed, were given, were the, wet, weth, wevtutil sl
1: what $, what breaks, what costs, what customers, what due, what follows, what has, what helped, what it
1: what kitchen, what makes, what matters, what moved, what moves, what new, what others, what readers
1: what stands, what surprised, what this, what use, what users, what was, what what, what who, what your
1: whatever is, whatever its, whatever was, wheat, wheels, when, when an, when ask, when code, when command
1: when editing, when fewer, when git, when id, when if, when nobody, when offline, when process, when read
1: when reading, when search, when site, when team, when the, when time, when unknown, when what, when when
1: when |, whenever, whenever it, where and, where code, where did, where kind, where not, where nothing
1: where on, where pip, where reader, where status, where such, where that, where these, where who, where you
1: whether each, whether person, whether something, whether the, whether you, which accounts, which also
1: which an, which are, which carries, which command, which costs, which covers, which data, which key
1: which languages, which needs, which scopes, which skill, which tables, which token, which tokens
1: while queue, while we, white, white and, white type, who ask, who by, who changed, who come, who decided
1: who does, who eats, who got, who had, who have, who haven, who may, who paid, who read, who run, who sees
1: who sent, who speaks, who takes, who want, who was, who when, who wrote, who |, whoami $, whoever is, whois
1: whole and, whole document, whole repository, whole system, whole team, whole text, whole tree, whom and
1: whom to, whose name, why install, why them, why what, why |, wi fi, widen, widens, wider, wider than, widest
1: width console, width for, width height, width len, wiersz, will ask, will crash, will fill, will show
1: will then, win over, window, window at, window closes, window has, window that, window then, window title
1: window write, windows command, windows credential, windows hide, windows in, windows machine, windows need
1: windows nt, windows run, windows start, wins and, wire, wireless, wires, wish is, wish list, with $
1: with access, with analysis, with as, with back, with claude, with clause, with client, with code, with comma
1: with comment, with confidence, with context, with cover, with curl, with customers, with cvss, with digits
1: with discovery, with env, with failing, with fast, with feedback, with font, with get, with glossary
1: with gpg, with gradle, with guard, with hidden, with high, with initials, with inventory, with it, with just
1: with licence, with lifecycle, with local, with locking, with login, with long, with low, with lower
1: with many, with minutes, with mm, with model, with modern, with no, with notes, with nothing, with notice
1: with notifications, with npx, with other, with over, with overlap, with package, with page, with pdf
1: with person, with picture, with place, with plain, with playwright, with points, with problem, with psycopg
1: with push, with px, with quick, with raspberry, with re, with record, with red, with release, with relevant
1: with resume, with retention, with rules, with samples, with sane, with save, with score, with second
1: with select, with sensible, with series, with set, with severity, with signed, with similar, with single
1: with six, with spaces, with speaker, with src, with status, with suffix, with systemd, with tax
1: with template, with their, with them, with thread, with time, with total, with trace, with trust, with type
1: with unit, with validation, with values, with verb, with verbose, with verbs, with we, with what
1: with whatever, with why, with wind, with write, with you, with your, with |, withdrawn, within, within it
1: within of, within one, within |, without captions, without changes, without changing, without confirmation
1: without date, without fix, without limitation, without login, without notice, without one, without opening
1: without reading, without saying, without second, without shell, without showing, without this, without token
1: witness, wizard, wlan, wm, women, won have, word from, word guide, word or, word word, wording of, words all
1: words def, words int, words len, words length, words not, words offer, words re, words show, words which
1: words word, words words, words write, words you, work, work and, work behind, work do, work don, work in
1: work model, work one, work read, work shell, work start, work without, work write, worked and, workers
1: workflow ask, workflow files, workflow the, workflow |, workflows the, works better, works from, works it
1: works out, works through, works until, worksheet, workspace for, workspace settings, workspace soul
1: workstation, worry about, would, would bring, would fail, would hold, would lose, would make, would save
1: would show, would spoil, would take, would use, wp db, wp user, wpnav, wpnav speed, wrap lines, wraps it
1: write, write $, write back, write batch, write commit, write deny, write files, write for, write in
1: write instead, write lines, write list, write notes, write string, write sync, write systemd, write table
1: write text, write the, write them, write timeline, write use, writer clone, writer sections, writer use
1: writer writerow, writerow, writers, writes an, writes list, writes report, writes |, writestr, writing
1: writing code, writing |, written down, written for, written from, written so, wrong, wrong audience
1: wrong file, wrong first, wrong number, wrong ones, wrong password, wrong results, wrong version, wrote it
1: ws $, ws const, ws new, ws ws, wscript, wtmp var, xd, xdev, xdev perm, xlarge, xml sax, xml to, xml uses
1: xor, xor with, xox bp, xxd |, xy, xyz, xz $, xzf, yaml $, yaml for, yaml in, yaml load, yaml output
1: yaml start, yaml the, yaml utf, yaml what, yaml with, yaml write, yardımcı, yarn, yb, year $, year album
1: year as, year first, year is, year or, year table, years after, years and, years to, yeast and, yerine
1: yes on, yes then, yet so, yml, yml in, yml return, yml to, yorum, you about, you agree, you can, you create
1: you edit, you feel, you found, you keep, you know, you look, you notice, you put, you re, you review
1: you see, you sit, you sure, you tell, you they, you were, you when, you will, you write, you your
1: your changes, your client, your head, your machine, your memory, your model, your new, your next, your offer
1: your password, your payment, your real, your servers, your system, your task, your tools, your web, yq, yr
1: ys, yt, yx, yy, yükle, yürütme, za $, za |, zahlen, zakończeniu, zaman, zeige, zero |, zip compress
1: zip unzip, zlib base, zlib json, zone $, zone file, zone home, zone in, zone utc, zones, zones and
1: zones write, zoo, zrób, zsh history, zshrc and, zstd cf, zuerst, zur, zwei, zwei sätzen, | abort, | access
1: | action, | actions, | after, | afterwards, | agenda, | allowed, | answers, | app, | appdata, | approved
1: | authors, | await, | açıklama, | basis, | bc, | both, | breaking, | by, | bypass, | care, | cc, | check
1: | checked, | chmod, | class, | clean, | compare, | compliance, | confirm, | connect, | consent, | const
1: | correlation, | cover, | cron, | csrf, | csv, | cve, | datetime, | decide, | decided, | deploy, | dict
1: | disabled, | display, | don, | double, | drill, | dsn, | each, | edge, | eggs, | el, | element, | escape
1: | everyone, | explain, | fetch, | file, | find, | first, | fit, | flour, | fmt, | force, | forms, | front
1: | fs, | general, | gpg, | guard, | guests, | hash, | have, | hex, | high, | hj, | hostname, | hosts, | ia
1: | iam, | iban, | if, | immediate, | ingredient, | input, | instance, | integrity, | invoice, | it, | joint
1: | kategorie, | keep, | kex, | key, | kubectl, | label, | left, | letter, | link, | linked, | liveness
1: | location, | logs, | main, | map, | march, | market, | may, | merged, | meta, | minor, | minutes, | mon
1: | monthly, | months, | must, | naming, | new, | nightly, | no, | node, | nohup, | normal, | notice, | now
1: | num, | number, | numbers, | of, | often, | once, | one, | orders, | orphan, | owner, | paging, | paste
1: | permission, | permissions, | permit, | pg, | plain, | plan, | port, | prefix, | previous, | privacy
1: | properties, | propose, | provider, | publisher, | purchase, | py, | queries, | readiness, | recording
1: | refresh, | remark, | repeats, | replace, | rest, | restore, | result, | reviews, | right, | router, | rows
1: | rx, | sample, | samples, | saves, | scan, | score, | scripts, | secret, | security, | see, | sentence
1: | september, | services, | set, | shared, | situation, | skill, | sku, | slice, | sntrup, | spam, | spoken
1: | stage, | standard, | statements, | steps, | storage, | strongest, | success, | sugar, | summarise, | sun
1: | symptom, | systemd, | só, | tax, | team, | tenant, | terraform, | then, | tier, | tik, | tmp, | token
1: | tomato, | tone, | tools, | traces, | treatment, | troubleshooting, | type, | under, | undo, | unpinned
1: | unused, | up, | used, | usr, | usually, | utf, | values, | ver, | verb, | viewer, | visible, | weight
1: | wg, | when, | wide, | work, | workflow, | wrong, | za, | zstd, | ≤, | ≥, | 三, | 报, | 가, | 주, ~ and
1: ~ bashrc, ~ code, ~ for, ~ gnupg, ~ maxdepth, ~ music, ~ openclaw, ~ pictures, ~ skills, ~ sync, ¹
1: à compléter, è, é um, équipe, événement, ÷, últimos, über, ý, điện, được, để, địa, địa chỉ, đồng, đồng ý
1: řekni, şey, şu, να, τον, Для, Перед началом, Проверить, Спросите, архива, всё, данные, десять, и, и список
1: каждой, как, конце, напиши, началом, нужен, один, отдельно, после, текст, трёх, укажите, і, الخطوات, تستعمل
1: ذلك, عدد, عن, ملف, واحد, واحدة, अंत, अंत में, आदेश, उत्तर, एक, करें, केवल, जाँच, तो, दें, पर, परिणाम, पहले
1: पूछें।, पूरा, फ़ाइल, भाषा, यह, रखें।, समय, – only, – the, – |, — —, ” “, ” ，, … for, … if, → api, → exit, ≤
1: ≤ of, ≤ |, ≥, ≥ |, ─ ┘, │, └ ─, ┘, ☐, 、 env, 、 こ, 、 そ, 、 以, 、 利, 、 数, 、 添, 、 誤, 、 身, 。, 。 bash, 。 「, 。 こ
1: 。 パ, 。 一, 。 以, 。 备, 。 数, 。 整, 。 日, 。 次, 。 解, 。 这, 「 」, 「 本, 」 で, 」 の, 」 は, 」 を, 〜, あ り, い 」, い で, い は, い る
1: い 方, う ち, う な, う に, え, え ま, え る, か な, が, が 出, が 必, き, き |, き る, き 換, く 「, く だ, け, け た, け ま, こ, こ に, こ の, さ い
1: し 、, し た, す べ, す る, ず, ず に, そ, た, た 」, た こ, た と, た め, た 場, だ さ, ち, つ い, て, て 「, て い, て お, て の, て 実, で, で き
1: で く, で の, と, と 、, と の, と 照, ど の, な, な い, な エ, に 、, に 。, に 「, に こ, に し, に す, に 入, に 書, に 本, に 登, の, の env
1: の あ, の こ, の た, の で, の ま, の よ, の サ, の ス, の 代, の 先, の 変, の 後, の 文, の 更, の 確, の 設, は, は 「, は い, は 不, は 二, は 作
1: は 別, は 字, は 必, は 日, は 監, は 確, は 簡, び, び 出, ぶ, へ, へ の, べ て, ま, ま ま, む, よ, よ う, ら す, り, り を, る 。, る フ, る 場
1: る 必, る 結, れ ま, れ る, ろ, を 使, を 優, を 入, を 出, を 呼, を 尋, を 登, を 直, を 貼, を 送, ん, ん 。, イ ル, ウ, エ ン, ジ ン, ス ワ, ス 対
1: ソ, ソ フ, ツ ー, ト か, ト の, ド は, パ ス, ビ ュ, フ ト, ベ ン, モ, ル が, ル の, ル を, ル ス, レ ビ, ロ, ロ ー, ン を, ン ジ, ン ダ, ン ロ, ー で
1: ー ル, 一 件, 一 并, 一 致, 三, 三 段, 三 百, 上 传, 下, 下 次, 不 再, 不 在, 不 必, 不 要, 不 超, 不 适, 不 需, 个 主, 中 心, 中 的, 丰, 为, 为 已
1: 主 题, 久, 之 后, 书, 交, 交 到, 产, 产 品, 享, 人 の, 仍 有, 从, 付, 付 け, 付 と, 以 读, 件, 件 事, 件 从, 件 内, 任, 份, 份 证, 份 运, 会, 会 被
1: 伝, 传, 传 。, 传 到, 体, 何, 作 |, 作 用, 作 要, 你 不, 使 用, 依, 依 赖, 便, 便 于, 保 存, 保 持, 保 留, 信 す, 候, 候 选, 備, 備 が, 優, 優 先
1: 元 格, 先 使, 先 在, 先 頭, 免, 入 れ, 入 后, 全 审, 全 部, 共, 共 享, 关, 关 闭, 内, 内 容, 内 部, 再, 写 三, 写 入, 写 成, 写 清, 况 |, 准, 凡
1: 処 理, 出, 出 し, 出 ，, 分 布, 分 析, 列 出, 初 に, 利, 利 用, 别, 制, 制 到, 削, 前, 前 に, 前 不, 前 准, 前 必, 前 ，, 加 一, 加 上, 务, 动 更
1: 单 元, 即, 即 可, 压, 原, 原 文, 双, 发 给, 受, 受 け, 句, 台, 台 运, 台 ，, 号 化, 合 す, 合 は, 同, 同 意, 名 、, 名 为, 名 规, 后 。, 后 不, 向
1: 向 用, 告 が, 告 を, 告 格, 告 知, 告 诉, 周 报, 呼, 呼 び, 命, 命 令, 命 名, 品, 响, 唯, 唯 一, 営, 四, 回, 回 の, 困, 在 结, 均 已, 場 合, 墙, 备
1: 复 的, 始, 姓 名, 字, 字 以, 字 段, 存 し, 它, 完 成, 定, 定 が, 定 で, 定 事, 实 时, 実 行, 审, 审 计, 客 户, 容, 容 ，, 密 码, 対, 対 処, 小, 尾, 居
1: 已, 已 有, 希 望, 平, 年, 并 把, 序, 序 。, 应 。, 应 急, 引 擎, 归, 归 档, 录 下, 录 并, 录 里, 後, 後 は, 得 到, 心, 必 要, 応 し, 快, 思, 性 ：, 恶
1: 恶 意, 意 ，, 感, 成, 成 两, 成 文, 户, 户 主, 户 提, 户 本, 所 有, 手 适, 技 能, 把, 持, 指 示, 按, 授, 授 权, 掉, 接, 接 执, 控 制, 推 送, 提, 提 交
1: 換 え, 擎, 支, 支 持, 改, 效, 效 果, 数, 数 字, 整 个, 整 理, 文 は, 文 体, 文 字, 文 案, 新 建, 新 的, 日 本, 时 保, 景 ：, 更 は, 更 快, 更 新, 書
1: 書 き, 書 を, 替 。, 最, 最 新, 最 终, 有 文, 有 服, 有 者, 服, 服 务, 期 ，, 末 尾, 本 人, 本 文, 本 語, 杀, 束, 束 后, 来, 来 自, 析, 查 后, 标 题
1: 根, 档 ，, 检, 检 测, 检 索, 検, 検 知, 業, 業 の, 業 を, 構, 次, 正, 正 文, 步, 步 骤, 歴 を, 残 っ, 段, 段 名, 毎, 每, 每 次, 毒, 比, 比 对, 比 较
1: 永, 永 久, 汇, 没, 流, 测 ，, 消 息, 減, 準, 準 の, 溯, 潔 に, 火 墙, 無 視, 片, 版, 状 |, 理 员, 理 步, 理 的, 理 者, 用, 用 “, 用 可, 用 场, 用 户
1: 用 期, 用 本, 用 来, 用 短, 由 を, 画, 留 在, 略 す, 発 言, 登, 百 字, 的 claude, 的 。, 的 全, 的 内, 的 命, 的 密, 盖, 目, 目 录, 直 接, 盾 す
1: 省 略, 看 到, 知 用, 短, 示, 示 と, 示 输, 究 ，, 空, 空 间, 站, 端, 端 执, 符 的, 第 一, 等 级, 类, 粘, 粘 贴, 系, 系 统, 約, 続, 続 け, 级, 线, 组
1: 维, 编 号, 翻, 翻 訳, 者 の, 聞, 自 查, 自 行, 致, 致 ，, 行 bash, 行 python, 行 。, 行 を, 行 不, 行 ，, 表 に, 表 格, 補 助, 製 品, 要, 要 。
1: 要 で, 要 安, 要 显, 覆, 覆 盖, 視, 规, 规 则, 视 为, 解 压, 言 者, 許, 許 可, 試, 認 済, 語, 語 の, 語 は, 誤, 警, 警 告, 護, 计, 认 。, 让, 让 用
1: 话 中, 该, 误, 说 是, 请 不, 请 先, 请 检, 读 取, 负 责, 责, 责 人, 赖, 起, 身, 身 份, 车, 软, 软 件, 较, 辑, 过 三, 运, 运 维, 运 行, 追, 追 溯
1: 送 、, 适, 适 用, 选 ，, 通 道, 遅, 部 门, 醒 用, 重, 重 な, 重 复, 録 す, 録 を, 開, 開 し, 間, 間 の, 闭, 间 不, 队, 防, 防 火, 附, 除 し, 隔, 靠
1: 面 に, 項 目, 项, 项 。, 题, 题 目, 食, 首, 首 次, 骤, 가 격, 것, 것 이, 게, 결, 결 과, 결 제, 경, 경 에, 계, 고, 고 를, 고 치, 고 친, 관 리, 규, 그
1: 글 을, 기, 기 대, 기 록, 긴, 께, 끝 나, 느 린, 는 다, 다 고, 다 그, 다 기, 다 문, 다 보, 다 사, 다 섯, 다 시, 다 일, 단, 단 계, 달, 담, 대 로, 도
1: 도 록, 동, 되, 되 지, 된, 두, 든, 라 우, 락, 래, 략, 려 주, 로 시, 로 쓰, 로 표, 료, 른 다, 를 계, 를 물, 리, 리 뷰, 리 지, 림, 마, 만, 말 합, 매, 면
1: 명 합, 모 든, 무 리, 문 구, 문 을, 묻 는, 므, 므 로, 밀 번, 바, 박, 받, 배 포, 보 고, 보 다, 보 안, 불, 붙 여, 뷰, 비 밀, 사 용, 사 이, 산, 서 만, 선
1: 설, 섯, 세 요, 소 는, 수 정, 숫, 숫 자, 시 하, 실, 쓰, 쓰 고, 안, 않, 않 는, 않 습, 알, 약, 업, 없 습, 없 이, 에, 에 게, 에 는, 에 두, 에 서, 에 이
1: 에 적, 연, 오 타, 와, 완, 완 료, 요, 요 약, 용 어, 용 하, 우 선, 원, 원 문, 월, 위, 위 가, 위 해, 으 로, 은, 은 이, 을 위, 을 읽, 의 단, 이, 이 제
1: 이 트, 있 으, 자 동, 자 를, 자 의, 작 업, 작 하, 장 이, 저, 저 장, 적, 적 고, 적 는, 적 지, 점, 점 수, 정 으, 제 목, 제 한, 주, 주 세, 지, 지 마, 지 않
1: 차, 처, 칙, 친, 카, 컬, 코, 코 드, 키 를, 터 리, 통, 트 는, 팀, 품, 필, 필 요, 하 나, 한, 한 다, 한 뒤, 한 번, 함 께, 합 니, 행 하, 허, 호 를, 환
1: 환 경, 󠀠 󠀮, 󠀠 󠁄, 󠀠 󠁢, 󠀠 󠁣, 󠀠 󠁤, 󠀠 󠁥, 󠀠 󠁦, 󠀠 󠁨, 󠀠 󠁬, 󠀠 󠁭, 󠀠 󠁯, 󠀠 󠁰, 󠀠 󠁲, 󠀠 󠁳, 󠀠 󠁷
1: 󠀠 󠁾, 󠀬, 󠀬 󠀠, 󠀭, 󠀭 󠁳, 󠀮 󠁥, 󠀯, 󠀯 󠀮, 󠀯 󠀯, 󠀯 󠁣, 󠀯 󠁩, 󠀴, 󠀶, 󠀶 󠀴, 󠀺, 󠀺 󠀠, 󠀺 󠀯, 󠁁, 󠁄
1: 󠁄 󠁯, 󠁓, 󠁔, 󠁡 󠀠, 󠁡 󠁤, 󠁡 󠁬, 󠁡 󠁲, 󠁡 󠁳, 󠁢 󠁡, 󠁢 󠁯, 󠁣 󠁡, 󠁣 󠁨, 󠁣 󠁯, 󠁣 󠁲, 󠁣 󠁵, 󠁤 󠀬
1: 󠁤 󠁥, 󠁤 󠁯, 󠁥 󠀮, 󠁥 󠀶, 󠁥 󠁤, 󠁥 󠁬, 󠁥 󠁳, 󠁥 󠁶, 󠁥 󠁸, 󠁦 󠀠, 󠁦 󠁩, 󠁦 󠁯, 󠁧, 󠁧 󠀠, 󠁨 󠀠, 󠁨 󠁩
1: 󠁨 󠁴, 󠁩 󠁤, 󠁩 󠁬, 󠁩 󠁯, 󠁩 󠁳, 󠁩 󠁴, 󠁫 󠀠, 󠁫 󠁩, 󠁬 󠀠, 󠁬 󠁡, 󠁬 󠁩, 󠁬 󠁬, 󠁬 󠁳, 󠁬 󠁹, 󠁭 󠁡
1: 󠁭 󠁥, 󠁮 󠁣, 󠁮 󠁥, 󠁮 󠁧, 󠁮 󠁫, 󠁮 󠁳, 󠁮 󠁴, 󠁮 󠁶, 󠁯 󠁦, 󠁯 󠁮, 󠁯 󠁯, 󠁯 󠁲, 󠁯 󠁳, 󠁯 󠁴, 󠁯 󠁵
1: 󠁰 󠁥, 󠁰 󠁬, 󠁰 󠁯, 󠁰 󠁳, 󠁰 󠁵, 󠁲 󠀮, 󠁲 󠁩, 󠁲 󠁵, 󠁳 󠀠, 󠁳 󠀮, 󠁳 󠀺, 󠁳 󠁨, 󠁳 󠁩, 󠁳 󠁳, 󠁳 󠁴
1: 󠁴 󠀬, 󠁴 󠁡, 󠁴 󠁩, 󠁴 󠁰, 󠁴 󠁲, 󠁴 󠁳, 󠁴 󠁴, 󠁵 󠁮, 󠁵 󠁲, 󠁵 󠁴, 󠁶, 󠁶 󠀠, 󠁶 󠁥, 󠁷, 󠁷 󠁥, 󠁸, 󠁹 󠀠
1: 󠁾, 󠁾 󠀯, ） ：, ， 不, ， 例, ， 便, ， 其, ， 发, ， 字, ， 希, ， 把, ， 按, ， 日, ， 正, ， 用, ， 直, ， 空, ， 表, ， 让, ： bash, ： 把
1: ： 用, ： 请
-1: $ acc, $ account, $ age, $ and, $ answer, $ apt, $ as, $ ask, $ audit, $ auto, $ base, $ body, $ brief
-1: $ by, $ cache, $ cf, $ check, $ codex, $ coin, $ collaborators, $ comments, $ control, $ crontab, $ csv
-1: $ cur, $ current, $ days, $ dbh, $ delete, $ deploy, $ dig, $ domainkey, $ each, $ editor, $ enabled, $ end
-1: $ environment, $ esac, $ etc, $ exe, $ exec, $ export, $ fc, $ for, $ forward, $ found, $ ge, $ gt
-1: $ header, $ headers, $ here, $ hit, $ home, $ hosts, $ how, $ html, $ https, $ ids, $ import, $ is, $ items
-1: $ journal, $ jwt, $ label, $ labels, $ limit, $ line, $ list, $ main, $ mark, $ mcp, $ meta, $ mirror, $ mo
-1: $ mp, $ mv, $ my, $ nb, $ next, $ no, $ note, $ now, $ num, $ number, $ ocr, $ on, $ only, $ opt, $ over
-1: $ owner, $ params, $ parts, $ patch, $ patient, $ pem, $ pip, $ plan, $ plugin, $ policy, $ post
-1: $ powershell, $ primary, $ proj, $ project, $ proxy, $ ps, $ pscmdlet, $ public, $ py, $ re, $ realpath
-1: $ remote, $ remove, $ report, $ round, $ row, $ rules, $ scratch, $ seat, $ secret, $ security, $ service
-1: $ session, $ shift, $ size, $ slack, $ snap, $ srv, $ ss, $ ssh, $ stat, $ sub, $ success, $ svc
-1: $ systemctl, $ tags, $ then, $ timestamp, $ tmux, $ token, $ trim, $ uname, $ until, $ up, $ usr, $ ver
-1: $ version, $ wallet, $ warm, $ wp, $ xdg, $ yes, <catcher> your, <named> affaanmustafa, <named> agent
-1: <named> aliases, <named> articles, <named> badge, <named> code, <named> copyright, <named> design
-1: <named> do, <named> draft, <named> dtds, <named> entrez, <named> es, <named> google, <named> guide
-1: <named> help, <named> learn, <named> live, <named> news, <named> npm, <named> open, <named> package
-1: <named> perf, <named> photo, <named> profile, <named> pub, <named> query, <named> rfc, <named> run
-1: <named> security, <named> software, <named> status, <named> subscription, <named> tr, <named> users
-1: <named> version, <named> watch, <named> web, <named> www, <numeric> sh, <placeholder> app
-1: <placeholder> change, <placeholder> const, <placeholder> data, <placeholder> dev, <placeholder> hooks
-1: <placeholder> image, <placeholder> install, <placeholder> login, <placeholder> or, <placeholder> org
-1: <placeholder> page, <placeholder> port, <placeholder> set, <placeholder> sh, <placeholder> the
-1: <placeholder> token, <placeholder> traces, <placeholder> workspaces, <service> bot, <service> const
-1: <service> css, <service> def, <service> devicelogin, <service> dotenvx, <service> mcp, <service> path
-1: <service> permissions, <service> user, <vendor> api, <vendor> helm, <vendor> homebrew, <vendor> install
-1: <vendor> pypi, <vendor> stable, aaaa mx, ab cdef, ab testing, abandoned, abbrev ref
-1: abcdefghijklmnopqrstuvwxyz, abgebrochen, abiertas, ablegen, aborted, about $, about again, about an
-1: about and, about each, about minutes, about second, about us, about what, above all, above copyright
-1: above for, above per, above percent, abril, abs path, absence, absences, absent from, absent or
-1: absolute fill, absorb, absorbing, abspath file, abweichung, ac us, acb, acc |, accept |, accepted for
-1: accepted with, access code, access keys, access logs, access md, access on, access or, access requests
-1: access the, access to, access token, access tokens, accessibility, accessibility check, accessing
-1: accession, accidental, account after, account before, account copy, account deletion, account group
-1: account number, account owner, account password, account settings, account that, account the
-1: account without, accounts add, accounts have, accounts in, accounts minpwlen, accounts need, accounts use
-1: accès, acf, achieve, acht, acknowledgments, acls, acls true, acm, acme example, acquire, acquired, acro
-1: acro form, across all, across files, act for, acting, acting as, action, action action, action add
-1: action do, action is, action label, action of, action patterns, action the, action with, actions action
-1: actions and, actions are, actions setup, actions sts, actions |, activate python, active context
-1: active directory, active ws, activities, acts, acts on, actually worked, acuerdos, acv, ad, ad af, ad and
-1: ad app, adapt the, adaptation, adaptive, adata, add <placeholder>, add any, add backup, add both
-1: add clippy, add column, add content, add data, add days, add forwarded, add generic, add index, add let
-1: add line, add local, add one, add ons, add origin, add preview, add product, add rule, add some, add test
-1: add tests, add type, add up, add with, add word, add |, add ~, added if, added in, adding new, adding to
-1: addinivalue, addinivalue line, addition, additional resources, addon, addoption, addoption parser, addr sys
-1: addr |, address <catcher>, address at, address bar, address before, address can, address check, address in
-1: address ip, address no, address of, address only, address tax, address the, addresses or, addresses txt
-1: adds its, adds no, adds the, adds to, adds up, adequate, adjacent, adjectives, adjectives about, adjusted
-1: admin api, admin description, admin example, admin of, admin request, administer, administrador
-1: administrator $, administrator it, administrators |, admins, admins |, adopted, adr, adres, adult, aduser
-1: advert, advertisement, advice, advice and, advice keep, advice |, adviser, advises, advisor description
-1: advisors, advisory not, advocate, adımlar, aes gcm, aesthetic, aesthetics, affaanmustafa status, affect
-1: after all, after and, after another, after apply, after ask, after asking, after backup, after copy
-1: after creation, after days, after each, after fork, after last, after log, after making, after new
-1: after reading, after recovery, after restart, after run, after showing, after sign, after signing
-1: after six, after to, after week, afterwards and, again afterwards, again give, again in, again keep
-1: again once, again set, again when, again |, against clean, against key, against so, age $, age always
-1: age and, age days, age keygen, age max, age recipient, agent acme, agent and, agent budget, agent cannot
-1: agent chat, agent did, agent dispatch, agent do, agent drafts, agent if, agent keeps, agent loads
-1: agent memory, agent name, agent new, agent no, agent not, agent notes, agent remembers, agent rules
-1: agent sh, agent skill, agent so, agent to, agent tuner, agent which, agent write, agent writes, agentes
-1: agents $, agents are, agents for, agents name, agents run, agents skills, agents so, agents to, agents |
-1: ages, aggregate, aggregated, aggregator, aggressively, ago |, agree on, agreed by, ai agent, ai agents
-1: ai assistant, ai assistants, ai generated, ai native, ai overviews, ai seo, ai |, aim at, aimed, aimed at
-1: airdrop, airtable, ajax, ajv, akiaiosfodnn, akiaiosfodnn example, aks, aktiv, al massimo, al principio
-1: alarm |, alarms on, alert is, alert on, alerts are, alerts on, alerts to, alerts with, algo, alias
-1: alias cd, alias for, alias |, aliases, aliases and, aliases sh, align, align right, aligned, alive and
-1: all agents, all answers, all are, all become, all before, all build, all caps, all changes, all claims
-1: all client, all comments, all compare, all export, all extensions, all figures, all from, all if
-1: all images, all in, all items, all its, all load, all local, all mini, all no, all on, all out, all outputs
-1: all parts, all previous, all requests, all results, all return, all security, all see, all sessions
-1: all string, all sub, all test, all text, all that, all user, all users, all values, all we, all when
-1: all write, alle, allergen, allergens, allergies, alloc unsafe, allocate, allocation, allow access
-1: allow agent, allow false, allow groups, allow implicit, allow it, allow origins, allow plugins, allow read
-1: allow remote, allow with, allow |, allowance, allowances, allowed, allowed false, allowed headers
-1: allowed in, allowed on, allowed values, allowing, allprojects, almost, almost always, alone the, along the
-1: alongside, aloud in, aloud to, alpha fold, alpine as, already, already and, already exist
-1: already installed, already on, already runs, also available, also gets, also supported, also the, also use
-1: also writes, alt, alt text, alter column, alternate, alternative, alternative texts, alters, although
-1: altijd, altsep, always an, always call, always check, always echo, always exit, always follow, always get
-1: always keep, always name, always output, always pass, alın, am pm, am release, am what, ama, amber or, amd
-1: america, amount $, amount await, amount console, amount for, amount from, amount if, amount must
-1: amount number, amount reference, amount value, amount with, amounts are, amounts |, amp, amp lt, an $
-1: an address, an afternoon, an agency, an album, an alias, an already, an archive, an array, an assertion
-1: an attempt, an author, an automation, an effective, an encoded, an evening, an example, an explicit
-1: an honest, an immediate, an input, an installer, an instance, an insurance, an integer, an internal
-1: an inventory, an ipv, an issue, an object, an offer, an office, an older, an opaque, an option, an overlap
-1: an svg, an unknown, an unsigned, ana, anahtar, analyse, analysis, analysis and, analysis in
-1: analysis pipeline, analyze code, analyzer, anatomy, ancestors, ancestors none, and, and <named>, and above
-1: and access, and additional, and adds, and ages, and agreed, and alternatives, and an, and arguments
-1: and asks, and asset, and at, and auto, and belongs, and binance, and bit, and black, and books, and brings
-1: and cache, and camera, and cancellation, and cannot, and capture, and carries, and certificates, and change
-1: and changes, and claim, and cleans, and code, and come, and comments, and commit, and contacts
-1: and correlation, and country, and cover, and cross, and current, and customize, and date, and decides
-1: and decode, and defer, and delete, and delivery, and description, and descriptions, and design
-1: and destination, and destroy, and developer, and directories, and dmarc, and documents, and each
-1: and editor, and email, and emits, and english, and estimated, and exit, and expiry, and explain, and export
-1: and fails, and fast, and field, and filesize, and fill, and firm, and fits, and fix, and footer, and forget
-1: and framework, and free, and frequency, and future, and gaps, and generation, and getattr, and gives
-1: and global, and grades, and gross, and group, and groups, and he, and health, and honest, and hour
-1: and humidity, and ids, and image, and initials, and insurance, and ip, and it, and item, and key, and kind
-1: and later, and leavers, and leaves, and light, and link, and linked, and links, and live, and maintain
-1: and make, and managed, and management, and mark, and marked, and max, and may, and media, and memory
-1: and merged, and migration, and monthly, and more, and most, and ms, and name, and named, and near
-1: and nobody, and notes, and nowhere, and npm, and on, and once, and opens, and operator, and optional
-1: and options, and or, and otherwise, and out, and output, and ownership, and pack, and packs, and paid
-1: and parents, and part, and period, and person, and point, and pr, and pre, and prepares, and process
-1: and promises, and propose, and proposes, and publish, and purpose, and px, and quiet, and quote, and raise
-1: and rate, and recall, and refund, and reload, and reminds, and remove, and removed, and repair, and repairs
-1: and requested, and requires, and reset, and resource, and review, and reviewer, and roles, and row
-1: and rules, and runner, and safety, and sales, and saves, and says, and scoring, and second, and see
-1: and semantic, and servers, and sha, and shares, and ship, and sign, and signed, and signs, and size
-1: and skills, and sleep, and solution, and some, and ssh, and statistics, and stops, and strings, and suede
-1: and suggest, and surface, and swap, and tag, and target, and task, and ten, and terms, and text, and the
-1: and there, and they, and times, and tips, and today, and totals, and town, and traces, and tracking
-1: and translation, and two, and typed, and until, and user, and validation, and value, and verify
-1: and version, and versioning, and voice, and waits, and warm, and warns, and watch, and weights
-1: and workflow, android manifest, angeles, anger, angular, ani, animations, anki, anlegen, annex, annotate
-1: annotations in, announced, announcement, anon key, anonymise, anota, another, another account, another name
-1: another way, ansi, ansi styles, ansible builtin, answer at, answer before, answer first, answer for
-1: answer format, answer give, answer has, answer it, answer json, answer next, answer questions, answer to
-1: answer with, answer |, answerable, answered in, answers and, answers data, answers into, answers it
-1: ant design, antes del, antes do, anthropic version, anthropic |, anti pattern, anti patterns
-1: antivirus signature, användaren, anweisungen, anweisungen und, any, any any, any are, any brand, any change
-1: any code, any const, any copy, any edit, any if, any in, any log, any manual, any mcp, any new, any order
-1: any owned, any part, any platform, any public, any specific, any string, any term, any that, any type
-1: anybody else, anybody who, anyhow, anyone else, anyone notifies, anything from, anything in, anything is
-1: anything not, anything outside, anything that, anything without, anywhere, anywhere else, anzeige, ap add
-1: api and, api answers, api async, api at, api chat, api description, api documentation, api endpoint
-1: api github, api graphql, api import, api metadata, api or, api orders, api params, api public, api rate
-1: api reference, api request, api since, api stripe, api telegram, api token, api use, api user, api users
-1: api |, api キ, apikey, apikey os, apis and, aplicativo, app, app and, app create, app db, app env
-1: app example, app git, app id, app js, app own, app py, app run, app runs, app scaffold, app secret
-1: app shop, app source, app state, app text, app that, app update, app write, appdata discord, appears
-1: append child, append file, append for, append href, append if, append item, append join, append label
-1: append only, append os, append report, append return, append short, append this, appended, appends, appium
-1: apple dtd, apple finder, apple show, application, application properties, application vnd, application www
-1: applications, applications for, apply all, apply fix, apply load, apply rbac, apply tf, apply this
-1: apply true, appname, approach, appropriate for, approval before, approval write, approval —, approvals
-1: approvals for, approve comment, approve the, approve |, approved list, approved them, approved |, approves
-1: approximate, apps kind, apps on, appsettings json, appuser, appuser copy, april, après, apt apt, apt conf
-1: apt full, apt lists, apt name, apt upgrade, aqabaiaaaaaaap, arată, arbitrary, arbitrum
-1: architecture architecture, architecture skill, archive copy, archive org, archive refs, archive |, archived
-1: archived repositories, archives, archives by, archives on, archives the, archivo, archivos, arcs, arduino
-1: are absolute, are among, are and, are another, are asked, are at, are automatically, are both, are carried
-1: are checked, are closed, are compared, are considered, are correct, are data, are defined, are done
-1: are drawn, are entered, are exempt, are followed, are for, are fully, are grandfathered, are guidance
-1: are handed, are happy, are helping, are hidden, are ignored, are included, are installed, are joined
-1: are kept, are labels, are large, are lower, are mandatory, are marked, are mentioned, are messy, are needed
-1: are negative, are noise, are of, are paid, are plain, are question, are quoted, are ready, are red
-1: are rejected, are removed, are returned, are rounded, are samples, are sent, are so, are some
-1: are supported, are the, are theirs, are those, are told, are unclear, are utc, are visible, are waiting
-1: are what, are with, are within, are written, are zero, area id, arg $, argparse import, argparse namespace
-1: argparse pathlib, args, args ap, args argparse, args def, args exec, args file, args for, args full
-1: args if, args in, args join, args json, args kwargs, args max, args modelcontextprotocol, args nth
-1: args output, args profile, args src, args stopifnot, args str, args text, args val, args |, argue, argues
-1: argument in, argument path, argument query, argument src, argument text, argument type, arguments drop
-1: arguments for, arguments key, argv as, argv capture, argv def, argv dst, argv each, argv foreach
-1: argv headers, argv index, argv map, argv pdf, argv rglob, argv start, argv true, argv while
-1: aria labelledby, arial sans, arm |, armor, arn output, arn split, around, arp, arquivo, arr, arranged
-1: array, array $, array buffer, array fill, array new, array of, array prototype, array returns, array shift
-1: array string, array to, array |, arrays of, arrive in, arrives, article headline, artifacts paths
-1: artificial, as above, as account, as add, as agreed, as always, as an, as backup, as bash, as button
-1: as bytes, as cache, as chromium, as client, as const, as context, as current, as data, as defined
-1: as drafts, as each, as err, as et, as exc, as exit, as fixed, as formula, as gaps, as good, as hard
-1: as https, as important, as in, as invoices, as is, as iso, as json, as list, as long, as measured
-1: as missing, as ms, as named, as needed, as non, as not, as on, as only, as open, as pdf, as per, as person
-1: as plain, as posix, as print, as proof, as pull, as question, as raise, as reading, as reference, as resp
-1: as response, as root, as rows, as runner, as safe, as set, as short, as single, as source, as st, as state
-1: as str, as string, as such, as suspicious, as svg, as tables, as test, as there, as they, as those
-1: as title, as unverified, as week, as when, as with, as you, as zero, as |, as ~, asana, asc, ascii, ascii $
-1: ask and, ask do, ask each, ask how, ask instead, ask only, ask three, ask |, asked again, asked the
-1: asking do, asking if, asking when, asks and, asks before, asks explain, asks in, asks the, aspect
-1: aspect ratio, assay, assemble, assert raw, assert throws, assertion and, assessed, assessment, assessments
-1: assets settings, assign new, assigns, assistant automations, assistant do, assistant forward
-1: assistant read, assistant with, assumes, assuming, ast literal, asterisk, async and, async client
-1: async code, async const, async function, async url, asynccontextmanager, at, at <service>, at any, at base
-1: at columns, at commit, at day, at do, at dpi, at etc, at fault, at git, at if, at index, at large, at last
-1: at log, at next, at noon, at output, at public, at requests, at return, at runtime, at take, at their
-1: at then, at three, at to, at values, at with, at words, at ~, ata, atc, atrm, attach $, attach role
-1: attach the, attached, attaches, attack, attack |, attacks, attempt, attempted, attempting, attempting to
-1: attestations, attribute, attribute error, attributes for, attribution, aud, audience, audience and
-1: audience fit, audit after, audit and, audit audit, audit csv, audit evidence, audit fix, audit has
-1: audit logging, audit look, audit mjs, audit name, audit not, audit report, audit signatures, audit try
-1: auditctl |, auditd, auditd |, auditor can, auditor wants, auditors ask, audits how, auf einem, aufbau
-1: aus der, ausearch, aussteller, auth can, auth check, auth in, auth service, auth status, auth urllib
-1: auth use, authenticate admin, authentication code, authenticator, authonly, author as, author email
-1: author id, authoring, authorised, authorised penetration, authoritative, authority |, authorization content
-1: authorized browser, authpriv, auto, auto approved, auto approves, auto assign, auto open, auto padding
-1: autocomplete email, autocomplete new, autocrlf, autofill, automated tests, automations for, automount
-1: automount service, autonomous, autoremove, autoresearch, autorização, autovacuum from, auxww, auxww $
-1: auxwwf, auxwwf $, außer, availability |, available from, available with, avatars, avec, avisar, avn
-1: avoid overwhelming, avoir, await authenticate, await client, await conn, await gh, await glob, await page
-1: await promise, await rl, await stream, await this, award, aware false, awareness, awareness description
-1: away what, awesome, awk query, aws access, aws browser, aws cognito, aws config, aws configure, aws db
-1: aws ebs, aws ec, aws ecr, aws iam, aws io, aws kms, aws lambda, aws logs, aws service, aws source, aws ssh
-1: aws sso, aws version, aws |, ax, axe and, axis, az, az ad, az delete, azure, azure key, açık, ba, ba sh
-1: ba |, back as, back if, back once, back the, backed by, backend tf, backfill, background color
-1: background task, background var, background work, backgrounds, backoff, backs up, backticks, backup $
-1: backup at, backup backup, backup bash, backup dir, backup first, backup of, backup run, backup without
-1: backups are, backups of, backwards compatibility, bad, bad $, bad and, bad write, badge code, badge in
-1: badge svg, bag, bail, bake, baked, bakery, balance address, balancers, ban, ban on, ban unattended, bandit
-1: bank and, bank or, bankverbindung, bao giờ, bar, barrier, bars join, base an, base api, base conf
-1: base const, base data, base de, base echo, base encode, base fee, base file, base image, base images
-1: base it, base json, base layer, base metadata, base model, base name, base not, base of, base out
-1: base output, base raw, base rows, base str, base string, base text, base timeout, base type, base value
-1: base with, baseline for, baseline has, baseline is, baseline json, baseline ps, basename file, basestring
-1: bash aws, bash az, bash bin, bash cat, bash check, bash create, bash dir, bash from, bash git, bash helm
-1: bash kubectl, bash mkdir, bash npm, bash npx, bash on, bash out, bash password, bash pytest, bash shell
-1: bash sudo, bash test, bash then, bash to, bashrc zshrc, bashrc |, bashrc ~, basic auth, basta, basta un
-1: batch build, batch by, batch description, batch mode, batch size, batch |, batchmode, batteries, baud, bbl
-1: bd, bdd, be accepted, be added, be allowed, be as, be available, be bf, be checked, be clean, be considered
-1: be declared, be different, be distributed, be either, be exact, be filled, be found, be helpful
-1: be imported, be initialized, be interpreted, be linked, be mended, be missing, be moved, be omitted, be on
-1: be opened, be out, be overridden, be paid, be parsed, be polite, be renewed, be replaced, be revoked
-1: be run, be seen, be set, be shared, be signed, be switched, be taken, be undone, be unreliable, be useful
-1: be user, be valid, be warm, beam, bearing, beautiful, beautiful soup, beautifulsoup, beauty, because that
-1: become, become name, become true, been created, been deleted, befehl, before, before $, before adding
-1: before and, before anybody, before applying, before building, before change, before changing, before choice
-1: before ci, before closing, before collecting, before commit, before consent, before contract
-1: before creating, before get, before giving, before keep, before last, before marking, before now
-1: before optimizing, before paying, before printing, before production, before re, before recommending
-1: before running, before sharing, before shipping, before start, before they, before touching, before update
-1: before use, before with, before write, before writing, begin rsa, beginner, begins at, behaviour |
-1: behind the, being asked, being used, believe, belongs on, below an, below lines, below percent
-1: below points, below ten, below that, below use, below without, below °, bench benchmark, bench description
-1: bench sh, benchmarking, benefits, beside each, beside it, beside them, best fit, best practice, best use
-1: bet, betreff, better than, better wording, between calls, between english, between groups, between packages
-1: between requests, between sessions, bevor du, bewerbung, bewirtung, bez zgody, bf
-1: bfnaelmomeimhlpmgjnjophhpkkoljpa, bg, bh, bia, bias, biases, bib, bibtex, bicycle, bidding, bids, bilan
-1: bill, bill of, bin backup, bin git, bin never, bin python, bin rails, bin report, bin restic, bin systemctl
-1: bin true, binaries, binary, binary $, binary all, binascii error, bind it, bind mounts, bins, bio claw
-1: bioconda, bioinformatics, biological, biometric, bird, birth |, bit, bitbucket, bitcoin, bits are
-1: bitwarden vault, black out, blank for, blank if, ble, blender, blender $, blind spots, blink, blip, blo
-1: blobs, block in, block on, block public, block the, block this, block under, block |, blocked use, blocker
-1: blockers, blocking, blocks in, blocks |, blog post, blue, bm, board and, board for, board id, board minutes
-1: board report, board the, boards, boards with, bob, body answer, body before, body close, body document
-1: body fetch, body file, body form, body from, body headers, body id, body include, body no, body null
-1: body open, body rows, body says, body set, body splitlines, body string, body strings, body summary
-1: body then, body txt, body type, body urllib, body value, body verify, body want, body with, body |, bold
-1: bombs, bonuses, book at, book is, book of, bookmark, books, books them, booktabs, bool get, boolean allow
-1: boolean flags, boolean is, boolean return, boom, bootout, bootout gui, border bottom, borderline, boss
-1: bot $, both agree, both and, both forms, both have, both set, boto, boto core, boto session, bottle
-1: bound by, boundary policy, bounded by, bounds, bounds and, bowtie, box as, box or, box to, boxes are
-1: boxes take, bp end, bpo, bps, bq, branch, branch base, branch branch, branch const, branch exit
-1: branch merged, branch name, branch read, branch run, branch show, branching, brand colors, brand name
-1: brand new, brand |, branded, branding, brands, breached passwords, breadcrumb, break $, break return
-1: break things, break try, breakdown, breakpoints, breaks in, breaks the, breaths, brew bundle, brewfile
-1: bridge py, bridges, brief, brief with, briefing, bring them, brings it, broken links, broker, brother
-1: brought, browse, browser and, browser chromium, browser close, browser login, browser screenshot
-1: browser session, browser tabs, browser tools, browser |, browsers, bs, bsd, bsd apache, btc eth, btcusdt
-1: btn, btrfs, bubble, buchhaltung, bucket $, bucket and, bucket encryption, bucket prefix, buckets true
-1: buckets |, buddy description, budget, budget and, buf io, buf string, buff, buffer buffer, buffer is
-1: buffer pool, buffer slice, buffer string, buffer to, buffer with, buffered, bufio, build, build and
-1: build apply, build as, build call, build check, build config, build description, build folders, build from
-1: build js, build log, build name, build needs, build notify, build npm, build output, build report
-1: build strict, build test, build times, build trimpath, build version, build |, builder add, builder connect
-1: builder cs, building, builds are, builds the, builds web, built on, built to, builtin, bullet
-1: bullet points, bullets, bump and, bundle $, bundle dir, burn subtitles, burnt, burst, but also, but do
-1: but don, but keeps, but nobody, but say, but they, but we, butler description, butter, button is
-1: button name, button not, button on, button send, button sign, buying, buys, bw, bxox, by $, by address
-1: by an, by another, by anybody, by aria, by authors, by call, by cause, by claude, by collections, by commas
-1: by company, by control, by copy, by css, by customer, by cve, by default, by department, by device, by due
-1: by etc, by example, by file, by fix, by friday, by grade, by hook, by hours, by invoking, by its, by key
-1: by kind, by le, by link, by machine, by make, by message, by model, by multi, by namespace, by nearest
-1: by next, by number, by one, by only, by os, by other, by passing, by phone, by piece, by placeholders
-1: by print, by pull, by python, by real, by region, by screen, by select, by sender, by size, by someone
-1: by source, by ssh, by step, by system, by this, by timers, by topic, by week, by word, by you, bygroups
-1: byline, byte error, byte if, byte offset, bytes are, bytes byte, bytes bytes, bytes const, bytes fmt
-1: bytes from, bytes fromhex, bytes if, bytes not, bytes out, bytes self, bytes utf, bz, báo cáo, bırak, bạn
-1: bộ, ca cert, ca pem, cacert, cache $, cache bool, cache clean, cache control, cache description
-1: cache entries, cache exclude, cache folder, cache if, cache it, cache local, cache path, cache php
-1: cache policy, cache return, cache root, cache set, cache so, cache the, cache to, cache type, cache with
-1: cached in, cached property, caches $, caches restic, caching, cad, cafile, cafile etc, café, calcula la
-1: calculate the, calculated, calculator, calculators, calendar and, calendar ask, calendar daily
-1: calendar description, calendar id, calendar |, california, call $, call args, call back, call delete
-1: call for, call inside, call light, call method, call name, call needs, call node, call out, call python
-1: call results, call the, call |, call →, callable, callback for, callback import, callback query
-1: called directly, called for, called from, called name, called when, callers, calling, calling it, calls
-1: calls at, calls go, calls only, calls round, calm write, cambiar, cambies, came, came back, came from
-1: came with, camel, camera, camera data, cameras, campaigns, campo |, can ask, can be, can compare, can edit
-1: can explain, can fix, can get, can help, can judge, can leave, can make, can remember, can specify
-1: can start, can the, can try, can |, canary in, cancel all, cancellation terms, cancelled at, cancels
-1: cancels the, cand, candidate is, candidates, candidates and, candidates from, cannot be, cannot find
-1: cannot happen, cannot open, cannot reach, cannot verify, canvas, cap, cap at, cap drop, cap or
-1: capability the, capital letters, capitalization, capitalize, captions in, capture and, capture pane
-1: capture the, captures, car, caracteres, carbon, card and, card in, cards, careful, cargo env, cargo rerun
-1: cargo run, carpeta, carried over, carrier |, carriers, carries its, carry no, carry over, carry them
-1: carrying, cart, cart checkout, casabot, case, case after, case argv, case handling, case id, case if
-1: case includes, case keep, case sensitive, case we, cases, cases empty, cases mark, cases where, cash, cat
-1: cat file, cat git, cat sprintf, cat var, catalog json, catch any, catch console, catch const, catch er
-1: catch err, catch exception, catch ignore, catch process, catch return, catcher, categories and, categorize
-1: category, caterers, cats, cause issues, cause the, cause |, caused, caused it, cb, cbd, cc, cc by, cc from
-1: cc logical, cc |, cd $, cd alias, cdef, cdef example, cdp, cdtr cdtr, cel, cela, cell, cells, cells that
-1: center gap, centered, central, central amazonaws, cert file, cert manager, certbot nginx, certbot renew
-1: certificate is, certificate key, certificates, certificates for, certificates in, certificates |, certs $
-1: cfg $, cfg configparser, cfg file, cfo, ch of, ch oldest, chain integrity, chain is, chained, challenge
-1: champion, chance, change, change actions, change after, change board, change count, change each
-1: change gets, change no, change nothing, change one, change over, change records, change requests
-1: change their, change them, change tickets, change true, change window, change with, change without
-1: change write, changed build, changed by, changed since, changelog gen, changelog md, changes above
-1: changes also, changes as, changes mark, changes md, changes no, changes nothing, changes the, changes with
-1: changes without, changeset, changing, channel $, channel and, channel as, channel oldest, channels
-1: channels conda, channels for, channels history, chapter marks, chapter md, char char, char field, char to
-1: character of, characteristics, characters are, characters const, characters long, characters return
-1: characters so, characters test, characters this, characters to, characters when, charge the, charger
-1: charities, charsets, chart as, chart in, chat, chat data, chat gpt, chat or, chat post, chat with, chatbot
-1: check $, check env, check first, check identity, check it, check its, check js, check local, check on
-1: check output, check restore, check rules, check the, check them, check then, check whether, check your
-1: checkbox, checked, checked for, checker description, checking ask, checking that, checking the
-1: checklist before, checkout for, checkout of, checkout ours, checks, checks checks, checks each, checks fail
-1: checks for, checks in, checks it, checks passed, checks run, checks stay, checks them, checks |
-1: checksum in, checkup, chess coach, chezmoi, chg, child and, child item, child parent, children are
-1: children data, children new, chips, chmod sync, cho, choice opt, choice the, choice when, chomp true
-1: choose and, choose one, chooses, choosing, chore tidy, chore update, chore |, chores, chose, chown $
-1: chr ord, chr pos, chr start, chrome and, chrome dev, chrome extensions, chrome firefox, chrome for
-1: chromium launch, chronicle, chunk size, chunking, churn, churned, chú, chạy, chỉ, ci builds, ci npx
-1: ci only, ci pipeline, ci run, ci success, ci the, ci then, ci true, ci with, ci yml, cia, cim, cim instance
-1: ciphers, circuit, circular, circular references, cis conf, cisa, cjs, cjs const, cl, claim that, claim the
-1: claim to, claims as, claims to, clamp, clarify, class and, class is, class net, class user, class with
-1: class write, classes, classes and, classic, classifications, classified, classifier description
-1: classifier for, classifiers, classify, classify py, classmethod, classroom, claude config, claude file
-1: claude is, claude plugin, claude project, claude rules, clause by, clave, claw skills, clawbio common
-1: clean build, clean data, clean force, clean machine, clean raw, clean replace, clean string, clean then
-1: cleaned, cleanly, cleans pasted, clear after, clear all, clear cache, clear |, cleared |, clerk description
-1: cli $, cli command, cli description, cli md, click to, clickable, clicked, clicking, client application
-1: client cert, client credentials, client download, client fetch, client iam, client id, client import
-1: client in, client max, client name, client require, client secretsmanager, client servername, client the
-1: climate, climate set, clin, clin var, clinical notes, clinical trial, clinician, clip to, clipboard
-1: clipboard for, clipboard history, clippy, clippy rustfmt, clock skew, clone |, cloning, close after
-1: close def, close description, close every, close false, close fd, close for, close it, close out
-1: close void, closed on, closer, closes, closes it, closest, clothes, cloud config, cloud for, cloud init
-1: cloud providers, cloud region, cloudflare, cloudflared tunnel, cloudfront, cloudfront create, cls, cluster
-1: cluster run, clusterrolebindings, clusterrolebindings json, cláusula, cmake build, cmd $, cmd env, cmd exec
-1: cmd execute, cmd gunicorn, cmd node, cmd read, cmd sys, cmd |, cmdclass, cmo, cmp, cms, cmyk, cnv, co every
-1: co uk, coach ask, code after, code app, code authentication, code blocks, code catch, code cmd
-1: code comments, code compile, code do, code injection, code no, code of, code path, code ql, code reviewer
-1: code says, code scanning, code self, code src, code style, code verify, code with, codec decode, codecs
-1: codecs codec, codegen, codeium, codeium windsurf, codes for, codes no, codes to, codes with, codes |
-1: codesign, codex agents, codex home, coeff, coefficients, coerce, coffee, cognitive, cognitive load, cognito
-1: cohen kappa, cohort, cold outreach, coll, colleague first, colleague who, collect evidence, collections
-1: collections json, collects evidence, collision, color $, color const, color palette, colorama, colori
-1: colour for, colour of, colour or, cols, column date, column float, column for, column from, column layout
-1: column name, column so, column type, columns date, columns df, columns in, columns str, columns that
-1: columns where, com $, com acme, com admin, com and, com app, com curve, com for, com host, com nome
-1: com object, com password, com resource, com user, combination of, combinations, combine with, combined
-1: combined with, come for, come from, come through, come to, comentario, comes with, comillas, comm, comma
-1: command after, command and, command docker, command failed, command fn, command git, command if
-1: command into, command line, command not, command python, command reads, command returns, command the
-1: command to, commands are, commands or, commands use, commands you, commas and, comment block, comment body
-1: comment each, comment for, comment id, comment is, comment name, comment or, comment so, comment text
-1: comment with, commented, comments, comments at, commerce, commit am, commit before, commit chmod
-1: commit chore, commit format, commit hash, commit hook, commit is, commit message, commit messages
-1: commit not, commit push, commit sh, commit style, commit use, commitment to, commits and, commits are
-1: commits for, commits since, committed and, commodity, common print, common words, commonest, commonly
-1: communication, commutative, companies in, companion description, company ca, company com, company gateway
-1: company has, company own, company policy, compare every, compare hashes, compares them, compares with
-1: comparison is, compatibility with, compatible with, competition, competitors, compilation, compile begin
-1: compile def, compile func, compile invoice, compile |, compiled, compiling, complains about, complaint rate
-1: complete examples, complete missing, complete plan, complete verify, completed process, completed true
-1: completed |, completes, completing, complex type, complexity, component add, component from, component |
-1: composable, compose, compose file, compose yaml, composed, compounds, comprehension, comprehensive
-1: compressed, compromise, computations, compute, computer name, computes, computing, con data, con el
-1: con execute, con il, con se, con una, concealment, concepto base, concern, concern |, conclusions
-1: concrete examples, concurrency, concurrent requests, concurrently, concurrently if, condition condition
-1: condition filesize, condition string, condition test, condition uint, conditions, conditions are
-1: conditions header, conduct md, conductor, conf $, conf content, conf for, conf in, conf json, conf net
-1: conf systemctl, conf to, conference, conferir, confidence, confidential and, config addinivalue, config app
-1: config await, config brave, config browser, config by, config changes, config config, config const
-1: config core, config debug, config dir, config extra, config flags, config get, config hardening
-1: config import, config local, config new, config not, config null, config on, config parser, config profile
-1: config rules, config server, config sets, config show, config test, config tracker, config unset
-1: config user, config yaml, config yml, configparser, configs, configuration config, configuration file
-1: configuration md, configuration options, configuration with, configurations, configure set, configured by
-1: configured if, confirm it, confirm which, confirmation once, confirmation page, confirmation prompt
-1: confirme, confirmed findings, confirms it, conflict id, conflict of, conflicting, connect, connect exchange
-1: connect mg, connect src, connect the, connect to, connect with, connection error, connection failed
-1: connection host, connection refused, connection |, connections, connections and, connections are
-1: connections of, connections |, connector, connector is, consecutive, consent and, consent before
-1: consent function, consent page, consent set, considerations, considering, consistency and, consistent with
-1: consistently, console console, console log, console warn, console |, const, const $, const amount
-1: const api, const args, const at, const body, const call, const candidates, const canonical, const cmd
-1: const command, const common, const content, const data, const date, const decoded, const dir
-1: const endpoint, const expected, const extra, const font, const fps, const full, const got, const group
-1: const handler, const hash, const hits, const home, const images, const info, const item, const key
-1: const label, const limit, const lines, const load, const match, const md, const messages, const mock
-1: const my, const output, const owner, const parent, const parse, const payload, const pkg, const process
-1: const provider, const random, const re, const records, const rect, const request, const retry, const rl
-1: const rule, const select, const serialized, const server, const shape, const socket, const sorted
-1: const sum, const svg, const table, const temp, const test, const token, const trace, const user
-1: const users, const valid, const vat, const words, constant, constants, constrained, constraint and
-1: constraint if, constructed, constructor options, consumption, contact name, contact the, contact |
-1: contained, container images, container so, containers $, containers and, containers with, contains all
-1: contains data, contains text, contains |, contenido, content, content $, content as, content body
-1: content case, content center, content exactly, content from, content hash, content into, content match
-1: content message, content negotiation, content not, content of, content skill, content text, content type
-1: content url, content |, contents |, contests, context all, context aware, context create, context first
-1: context format, context id, context import, context md, context run, context self, context state
-1: context user, context with, contextlib, contexto, contexts, contextvars, contiguous, continuation, continue
-1: continue const, continue def, continue let, continue rows, continue text, continues to, continuous learning
-1: continuously, contract, contract add, contract and, contract for, contract says, contract token
-1: contract translate, contract translator, contract with, contracts between, contracts with, contrato
-1: contributed by, contributing factors, control ac, control date, control de, control has, control in
-1: control name, control of, control on, controlled, controllers, controllo, controls, controls csv
-1: controls in, convenience, conventional, conventions that, conversation to, conversational, conversion
-1: conversion from, convert, convert from, convert splunk, convert the, convert with, converted at, converts
-1: convex, cookbook, cooked, cookie based, cookie jar, cookie value, cookies and, coordinates of, copied from
-1: copied text, copied to, copied with, copies, copies in, copies of, copy after, copy all, copy and
-1: copy beside, copy data, copy df, copy docs, copy dst, copy file, copy first, copy hooks, copy id, copy if
-1: copy it, copy main, copy modify, copy on, copy only, copy tasks, copy tree, copy with, copyright in
-1: copyright the, core autocrlf, core error, core for, core lib, core operations, core or, core test, core |
-1: cores $, cores memory, coroutine, corporate, corporate proxies, corpus, correct answer, correctness tests
-1: corrects, correlation, corresponding, corrige, corruption, cors configuration, cosine, cost breakdown
-1: cost explorer, cost in, cost reader, costly, costs $, costs are, costs one, count, count at, count back
-1: count before, count can, count data, count elements, count entries, count from, count get, count script
-1: count skipped, count so, count start, count type, count words, count |, counter password, counters
-1: counting, counting is, counts and, counts in, counts items, counts once, counts per, courriel, cover as
-1: cover them, coverage, covering, cp parents, cp scripts, cp try, cp var, cpf, cradle, crafted, crashes
-1: crashes and, crates, crawl, creat, creat |, create account, create all, create an, create app, create base
-1: create command, create date, create default, create element, create engine, create extension, create http
-1: create index, create interface, create invalidation, create let, create namespace, create null, create one
-1: create order, create request, create server, create session, create test, create time, create token
-1: create update, created at, created days, created with, creating, creation, creative commons, cred
-1: credential report, credentials are, credentials from, credentials in, credentials that, credentials with
-1: credibility, credible, credible sets, credit, credit for, credit the, credit transfer, creds, crf preset
-1: cria, criteria, criteria and, criteria from, critic, crm mail, cron systemd, cron txt, crontab and
-1: crontab crontab, crontabs, cross account, cross origin, crosses, crossing, crossref, crossref and, crud
-1: crypto const, crypto import, crypto require, crypto timing, cs, csharp, csm, csp is, csp without, csrf
-1: csrf cookie, css, css font, css text, cstmr, cstmr cdt, csv after, csv and, csv by, csv check, csv clean
-1: csv def, csv df, csv dict, csv flag, csv fmt, csv foreach, csv header, csv import, csv match, csv number
-1: csv one, csv os, csv out, csv pathlib, csv print, csv profiler, csv rules, csv run, csv show, csv sniffer
-1: csv tidy, csv time, csv utf, csv warn, csv work, csv write, csv writer, csv writes, ctf, ctime, ctrl shift
-1: ctrl then, ctrl to, ctx context, ctx new, ctx return, ctx wrap, cubit, cuerpo, cues, cups, curl <service>
-1: curl api, curl aws, curl bash, curl delete, curl file, curl proto, curl sl, curlopt returntransfer
-1: curly quotes, currency and, currency for, currency of, currency usd, current, current branch
-1: current context, current dev, current dir, current file, current frame, current information, current line
-1: current price, current state, current tenant, current time, cursor agent, curve sha, custom columns
-1: custom config, custom event, customer portal, customers the, customers with, customs, cut after, cut off
-1: cut to, cutting, cv, cv name, cv screening, cvss, cvss |, cw, cwd if, cwd str, cx cy, cxx, cxx compiler
-1: cyber, cycle length, cycle with, cyclonedx, cyclonedx json, cygwin, cyp, cypress, czf, czf $, czf tmp, cáo
-1: código, của, da, da pasta, da sh, daemon reload, daf, daily and, daily at, daily keep, daily limit
-1: daily routine, daily |, damaging, damping, dans, dans la, dans le, dans les, dans un, darwin library
-1: dash and, dashboard, dashed, data, data action, data all, data api, data ask, data await, data base
-1: data bytes, data chat, data class, data collect, data come, data contents, data create, data current
-1: data delete, data dir, data even, data file, data filter, data form, data from, data https, data id
-1: data in, data including, data line, data list, data make, data only, data owner, data payload
-1: data placement, data quality, data query, data raw, data retention, data return, data search, data send
-1: data sets, data should, data size, data source, data store, data test, data true, data uri, data urllib
-1: data use, data user, data value, data view, data you, database that, databases and, dataclass, datadog
-1: dataset, date add, date after, date by, date count, date csv, date day, date de, date default, date dev
-1: date do, date first, date format, date is, date lines, date name, date net, date note, date on, date order
-1: date put, date replace, date score, date shop, date show, date since, date so, date source, date startswith
-1: date sz, date text, date they, date use, date what, date where, date which, date who, dates and
-1: dates budget, dates csv, dates follow, dates of, dates or, dates places, dates such, dates the, datetime
-1: datetime datetime, datetime fromisoformat, datetime fromtimestamp, datetime import, datetime now
-1: datetime timezone, datum in, day check, day days, day delete, day description, day first, day for
-1: day forecast, day it, day log, day month, day name, day of, day review, day so, day that, day time, day you
-1: day |, days, days between, days console, days const, days day, days def, days don, days firm, days friendly
-1: days get, days if, days is, days it, days log, days not, days of, days only, days open, days print
-1: days short, days since, days the, days without, days write, db, db async, db commit, db echo, db files
-1: db if, db instance, db internal, db jsonpath, db migrate, db new, db password, db pg, db redis, db select
-1: db sqlite, db the, db user, db |, dbh, dca, dd mm, ddo, de abril, de and, de description, de forma
-1: de pagamento, de restauración, de |, dea, deactivate, dead code, dead hosts, deadline, deadline ms, dearmor
-1: debe, debian and, debian vps, debounce, debug builds, debug debug, debug true, debuggable, decay, december
-1: decide, decide on, decided by, decided who, decides what, decides whether, decides which, decimal comma
-1: decimal decimal, decimal for, decimal round, decimals and, decision to, decisions tasks, deck html
-1: declaration, declare, declare function, declares, decline or, decode errors, decode except, decode latin
-1: decode self, decode split, decode to, decode utf, decode with, decoder description, decodes, decodes to
-1: decorative, decoys, decrease, ded, deep link, deepl api, deeply, def all, def apply, def by, def call
-1: def clean, def copy, def count, def create, def evaluate, def forecast, def format, def hook, def http
-1: def init, def len, def lines, def mask, def meta, def no, def normalize, def ok, def read, def repr
-1: def resolve, def result, def return, def row, def sample, def scan, def schema, def show, def slow
-1: def stamp, def update, def upload, def warn, def write, defang, default auto, default base, default client
-1: default const, default context, default default, default google, default if, default min, default model
-1: default session, default set, default system, default table, default to, default url, default |, default ~
-1: defaultdict, defaultdict set, defaults are, defaults write, defenders, defer, defer body, define the
-1: defined in, defines, defining, definition, definitions, deja, del proyecto, del self, delay, delay with
-1: delegates to, delegation, delegation soa, delete access, delete anything, delete dist, delete for
-1: delete from, delete key, delete nothing, delete object, delete return, delete these, delete user, delete ~
-1: deleted file, deleted when, deleting, deletion is, deliberately, delim, delimited, delimiter
-1: deliverability description, delivered to, deliveries, delivers, delivery status, delivery |, delta, dem
-1: dem nutzer, demander, demonstrates, denied, denies, dense, deny all, deny tsconnections, department
-1: depcheck, dependabot, depended, depended on, dependencias, dependencies, dependencies in
-1: dependencies python, dependencies run, dependency confusion, dependency injection, dependent, deploy
-1: deploy $, deploy account, deploy api, deploy description, deploy host, deploy keys, deploy to, deploy user
-1: deployed, deployed to, deployer, deposit of, deposits, deprecated use, deprecation warning, depth $
-1: depth modules, derivative, derived, dernier, desc id, desc limit, descent, describe and, describe log
-1: describe tags, described in, describing, description accessibility, description add, description answer
-1: description archives, description as, description backs, description benchmarks, description bring
-1: description brings, description build, description builds, description clears, description computes
-1: description copies, description crea, description cut, description daily, description day
-1: description description, description disaster, description does, description draft, description encrypted
-1: description explains, description export, description fixes, description format, description friendly
-1: description geocode, description gets, description give, description governance, description grades
-1: description guide, description handles, description handy, description harden, description how
-1: description install, description installs, description is, description it, description lays
-1: description lets, description maakt, description moderation, description morning, description name
-1: description nightly, description of, description opens, description organiza, description pay
-1: description persona, description plain, description plans, description produces, description publishes
-1: description put, description python, description quarterly, description reduce, description release
-1: description reminds, description roll, description rotate, description run, description rédige
-1: description saves, description scale, description scores, description second, description sets
-1: description sort, description sowing, description speed, description summarises, description sums
-1: description sweeps, description terraform, description this, description tidies, description triage
-1: description vets, description watches, description weekly, description windows, description Готує
-1: descriptions are, descriptions if, design patterns, design that, design —, designated, designing, desired
-1: desk for, desk from, desk |, deslop, despliegue, dest $, destination $, destination |, destroy
-1: detached head, detaches, detail, detailed, details and, details error, details if, details rules, determine
-1: determined, determined by, deterministic work, deu eng, deutsch, dev machine, dev mode, dev sd, dev tty
-1: dev url, developed, developer, developer machine, developer mode, developers, developing, development mode
-1: development or, development server, development |, device and, device file, device name, device on
-1: device scale, devices open, devices with, devs, deze, df $, df for, dff, dg, dhcp, dia, diagnoses
-1: diagnosis no, dialog, dialout, dialout $, diameter, diary of, dict fetch, dict list, dict load, dict reader
-1: dict so, dict type, dictionary dict, did it, did you, didn, die $, die cannot, die usage, died, dies, diet
-1: dietary, diff base, diff before, diff cached, diff color, diff no, diff read, diff then, difference in
-1: differences above, differences over, differently, differs between, differs the, difflib, diffs, dig $
-1: dig name, dig trace, dig tries, digest get, digest md, digest of, digest sha, digest what, digest with
-1: digest |, digits with, dimension, dimensional, ding, dir and, dir cache, dir cyclonedx, dir filter
-1: dir from, dir func, dir if, dir local, dir manifest, dir name, dir null, dir optional, dir or, dir os
-1: dir output, dir process, dir system, dir with, dir |, direct dependency, direct messages, directed
-1: direction of, directional, directions, directly in, directly or, directly without, directory and
-1: directory as, directory before, directory get, directory if, directory is, directory iterator, directory so
-1: directory structure, directory to, dirname os, dirs files, dis, disable model, disable realtime
-1: disagree with, disagrees with, disallow, disaster, disaster recovery, discarded, discharge letters
-1: disconnect, discord com, discord token, discord webhook, discount, discount for, discourse
-1: discover whether, discovered, discovers, discovery, discrete, discuss, disease, dish, disk $, disk df
-1: disk or, dismissed, dispatch, display block, display version, display |, disposal, dist, dist app, dist def
-1: dist deploy, dist dist, dist name, distance from, distance to, distinction, distinguishes, distribute
-1: distributed, distributions, dists, distutils, ditto, div div, diverge, divergence, diverges, diverges from
-1: diversity, dix, django projects, dkim $, dkim dmarc, dla, dll import, dll public, dm, dmarc, dmarc of, dms
-1: dna, dnf, dni, dns doctor, dns in, dns is, dns zone, dnscheck, do at, do crontab, do git, do more, do name
-1: do new, do not, do one, do sh, do shell, do something, do the, do they, do update, do who, doc, doc html
-1: docker args, docker compose, docker host, docker image, docker pull, docker rm, docker socket
-1: docker volume, dockerfile, docs <named>, docs description, docs md, docs output, docs preview
-1: docs requirements, docs |, doctor, doctor first, doctor or, doctor run, doctype plist, docu
-1: document create, document cstmr, document pdf, document run, document statement, document that
-1: document trust, documentation <named>, documents or, documents test, documents with, does, does and
-1: does as, does one, does the, does with, doesn ask, doesn change, doesn work, doing, doing the, dokumentiert
-1: dollar, domain, domain $, domain does, domain domain, domain if, domain so, domain |, don apply, don belong
-1: don do, don fill, don give, don install, don merge, don over, don pay, don push, don repeat, don rewrite
-1: don try, don ts, don write, donate, done $, done because, done cat, done cd, done code, done docker
-1: done false, done find, done if, done journalctl, done means, done out, done so, done with, done write
-1: donner, donné, door, door and, dose, dosyanın, dotenv img, dotenv import, dotenv load, dotenv org, dotenvx
-1: dotenvx dotenvx, dotfiles with, dotnet, dotnet build, dotted, double for, double opt, doubles in, doubles |
-1: doubling, doubt leave, doubtful ones, doubtful places, down for, down it, down round, down step, down times
-1: down |, downcase, downgrade, download is, download it, download no, download the, download |, downloader
-1: downloading, dpkg log, dplyr, draft an, draft and, draft or, draft replies, draft schema, draft subject
-1: draft with, drafts, drafts in, drama, drawback, drawing, drift is, drill description, drill is, drive the
-1: driver get, driver version, driver |, drives and, driving, drop column, drop database, drop doubles
-1: drop first, drop in, drop index, drop it, drop off, drop old, drop table, drop |, dropdown, dropped in
-1: dropped the, dropper, drops below, drops it, dsar, dsar desk, dscl, dscl authonly, dsl, dsn as, dsn os
-1: dst for, dst mkdir, dst write, dt from, dt import, dt timedelta, dtc, dtd, dtd plist, dtds, dtds property
-1: dtos, dtype, dtype str, du |, dual write, dudas, due $, due dates, dump fc, dump format, dump |, dumps if
-1: dumps indent, duplicate object, duplicated, duplicates keep, duration import, duration seconds, durations
-1: during, during development, during review, duties of, duty and, dynamic, dépôt, días, dòng, dónde, dùng
-1: dúvidas, ea, each ask, each branch, each by, each card, each class, each clone, each command, each config
-1: each control, each draft, each edit, each environment, each event, each folder, each gets, each git
-1: each group, each half, each has, each in, each is, each item, each kind, each label, each language
-1: each mail, each manager, each mark, each name, each never, each new, each no, each object, each of
-1: each open, each other, each owner, each package, each pair, each part, each permission, each post
-1: each push, each quote, each request, each resolver, each review, each script, each seconds, each sender
-1: each sentence, each side, each site, each term, each the, each tool, each version, each what, each word
-1: ead, earlier are, earlier in, earlier versions, early stage, eas, ebf, ebs, ebs volume, ec metadata, ec |
-1: ecc tools, echo cd, echo closed, echo deb, echo end, echo error, echo eval, echo fail, echo for, echo if
-1: echo kept, echo keys, echo missing, echo net, echo note, echo nothing, echo remove, echo run, echo server
-1: echo sudo, echo the, echo this, echo unknown, econnreset, economics, ecosystem and, ecosystem npm, ed sign
-1: edge cases, edin, edit description, edit the, edit ~, edited in, edition, editor code, editor settings
-1: edits, editwin, education, eef, effect, effect and, effect const, effect if, effectiveness, effects |
-1: efficient, effort, eggs round, eggs to, eigen, eight lines, eight seconds, eight weeks, eight words
-1: eighteen, einen, einer, eingang, eingangsrechnungen, einträge, eip, ejecuta cada, ejecuta python, ekler, el
-1: el agente, el cliente, el correo, el entorno, el espacio, el mensaje, el número, el texto, el valor
-1: elapsed, element tree, element type, elevated, elevation, eleven labs, elif, elif line, elif re, elimina
-1: eliminate, elke, elle, elm, else $, else amount, else api, else def, else don, else dt, else echo
-1: else fail, else is, else it, else keep, else line, else path, else print, else so, else state, else this
-1: else time, else was, else |, em, em dashes, em em, em margin, em português, em uma, email autocomplete
-1: email email, email end, email format, email in, email input, email name, email not, email password
-1: email required, email return, email sender, email string, email test, email to, email token, email type
-1: email verified, email |, embedded credentials, embedding, emergency changes, emission is, emissions
-1: emitted, emoji at, emoji in, emoji 🧬, emojis, emotional, emphasis, emphasize, empirical, employers
-1: empties, empty lines, empty return, empty set, empty then, emulate, emulator, en <named>, en gb, en la
-1: en laat, en pdf, en un, en una, en us, en ~, enable, enable it, enable now, enable nullable, enable row
-1: enable sh, enabled boolean, enables, enc break, enc utf, encode as, encode ascii, encode buf
-1: encode content, encode def, encode encoding, encode hashlib, encode it, encode read, encode return
-1: encode |, encoded string, encoder encode, encodes, encoding csv, encoding errors, encoding unicode
-1: encodings and, encrypted and, encrypted before, encrypted nightly, encryption key, end and, end bp
-1: end desc, end give, end isoformat, end keep, end line, end none, end run, end state, end tests, end that
-1: end the, end there, end this, end token, end value, end vim, end when, end with, end work, enddate dev
-1: endorsement, endpoint is, endpoint method, endpoint process, endpoint protection, endpoints <named>
-1: ends it, ends with, endswith ext, enforced at, enforcement, engine os, engine postgres, engineering
-1: engines and, english on, enhancement, enough, enough if, enriches, enrichment, enrollment, ensembl vep
-1: enseña, ensg, ensure ascii, ensure the, ensures, entered by, enters, enters the, entertainment, entirely
-1: entity name, entrance, entreprise, entrez, entrez eutils, entries are, entries for, entries read
-1: entries rules, entries sum, entries which, entry before, entry doesn, entry entry, entry in, entry not
-1: entry per, entry that, enumerable, env api, env as, env block, env curl, env dict, env discord, env for
-1: env fs, env json, env mail, env names, env no, env not, env null, env out, env perl, env process, env shop
-1: env slack, env to, env windir, envelope and, enviar, environ if, environ smtp, environment, environment of
-1: environment variable, eof, eot, ephemeral, epic, epoch epoch, epsg, epss, equal buffer, equal the
-1: equal values, equality, equals sts, equals the, equipment, equipo, equivalent to, er return, erasedups
-1: erfc, err defer, err json, err net, err not, err os, err println, err return, err run, errno, erro, error $
-1: error as, error assert, error at, error class, error client, error code, error context, error ctx, error er
-1: error event, error export, error failed, error match, error only, error os, error pass, error pragma
-1: error read, error stop, error str, error string, error try, error url, error value, error warn, error when
-1: error with, errorlevel, errors at, errors import, errors is, errors list, errors never, errors of
-1: errors push, errors replace, erst, erstellt, es in, esac git, escala, escalate, escalated, escalation
-1: escape boolean, escapes, escreve, eslint src, eslint with, esm, espacio, esphome, essential, esta skill
-1: established patterns, estado, este, estimate, estimate for, estimate the, estimated, estimates
-1: estimates what, están, et propose, etc audit, etc restic, etc security, ether, ethereum, etiquetas, etl
-1: etree, etree element, ett, etwas, eur $, eur if, europe vienna, eutils, ev ev, ev get, eval buffer, eval of
-1: eval report, eval shell, evaluation criteria, evaluator, even though, even when, evening for, evening |
-1: evenings, event and, event data, event date, event driven, event emitter, event fired, event handlers
-1: event is, event issue, event loop, event name, event to, evento, events $, events and, ever |
-1: every account, every alert, every and, every app, every branch, every build, every change, every changed
-1: every claim, every command, every day, every event, every figure, every five, every gate, every host
-1: every input, every library, every line, every minutes, every monday, every new, every page, every protected
-1: every quarter, every render, every row, every rule, every second, every topic, every week, every |
-1: everybody, everyday, everyone, everything but, everything from, everything in, everything on
-1: everything with, everything you, everything |, evidence boundaries, evidence bucket, evidence collector
-1: evidence date, evidence description, evidence for, evidence not, evidence on, evidence record, evil example
-1: evolution, evolutionary, evt, exa mcp, exact command, exact match, exactly, exactly one, exactly the, exam
-1: examine, example $, example app, example co, example import, example javascript, example or, example test
-1: example that, example user, example you, example |, examples below, examples of, examples rules, exams
-1: exceed the, exceeds, excellent |, except attribute, except binascii, except value, exception continue
-1: exception string, exception try, exception |, excess, exchange rate, exchanges, excl, exclude $
-1: exclude cache, exclude dist, exclude env, exclude node, exclude standard, exclude |, excluded from
-1: exclusion extension, exclusions are, exclusions for, exclusive, exclusive true, excuse if, exe from
-1: exec cmd, exec db, exec depends, exec func, exec it, exec module, exec path, exec prefix, exec sh
-1: exec start, executa, executable str, execute function, execute get, execute on, execute print
-1: execution for, execution plan, executive, executive summary, exemples, exemplos, exercise is
-1: exercises with, exist, exist it, existe, existing code, existing path, existing tests, exists and
-1: exists const, exists file, exists for, exists idx, exists leave, exists orders, exists pg, exists so
-1: exists sync, exists to, exists true, exit async, exit cmd, exit codes, exit curl, exit docker, exit else
-1: exit fi, exit file, exit name, exit open, exit out, exiting, exp now, expand migrate, expanded, expands
-1: expect response, expect screen, expect the, expectations, expecting, expensive, experimental, expert
-1: expertise, expiration, expired if, expires in, expiring, expiry, explain, explain failures, explain in
-1: explain slow, explain this, explain what, explainer, explainer description, explanation, exploit, explore
-1: explorer for, exponent, exponential, export, export $, export as, export async, export csv, export for
-1: export http, export no, export path, export public, export requests, export source, export star, export the
-1: export |, exporte, exporter otlp, exports es, exports exports, exports for, exposed, exposing, expressed
-1: expression for, exs, extend, extended header, extends, extension, extension if, extension list
-1: extension path, external, extname, extract the, face, face font, facilitator, facilities, facing, fact and
-1: factor app, factor factor, factor for, factor |, factors in, facts are, facts first, facturas en, faf, fail
-1: fail fast, fail open, fail or, fail until, fail without, failed err, failed exit, failed for, failed logins
-1: failed message, failing test, fails go, fails on, fails or, fails read, fails three, failure, failure mode
-1: failure show, failure |, failures, fainting, fake captcha, faktura, fal, fal ai, fal key, fall, fallback if
-1: falling back, false dev, false df, false else, false enabled, false end, false false, false force, false id
-1: false msg, false or, false otherwise, false print, false server, false show, false start, false step
-1: false stop, false this, false to, false user, false uses, false with, families, family, family georgia
-1: family photos, family state, fan out, faq, faq at, faq description, far as, far from, fares, fast tests
-1: fasta, faster but, faster than, fastify, fastify register, fatalf, father, fault |, faz, fc, fc ln, fcgi
-1: fd os, fear, feat |, feature, featured, feb |, february, fecha de, fechas, federated, federated identity
-1: feedback on, feeds the, feel, feel like, fees and, fees |, feet, fence, fetch and, fetch description
-1: fetch head, fetch method, fetch new, fetch py, fetch return, fetch tags, fetch that, fetch to, fetchall for
-1: fetched, fetching, fetchone, fewer than, fewest, ff only, ffff, ffffff, ffmpeg concat, ffmpeg |, fgets
-1: fh rows, fh write, fi and, fi fi, fi if, fi local, fi name, fianza, fibre, fica, fichiers, fid, field id
-1: field in, field is, field max, field name, field show, field the, field type, field value, fields all
-1: fields email, fields if, fields return, fields stay, fields to, fifo |, fifteen, fifteen lines, figma
-1: figure, figure and, figure for, figures for, file above, file after, file ask, file audio, file base
-1: file changed, file chmod, file compare, file const, file contents, file created, file data, file def
-1: file do, file document, file edit, file exists, file fields, file file, file format, file found
-1: file frames, file from, file glob, file grep, file handler, file headers, file holds, file io, file itself
-1: file json, file keep, file location, file md, file mtime, file names, file not, file on, file only
-1: file opens, file os, file out, file output, file over, file page, file paths, file readlines, file replace
-1: file require, file resolve, file review, file scripts, file server, file sha, file shape, file size
-1: file so, file sys, file text, file that, file they, file to, file tool, file ts, file type, file types
-1: file upload, file url, file urls, file vault, file version, file want, file —, file →, filename if
-1: fileno for, filepath regexp, filepath strings, filepath walk, files bad, files before, files command
-1: files complete, files const, files def, files do, files each, files exclude, files files, files for
-1: files found, files fs, files gen, files go, files good, files if, files in, files is, files join
-1: files list, files media, files memory, files must, files node, files of, files old, files requirements
-1: files see, files set, files size, files so, files stay, files that, files them, files types, files with
-1: files ~, filesystem true, fill acro, fill color, fill in, fill text, filled with, filler description
-1: fillna, fills the, filter action, filter boolean, filter description, filter drop, filter length
-1: filter name, filter none, filter pull, filter repo, filter rules, filter search, filter starts, filter true
-1: filter version, filter |, filters, filters for, filters list, filters name, fim, final answer
-1: final newline, final pass, final plan, final pr, final review, finally, financial, find, find $
-1: find elements, find etc, find generic, find one, find them, find tmp, find var, finder apple, finding read
-1: finding the, findings and, findings append, findings go, finds and, finds free, finds idle, finds out
-1: finds personal, finds the, finds you, fine but, fine if, fine in, fine mapping, fine tuning, finger
-1: fingerprint, fingerprints, finish py, finished, finished document, finite, fintech, fire, firebase, fired
-1: fires, firewall on, firewall profile, firm and, firm are, firm no, firm own, firma, first, first $
-1: first argument, first bash, first byte, first call, first curl, first day, first do, first draft, first end
-1: first entry, first error, first existing, first export, first four, first hours, first in, first lesson
-1: first let, first level, first look, first make, first map, first measure, first never, first nobody
-1: first note, first otherwise, first password, first person, first put, first report, first row, first rows
-1: first sentence, first start, first time, first two, first value, first which, first with, first words
-1: first ~, firstname, fish, fisher, fit and, fit crop, five at, five characters, five day, five mails
-1: five parts, five per, five rows, five seconds, five sentences, five step, five things, five to, fix, fix at
-1: fix for, fix in, fix is, fix missing, fix test, fix the, fix yet, fixed and, fixed eval, fixed format
-1: fixed length, fixed seed, fixed version, fixed width, fixer run, fixes it, fixture scope, fixtures for, fk
-1: flag and, flag boolean, flag fmt, flag is, flag report, flagged if, flags, flags json, flags re, flagship
-1: flake, flame, flask, flask import, flask request, flat, flat config, flattened, flatter the, flex align
-1: flexible, flight, flights and, flips, float $, float and, float array, float float, float for, float hours
-1: float num, float str, float sys, float |, floating, floor math, flour sugar, flow flow, flows in
-1: flutter app, fmt, fn args, fn in, fn return, fn stdpath, fname, fois, folder $, folder ask, folder folder
-1: folder for, folder glob, folder has, folder if, folder is, folder mkdir, folder name, folder not, folder on
-1: folder or, folder pathlib, folder read, folder set, folder show, folder that, folder to, folder where
-1: folders dist, folders matter, folders that, folders with, folds, follow from, follow semver
-1: follow symlinks, follow them, follow up, follow with, followed and, following the, font face, font family
-1: font loading, font src, font woff, food |, fool, footer md, footer of, for about, for addresses
-1: for against, for all, for analysis, for analysts, for and, for another, for anything, for assistants
-1: for audits, for azure, for background, for batch, for before, for below, for board, for bufio, for caches
-1: for character, for claude, for client, for code, for common, for comparing, for computing, for confidential
-1: for contract, for customers, for dashboards, for deployments, for depth, for details, for diagnosis
-1: for different, for direct, for doctor, for dynamic, for emphasis, for everybody, for everyone, for existing
-1: for expensive, for faster, for first, for five, for font, for fork, for full, for future, for gene
-1: for general, for given, for half, for heating, for hobby, for home, for host, for input, for iso, for join
-1: for lightweight, for long, for maintainers, for malware, for minute, for mobile, for more, for multiple
-1: for navigation, for nested, for net, for ninety, for non, for none, for one, for online, for org, for page
-1: for pair, for parts, for patients, for payments, for performance, for persistence, for phone, for photos
-1: for policy, for post, for price, for private, for quarterly, for raw, for remix, for remote, for reply
-1: for reproducibility, for research, for rest, for reviewer, for reviewers, for role, for root, for rotation
-1: for say, for scheduling, for score, for second, for sensitive, for sequence, for servers, for session
-1: for seven, for shell, for skill, for smooth, for soc, for something, for sort, for sports, for streamers
-1: for talk, for target, for thesis, for those, for time, for timeout, for trip, for trusted, for two
-1: for updates, for user, for validation, for var, for view, for what, for which, for whole, for windows
-1: for with, for ~, force dev, force get, force row, force true, force unlock, forecast description
-1: forecast latitude, forecast with, foreign, foreign code, forge, forget, forget keep, forget that, fork code
-1: form as, form false, form filler, form for, form form, form in, form layout, form then, form |, formal
-1: format commit, format currency, format custom, format date, format email, format exception, format for
-1: format group, format if, format is, format list, format options, format paragraph, format png, format raw
-1: format repository, format string, format to, format trailers, format value, format with, formatters, former
-1: formerly, forms, forms and, forms as, formula in, fornecedor, fortnight, forty minutes, forward agent
-1: forward only, forward this, forwarded for, forwarded proto, forwarding to, found as, found if, found is
-1: found json, found length, found lines, found return, found the, found with, found write, foundation let
-1: founders, four days, four moves, four or, fox, fp read, fprintf, fps, fr fr, fractional, fragments, frame $
-1: frame ancestors, frame const, frame fps, frank, fraud, fraude, free and, free busy, free text, free |
-1: freebusy, freelance, frees, frees disk, freeze def, freeze from, freezer, freezer |, freigabe
-1: frequency and, frequent causes, frequently, fresh $, fresh clone, fresh on, friction, frist, frist |
-1: fristen, from <named>, from <vendor>, from agents, from anywhere, from args, from array, from auth
-1: from body, from bottom, from builder, from ci, from clawbio, from code, from common, from config
-1: from controls, from current, from date, from datetime, from db, from disk, from docker, from docs
-1: from each, from email, from env, from environment, from exec, from family, from fees, from flask
-1: from forks, from form, from four, from future, from history, from host, from id, from idlelib, from import
-1: from in, from information, from it, from js, from label, from last, from live, from many, from minutes
-1: from moz, from net, from next, from nothing, from old, from one, from open, from orders, from password
-1: from pathlib, from phone, from photos, from pip, from playwright, from pod, from port, from public, from py
-1: from qor, from real, from release, from remote, from req, from safetensors, from same, from source
-1: from staging, from step, from strangers, from stripe, from support, from system, from ten, from test
-1: from their, from theme, from these, from they, from this, from url, from urllib, from user, from utils
-1: from web, from when, from workstation, from ~, fromhex, fromtimestamp, front load, front page, frontmatter
-1: frozenset, fs append, fs from, fs path, fs post, ft, fu, full body, full documentation, full file
-1: full length, full migration, full scan, full screen, full table, full then, full type, full upgrade
-1: fullmatch, func fetch, func file, func get, func join, func load, func string, func test, function append
-1: function create, function down, function event, function filter, function find, function from, function gh
-1: function has, function is, function log, function name, function process, function req, function return
-1: function score, function should, function that, function try, function update, function void, function with
-1: function |, functional, functions have, functions php, functions that, functools, fundamental, funnel
-1: fusion, future, future import, future void, fwrite, fyi, föreslå, första, fünf, für das, für den, ga
-1: gadgets, gain |, gamla, gap as, gap of, gap px, gaps, gaps and, gaps in, gaps of, garden calendar
-1: gardener description, gas and, gas fees, gas |, gate, gate and, gate as, gate audit, gate chain
-1: gate description, gate in, gate policy, gate sh, gate yml, gatekeeper, gateway, gaussian, gave it
-1: gave them, gb $, gb |, gbp, gcloud, gcm, gcr io, gd yb, gdal, gdb, gdpr, gdpr article, gdy, ge, geef, geen
-1: gem install, gemini, gemini api, gems, gemspec, gen, gen description, gene name, genera, generally
-1: generate credential, generate model, generate report, generated content, generated files
-1: generation workflow, generative, generic password, genet, genetic, geno, genomes, genomic, genomics
-1: genotype, geo, geo package, geocode, geocoder, germany, germline, gerät, gespräch, gestor, gesture, get
-1: get <service>, get <vendor>, get admin, get all, get an, get archive, get at, get balance, get body
-1: get branch, get bucket, get cim, get client, get clusterrolebindings, get computer, get const, get contexts
-1: get cookie, get credential, get curl, get data, get default, get docker, get elements, get else
-1: get encoder, get event, get field, get filter, get first, get from, get group, get helm, get issue
-1: get label, get last, get line, get lines, get localappdata, get login, get metrics, get min, get name
-1: get new, get on, get or, get outputs, get parameter, get password, get path, get peer, get pods, get public
-1: get req, get request, get response, get round, get row, get score, get secret, get smb, get source
-1: get state, get stats, get table, get their, get them, get title, get two, get update, get wrong
-1: getattr self, getent, getent group, getenv, getenv stripe, getpass import, getpeercert, getrennt, gets copy
-1: gets it, gets its, gets the, getsize, gettext, getting, getting to, ggplot, gh release, gh secret, gh ssh
-1: gh url, gia, gibt, gif base, gigabytes, git $, git add, git and, git args, git bundle, git can, git cat
-1: git cd, git checkout, git cherry, git description, git dir, git for, git history, git http, git ignored
-1: git lab, git mv, git not, git repo, git repositories, git reset, git so, git ssl, git stash, git verify
-1: gitconfig, gitconfig vimrc, githooks, github gh, github org, github pat, github utm, gitignore, gitignored
-1: gitlab, gitlab com, gitlab token, gitleaks, gitleaks git, gitleaksignore, give away, give each
-1: give feedback, give file, give its, give medical, give no, give orders, give two, given for, given string
-1: given the, gives list, gives the, giải thích, giờ, glad, glob filepath, glob sql, global default
-1: global extended, global install, global pull, gluten milk, gm, gmail com, gmail modify, gmail users, gn
-1: gnom, gnom ad, gnu, gnupg and, go at, go first, go folder, go from, go in, go package, go projects
-1: go router, go up, go when, goal to, godlh, godlh aqabaiaaaaaaap, goes and, goes in, goes into, goes under
-1: golang org, gone, good as, good commit, good habits, good idea, good line, good night, good or, good wait
-1: good |, google api, google fonts, googleapis, goproxy <named>, got, got is, got there, got want, gotcha
-1: gotchas, governed, governed by, governs, gp, gpg dearmor, gpg export, gpg key, gpg quick, gpkg, gpu
-1: graceful, gracefully, grade if, grader, grader description, grades the, gradle caches, gradle properties
-1: grafana, grammar, grandfathered, grant pg, grant proposals, grant type, granted, graph for, graph scopes
-1: graphics, graphicx, graphql, grave, greater, greedy, green for, green if, green trust, greet, greetings
-1: grep accepted, grep enabled, grep eq, grep glob, grep qx, grep rn, grep security, grep server, grid and
-1: grid grid, grid template, grill, gross iban, gross net, ground rules, grounded, grounding rules, grounds
-1: group chat, group equal, group join, group name, group shape, group strip, group sudo, group target
-1: group them, group title, group |, grouped, grouped by, groups are, groups for, groups or, groups query
-1: groups ssh, groups them, groups without, grub, gruppen, gsap, gt quot, gtf, guarantee the, guaranteed to
-1: guarantees, guard description, guard on, guess type, guesses, guessing |, guests csv, gui $, guid
-1: guidance <named>, guidance but, guide description, guide for, guideline, gunicorn, gunicorn app, guía
-1: gvsb gd, gwas lookup, gz |, går, ha url, habits read, hacer, hacker news, had an, had to, haftalık, hal
-1: half is, half year, half yearly, halfway, hall, hallucination, halve, halve the, hand off, hand or
-1: hand when, hand with, handed over, handed to, handing, handing over, handle from, handle it, handle to
-1: handlers name, handoffs, handover description, handover md, hands out, handshake, happened, happens next
-1: happens to, happily, happy with, hard cap, hardening conf, hardening description, hardening keep, harder
-1: hardware backed, hardware keys, harm, harmonised, harvest |, has $, has an, has and, has any, has approved
-1: has at, has chosen, has cleared, has come, has comment, has console, has contract, has expired, has full
-1: has it, has named, has number, has page, has problem, has said, has stopped, has time, has two, has version
-1: has which, hash files, hash from, hash if, hash leave, hash password, hash slice, hashable, hashed password
-1: hashicorp aws, hashlib hmac, hashlib import, hashlib sys, hashtags, hasn, haus, have an, have and, have any
-1: have changed, have clear, have each, have good, have not, have run, have second, hc, hcl, hcl resource
-1: head and, head echo, head grep, head install, head meta, head of, head origin, head output, head printf
-1: head say, header add, header const, header example, header length, header map, header request
-1: header return, header txt, header upgrade, header value, header |, headers as, headers aws, headers cookie
-1: headers def, headers dict, headers headers, headers json, headers of, headers response, headers user
-1: heading |, headings and, headless, headless true, headline text, headlines, heads main, health live
-1: health service, health |, healthchecks, healthy, heating and, hedges, height and, height auto, height px
-1: height role, helm helm, helm main, helm |, help, help keep, help page, help this, helper $, helper def
-1: helper description, helper flow, helper function, helper not, helper that, helpers def, helpful
-1: helps small, helvetica, here $, here ask, here by, here if, here not, here since, here so, here the
-1: here what, hereby, hereby granted, hereditary, hermes, het hom, heuristic, hex $, hex and, hex const
-1: hex digits, hex id, hex if, hex rgb, hex slice, hexdigest if, hexdigest sha, hey, hh, hhmmss, hidden all
-1: hidden false, hidden iwr, hidden or, hidden until, hidden |, hides, hides the, high confidence, high level
-1: high pass, hilt, hint for, hint to, hire, his, histcontrol, histcontrol ignoreboth, histogram quantile
-1: history description, history for, history log, history run, histsize histcontrol, hit for, hit on, hit the
-1: hits and, hits for, hits kind, hitting, hiçbir, hmac new, hn, hobby, hoc, hold are, hold no, hold tokens
-1: holdings csv, holds secrets, hole in, holiday, home action, home arpa, home cache, home cargo, home clawbio
-1: home dotfiles, home gnupg, home gradle, home lab, home made, home maxdepth, home me, home network
-1: home read, home srv, home user, home yes, home you, home |, homebrew bin, homebrew install, homedir cache
-1: homedir claude, homelab, homepage <named>, homo, homo sapiens, honestly, honesty, honey, honeypot field
-1: hono, honor, honour, hook body, hook for, hook is, hook on, hook run, hook secret, hook sh, hook that
-1: hooks and, hooks are, hooks chmod, hooks description, hooks hooks, hooks post, hooks run, hope this
-1: host address, host ask, host before, host body, host cat, host check, host config, host const, host for
-1: host has, host host, host hostname, host into, host key, host names, host new, host os, host provider
-1: host proxy, host srv, host ssh, host then, host your, hosts behind, hosts in, hosts on, hosts with
-1: hot holding, hour at, hour key, hour on, hour to, hours and, hours are, hours as, hours by, hours of
-1: hours per, hours –, house is, household or, hover, how, how large, how much, how soon, how sure, how |, hp
-1: hr and, hr change, href <named>, href <placeholder>, href <service>, href if, hsm, htest, htm, html best
-1: html build, html comments, html doctype, html for, html from, html head, html lang, html parser, html text
-1: html url, html wp, html write, html |, htmlparser, http $, http <placeholder>, http basic, http cors
-1: http default, http error, http headers, http hxxp, http import, http in, http methods, http new
-1: http response, httperror, httpheader, https for, https from, https import, https proxy, https tlsv, https |
-1: hub actions, hub api, hub mcp, hub or, hub spot, hub url, hub when, hubspot, hubspot token, human or
-1: human press, human readable, humour, hunt py, hunter |, hunting, hunts, hurt, hurts, hyperlink, hypotheses
-1: hypothesis, här, höchstens, iam delete, iam generate, iam get, iat, iat now, iban check, iban eur
-1: iban from, iban |, ibans, ibans and, icd, ice water, icmp, icon, icon is, icons get, id abc, id access
-1: id add, id after, id base, id block, id category, id chat, id client, id climate, id com, id const, id data
-1: id dev, id echo, id entity, id event, id from, id get, id groups, id in, id item, id join, id label
-1: id light, id list, id match, id media, id messages, id net, id network, id none, id os, id private
-1: id prompt, id properties, id py, id rate, id ref, id reply, id rows, id rsa, id secret, id source
-1: id string, id tab, id text, id token, id try, id update, id user, id uuid, id version, id when, id your
-1: id ~, idea for, idea |, ideal, ideal for, idempotent, identical, identidade, identifier with, identify the
-1: identity credential, identity etc, identity from, identity is, identity user, identité, idioma, idl
-1: idle conf, idle load, idna, ids $, ids ids, ids join, ids label, ids print, ids to, iex, iex iwr, iex |
-1: if absent, if age, if always, if anyone, if arg, if args, if at, if both, if cache, if card, if cc
-1: if chain, if claude, if close, if cmd, if command, if conf, if configured, if continue, if control
-1: if cookie, if curl, if data, if dest, if dev, if diff, if end, if errorlevel, if field, if fn, if generated
-1: if grep, if hasattr, if headers, if hook, if hooks, if host, if key, if left, if length, if line, if lines
-1: if lower, if max, if meta, if method, if msg, if net, if new, if num, if one, if opt, if origin
-1: if password, if place, if present, if proxy, if read, if relevant, if removed, if reply, if report, if res
-1: if response, if rest, if result, if review, if rows, if rule, if run, if same, if search, if seen
-1: if session, if shown, if sign, if site, if size, if some, if stat, if state, if status, if steps, if suffix
-1: if sys, if tests, if there, if timeout, if token, if true, if unavailable, if url, if user, if value, if we
-1: if weight, if your, if yours, if |, ifs read, ign, ignore all, ignore any, ignore assignment, ignore if
-1: ignore ignore, ignore next, ignore scripts, ignore stop, ignore them, ignore unknown, ignore your
-1: ignoreboth, ignoreboth erasedups, ignored, ihr, ihre, ii, iid, illegal, illness, illumina, im browser
-1: im resize, image app, image for, image ghcr, image image, image is, image lanczos, image loading
-1: image magick, image png, image prune, image repository, image return, image so, image start, image str
-1: image text, image to, image type, image upload, image |, images, images await, images or, imagine, img
-1: img $, img aria, img image, imitates, immediately after, immer, implementations, implemented as, implicit
-1: implicit invocation, implicit usings, import and, import any, import argparse, import as, import boto
-1: import bufio, import codecs, import create, import email, import encoding, import exec, import extract
-1: import flask, import fs, import geopandas, import hf, import javax, import join, import matplotlib
-1: import open, import optional, import pkg, import query, import random, import shutil, import spawn
-1: import statistics, import subprocess, import sync, import time, import user, import warnings, import web
-1: import write, import xml, importable, important notes, imported as, importlib, importlib util, importo
-1: imposto, impostos, improper, improve code, imread, in, in $, in <named>, in aaaa, in addition, in another
-1: in anthropic, in app, in application, in april, in arguments, in ask, in batches, in begin, in blocks
-1: in both, in brief, in cells, in change, in chat, in check, in children, in chrome, in clients, in cloud
-1: in club, in cluster, in cmd, in collection, in commit, in company, in config, in copy, in counts, in css
-1: in cv, in data, in debug, in december, in depth, in descriptions, in developer, in docs, in ec, in een
-1: in einer, in enumerate, in etc, in event, in exactly, in excel, in extra, in fails, in falcon, in fixtures
-1: in flight, in foreign, in form, in found, in garden, in general, in germany, in getattr, in git
-1: in gitignore, in green, in guests, in hand, in header, in here, in het, in high, in history, in hospital
-1: in host, in hub, in iam, in image, in inbox, in invoices, in january, in japanese, in json, in kinds
-1: in lab, in labels, in language, in legal, in library, in license, in line, in mails, in many, in march
-1: in may, in mcp, in metres, in microsoft, in missing, in mod, in modules, in month, in months, in moved
-1: in music, in need, in no, in node, in notes, in npm, in numbers, in ok, in ordine, in page, in parse
-1: in path, in patterns, in pdf, in plain, in playwright, in point, in post, in print, in profile, in progress
-1: in props, in proto, in pty, in public, in put, in question, in range, in ranges, in raw, in refs
-1: in release, in reports, in repositories, in resolve, in results, in root, in rx, in samples, in section
-1: in security, in separate, in settings, in setup, in shared, in single, in site, in skill, in skip, in soa
-1: in sql, in sqlite, in src, in srv, in st, in staging, in stock, in string, in suffixes, in sw, in tab
-1: in task, in team, in ten, in text, in texts, in this, in time, in tmp, in tmux, in tools, in total
-1: in transit, in trusted, in under, in update, in var, in vendor, in wav, in ways, in within, in word
-1: in worktree, in writing, in zone, inbox rule, inbox rules, inbox zero, inch, incident, include an
-1: include every, include hr, include link, include the, include when, include |, include ~, income rent
-1: income tax, incorrect, incorrectly, increases, increments, indefinitely, indent, indent if, independent of
-1: independent review, index and, index const, index else, index error, index false, index fields, index if
-1: index in, index js, index of, index return, index set, index split, index ts, index |, indexable, indexed
-1: indexes with, indica, indicated, indicating, indicator |, individual, individuals, inf cdt, info $
-1: info message, info name, info object, info progress, info size, inform the, information schema
-1: information security, informe, inga, inhalt |, inheritance, inherited, inherited from, inherits
-1: inherits the, ini ~, init and, init default, init in, init promise, init py, init restic, init save
-1: init self, init terraform, initialization, initialize, initializers, initials the, initn, injecting
-1: injection in, injection pass, injection |, inline form, inlined, input, input code, input false, input in
-1: input json, input not, input private, input send, input str, input to, input write, insert before, inside
-1: inside and, inside out, insight, inspect the, inspector, inspiration, inst, instagram, install bioconda
-1: install content, install dir, install docs, install ffmpeg, install head, install hook, install id
-1: install index, install kind, install once, install only, install path, install postgresql
-1: install postinstall, install ps, install python, install requests, install require, install ruff
-1: install skills, install this, install update, install user, install を, installable, installation
-1: installed in, installed on, installed packages, installed skill, installer from, installs and, installs are
-1: instance attribute, instance from, instance id, instance so, instance win, instant, instant now
-1: instantiate, instead if, instinct, instincts, instruct, instruction, instructions do, instructions on
-1: instructions |, instrumentation, instruments, insulin, int array, int await, int label, int list, int math
-1: int str, int var, integer, integer key, integer total, integers, integrate, integrated, integration test
-1: integration tests, intel, intelligent, intentionally, interact, interaction, interaction nonstopmode
-1: intercept, interceptor, interceptors, interface array, interface input, interfaces, internal, internal host
-1: internal links, internal network, internal packages, internal utils, internally, internals, interne
-1: internet access, internet |, interpolate, interpretable, interpretation, interpretations, interpreted
-1: interval, interval and, interval days, interval minutes, interval timeout, interval |, interview
-1: interview the, intl, into added, into claude, into folders, into in, into list, into memory, into minutes
-1: into report, into scratch, into short, into temporary, into tidy, into vscode, into words, into your
-1: intranet, intro, introduced in, introduces, intruders, invalid or, invalidate, invariants, inventaire
-1: invented, inventory, inventory $, inventory json, inventory list, inventory of, inventory service
-1: inventory the, inverse, invert, investigations, invocable true, invocation false, invoice description
-1: invoice in, invoice mailer, invoice pdf, invoice typ, invoices and, invoices csv, invoices description
-1: invoices in, invoked, io <named>, io copy, io enforce, io fs, io ioexception, io lines, io pickle
-1: io prometheus, io quote, io using, ioreg, iot, ip $, ip addr, ip and, ip for, ip ip, ipp, ipv address
-1: ipynb, is, is $, is about, is accepted, is added, is advice, is advisory, is agreed, is also, is approved
-1: is array, is as, is async, is attached, is auto, is available, is back, is bad, is base, is based
-1: is better, is blocked, is boolean, is bound, is carried, is checked, is clear, is cold, is committed
-1: is common, is compared, is compatible, is complex, is currently, is declared, is default, is defined
-1: is disabled, is do, is double, is end, is equivalent, is error, is exactly, is explicit, is explicitly
-1: is false, is flagged, is forgotten, is from, is given, is global, is gone, is good, is governed, is graded
-1: is half, is held, is hereby, is hidden, is hope, is implemented, is in, is information, is itself
-1: is judged, is large, is late, is licensed, is link, is linked, is list, is listed, is little, is loading
-1: is logging, is longer, is made, is mailed, is mobile, is more, is my, is named, is never, is new, is not
-1: is number, is offered, is ok, is old, is older, is optional, is ordered, is output, is paid, is passed
-1: is path, is pending, is placed, is plain, is polite, is poor, is possible, is production, is protected
-1: is push, is recommendation, is recorded, is reference, is refreshed, is rejected, is remote, is repeated
-1: is repo, is reserved, is restricted, is return, is root, is saved, is second, is secret, is secure
-1: is selected, is separate, is served, is short, is signed, is sound, is started, is string, is sure
-1: is suspicious, is target, is test, is text, is that, is the, is then, is treated, is typed, is unchanged
-1: is unclear, is unset, is untrusted, is urgent, is useful, is usual, is usually, is way, is well
-1: is whatever, is who, is windows, is write, is younger, is yours, isaacs, isbn, isc, isfile, isn, isn found
-1: isn in, isn one, iso asks, iso the, isoformat end, isomorphic, issue for, issuer <named>, issues $
-1: issues await, issues const, issues in, istanbul, it add, it against, it also, it an, it applies, it be
-1: it because, it begins, it both, it broken, it common, it completes, it copy, it cost, it costs, it covers
-1: it creates, it def, it delete, it depends, it did, it does, it doesn, it each, it executable, it export
-1: it failed, it fills, it fires, it fix, it free, it fresh, it get, it gets, it got, it had, it hands, it it
-1: it its, it json, it just, it keeps, it learns, it leave, it lets, it long, it measure, it measures
-1: it merge, it might, it names, it notices, it now, it on, it otherwise, it over, it pod, it post
-1: it protects, it read, it readable, it ready, it resets, it runs, it search, it see, it short, it shows
-1: it since, it sorts, it sounds, it stands, it stop, it table, it tell, it ten, it text, it the, it there
-1: it times, it try, it turns, it under, it uses, it wait, it waits, it went, it write, it you, italian
-1: italic, item get, item if, item label, item list, item name, item not, item of, item return, item type
-1: item url, item was, item with, items $, items await, items center, items csv, items list, items new
-1: items string, items were, items with, iterable iterator, iterables, iterator $, iterator new
-1: iterator prototype, itertools, its address, its end, its fields, its first, its line, its link, its name
-1: its reason, its settings, its size, its state, its steps, its task, its test, its title, its version
-1: itself and, itself are, itself not, itself only, iw, içinde, jahre, jank, java java, java nio, java time
-1: java util, javascript async, jdk, jeden, jellyfin, jenkins, jira, jira email, jira url, jit, jm, job for
-1: job is, job log, job runs, job sh, job title, jobs, jobs of, jobs run, jobs to, jobs |, join console
-1: join const, join current, join folder, join from, join here, join hits, join line, join lines, join map
-1: join path, join read, join rows, join sorted, join the, join throw, join with, joined, joined to
-1: joiners and, joins, joins the, journal is, journal json, journal txt, journalctl disk, journalctl ssh
-1: journalist, journals, journey, jpg, jq access, jq arg, jq items, jq name, jq status, jq tool, js and
-1: js bundle, js is, js reads, js ts, json, json $, json are, json body, json build, json bytes, json claude
-1: json codeium, json contains, json context, json continue, json datetime, json else, json event, json exists
-1: json expected, json foo, json format, json github, json has, json hooks, json keep, json lint, json math
-1: json mcp, json media, json not, json parser, json parsing, json path, json pp, json process, json raw
-1: json resource, json return, json rows, json run, json should, json so, json src, json state
-1: json statistics, json target, json text, json under, jsonb old, jsondecoder, jsondecoder decode, jsonl
-1: jsonl in, jsonlite, jsonpath data, judge, judge the, jurídica, just for, just need, just the, justify
-1: justify content, jv, jwt encode, jwt |, kanal, kaydet, kaynak, każdy, kb, kb and, kde, kdevtmpfsi, kebab
-1: kebab case, kee, kee pass, keep an, keep and, keep code, keep comments, keep credentials, keep every
-1: keep everything, keep facts, keep main, keep monthly, keep other, keep personal, keep record, keep state
-1: keep them, keep weekly, keep working, keeper description, keeps diary, keeps list, keeps log, keeps running
-1: keeps short, keeps what, kein, kept and, kept as, kept ten, kex, kex algorithms, key, key anthropic, key as
-1: key asc, key at, key begin, key body, key comes, key consent, key content, key deploy, key dev, key dict
-1: key error, key etc, key extra, key from, key get, key give, key gpg, key handling, key here, key hkcu
-1: key hour, key index, key is, key kept, key key, key list, key login, key md, key metadata, key name, key of
-1: key password, key pem, key points, key policy, key process, key program, key pub, key raw, key repeat
-1: key sk, key store, key takeaways, key then, key tmp, key values, key verify, key where, key your, key ~
-1: keyboard import, keychain security, keymap, keyring, keyrings, keys by, keys day, keys do, keys done
-1: keys find, keys home, keys is, keys map, keys may, keys select, keys sh, keys so, keys stay, keys that
-1: keys txt, keys with, keys without, keys |, keystore properties, keyvault, keyword data, keyword name
-1: keywords if, keywords keyword, kg, không bao, ki, kickstart, kill $, kill the, killall, killed, kilometre
-1: kind do, kind file, kind if, kind is, kind list, kind name, kind of, kind pip, kind role, kind to, kiro
-1: kit let, klein, klären, kn, knees, knob, know it, know where, know who, knowledge and, knowledge base
-1: known by, known from, known vulnerabilities, known |, knows about, knows the, knows where, kommt
-1: komputerze, kopfzeile, kopie, kotlinx, kraken, kts, kube $, kube posture, kubeconfig ~, kubectl debug
-1: kubectl exec, kubectl logs, kubectl version, kullanma, kullanıcının, kullanın, kw def, ky, kê, kế
-1: la carpeta, la clave, la date, la pagina, la página, la salida, la te, la terminal, laat, lab ci, lab for
-1: label, label button, label confidence, label id, label if, label in, label label, label left, label mail
-1: label name, label test, label the, label this, label title, label value, label when, label with, labelledby
-1: labelledby title, labels, labels do, labels json, labels label, labels length, labels method, lacks the
-1: lambda for, lambda print, lancez, lanczos, landing page, landmarks, lands on, lane name, lanes, lang lang
-1: language, language code, language if, language no, language of, language tone, language |, languages
-1: languages |, laptop and, laptop for, large, large and, large number, largest files, las claves, last
-1: last $, last autovacuum, last change, last changed, last check, last column, last commit, last date
-1: last days, last frost, last in, last lines, last night, last one, last page, last run, last seen, last sign
-1: last slide, last step, last tag, last updated, last value, last visit, lastlog, latency from, later but
-1: later run, later sessions, later the, later |, latest from, latest return, latest |, latex description
-1: latitude lat, latter, lauf, launch, launchctl bootout, launchctl unload, launchd, launching, law asks
-1: law of, law or, law |, laws, lax, layout if, layout section, layout tables, lays, lays out, lazy
-1: lazy loading, lb, lcov, le, le fichier, le numéro, le registre, lead magnet, leading, leading zero, leak |
-1: leaks, learner sees, least as, least characters, least privilege, leave alone, leave room, leave that
-1: leave their, leave to, leaves out, leaves the, leaves your, leaving, leaving it, led to, ledger, ledger csv
-1: ledger |, leere, lees, left, left $, left as, left behind, left for, left of, left open, left over
-1: left query, leftovers, legend, legitimate, leistungsdatum, len, len and, len characters, len def, len else
-1: len for, len good, len len, len os, len re, len rows, len src, length $, length break, length characters
-1: length continue, length index, length len, length number, length one, length return, length set
-1: length this, length |, lengths, lenguaje, lenses, lent, ler ve, leri, les données, lesen, less the
-1: let args, let base, let index, let key, let mut, let npm, let token, let total, let vec, letter from
-1: letter txt, letter with, lettera, letters for, letters or, letting, letzte, level critical, level first
-1: level for, level function, level high, level rules, level the, level verbose, lever, levers, lexer regex
-1: lfs, liability |, lib apt, lib fim, lib src, lib systemd, libdoc, library dplyr, library jsonlite
-1: library library, library or, library |, licence compliance, licence is, licence report, licences csv
-1: license <named>, license copyright, license excuse, license for, license license, license mit, license txt
-1: license version, lies den, liest, lifecycle stage, lifespan, lifts, light dark, light hall, lights, lijst
-1: like home, like in, like key, like other, like them, like |, likely benign, likely pathogenic, likely to
-1: likes, limit before, limit count, limit error, limit headers, limit if, limit is, limit of, limit rate
-1: limit reset, limit timeout, limit without, limit |, limit ~, limiter, limits by, limits set, line $
-1: line after, line and, line break, line const, line def, line else, line ends, line example, line field
-1: line found, line height, line length, line level, line lf, line line, line markers, line no, line only
-1: line run, line starts, line summary, line that, line then, line under, line where, line who, line will
-1: line without, line word, linear, lineno, lines $, lines and, lines around, lines do, lines every
-1: lines goal, lines header, lines into, lines join, lines notes, lines of, lines path, lines return
-1: lines say, lines the, lines they, lines title, lines to, lines warn, lines write, linger $, linguagem
-1: link back, link can, link description, link don, link href, link no, link of, link options, link span
-1: link |, linked to, linked |, links and, links as, links at, links if, links of, links to, lint in
-1: lint tests, linter, linters, linting tests, linux hosts, linux install, linux server, linux with, linux |
-1: list access, list as, list available, list by, list double, list dtd, list each, list element
-1: list entities, list every, list field, list file, list from, list grep, list image, list instead, list int
-1: list item, list json, list length, list object, list os, list page, list people, list print, list project
-1: list run, list set, list shows, list skills, list so, list such, list sudo, list timers, list to
-1: list tuple, list type, list var, list write, list your, lista de, liste os, listed in, listen
-1: listen address, listen to, listenable, listener async, listeners, listens, lists all, lists and, lists ask
-1: lists it, lists run, lists the, lists them, listę, lite llm, literal eval, literature, literature search
-1: litres, live at, live by, live kind, live mode, live next, live on, live stream, live surface, live url
-1: live |, lived, lives in, livez, living persons, livre, ll see, ll use, llms txt, load balancers, load data
-1: load defaults, load dotenv, load file, load if, load module, load on, load policy, load unpacked, loadavg
-1: loaded before, loaded when, loaded with, loader exec, loader load, loader self, loader that, loads for
-1: loads it, loads pathlib, loads read, local base, local copies, local core, local data, local dev
-1: local exec, local first, local model, local network, local path, local rules, local server, local settings
-1: local shop, local test, local text, local the, local url, locales de, localhost $, localhost hooks
-1: localhost |, localization, localized, locals, located, location and, location location, location login
-1: location node, location proxy, locations, lock ex, lock file, lock in, lock is, lock json, lock time
-1: locked account, locked out, locuscompare, log, log $, log append, log are, log at, log body, log book
-1: log check, log clean, log cleared, log costs, log csv, log dpkg, log every, log exit, log failure
-1: log fatal, log file, log folders, log grep, log html, log jsonl, log lines, log log, log merges, log not
-1: log ok, log or, log payment, log print, log raw, log remove, log response, log retention, log shows
-1: log string, log svg, log system, log tag, log that, log tool, log total, log unused, log warning, logbook
-1: logged with, logger logger, logger name, logger new, loggers, logging in, logging true, logical access
-1: login flows, login form, login it, login json, login method, login once, login os, login py, login with
-1: logistic, logistic regression, logo, logo png, logs describe, logs description, logs for, logs log
-1: logs put, loja, lon hourly, long $, long base, long jobs, long lived, long running, long side, long time
-1: long to, long what, long who, longer exist, longer safe, longform, longform guide, longitude and
-1: longitude lon, look it, look whether, look who, lookbehind true, looked at, looked up, looking up, looks it
-1: looks too, lookup file, lookup table, lookups, lookups in, loop the, loose, loosen, los angeles
-1: los valores, losing, losing the, loss |, loud, loudest, loudness, lower bound, lower def, lower not
-1: lower str, lower strings, lower try, lowercase, lrm, lru, lru cache, ls la, ls lh, ls proc, ls remote
-1: lsass, lsb, lsb release, lstrip, lstrip chr, lt get, lt gt, lt then, lua into, lucide, lufs, lui même
-1: lundi, luxury, lvnp, línea de, löschen, lösenord, lịch, ma, maak, maakt, mac book, machine ask, machine has
-1: machine in, machine run, machine without, machines in, machines of, macros, macs, made before, made for
-1: made here, made of, made with, magic mock, magick, magnet, mai, mail after, mail ask, mail bank, mail check
-1: mail deliverability, mail ed, mail for, mail from, mail host, mail into, mail keep, mail off, mail phone
-1: mail read, mail text, mail to, mail type, mail |, mailbox $, mails as, mails description, mailto $
-1: main add, main app, main cmd, main command, main docs, main file, main filepath, main files, main html
-1: main if, main import, main is, main mcp, main model, main none, main parser, main path, main pdf
-1: main pragma, main print, main println, main scripts, main sections, main string, main thesis, mainloop
-1: mainnet, maintain, maintainability, maintenance window, maior, major version, majority, majority of, majors
-1: make an, make clean, make code, make lint, make tools, makedirs, makedirs os, makes and, makes pdf
-1: maketitle, making changes, mal, manage, manage the, managed identity, managed policy, management and
-1: manager, manager and, manager before, manager create, manager for, manager on, manager or, manager with
-1: mandatory, manifest and, manifest is, manifest with, manipulation, manual fallback, manual verification
-1: manually node, manuel, many, many are, many copies, many files, many people, many rows, map <named>
-1: map get, map is, map length, map row, map score, map set, map strip, map text, map to, map url, mapped
-1: maps, maps in, maps to, marca el, march, margin on, margin padding, mark each, mark parametrize, mark task
-1: mark this, mark what, markdown $, markdown is, markdown link, markdown notes, markdown under, marked
-1: marker, market data, market id, markieren, marks, marks as, markup, marque, marta, marts, mask email
-1: mask mask, mask return, masters, match as, match each, match https, match is, match it, match length
-1: match md, match name, match no, match of, match or, match re, match return, match then, matcher edit
-1: matcher label, matches name, matches regex, matching the, materials, math min, math sys, matplotlib from
-1: matplotlib pyplot, matrix, matrix of, matter, matter most, matter to, maven, max age, max amount
-1: max connections, max events, max for, max long, max math, max number, max results, max turns, max use
-1: max words, max |, maximum, maxsize, may also, may depend, may edit, may hand, may have, may not, may put
-1: may read, may restart, may see, may send, may use, may well, may wish, mb and, mb |, mcp client, mcp server
-1: md add, md alone, md always, md architecture, md as, md baseline, md beside, md claude, md dev, md docs
-1: md does, md each, md exists, md follow, md for, md format, md from, md how, md is, md load, md memory
-1: md metrics, md next, md of, md path, md project, md prompt, md references, md rendered, md security
-1: md settings, md single, md step, md then, md this, md tmp, md under, md user, md weekly, md which, md write
-1: md writer, md —, md 。, md 에, me body, me const, me example, me execute, me get, me know, me notes
-1: me through, mean $, mean for, mean print, meaning and, meaning is, means, means no, means of, means the
-1: means to, meant to, measure, measures, measures the, meat, mechanic, med namn, media, media media
-1: media open, media resp, media upload, median of, medians, mediante, medical letters, medication, medida
-1: medium referral, meeting rooms, mehr, mehr als, mejor, melde, meldung, mem, member, member administrators
-1: member list, members, members $, members of, memo for, memoize, memoized, memory description, memory files
-1: memory is, memory leak, memory leaks, memory memory, memory of, memory under, memory usage, menos, mensagem
-1: mensaje, mental, mention it, mention what, menu, merge commits, merge duplicates, merge request
-1: merge squash, merge the, merge to, merged for, merged into, merged merge, merged or, merged pull, merkle
-1: meses, meshes, message, message data, message digest, message function, message goes, message hello
-1: message import, message json, message msg, message no, message port, message send, message str
-1: message string, message subject, message text, message that, message to, message type, message with
-1: message |, messages and, messages are, messages await, messages in, messages msg, messages role
-1: messages suggest, messaging, meta mask, metaclass, metadata labels, metadata namespace, metadata openclaw
-1: metadata readonly, metadata token, metavar, meth, method delete, method http, method in, method name
-1: method names, method path, method that, methodology, methods are, methods return, methylation, metric |
-1: metrics spec, mettre, mf, mg day, mg graph, mh, mhz, micro, microphone and, microwave, mid, middle
-1: middle one, midnight, miete, might be, migrate, migrate contract, migrate to, migrates, migration
-1: migration file, migration from, migrations, migrations run, milestone, milk nuts, mime, mime base
-1: mimetypes, mimetypes guess, min and, min count, min height, min js, min password, min print, min session
-1: min to, miners, mini, mini lm, minify, minimal, minimum maximum, minor or, minpwlen, minted, minute log
-1: minute of, minute with, minutes after, minutes ask, minutes date, minutes day, minutes description
-1: minutes md, minutes or, minutes per, minutes tell, mirror git, mirror the, mirror url, mirror |
-1: mirrors the, misconfiguration, mise en, mismatch, mismatched, mismatches, misses, misses it, missing do
-1: missing for, missing if, missing it, missing receipts, missing with, misspelt, mistake and, mistake in
-1: mistake is, mistaken, mistral, mistyped, mitigation, mixed, mixin, mj, mjs, mkcert, mkdir exist
-1: mkdir parents, mkdirs, mkdocs build, mkdtemp prefix, mkfs, mktemp $, mktemp for, mm tt, mmdd, mmdd hhmm, mn
-1: mobile, mobile app, mobile architecture, mobility, mock agent, mock return, mocks, mockups, mod go
-1: mod module, mod verify, modalities, mode, mode $, mode as, mode ask, mode create, mode demo, mode disable
-1: mode for, mode git, mode single, mode so, mode stream, mode test, mode to, mode yes, model anthropic
-1: model call, model for, model from, model invocation, model is, model name, model qwen, model sentence
-1: model small, model to, model version, modelcontextprotocol inspector, modelcontextprotocol server
-1: models import, moderator, modes, modifier, modifiers, modify the, modifying the, module build
-1: module example, module if, module is, module module, module return, module state, module to, module value
-1: module which, modules cache, modules exclude, modules for, modules is, modules name, modules type
-1: modules venv, mol, monat, monday at, monday to, mondays, money from, money goes, mongo, monitor
-1: monitoring alerts, monkeypatch setattr, mono, monorepo, monotonic, month count, month day, month in
-1: month is, month list, month months, month revenue, month |, monthly limit, monthly prune, monthly reports
-1: monthly restore, months is, months |, more and, more are, more data, more days, more details, more if
-1: more lines, morning digest, morning weather, morphing, mosquitto, most after, most countries, most five
-1: most four, most important, most of, most often, most run, most specific, most template, most used
-1: most when, most words, mostra il, motdotla dotenv, moto, move and, move in, move it, move log, move out
-1: move them, move what, moved blocks, moved by, moved from, moved more, movement, mover, moves the, moving
-1: moving on, moving the, mp antivirus, mp preference, mp signature, mpc, mrn mrn, mrr, ms, ms at, ms export
-1: ms no, ms return, msa, msal, msg, msg $, msg if, msg |, msgs, msvc, mtime return, mtime type, mu, much and
-1: much space, mul, multi factor, multi region, multi turn, multi user, multipart, multiple times, multiples
-1: multiqc, must agree, must call, must carry, must differ, must ensure, must exist, must hold, must include
-1: must make, must match, must say, must see, mutable, mv, mv ~, mvn, mx txt, my map, my parcel, myapp, myorg
-1: myshopify, myshopify com, mysqldump, mysqldump single, más, mô, mô tả, na nb, nach dem, nach §, naive, nam
-1: name access, name action, name admin, name agenda, name alice, name amount, name and, name arduino
-1: name are, name ask, name audit, name auditd, name author, name authorized, name aws, name before, name bib
-1: name bird, name blog, name board, name branch, name brand, name breach, name browser, name capture
-1: name cargo, name charity, name chat, name chrome, name clickfix, name cloud, name club, name cold
-1: name company, name compliance, name conflict, name console, name convert, name copy, name crash
-1: name create, name cv, name dbt, name def, name del, name desk, name dev, name digest, name dist
-1: name django, name dotfiles, name drive, name ec, name egress, name email, name emoji, name empty, name exam
-1: name excel, name except, name exec, name ext, name feed, name find, name firmware, name flaky, name format
-1: name forum, name garden, name geo, name go, name grant, name group, name groups, name guild, name has
-1: name header, name house, name id, name in, name inbox, name input, name install, name ir, name iso
-1: name item, name jane, name jira, name join, name json, name keep, name key, name kids, name label
-1: name lease, name leave, name len, name length, name library, name licence, name line, name lines, name lit
-1: name local, name lua, name mac, name major, name malware, name match, name md, name minutes, name monorepo
-1: name move, name name, name new, name node, name note, name null, name nvim, name offer, name office
-1: name ok, name op, name open, name optional, name organizador, name out, name pagina, name pair, name paste
-1: name pay, name payroll, name per, name phishing, name photo, name place, name podcast, name private
-1: name process, name products, name profile, name property, name proto, name publisher, name py, name qr
-1: name rails, name ransomware, name rbac, name re, name reader, name rechnung, name refund, name remove
-1: name repo, name required, name resolution, name resolver, name resource, name rest, name review, name run
-1: name sbom, name script, name section, name semgrep, name service, name session, name shift, name soc
-1: name spam, name sshd, name style, name supplier, name sync, name synthetic, name target, name tenant
-1: name tender, name them, name thesis, name timesheet, name tmux, name transcript, name two, name txt
-1: name unity, name us, name vault, name version, name vim, name vite, name vps, name vuln, name webhook
-1: name wedding, name weekly, name where, name width, name workspace, name workstation, name yara, name zone
-1: name …, named after, named at, named by, named one, named owner, named volumes, named |, names addresses
-1: names as, names at, names by, names commands, names dead, names false, names get, names if, names it
-1: names mail, names product, names run, names such, names true, names when, namespace metadata, namespace pod
-1: naming and, naming rules, nan, nano time, napiš, narration, nas home, nas local, nasıl, nat, nat gateways
-1: natural language, nav, navy, nbsp, nc, nc lvnp, nc vz, ncbi nlm, nconst, near zero, nearest
-1: nearest neighbour, nearly full, necesito, need reason, need them, need token, need |, needed $, needing
-1: needs an, needs and, needs approval, needs attention, needs help, needs restart, needs test, negative test
-1: negotiable, negotiation json, negotiator, nei, neighbor, neighbour, neighbourhood, neighbours, neither
-1: neither is, nem, nests, net check, net core, net host, net if, net require, net tax, net tcpconnection
-1: net user, net |, netcat, netcat |, netrc |, netstat, netstat an, network, network and, network call
-1: network error, network for, network list, network none, network printers, network set, network settings
-1: network true, networkidle, networks, networks for, networkx, neutrality, neutrals, never an, never answer
-1: never ask, never auto, never before, never below, never by, never cat, never change, never comment
-1: never commit, never delete, never drop, never for, never give, never go, never guess, never hand, never in
-1: never leave, never needs, never opened, never pass, never pipe, never present, never push, never put
-1: never re, never run, never sent, never sign, never signs, never skip, never take, never touched, never type
-1: never what, new app, new base, new branch, new colleague, new config, new context, new contributors
-1: new customers, new date, new dependency, new dev, new dictionary, new host, new is, new line, new local
-1: new mail, new message, new old, new one, new ones, new package, new password, new phone, new policy
-1: new profile, new recursive, new release, new request, new response, new route, new services, new set
-1: new skill, new source, new subject, new tab, new three, new timeout, new values, new wallet, new word
-1: new york, newer one, newermt, newermt days, newline as, newline true, newly, newsletters
-1: newsletters sequence, newspaper, nexport, nexport function, next $, next action, next blocked, next build
-1: next command, next config, next day, next end, next level, next meeting, next message, next no, next page
-1: next public, next qor, next run, next step, next steps, next tick, next two, next value, next with, nf
-1: nftables, nfts, nfunction, nginx and, nginx log, nginx name, nginx nginx, ngrok, ngày, người dùng, nh, ni
-1: niemals, night and, nightly run, nightly safe, nightly sh, nih, nih gov, nikdy, nil fatalf, nil if, nil |
-1: ninety, ninety days, ningún, nio, nio file, nit |, nix, nkbihfbeogaeaoehlefnkodbefgpgknn, nlm, nlm nih, nm
-1: nmap top, nnn, no, no admin, no administrator, no agent, no approval, no argument, no authority, no base
-1: no binary, no cambies, no channel, no clear, no color, no command, no comparison, no cookies, no cross
-1: no data, no database, no discount, no docker, no echo, no env, no environment, no es, no escape, no etc
-1: no evidence, no fallback, no figures, no file, no files, no first, no flag, no for, no forced, no forward
-1: no git, no guest, no handshake, no hashtags, no header, no index, no key, no keys, no legal, no letter
-1: no line, no link, no links, no list, no local, no long, no mail, no major, no map, no mark, no meaning
-1: no names, no nested, no new, no one, no op, no order, no orders, no other, no pager, no pattern, no picture
-1: no policy, no port, no prior, no promise, no provider, no questions, no reason, no remote, no response
-1: no retention, no route, no rule, no run, no share, no space, no sql, no sudo, no system, no task, no tax
-1: no tests, no text, no ticket, no tiene, no to, no token, no trackers, no value, no vendor, no wildcard
-1: no word, no write, nobody from, nobody is, nobody needs, node and, node auth, node chart, node child
-1: node config, node console, node edge, node env, node for, node fs, node id, node if, node metrics
-1: node name, node os, node parent, node path, node sdk, node services, node set, node version, node with
-1: nodejs, nodes and, noise |, nombre, nombres, nome dell, nomes, non critical, non empty, non mac
-1: non negotiable, non root, non technical, non trivial, nonce, none, none add, none and, none console
-1: none failure, none file, none for, none int, none is, none join, none kwargs, none list, none name
-1: none open, none print, none run, none say, none self, none settings, none size, none this, none try
-1: none type, none was, none when, nonstopmode, nopasswd usr, nor the, norm py, normal the, normalise with
-1: normaliser description, normalising, normalize the, normalized, normalizes, nos, nosniff referrer
-1: nosuperuser, not, not about, not act, not add, not added, not after, not agreed, not all, not allowed
-1: not always, not and, not approved, not at, not averaged, not batch, not been, not blocking, not build
-1: not carried, not changed, not control, not copied, not cover, not create, not decide, not done
-1: not duplicate, not edited, not endswith, not fail, not fetch, not find, not getattr, not give, not hand
-1: not home, not implement, not implemented, not inline, not input, not installed, not leak, not lower
-1: not merge, not need, not never, not next, not null, not ok, not open, not ours, not paste, not perform
-1: not pinned, not quote, not raw, not ready, not remove, not removed, not repeat, not replace, not report
-1: not request, not result, not root, not round, not secret, not seen, not send, not sign, not signed
-1: not silently, not start, not store, not support, not tax, not text, not that, not this, not treat
-1: not trust, not turn, not two, not url, not value, not vendor, not visible, not wrap, not write, not your
-1: not —, nota, notable, notarytool, note and, note any, note end, note no, note so, note this, note where
-1: note whether, note who, note with, notebooks before, notes all, notes append, notes are, notes bash
-1: notes column, notes find, notes into, notes md, notes on, notes release, notes report, notes set, notes the
-1: notes three, notes without, notes you, nothing and, nothing else, nothing from, nothing goes, nothing in
-1: nothing it, nothing more, nothing outside, nothing read, nothing the, notice period, notice the, notice |
-1: notices you, notifies, notifies you, noto, now $, now be, now datetime, now exp, now for, now in, now int
-1: now last, now strftime, now that, now timezone, nowhere else, np full, npgsql, npm $, npm and, npm cache
-1: npm ping, npm pip, npm registry, npm |, npmrc |, nps, npx modelcontextprotocol, npx no, npx tsx, nr print
-1: ns $, ns name, nslookup, nt current, ntfy, nth, nube, nucleotide, nuevo, nul rem, null $, null <named>
-1: null add, null always, null config, null dev, null for, null fs, null function, null grep, null if, null is
-1: null name, null return, null sleep, null start, null static, null systemctl, null this, null time, null try
-1: null use, null where, nullable, nullable enable, nullif, nulls, num $, num images, number, number $
-1: number array, number big, number close, number customer, number first, number iban, number it, number join
-1: number line, number no, number not, number number, number on, number source, number text, number that
-1: number the, number void, number we, number |, numbered, numbering defined, numbers are, numbers by
-1: numbers from, numbers import, numbers names, numbers of, numbers one, numbers or, numbers when
-1: numbers where, numbers with, nummer, numpy, numpy import, numéro, nurse, nuxt, nvidia, nvm, nvme, nx
-1: nxdomain, nz, nào, nói, năm, nếu chưa, oasis, ob, object as, object assign, object com, object const
-1: object create, object delete, object event, object first, object keys, object net, object not
-1: object object, object pscustomobject, object resource, object scripting, object set, object status
-1: object store, object then, object unknown, object while, objections, objective, objects all, objects for
-1: objects |, obs, observable, observation, observational, observe, observe sh, obvious, occurred, occurrence
-1: ocr, ocr scanned, octets, odd for, odd one, of, of $, of about, of ad, of address, of answers, of base
-1: of behaviour, of bounds, of calls, of case, of change, of characters, of chrome, of clear, of coins
-1: of column, of command, of commands, of conduct, of consent, of contract, of controls, of core, of cpu
-1: of dev, of dishes, of end, of entries, of equal, of error, of everything, of failed, of files, of first
-1: of folder, of fs, of function, of get, of go, of guests, of home, of id, of important, of interest
-1: of issues, of it, of items, of json, of kind, of labels, of law, of len, of less, of library, of line
-1: of lines, of links, of list, of logs, of look, of machines, of materials, of may, of memory, of month
-1: of more, of most, of move, of moves, of net, of office, of open, of order, of output, of paragraphs
-1: of parent, of path, of payment, of places, of plan, of post, of private, of pull, of quality, of reach
-1: of real, of receipt, of requirements, of rights, of root, of seconds, of services, of shell, of status
-1: of strangers, of support, of tag, of tests, of their, of time, of total, of us, of use, of which, of who
-1: of windows, of with, of word, of work, of year, off $, off again, off an, off check, off keys, off limits
-1: off or, off password, off points, off say, off that, off white, off with, off |, offen, offer or
-1: offer that, offer the, offer two, offers and, offers the, officer to, offload, offset, offset and
-1: offset for, oficial, often it, often means, often the, oggetto, oh my, oito, oj, ok $, ok data, ok except
-1: ok for, ok set, ok then, ok throw, ok true, okafor, okay, ol, olabilir, old count, old crontab, old disk
-1: old files, old for, old if, old kernels, old keys, old logs, old name, old old, old or, old print, old read
-1: old state, old version, old write, olduğunu, ollama, omc, omcodex, on an, on board, on branch, on busy
-1: on card, on change, on commit, on console, on ctrl, on day, on demand, on developer, on disk, on do
-1: on every, on exit, on file, on for, on git, on hand, on hit, on home, on host, on idle, on key, on machine
-1: on mail, on mondays, on non, on npm, on old, on one, on production, on progress, on prompt, on python
-1: on root, on sample, on save, on schedule, on session, on single, on staged, on sunday, on sundays, on table
-1: on target, on tasks, on these, on things, on top, on tuesday, on type, on use, on white, on working
-1: on write, on yes, on your, on –, onboarding, onboarding description, onboarding |, once as, once at
-1: once before, once by, once do, once from, once is, once it, once keep, once no, once or, once sh, once that
-1: once the, once then, once week, once with, once year, onclick, one account, one address, one alternative
-1: one as, one back, one blank, one by, one can, one class, one colour, one command, one comment, one commit
-1: one concrete, one core, one edge, one edit, one emoji, one false, one from, one host, one hypothesis
-1: one idea, one letter, one link, one markdown, one message, one missing, one needs, one next, one node
-1: one off, one open, one operation, one paragraph, one policy, one process, one pull, one quote, one read
-1: one record, one repository, one request, one review, one rule, one sentence, one share, one shot, one sided
-1: one skill, one step, one story, one such, one that, one ticket, one unit, one way, one week, one without
-1: one word, one workspace, ones, ones first, ones get, ones have, ones need, ones the, ones use, oneshot
-1: only access, only an, only as, only binary, only ci, only diff, only do, only empty, only for, only ignore
-1: only lists, only look, only looks, only mode, only network, only or, only other, only people, only python
-1: only read, only reads, only requests, only should, only show, only shows, only small, only text, only the
-1: only their, only under, only what, only while, only with, only within, only ~, ons, ont, onto, op read
-1: op to, opacity, open $, open access, open audit, open capture, open code, open config, open data
-1: open ended, open false, open file, open filepath, open findings, open from, open function, open image
-1: open issues, open next, open out, open question, open record, open report, open source, open ssf
-1: open street, open sweep, open telemetry, open them, open tickets, open var, openai gpt, openclaw json
-1: openclaw skills, opencode, opened it, opened the, opener, openid, opening line, openly, opens without
-1: openssh private, openssh server, openssl in, opentelemetry api, operates, operating rules, operation id
-1: operational, operations md, operator from, operators, opinions, opnsense, opportunities, opportunity
-1: opposite, ops or, opt no, opted in, optimize, option the, option which, optional and, optional default
-1: optional path, optional skip, optional the, optionally, options <named>, options and, options are
-1: options config, options for, options max, options options, options |, opts array, opts if, opts method
-1: opus, or <placeholder>, or account, or age, or agent, or an, or bad, or base, or browser, or build
-1: or cache, or changed, or checking, or claude, or data, or do, or down, or download, or empty, or exports
-1: or files, or five, or four, or gets, or give, or higher, or host, or leave, or left, or less, or live
-1: or malformed, or modify, or more, or next, or no, or node, or notes, or null, or of, or open, or os
-1: or other, or otherwise, or part, or pattern, or per, or pipx, or post, or print, or product, or pull
-1: or remove, or repeat, or requests, or say, or send, or short, or skip, or small, or source, or team
-1: or technical, or two, or unique, or values, or we, or with, or would, or write, or ~, ora, orange, orbit
-1: orchestration, ord, order and, order do, order focus, order for, order group, order in, order names
-1: order so, order status, order them, order value, ordered, ordered at, ordered by, ordering, orders and
-1: orders from, orders json, org and, org api, org debian, org org, org repo, organ, organiza, organizador
-1: organizador de, organizational, organizations, organize, organized, organizer, origin as, origin ecc
-1: origin location, origin main, original beside, original |, originally, originals stay, orm, orphans
-1: orthogonal, os app, os asks, os backups, os brew, os close, os creat, os devnull, os exec, os from
-1: os getenv, os makedirs, os release, os replace, os smtplib, os subprocess, os trunc, os type, os urandom
-1: os will, os |, oserror as, oserror print, osv, otel, otel exporter, otf, other def, other do, other folders
-1: other function, other hosts, other if, other matters, other one, other source, other work, others for
-1: others if, others no, others the, others with, otherwise mark, otlp endpoint, otomatik, otpauth, our app
-1: our product, ours to, out after, out always, out append, out array, out async, out aws, out command
-1: out cost, out def, out delete, out docx, out done, out err, out everywhere, out exec, out good, out it
-1: out items, out last, out lines, out long, out media, out names, out newline, out not, out on, out only
-1: out path, out printf, out ps, out record, out recursive, out return, out row, out run, out show, out start
-1: out summary, out that, out tmp, out to, out who, out why, out with, outbox, outcome and, outcome for
-1: outdir, outlet, outlets, output, output $, output cache, output class, output const, output contract
-1: output directory, output git, output in, output journal, output logs, output markdown, output over
-1: output set, output step, output this, output when, output xml, output |, outputs into, outputs what
-1: outside, outside its, outside of, ovarian, over $, over characters, over count, over for, over limit
-1: over lines, over of, over pages, over percent, over say, over second, over three, over with, over |
-1: overflow, overlap and, overlap is, overlapping, overlaps are, overlay, overridden, override, override fun
-1: override the, override this, override true, overviews, overwhelming, overwrite existing, overwrite original
-1: owasp top, owed, owes, own archive, own ca, own check, own file, own files, own folder, own gateway, own if
-1: own it, own key, own login, own mail, own never, own page, own pages, own public, own repository
-1: own second, own server, own site, own stripe, own vault, own wallet, own which, own with, own zone, own |
-1: owner are, owner asks, owner by, owner can, owner def, owner ids, owner keep, owner own, owner reason
-1: owner repo, owner sends, owner status, owner three, owner where, owner whether, ownership, ownership and
-1: owning, owns them, pack after, pack description, package and, package data, package dir, package may
-1: package name, package require, package so, packaged, packager, packages are, packages from, packages if
-1: packaging and, packer, packets, packing list, packs for, packs the, pact, pad |, padded, padding bottom
-1: padding em, page <named>, page answer, page before, page click, page ctx, page do, page goto, page has
-1: page html, page if, page must, page no, page number, page on, page page, page per, page should, page sign
-1: page size, page structure, page the, page token, page user, pager, pager $, pages, pages carry, pages from
-1: pages in, pages |, pagina, paginated, pagination, pago, paid ads, paid and, paid at, paid if, paid in
-1: pair is, paired, pairwise, pale, palm, pan size, pandas as, pandoc, pane $, panel default, panel is, papel
-1: paper, papers are, papers on, par utilisateur, paragraph style, param boolean, param name, param number
-1: param string, param switch, parameter |, parameters, parameters add, parameters type, parametric
-1: params delete, params if, params json, params model, params to, paraphrase, parar, parecer, parent image
-1: parent root, parent to, parentheses, parents are, parents in, parents true, parish, parole, parquet
-1: parse abbrev, parse args, parse dates, parse def, parse env, parse exec, parse http, parse import
-1: parse int, parse the, parse urllib, parse verify, parser addoption, parser ap, parser argparse, parser cfg
-1: parser import, part and, part as, part only, part text, part that, part time, part |, partage, particle
-1: parties and, partir de, partner code, partner name, partner |, parts append, parts file, parts read
-1: parts return, parts string, parts that, parts |, party |, pas, pas de, pasa, pascal case, pass at, pass def
-1: pass if, pass is, pass it, pass list, pass on, pass phrase, pass rate, pass show, pass the, pass try
-1: pass 正, passages, passed $, passed tests, passing, passing it, passing the, passo, passphrase is
-1: passport valid, passw, passwd do, passwd wa, password again, password as, password at
-1: password authentication, password in, password infected, password max, password mode, password new
-1: password on, password once, password password, password policy, password postgres, password protected
-1: password run, password set, password stdin, password str, password strength, password test, password the
-1: password true, passwords and, passwords for, passwords in, passwords no, past, past the, past their
-1: paste and, paste into, paste or, paste them, pasted, pasted from, pasted text, pastes the, pasting, pat
-1: pat in, pat items, patch delete, patch object, patch urllib, patch |, path append, path as, path audit
-1: path await, path base, path because, path const, path contains, path data, path dest, path dict, path draft
-1: path env, path exclusion, path get, path getmtime, path getsize, path githooks, path glob, path head
-1: path header, path import, path in, path isfile, path join, path json, path last, path leaks, path line
-1: path match, path mode, path name, path no, path objects, path ops, path opts, path params, path replace
-1: path return, path rootfs, path run, path skip, path split, path src, path stat, path sys, path tempfile
-1: path the, path then, path use, path wb, path →, path 。, pathlib import, pathlib json, pathlib pathlib
-1: pathlib subprocess, pathlib sys, paths add, paths const, paths for, paths in, paths is, paths no
-1: paths were, paths |, pattern and, pattern below, pattern string, pattern then, pattern |, patterns
-1: patterns aws, patterns or, patterns to, patterns without, pause for, pay for, payback, paying
-1: payload encode, payload name, payload print, payload to, payment days, payment file, payment link
-1: payments |, paypal, pays for, paywalled, paywalls, pbcopy, pbkdf pass, pbmc, pbpaste, pcs, pd df, pdb
-1: pdf dateien, pdf document, pdf files, pdf interaction, pdf no, pdf or, pdf read, pdf |, pdfs in, peak, peel
-1: pelo, pem ssl, pem |, pemilik, penalties, pendant, penetration, penetration test, pentest report, people at
-1: people click, people come, people csv, people decide, people decisions, people do, people forget
-1: people give, people leave, people names, people never, people outside, people pay, people say, people see
-1: people so, people through, people typed, peps, per, per <named>, per customer, per device, per domain
-1: per env, per gene, per host, per kind, per line, per link, per mail, per page, per person, per piece
-1: per pull, per row, per server, per site, per table, per team, per tenant, per term, per ticket, per tool
-1: per variant, per year, perceived, perceived value, percent or, percent |, percentage and, percentage of
-1: percentages, percentages are, perf hooks, perf |, perfectly, performance mode, performs, period end
-1: periodic, periods are, perl scripts, perl use, permalink, permiso, permission and, permission is
-1: permission mode, permission notice, permission to, permissions id, permissions in, permissions |
-1: permissões, perplexity, persist credentials, persisted, persistent true, person before, person can
-1: person data, person gave, person on, person reads, person say, person should, persona for, personal
-1: personal data, personal information, personalization, personally, perspective, persuasive, pessoa, pet
-1: pets, peut, pfad, pflichtangaben nach, pg catalog, pg const, pgs catalog, pgs id, pgx, phantom, phase and
-1: phase gh, phase type, phased, phases, philosophy, phone, phone from, phone iban, phone in, phone mail
-1: phone phone, phone with, phone |, phony help, photo and, photo of, php and, php declare, php into, physical
-1: physically, pi hole, pick the, picker |, picks, picks one, picture and, picture or, pictures |, pid $
-1: pid process, pie, pie charts, pillow, pin by, pin it, pin or, pin the, pink, pip and, pip freeze
-1: pip package, pip vendor, pip 、, pipe and, pipedream, pipefail $, pipeline run, pipeline source
-1: pipeline the, pipeline yaml, pipes, pipx install, pisz, più, più di, pkg json, pkg null, pkg scripts, pl ~
-1: place date, place is, place names, place or, place order, place them, place what, place where, place |
-1: placeholder email, placeholder for, placeholders and, placement, places and, places sqlite, plain one
-1: plain text, plain word, plain words, plan $, plan and, plan await, plan explain, plan json, plan no
-1: plan number, plan on, plan py, plan resource, plan show, plan summary, plan the, plan to, plan you, plane
-1: planets, planning, plans the, plant, plant |, plasma, platform, platform in, platform linux, platform name
-1: platform specific, platform team, platform |, platforms and, plausibility, play and, playbook, plays the
-1: playwright as, playwright auth, playwright sync, playwright test, playwright tests, plazo, please cite
-1: please note, please read, please try, plink binary, plist en, plist public, plist to, plist version
-1: plistlib, plot, plot df, plt close, plt plot, plt tight, plugin cache, plugin root, plugins, plum, plumber
-1: plus three, pm, pmc, png $, png alt, png except, png from, png write, png |, pnpm, pnpm exec, pnpm monorepo
-1: poco, pod, pod security, podcast, podcasts, pods, pods are, pods txt, pods wide, poem, point in, point it
-1: point this, pointers, pointing, points are, points of, points that, poisoned, poisoning, poke, pokud
-1: polars, policies md, policies system, policy $, policy advisory, policy and, policy arn, policy at
-1: policy attachment, policy data, policy execution, policy owner, policy policy, policy read, policy remote
-1: policy role, policy to, policy true, policy yml, polish, polling, polls, polls every, poly, polymorphism
-1: polymorphisms, polynomial, pom, pool manager, pool size, popen cmd, popover, population, populations, popup
-1: popups, por qué, porcelain dev, port, port $, port closed, port dev, port forwarding, port from, port on
-1: port proto, port |, portion, ports environment, ports volumes, português, porządkuje, pos ref, pose
-1: position, position the, position to, positions of, positive integer, posix file, possibly, post <cheap>
-1: post api, post commit, post create, post from, post get, post hoc, post install, post label, post message
-1: post repos, post to, post tool, post url, post users, poster py, postfix, postgre, postgre sql, postgres $
-1: postgres with, posting to, postmaster, posts, posts it, posts that, potentially, pow, power, power off
-1: power point, powered by, powerful for, powershell, powershell exe, powershell file, powershell new, počasí
-1: pp my, ppd, ppp, pr $, pr create, pr is, pr ui, pr view, pr |, pragma, praise what, prazo, pre existing
-1: preamble, precise, precision for, precos, predictable, prediction, preference |, prefix $, prefix or
-1: prefix suffix, prefixed, preflight, prefs, preg replace, preinstall, preinstall install, preload
-1: preload dev, premium, prepara un, prepare fresh, prepares meetings, preprocessor, prescriptions, present $
-1: present and, present name, present them, present update, presented, presented as, presenting, preserve the
-1: preserved in, preserving, presign, press allow, press enter, press site, pressed, presupuesto, prettier
-1: prettier check, pretty $, pretty generate, prevents the, preview in, preview show, preview yml
-1: price currency, price for, price ids, price per, price so, price time, price watch, price with, priced
-1: prices, prices come, prices csv, prices for, prices json, primary on, primary source, primera vez
-1: primitives |, principal name, principio, principles, print add, print added, print and, print base
-1: print copy, print dev, print hits, print host, print id, print int, print it, print label, print len
-1: print not, print password, print qr, print ready, print report, print sample, print sep, print settings
-1: print sha, print skill, print skip, print skipped, print sum, print text, print url, print value
-1: print write, print your, printed and, printed if, printed in, printer name, printf, println, println no
-1: prints and, prints it, prints one, prints pass, prints what, prioritize, prioritized, priority and
-1: priority high, priv, privacidade, privacy and, privacy page, private address, private ca, private half
-1: private network, private npm, private ranges, private readonly, private source, privileged |
-1: privileges true, prize, pro or, probable, probes |, problem matcher, problems, proc loadavg, proc sys
-1: process, process $, process const, process creation, process event, process exec, process for
-1: process force, process is, process let, process pattern, process stdin, process steps, process the
-1: process versions, processing return, processo, processor, processor that, prod in, prod is, produced
-1: produced the, product description, product if, product is, product to, production deployment
-1: production run, production |, professional, profile, profile client, profile command, profile etc
-1: profile home, profile name, profile no, profile on, profile settings, profile test, profile that
-1: profile without, profiler, profiles, profiles and, profiles or, profiles |, profiling, prog, program that
-1: programming, programming language, progress bar, progress by, progress line, progressive
-1: progressive disclosure, proj, project, project after, project dependencies, project hash, project if
-1: project key, project level, project only, project package, project page, project so, project wants
-1: project |, projector, projects, projects that, prometheus node, promise all, promise date, promise of
-1: promise resolve, promise string, promises, promoter, promoting, promotional, prompt $, prompt caching
-1: prompt consent, prompt return, prompt string, prompt text, prompt what, prompting, prompts and, prompts as
-1: prompts at, proof is, proof links, proof that, proof |, propagate, properties apply, properties of
-1: properties use, property def, property group, property hklm, property |, propia, proportion, proposal
-1: proposal must, proposal |, proposals, propose at, propose new, propose split, propose two, proposed
-1: proposes, proposes smaller, propón, prose, prot, protect, protect home, protected so, protection at
-1: protection |, protections, protects, proteins, proteomics, proto https, proto tcp, protocol http
-1: protocol tcp, protokolle, prototype object, prove that, proven, provenance or, provided that, provided to
-1: provider base, provider blocks, provider example, provider the, providers, providers aws, provides the
-1: provisional, proxy <placeholder>, proxy add, proxy and, proxy for, proxy host, proxy http, proxy image
-1: proxy jump, proxy no, proxy |, proyecto, prueba, prueba de, prune, prune dev, prune keep, prune |, prépare
-1: prépare le, prüfe, prüft die, ps and, ps auxww, ps auxwwf, ps encoded, ps txt, ps what, pscmdlet
-1: pscmdlet should, pscustomobject, psd, psf, psql on, pt, pub date, pub med, pub name, pub title, public acls
-1: public api, public apple, public class, public client, public data, public function, public holiday
-1: public keys, public library, public metrics, public one, public policy, public supabase, public test
-1: public to, public user, publication, publications, publish provenance, published on, publishes it
-1: publishing, publishing |, pull ff, pull out, pull rebase, pull request, pull the, punchy, punctuation
-1: punkt, pupils of, purchase, purchase order, pure new, purge |, purpose the, purpose |, push bin, push file
-1: push git, push it, push line, push pull, push rule, push text, push to, push token, pushed, pushing
-1: pushing to, put conftest, put each, put into, put it, put line, put no, put object, put one, put patch
-1: put retention, put these, put together, put |, puts, pvalue, pw name, pw to, pwd scripts, pwned
-1: px background, px border, px margin, px overflow, px rgba, px text, py, py $, py config, py db, py does
-1: py from, py import, py in, py into, py notes, py pi, py port, py python, py showmigrations, py so, py src
-1: py url, py when, pyc, pypa, pypdf, pypi org, pypirc, pysam, pytest, pytest addoption, pytest asyncio
-1: pytest cov, pytest fixture, pytest pytest, python $, python app, python args, python claude, python env
-1: python http, python or, python org, python packages, python pip, python resp, python skills, python so
-1: python version, python with, pythonpath, públicos, qor logic, qor plan, qor scripts, qor session, qr codes
-1: qrcode, qty $, quad, qualified name, quality and, quality checks, quality gate, quality gates, quando
-1: quantile sum, quantum, quarantine or, quarantine to, quarantine with, quarter and, quarter of, quarter the
-1: quarterly access, quatro, quay io, que ya, queries the, query action, query const, query example, query has
-1: query if, query name, query or, query run, query selector, query sort, query string, query text, query this
-1: query time, query tokens, query type, query urlencode, query user, query variables, queryid, queryid calls
-1: question, question at, question for, question it, question of, question |, questions as, questions at
-1: questions in, questions no, questions on, questions that, questions the, questions to, questions which
-1: questions |, queue and, queue connection, queue push, quick scan, quick way, quickly the, quitar, quite
-1: quot, quota |, quote if, quote in, quote its, quote them, quote value, quoted, quoted in, quoted string
-1: quotes in, qué se, qwen, ra, race, radio, radio name, rag, rain |, rainbow, raise exception, raise for
-1: raise the, raised by, rake, ran in, rancher, rand base, random import, random number, range bytes
-1: range def, range end, range if, range min, range parts, range query, range rows, range start, range strings
-1: rank rank, ranked, ranks and, rapid, rapporto, rasterize, rate and, rate before, rate if, rate limit
-1: rate limiter, rate tax, rate the, rate with, rather, rather than, rating, rating rating, ratio, ratio of
-1: ratios, raw decode, raw digest, raw err, raw hexdigest, raw in, raw json, raw read, raw score, raw select
-1: raw sha, raw string, raw with, rb and, rb as, rb data, rb def, rb media, rbac, rc, rc after, rc echo
-1: re engagement, re entry, re escape, re findall, re fullmatch, re going, re needed, re of, re split
-1: re subprocess, re |, reach and, reach for, reachable from, reachable |, reaches shell, reaching, react use
-1: reactions, read, read access, read again, read and, read before, read continue, read copy, read def
-1: read default, read docs, read entry, read grep, read hexdigest, read if, read its, read label, read later
-1: read log, read name, read new, read not, read ok, read on, read op, read outside, read path, read pathlib
-1: read people, read print, read report, read scan, read set, read shared, read skill, read string
-1: read system, read that, read the, read their, read then, read try, read var, read which, read with
-1: readable |, readback, reader has, reader src, readers and, readers can, readiness probe, reading age
-1: reading as, reading it, reading only, reading order, reading with, readline create, readlines, readme and
-1: readme answers, readme for, readonly true, reads every, reads from, reads ~, readwrite, ready $, ready at
-1: ready for, reais, real, real bugs, real case, real data, real names, real run, reality, realpath
-1: realpath $, realtime monitoring, reason, reason for, reason not, reason the, reason why, reason |
-1: reasonably, reasons for, rebase, rebase false, reboot, reboot and, reboot required, reboot |, rebuild
-1: rebuilding, rebuilding everything, rebuilds, recalls, receipt number, receipt order, receipts description
-1: receipts into, received, receiver, receiver for, recent files, recently used, recept, recipe and
-1: recipes by, recipes from, recipient is, recipient subject, recipients, recipients in, recipients of
-1: recognise, recognition, recognizable, recognized, reconcile, record for, record get, record in, record not
-1: record number, recorder, recorder description, recording is, records, records $, records and, records list
-1: recovery for, recovery is, recovery phrases, recruiter, rect $, recur, recursive directory
-1: recursive iterator, recycle bin, red, red flags, red hat, red test, red yellow, red |, redact py, redacted
-1: redaction, reddit, redirect loop, redirect to, redirect true, redirect |, redis url, redshift, reducer
-1: reduces, ref alt, ref current, ref def, ref for, ref if, ref name, ref refs, ref return, ref str
-1: ref string, ref type, refactor |, reference bash, reference every, reference material, reference page
-1: reference react, reference text, reference the, reference when, references, references only
-1: references skill, references upstream, referral utm, referrer, referrer policy, refers, refers to, refetch
-1: refine, refinement, reflects, reflex, refname, refname short, reframe, refresh and, refresh only
-1: refs heads, refund id, refused, refused and, refused |, refusing, regardless, regardless of, regclass
-1: regeln, regels, regenerate the, regenerated, regex, regex lexer, regexp var, region, region and, region eu
-1: region var, register entry, register for, register group, register in, register of, register require
-1: registered, registering, registrars, registration scopes, registros, registry $, registry <placeholder>
-1: registry or, reglas, regra, regular expressions, regulated, regulator, regulators, reinstalar
-1: rejected with, rejections, rel path, rel stylesheet, related questions, relation, relatório, relay |
-1: release builds, release create, release description, release every, release from, release git, release no
-1: release signing, released under, releases are, relevant and, reliably, relied, relied on, religion
-1: reload only, reload ssh, reload with, rels, rely, rely on, relying, relying on, remaining steps, remap
-1: remark on, remarks for, remediate, remedy, remedy |, remember the, remind them, reminded, reminder
-1: reminder in, reminders and, reminders are, reminds you, remote <placeholder>, remote <service>, remote add
-1: remote description, remote help, remote host, remote if, remote path, remote server, remote signed
-1: remote url, remotes, remove after, remove an, remove build, remove delete, remove duplicates, remove it
-1: remove local, remove sudo, remove them, remove this, remove with, removed, removed before, removed from
-1: removed git, removeprefix, remover, removes it, rename the, rename to, renamed or, render py, render the
-1: rendered reference, renderers, renew dry, renew the, renewing, rent, rent deposit, rental, renv, renv init
-1: reorder, reorder the, repair the, repairs, repeat, repeat them, repeated in, repeatedly, repeating
-1: repertoire, repetitions, replace amp, replace const, replace every, replace except, replace os
-1: replace query, replace re, replace read, replace regex, replace slice, replace stdout, replace string
-1: replace svg, replace text, replaced, replacement, replica count, replica that, replica with, replicas
-1: replicate, replies description, replies for, reply if, reply with, reply |, repo $, repo create
-1: repo deploy, repo process, repo public, repo read, repo ref, repo release, repo replace, repo user
-1: report and, report at, report build, report by, report can, report checks, report content, report counts
-1: report dir, report do, report give, report hash, report header, report html, report it, report json
-1: report lists, report load, report mjs, report needs, report not, report null, report once, report only
-1: report stays, report table, report the, report txt, report under, report when, reported by, reported |
-1: reportlab, reports reports, reports to, repos, repos list, repositories bash, repositorio, repository
-1: repository after, repository as, repository get, repository has, repository id, repository impl
-1: repository it, repository key, repository so, repository that, repository the, repository when, repr self
-1: representative, represents, repro dir, req err, req url, req zone, request bash, request body, request def
-1: request from, request get, request has, request http, request json, request list, request log
-1: request needed, request or, request origin, request pathlib, request permissions, request rate
-1: request response, request rules, request so, request test, request then, request timeout, request to
-1: request user, request xrequest, requestbin, requester, requester and, requests, requests changelog
-1: requests cpu, requests except, requests get, requests in, requests minute, requests that, requests under
-1: require crypto, require digest, require node, require pg, require readline, require resolv
-1: require securerandom, require uri, require vm, required checks, required def, required fields
-1: required providers, required return, requirement is, requirements and, requirements are, requirements for
-1: requirements lock, requirements md, requires auth, requires bins, requiring, rerun if, res $, res await
-1: res body, res http, res is, res ok, rescan, research grant, research use, researcher, resend, reset and
-1: reset hard, reset if, reset index, reset link, reset py, residual, resistant, resize, resize width, resolve
-1: resolve const, resolve dns, resolve from, resolve parent, resolve session, resolve to, resolvectl query
-1: resolved against, resolver answers, resolver from, resolves, resource changes, resource const
-1: resources requests, resp headers, resp read, respect, respect the, respond, responda, respondents
-1: responder, responsable, response from, response get, response headers, response json, response list
-1: response request, response the, response url, responses, responsible for, responsável, resposta, respostas
-1: rest and, rest at, rest const, rest draft, rest index, rest the, rest this, rest to, restart $, restart and
-1: restart app, restart if, restart it, restart no, restart ssh, restart unless, restarted, restarting
-1: restarts the, restate, restated, restauración, restauration, restic init, restic pass, restore $
-1: restore date, restore include, restore into, restore list, restore three, restrained, restrict public
-1: restricted to, restriction, rests, rests on, result and, result await, result go, result let, result query
-1: result result, result status, result stdout, result subprocess, result was, resulting, results before
-1: results csv, results go, results it, results path, results print, results sort, results to, resume this
-1: resumes, resuming, retained, retention description, retention for, retention in, retention keeper
-1: retention policy, retire, retmode, retried, retrieve the, retrieved documents, retrieves, retry and
-1: retry max, retry with, return, return absolute, return all, return async, return best, return body
-1: return code, return codecs, return command, return create, return data, return div, return each, return enc
-1: return err, return error, return errors, return exec, return fi, return file, return filepath
-1: return folder, return git, return go, return has, return hmac, return if, return io, return is
-1: return label, return length, return load, return make, return match, return module, return new
-1: return notes, return other, return output, return pd, return queue, return result, return segments
-1: return set, return source, return strings, return strip, return success, return the, return undefined
-1: return unless, return urlunsplit, return var, return version, return weights, return with, return |
-1: returncode, returned of, returns an, returns false, returns list, returns new, returns on, returns table
-1: returns void, returntransfer, reusable skill, reuse the, reused if, rev list, reveal the, revenue
-1: reverse engineer, reverse proxy, reverse shells, revert, revert |, review agent, review ask, review before
-1: review can, review changes, review checklist, review comment, review complete, review context
-1: review description, review first, review guide, review guidelines, review is, review it, review needs
-1: review pdf, review synthesis, review the, review third, review with, review work, review |, reviewed |
-1: reviewer, reviewer if, reviewer reads, reviewer subagent, reviewers this, reviews that, revisa la, revisar
-1: revised, revision rev, revisions, revoke all, revoke at, revoke it, revokes, reword, rework
-1: rewrite history, rewriting history, rf $, rf build, rf tmp, rf var, rfc rfc, rfc section, rg, rgba
-1: rhetorical, rice, rich, richtet, rien, rig, right account, right answers, right ask, right by, right corner
-1: right for, right to, right wrong, rights are, rights |, ring and, ring the, ripple, risiko, risk
-1: risk grade, risk is, risk table, risky, risultato, rl question, rl readline, rmdir, rn |, rng np, ro
-1: ro out, roadmap, robotparser, robots txt, roi, role access, role and, role app, role audit, role content
-1: role not, role one, role only, role principal, role ref, role role, role service, role status, role str
-1: role tf, role that, role this, role title, role to, role user, role yaml, rollback plan
-1: rollout description, rollup, room $, room by, room temperature, room |, rooms, rooms and, root ca
-1: root capture, root certificate, root condition, root crt, root dev, root dirs, root et, root filesystem
-1: root is, root it, root no, root of, root relative, root report, root to, root true, root |, rooted, rootfs
-1: rootfs host, rose, rot, rotate keys, rotate them, rotation new, roughly, round base, round each
-1: round hours, round sum, round trips, round up, round with, rounded to, rounded up, route and, route put
-1: route |, routes for, routine description, routine work, routines, routing and, routing rules, row by
-1: row column, row counts, row execute, row give, row may, row names, row new, row row, row split, row with
-1: rowcount, rownames, rows are, rows count, rows db, rows left, rows min, rows must, rows push, rows slice
-1: rows sort, rows split, rows sum, rows the, rows without, rows write, rows |, rpc <named>, rpc <service>
-1: rs is, rsa sha, rsa under, rsc io, rss, rstrip lower, rsync avn, rsync az, rtf, rtl, ru description
-1: ruby scripts, rubygems, ruff format, rug pull, rule add, rule file, rule has, rule id, rule match
-1: rule number, rule of, rule on, rule rule, rule should, rule string, rule text, rule the, rule three
-1: rule to, rule with, rule without, rulers, rules agents, rules always, rules as, rules aws, rules come
-1: rules description, rules don, rules each, rules fresh, rules identity, rules it, rules items, rules mail
-1: rules may, rules need, rules no, rules of, rules one, rules preserve, rules re, rules run, rules same
-1: rules security, rules that, rules the, rules to, rules user, rules were, rules yml, run $, run all
-1: run anything, run are, run as, run ask, run audit, run axe, run biber, run call, run commands, run db
-1: run demo, run dev, run does, run flutter, run if, run json, run key, run local, run name, run no, run none
-1: run nothing, run of, run one, run osascript, run over, run printf, run pytest, run python, run query
-1: run reboot, run report, run restic, run robot, run ruby, run save, run scan, run script, run set
-1: run should, run show, run skill, run so, run sudo, run test, run that, run their, run then, run three
-1: run transport, run twice, run uv, run watch, run with, run write, run xattr, runbook description, runcmd
-1: runner cd, runner on, runner os, runners, running, running after, running between, running jobs, running on
-1: running see, running start, running |, runs after, runs as, runs at, runs gh, runs json, runs once
-1: runs small, runs the, runs them, runs with, runtime dependencies, runtime missing, rust analyzer, rustfmt
-1: rustup component, rw, rx items, r², rédige, réponds, réponses, rõ, safe area, safe change, safe copy
-1: safe equal, safe list, safe string, safe |, safes, safetensors numpy, safetensors true, safety net
-1: safety never, safety the, said aloud, said what, salida, salt and, salt for, sam, same account, same and
-1: same as, same channel, same database, same event, same field, same folder, same host, same image, same list
-1: same major, same minute, same network, same place, same story, same supplier, same table, same thing
-1: sample assert, sample bin, sample json, sample of, sample return, sample size, sample to, sample values
-1: sample vcf, samples int, sanitized, sans, sapiens, sarif, satisfy, saturday, save, save $, save changes
-1: save it, save only, save the, save time, saved in, savepoint, saver, saver read, say $, say anything
-1: say by, say how, say is, say no, say one, say start, say where, saying which, says, says in, says something
-1: says these, says to, sbatch, sbom is, sbom maker, sc scan, sc text, scadenze, scaffold and, scaffold skill
-1: scaffold with, scalable, scale to, scaled, scan description, scan over, scannable, scanner description
-1: scanner on, scanner os, scanner scan, scanning alerts, scans container, scans with, scattered, sce
-1: scenario, schedule, schedule in, schedule with, scheduled task, schedules, schema, schema $, schema changes
-1: schema columns, schema drop, schema id, schema json, schema object, schema this, schema validation, schemas
-1: scheme $, scholarly, school essays, school or, scipy, scoop, scope, scope are, scope current, scope it
-1: scope join, scope launch, scope letter, scope process, scopes, scopes sso, score best, score description
-1: score each, score how, score if, score it, score or, score out, score quality, score read, score when
-1: score with, scorecard, scores and, scores csv, scores items, scores the, scoring |, scrape, scraping
-1: screen get, screen reader, screener, screening description, script <named>, script args, script as
-1: script echo, script export, script injection, script is, script module, script path, script reference
-1: script takes, script under, script window, scripting file, scripts, scripts archive, scripts audit
-1: scripts bench, scripts build, scripts check, scripts data, scripts digest, scripts dnscheck, scripts env
-1: scripts find, scripts get, scripts if, scripts import, scripts install, scripts keep, scripts login
-1: scripts nightly, scripts of, scripts qr, scripts refresh, scripts render, scripts scan, scripts stats
-1: scripts track, scripts update, scripts warm, scrum, sdk, sdks, se ejecuta, se tratan, seal commit
-1: seal entry, seal gate, sealed class, seals, search and, search box, search filter, search for, search get
-1: search issues, search name, search params, search path, search search, search url, searchable, sec min
-1: sec standard, sechs, second account, second file, second human, second on, second or, second place
-1: second reader, second run, second source, second stage, second terminal, second time, seconds before
-1: seconds bucket, seconds |, secret data, secret db, secret id, secret in, secret issuer, secret list
-1: secret name, secret process, secret string, secret to, secret tool, secret update, secret value, secretary
-1: secrets deploy, secrets gitleaks, secrets in, secrets manager, secrets npm, secrets out, secrets so
-1: secretsmanager, secretsmanager put, secs, section below, section for, section from, section if, section of
-1: section the, section then, section with, sections append, sections def, sections if, secure $, securerandom
-1: security advisories, security alter, security architecture, security best, security config, security desk
-1: security find, security groups, security hardening, security headers, security id, security import
-1: security lead, security misconfiguration, security oauth, security page, security program, security |
-1: sed |, see $, see all, see build, see it, see license, see link, see readme, see skill, see their, see when
-1: see where, see whether, seed data, seed no, seed phrase, seed random, seed |, seeing, seeing the, seek
-1: seem, seems to, seen add, seen get, seen has, seen in, seen items, seen key, seen setdefault, seen the
-1: seen |, sees, sees the, sees what, segment that, segments length, segnala, segundo, sei, seis, seis meses
-1: sel command, sel level, select all, select customer, select date, select host, select name, select query
-1: select queryid, select role, select table, select the, select type, selection in, selection order
-1: selection to, selector, selector name, selector role, selector |, self <placeholder>, self add, self args
-1: self block, self call, self current, self dict, self encoding, self file, self form, self frame, self get
-1: self headers, self host, self hosted, self is, self list, self name, self new, self set, self sock
-1: self style, self this, self update, self user, selinux, seller buyer, seller has, semanal, semantically
-1: semantics, semgrep, send async, send data, send file, send nothing, send test, send text, send through
-1: send with, sendall, sender, sender and, sender domain, sender name, senders, sending, sends the, sense if
-1: sensitive outputs, sensitive paths, sensitivity, sensors, sent by, sent in, sent is, sent it
-1: sentence about, sentence at, sentence in, sentence line, sentence no, sentence of, sentence transformer
-1: sentence transformers, sentence what, sentences at, sentences one, sentences short, sentences what, sep
-1: sepa payment, separated by, separated list, separation, sepolia, seq do, sequences, sequencing, sequential
-1: serde, serial, serial numbers, serializable, serializes, serializing, serials, series and, series if
-1: serve port, server allowed, server copy, server description, server echo, server env, server filesystem
-1: server import, server name, server on, server or, server port, server server, server set, server start
-1: server tool, server url, server user, server with, serverless, servername $, servers and
-1: servers filesystem, servers json, servers mcp, servers servers, service $, service agreement, service ask
-1: service class, service desk, service does, service down, service if, service or, service port
-1: service principal, service sudo, service task, service the, services db, services that, services without
-1: serving, servings, servis, serviço, ses, session async, session at, session auth, session await
-1: session can, session config, session current, session files, session for, session headers, session in
-1: session info, session model, session post, session profile, session shop, session so, session state
-1: session storage, session then, session timeout, session works, sessions keep, sessions session, set, set $
-1: set allowed, set an, set api, set aws, set by, set data, set db, set def, set go, set if, set is, set keep
-1: set key, set max, set new, set on, set password, set prototype, set search, set sh, set siem, set smb
-1: set src, set system, set target, set temperature, set them, set these, set updated, set vault, set view
-1: set without, set word, set your, set |, setattr, setdefault append, setlocal, sets, sets the, setting for
-1: settings $, settings gradle, settings keep, settings of, settings open, settings or, settings page
-1: settings sync, settings tokens, setup description, setup find, setup in, setup project, setup py
-1: setup python, setzen, severity medium, severity |, sf read, sfn $, sg phase, sh, sh <named>, sh args
-1: sh asks, sh at, sh backup, sh bash, sh check, sh chmod, sh docker, sh does, sh hosts, sh into, sh is
-1: sh keeps, sh kubectl, sh less, sh list, sh npm, sh or, sh pip, sh puts, sh rm, sh sleep, sh starts, sh sudo
-1: sh takes, sh tar, sh the, sh usr, sh ~, sha ciphers, sha def, sha encode, sha of, sha on, sha open
-1: sha openssh, sha return, sha secret, sha sys, sha to, sha |, shadcn ui, shaders, shadow px, shadows |
-1: shape if, shape kind, sharded, share and, share in, share it, share recently, shared accounts
-1: shared common, shared folders, shared mailbox, shared or, shared preferences, shared types, she, sheet html
-1: sheet if, sheet name, sheet that, sheets for, sheets with, shell curl, shell data, shell echo, shell exec
-1: shell for, shell git, shell history, shell operational, shell rc, shell the, shell with, shellenv ~, shells
-1: shields io, shifted, shimmer, ship gate, ship it, ship verdict, shock, shoot, shop, shop and, shop answer
-1: shop name, shop pages, shop |, shopify app, shops with, short answer, short circuit, short lines
-1: short name, short no, short note, short on, short pattern, short replies, short table, short text
-1: short time, short use, short with, short words, shortcut, shorten or, shorten the, should apply
-1: should describe, should fail, should go, should identify, should know, should list, should never
-1: should pass, should process, should recommend, should set, should start, should trigger, should |, show all
-1: show diff, show every, show for, show full, show it, show notes, show origin, show table, show ten, show up
-1: show where, show with, showcase, showing it, showing the, showmigrations, shown, shown before, shown by
-1: shown each, shown first, shown is, shown not, shows, shows all, shows how, shows in, shows when
-1: shows whether, shows which, shp, shrinkage, shut, shutil import, shutil sys, sid twilio, side no, side of
-1: side with, sidebar, sie den, sigma convert, sign, sign fd, sign if, sign on, sign out, signal to, signal |
-1: signale, signale les, signalez, signature $, signature js, signature with, signed scope, signed the
-1: signers, significa, significance, signing in, signingkey, signs in, sigterm, siguiente, sil, silence the
-1: silenced, silently if, simple income, simple type, simplification, simulate, simultaneously, since function
-1: since reviewers, since |, single file, single message, single sign, single transaction, site copy, site has
-1: site header, site lax, site or, site owner, site the, site this, site with, site |, sitemap, sitemap xml
-1: sitemaps, sits, sits in, six hours, sixth, size before, size budget, size bytes, size down, size em
-1: size file, size for, size json, size key, size lines, size print, size rows, size should, size small
-1: size |, sizes and, skill body, skill content, skill description, skill dir, skill directory, skill for
-1: skill from, skill has, skill itself, skill may, skill name, skill never, skill only, skill output
-1: skill path, skill review, skill scans, skill should, skill sorts, skill source, skill then, skill user
-1: skill was, skill when, skill |, skills $, skills dir, skills do, skills in, skills install, skills learned
-1: skills name, skills of, skills so, skills suede, skills tidy, skills use, skills user, skim the
-1: skip download, skip files, skip generated, skip rows, skip tests, skip with, skr, skus, sl $
-1: sl <placeholder>, slack, slack bot, slack channels, slack com, slack token, slack xox, slash, sleeve
-1: slice const, slice if, slice index, slices, slightly, slippage, slipped, slop, slope, slot user, slow down
-1: slow gradle, slow in, slow network, slow or, slow run, slow sql, slow |, slowly, slug md, slug name
-1: slug slug, slå, small commits, small companies, small for, small helper, small mcp, small one, small team
-1: small type, small web, smb server, smell |, smith description, sms reminders, snap, snapshot create
-1: snapshot of, snapshot refs, snapshots dev, snapshots for, sniff, sniffer, sniffer sniff, snippet for, snow
-1: sntrup, sntrup sha, so an, so are, so be, so both, so build, so compare, so first, so list, so may
-1: so never, so on, so once, so one, so put, so say, so small, so subsequent, so what, so whatever, so when
-1: so where, soa ns, soa serials, sobrou, soc audit, soc evidence, social security, sock ro, sock |, socket
-1: socket connection, socket from, socket new, socket os, socket proxy, socket server, socks, soft
-1: soft delete, software and, software from, software that, solana config, solicit, solve and, some, some name
-1: some other, some value, somebody says, someone, something about, something concrete, something else
-1: something fails, something if, something must, something went, sometimes, somewhere, sort do, sort key
-1: sort keys, sort map, sort rn, sorted base, sorts keys, sound high, sounds like, soup, sour, source <named>
-1: source code, source date, source dependencies, source do, source files, source from, source github
-1: source google, source hashicorp, source it, source npm, source page, source root, source self
-1: source skills, source string, source the, source to, source winget, source with, source write, source |
-1: sources and, sources list, sow |, sowing, sowing and, spa, space, space text, space was, spacer
-1: spam classifier, span class, span context, span from, span span, spanish and, spans, spark, spatial
-1: spawning, speak to, speaker names, speaks against, speaks to, spec if, spec loader, specialist, species
-1: specific app, specification, specifications, specifics, specifies, specifies the, specifying, specimen
-1: spectra, specweave increments, speed description, speed |, spelling in, spellings, spells, spend, spend it
-1: spf lookups, spiega, spindle, spinner, spl token, splice, split, split and, split async, split else
-1: split if, split length, split read, split return, split string, split them, split yield, splitlines for
-1: sponsors, spool, spooler, sport, sports, sports club, spot, spot checks, sprawdza, sprawdź, spread across
-1: sql alter, sql as, sql if, sql once, sql prisma, sql sql, sql with, sqlite connect, sqlite for, square
-1: src <named>, src components, src copy, src files, src for, src join, src out, src package, src pathlib
-1: src replace, src self, src src, src sys, src tmp, src ts, src url, src user, src values, src ~, ss tunap
-1: ssf, ssh, ssh and, ssh authorized, ssh bash, ssh batch, ssh chmod, ssh copy, ssh exclude, ssh from, ssh git
-1: ssh hardening, ssh localhost, ssh log, ssh nas, ssh on, ssh root, ssh since, ssh sshd, ssh ufw, ssh users
-1: ssh with, ssh |, sshd keep, ssl cert, ssl context, ssl create, ssl tls, ssl true, sso account, sso region
-1: sso registration, sso saml, sso start, ssrf, st mean, st mtime, stable release, stack and
-1: stack description, stack for, stack overflow, stacked, staff list, stage the, staged files, staggered
-1: stakes, stale ones, stalled, stamp for, stamper, stand in, stand on, stand up, standard input
-1: standard json, stands at, stands in, standup, standup writer, star and, stars, stars and, start $
-1: start and, start bp, start component, start const, start element, start end, start first, start from
-1: start index, start input, start isoformat, start line, start local, start on, start one, start post
-1: start sh, start so, start sso, start that, start time, start timer, start transaction, start transcript
-1: start with, start |, started at, started with, starter and, starter description, starter put, starting with
-1: starts from, starts in, starts small, startswith for, startswith http, stash git, stat statements
-1: state auto, state build, state changing, state directory, state error, state exists, state failed
-1: state final, state for, state is, state management, state of, state parent, state path, state pathlib
-1: state random, state read, state so, state team, state the, state with, stateless, statement for
-1: statement |, statements, statements order, states and, static extern, static keys, staticmethod, stating
-1: statistic, statistics, statistics as, statistics mean, stats $, stats on, stats to, status bar
-1: status check, status completed, status eq, status for, status from, status in, status is, status line
-1: status no, status null, status owner, status read, status response, status select, status short
-1: status string, status success, status text, status the, status then, status too, status true
-1: status unknown, stay empty, stay whole, stay with, stays after, stays clean, stays local, stays the
-1: std env, std string, stderr, stderr go, stderr return, stderr write, stdin, stdin gets, stdin subprocess
-1: stdin ~, stdio inherit, stdout fileno, stdout for, stdout strip, stdout sys, stdout write, stdpath, steht
-1: step $, step an, step by, step check, step create, step failed, step file, step gate, step must, step on
-1: step only, step step, step summary, step update, step when, step with, step —, steps and, steps are
-1: steps if, steps list, steps name, steps numbered, steps start, steps when, steps |, stereo, steven, sticky
-1: still has, still have, still matters, still on, still open, still slow, still the, still win, still work
-1: stitch, stitches, stock, stok, stolen, stop do, stop hook, stop it, stop stop, stop there, stop working
-1: stopped, stopped or, stops at, storage set, storage state, store file, store or, store review, store store
-1: store |, stored as, stored in, stored with, stories on, stories |, storytelling, str any, str cfg
-1: str context, str def, str field, str len, str limit, str now, str out, str path, str payload, str render
-1: str return, str self, str strip, str test, str try, strain, stranger, strangers, strategist, strava
-1: stream and, stream do, stream false, stream in, stream is, stream of, stream reader, stream with, streamers
-1: street, street map, strengthens, strengths three, stretch, stretches, strftime file, strict const
-1: strict read, strict transport, stricter, strictest, string all, string args, string array, string as
-1: string comparison, string concat, string console, string dir, string dynamic, string err, string error
-1: string event, string final, string fmt, string for, string function, string host, string http, string id
-1: string index, string int, string is, string items, string json, string literal, string method, string new
-1: string not, string null, string number, string of, string or, string override, string pad, string part
-1: string process, string promise, string request, string returns, string self, string split, string status
-1: string the, string this, string throws, string tmp, string type, string unwrap, string url, string user
-1: string usr, string void, stringify event, stringify null, stringify pkg, stringify report, stringify text
-1: strings $, strings as, strings new, strings split, strings the, strings time, strings |, strip except
-1: strip or, strip return, strip strip, stripe, stripe com, stripe refunds, stripping, stroke color
-1: stroke width, struct, structure for, structured clone, structured json, structures, sts, sts assume
-1: sts external, study, stutter, style background, style changes, style description, style flat, style get
-1: style margin, style md, style name, style names, style one, style padding, style short, style the, styled
-1: styles, styles and, stylesheet, styling, sub, sub $, sub agent, sub agents, sub for, sub in, sub question
-1: sub str, subagents are, subclass, subclass of, subcommand, subcommands, subdirectory, subject access
-1: subject and, subject from, subject if, subject in, subject invoice, subject of, subject receipt
-1: subject the, subject to, submission, submit async, submit submit, submitted to, subprocess completed
-1: subprocess os, subqueries, subs, subscription pkg, subsection, subset, subset restore, substance
-1: substitution, subtests, subtitles, subtree, success criteria, success if, success on, success true
-1: sudo adduser, sudo cat, sudo certbot, sudo chmod, sudo shell, sudo sysctl, sudo tailscale, sudoers wa
-1: sufficient, suffix lower, suffixes, sugar butter, suggest, suggest to, suggested tools, suggestion, sugira
-1: suid, suitable for, suits, sum amount, sum and, sum float, sum in, sum is, sum len, sum map, sum rate
-1: sum sha, sum text, sum the, sum var, summarise the, summarises, summarising, summary data
-1: summary description, summary findings, summary has, summary lines, summary what, summary |, summed, summen
-1: sums dates, sums of, sums up, sumstats, sunday, sunrise, supabase anon, supabase url, super, supervisory
-1: supervisory authority, supplied, supplier invoices, supplier number, suppliers csv, support, support and
-1: support assistant, support brave, support claude, support desk, support file, support for, support the
-1: support tickets, supports both, supports the, suppress, suppression list, sur un, sure of, sure the
-1: surface is, surprises, surrounding, survives, surviving, suspend, suspicious mails, svelte kit, svg as
-1: svg in, svg is, svg style, svg view, svg width, svg |, sw done, swappiness, swapping, sweep
-1: sweep description, swift, switch on, switch or, switch the, switches and, switching, sworn translator
-1: syft dir, syllables, sym, symbol to, symbolic link, symbols that, symlink, sync api, sync at, sync audit
-1: sync cmd, sync deck, sync exists, sync from, sync index, sync input, sync lock, sync log, sync map
-1: sync pkg, sync policy, sync process, sync read, sync report, sync return, sync sh, sync src, sync timer
-1: sync write, synchronously, synonymous, synonyms, synthesizer, sys, sys base, sys def, sys import, sys io
-1: sys json, sys modules, sys path, sys profile, sys requests, sys rules, sys src, sys stderr, sys stdout
-1: sys zlib, sysctl system, system api, system df, system diagnostics, system directory, system file
-1: system has, system http, system id, system if, system max, system needs, system no, system profiler
-1: system prompts, system that, system tools, system txt, system use, system user, system you, systemctl
-1: systemctl enable, systemctl list, systemd service, systemd timer, systemd user, sz, sz mkdir, sólo, söyle
-1: są, sự, tab op, tabella, tablas, table add, table before, table concat, table description, table for
-1: table index, table is, table json, table md, table role, table sorted, table string, table table, table td
-1: table three, table under, table which, tables, tables dir, tables in, tables is, tables one, tables rows
-1: tag group, tag list, tag out, tag publish, tag sh, tag to, tagline, tags abbrev, tags are, tags count
-1: tags git, tags owner, tags tags, tags that, tail stdout, tailscale, tainted, take at, take away, take if
-1: take no, take one, take snapshot, take up, take your, takeaways, taken, takes about, takes half, takes its
-1: takes one, takes out, takes them, tal, talk to, talking to, tamaño, tampering, tampilkan, tanyakan, tapjs
-1: tar archive, tar cf, tar tzf, tar xf, tareas, tarfile pathlib, target <placeholder>, target and
-1: target blank, target code, target const, target dir, target directory, target file, target folder
-1: target framework, target function, target mode, target name, target object, target parent, target path
-1: target user, target with, targeted, targets, tarih, tarjeta, task allow, task and, task await
-1: task completed, task completion, task description, task in, task may, task md, task output, task read
-1: task task, task write, tasks are, tasks json, tasks md, tasks not, tasks that, tax advice, tax gross
-1: tax number, tax papers, tax |, tb, tb frame, tcp cidr, tcp in, tcp nc, tcp port, tcp ufw, tcpconnection
-1: td padding, te files, teal, team, team ask, team do, team for, team if, team name, team order
-1: team repository, team state, tear, tear down, teardown, tears, technically, technician can, technique
-1: technology, tee $, telegram bot, telegram chat, telegram org, telegram token, telemetry or, telemetry with
-1: telephone, tell application, tell customers, tell it, tell me, tell us, tell you, tells us, tells what
-1: tells which, tells you, temp directory, temperatura, tempfile mktemp, template $, template columns
-1: template from, template markdown, template name, template not, template set, template structure
-1: template usage, templated, templates, templates templates, temporal, temporary directory, temporary folder
-1: ten largest, ten lookups, ten of, ten random, ten runs, ten slowest, ten thousand, tenant wants, tender
-1: tenders, tense for, tension, term is, term notice, term |, terminal comfort, terminal server, terminal with
-1: terminate, terms and, terms of, terraform destroy, terraform for, terraform test, terraform tfvars
-1: territory, terse, test account, test accounts, test are, test await, test base, test body, test com
-1: test command, test config, test create, test curl, test data, test each, test env, test environment
-1: test evidence, test files, test filter, test full, test fun, test go, test has, test how, test input
-1: test length, test mode, test monthly, test only, test page, test postinstall, test race, test real
-1: test restore, test session, test set, test that, test then, test tmp, test txt, test users, test var
-1: test whether, test would, test |, testable, testcontainers, testdata, testimonial, testimonials
-1: testing and, testnet, tests after, tests commit, tests django, tests do, tests for, tests from, tests in
-1: tests may, tests must, tests naming, tests no, tests open, tests that, text animations, text as, text body
-1: text box, text check, text cmd, text comments, text console, text convert, text def, text do, text end
-1: text errors, text files, text flags, text from, text get, text head, text html, text is, text items
-1: text json, text length, text lower, text match, text name, text new, text next, text notes, text one
-1: text or, text path, text pattern, text post, text requests, text right, text self, text send, text service
-1: text size, text slice, text so, text source, text sys, text system, text table, text tag, text test
-1: text that, text the, text txt, text under, text utf, text value, text with, text without, text wrap, text →
-1: textbook, texts and, texts are, texts for, texts that, texts with, texture, textures, textwidth, tf run
-1: tg op, tgz $, tgz echo, tgz with, tgz ~, th td, than fifth, than guess, than minute, than months
-1: than needed, than none, than one, than that, than third, than this, than words, than year, than years
-1: that accepts, that already, that applied, that apply, that benefit, that both, that builds, that claims
-1: that costs, that creates, that do, that does, that every, that file, that fixes, that folder, that hold
-1: that in, that keeps, that led, that left, that lie, that linter, that lists, that log, that lose, that make
-1: that maps, that match, that matters, that metrics, that moved, that needs, that net, that no, that nobody
-1: that normal, that off, that others, that owns, that path, that pip, that read, that reads, that really
-1: that requires, that resolves, that reviews, that scope, that server, that shares, that shows, that size
-1: that slipped, that some, that something, that speaks, that starts, that stay, that such, that their
-1: that then, that too, that two, that use, that users, that value, that wasn, that we, that when, that will
-1: that works, that write, that you, the absence, the acceptance, the accepted, the access, the accountant
-1: the active, the agenda, the alarm, the allow, the alt, the analytics, the and, the angle, the approach
-1: the approved, the architecture, the argument, the article, the articles, the artifact, the ascii, the ask
-1: the assets, the at, the attached, the attacker, the auth, the automatic, the aws, the backup, the base
-1: the batch, the bench, the bill, the binding, the bit, the blank, the book, the box, the bucket, the bug
-1: the built, the bundled, the business, the button, the byte, the bytes, the cable, the cache, the cached
-1: the call, the camera, the capability, the cards, the cases, the catalog, the categories, the caterer
-1: the ceiling, the centre, the changelog, the channels, the chapter, the chart, the checkpoint, the checks
-1: the chosen, the claude, the claw, the clone, the closing, the club, the colleague, the combination
-1: the commands, the company, the compose, the config, the confirmation, the constraint, the constructor
-1: the contact, the container, the context, the contract, the contribution, the cook, the coordinates
-1: the core, the corpus, the costs, the credentials, the criterion, the crs, the cv, the cve, the cycle
-1: the data, the dates, the debug, the declared, the default, the delay, the density, the detailed
-1: the development, the device, the diary, the dir, the direction, the directory, the docker, the dockerfile
-1: the documented, the doi, the domain, the door, the dots, the drift, the drop, the duty, the edition
-1: the email, the entire, the entity, the envelope, the evidence, the exception, the exe, the executable
-1: the executor, the exif, the extension, the factory, the faculty, the failure, the fallback, the fan
-1: the fastest, the feature, the feedback, the fetched, the filename, the final, the finding, the findings
-1: the fingerprint, the finished, the floor, the force, the foreign, the formatter, the formula, the forward
-1: the fourteen, the ftc, the function, the game, the git, the glossary, the gmail, the goal, the grid
-1: the guideline, the half, the hashes, the head, the headers, the heat, the historical, the hit, the hotel
-1: the hours, the house, the implementation, the in, the inside, the inspector, the installed, the internal
-1: the internet, the intranet, the invoking, the it, the item, the jar, the journal, the journey, the json
-1: the jump, the keep, the keystore, the kitchen, the label, the lan, the language, the large, the later
-1: the latter, the law, the lawyer, the leading, the leaver, the left, the lessons, the light, the linear
-1: the lint, the local, the lock, the logger, the logging, the login, the long, the longform, the loudest
-1: the lowest, the macro, the majority, the manifest, the manner, the manual, the master, the match
-1: the material, the math, the matter, the max, the meaning, the memory, the meta, the metric, the middle
-1: the mirror, the mit, the model, the models, the modified, the money, the national, the network, the newest
-1: the nightly, the notebook, the null, the object, the offline, the operation, the option, the org
-1: the organization, the os, the owners, the package, the packages, the packet, the paper, the partner
-1: the passphrase, the patch, the pattern, the payment, the per, the pi, the pictures, the pin, the plan
-1: the player, the plist, the point, the police, the population, the practice, the preferred, the previous
-1: the print, the privacy, the producer, the product, the project, the projects, the prompt, the proof
-1: the protocol, the provider, the pub, the public, the purchase, the purpose, the quarantine, the question
-1: the quotes, the reason, the receiving, the recommendation, the recruiter, the refund, the regular
-1: the related, the reload, the remote, the repeat, the replica, the reports, the repository, the requested
-1: the requester, the required, the requirement, the researcher, the reset, the responder, the response
-1: the resulting, the reusable, the role, the rounding, the router, the rules, the running, the safe
-1: the schedule, the sdk, the search, the sections, the security, the selection, the selector, the seller
-1: the served, the setting, the sheets, the shops, the show, the siem, the signal, the signature, the signer
-1: the single, the sink, the skills, the slug, the snippet, the socket, the software, the solve, the specific
-1: the specified, the ssh, the stage, the stamp, the stars, the startup, the statistics, the steps, the store
-1: the stream, the strictest, the string, the studio, the sub, the substance, the suede, the suggestion
-1: the supplied, the suppression, the surface, the swatch, the table, the tables, the tag, the tariff, the tax
-1: the telephone, the temp, the temperature, the template, the tester, the ticket, the time, the timer
-1: the tip, the tokens, the town, the track, the trail, the trailing, the trash, the travel, the trust
-1: the ttl, the twelve, the twenty, the ui, the unique, the unit, the units, the usage, the use
-1: the validation, the variables, the vendors, the venv, the visible, the vpn, the warning, the web
-1: the weight, the with, the works, the workstation, the worst, the write, their date, their language
-1: their last, their numbers, their order, their place, their profile, their public, their results, their size
-1: their words, them add, them after, them apart, them check, them do, them every, them if, them is, them like
-1: them list, them look, them merge, them not, them print, them stop, them tell, them this, them together
-1: them what, them where, them who, them yourself, theme color, theme config, theme dark, theme data
-1: theme theme, themselves do, themselves out, then add, then any, then ask, then aws, then cargo, then change
-1: then check, then clear, then compare, then count, then ctrl, then date, then do, then draw, then else
-1: then enter, then every, then fill, then five, then git, then have, then if, then local, then move, then new
-1: then npm, then one, then pass, then post, then propose, then publish, then re, then resolve, then return
-1: then scripts, then search, then set, then ssh, then state, then three, then use, then uv, then without
-1: then |, therapy, there keep, there no, there say, there tell, there were, thermal, thermometer
-1: these belong, these come, these defaults, these five, these go, these into, these need, these so, these to
-1: these two, thesis latex, they, they came, they create, they did, they fail, they get, they have, they hold
-1: they like, they look, they make, they matter, they may, they must, they named, they paste, they prefer
-1: they wish, thing, thing for, thing on, things and, things in, things to, think, thinking, third parties
-1: thirty lines, thirty minutes, this adds, this after, this as, this buffer, this bundle, this call, this can
-1: this compile, this component, this could, this current, this digest, this flag, this from, this gives
-1: this host, this if, this is, this looks, this mail, this may, this message, this option, this opts
-1: this pass, this permission, this plan, this prevents, this process, this product, this profile, this queue
-1: this reads, this repo, this repository, this returns, this role, this script, this sentence, this sets
-1: this shell, this site, this still, this table, this test, this this, this to, this version, this was
-1: this week, this workflow, this |, those, those from, those in, those on, those over, those that
-1: those whose, though it, thousand, thousands of, thrashing, thread and, thread is, thread when, threads $
-1: three bullets, three candidates, three or, three parts, three people, three quotes, three random
-1: three real, three right, three runs, three sample, three samples, three short, three themes, three things
-1: three warm, three way, threshold |, through an, through cache, through from, through them, through this
-1: throw away, throw object, throw out, throws, thumb, thumbnails, thumbnails in, thích, thư, thư mục, thời
-1: ticket $, ticket in, ticket numbers, ticket the, tickets csv, tickets for, tickets or, tide, tidelift
-1: tidelift subscription, tidy mjs, tidy pl, tidy py, tidy run, tidy sh, tidy start, tidy the, tidy use, tie
-1: tied, tied to, tier and, ties to, tight, tight layout, tightening, tile, tiles, tiles |, tim, time
-1: time add, time always, time because, time codes, time depends, time desc, time done, time get, time hours
-1: time in, time instant, time is, time limit, time line, time lt, time machine, time not, time numeric
-1: time offer, time pathlib, time place, time requests, time run, time stamps, time start, time taken
-1: time there, time they, time timeout, time title, time try, time urllib, time utc, time verify, time wind
-1: time windows, time without, time you, timedelta minutes, timeline cause, timeout $, timeout cmd
-1: timeout duration, timeout headers, timeout json, timeout my, timeout print, timer, timer and, timer for
-1: timer |, timers, timers all, timers target, times at, times then, timesheet, timesheet description
-1: timestamp int, timestamp ts, timestamps, timezone, timezone from, timing, timing is, timing safe, tin
-1: tiny my, tip jar, tipo, tips, tips for, tired of, tiresome, title and, title at, title block, title body
-1: title date, title desc, title get, title labels, title link, title one, title or, title project
-1: title script, title source, title start, title steps, title str, title the, title url, title with
-1: titles are, titles in, titolo, titulares, tj, tl, tls checks, tls or, tlsv, tlsv sf, tlsv tlsv, tmp cat
-1: tmp db, tmp dir, tmp include, tmp ir, tmp name, tmpfs, tmpfs tmp, tmt, tmux and, tmux capture, tmux kill
-1: tmux list, tmux new, tmux send, tmux sessions, tmux split, to, to <cheap>, to accept, to action
-1: to activate, to addresses, to agent, to always, to analyze, to another, to append, to are, to args, to argv
-1: to audit, to back, to binary, to block, to body, to book, to boolean, to bottom, to branch, to buffer
-1: to build, to by, to bypass, to cache, to cards, to cart, to cc, to chat, to check, to clipboard, to collect
-1: to compare, to compliance, to comply, to continue, to convert, to core, to csv, to date, to deal, to decide
-1: to delete, to digits, to disk, to double, to dst, to edit, to encode, to errors, to establish, to excel
-1: to exclude, to feed, to first, to folder, to frame, to fresh, to full, to gb, to git, to have, to home
-1: to identify, to if, to improve, to include, to invoke, to is, to it, to language, to large, to last
-1: to launch, to learn, to legal, to light, to like, to localhost, to login, to look, to lower, to mail
-1: to maintainer, to mark, to meet, to mend, to mirror, to modify, to move, to name, to network, to npmrc
-1: to numeric, to one, to or, to os, to owners, to paid, to parent, to password, to paste, to path, to pdf
-1: to percent, to perform, to place, to plan, to practise, to prevent, to produce, to publish, to push
-1: to quarantine, to quote, to readers, to reason, to receive, to recipients, to release, to report
-1: to requirements, to research, to reset, to review, to root, to rotate, to same, to second, to security
-1: to seed, to send, to server, to service, to settings, to share, to size, to skills, to small, to so
-1: to somebody, to spend, to split, to state, to store, to subject, to suede, to suppress, to sys, to table
-1: to take, to tell, to temp, to ten, to that, to times, to today, to top, to translate, to treat, to trigger
-1: to try, to turn, to two, to upload, to verify, to view, to vscode, to water, to when, to which, to whom
-1: to work, to writing, to |, to ~, toast, todate, today $, today month, today name, today print
-1: today strftime, today |, todo md, todos, todos los, together |, togliere, token app, token as, token await
-1: token aws, token body, token by, token config, token content, token create, token env, token exec
-1: token exists, token expired, token false, token function, token gh, token ghp, token github, token hex
-1: token is, token json, token keep, token kind, token may, token needs, token of, token on, token process
-1: token refresh, token run, token scopes, token send, token session, token set, token strip, token system
-1: token to, token transfer, token ttl, token without, token write, tokenize, tokens and, tokens for
-1: tokens on, tokens root, toko, told so, toml is, toml to, ton, tone is, tonic, too high, too look, too many
-1: too short, too small, too |, tool call, tool description, tool for, tool input, tool lookup, tool name
-1: tool only, tool or, tool output, tool search, tool server, tool that, tool tool, tool when, tool |
-1: toolchain stable, tools and, tools are, tools before, tools file, tools for, tools from, tools list
-1: tools or, tools read, tools |, toon, top, top genes, top level, top of, top px, top show, topic is
-1: topic performance, topics, topics and, toplam, topmost, topology, torch, total bytes, total cents
-1: total eur, total exec, total if, total int, total items, total len, total length, total price, total tests
-1: total use, totals by, totp, touch targets, touched by, touched if, touches, touches |, touching, tours
-1: town, town and, tpr, tr $, tr dc, tr tr, trace, trace context, trace id, traceability, traceback, tracer
-1: traces are, traces to, track the, track |, tracker, tracker description, traefik, traffic through
-1: trail description, trail in, trail of, trail |, trailing slash, trailing spaces, train jsonl, trained
-1: trained on, training the, trains, traits, tram, trans, transaction tx, transactional, transcript into
-1: transformation, transformed, transformer, transformer all, transformers import, transit, transition
-1: translate description, translate |, translated, translates contracts, translation memory
-1: translator description, transport security, trap rm, traps, traps |, tras cada, tratan, travel time
-1: travellers, traversal, traverse, travis, treasurer, treat it, treat warnings, treated as, treatment
-1: tree if, trello api, trello token, trend, tresor, trf initn, triage mjs, triage read, triage use
-1: trial finder, tribal, trick, tricks, trie, tried and, tries time, trigger and, trigger this, trim
-1: trim <named>, trim catch, trim it, trim to, trim trailing, trimpath, trio, trouble |, true allow
-1: true async, true auto, true base, true catch, true curl, true curlopt, true data, true default, true df
-1: true disable, true display, true don, true echo, true else, true enabled, true encode, true except
-1: true exist, true export, true exports, true fetch, true fi, true filter, true filters, true force
-1: true function, true global, true help, true host, true http, true install, true it, true let, true message
-1: true mode, true never, true no, true packages, true pathlib, true pattern, true peak, true print
-1: true rebase, true record, true request, true require, true resource, true rows, true so, true summary
-1: true target, true total, true try, true type, true user, true volumes, true —, truly, trunc, trunc week
-1: truncated, trust json, trust statement, trusted domains, trusted hosts, trusted origins, trusted proxies
-1: trusted publishing, trusting, try add, try await, try cmd, try connection, try first, try if, try import
-1: try it, try jsondecoder, try os, try proc, try self, try text, try to, try yield, trying, trên, ts const
-1: ts ignore, ts |, tsconfig, tsconnections, tsv curl, tsv gz, tsv path, tsv sep, tt, ttf, ttf otf
-1: ttl seconds, ttl value, tts, tty, tty usb, tuesday, tun, tunap, tuner measure, tunes the, tuning |, tunnel
-1: tunnel url, tunneling, tunnels, tup desc, tup last, tuple int, tuple str, turn the, turn them, turn up
-1: turn with, turned on, turns it, turns off, turns on, tutor, tutor description, tutun, tw, tweet
-1: tweets json, twelve factor, twelve months, twelve questions, twenty times, twice before, twice year
-1: twilio auth, twilio sid, twilio token, twins, two commands, two day, two days, two if, two keys, two kinds
-1: two languages, two machines, two objects, two or, two passes, two sample, two sentences, two signatures
-1: two sources, two the, two ways, two with, tx await, txt $, txt are, txt csv, txt data, txt echo
-1: txt encoding, txt git, txt grep, txt is, txt kubectl, txt last, txt ls, txt my, txt new, txt pip, txt print
-1: txt ps, txt show, txt ss, txt sudo, txt tar, txt then, ty, type, type $, type <named>, type any
-1: type article, type atime, type config, type ctx, type datetime, type definition, type definitions
-1: type description, type do, type echo, type email, type for, type in, type into, type list, type member
-1: type module, type nd, type node, type note, type oneshot, type organization, type product, type prune
-1: type radio, type scope, type script, type so, type tag, type that, type the, type them, type to, type type
-1: type url, type value, type version, typed by, typed in, typed into, typedef, typeof value, types
-1: types false, types is, types it, types the, typescript const, typescript export, typescript function
-1: typical errors, typically –, tz europe, tzf, téléphone, tên, tüm, tả, tệp, ua timeout, uat, ufeff, ufw and
-1: ufw unattended, ug, ui button, ui core, ui in, ui state, uid, uis, ukb, um, uma página, un error
-1: una pagina, una persona, unassigned, unattached, unattached volumes, unbounded, uncertain, unchanged |
-1: unclear ask, unclear write, unconfirmed, uncovered, undefined reference, undefined |, under $, under eight
-1: under evidence, under gdpr, under its, under lines, under minutes, under one, under page, under percent
-1: under pt, under real, under say, under two, under unreleased, under what, under which, under words, under ~
-1: underscore, understand it, understands, undici, unescape, unfixed, unicode encode, unicode get, unidades
-1: unify, uninstall hklm, unintended, union, union with, unions, uniq, uniq |, unique id, unique if
-1: unit amount, unit description, unit in, unit of, unit test, units metric, units recipe, units the
-1: units txt, unittest test, universal, unknown, unknown and, unknown host, unknown keys, unknown object
-1: unless allow, unless stopped, unless you, unlike the, unmarked, unmarshal, unmatch, unmount, unnamed
-1: unpacked, unplug, unprompted, unpublished, unpushed, unquote, unreachable, unread mail, unread messages
-1: unrecoverable, unreleased, unresolved, unreviewed, unshift, unsigned integer, unstamped
-1: unsubscribe actions, unsubscribe from, unsubscribe line, unsubscribe link, unsupported, unsure of
-1: until all, until new, until second, until you, untouched, untrusted, unused packages, unwrap println, unzip
-1: unzip $, up before, up builds, up can, up db, up false, up form, up front, up import, up local, up make
-1: up most, up name, up new, up next, up not, up one, up only, up project, up spf, up text, up that, up until
-1: up week, up with, up writer, upcase, upcoming, update all, update and, update apt, update cache
-1: update checks, update data, update env, update it, update mp, update of, update or, update raw, update sh
-1: update true, update updated, update users, updated, updated at, updater, updater description, updates and
-1: updates or, updates run, upgrade, upgrade $, upgrade install, upgrades, upload fails, upload files
-1: upload url, upload |, uploaded, uploader, upper def, uppercase letter, ups and, upstream architecture
-1: upstream to, upstream work, upward, urandom, urandom |, urgency, uri <vendor>, uri if, uri import
-1: uri query, uri req, uri url, url $, url <free>, url <service>, url already, url api, url as, url body
-1: url data, url devnet, url echo, url else, url encode, url exec, url file, url for, url hostname, url http
-1: url json, url match, url no, url none, url or, url output, url page, url params, url path, url port
-1: url postgresql, url process, url req, url request, url response, url set, url starts, url timeout, url to
-1: url video, urlencode params, urlencode query, urlencode text, urlencoded, urllib import, urllib robotparser
-1: urlopen read, urlparse, urls, urls are, urlsafe, us docs, us east, us if, us in, us the, us |, usable
-1: usage <named>, usage in, usage js, usage statistics, usage with, usar, usb, usb stick, usd month, usdc
-1: use ask, use auto, use browser, use cache, use callback, use consistent, use current, use emoji, use find
-1: use full, use global, use http, use is, use it, use keychain, use limit, use link, use matcher, use memo
-1: use mime, use mode, use node, use of, use one, use only, use platform, use private, use safetensors
-1: use scripts, use security, use set, use standard, use state, use these, use video, use warnings, use what
-1: use which, use with, used also, used elsewhere, used range, used with, used xbel, usepackage
-1: usepackage graphicx, user account, user add, user after, user answers, user approved, user appuser, user at
-1: user avatar, user await, user call, user choose, user chose, user clicks, user command, user confirms
-1: user consent, user count, user country, user currency, user daemon, user decides, user dev, user disable
-1: user dll, user drops, user explicit, user factory, user flows, user form, user get, user has, user identity
-1: user invoke, user it, user its, user key, user likes, user list, user md, user my, user needs, user never
-1: user new, user notes, user ok, user on, user one, user opens, user own, user pays, user permissions
-1: user picked, user pool, user posts, user presses, user principal, user question, user read, user request
-1: user secret, user sends, user short, user signingkey, user signs, user skill, user starts, user state
-1: user story, user submits, user supplied, user target, user team, user test, user text, user time, user turn
-1: user types, user units, user update, user username, user users, user using, user val, user when, user where
-1: user whether, user wishes, user with, user words, user works, user write, useradd, usermod dialout
-1: username if, username user, users add, users admin, users create, users name, users notice, users out
-1: users public, users settings, users should, users table, users the, users |, uses, uses git, uses in
-1: uses the, using its, using microsoft, using temporary, usings, uso, usr sbin, usr share, ustrd escape
-1: usual cause, usual rules, utc now, utc strftime, utf, utf doctype, utf match, utf stdio, utf to, utf try
-1: utf with, util properties, uv lock, uv or, uv pip, uv run, uv sync, uživatel, uživatele, vacuum size
-1: vacíos, vague, val as, val client, val return, val tb, valid false, valid from, valid six, valid to
-1: valid true, valid until, validate and, validate false, validate schema, validates, validating, validation
-1: validation rules, validator, valido, valign, valores, valores de, value also, value any, value asks
-1: value at, value const, value decode, value false, value in, value isn, value it, value keep, value label
-1: value list, value none, value not, value null, value out, value output, value param, value print
-1: value proposition, value reading, value secret, value see, value since, value slice, value string, value tb
-1: value that, value this, value to, value used, value values, value |, value ×, values add, values are
-1: values as, values can, values env, values for, values from, values get, values masked, values over
-1: values return, values schema, values stay, values that, values |, vanish, var buf, var card, var cmd
-1: var data, var document, var export, var external, var file, var files, var http, var region, var spool
-1: var text, var total, variable is, variable with, variables, variables $, variables env, variables tf
-1: variables to, variant id, variant is, variants for, variation, variations, varies, vary by, vat, vat due
-1: vat is, vat numbers, vault on, vault vault, vault yml, vba, vcf $, vcf gz, vcfs, vencimento, vendor and
-1: vendored code, vendors own, verbatim from, verbs first, verdict from, verdict in, verdict to
-1: verification and, verification off, verification on, verification status, verification step
-1: verification steps, verified false, verified live, verifies the, verify $, verify data, verify every
-1: verify it, verify no, verify or, verify say, verify tag, verify that, verify with, verir, verschickt
-1: version <named>, version and, version apps, version body, version bump, version command, version dict
-1: version git, version in, version info, version installed, version it, version keep, version kind
-1: version let, version no, version os, version package, version policies, version see, version string
-1: version then, version to, version update, version with, version ~, versionadded, versioned, versioning
-1: versioning is, versions, versions from, versions if, versions on, versions that, versions to, versions with
-1: vertical, veto, vets, vetter description, viability, viable, vibe, video audio, video config, video db
-1: video id, video src, video use, video with, videodb, viene, view for, view model, view |, viewed, viewers
-1: views, vim, violations, vip, virtual machine, virtual machines, virtualenv, virus, virus scanner, visible
-1: visible focus, visible text, visit node, visita, visited, visual system, visuals, vitamin, vite starter
-1: việt, vlan, vlans, vm swappiness, vm without, vnet, vo, voiceover, void export, void if, void on
-1: void schema, void this, volume id, volumes data, volumes for, volumes name, volumes old, volumes var
-1: volunteer, vom, voor elke, vorher, vorschlagen, voting, vouch, voucher, vscode, vscode mcp, vscode tasks
-1: vtt file, vuln triage, vulnerability, vulnerability triage, vulns, vz, về, với, wa, wa identity, wait
-1: wait day, wait minutes, wait one, wait ten, wait until, waiting for, waitlist, waits, waits for
-1: waits until, waived, wald, walk else, walk if, walk me, walk node, walk of, walk out, walk path, walker
-1: walking, wall clock, wallet address, wallet is, wallet safety, wann, want and, want it, want length
-1: wants them, warm accents, warm and, warm cache, warm sh, warm short, warn $, warn if, warn no, warn when
-1: warning $, warning no, warnings append, warnings my, warranties, was added, was created, was for, was freed
-1: was made, was opened, was pushed, was put, was run, was shown, was slow, was spent, was tried, was typed
-1: was used, wasting, watch, watch is, watch list, watch src, watchdog, watched, water and, wav whisper, wave
-1: way round, way so, way when, way you, way |, wazuh, wazuh agent, wb active, wb workbook, wc |, wcag
-1: wcag aa, wd, we do, we expect, we must, we take, we will, we would, weak, weaker, weather, weather py
-1: web identity, web interface, web java, web servers, web socket, webhook if, webhook secret, webhook site
-1: webhook url, webhook with, webhook |, webhooks or, webhooks stripe, webm, webshell, wedding, week in
-1: week later, week new, week run, week two, week |, weekly keep, weekly prune, weeks to, weight bold
-1: weight color, weight of, welcome to, well be, well before, well in, went through, wer, were asked
-1: were good, were left, were on, were run, were taken, were typed, were written, wes, west, wf, wg conf
-1: wg quick, wght, wght display, wght family, wh, what cannot, what did, what didn, what do, what does
-1: what failed, what happened, what if, what left, what may, what needs, what no, what text, what when
-1: what where, what |, whatsapp, wheel |, when add, when always, when and, when available, when call
-1: when claude, when date, when did, when duplicate, when file, when invoked, when its, when local, when more
-1: when none, when pupil, when return, when running, when someone, when something, when then, when they
-1: when true, when two, when unsure, when user, when using, when working, whenever the, where at, where email
-1: where from, where is, where it, where none, where possible, where required, where table, where there
-1: where to, where type, where users, where would, where your, where ~, wherever they, whether an, whether its
-1: whether they, whether to, which account, which actions, which and, which answers, which do, which flow
-1: which folders, which hosts, which isn, which items, which need, which nobody, which ones, which other
-1: which part, which paths, which port, which prints, which repository, which rights, which rule, which should
-1: which step, which system, which the, which tools, which wallet, which will, while $, while ifs, while in
-1: while keeping, while len, while not, while they, while waiting, while working, whisper, who calls
-1: who could, who decides, who don, who gets, who knows, who left, who need, who publishes, who reads
-1: who reviewed, who says, who that, who the, who took, who what, who would, who writes, whoever has
-1: whoever the, whole diff, whole dollars, whole ones, whole suite, whom it, whom the, whose file, whose own
-1: why do, why if, why it, wide, widgets, width, width $, width characters, width em, width int, width mm
-1: wifi, wikis, wildcards, wildcards in, will add, will always, will break, will get, will match, will read
-1: will run, will see, will use, will want, win paste, win then, wind, wind speed, windir, window $, window is
-1: window of, window |, windows baseline, windows description, windows fonts, windows forms, windows hardening
-1: windows on, windows paths, windows pc, windows python, windows when, windsurf mcp, winners, winning
-1: wire guard, wired, wireguard wg, wiring as, wish |, wishes for, with add, with amount, with and
-1: with another, with any, with apply, with base, with basic, with breaking, with cache, with cancel
-1: with cargo, with changes, with colleague, with command, with content, with continue, with correlation
-1: with crontab, with ctx, with data, with dates, with debug, with decisions, with description, with disable
-1: with dotnet, with dpi, with drift, with each, with effect, with encoded, with environment, with extra
-1: with fetch, with fewer, with five, with fixed, with fixes, with free, with fresh, with full, with go
-1: with good, with grade, with grep, with hardware, with holidays, with host, with how, with identity, with if
-1: with import, with install, with invoice, with io, with join, with keep, with key, with known, with kotlin
-1: with launchctl, with less, with link, with links, with linting, with list, with literal, with lock
-1: with mark, with max, with media, with mode, with more, with network, with node, with none, with not
-1: with numbers, with old, with one, with open, with openssl, with or, with pandoc, with passphrase
-1: with patch, with pdftotext, with per, with plan, with post, with print, with program, with proper
-1: with public, with queue, with quote, with quotes, with reasons, with replace, with reviewers, with role
-1: with roles, with row, with rsync, with ruby, with rustup, with scope, with screen, with self, with sentence
-1: with share, with sigma, with sk, with socket, with some, with something, with source, with sources
-1: with sshd, with start, with subject, with sync, with systemctl, with target, with team, with tenant
-1: with text, with third, with ticket, with timer, with times, with tmux, with to, with token, with tokens
-1: with tools, with trailing, with underscores, with units, with valid, with vault, with version, with where
-1: with which, with whom, with word, with ~, withdraw, within an, within limits, within minutes, within this
-1: within three, within ~, without answer, without being, without blame, without code, without file
-1: without gaps, without limit, without limits, without losing, without matching, without need
-1: without network, without node, without number, without owner, without password, without personal
-1: without proof, without raising, without real, without running, without signing, without test
-1: without unsafe, without value, without what, witnesses, wo, woff, wonders, word and, word at, word by
-1: word const, word count, word diff, word limit, word re, word |, wordcount, wording |, words are, words get
-1: words is, words match, words minute, words never, words on, words one, words print, words return
-1: words text, words txt, words with, work down, work later, work leave, work on, work there, work to
-1: work tools, work unit, work work, workarounds, workbook, workbook path, workbook ws, worked example
-1: worker processes, workflow below, workflow exists, workflow in, workflow is, workflow status, workflow that
-1: workflow when, working directory, working folder, working hours, working with, workload packaging
-1: workloads, workout, works, works as, works if, works no, works step, works without, workshop
-1: workshop description, workspace is, workspace list, workspaces default, workstations, worktree list, world
-1: worried, worst first, worth, worth look, worthy, would also, would do, would happen, would run, would the
-1: wp plugin, wr, wrap, wrapper file, wrappers, wrapping, wraps the, write after, write an, write at
-1: write body, write by, write com, write contents, write copy, write cost, write data, write each, write etc
-1: write every, write fd, write five, write from, write github, write handover, write hooks, write if
-1: write into, write jobs, write join, write letter, write line, write none, write open, write plain
-1: write release, write result, write scripts, write short, write struct, write subject, write svg, write task
-1: write ten, write test, write three, write value, write warning, write which, write why, writer and
-1: writer import, writer new, writer open, writer out, writerows, writes copy, writes home, writes inventory
-1: writes minutes, writes release, writes section, writes short, writes to, writing and, writing any
-1: writing that, written, written $, written by, written file, written in, written once, wrong in, wrong one
-1: wrong place, wrong time, wrong way, wronly |, ws, ws append, ws title, ws wb, wsgi, wt, ww, ww md, www form
-1: www html, www site, wypisz, wörter, xa, xaa, xargs npx, xargs rm, xattr com, xbel, xc, xclip
-1: xclip selection, xcrun notarytool, xcuitest, xdev name, xdg, xff, xhtml, xlabel, xlsx one, xml etree
-1: xml root, xml |, xmlns urn, xpath, xpub, xx, xxxxxx, xzf actions, yahoo, yalnız, yaml as, yaml name
-1: yaml run, yaml safe, yaml steps, yaml uses, yaml |, yapılandırma, ye, year after, year and, year in
-1: year may, year old, year the, year three, yearly access, yearly price, yellow, yes $, yes from, yes in
-1: yes protect, yes run, yesterday, yesterday commits, yet set, yml for, yml if, yml yaml, yn, yol, york
-1: you add, you always, you ask, you asked, you believe, you call, you change, you delete, you encounter
-1: you first, you give, you hand, you have, you hear, you in, you laptop, you ll, you need, you of, you opened
-1: you play, you ran, you reach, you receive, you save, you say, you should, you sort, you still, you take
-1: you trust, you try, you type, you used, you want, you wanted, you well, young, your access, your api
-1: your browser, your collector, your distribution, your domain, your email, your env, your id
-1: your instructions, your job, your key, your laptop, your license, your mail, your mailbox, your own
-1: your parcel, your provider, your repository, your security, your shell, your team, your wallet, yourself
-1: youtube, yt dlp, yyyy mmdd, yyyy ww, yyyymmdd, yyyymmdd hhmmss, za, za def, za private, za slack, za za
-1: zap, zapytaj, zd, zendesk, zero when, zeros, zet de, zf, zh description, zhurnal, zig, zip archive
-1: zip files, zip force, zip the, zip with, zip zip, zlib require, zlib zlib, zm, zone id, zone is, zone login
-1: zone writer, zprofile, zsh and, zshrc profile, zshrc ~, zusammen, zusammenfassen, zweck, zweifel, zxf
-1: | above, | accounts, | addresses, | advice, | agents, | alarm, | alias, | allow, | amount, | append
-1: | approver, | art, | asked, | ast, | attack, | audit, | authority, | bad, | before, | begin, | best
-1: | better, | between, | big, | body, | branch, | branches, | browser, | buffer, | call, | campo, | can
-1: | cancellation, | cap, | card, | cases, | cause, | certificates, | channel, | char, | checkout, | chore
-1: | ci, | claude, | clone, | cloud, | cmd, | cmp, | color, | components, | concern, | confirmation, | console
-1: | context, | continue, | control, | conversation, | copy, | core, | count, | create, | crop, | cursor
-1: | cvss, | da, | daily, | data, | dc, | dd, | def, | default, | delivery, | deny, | destination, | developer
-1: | device, | difference, | direct, | documents, | done, | download, | drive, | duration, | ec, | ed
-1: | enable, | enabled, | encoded, | ends, | endswith, | enterprise, | entity, | environment, | every
-1: | evidence, | exception, | exec, | export, | factor, | failed, | fake, | feat, | feature, | feb, | fi
-1: | fifo, | fill, | firewall, | fix, | food, | foreign, | format, | found, | freezer, | frist, | from
-1: | function, | gap, | gas, | gb, | gclid, | gh, | git, | give, | go, | goal, | good, | guessing, | harvest
-1: | header, | hide, | history, | hits, | home, | hot, | hr, | http, | https, | id, | idea, | ignore, | info
-1: | inhalt, | injection, | install, | interactive, | interval, | invoke, | ipv, | java, | jira, | journal
-1: | json, | kept, | keychain, | km, | launch, | law, | ld, | let, | liability, | library, | limit, | lines
-1: | linux, | list, | literal, | local, | lock, | login, | logo, | lost, | loudness, | mac, | marker, | matrix
-1: | memory, | messages, | metadata, | method, | min, | missing, | ml, | motion, | ms, | msg, | muted, | mx
-1: | my, | na, | need, | netcat, | netstat, | never, | nit, | nodes, | noise, | nota, | nothing
-1: | notifications, | ok, | only, | openssh, | other, | output, | outside, | override, | pad, | passwd
-1: | patch, | path, | paths, | pay, | pdf, | perf, | phone, | pickle, | ping, | pipe, | pipeline, | place
-1: | plant, | plugin, | png, | point, | premium, | private, | probe, | process, | program, | project, | psql
-1: | purpose, | push, | put, | pyproject, | queue, | quiz, | random, | rate, | rating, | re, | read, | reads
-1: | real, | reboot, | recent, | recipe, | recovery, | redirect, | redis, | refactor, | refused, | remedy
-1: | remember, | repeat, | reply, | req, | request, | requests, | require, | reserve, | revert, | review
-1: | roles, | roll, | root, | route, | rsa, | rss, | running, | runs, | schtasks, | second, | seed, | seen
-1: | session, | shadcn, | short, | signal, | site, | sk, | slow, | smell, | so, | some, | soon, | source
-1: | sow, | start, | statement, | stick, | store, | str, | street, | strengths, | strong, | sum, | summary
-1: | svg, | systemctl, | task, | tell, | templates, | term, | testing, | these, | timeline, | tls, | todate
-1: | today, | tokens, | tool, | translate, | traps, | trouble, | trusted, | twitter, | tx, | typical, | un
-1: | uname, | uniq, | unit, | us, | var, | verify, | vscode, | wallet, | web, | week, | why, | winget, | with
-1: | word, | writes, | wsl, | yaml, | year, | your, | zone, | “, | …, | カ, | フ, | 分, | 命, | 説, ~ all, ~ aws
-1: ~ casabot, ~ codex, ~ dp, ~ ipython, ~ local, ~ mb, ~ min, ~ ms, ~ name, ~ notes, ~ npm, ~ nvm, ~ password
-1: ~ python, ~ src, ~ tokens, ~ vault, ~ words, ~ zprofile, ~ |, ~ –, § ust, § |, ©, « désactivez, ¿ qué
-1: à chaque, à jour, à vérifier, ändern, él, été, índice, üretir, điều, điểm, đến, độ, ı, że, Αν, ή, β, για
-1: με, πώς, σελίδα, τη, В, Готує, Запусти, На, Ответ, Оценка, Перед, Проверьте, адрес, в, версия, входа, двух
-1: доступ, журнал, журналы, задачи, запись, й, каждом, код, команд, користувач, месяц, можно, на сервер
-1: на сервере, ошибки, перед, пиши, покажи, пользователь, пользователю, поля, раз в, сервер, сервере, ссылки
-1: таблицы, тип, только, три, у пользователя, українською, числа, число, это, أن, اطلب, اعرض, الملف, قائمة, له
-1: مدير, می, می ‌, نام, هذا, की सूची, नहीं, नाम, पूछें, फिर, बनाएँ।, या, लिखें, लिखें।, –, – es, – min, — do
-1: — enable, — every, — network, — never, — no, — see, — this, “ 忽, •, → $, → <named>, → block, → security, ↓
-1: ∈, ≈, ─, ─ ─, ─ ┐, ┌, ┌ ─, ┐, ├, ├ ─, █, ✅, ✓, ❌, 、 |, 、 ア, 、 代, 、 会, 、 同, 、 推, 、 次, 、 決, 、 消, 。 python
-1: 。 引, 。 手, 。 把, 。 注, 。 病, 。 読, 。 議, 「 で, い た, い も, い 一, い ：, か, か 。, か め, が 最, が 決, が 自, き 、, き だ, き は, く 。
-1: け で, け を, す, す ・, す 調, せ, た |, た だ, て か, て よ, で コ, で 変, と き, と で, と な, と め, と 期, に 直, に 知, に 確, に 答, に 見
-1: に 記, の claude, の と, の み, の も, の を, の フ, の リ, の 要, の 記, は 利, ま と, め, め て, め ま, め る, や, よ い, る こ, れ 、, れ た
-1: れ な, わ, わ っ, わ な, を ま, を 付, を 作, を 先, を 利, を 変, を 待, を 提, を 案, を 消, を 設, を 集, ァ, ア ー, ィ, イ, イ ブ, ェ ン, エ ラ
-1: エ ー, ォ, ォ ル, オ, キ ュ, キ ー, ク エ, ク シ, グ, ケ ー, ザ, ザ ー, シ ョ, ジ, ジ が, ジ ェ, ス ト, チ ャ, ッ ク, ッ プ, テ ス, デ, ト, ト は
-1: ト リ, ド, ド を, ド キ, バ, バ ッ, パ タ, フ, フ ァ, フ ォ, フ ロ, ブ, ペ, マ, マ ン, メ, メ ン, ャ, ュ メ, ユ, ユ ー, ョ, ョ ン, ラ, ラ イ, ラ ー
-1: ル, ル に, ル は, ル サ, レ, レ ー, ン ス, ン テ, ン ト, ン ド, ・ ま, ー, ー が, ー は, ー を, ー カ, ー ザ, ー シ, ー ジ, ー ス, ー ト, ー ン, 一 律
-1: 一 時, 下 一, 专, 专 业, 业, 个, 之, 之 前, 习, 了, 事 を, 事 件, 事 録, 二, 二 重, 仅, 仍 然, 仓, 仓 库, 代, 令 牌, 以 下, 以 查, 件 名, 估, 住 所
-1: 作, 作 り, 作 流, 你, 你 好, 你 的, 佳, 佳 实, 使 う, 使 わ, 例 ：, 供, 係, 信, 信 号, 信 息, 值, 像, 像 。, 元, 先, 先 安, 全 な, 全 角, 公 司, 六
-1: 具, 再 执, 几, 出 。, 出 现, 函 数, 分 |, 切, 切 勿, 创 建, 删 除, 判, 判 断, 制 的, 刷 新, 前 先, 前 检, 前 的, 剪, 加, 加 入, 勿, 包 含, 十, 十 日
-1: 升, 半 角, 协, 即 使, 原 因, 去, 参, 参 照, 反 模, 发 现, 变, 口, 古, 古 い, 只 在, 只 能, 可 以, 可 用, 可 能, 号 は, 司, 名, 名 詞, 后 把, 后 续
-1: 后 运, 否, 否 成, 否 真, 和, 哈, 哈 希, 哪, 哪 个, 問 の, 回 ま, 因, 围, 图, 图 标, 在, 在 の, 在 不, 在 本, 在 生, 地 址, 址, 块, 型, 基 于, 填
-1: 填 写, 境, 处, 处 理, 変 え, 変 わ, 変 更, 复 ：, 外 部, 多, 好, 字 符, 存, 存 関, 它 们, 守, 安 装, 完 整, 官, 定 义, 实, 实 践, 审 查, 容 を, 宽
-1: 察, 对 ，, 将, 少, 尾 に, 展, 工 具, 市, 常, 平 台, 序 列, 度, 庫, 异, 异 常, 引, 引 用, 張 子, 强, 当 者, 录 ，, 径, 待, 待 つ, 律, 従, 循, 态, 您
-1: 户 想, 所 は, 手 动, 手 順, 打, 打 开, 技 术, 担 当, 拡, 拡 張, 持 久, 指 令, 按 钮, 捕, 捕 获, 换, 据 ，, 探, 推 測, 推 荐, 描, 描 述, 提 升, 撃 者
-1: 收, 改 建, 数 据, 文 で, 文 本, 无 法, 日 程, 时 可, 时 请, 明 确, 是, 是 否, 是 ，, 显, 显 示, 時 刻, 更 し, 最 佳, 有 名, 有 指, 期 限, 本 控, 本 ；
-1: 术, 条, 架, 架 构, 查 是, 查 清, 查 看, 查 询, 校, 样, 样 式, 核, 核 实, 核 对, 核 心, 案, 案 内, 構 築, 模 式, 模 板, 止, 正 確, 此 技, 残, 求 書
-1: 活, 测 试, 消, 消 し, 添, 添 加, 清 理, 測, 測 で, 測 試, 演, 然 后, 版 本, 状 态, 独, 独 立, 环, 理, 理 の, 環, 環 境, 用 于, 用 件, 用 到, 用 时
-1: 用 的, 略 之, 番 号, 的 な, 的 代, 的 情, 的 技, 的 文, 的 方, 的 设, 的 需, 目 标, 直 さ, 相, 看, 看 。, 真, 真 的, 着, 知 ら, 码, 码 ，, 確 か
-1: 示 し, 示 给, 社, 社 内, 程, 窗 口, 立, 端 末, 策 略, 简, 築, 索, 経, 絶, 絶 対, 细, 结 果, 给, 给 出, 给 用, 统 一, 绿, 绿 色, 编 排, 编 码, 缺
-1: 缺 少, 署 前, 考, 而 不, 職, 自 動, 自 定, 致 性, 般 的, 色, 范 围, 荐, 获, 落, 表 を, 装, 要 な, 規, 见, 解 析, 触, 記, 記 録, 詞 は, 話, 認 す, 請
-1: 請 求, 議, 議 事, 认 是, 设 置, 评, 评 审, 诉 用, 词 和, 试 |, 详 细, 语, 说 明, 调, 调 用, 资 源, 跨, 路, 路 径, 跳, 跳 过, 践, 转 换, 轮, 输 入
-1: 过, 过 字, 进 行, 述 |, 退, 退 出, 逐, 逐 条, 通 过, 速 率, 造, 進, 進 行, 違, 避, 避 け, 部 署, 重 敬, 量 的, 録 さ, 録 は, 钩, 钩 子, 钮, 链, 镜
-1: 镜 像, 関, 関 係, 间 线, 阅, 阶, 阶 段, 阻, 限 を, 随, 隐, 際, 集 め, 集 成, 静, 静 默, 面 の, 順, 順 を, 页, 页 码, 项 目, 验, 验 证, 默, 가 있
-1: 가 하, 각, 건, 검 증, 경 우, 과 해, 교, 구 를, 구 성, 국, 국 어, 나, 날, 날 짜, 내 용, 널, 다 python, 다 실, 다 예, 대 화, 댓, 댓 말, 도 구, 되 는
-1: 됨, 따 라, 때 만, 또, 또 는, 람, 람 에, 량, 러, 려, 령 어, 로 씁, 류, 를 그, 를 읽, 를 한, 리 는, 린 다, 립, 목 을, 문, 문 서, 묻 고, 물 어, 미, 발
-1: 법, 별, 보, 부, 비 교, 사 람, 삭, 생 성, 서 를, 성, 성 화, 소, 수 있, 습, 아, 안 내, 않 음, 알 려, 어 도, 어 로, 없 음, 에 따, 에 사, 에 추, 여 준
-1: 여 줍, 영, 예 시, 오 류, 용 을, 유, 은 사, 을 내, 을 사, 을 실, 음, 의 보, 이 면, 이 미, 인, 인 증, 인 터, 인 하, 인 한, 일, 자 가, 장 을, 적 은, 전
-1: 절, 정, 정 리, 제, 제 안, 조, 존 댓, 종, 주 고, 주 소, 준 다, 줄, 중, 지 확, 직, 직 접, 질 문, 짜, 찾, 청, 추, 추 가, 치, 큰, 태, 턴, 텍, 토, 틀
-1: 패 턴, 한 국, 할 지, 해 주, 행, 형, 화, 활 성, 후, 💻, 🤝, 🧪, 🧬, 🧬 homepage, ！, （ 例, （ 用, ） 。, ） ；, ， 即, ， 只, ， 它, ， 并
-1: ， 最, ： json, ： |, ： ~, ： 如, ？
-2: $ backup, $ branches, $ claude, $ command, $ const, $ curlopt, $ cut, $ description, $ dst, $ eth, $ exit
-2: $ find, $ folder, $ git, $ gw, $ isset, $ jq, $ json, $ last, $ lines, $ ln, $ log, $ mkdir, $ mx, $ names
-2: $ nc, $ net, $ notes, $ op, $ open, $ port, $ psscript, $ raw, $ rc, $ repo, $ res, $ room, $ rsync, $ save
-2: $ seen, $ show, $ since, $ split, $ stdin, $ target, $ task, $ tg, $ txt, $ wc, $ width, $ wrong
-2: <named> and, <named> components, <named> data, <named> doc, <named> format, <named> hook, <named> html
-2: <named> issue, <named> license, <named> licenses, <named> media, <named> os, <named> pdf, <named> projects
-2: <named> reference, <named> skills, <named> translate, <named> tweets, <named> type, <named> your
-2: <placeholder> api, <placeholder> cb, <placeholder> echo, <placeholder> export, <placeholder> health
-2: <placeholder> openai, <placeholder> output, <placeholder> webhook, <placeholder> your, <vendor> package
-2: aaaa, abajo, abbrev, abc, abcd, abs, accept application, accept iif, access $, access aws, access review
-2: access |, account id, account metadata, account print, account token, account with, accountable, accountant
-2: accumulation, accurate, acme challenge, action form, action method, actions workflow, active $, adapter
-2: add comment, add credential, add git, add new, add padding, adding, addition to, additional, address first
-2: address is, address that, address with, address |, addresses are, adduser, adduser system, admin $
-2: adoption, advanced, advisories, aes cbc, affaanmustafa, affects, after change, after cleaning, after four
-2: after the, after what, again as, again at, age key, agent agent, agent asks, agent audit, agent const
-2: agent forwarding, agent from, agent id, agent skills, aggregation, aging, agreement, agreement to, ajuda
-2: akia github, akia |, aldrig, alert, alex, algorithms sntrup, align center, align items, alignment, all body
-2: all commands, all context, all critical, all date, all dev, all files, all for, all it, all keys
-2: all others, all page, all sets, all stats, all tables, all utente, all who, all you, alleles, allow deny
-2: allow open, alone and, alpha, already exists, also in, also not, always use, am, ambient, amount and
-2: amount of, an admin, an agent, an analyst, an argument, an authorized, an die, an estimate, an incident
-2: an interval, analysis report, ancestry, anchor, and after, and ai, and amount, and archive, and check
-2: and currency, and down, and end, and fail, and fbclid, and git, and helps, and its, and last, and len
-2: and length, and lists, and makes, and minutes, and nothing, and offer, and old, and one, and only
-2: and ounces, and pattern, and price, and prompts, and re, and read, and reason, and result, and retry
-2: and return, and security, and send, and shows, and subject, and sum, and tax, and then, and timeout
-2: and type, and update, and use, and uses, and values, and versions, and wait, and when, and why, and will
-2: and without, androidx, angles, annotations, ansible vault, answer ends, answer read, answer the
-2: answers are, answers in, ant, antes, anti, any account, any of, any startswith, anything with, ao usuário
-2: apague, api <named>, api app, api get, api internal, api key, api patch, api projects, api push, api query
-2: api simple, api url, app app, app flask, app store, applescript, application json, approval and
-2: approval by, approvers, appsettings, apt get, apt install, apt keyrings, apt sources, aq, arch $, architect
-2: architecture security, archive with, are about, are all, are brought, are given, are human, are if, are no
-2: are present, are read, are seldom, are shown, are skipped, are taken, are three, are unsure, are valid
-2: are warm, are welcome, args any, args func, args return, args rows, argument hint, argument is, argv const
-2: argv pathlib, argv print, argv text, article and, arxiv, as <named>, as app, as before, as dt, as fp
-2: as out, as possible, as return, as reviewers, as table, ask about, ask who, asked to, asked |, asks which
-2: asks you, aspx, assembly, assert not, asserts, assess, asset, assign, assignment, assistant at
-2: assistant to, associated, assume role, async def, at $, at <named>, at all, at as, at half, at hz, at open
-2: at that, at these, at |, atlassian, atom, atomic, attacker, attackers, attackers do, aucune
-2: audit description, audit log, audit node, audit rules, auditors want, aus dem, auth gmail, authenticate
-2: authenticated, authn, author reviews, authority, authorization basic, authorization deep, auto generated
-2: autocrlf input, availability, avant, avatar, avec un, avoid, aware, away from, awk $, awk nr, aws $
-2: aws akia, aws cp, aws region, baa, back to, back with, backend, backup bucket, backup description
-2: backup sh, backups, bad files, bak $, bank account, base base, base branch, baseline description
-2: bash export, bashrc cp, batch ex, be deleted, be hidden, be in, be positive, be reviewed, be rotated
-2: be the, be true, been told, been tried, before installation, before it, before launch, before moving
-2: before sending, beforehand, behavioral, benefit, best effort, bestand, bestätigen, bevor, biber, bid
-2: big int, billable, bin pip, bindings, bins python, biol, birth, bis, bitnami, bj, blob main, block comes
-2: blocks, blogs, bo, body auth, body await, body body, body const, body return, bool false, bool true
-2: bootstrap description, border radius, borrador, bot father, bot token, both, both are, both the, bottleneck
-2: bottom px, bound, boundary, box write, boxes under, br href, branch main, breast, brew, brew install
-2: brings them, browser click, browser fill, browser or, buffer for, bufio new, build <named>, build calendar
-2: build reports, build rs, builds description, builds for, builds with, bundle all, bundle verify, bundled
-2: by cost, by everybody, by host, by name, by room, by scripts, by side, by table, bytes base, bytes buffer
-2: bytes return, bytes to, báo, ca, ca certs, ca file, cable, cac, cache by, cache cache, cache dir
-2: cache page, cache pip, cache thumbnails, cache write, caches, caches are, cada, cainfo, cainfo etc
-2: calendar credentials, calendars, call call, call on, calls the, campaign, can have, can match, can read
-2: canal, canary, captcha, capture, captured, card numbers, cards in, care description, carers, case const
-2: case insensitive, catch null, caterer, cau, caught, cause, causing, caveat, cbc, cdtr, cdtr nm, cent, cert
-2: cf, cfg json, cgi, chacha, chain with, change notes, change since, changelog tag, changes first, character
-2: character in, characters $, characters with, chart py, charts, chat message, check call, check py, check so
-2: check this, checkable, checkpoint, checks off, checks that, child, child process, children, children under
-2: chmod git, choir, chomp my, chosen, chown, chrom, chromium, chromosome, churn is, ci ignore, cidr blocks
-2: cinco, ciphers chacha, cisa kev, city, claude desktop, claude homunculus, claude hooks, claude |, clearly
-2: cli reference, clicks, client error, client has, client of, client query, clock the, clone mirror
-2: close var, cloud keys, cloud trail, cloudtrail get, clubs, cluster by, cm, cmd, cmd curl, cmd python
-2: cmdclass install, cmp $, cobra, code await, code based, code changes, code coverage, code if, code json
-2: coding, coin $, coins, cold, cold start, collect merged, collection, color, color font, colours to
-2: column before, com aes, com api, com data, com dois, com example, combination, come about, comentário
-2: commande, commands, commands that, comments that, commercial, commit gpgsign, committed, common js
-2: communities, company, company root, compatibility, compile password, compiler launcher, complement
-2: completion rate, compose exec, compound, compression, computer and, comuns, concepts, concise, conda forge
-2: condition, condition state, conf etc, conf sudo, config delete, config files, config list, config path
-2: config regexp, config with, configparser config, configurable, configure, confirms the, connect os
-2: connect provider, connection, connection from, connection pool, consent |, considered, console error
-2: const branch, const chain, const check, const config, const crypto, const env, const file, const ids
-2: const kind, const list, const lock, const ok, const rows, constrain, constraints, consulta, consume
-2: consumer, conta, contain, container, containing, content for, content ok, context <named>, context from
-2: context |, continuous, contributed, contributing, contributing licence, contributors, control owner
-2: control |, conv, convention, conversation history, convert cups, cook, cookie name, copied, copies are
-2: copy item, copy paste, copy src, copy to, copy up, copyright, copyright notice, cordial, core $, cores
-2: corp, correct, correlation id, correo, cors headers, could, count for, count label, count long, count of
-2: counted and, counted by, counter start, counts only, cramfs, cran <named>, create access, create hmac
-2: create sheet, create title, created, creates new, creative, credential, credentials browser
-2: credentials come, credentials creds, credentials env, credentials false, credentials |, credits, cron etc
-2: cron line, cron var, crontab |, crt export, csak, csrf token, css selector, csv headers, csv if, csv of
-2: csv require, csv sys, csv |, ctrl, curl authorization, curl exec, curl put, curl …, currency, cursor |
-2: customer who, customize, cut etc, cwd package, cy, czy, cómo, daily temperature, damaged or, danych, dart
-2: darwin linux, data <named>, data by, data domain, data get, data if, data json, data layer, data new
-2: data password, data so, data storage, data the, data type, data urlencode, databases, datas, datastore
-2: date mkdir, date png, date sql, date |, dates then, datetime as, datetime pathlib, datum, day $, day the
-2: day without, days before, days end, days left, days values, days with, db execute, de données, de entorno
-2: de gebruiker, de la, de los, de um, de valores, dead, dead man, deb signed, debian, debug, debug mode
-2: decides and, decides on, deciding, decimal def, deck with, declare const, decode from, decode if
-2: decode tok, decoder, deep, deep auth, deepseek, def decode, def encode, def files, def generate, def parse
-2: def place, def rates, def rows, def save, def total, def walk, default, default allow, default bookmarks
-2: default button, default var, defects, defense, define, define property, delete $, delete it, deliberate
-2: deliverable, dell, demand, demande, density, deny bash, depending, depending on, depois, deposits are
-2: deprecation, depth, deputy, der bericht, description, description clean, description collect
-2: description collects, description edits, description fetch, description fills, description git
-2: description gives, description keep, description log, description prepare, description security
-2: description sends, description shows, description speeds, description tells, description tidy
-2: description translates, description walks, description yearly, descriptions, descriptive, designed, desire
-2: desk of, details details, detected, deterministic, dev drive, dev tools, dev urandom, deve, develop
-2: development, device, dialogues, dias, dict dict, dict |, did, diff and, difference and, diffs stay, dig
-2: digest description, digest py, digits of, dimensions, dir filepath, dir recursive, dire, direction
-2: directly, directories, directory |, dirs, disable telemetry, disables, discard, discharge, discipline
-2: disclosed, disk, disks and, dispatcher, display, display flex, display notification, dispute, distinct
-2: dkim, dkim and, dmarc txt, dml, dns, do cliente, do curl, do eval, do if, do kubectl, do read, do sleep
-2: do then, do timeout, do while, docker, docker daemon, docker docker, docker network, docs agents, docs web
-2: doctor description, doctrine, documented, doesn, doi, domain registrar, domainkey $, domains, don need
-2: don re, don run, don use, don want, done by, done chmod, done for, done gh, done open, done restart, donnée
-2: down each, download and, dpkg, drag and, drawn by, drawn with, drei, drive |, driven, drivers, drop what
-2: due, dump $, dumps payload, dumps text, duration, durée, duties, dz, déjà, each agent, each answer
-2: each change, each contact, each finding, each morning, each night, each removal, each run, each turn
-2: each under, each with, echo backup, echo hello, echo install, echo no, echo start, echo to, echo true
-2: echo will, ecr, ed $, ed aaaa, ed rsa, edge case, edit, edited, editing, edu, eerst, effective, efficiently
-2: eigenen, eight, ein, einem, eintrag, either way, ejecute, ejemplo, ekleme, element, elements by
-2: eligibility, else, else round, elsewhere |, email message, email oneline, emails, emitter, empfänger, empty
-2: en el, enabled, enabled on, enabled true, enc sqbfafg, encoded command, encoder, encrypted, end date
-2: end dt, end for, end if, end it, end rows, end so, endpoint |, ends on, enforced, enforces, engineer
-2: enough and, ensure that, enter it, entire, entities for, entorno, entre, entries lock, enumeration
-2: env check, env dev, env do, env example, env if, env parse, env pem, env program, env restic, envie
-2: environment production, environments, eq, eqtl, equipe, equivalent, err exec, error done, error handling
-2: error import, error message, error req, es, es module, esac, esc, escribe, eslint json, especially, espera
-2: establish, et al, et la, etag, etc apt, etc docker, etc hosts, etc modprobe, etc nginx, etc pam, etc sysctl
-2: eth rpc, ethers from, ethers parse, etiqueta, euo, euo pipefail, europe, eval atob, eval exec, eval |
-2: evaluate, even if, event args, event command, event log, events to, events txt, ever, every secret
-2: every step, every sunday, evidence, evidence as, evil, example from, example output, example request
-2: example response, example the, examples and, exceeded, except import, exchange online, exchange rates
-2: exclude, exclusions, exec du, exec file, exec sha, exec sync, exec time, executed, executor, exemplo
-2: exercise, exercised, exfiltration, exfiltration |, exist ok, existing, exists if, exit for, expectation
-2: expenses, experiment, expired or, explain how, explains, explique, explorer, export crt, export description
-2: expression, external id, extra ca, extract from, extracted, extraction, ey, fact, factory, fafc, faire
-2: fall back, fallback for, false const, false pip, false self, false |, fan, far away, far more, fast glob
-2: fastest, fastqc, faults, fazer, fda, fedora, fee and, fee per, fernet, fernet key, fetch base, fetch depth
-2: fetch env, fetch latest, fetch url, ff, ffmpeg, fh csv, fh writerow, fiecare, field |, fields csv
-2: fields string, fields user, figures are, file, file access, file and, file append, file don, file etc
-2: file fun, file html, file import, file in, file line, file open, file parser, file should, file through
-2: file val, file var, file was, filename, filename os, filepath glob, files id, files length, filtering
-2: find type, find ~, findall read, findall rx, findall |, findings push, findings that, finds flaky
-2: firecrawl, first action, first exit, first is, first on, first |, five line, five years, fix if, fix use
-2: fixed instd, fixture, flask name, flex, flock tmp, flow user, fmt os, fmt sprint, fmt sprintf, folder as
-2: folder include, folder with, folder |, fonts to, for administrators, for bash, for children, for component
-2: for content, for dates, for dead, for instance, for ip, for it, for its, for json, for kind, for line
-2: for mail, for multi, for name, for output, for password, for place, for readers, for row, for symbols
-2: for testing, for themselves, for thirty, for three, for token, for word, for year, for yes, forbidden
-2: forbids it, forgotten, form urlencoded, format git, forms with, formula, forward |, forwarded, fotos
-2: found each, foundation, founder, four at, four hours, fourth, fraction, frameworks, frase, free time
-2: frequency, frequent first, friendly after, from azure, from dotenv, from feature, from file, from from
-2: from header, from https, from node, from src, from typing, from users, from ws, front desk, frontend
-2: frozen string, fs, fs <service>, fs const, fs require, ftc, ftp, fulcio, full names, full paths, full with
-2: function clean, function for, function function, funds, futures, fwrite stderr, gap in, garden
-2: gcloud projects, gcm openssh, gd, gdb batch, gebruiker, gene tp, generated file, generating, genes
-2: genotypes, genuine, genuinely, geo pandas, get app, get date, get green, get iam, get key, get logger
-2: get no, get post, get trail, get value, getent passwd, gf, gh label, ghcr, gi, git branch, git describe
-2: git init, github actions, github step, github type, github workflows, give both, give one, give table
-2: give three, gives no, global add, global credential, global user, go below, go env, go func, go get, go it
-2: go mod, go out, go through, going to, good, good for, google, goto, gpgsign, gpgsign true, gpt, gr
-2: grams and, grand, gray, green run, greeting, grep curl, grep deleted, grep ei, groq, group by, group family
-2: group if, group kind, groups filters, groups group, groups new, gtex, guaranteed, guarda, gui
-2: guide <named>, guide to, gwas, gz, gz do, gz mtime, gzip decompress, gör, hacker, halt, handed, handle if
-2: handoff, hands, happen, hardcoded, hardware wallet, has all, has changed, has effect, has set, has suffix
-2: has them, has what, hash known, hash of, hashes, hashes requirements, have come, have no, head dev
-2: head end, head for, header $, header as, header forwarded, headers list, headers record, headers true
-2: headline, healthcheck, healthcheck interval, heard, height, hello skill, hello world, helm, help with
-2: helper read, helpline, helps, here because, here is, herunter, hexdigest, hidden html, hidden text
-2: high volume, highlight, history with, history |, history ~, hit rates, holds it, hole, holidays, hom
-2: home and, home archive, home if, home library, home local, home mozilla, home pictures, homedir const
-2: homedir utf, honeypot, hook json, hooks pre, hope, hora, host and, host as, host server, host socket
-2: host that, hostname host, hosts make, hosts set, hosts sudo, hosts to, hosts yes, hours csv, house rules
-2: how the, hr list, hr time, hsl, html rfc, html script, http proxy, http status, http |, https, hub and
-2: hub signature, humidity, hunter, hxxps, hygiene description, hz, hz mono, há, iam openid, iam service
-2: iban card, iban id, iban re, icms, id, id and, id cdtr, id cid, id fields, id iban, id id, id me, id msg
-2: id security, id str, id url, ideas, identification, identity, idlelib, if all, if allowed, if available
-2: if body, if dir, if dist, if document, if ev, if get, if getattr, if iban, if isinstance, if item, if js
-2: if needed, if none, if not, if note, if os, if other, if pass, if process, if set, if several, if slow
-2: if so, if something, if stdin, if that, if they, if type, if typeof, ignore catch, ignore pipe
-2: ignore start, ignorecase, ignoring, ihn, image gif, image nicolaka, immutable, impact, implementing
-2: import collections, import datetime, import dotenv, import ethers, import glob, import https, import load
-2: import os, import path, import pty, importcert, imported, in again, in backup, in bold, in bug, in ci
-2: in cron, in deploy, in done, in drafts, in feeds, in folder, in html, in it, in items, in jpg, in keep
-2: in memory, in names, in note, in open, in our, in read, in requirements, in review, in runtime, in seconds
-2: in test, in their, in true, in usdc, in view, in what, in words, included in, increment, incremental
-2: index csv, index index, indicators defanged, indirizzo, individually, industry, inference, inference |
-2: inferred, inferred from, info err, ingredients and, ingredients first, inicio, init $, init exe, init main
-2: initial, initiate, input formats, input input, insensitive, insert calendar, insert str, inside the
-2: install dependencies, install sudo, install usage, instance, instead, insufficient, insurance, insurer
-2: int dict, int join, int |, integration, integration with, integrations, intelligence, intent, interactive
-2: internal cache, interpolation, intersection, into, into shell, introduced by, invalidation, invent
-2: inventory ask, inventory description, invisible characters, invocable, invoice and, invoice is, io file
-2: io mcp, ipv ip, irpf, is active, is all, is changed, is doubtful, is drawn, is enough, is full, is if
-2: is local, is lower, is noted, is put, is read, is renewed, is sent, is set, is small, is so, is taken
-2: is thrown, is tried, is unavailable, is up, is worth, isi, issue title, issuers, it $, it afterwards
-2: it all, it away, it below, it can, it checks, it desk, it go, it goes, it holds, it leaves, it lies
-2: it lists, it must, it order, it rm, it show, it start, it takes, it through, it two, it will, it with, it |
-2: item, item hklm, item id, item qty, item users, items for, items return, iterable, iterate, its date
-2: its file, its folder, its page, its price, its root, itself the, itself |, jahr, jane, java, java io
-2: java script, javax, jednou, job, job job, job text, join home, join out, journal csv, journalctl since
-2: jpe |, js, js const, js import, js require, json dev, json do, json for, json os, json read, json require
-2: json show, json url, json user, jsonencode version, jsp, jump, jump host, jumps, jvm, kcal, keep daily
-2: keep lines, keep list, keep only, keep running, keepachangelog, keeps an, keeps changelog, keeps mail
-2: kennwort, kept the, kev, key aws, key first, key goes, key if, key return, key set, key the, key you
-2: keychain, keygen ed, keys $, keys it, keys true, keytool, keytool importcert, kind and, kind rx, kinds of
-2: kit description, kitchen, kleine, knowledge, knows, kubectl get, kubectl run, kèm, la etc, la liste
-2: la misma, label create, laden sie, lamp, lands, lang en, language keep, languages python, largest changes
-2: ları, last day, last index, last minutes, last set, last txt, lat lng, later review, latest meta
-2: latest target, latest version, launches, law, lawyer, layer, layers, ld, le lien, le nombre, lead with
-2: leaks json, learned, leave from, leaver, leaves its, lectura, lecture, legal advice, legal period
-2: len password, length and, length const, length if, length is, lessons, let result, letters ask
-2: letters description, letters with, level info, lexer for, lf, lf $, li, librarian, libraries
-2: library caches, licence badges, licence headers, license apache, license is, license or, licensed
-2: licensed under, licenses, lies, light turn, lightweight, likes to, limit int, limitations, limites
-2: line bash, line do, line has, line if, line in, line match, line number, line on, line value, line with
-2: lines append, lines done, lines filter, lines for, lines json, link it, linked in, linking, linux or
-2: linux tar, list give, list is, list items, list keep, list sts, list txt, list user, list with, listed
-2: listed first, listed not, listed with, listing, listings, lists, literal, literal true, literals, live one
-2: live view, llm, llms, ln sfn, lnk, load from, load src, load |, loads, local if, local name, localappdata
-2: location ~, loci, locus, log all, log dev, log groups, log hygiene, log len, log line, log of, log open
-2: log out, log prefix, log tidy, logger level, logger log, login burst, login user, lon, lon daily, longest
-2: look first, look like, look the, look with, looks up, looks wrong, low level, low |, lower name, lowest and
-2: lrucache, luego, luggage, lui, lure, lures, líneas, lại, machine is, machinery, macro, mad, made by
-2: mail find, mail if, mail is, mail label, mail triage, mailer description, mailto, main cfg, main const
-2: main err, main git, main home, main kts, main sys, main thread, main time, major, make it, make key
-2: makes sense, man, man switch, manager keep, manages, manifest, manually, many days, map const, map do
-2: map name, map replace, mappen, margin bottom, markdown, markdown content, markers, marks and, marks in
-2: masked, master data, matches the, max body, max retries, mc, mcp headers, mcp tool, md file, md first
-2: md key, md md, md use, md with, md |, mean exec, measure first, measured with, med en, media id, medicine
-2: medium, meeting, members csv, memory, memory only, mend it, merge commit, merges pretty, message from
-2: message the, meta schema, meta tag, metadata file, metade, method eth, method params, method patch
-2: method with, metric, metrics and, mhe, mhe on, microsoft, microsoft com, microsoft key, middle font, midi
-2: might, min max, minimize, minute if, minutes are, minutes in, mirror to, mise, misma, missing $, missing or
-2: missing tags, mistake, mm csv, mockup, modal, modelcontextprotocol, modeling, modello, models, modifying
-2: modprobe, module, molecular, monitor description, monkeypatch, morph, most minutes, motdotla, można, mp
-2: ms if, ms is, ms |, mtime print, multiline, music, must equal, must not, must use, muted, mv $, mx ns, mx |
-2: my, mínimo, na hora, name $, name agent, name alert, name any, name assay, name commit, name consent
-2: name crypto, name db, name dsar, name environment, name form, name github, name gz, name helm, name home
-2: name issue, name it, name labels, name mode, name module, name nightly, name nm, name notes, name pentest
-2: name price, name put, name server, name share, name skill, name tax, name text, name the, name till
-2: name url, name view, name workout, named as, names $, names of, names the, namespace <named>, naming, nano
-2: nas, natural, navigate to, nclass, ne demande, need for, needed the, needs second, net gross, net income
-2: net lookup, net rate, net uri, network is, network |, netz, never to, never use, new $, new bank, new cls
-2: new end, new env, new net, new npgsql, new scanner, new session, new user, newest file, next hours
-2: next pathlib, next session, next year, nexus, nicht, nie, nie zmieniaj, nil panic, niveau, nm $, nm cdtr
-2: no adjectives, no alert, no code, no copies, no diagnosis, no fix, no forwarding, no harm, no hope, no name
-2: no open, no part, no password, no permit, no pie, no place, no profile, no root, no shell, no values
-2: nobody else, nobody knows, nobody remembers, nobody runs, nocase, nocase $, node buffer, node exporter
-2: node extra, node process, node split, nodelay, nombre de, non zero, none of, none return, nooit
-2: noout enddate, not already, not carry, not choose, not follow, not include, not just, not needed, not of
-2: not opened, not present, not put, not re, not score, not significant, not src, not startswith, not switch
-2: not the, not try, not use, not whole, not yet, note before, note file, note not, note that, note |
-2: notebook, noted, notes about, notes by, notes from, notes that, notes to, notice is, now minutes, now |
-2: npm, npmjs com, npmrc and, ns logs, null aws, null break, null cat, null console, null const, null git
-2: null null, num, number date, number of, number pdf, number year, numărul, nutrient, oauth post, oauth token
-2: obj, object entries, object name, object |, observability, observations, observed, of arrival, of eight
-2: of noise, of notes, of people, of process, of range, of shares, of skill, of small, of strings, of text
-2: of them, of type, of yours, off to, off unless, off write, office network, offs, ok missing, ok |, old file
-2: old new, omx state, omx team, on auth, on calendar, on clipboard, on date, on default, on duty, on failure
-2: on friday, on get, on leave, on mac, on open, on os, on purpose, on success, on systemctl, on then
-2: on there, on weight, on whatever, on windows, once machine, once so, once to, one, one after, one ask
-2: one file, one mail, one on, one size, one to, ongoing, only and, only ever, only if, only in, only it
-2: only no, only root, only to, open as, open event, open if, open minutes, open one, open output, open path
-2: open ports, open questions, open src, open ssh, open ssl, openai |, openclaw requires, openid connect
-2: opens the, openssh, openssh com, openssl, operator for, opt, opt in, opted, optimal, optimizing, option
-2: optional if, options, options base, options body, opts, or $, or any, or copy, or directory, or drive
-2: or equivalent, or later, or link, or phone, or three, or use, or without, orchestrator, order by
-2: orders are, orders in, orders to, org bot, org postgresql, organic, original, origins <placeholder>, os $
-2: os environ, os exit, osascript display, osxkeychain, other people, ou, ounces, our code, out again, out bin
-2: out do, out echo, out find, out for, out func, out invoices, out mkdir, out plan, out read, out result
-2: out rm, out so, out stdout, out svg, out try, out txt, outcomes, outgoing connections, outlier, output dir
-2: output format, output none, output output, outside |, oven, over ms, overfull, overlap, overlap with
-2: overlaps, overview, overwrites, owasp, own address, own and, own domain, own id, own name, owner decides
-2: owner from, owner of, owner to, owner what, padding, padding px, padding true, paga, pagar, page asks
-2: page cache, page get, page in, page or, page say, page says, page where, paid, paid by, pairs, panic
-2: panic err, paper and, par, par la, parameter, params body, parcel is, parent if, parity, parquet and, parse
-2: parse error, parses, partir, pascal, pass |, passcode, passed as, passthru, password archive, password by
-2: password dev, password login, password managers, password pw, password so, passwords of, pastes, patches
-2: path and, path dev, path filepath, path from, path headers, path insert, path of, path os, path out
-2: path output, path print, path resolve, path under, pathlib time, pathlib urllib, pathogenic, pattern is
-2: pax, pay as, pay by, pay pal, pay to, payments xml, pct, pdf and, pdf curl, pdfs, pegue, pem and, pending
-2: people each, people is, people lose, pep, per day, per role, permanently, permissions contents, permit
-2: persist, persistence, person by, person to, person who, persona, pest, petit, peça que, pg read, pharmacist
-2: phase, phish, phishing awareness, phone is, phone the, phones and, php, php require, pi, picked, picture
-2: pictures $, pictures for, pictures from, pin, ping, ping to, pinned, pip config, pip download, pipe
-2: pipe ignore, pipe to, pipefail, pitch, pixel, pkg dependencies, pkgs, place count, place in, place on
-2: place present, placement region, plaintext, plan as, plan md, plan refresh, plate reader, platform is
-2: platform system, platforms, playful, please keep, plików, plist, plugin, pluralize, plus de, pmid
-2: pods json, pods |, point the, points |, police, policy drop, policy security, poly openssh, poor, poproś
-2: por que, port timeout, portable, ports |, post bot, post for, post headers, post os, post put, post with
-2: poste, postgresql, posture reader, potential, potrzebny, pour la, powercfg, powerful, powershell get
-2: pre commit, pre push, prefer, prefix, prefix if, prefix is, preg match, preguntas, prepara, prepara la
-2: prepare the, present in, preserve, preserved, prettier ignore, prettier write, prev, prevent, prevents
-2: preview on, previously, price $, price at, price of, price qty, price the, pricing, primary, print address
-2: print json, print name, print open, print round, print time, print |, printf timer, println $, println err
-2: prints line, prints table, privacy policy, private key, privilege, privileges yes, problemas, proc
-2: proc exe, proc subprocess, procedural, procedure ask, process env, process stdout, prod, producing, product
-2: product md, product name, productivity, profile domain, profile |, project root, projects get
-2: projects github, projects ~, promotion, prompt model, prompts for, proper, properly, property exports
-2: propone, proponer, propose to, protected, proto, protocols, prototype, provider, provider github
-2: provider new, proxy localhost, prs, prune exec, ps $, ps as, psm, psscript, psscript root, psu, psychology
-2: pub user, public buckets, public holidays, publishes, punto, push force, put $, put headers, put them
-2: put two, px font, px px, py once, py plan, py writes, pytest raises, python build, python digest
-2: python from, python import, python scripts, python train, página de, qr py, qrcode make, qsl query
-2: qty float, qualified, quand, quantize, quantize decimal, quarantine pct, quarantine rua, quarterly, quatre
-2: que el, queda, queries const, query return, question no, quick look, quick reference, quiet $, quiet hour
-2: quiet |, quit, quiz, quién, quotation, qx $, radix, rain, raises, rand hex, random and, random order
-2: range as, range dirs, ranges not, ransomware, rate as, rate minute, rates of, rates with, raw body
-2: raw replace, raw |, rb za, rbac yaml, rc before, rclone copy, re find, re import, re sys, re text, react
-2: react native, reactive, read host, read jobs, read only, read orders, read org, read return, read them
-2: read what, reader and, reader assume, reader exports, reader fh, reader open, reader the, reading the
-2: readings are, readline, readme licence, readme |, readr, reads the, ready, real time, really, rec
-2: receipts are, receiving, recommendation, recommendations, recommended for, record of, recovery codes
-2: recurrence, reduced, reference, reference <named>, reference for, reference ustrd, reg exp, regenerate
-2: registry registry, registry skills, registry url, regular, rekor, related, relationship, releases latest
-2: reliability, reload systemctl, remember, remembers, reminder with, reminders after, reminds, remix
-2: remotion, repeat it, replace by, replace fs, replace if, replace ~, reply to, repo add, repo root
-2: repo token, report description, report run, report sh, repos cran, representation of
-2: reproducibility commands, req http, request api, request const, request in, request number, request os
-2: request url, request urllib, request |, requested, require fastify, require time, require zlib
-2: requires run, requires the, res, res net, res write, resampling, resolves to, resource id, resource type
-2: resp, resp oauth, resp requests, responds, response header, responsive, rest api, rest is, rest keep
-2: restart never, restart on, restic, restic restore, restore latest, restores, restrict, restricted
-2: result string, return end, return float, return fs, return null, return time, return urllib, return value
-2: returned by, returns http, returntransfer true, reused, rev parse, reveal always, reverse dns, review and
-2: review csv, review of, revision, revisão, revoked, rfc <named>, rh, rls, rn, robot file, robotcode, robots
-2: role button, role img, role is, role permissions, role principals, room if, rooms |, root $, root for
-2: root from, root path, rotated, rotation log, rounds, route, routine for, row what, rownames installed
-2: rows foreach, rows json, rows that, rp, rpc url, rsa ~, rsc, rug, rule mailbox, rule that, rules json
-2: rules so, run an, run by, run lint, run node, run restart, run setup, run sh, run tests, run useradd
-2: runbook, runner curl, runs, rust, rx in, répond, safari, safe load, safely, safetensors, same origin
-2: same shape, same steps, same type, same words, samples, sandbox, sanitization, sarek, save out, says as
-2: says how, says yes, sc bufio, scalar, scale $, scarcity, scene, scheduling, schlüssel, score by, screen
-2: screen lock, screen readers, screenshot, script name, script style, script type, script |, scripts chart
-2: scripts enable, scripts setup, scroll, se for, se houver, seam, search replace, search result
-2: search results, seating, second disk, seconds $, secrecy, secrecy |, secret set, security, security audit
-2: security create, security review, see, see that, see what, seems, seen, segment, segments, sel capture
-2: selbst, select any, select string, self return, self text, selftest, send in, send the, sends them
-2: sensitive true, sentence each, sentry dsn, separated, separately, separates, seq $, sequence, sequentially
-2: serif max, served, server $, server for, server only, servers, servers false, servers if, servers |
-2: service accounts, service provider, service role, service type, service unit, session id, session name
-2: session write, sessions know, set and, set euo, set for, set global, set it, set per, set re, set registry
-2: setdiff, sets up, setting |, settings after, settings in, settings read, setup sh, sex, sfn
-2: sh <placeholder>, sh base, sh bin, sh export, sh grep, sh in, sh once, sh url, sh |, sha hexdigest
-2: sha json, sha password, sha raw, sha read, shadcn, shader, shadow root, shall be, shape is, shapes
-2: share doc, share with, share |, shareable, shelf, shell escape, shell only, shell profile, shields
-2: short head, short if, should also, should be, should have, should not, show $, show each, show what
-2: shows as, shows what, si falta, side by, side is, sight of, sign ins, signal abort, signal timeout, signals
-2: significantly, signup, simple pip, since days, since head, single, site, site json, six characters, size is
-2: size up, sized, sk |, skeleton, skill registry, skill requires, skill root, skill skill, skill takes
-2: skills path, skip git, skipping, skips, skrivs, sku |, sla, sleep, slice map, sloppy, slowest, small shop
-2: smbv, smtp pass, smtp user, snippet, snp, snps, so ask, so each, so if, so tell, soc, social proof
-2: socket gethostname, socket on, solely, some pages, somebody else, someone is, something is, sort them
-2: sort |, sorted, sorted for, sorted pathlib, source, source push, sources, sow plant, space string, span div
-2: spawned, spec md, spec name, special, special case, specifically, specify the, specweave config, spender
-2: spf, spf dkim, split words, splitlines, spool cron, sprint, sqbfafg, sqlite, srv site, ssh deploy, ssh key
-2: ssh keys, ssl cainfo, sso, sso session, staged, stake, stamp stamp, star it, start at, start date
-2: start def, start url, startswith utm, stash, stash list, state, state entity, state holds, state home
-2: static file, status code, status enabled, statutes, stay as, stay at, stay on, stay out, stay small, stays
-2: stays as, stays on, stdin $, stdout if, stealer, stealers, steamcmd, step post, step to, steps fetch
-2: steps read, stick, stop at, stop before, stop them, stopifnot, stopifnot all, stops, storage to, str bool
-2: str list, str script, str str, str string, straight into, strand, strategy, stream context, string $
-2: string bin, string equals, string file, string if, string in, string line, string local, string options
-2: string out, string return, string tag, string value, stringify data, stringify process, strip, strip def
-2: stripped, stroke, structural, sts amazonaws, stunden, style display, subject $, subject subject
-2: submit button, subnet, subprocess check, subprocess shell, subprocess urllib, subscriptions, substr $
-2: subtle, succeed, successfully, such things, sudo mkdir, sudo rm, sudo sudo, sudo usermod, sudoers and
-2: suffix, suggested, sum for, summarise it, summary as, summer, summer time, sums and, supplementary
-2: suppliers, supporting, suppression, survival, suspend fun, svelte, svenska, svg $, swatch, switch
-2: switch it, switched, switched on, sworn, symbolic, symlinks, sympy, sync description, sync dst, sync json
-2: sync npm, sync npx, sync service, synchronous, synthesis, synthesize, sys class, sys subprocess, system as
-2: system library, system logs, system using, systemd system, tabela, table as, table below, table delete
-2: table if, table so, table then, table users, tables of, tables with, tag and, tag head, tag name, tag npm
-2: tai, tail $, tail app, take such, taken over, taker, takes minute, takes some, talking, tam, tar gz
-2: targeting, task is, tasks $, tax adviser, tax net, td, tdd, te thesis, teacher, team at, team has, tel
-2: telegram, tem, temperature max, temperature min, ten files, ten rules, tenant isolation, terakhir
-2: terminal |, test bash, test case, test cases, test coverage, test is, test label, test login, test names
-2: test password, test rules, test suite, tests the, tex refs, text before, text echo, text fs, text join
-2: text line, text out, text quotes, text return, text style, text target, texten, than days, than hours
-2: than week, that anyone, that differ, that failed, that isn, that members, that might, that one, that runs
-2: that second, that staff, that would, the $, the action, the actual, the admin, the advice, the algorithm
-2: the anti, the appointment, the approver, the author, the booking, the boss, the brand, the buffer
-2: the certificate, the cli, the cloud, the colour, the copy, the correct, the couple, the cpu, the criteria
-2: the currency, the database, the day, the dba, the deadline, the decision, the department, the description
-2: the doctor, the drawing, the end, the exact, the expression, the film, the firewall, the firm, the forge
-2: the fridge, the front, the funds, the generated, the given, the grader, the graph, the handbook, the help
-2: the hidden, the host, the inline, the insurer, the invoices, the legacy, the letters, the longest
-2: the marks, the minute, the missing, the module, the move, the nearest, the net, the new, the number
-2: the ones, the optional, the panel, the papers, the parents, the passwords, the payroll, the people
-2: the person, the pipe, the plain, the pods, the points, the port, the pot, the pre, the process, the python
-2: the raw, the reminder, the reviewer, the rfc, the room, the same, the scaffold, the school, the seal
-2: the secret, the sender, the shelf, the shop, the site, the size, the small, the spec, the support
-2: the switch, the team, the type, the updater, the upstream, the weights, the wi, the years, their end
-2: their password, them at, them in, them on, them the, them when, themselves, then data, then for, then let
-2: then open, then so, then stop, then write, there already, there by, there if, there instead, these first
-2: they agree, they can, they give, they know, they leave, they want, this agent, this allows, this command
-2: this finds, this function, this library, this method, this module, this review, three largest
-2: three letters, three months, three points, three questions, three sentences, thresholds, throw new
-2: thrown away, ticket and, ticket for, tickets with, ticks, tidies, tidy and, tiempo, time for, time func
-2: time goes, time import, time leave, time of, time protection, time to, time today, time two, timed
-2: timed out, timedelta, timedelta days, timeout catch, timeout int, times |, timesheet from, title $, titles
-2: tld, tmp dev, tmp pathlib, tmp restore, tmux, tmux conf, to answer, to app, to base, to comment, to connect
-2: to decode, to determine, to enable, to execute, to fetch, to fifteen, to find, to from, to human
-2: to install, to lead, to leave, to locale, to memory, to nine, to out, to parse, to person, to praise
-2: to preserve, to put, to reject, to retrieve, to specify, to support, to text, to them, to third, to true
-2: to upper, to url, to validate, to verified, to whole, to words, to write, todas, today and, toggle, token
-2: token $, token return, token saver, token that, token tok, token urlsafe, token with, tokens
-2: told otherwise, tone by, tonumber, too open, took it, tool descriptions, top ten, toutes les, tr do
-2: trabaja, track, tracked, trade offs, trail status, trailing, trailing blanks, transcript and, transitions
-2: translate, translates, translators, trap, tre, treating, tree as, trello, tres, triage description
-2: tries allow, trigger, trigger keywords, triggers, trimmed, trip, troque, true body, true false, true for
-2: true now, true to, trust sh, trust store, trustworthy, try the, três, tsa, tsx, tu, tube, tuple, turn on
-2: tutorial, twice the, twilio, two grades, two runs, txt cat, txt do, txt holds, txt one, type directory
-2: type http, type is, type mtime, type safe, type text, type yes, typed, typed array, typescript import
-2: typical gain, typing errors, typing import, typography, từ, uci, uint and, uint array, uk, ul, uma frase
-2: uma vez, umlauts, un mensaje, unaffected, unavailable, under days, under ten, underscores, understand
-2: understanding, unittest, unix, unless $, unless file, unless the, unless told, unsubscribe header, unsure
-2: up and, up copy, up once, up three, updates, updating, uptime $, urgent, uri <placeholder>, uri uri
-2: url function, url if, url options, url os, url the, url then, urlencode chat, urllib error, urllib parse
-2: urlopen url, urn, usdc for, use, use case, use cases, use effect, use for, use post, use when, used
-2: used as, used in, useful to, user and, user before, user cat, user config, user decided, user example
-2: user gave, user invocable, user may, user os, user password, user pasted, user picks, user provides
-2: user reads, user role, user runs, user so, user then, user wants, user watching, user what, user which
-2: user |, usermod, users user, users where, usr, ustrd $, usuário, utf fs, utf le, utm and, val ks, val out
-2: valid, validate true, value error, value if, value key, value other, value replace, value return, value the
-2: values do, values must, var www, variable names, variables de, vars, vat and, vat category, vault addr
-2: vault kv, vault secret, vault token, vendor documents, vendored, venv, venv bin, venv pip, verbatim
-2: verify the, verify you, version bin, version const, version encoding, version http, version licence
-2: version registry, version run, version the, version this, versions node, vertex, very, vezes, video
-2: video mp, videos, vier, view, view box, view json, view subjects, virtual, visa, visible in, você, vps
-2: vraag, vs currencies, vérifier, wait for, wait |, wallet dat, wants, warm between, warn, was, was chosen
-2: was measured, was not, way back, ways, wb create, wc, wc $, we can, we don, we re, we ve, web page, website
-2: week at, week before, weights json, welcome, well as, wenn, wget |, what comes, what counts, what helps
-2: what to, when only, when to, where does, where each, where file, whether, which commands, which field
-2: which node, which they, whichever is, while you, white text, whitespace, who, who agreed, who asks, who has
-2: who owns, who put, whoever runs, why, why risk, why this, width px, wildcard, will also, win description
-2: windows and, windows |, wishes, with authorization, with both, with checkout, with date, with dig
-2: with file, with limit, with matplotlib, with md, with message, with password, with payment, with quotation
-2: with reading, with receipt, with restore, with signature, with ssh, with svg, with taxes, with who
-2: with words, within seven, within two, without looking, without mfa, wordlist, words counts, words each
-2: words that, work dir, work mkdir, workflows, workload identity, would be, wrap at, write bytes
-2: write doctype, write down, write head, write is, write note, write paths, write this, write time, writer fh
-2: writer is, writerow name, writes the, wrong answer, wronly, wsl, www, xem, xml, xml file, xml version
-2: xmllint, xmrig, xoxb, xrequest, xss, xxxx, yara rules, yazın, year total, year |, years, yield name
-2: you cannot, you don, you go, you tube, you ve, younger, younger than, your, your crontab, your public
-2: your rules, yyyy, zakres, zeigen, zgody, ziel, zip |, zlib const, zlib gzip, zmieniaj, zod, zone |
-2: zsh string, zshrc, | $, | <placeholder>, | <service>, | account, | akia, | answer, | anthropic, | api, | at
-2: | birth, | causa, | column, | commit, | complete, | component, | contains, | convert, | description, | dev
-2: | digest, | docker, | extract, | false, | field, | fine, | ghp, | health, | how, | in, | instead
-2: | language, | last, | licence, | mkfifo, | npmrc, | open, | order, | persistence, | php, | pip
-2: | powershell, | privileged, | property, | question, | reading, | readme, | reg, | reject, | requestbin
-2: | required, | round, | saving, | secrecy, | select, | setting, | settings, | sha, | share, | sort, | staff
-2: | static, | system, | tr, | tsv, | two, | undefined, | use, | usual, | way, | wc, | weekly, | what
-2: | windows, | xoxb, | ~, ~ $, ~ commit, ~ of, ~ old, ~ zsh, ~ ~, °, ° in, » «, ¿, öffnen, İyi, ο, ο χρήστης
-2: πες, τις, χρήστης, Проверка, дата, кто, проверка, так, у, через, الحساب, المشروع, بعد, تحذف, من المستخدم
-2: ولا, ولا تحذف, के, — the, “, ←, く 、, さ, す ：, ず 、, せ 、, だ け, ア, カ, ク, ス, ス を, タ, ッ, テ, ド |, リ, ン, 上 下, 下 文
-2: 依 存, 创, 动, 只, 哪 些, 変, 存 在, 并, 張, 扩, 扩 展, 据, 搜, 文 件, 明, 板, 校 验, 每 个, 求, 注, 源, 点, 点 击, 然, 现, 的, 署, 而, 视 频, 设
-2: 试, 详, 转, 配 置, 重 新, 録 |, 集, 非, 频, 게 보, 내, 는 이, 로, 로 정, 목, 설 치, 여, 이 름, 준, 줍, 줍 니, 항 목, （, ）, ：, ；
-3: $ <placeholder>, $ arch, $ case, $ chomp, $ company, $ du, $ output, $ pid, $ seq, $ sig, $ steps, $ tail
-3: $ term, $ title, $ xml, <cheap> |, <named> <placeholder>, <named> api, <named> download, <named> for
-3: <named> name, <named> start, <named> works, <placeholder> proxy, <service>, <service> openai, <service> |
-3: <vendor> |, abort, abort signal, acceptance criteria, according, according to, account so, account |
-3: accounts, acct rmt, across, actionable, actions, actual, addresses and, administrator has, administrators
-3: adresse, after ten, agrees, akia, aligner, all credential, all high, alleen, allele, allowed return, allows
-3: alone, alt max, always false, amazonaws, amazonaws com, an administrator, an assistant, an entry, and by
-3: and input, and look, and paste, and remind, and who, and year, annotation, antes de, anybody, anything
-3: apache, api base, app config, append |, applicable, applicable to, approve false, approve this, archive $
-3: archivo env, are allowed, are also, are counted, are enough, are in, are listed, are on, arguments, argv
-3: argv includes, argv utf, artifact, as below, as for, as people, ask first, ask once, ask whether, assertion
-3: at now, audiences, authentication no, authorized, automatically, av, avise, awk, backups name, badge from
-3: bam, bank, baseline $, bash agent, bash crontab, bash |, basic, bb, be read, bearer $, bearer os, benutzer
-3: bin perl, bind to, blanket, blog, body new, bookmarks, bots, brca, breakfast, brings, broadcast
-3: browser profiles, buf getvalue, build gradle, bundle etc, but the, button type, by card, by mistake
-3: by role, bytes decode, cacerts, cache pathlib, cached, cal, calculate, calendar, call site, can look
-3: cancellation, capabilities, casa, case $, cases and, cat root, cat sys, cat |, catalog, cbc pbkdf, cc and
-3: ccache, ce qui, centre, cfg get, cfg yaml, chacha poly, chain id, change of, chars, chat id, check
-3: check in, check that, checked by, checklist, chess, chr, chunk, cid, cita, cl security, claim, claro
-3: classification, claude code, claude projects, claw bio, clerk, cli, click, click fix, clinical, clone
-3: cloudflared, cluster local, code code, code quality, code should, code split, code |, codex skills, coin
-3: col, colors, column |, com dev, com docker, com git, command $, commitment, comp, compare the, completion
-3: components, components from, compose run, composition, comprobar, computation, config is, config json
-3: config restic, config systemd, configured, confira, connectivity, consent json, const files, const fs
-3: const out, const response, const result, const results, const rules, constraint, contact, containers
-3: contents read, contributor, could not, cran, create new, creator, cron, crontab $, crontab dev, crt git
-3: csp, csv datetime, csv from, csv re, csv row, ctx stream, cuentas, curl <vendor>, currencies eur, cut done
-3: cut |, código de, códigos, daemon json, data app, data image, database, date epoch, date place, dati, dav
-3: day and, day from, day start, day with, day write, days for, days in, dc, decimals, decision, decode def
-3: decoded, decoding, decorator, deep seek, deepl, def build, def make, defanged, defender, defined, deleted
-3: deny read, dept, description answers, description makes, descriptor, design md, desk and, desk read
-3: desktop config, detect, deu, df |, diff $, digits, dir, dir is, dirección, directive, directory, dirty
-3: disagree, discord, dma, dmarc quarantine, dns query, dnssec, do echo, do gh, do local, do printf
-3: docker run, does it, dois, don touch, done tar, done wait, données, down and, download string, downloaded
-3: downloads, drop ct, du, du sh, due date, dumps rep, dur, dw, each rule, each system, each text, each write
-3: echo key, ecosystem, editor, eg, eigene, else lines, emission, enc aes, encode to, encryption, end print
-3: end within, eng deu, ensembl, entrada, enumerate csv, env anthropic, env args, equal, esac echo, escaped
-3: established, eth get, eu central, evals, evaluation, event id, exception as, excluded, exe |, expansion
-3: explica, expose, expr, expressions, extract with, factor, facts, fail ban, faillock, false $, false audit
-3: false emoji, false for, false true, features, fee the, feedback, feeds, feeds txt, fetch into, fetch user
-3: file if, file is, files npmrc, filesystem, fills, fills in, filtered, firefox, firewall, first line
-3: first seen, first touch, flagged, flock, flow, fmt fprintln, following, font weight, for new, for or
-3: for small, for town, fora, forecast, format table, forty, four digits, fprintln, fprintln os, from $
-3: from where, fs <placeholder>, fs import, function get, function local, function main, function send
-3: function to, function walk, fuzz, gated, gates, gcloud iam, generated by, generation, genetics, genome
-3: get inbox, get mail, get mp, get net, get status, get text, get uri, get |, getattr args, ghcr io, ghp |
-3: gid, git diff, git symbolic, go by, grants, graphic, grch, grounding, group ids, groups, groups sudo, guide
-3: gvsb, gzinflate, gzip gzip, habits, handles, has read, headers add, headers authorization, headers if
-3: hello, helps with, hierarchy, historical, history $, history open, hmac, hmac sha, home bashrc, home bin
-3: home config, home os, home pathlib, homepage, host keys, hosts description, how many, http require
-3: http ssl, hybrid, iam list, iban in, id files, id method, id on, id print, id type, idempotency key, ie
-3: if $, if child, if it, if match, if self, im ordner, image open, img src, implies, import csv, import fmt
-3: import hashlib, import json, import then, in function, in home, in io, in self, in some, in sys, in two
-3: includes, increase, index do, indicator, inf amt, inf ustrd, injection, inline, ins, instead of
-3: internal api, internal note, into terminal, invio, invoice |, invoices from, invoke expression, ip forward
-3: ipv, iq, is executed, is none, is now, is personal, is raised, is this, is true, isinstance, iss, issue
-3: issues, iteration, iterations, iv, jamais, javascript, journalctl, jpe, jq, json const, json loads
-3: json method, json of, json parse, json pathlib, json permissions, json print, json urllib, judgment, junto
-3: keep each, keep second, keeps its, keeps scanners, kept in, keygen lf, kind test, kms, konten, kotlin
-3: kwargs, laden, lan, lang, last hours, last six, last time, last word, lat, lat $, latexmk pdf, latin
-3: latitude, latitude $, launchctl, ld preload, leave as, leavers, leaves, left out, leia, length console
-3: let for, lexer, libsecret, lies in, like an, like the, limiting, line at, line out, line split, line to
-3: link and, linked, lis, list role, list ruleset, list unsubscribe, lng, load system, log and, log nginx
-3: log since, log |, logger info, login for, lon $, longitude, longitude $, look, lost laptop, lsof, lst
-3: machine and, magic, mail $, mailto dmarc, main out, make table, malformed, manager can, map number
-3: map split, mark it, match group, matplotlib, maxdepth, maxdepth type, may hold, md before, md in, md or
-3: md skill, md sum, mdn <named>, me $, measure again, measure object, measured, mechanism, member $
-3: memory md, mesh, message code, meta data, meta get, metadata, method get, methods, minimum, missing
-3: mit der, mit license, mkdir, mkdir etc, mktemp curl, mode default, mois, money, month are, months with
-3: more, most on, most six, mtime, must, mutation, my app, my codex, nadie, name for, name if, name invoice
-3: name ip, name kube, name my, name none, name ops, named, namespace, navigate, navigation, need second
-3: neovim, nest, net ipv, net net, netrc ~, netshoot, new machine, new privileges, newline, next time
-3: nft list, nicolaka, nicolaka netshoot, nn, no proxy, node audit, node crypto, nologin, non, none none
-3: nop hidden, noreply, not empty, not invent, not none, not read, not set, not take, not tell, not touched
-3: not verified, note if, note of, notes $, notes go, nothing, nothing is, notify send, npmrc pypirc
-3: npx prettier, nr $, null <placeholder>, null docker, number in, numero di, nvidia smi, nếu, object define
-3: object is, object with, observer, occurs, of its, of object, of one, of request, office document, ofl
-3: older ones, on <placeholder>, on and, on paper, one minute, only after, only user, open <placeholder>
-3: open <service>, open home, open people, open ticket, openssl rand, operation, operations, optimization
-3: optional, or change, or in, order of, order service, orders csv, ordine, organisation, origins, os const
-3: os open, os platform, os socket, os stderr, os sys, os wronly, out and, out dev, out leave, out pdf
-3: output path, outreach, over days, override on, own account, owns the, package, package update, page of
-3: page with, pal, parallel, params encode, params params, pare, parola, parsed, partial, pass <placeholder>
-3: passwd, password $, password autocomplete, password of, passwort, path scurry, pathlib re, pathlib shutil
-3: payload dict, pays, pdftotext layout, pela, people can, people who, per call, performance, perguntar
-3: perguntas, persistence |, personas, pg dump, pgs, phishing, php |, pipeline, places, please, plug, poems
-3: point out, populate, port open, pr, pracy, precipitation sum, preg, prepend, primitives, print, printers
-3: prisma, private repository, privileges, problem, processed, processes, procure, produces, programs
-3: project claude, projeto, prometheus, propose, protect system, protection input, protein, provided, pruefe
-3: public key, published, put on, pw $, pw |, python, qtl, quarantine, quarkus, que fazer, que não, queries
-3: quote, raise system, rate limiting, rates, rationale, raw $, re compile, re ignorecase, re match, reachable
-3: read all, read it, read out, read rp, reader role, readonly, reads, reason and, recipes, recuperación
-3: recursive true, ref short, references <named>, referral, refs bib, regel, registre, regression
-3: release notes, remind the, replace |, repo, report precision, representation, req timeout, request context
-3: require dotenv, require hashes, required, required label, required |, requirement, res json, research
-3: resolution, resp json, response await, restic env, result, result json, resumo, return json, return results
-3: return self, returns true, review md, reviewers can, rglob if, right in, risks, rmt, rmt inf, rollback
-3: row in, row name, rows as, rows csv, rows group, rows join, rows name, rows string, rows total, rpc, rsa |
-3: rsid, run after, run keys, run scripts, runs it, rustup init, sale, sample id, samplesheet, say in, say who
-3: says what, says which, science, scoped, scores, script, script js, scurry, second person, second session
-3: seconds, secret, secrets db, secure http, seen $, seen by, segura, semana, semantic, send them, sensitive
-3: sentence and, separate, seqs, servername, set eu, set net, severity error, severity warning, sg, sh for
-3: sh journalctl, sh set, sh to, shadow etc, shape, shell powershell, shift or, shopify, show, show both
-3: show them, shows it, shutdown, si hay, sid, side so, sign |, signed, signed by, sigstore, similar to
-3: simple price, since $, since which, since yesterday, skill calls, skills read, slice join, slot in, slug
-3: smi, snap $, soa, social, socket gethostbyname, solve, somebody, source ~, spawn sh, speed up, split $
-3: split filter, spring boot, src $, ssh host, ssl certs, staging, standalone, started, starting, state state
-3: stated, stats, status, str join, streamable, streamable http, streams, strftime, string form, string trim
-3: strings trim, strlen, strlen $, style src, subagents, subject your, subprocess json, subsequent, sudo all
-3: sudo journalctl, sudo |, sudoers etc, suede ai, sum, supabase, supported, suspicious, svc cluster, symbol
-3: symbolic ref, sync dir, sync file, sync out, sync playwright, sysctl, system exit, system getenv, system io
-3: system strict, systemctl restart, systems, tab, tag if, tags, tail |, tar xz, target, target tmp, task
-3: task complete, task id, technique |, tee etc, tell, tells, templates md, temporary, temps, ten most
-3: terminal and, test example, text $, text for, text hello, text |, tg, tg chat, tg token, tgz |, thank them
-3: that diffs, that later, that person, that somebody, that speak, that went, the administrator, the amount
-3: the canonical, the commits, the count, the following, the history, the hosts, the lab, the legal, the limit
-3: the live, the morning, the pharmacist, the place, the plug, the portal, the relevant, the repo
-3: the settings, the staff, the task, the tests, the train, the word, theft |, theirs to, them by, them say
-3: then curl, they come, this format, this into, this software, threshold, time ask, time curl, time from
-3: timedatectl, timeout get, times and, timestamp, title, tk, to $, to apply, to avoid, to carry, to create
-3: to make, to press, to process, to sign, to your, today isoformat, todo, toml, toml rb, tomllib
-3: tomllib load, too for, total <placeholder>, total for, touched, toward, trait, tried on, trim space, trois
-3: true $, true check, true def, true text, ts, ts import, tsv, tweets, twice in, two factor, two it, txt for
-3: txt |, type exec, type submit, typically, typing, uname |, under ms, unlike, until when, up then, upper
-3: uppercase, uri, url, url is, url str, us west, user agrees, user can, user const, userguide, using, usr bin
-3: ustrd, ustrd rmt, utf console, utf replace, util, uuid, uv, ux, validate, value or, variant
-3: verification results, verify all, version of, vi, vies, violation, von, walk root, want, wants it
-3: warning message, warnings use, wb write, we have, we need, web search, web shop, webapp, webhook
-3: weekday and, well known, were in, what, what would, when adding, when needed, where id, whether it
-3: who asked, who holds, winget install, with custom, with line, with path, with read, without yes, work out
-3: worksheets, worktree, wp search, write name, xxx, yaml, yes no, yesterday author, you are, you must
-3: your uuid, zenodo, zip extract, zone and, | <named>, | add, | ai, | animated, | approvals, | as, | ba
-3: | child, | cookie, | cut, | decode, | example, | exfiltration, | exit, | mail, | measure, | net, | note
-3: | null, | os, | part, | password, | power, | rm, | ssh, | technique, | tee, | write, | °, ~ ssh, ~ zshrc
-3: ° |, às, única, đọc, Если, Якщо, ключи, сам, الذي, ’, … |, さ れ, 些, 包, 地, 或, 模, 注 入, 置, 보 여, 항
-4: $ cp, $ lat, $ lon, $ nproc, $ or, $ pw, $ registry, $ var, $ where, <cheap> sh, <named> build
-4: <named> client, <named> debian, <named> documentation, <named> login, <named> mcp, <placeholder> healthz
-4: <placeholder> mcp, <placeholder> run, account root, added, admin password, after yes, against, age, alice
-4: all of, allow action, amt cdtr, an end, analytics, and keeps, and no, and other, and print, and prints
-4: and what, and where, animation, anyone can, appropriate, argv expanduser, argv net, argv slice, article
-4: as printed, as text, as write, ask before, ask the, ask user, asked which, association, ast, asyncio
-4: at home, at it, at most, audit account, auth key, authorization bearer, back up, backup, bara, base <named>
-4: based on, bash wget, bearer, beispiel, best for, block and, body encode, body fs, bool, boundaries, bounded
-4: browser, browser snapshot, business, by them, by whom, can check, can choose, catch error, center
-4: certificates crt, certs, certs ca, cg, characters, check true, check with, chiedi, choices, chrome user
-4: citations, class, clean up, client connect, clocks, coach, code time, codex, collections counter
-4: collections defaultdict, come first, commands sh, competitor, compose up, concrete, concurrent, console
-4: const agent, continue echo, contraseña, copy tidy, correctly, csv as, csv rows, curl fs, cut, data |
-4: datasets, days days, decides, declarative, decode file, default false, defaults to, description house
-4: description |, dev tcp, dir path, do |, docs, doe, dotenv, dotenv config, draft, dry run, ec describe, ecc
-4: echo $, echo vyb, el equipo, eleventy, email user, emit, emits, empresa, encode timeout, encode utf, end $
-4: endpoint <placeholder>, ensure, entities, env fetch, equals, etc systemd, everything, exact, example ts
-4: examples example, exec $, expected output, explain each, exposes, false is, false return, fhir, fi, fichier
-4: file $, filenames, files are, filter ends, firefox default, firm, five minutes, fmt io, folder of
-4: following to, for that, foreach $, fragen, framework, from base, fully, functionality, game, gave, generate
-4: get install, ghp, git hooks, git hub, git status, global index, gmail, go to, goes along, goes back
-4: google play, gradient, graph, guarantee, guidance, gw $, half up, handle, hashlib sha, hexdigest upper
-4: homunculus, honest, host pid, hxxp, iban iban, id <placeholder>, iex new, if options, if this
-4: ignore previous, immediately, import error, import java, in files, in ipairs, inbox and, include end
-4: information, ini, initialized, install sh, installed, installer, instructions and, introduced, invoking
-4: io net, ipairs, is one, isolated, isolation, issuer, it in, its number, jdbc, jede, join |, json post
-4: jsonrpc, kept for, key vault, kv put, last four, lat longitude, launch agents, let them, list the
-4: localappdata google, log echo, logic, machines, mail addresses, mail at, main let, main root, main tex
-4: maintainers the, mapping, marketing, may ask, md if, mdn, meaningful, messages json, minipass, mkdir sync
-4: modified, most ten, mostra, motivo, multi, na rm, name description, name ssh, nc |, ncbi, new error
-4: nextflow, nil fmt, nodes, noem, not $, not an, not orders, not run, not track, note sync, note the, now and
-4: npm config, nproc, null then, numbers in, nunca, oauth, offer to, often so, omx, on group, one question
-4: ones for, only when, open pull, or none, or the, orders, ordner, organization, osascript, oserror pass
-4: output should, over ssh, page, params, parse fs, passed to, password encode, path, path is, pdftotext
-4: pedido, pergunte, pgn, playwright, plug ins, port echo, powershell enc, praise, precipitation, previous
-4: previous instructions, prima, primero, progress, provide, proxy $, proxy pass, pruebas, prüfen, put secret
-4: put the, python |, quote it, rc $, re run, read $, readme md, recommended, referenced, rejected
-4: relationships, report md, requests ca, require fs, require json, require net, results, return this, rfc
-4: rm true, round half, route to, run it, run |, said yes, says so, search, search query, secrets token
-4: sections, sees it, selection, selectors, self data, sends, sent, sepa, server, settings filters, seulement
-4: ship, shop test, shown on, si, skills, sl <vendor>, small talk, soll, specified, split for, split slice
-4: sql gz, srv, status name, stay, stay in, stay open, stop, subagent, submitted, such, sudo apt, surfaces
-4: svg, svg xmlns, sw, sys urllib, system |, systemctl is, table and, take over, tc, tech, teléfono, that case
-4: the change, the date, the hash, the iban, the latest, the office, the owner, the password, the rest
-4: the ten, the three, the user, the vendor, the zip, theft, their own, then echo, they are, third party
-4: this machine, this report, this run, three lines, timeout bash, to add, to an, to their, to use
-4: token method, token token, training, transaction, tried, tries, true only, true |, twice, two people
-4: type ignore, typeof, typescript, una, unicode, unless, unsubscribe, urlopen req, usage, user agent
-4: user input, user names, user says, using system, utf split, uuid dev, vcf, vercel, version, visual, warmed
-4: wevtutil cl, what is, when how, where $, where object, while my, whom, will, winget, with reason, workload
-4: workspaces, wrapper, write not, written to, wurde, yes or, you may, zoom, zum, | aws, | do, | etc, | eval
-4: | get, | hidden, | none, | post, | sign, | string, | where, ~ kube, ~ library, §, вход, за, с, файл, 搜 索
-5: $ argv, $ date, $ dev, $ done, $ glob, $ os, <named> <named>, <named> oauth, <named> search, <named> skill
-5: <placeholder> latest, accounts $, accounts that, acme, actually, always install, an, and let, and mention
-5: animated, artifacts, as urlopen, ask, asks for, atob, aus, auth login, authorized keys, available
-5: bash curl, bash scripts, best practices, beta, boolean, by hand, cancer, cannot, capability, claiming
-5: clawbio, copia, cp etc, credential helper, cross, curl dev, currencies, dados, data timeout, daten, demo
-5: deploy key, description checks, description helps, diff, directory force, distribution, download, dry
-5: dumps body, echo open, either, elements, endpoint, environ get, error, etc ssl, eth, examples, excellent
-5: explicit, explicitly, export declare, fake, file utf, file ~, flows, fmt println, fn main, foo bar, for by
-5: form method, full url, galaxy, gcloud $, generic, healthcare, healthz, home assistant, home ~
-5: homedir config, html, http code, iam $, iam policy, ics, id async, idempotency, implemented, in cfg, in do
-5: independently, inject, invalid, invocation, it and, jeśli, journal, json decode, json load, json utf
-5: jsonrpc id, keep it, kill, kubectl, leave the, lemma, let the, library, license, line |, link to, list dict
-5: list str, load urllib, local bin, log in, logger, login no, made, map $, mostre, name str, net sum
-5: netrc dev, next while, node js, offer, on base, orçamento, outfile, owns, password for, password |
-5: passwords, path path, paw, place and, plink, pokaż, possible, post |, practices, protocol md, proxy
-5: proxy agent, ps, public address, purpose, pypirc ~, qor, que se, quem, qué, readings, rechnung, remind
-5: reproducibility, requires, restore test, results await, retry <named>, revoke, robotframework, role policy
-5: rows each, run data, scripts tidy, see also, select object, serialized, sf <vendor>, sha sum, signs, so and
-5: something, specify, specweave, ssh keygen, states, stays in, stop and, structure, substrate, such as
-5: supports, symbols, synapse, sys exit, tcp |, text true, the cent, the inbox, theirs, time total, timeout as
-5: tmp path, to shell, tomorrow, true if, twitter, two years, type application, ui, ui |, url <placeholder>
-5: used to, użytkownika, variants, vs, warning, wevtutil, whoever, with its, with urllib, without any
-5: write base, write host, xmlns <named>, xsd, | all, | echo, | openssl, | shell, | tail, | wget, →
-6: <named> forecast, <named> packages, and say, apt, architecture, as of, based, bash, behavior, brand
-6: cache warm, closure, compatible, complex, cta, curl <cheap>, currently, declared, def get
-6: description keeps, documentation, endpoints, exit, failed to, flutter, fs retry, functions, grep, hay
-6: help desk, however, iban amount, if input, implement, implementation, interface, json |, keygen, keyword
-6: like, looks at, ls, match all, may, motion, next to, nf core, npmrc ~, null http, não, older than, or
-6: os args, param, person, printed, provenance, pss, query, repos $, return any, round net, rustup, say when
-6: self, signal, split const, split map, starten, surface, target lang, the address, the invoice, this project
-6: tidy description, two decimals, we, which of, windows power, yml ~, | awk, | |, ~ pypirc, …
-7: $ ok, <named> wiki, <placeholder> |, ai, algorithm, and ask, and list, api, authorization, beside the, but
-7: changed, ci cd, curl post, date $, decode |, def test, dict str, done echo, downstream, example org
-7: extract, foo, for example, graphify, human, laptop, manual, math round, mock, multiple, noout, only
-7: pattern, provides, random bytes, read decode, response, retry, return false, returns, say which, still
-7: string |, success, this license, tmp |, txt dev, xmlns, | jq
-8: <named> en, and show, bio, by mail, curl <placeholder>, curl |, custom, ed pub, if you, in rows, is and
-8: noout dates, payload, shell |, show the, testing, throw
-9: $ print, android, animate, as it, crontab, desk description, never, openssl client, sha, specific, suede
-9: systemd, | sed
-10: assert, beside, can, net http, openssl noout, via, | head
-11: <named> range, own
-13: gene, say so, see <named>
-14: <vendor>, example com
-15: —
-19: <named> docs
`
