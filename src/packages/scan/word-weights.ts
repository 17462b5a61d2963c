/**
 * Made by `npm run scan:train`, never by hand: what words and pairs of words weigh, in parts of 4. Above zero
 * stand those that attacks have rather than honest packages.
 */
export const BIAS = -5.195

/** Scores from which a part is blocked, held, and warned of. */
export const BLOCK_FROM = 0.826
export const HOLD_FROM = -0.086
export const WARN_FROM = -0.341

export const WORD_WEIGHTS = `
36: <numeric>
28: <named>
27: <cheap>
16: so that
15: net
14: <paste>, relay
13: <free>, curl
12: dev null, iban, our
11: <catcher>, no need, quiet
10: desk, home, hostname, join, mirror, post, qz
9: <named> $, approve, carry, encode, exec, helper, keeps, labs, lt, method post, need not, say that, ssh ed
9: на
8: administrator, asked, com, data binary, echo |, function require, labs io, leave it, new function, nohup
8: openclaw, out of, pack, qm, qz labs, restart, urlopen, warm
7: $ hostname, and do, bring, come, commit, copy assets, de, echo ssh, for in, hold, http post, is kept, need
7: nginx, npm install, probe, que, reader, refresh, reviewers, seed, sync, tidy, trust, trusted, urllib request
7: without asking, words, zsh, | base
6: $ |, <named> in, <named> png, about the, account, administrator access, allow, and leave, answer, asking
6: assets, bash history, bridge, buffer from, bypass, bytes, cat, chore, collect, config gcloud, copy
6: curl <named>, curl <numeric>, def main, describe, do, dumps, earlier, ed, exe, exec compile, fetch <named>
6: finish, gh, gh api, give, il, import urllib, io, is normal, la, maintenance, mark, na, need to, needs no
6: netrc, null, org, pathlib, policy administrator, ref, rounding, scanner, score, secret access
6: starter description, subprocess, take the, that the, the agent, tmp, traces, urllib, whatever, yml, zip
6: zone, |, | rev, | true, ~, не
5: $ $, $ github, all all, als, always, among, and carry, and of, and run, and ~, answers, anthropic, api put
5: are not, as the, assistant, at once, base, begins, below, bin bash, binary <named>, board, cache, cat $
5: char code, checking no, chrome, clock, cname, column, command new, config gh, cookies, credentials, ctx
5: date today, datetime date, der, di, documents, echo curl, edge, escrow, ev, event pull, false, fee, fetch
5: form, from char, front, fs read, gcloud, get <named>, github event, google chrome, has to, hidden, hint, hj
5: home documents, hr, iam root, in os, inbox, is needed, it as, json dumps, kind, kq, late, link, lm, lo
5: login data, login |, mac, main, mcp json, md and, mention, method put, nil, nopasswd all, not be, not show
5: npx, nza, of each, on end, os user, pathlib path, pl, pool, put, qr, range len, rar, rb, reading, receipt
5: requirements txt, reset, rscript, rt, settle, sh dev, shred, since, starter, string, string base
5: string from, table, take, teams, terraform, tf, that it, the first, the next, to <named>, to json, to string
5: today, unlock, user home, verification code, volumes, wallet, while, zsh history, | while, и
4: $ <named>, $ anthropic, $ curl, $ id, $ length, $ src, $ text, $ to, <named> traces, <paste> raw, <tunnel>
4: above, access key, acct, add mp, address, addresses, admin, all, all nopasswd, all tools, along, also
4: among the, and is, and its, and need, and restart, and set, answer that, answers with, anthropic base
4: appdata, approve true, archive, arn, as, as $, at least, auto approve, aws arn, banco, base decode, base url
4: baseline, bash pip, beacon, beacon <named>, before the, begins with, bench, better, bin sh, binary, break
4: bu, buf, care, carry on, carry out, char, checks, checksum, chmod, choose, clean, clearing, co, commit qm
4: compile, const https, const new, const of, count as, counts as, covered, create role, csv, curl $, curl data
4: curl sk, data on, date of, def, default mode, defaults, dict os, die, disabled, disown, done dev, each, ec
4: echo, end, engine, enter, env, er, err nil, está, except exception, execute, expire, express, extra
4: file sync, fill, forks, formato, from pg, front matter, further, get bytes, getenv home, github token, glob
4: good, grows, gzip |, head sha, headers content, hex, hj np, host, hosts, hosts yml, hs, https get, if asked
4: if else, if err, in pathlib, in your, index url, info, ingress, install requirements, into the, invoice
4: invoke rest, io with, is known, itself, keepalive, keeps the, kept, key for, kube, kubernetes, las, later
4: latest, lesson, let on, library keychains, licence, line per, list of, locale, log var, logging, login
4: logs before, make the, minutes, mode bypass, more than, my $, name, name csv, name sec, navigator send, ne
4: need no, network cookies, no hidden, no mention, noisy, normal, np, null $, null end, of the, older, on data
4: only false, openclaw env, os homedir, otherwise the, owner name, para que, pay, pem, people, plik, plumbing
4: png, post body, preference exclusion, print $, printf, printf $, process argv, pulls, py, rb read, recovery
4: redirect, remark, request head, request urlopen, require, require https, rest <named>, rest method, resume
4: resumen, rev, reviews, root, rules, same on, scanners, se, season, sec, seen, send, send beacon, service
4: set mp, settings, severity, shadows all, się, snapshots, so, spare, sshd, stamp, start of, static
4: stdio ignore, stdout subprocess, stratum, stratum <named>, string text, submit, sudo, sudo bash, sums
4: superuser, template, ten, texts, tgz, the background, the clock, the deploy, the diff, the folder, the last
4: the log, the plain, the shared, the skill, the window, this skill, though, threading, timeout except
4: to restore, tr, transfer, true, trusted host, try urllib, tune, um, up, urlopen <named>, username, va, ve
4: verification, wanted, warm up, warmup, web data, week, werden, wget, wget <numeric>, when asked, while read
4: whose, will not, windows, with node, with the, workstation, write the, wrong, xargs, xlsx, xxd, yara, yield
4: zlib, | sh, | xargs, | xxd, ~ cursor, ~ netrc
3: $ env, $ gh, $ matrix, $ uname, <catcher> bot, <named> anthropic, <named> check, <named> js, <named> json
3: <named> latest, <named> method, <named> root, <named> svg, <named> |, <numeric> |, aaaac, aaaac nza, accept
3: access, account for, admin subjects, afterwards, alarm, alive, allow bash, allow http, allow principal
3: along with, always allow, amounts, an answer, an old, anche, and add, and answer, and needs, and open
3: and write, and writes, answer yes, answered with, ao, app data, apply, approved, are long, args mcp
3: argv fetch, arquivos, as one, as though, asked for, assume role, at load, at night, attachment, audit
3: audit description, auditd, auth, auth log, await fetch, aws policy, aws secret, aynı, background, bash bash
3: bash cd, bash echo, bash install, bc, bc |, bcc, begin with, belongs, belongs to, bic, bills, bin, blank
3: body, body $, boilerplate, broken, btc, buffer, builtins, by their, bypass permissions, bytes $, bytes for
3: cal, cannot be, card, cartella, cette, chaque, che, checkout, cleans, clearing account
3: client httpsconnection, clutter, code or, colleague, colours, come back, complete, con, config global
3: config solana, console log, const http, contents of, continue, continuity, controller, conversation
3: copy template, criteria query, curl init, curl so, cursor mcp, date the, datetime, day one, decompress, dei
3: delete shadows, den, deps, des, description build, desde, dev, devam, deviation, devnull, dice, differences
3: differs, differs by, dir home, disable, dmg, do it, do this, docker io, docker ps, document, documents $
3: done, dopo, doubt, drop, dst, dt, durante, each |, echo false, ed aaaac, edr, egress, eight, einrichtung
3: el resumen, ele, encode digest, encode uricomponent, encodeurl, encodeurl textjoin, end if, endpoint <named>
3: entries of, entropy, env home, env |, environ items, et, etc shadow, etc sudoers, even where, except
3: exception when, exclusion, exclusion path, exec dev, exec shred, exodus, exodus exodus, exodus wallet
3: expand, expanduser ~, export const, exports, extra index, fast, fees, fff, file get, filepath, fill in
3: finds, first use, folder, follows, for adults, for days, for small, for you, force, force |, foreach
3: foreground scripts, format, forwards, from day, from now, fs <numeric>, func, für, get contents, get it
3: get string, getattr, gethostname, getoutput, gh hosts, gh issue, git credentials, github, glob glob
3: glossary, glossary md, gnupg, good rule, guests, gzip, göster, had, heating, het, history zsh, hit, hkcu
3: hkcu software, hold the, holds, home git, homedir, host to, host var, house, hta, http, http client, https
3: httpsconnection, iam aws, iam security, id ip, ids inbox, if re, import os, import re, in $, in every
3: in five, in place, in qz, in utc, in which, inbox unread, inet, info username, install copy, install root
3: installing, int for, intake, inv, invitation, invoke, ip ranges, is an, is for, is open, is opened, is part
3: is what, is wrong, it down, it gives, it says, item $, jar, jeder, join os, journalctl rotate, json and
3: json into, json stringify, json the, json try, judged, jwt, kc, kdbx, keep, keep the, key checking, key run
3: key |, keychains, kinds, lab, label ids, lapsed, layout, leave, legal, level |, list $, list it, live, lj
3: local google, local share, local state, log auth, login superuser, logins json, logs, long and, los, lost
3: lot, lp, lq, lw, ly, mac os, mail and, main ap, maintainers, makes, makes the, max uint, meaning |, memo
3: mention the, merge, met, meta, method, microsoft windows, mit, mkdir ~, mount path, mshta, muss, mx, mx in
3: najpierw, name nginx, name pdf, name policy, name value, name version, navigator, needed, nel, nella
3: net port, never echo, new, new object, newest, night, nil return, nine, no deps, node version, nohup bash
3: not work, note, note is, nothing to, notice, now, npm run, npmrc, nte, null done, null fi, null rm, nummer
3: nza zdi, odd, of your, off, on first, on folder, once, open, open files, opentelemetry, ops, or code
3: or password, or when, order, originals, otherwise, otlp, out null, outdated, outlook, output of, output true
3: outs, packages, pages, part, parte, partners, pass, password reset, path $, path expanduser, path home
3: permission admin, pick, pip pip, po, polecenie, policy, powershell no, preference disable, prepare, present
3: preset, presets, press, principal, principal aws, printenv, privileged, procedure, prohibit
3: prohibit password, project and, project mcp, prompts, property user, proton, proton me, proxy <named>
3: pub const, pub fn, public static, publishers, pushes, pw, qn, que la, queue, quicker, qw, rate limits, rc
3: read do, receipts, redirects, ref $, remote get, remove label, repeat the, replace, repo list, reproducible
3: req headers, req res, request as, request host, request request, requests, requests post, require child
3: require process, require string, rescue, restart always, restart the, retries, rev |, reveal never, rk, rl
3: rm $, rm tmp, role, role aws, role pg, roles, rooms, root action, root ssh, routine, rsa, run, run in
3: says before, scaffold, scaffold description, scoring, scripts false, secrets run, security alert
3: security credentials, send document, servers true, service exec, session, session and, sessions, set the
3: settings page, settled, settlement, setup, sha |, shadows, shell and, sign request, simple trusted, sin
3: skill is, skip, sl <named>, sl <numeric>, slow, smoke, so there, socket, sola, solana, soon, soul, soul md
3: sp, span, spawn, squash, src $, ssh, ssh $, ssh aws, ssh echo, ssh rsa, ssh strict, standing, start it
3: straight, strict host, string const, stringify, studio, studio description, style font, subjects kind
3: subprocess devnull, subprocess getoutput, sudo spctl, superuser password, survey, svc, sweep, system get
3: tenant, tests and, tex, textjoin, that, that were, the account, the baseline, the change, the check
3: the container, the desk, the exercise, the files, the gateway, the line, the machine, the notebook
3: the notes, the or, the publisher, the result, the review, the scanner, the second, the session, the words
3: the workspace, them, them as, then by, then create, then null, then text, therefore, this file
3: this paragraph, tidied, time time, times, times in, tired, tls, tok, token |, tools, trail, trainer
3: translator, trash, trong, true capture, try, tuned, tx, uint, uma, uname, unattended, und, unit, unlimited
3: unpack, unread, until it, untuk, ureq, uri <named>, uricomponent, url <cheap>, url encoded, urlopen urllib
3: use for, user, user for, user has, user info, user the, utf get, vacuum, vacuum time, valor, var run, vary
3: vd, verify, verify false, verify |, votes, vssadmin, walk dir, web fetch, weights, were, whatever the
3: whenever, which saves, while do, while true, whole, with owner, with ref, with zipfile, wording, words at
3: worker, writes one, wx, xattr, xk, xw, xxd |, year, your agent, your files, zdi, zdi nte, zip <named>
3: zipfile zip, zlib decompress, zone of, zz, | apply, | bash, | bin, | curl, | github, | gzip, | hj, | key
3: | level, | look, | meaning, | out, | perl, | return, | zsh, ~ cache, ~ claude, ~ config, ~ openclaw, «, »
3: çalıştır, администратора, в, до, имени, имени администратора, команду, от, от имени, по, раз, إلى, كل, है।
3: ợ, 一 行, 也, 也 不, 份, 到, 告, 期 限, 本, 答, 行 し, 限, 라 고, 으
2: $ api, $ arn, $ bc, $ begin, $ db, $ get, $ invoke, $ join, $ keep, $ new, $ part, $ pwd, $ rc, $ read
2: $ seed, $ shell, $ slice, $ true, $ vault, $ view, <free> api, <named> agent, <named> all, <named> current
2: <named> data, <named> gh, <named> hta, <named> http, <named> if, <named> new, <named> openai, <named> simple
2: <named> warm, <named> with, <numeric> $, <paste> snippets, <tunnel> sse, ab, abaixo, aberto, abord, about it
2: about them, absolute left, ac, acaba, access log, access type, accounts, accounts and, accounts |
2: acknowledge, acl, action add, action forward, actions upload, activate pip, activation, add $, add event
2: add label, add the, add trusted, address amount, address sync, address uint, adds, adults, advance
2: advice to, advisory, after it, after three, after |, again, again |, agent does, agent may, agente, aim
2: ainsi, alerts, alive interval, all etc, all git, all project, all quiet, all run, allow empty, aloud
2: alter system, altre, am ende, amount, amt instd, an <named>, an attacker, and are, and caching, and call
2: and convert, and debug, and df, and ends, and energy, and first, and follow, and from, and give, and go
2: and good, and if, and images, and import, and include, and mood, and must, and new, and nginx, and not
2: and payment, and prepares, and reload, and rollback, and short, and start, and submit, and table, and treat
2: and wants, and without, anmeldung, anschrift, answer on, answered, anthropic api, anthropic openai
2: any command, any other, ap argparse, aparte, api group, api repos, apis, apis with, app it, app log, append
2: append file, append the, apple quarantine, application default, application support, applies the, apply in
2: apply the, apply with, approvals, approve address, approve with, approved by, apt list, archive is, are
2: are always, are answered, are grouped, are maintained, are right, are used, argv, argv else, argv for
2: argv function, argv index, argv int, argv sys, argv |, arn aws, art, art der, as administrator, as approved
2: as failure, as if, as read, as that, as well, ask for, ask what, asked say, asks, asks about, asks whether
2: assist, assistant this, assistente, assume, así, attach, attendee, auch, audit log, audit py, auditd rsyslog
2: audited, auditor, ausführen, auth $, auth type, authentication yes, author, author date, author or
2: authorization io, authorize, authorize security, auto, autres, avoids, await, away, aws, aws landing, axios
2: back, back by, back no, back translation, backup |, bad |, bars, base and, basename $, bash $, bash exec
2: bash quiet, bash rm, bash web, batch, be bothered, be carried, be done, be shown, be skipped, because of
2: been, before anything, before you, begin, beginning, behalf, behaviour, bei, being prepared, belege
2: better with, between, between two, bidders, big, bin activate, bin curl, bir, bits, bitwarden, blind
2: block $, block below, block it, blocks for, board has, body on, body publishers, body read, bom, bothered
2: box, boxes, braces, break glass, break system, breaking, breaks, bridge exe, bright, bring the, broker
2: budgets, build agents, build ci, build id, builder, builder description, builtins builtins, by, by for
2: by me, by path, by resource, by running, by task, by team, by use, bypass enc, byte array, bytes int
2: bytes key, cache npm, caching, calendars and, calibration, call it, cambios, campo, can only, cancel
2: cancel the, candles, cannot see, capitals, care of, cargo credentials, cash, catch, catches, causa, caution
2: cc, ccy eur, cd, cd tmp, cdt, cdt trf, cdtr, cdtr acct, cdtr nm, cell, cells, cert trust, certbot
2: certificates, certificates dev, cfg, ch, change in, change log, change |, changes by, changes often, charged
2: charset utf, chattr, check before, check |, checking, checkout with, checkpoints, checks and, checks are
2: checks whether, chiedere, chmod tmp, choose more, chosen, chpasswd, chrome default, ci chore, cinque, cipher
2: cipher encrypt, cis, claude claude, claude json, claude settings, clawdbot, clean csv, clean files, client
2: client id, client json, client new, client send, clinic, clip, clip py, close true, club, cluster admin
2: cluster role, clutter the, cn, code, codes, coding agents, collaborators, colleagues, collector, collects
2: color fff, columns, com apple, com senha, com with, comandi, comando, combine, come in, comentar, comes
2: comes from, coming, command curl, command is, command node, command sudo, command that, commas, comment
2: commit and, commit has, commit it, commit messages, commit say, commits, commons, como administrador
2: compact, compact form, compares the, compat, compile zlib, complain, complaints, completa, component
2: comprobación, con la, conceal, conf, config, config google, config pip, config rclone, confirm
2: confirmations, conflicts, conflicts the, conftest py, confuse, confused, confusing, connected, consent
2: const account, const buffer, const conf, const head, const name, const note, const req, const require
2: const rows, const src, const zone, constant, containers docker, content json, contents, contents $
2: context is, context privileged, continue printf, contractors, contrast, cookie, cookies login, cookies web
2: cooking, core, correlation, costs nothing, count it, count name, courier, covered by, cp $, cpu max
2: cpu memory, crash, crc, create $, create <named>, create object, create server, create user
2: credentials json, credentials toml, credentials true, créer, css with, cstmr, cstmr cdt, csv files, csv with
2: cuando, curl args, curl ca, curl setopt, curlopt, current txt, current version, cursorrules, custody
2: customer, cut $, cálculo, cópia, damaged, damit, dann, dans, darwin then, dass, data cookies, data default
2: data iam, data join, data local, data network, data roaming, data string, date, date in, date reference
2: dated, datei, dateien, dates, datetime strptime, datum, day first, day on, days in, days return, days |
2: db for, db instance, db user, dblink, dblink exec, dbname, de dados, de usar, dead, decisions, deck, decode
2: decode the, decompress base, def check, def norm, default local, default network, defaults for, del
2: del usuario, delete public, deletion, deletion protection, delivery, dell utente, della, den nutzer
2: deploy is, der leistung, describe it, describe security, describe trails, description adds
2: description check, description checks, description convert, description diagnose, description merge
2: description scaffold, description scaffolds, description send, description starter, description starts
2: description tunes, description writes, desks, después, detach, dev the, devnull stderr, df text, di que
2: diagnose, diese zeile, difference, differing, dir console, disso, dist |, dla, dlp, do aws, do gh, do git
2: do output, do what, docker config, docker info, docker inspect, docs refactor, doctor, doctor description
2: doctor py, doctor python, doctype html, document cookie, docx, does, does the, domainkey, done aws, dopo la
2: dose, dov, dov lz, down at, drawn, drawn from, drop or, drop the, dt date, dt datetime, due to
2: dumps content, dup fileno, during the, démarche, each byte, each do, each group, each link, each machine
2: each morning, each plan, each project, each release, each server, each session, easier, easier to
2: ec describe, ed and, edit $, einen, electrum, else none, elsewhere, email address, empezar, empty cells
2: empty for, enable all, encode headers, encode method, encode try, encodings, encrypt, end end, end json
2: end on, enddate noout, ende, energy, engagement, enrich, entgelt, entry, entry in, entrypoint, env appdata
2: env aws, env git, env in, env rpc, environ for, environment user, envía, erc, err os, errors carry, erzeugt
2: es un, escape data, ethereum, ethereum keystore, ethers max, etme, eur, evening, event listener, every
2: every file, ex ec, excel, except oserror, exception, exception pass, exception return, exe start, exec base
2: exec bash, exec host, execute select, exercises, exists, exists else, exists select, expand path, expand ~
2: expire expire, expire now, explain that, explain the, explained, explanations, export https, exporter
2: express request, expression $, fait, faktur, falls, false git, falta, faster, feat, feat fix, feed, fetch $
2: fetch <cheap>, fh, fh if, fh return, field selector, fifty, filas, file buf, file csv, file expand
2: file home, file join, file parent, file read, file to, files of, files true, filled, filling, find it
2: finds and, finish with, finished, first in, first key, first on, first step, first with, five words
2: fix docs, fix |, fixtures, flat map, flush, focus, foi, folder of, folder open, follow redirects
2: follows the, font size, for all, for an, for live, for quarterly, for rc, for rule, for so, for steps
2: for tests, for visitors, foreach $, foreach var, foreground, forks and, form and, forma, format home
2: format insert, format refname, fortlaufende, forward, four, free space, freeze, freshness, from <free>
2: from json, from outside, from then, from this, from top, fromisoformat, fs copy, func warm, function
2: function approve, function string, fx, gateway, gateway which, gc, gc prune, gcloud application, ge
2: generate key, generator is, geo, gerekmez, get authorization, get better, get instance, get property
2: getoutput git, getpass, getpass getuser, getuser, gh instead, gh repo, gilt, giorni, git commit, git config
2: git gc, git push, git remote, git to, github sha, github workflows, give it, give the, gj, gli, glob os
2: global core, global credential, globals, glyph, glyphs, gnupg $, go, go away, go on, go run, go the, goflags
2: going, gonosumdb, goods, google com, gpg, grep token, grey, ground, group id, group ingress, group rbac
2: group the, guard, guard let, guardduty, guests can, guests false, gz as, habit, hace, hace falta, haiku
2: hardened, has more, hashed, hashlib md, hat, have seen, hba, head, header content, headers get, heal
2: heartbeat, heartbeat md, helper with, hence, hexlify, hf, hidden files, hidden true, hide true, hier, high |
2: hints, hints for, hist, history tag, hm ly, ho, hold back, holds the, home app, home aws, home claude
2: home folder, home folders, home name, homedir openclaw, hook <catcher>, hook method, host all, host config
2: host login, host mirror, host port, host pypi, host string, host volumes, host wheels, hosts file, hot
2: hot reload, hour in, hr dov, hr hm, html meta, http body, http const, http create, http header, http method
2: https proxy, https require, httpx, httpx client, hub, hue, hugo, iam access, iam role, iam user, iban lt
2: iban replace, id auth, id me, id un, id where, ids, ids trash, if dt, if exists, if fs, if isdigit, if let
2: if name, if pip, if reviewer, if today, if total, ignore, ignore list, igual, ile, im, implode, import httpx
2: import numpy, import socket, important for, importe, improve, improve the, in assets, in base, in cname
2: in de, in fh, in glob, in login, in order, in people, in range, in reviews, in ssh, in week, in ~, incidente
2: include it, income, inert, inf, inf cdt, inf ustrd, initials, initn, initn document, input name, insert
2: inspect, inspected, instalar, install in, install it, install no, instance db, instance eval, instance size
2: instd, instd amt, int time, integrity, interval, into one, into values, invite, invite redirect, invited
2: invited user, invoices, io kind, ipython, irm <named>, is addressed, is being, is built, is by, is closed
2: is compact, is covered, is damaged, is down, is expected, is free, is internal, is late, is loaded, is long
2: is ours, is preset, is readable, is required, is right, is routine, is settled, is slow, is stuck, is there
2: isdigit, isso, it, it among, it breaks, it does, it even, it give, it into, it needs, it once, it open
2: it out, it prints, it returns, it running, it stays, it the, it there, it up, it when, it which, it with
2: it works, it would, item property, iter map, its output, itself with, iz, için, jako, jalankan, jd, jemand
2: jf, join for, join home, join them, join to, journal |, js script, json content, json echo, json id, json in
2: json name, json secrets, json then, json timeout, json ~, jsonwebtoken, jumlah, jupyter, katalogu, keep $
2: keep |, keeps only, kept as, kept on, kernel, kestrel, key db, key true, keychains system, keypair
2: kind cluster, kind value, kind |, km, known false, kodu, kp, kr, kube system, kubectl logs, kubernetes io
2: kullanıcıya, lab description, label label, labels bug, lag, lalu, lalu jalankan, landing, landing zone
2: large, large tables, last week, late |, latest meta, leads, leaked, leaked secrets, leave out, ledger
2: left join, left px, lege, legt, leistung, len text, length ne, less, let command, let raw, letsencrypt, lgtm
2: lib, library application, licence to, lie, lift, ligne, line, line it, lines tell, link in, linker
2: list limit, list upgradable, list visibility, lista, listen addresses, listing it, lo que, load key, local
2: local date, local env, local lib, locate, location, lock unlock, log app, log files, logging name, logins
2: logs and, logs pod, look, looked for, looks, loss, love, low high, lower, lz, machine, made on, made the
2: mail from, mail input, mailbox, mailto, main const, main tf, maintained, maintainer, make check, malicious
2: managers, mande, map, map const, map |, marca, mark the, mark them, markdown html, marks, master disable
2: matrix node, matter, maven, max threads, may run, may say, mcp, mcp remote, md do, md read, md to
2: measure with, measuring, medium |, meet, memoria, menge, mentions, metadata name, method uri, microsoft edge
2: migrations, mine, mint, mirror <named>, mirrored, missing |, mistake, mit dem, mktemp, ml, mode gz, moet
2: monitoring $, mood, most, most at, most frequent, moves, mozilla, mozilla firefox, mp preference
2: mshta <named>, much, must stay, mutate, mute, mysql, máquina, même, naar, nach, nada, name address, name api
2: name aws, name clipboard, name cluster, name container, name decode, name end, name express, name git
2: name host, name keys, name label, name mail, name main, name memory, name notes, name so, name this
2: name und, name who, name |, names are, namespace kube, naturally, near, nearest, nearly, nearly always
2: needed to, needs, needs the, neighbouring, nem, net dev, net require, netsh, neu, neutral, never mention
2: new and, new blob, new curl, new folder, new form, new inbox, new reader, new server, new string, news
2: next const, next if, next run, nginx access, nginx configuration, nicht, nif, night without, night |
2: nkbihfbeogaeaoehlefnkodbefgpgknn, nm cdtr, no account, no check, no cover, no entry, no findings, no hace
2: no lo, no localhost, no remark, no sign, no verify, nobody, node require, nohup ssh, noise, none if
2: noout in, nopasswd, normally, not by, not describe, not explain, not for, not list, not mention, not shown
2: not to, notary, note for, notebook, notes, notes into, notes md, notes notes, notes or, notu, now all
2: now on, now to, np za, npm, npm pack, npmjs, npmrc to, npx args, ns exec, null disown, null echo, null ~
2: number and, number await, number process, numbers, nur, oauth auth, object values, of, of env, of every
2: of five, of git, of images, of others, of our, of summaries, of this, of to, of what, off for, offers
2: offices, offline prompt, often, og, ogni, ohne, olarak, old and, on as, on each, on error, on our, on role
2: on the, on which, on word, once per, once year, once |, one column, one go, one login, one person, one point
2: one year, online, open connection, open fileobj, open os, open path, open presentation, open rb, open read
2: open the, openai base, opened, opened on, openssl enddate, or not, or security, or the, or whose, or words
2: orden, orientation, origin, orphan, os, os open, os path, os remove, other side, others, others then
2: otlp http, oturum, our side, ours, out add, out at, out string, out what, outil, output stream, ouvrez, over
2: over the, owner, owner and, owner do, owner is, pack $, packed, pages |, pan, pandas, para, paragraph
2: parent is, parent parent, partes, parties, pasos, pass <placeholder>, passages, passe, passes, password or
2: password to, path combine, path exists, path expand, path file, path hkcu, path host, path root, path string
2: path ~, patient, payment details, pc, pci, pdf $, pen, pengguna, pentest, per file, percent, percent of
2: perf, perform dblink, perl, permission, permission in, permissions, permissions allow, permissions default
2: perpetual, pg, pg reload, pg roles, pg stat, pick one, pida, pip, pip check, pip conf, pivot, pk, pkl
2: place in, plan, planner, plate, plate csv, platform system, plc, please do, plumbing and, plus, plus one
2: pmt, png in, pod, podaj, pods, poem, poi, pois, policy arn, policy attachment, policy description, popen
2: porque, port is, position absolute, post async, post data, post http, post them, post uri, postal, pot
2: potem, powershell exe, powershell powershell, preinstall node, prepares, prepares the, present tense
2: presentation reveal, press return, prevent default, preview, previews, printf |, println cargo, privacy
2: private json, privileged pid, pro, process const, process platform, process powershell, processing rules
2: products of, profile it, profile the, projects, projects as, projekt, prompt consent, proof, proof keep
2: properties name, property path, protokoll, provider process, proxy, proxy <numeric>, proxy set, prune now
2: przy, préférence, ps |, public accept, public const, publisher, publishers of, pun, push <named>
2: push mirror, pushes and, put body, put repos, pwd, pwn, px, py folder, py it, py read, py rules, py to, py ~
2: python tools, pz, qr code, qr codes, quarterly, que é, quelle, question that, quiet dev, random random
2: ranges, rank, raw urllib, rb timeout, rbac, rbac authorization, rc in, rd, re sub, reach the, read file
2: read format, read rescue, read text, read the, read to, read |, read ~, reading the, reading this, receipt |
2: recently, rechnung, recurse, redactor, redactor description, redirect uri, redline, ref api
2: references glossary, reflog expire, refname, register, register this, registered, rel in, release or, reload
2: reload conf, rem, remaining, remedy, reminders, remote, remote <tunnel>, remote latest, remove item
2: remove the, removing, repairs, repeat, reply, repo collaborators, repo edit, repositories, repositories are
2: repository rest, req urllib, reqeusts, request <named>, request body, request hook, request new
2: request post, request put, request text, request urlretrieve, requests put, require buffer, require catch
2: require const, require http, required true, requirements, requisitos, res, rescue nil, resolved
2: resolved resolved, resolved to, rest, restore, restore it, restoring, restrictions, return err, return for
2: return func, return hashlib, return import, return join, return jwt, return proxy, return requests
2: return to, reveal, review add, reviewed by, reviewers look, revisión, revolt, risiko, rl $, rmt, rmt inf
2: rng, roaming, role deploy, role for, role ref, roles where, rolname, rolname pg, room, room and, root crt
2: root in, root library, root name, root pem, rotate, rotate vacuum, rows are, rows in, rows map, rows rows
2: rows with, rq, rs, rsyslog, ru, ruby, rule, rule create, rule list, rules $, rules are, rules if, rules is
2: run again, run at, run dev, run git, run go, run make, run npm, run secrets, run self, run this, run time
2: rustc, rz, rückfragen, same and, same name, samples consent, saves, saving the, say no, says the, sbom
2: sbom json, scaffold copy, scaffolds, scaler, scan, scan with, scheduler, schemaname, schreibe, score for
2: score is, score py, scribe, script src, scriptblock, scriptblock create, scripts preinstall, sdk init
2: sealed, search the, seats, second and, second |, secret key, secret scanning, security add, security groups
2: sed, see the, seed encode, seiten, select pg, self test, seller, sem, send new, sende, sendmail, senha
2: sensible, sensor, sentry sdk, senza, serie, series, serve, server req, server with, serves the
2: serviceaccount, servidor, set attribute, set header, set item, set listen, set up, setdefault, setopt
2: setsid, settings nkbihfbeogaeaoehlefnkodbefgpgknn, settles, setup node, sh cat, sh cd, sha uses, shared
2: shared with, shares, shell commands, shell true, shield, shop is, shops, short links, shorten, should see
2: should the, show this, shown, sich, sig, sign in, signature and, signatures, signatures of, sigue, silently
2: simulator, since the, sind, sister, six, sk, sk <named>, skill it, slice map, slots, slows, small aws, smtp
2: smtp host, smtplib, smtplib smtp, snap, snapshot, snapshot id, snapshots for, snippets, so add, so do
2: so far, so leave, sock var, socket gethostname, socket socket, sofort, software microsoft, solana id, solo
2: son, sono, sonra, sonst, sonuç, source and, span exporter, span set, span style, spawn bin, spctl master
2: speak of, speaks, speed, spelling, split each, split to, spots, spread, spread the, sql and, src <named>
2: src dst, ssh config, sshd config, ssn, st, stable, stacks, stale, standard deviation, start, start interval
2: start up, starter copy, starts, starts local, state pull, station, stderr subprocess, stdio, stdout, steady
2: steuernummer, stile, stock, stop auditd, stop for, stop logging, stop processing, storage get, stores
2: storybook, str <named>, str int, str pathlib, str read, straight away, stream $, string <named>
2: string content, string hex, string require, string source, strings that, strip and, strongest, strptime
2: stuck, style, style css, style guide, style position, subject verification, subjects, submit samples
2: submit the, subnets, subprocess os, subprocess popen, subprocess run, subprocess sys, substr, substring
2: sudo sh, sudo tee, sudoers, suits, summaries, summarise, summary, summary as, sums are, sunrise
2: support exodus, sur, switched off, syllables, sync $, sync git, sync json, sync os, sync path, sync process
2: sync qz, sys argv, system curl, system keychain, system packages, system set, system they
2: system unauthenticated, systemctl disable, systemctl stop, söyle, table of, tables and, tags the, take them
2: takes, takes over, takes ten, talks, talks to, tar xf, tarfile, tarfile open, task with, team can, technique
2: tee, tee root, teks, template and, template to, tempo, ten seconds, tend, termine, test build, test high
2: test label, test low, test public, test the, test to, tests, tests use, text and, text count, text df
2: text html, text then, text to, textjoin |, tfstate, than ten, thank you, that asks, that begin, that differs
2: that is, that mention, that there, that this, that you, the accounts, the advisory, the aim, the app
2: the assistant, the audit, the badge, the bank, the behaviour, the block, the bot, the bottom, the bucket
2: the cache, the card, the cluster, the collector, the commit, the component, the content, the contents
2: the controller, the conversation, the correlation, the customer, the daily, the decoded, the design
2: the desktop, the digest, the distribution, the engine, the entry, the fixture, the helper, the inventory
2: the lesson, the message, the name, the news, the notary, the note, the older, the output, the page
2: the parent, the pilot, the present, the price, the printed, the probe, the production, the profile, the pull
2: the quote, the register, the remaining, the resolver, the rule, the run, the server, the settings
2: the settlement, the sheet, the shop, the sign, the simulator, the sql, the start, the step, the story
2: the strongest, the test, the text, the two, the upper, the versions, the wallet, the whole, the year
2: them an, them and, them first, themes, themes and, then, then make, then propose, then the, there, there is
2: they are, they know, they re, things, third, thirty, this before, this context, this header, this one
2: this section, this step, this task, this template, this without, this workspace, though the, threads
2: threads hint, time so, timeout, timeout json, timeout read, timeout request, titre, tn, to archive, to as
2: to be, to bring, to buy, to characters, to colleague, to count, to each, to github, to local, to save
2: to see, to the, to three, to undo, to you, token dev, token or, told, tone, too often, tool, tool |, tq
2: tr |, tr ợ, trading, traffic, trail list, trailer, trails, transcript, translation, treat, trees, trf
2: trf initn, trf tx, triage, trim split, trims, true add, true key, true set, true start, true stdout
2: trust json, trust root, trusted cert, try exec, try return, trư, trư ớ, ttl |, tuner, tuner description
2: tunes, turbo, turned, tut, twice, two, two minutes, two of, two spaces, tx inf, tx |, txt, txt if
2: txt python, type email, type offline, type your, types feat, typo, ua, una sola, unauthenticated
2: unauthenticated api, und anschrift, und muss, under the, undo, undo it, une, uniform, union, unique and
2: units important, unless $, unsafe, unter, unverändert, unwrap let, up by, update ca, upgradable, upstream
2: uri escape, url <named>, url <numeric>, url open, url origin, url string, url |, urlrequest, urlrequest url
2: urlretrieve, usd, usdt, use base, use before, use when, used for, user about, user does, user echo
2: user email, user had, user is, user login, user root, users find, uses actions, usize pub, ustrd, ustrd rmt
2: usuario, usuário, utf catch, utf trim, użytkownik, valid for, value and, value of, values of, van, var in
2: var new, var urlrequest, ve bu, vec, verification true, verifies, version and, versione, versions in, vetted
2: vetting, veya, vez, vim system, visibility, visibility change, visibility private, visibility public, visit
2: visitors, vivo, vn, volume |, vorstand, vscode settings, vssadmin delete, và, walk home, wall
2: wallet recovery, wallets, wanted by, wants, wants the, wants to, ward, warm the, was said, way of, wb, weak
2: web, webservice, week so, weekdays, weigh, weight, well, well and, well since, went well, were reviewed
2: what cannot, what does, what people, what when, wheels, when an, when card, when others, when somebody
2: where rolname, where the, which, which holds, which keeps, which the, while the, while this, white, who was
2: whoami $, whose author, wiki description, window, windows current, windows defender, wish, with all
2: with chore, with claude, with index, with name, with plausible, with sensible, with series, with small
2: with tarfile, with their, with white, withdrawal, within, within minutes, without, without it
2: without question, word, word press, word recovery, words are, workers, works everywhere, workspace
2: workspace soul, worry, worst, worth look, wp, write all, write as, write no, write string, write this
2: write to, write two, writes notes, wstg, wszystkich, www in, wynik, xf, xmlhttp, xq, ya, yalnızca, yc
2: yearly, yellow, yes, yes is, yes the, yk, yml to, you get, you open, you read, you see, your real, za km, zc
2: zeile, zeitpunkt, zgodę, zigbee, zigbee mqtt, zip tmp, zipfile, zk, zone description, zone str, zstd, zt, zu
2: zusammenfassung, | ask, | chpasswd, | copy, | date, | dead, | ed, | file, | fix, | iex, | journal, | kind
2: | loss, | medium, | record, | refund, | reset, | run, | saves, | search, | secret, | tar, | type, | verbose
2: | words, | ×, | →, ~ code, ~ docker, ~ maxdepth, ~ profile, × |, été, Δ, Навык, Перед, Правила, Скрипт
2: Сравнить, один, с, этого, المستخدم, ملف, आदेश, उत्तर, उपयोगकर्ता, और, का, की, के, में, लिखता, लिखता और, से
2: हर, ặ, ớ, ờ, ​, –, ”, „, → |, 、 期, 。 利, 。 本, 。 标, い て, え, し 、, に は, の, の 重, は, ま で, よ り, り, る 。, ん, 一, 下 面
2: 不 要, 中, 人, 付 け, 以, 会, 作 業, 優, 優 先, 先 し, 全, 前, 助, 即, 台, 后, 后 台, 在 后, 复, 复 制, 字, 密, 密 码, 布, 应, 後, 必, 所 有, 无
2: 无 需, 期, 本 技, 業, 每, 流, 用 者, 登, 的 命, 知, 端, 答 え, 终 端, 统, 者 に, 行 不, 被, 要, 語, 警, 让, 话, 送 る, 間 の, 라, 말, 번, 세, 실
2: 용 자, 자, ， 无, ， 用
1: $ acc, $ action, $ add, $ after, $ apply, $ args, $ aws, $ az, $ bad, $ basename, $ bin, $ bot, $ bytes
1: $ ca, $ cache, $ case, $ cat, $ ch, $ chmod, $ class, $ cmd, $ comment, $ config, $ const, $ content
1: $ continue, $ cover, $ ctx, $ declare, $ dirname, $ disk, $ docker, $ download, $ echo, $ enc, $ encode
1: $ eq, $ errors, $ etc, $ exit, $ expires, $ export, $ feed, $ fh, $ fi, $ file, $ fix, $ flush, $ force
1: $ foreach, $ format, $ fs, $ full, $ ge, $ git, $ got, $ group, $ have, $ headers, $ host, $ http, $ iban
1: $ iex, $ ifs, $ image, $ ip, $ jndi, $ kind, $ last, $ len, $ lists, $ live, $ mail, $ main, $ mktemp
1: $ mode, $ msg, $ my, $ notes, $ null, $ nvm, $ object, $ openai, $ org, $ pgdata, $ php, $ pkg, $ policy
1: $ product, $ profile, $ psql, $ pub, $ push, $ qw, $ region, $ replace, $ request, $ restic, $ return
1: $ review, $ root, $ row, $ rows, $ score, $ seconds, $ self, $ server, $ set, $ size, $ skill, $ sleep
1: $ slug, $ span, $ stamp, $ step, $ steps, $ store, $ str, $ substring, $ table, $ tar, $ tr, $ tree, $ type
1: $ uri, $ used, $ values, $ want, $ wb, $ whoami, $ wildcard, $ ~, <catcher> cc, <cheap> $, <cheap> api
1: <cheap> simple, <free> dl, <named> add, <named> batch, <named> body, <named> ca, <named> cb, <named> const
1: <named> core, <named> default, <named> dev, <named> echo, <named> gif, <named> git, <named> google
1: <named> heartbeat, <named> helper, <named> ingest, <named> instead, <named> intake, <named> it
1: <named> lookup, <named> mac, <named> md, <named> next, <named> node, <named> now, <named> pool, <named> post
1: <named> put, <named> py, <named> score, <named> send, <named> set, <named> setup, <named> spec
1: <named> stable, <named> sync, <named> token, <named> up, <named> upload, <named> verify, <named> win
1: <numeric> mcp, <numeric> sh, <placeholder> <placeholder>, <placeholder> and, <placeholder> for
1: <placeholder> hooks, <placeholder> if, <placeholder> latest, <placeholder> proxy, aan, ab cd, abi, about one
1: about such, about this, above it, above ms, above of, above the, above this, above write, above zero
1: above |, abra, abre, absent, absent |, absolute, absolute deviation, accel, accelerated, accent, accept all
1: accept comment, accept redirects, accept the, accept with, accepts, access all, access as, access block
1: access for, access is, access list, access logs, access read, accessibility, accessibility keyboard
1: accessible, accident, acción, accord, account after, account in, account is, account name, account net
1: account numbers, account of, account on, account password, account role, account to, account |, accounts by
1: accounts google, accounts that, accounts user, acct id, acct rmt, acked, acl insert, acl public
1: across calendars, across time, across web, act when, act with, action get, action is, action needed
1: action remove, action silently, action sts, action type, action will, actions checkout, actions setup
1: actions starter, actions what, actions →, activate, activates the, active do, active for, active in
1: active sec, adapt, adapter and, add, add action, add aria, add claude, add dependency, add dir, add git
1: add github, add gitleaks, add handler, add hklm, add if, add its, add listener, add metadata, add node
1: add push, add rows, add secret, add self, add test, add this, add up, add url, add what, added tests
1: adding column, additions, addr |, address <named>, address book, address exists, address export, address get
1: address phone, address poisoning, address so, address then, addressed, addressed to, addresses and
1: addresses are, addresses copy, addresses create, addresses of, adds open, adds structured, adj, adjust
1: adjustment, adjustments, adjusts, admin await, admin org, admin page, administrador, administrator and
1: admission, admission policy, admitted, adres, adv, adversary, advert cv, advertisement, advfirewall
1: advfirewall set, advice, advice on, advise, advise to, advised, advisories are, aes, aes security, af inet
1: affected, affiliate, affiliates, after an, after check, after closing, after crash, after download
1: after hours, after is, after its, after json, after launch, after month, after mutations, after one
1: after or, after seconds, after source, after tests, after two, after week, afterwards note, afterwards write
1: again from, again if, again the, again until, against an, against list, against production
1: against reference, age $, age age, agenda and, agent, agent as, agent at, agent by, agent can, agent current
1: agent for, agent has, agent hooks, agent mode, agent must, agent on, agent or, agent releases, agent run
1: agent runs, agent settings, agent should, agent start, agent string, agent then, agent with, agent yes
1: agent zip, agent ~, agents claude, agents com, agents do, agents md, agents set, agents working, agg
1: agree by, agree |, agreed, agreed let, agreed to, agreeing, ahead with, ahead write, ai assisted, ai tools
1: aim is, airlines, ajouter, ajoutez, ajustes, al massimo, al terminar, alarm and, alarm at, alarms
1: alarms and, alarms are, album, alert names, alert or, alert |, alerts and, alg, algorithms hs, algorithms |
1: alias name, alike, all $, all accounts, all bytes, all cells, all checks, all columns, all dates, all day
1: all dev, all directories, all documents, all done, all else, all fields, all list, all mcp, all name
1: all notes, all or, all other, all packages, all pages, all present, all projects, all read, all repositories
1: all rights, all routes, all shell, all system, all teams, all templates, all three, all to, all tool
1: all variables, all your, all |, alla, allkeys, allkeys lfu, allocs, allocs op, allow automatic, allow from
1: allow insecure, allow origin, allow the, allowed tools, allprofiles, allprofiles state, alone on, alone the
1: alphabet, already has, already read, als pdf, also add, also be, also for, also if, also in, also new
1: also on, also run, also where, alt width, alt |, alta, alter it, alternative text, always be, always execute
1: always include, always install, always read, always recommend, always show, always visible, always wrong
1: always |, ambiguous, amended, amount console, amount in, amount limit, amount number, amount string
1: amounts are, amounts over, amplification, amt, amt amt, amt ccy, amt cdtr, an account, an alert, an article
1: an auditor, an editorial, an elevated, an equivalent, an exact, an expired, an export, an express
1: an injection, an internal, an interrupted, an npm, an oidc, an open, an or, an order, an outside, an tx
1: anahtarları, analyser, analyst, analysts, analyze for, anchor, and, and accept, and adapt, and addresses
1: and again, and all, and also, and amounts, and answers, and apis, and appends, and applies, and approve
1: and as, and attach, and attachments, and author, and backlinks, and bad, and below, and bit, and blast
1: and browser, and can, and captures, and changelog, and chart, and checkout, and checks, and children
1: and choose, and clean, and cleans, and close, and closes, and closing, and cloud, and coding, and collect
1: and colour, and company, and compare, and complete, and compress, and count, and dark, and deletes
1: and dependency, and deposit, and describe, and detail, and discuss, and disk, and docs, and doesn, and don
1: and double, and draw, and drive, and drops, and empty, and encoding, and eval, and every, and files
1: and filter, and findings, and fold, and folders, and for, and formats, and formulas, and friends, and front
1: and full, and github, and goes, and grant, and hand, and hands, and hash, and helper, and hit, and home
1: and hooks, and icon, and ignore, and impact, and in, and info, and insert, and int, and isn, and keep
1: and linux, and location, and mails, and markdown, and may, and measure, and merge, and messages
1: and metadata, and moves, and names, and network, and non, and numbers, and object, and offline, and offset
1: and once, and opens, and order, and override, and package, and papers, and parameter, and patch, and pdf
1: and pip, and place, and post, and press, and proceed, and proof, and publish, and push, and pytest
1: and queries, and quick, and reads, and record, and red, and references, and release, and releases
1: and remove, and render, and repair, and repairs, and replace, and replies, and reports, and request
1: and reset, and restore, and rewrite, and rule, and says, and selector, and service, and shared, and shares
1: and should, and side, and small, and social, and somebody, and ssl, and standard, and starting, and startup
1: and static, and stories, and strip, and summaries, and tested, and these, and this, and to, and tokens
1: and trade, and travel, and tunes, and verifies, and viewport, and waiting, and weight, and were, and wired
1: and wires, and would, and wrong, and you, andere, android exported, android permission, angebot, anmelden
1: annotation if, announce, anomaly, anonymity, another agent, another device, another one, anschrift beider
1: answer all, answer as, answer in, answer no, answer of, answer questions, answer them, answer two
1: answer with, answered |, answering, answers as, answers csv, answers for, answers or, answers that
1: answers the, answers to, antes que, anthropic claude, anti spyware, antwort, any error, any item, any key
1: any line, any point, any port, any purpose, any server, any token, any two, any user, anyone who
1: anyone with, anything else, anything that, anyway the, anywhere |, ap, api as, api check, api const
1: api delete, api in, api leri, api list, api no, api nvim, api orgs, api patch, api post, api project
1: api tests, api tokens, api validate, api web, api with, apis from, aplicativo, app all, app applications
1: app com, app description, app error, app express, app for, app get, app instance, app is, app js, app new
1: app open, app pw, app replace, app root, app shows, app tenant, app theme, app under, append args
1: append files, append kind, append str, append to, append value, apple, apple id, application, application $
1: application config, application data, application json, application logs, application name
1: applications xattr, applies, apply auto, apply changes, apply from, apply immediately, apply on, apply plan
1: apply then, applying the, appraisal, approval is, approval when, approvals are, approvals list, approve all
1: approve them, approved and, approved in, approving, approving review, approx, apps and, apps if, apps using
1: apr, après, après la, ar ac, arabic, arc, archiv, archive description, archive if, archive password
1: archivio, are ambiguous, are before, are best, are cheaper, are cleared, are compared, are content
1: are covered, are cut, are dead, are drawn, are easier, are embedded, are encrypted, are enough, are exact
1: are fast, are filled, are found, are generated, are gone, are good, are hashed, are included, are incomplete
1: are integers, are kept, are known, are live, are loaded, are lost, are masked, are more, are only
1: are opaque, are passed, are personal, are possible, are put, are re, are rendered, are retained, are risk
1: are rounded, are run, are scheduled, are settled, are small, are stable, are tested, are then, are these
1: are touched, are treated, are trusted, are user, area, aren, arg arg, arg format, arg output
1: argparse argument, argparse datetime, args base, args header, args name, args of, args os, args ref
1: argument csv, argument parser, argv and, argv const, argv process, argv split, aria, aria hidden, arithmetic
1: ark, arms, arn arn, arns, arns arn, array buffer, array content, array key, array list, arrive, arrive with
1: artifact with, artisan, artisan queue, as actor, as add, as all, as bak, as blocking, as broken, as can
1: as ci, as code, as coming, as confirmed, as context, as ex, as exec, as fh, as field, as finished, as fix
1: as hex, as image, as in, as instructions, as its, as join, as local, as members, as much, as natural, as np
1: as open, as orig, as other, as part, as passed, as performance, as permanent, as quick, as ref, as requests
1: as rights, as root, as security, as soon, as source, as style, as this, as urllib, as user, as usual
1: as version, ascending, ascending false, aside, ask default, ask if, ask in, ask it, ask where, ask why
1: ask |, asked about, asked and, asking and, asking in, asking the, asking when, asks it, asks the, asks why
1: ass, assessment |, assessors, assets base, assets logo, assets makefile, assets mcp, assets npmrc
1: assign the, assinatura, assistant before, assistant that, assistant the, assistant when, assistants
1: assisted, async, async $, async const, async for, async try, async var, at after, at age, at any, at by
1: at commit, at expected, at for, at hand, at in, at level, at low, at month, at new, at on, at run, at str
1: at these, at timestamptz, at user, at worst, att, attachments, attendees, attendees guests, attest, attname
1: attorney, attribute key, attribute name, attribute value, au, aucun, audio, audit agent, audit an, audit ask
1: audit audit, audit fix, audit for, audit in, audit json, audit mode, audit pass, audit rules, audit scope
1: audit the, audit tool, audit vulnerabilities, auditor or, auditoria, auditors, auditoría, auditoría de
1: auditpol, auf, auf jedem, aufgeführt, aus und, aut, auth client, auth const, auth import, auth json, auth os
1: auth py, auth refresh, auth scaffold, auth test, auth token, auth true, auth ts, auth url, auth user
1: auth validation, auth |, authentication failure, authentication for, authentication password
1: authentication |, authenticator, authenticator app, authkey, author description, author name, author to
1: author with, authored by, authorisation, authorised, authorised web, authorization prompt, authors
1: authors name, authz, auto instrumentations, auto merge, auto model, auto style, auto update, autocmd
1: autocmd buf, automatic tasks, automatic updates, automatically after, automática, autopilot, autovacuum
1: autovacuum vacuum, autumn, avahi, avahi daemon, availability zone, avant, avant de, avec, average, avisa
1: avoid fixed, avoids the, await api, await app, await await, await axios, await chrome, await db, await fn
1: await get, await http, await json, await res, await token, await |, awake, away if, away with, awk print
1: aws $, aws azure, aws backup, aws cloudtrail, aws credentials, aws db, aws rds, aws secrets, aws session
1: aws ~, axe, axios get, ay, ayrıca, azure kube, azure msal, ação, añade, años, back after, back at, back from
1: back if, back return, back the, back through, back use, back write, backdoor, backend tf, background and
1: background it, background location, backlinks, backtracking, backup codes, backup in, backup is, backup of
1: backup plan, backup python, backup settings, backup vault, backup vaults, backup verify, backups
1: backups and, backups pg, backups |, bad async, badge, badge so, badges that, badly, baixe, bake, bal
1: balance of, band the, bank, bank csv, bank |, banking, bar before, bars from, base $, base <placeholder>
1: base exists, base for, base format, base hashlib, base here, base html, base load, base new, base no
1: base params, base process, base ref, base run, base score, base the, base urlsafe, base |, baseline before
1: baseline for, baseline is, baseline json, baseline md, bash dev, bash edit, bash ffmpeg, bash for, bash if
1: bash linux, bash make, bash mkdir, bash on, bash stdio, bash while, bash write, bashrc profile, bashrc zshrc
1: basic and, basic parsing, basic |, basis, basket, bastion host, bat, batch file, batch json, batch span
1: bath, battery, battery and, bavaria, bay, bbc, bcd, bcd sct, be, be and, be answered, be as, be confirmed
1: be cut, be drawn, be enforced, be explained, be held, be if, be judged, be listed, be matched, be measured
1: be mentioned, be merged, be off, be on, be open, be out, be overwritten, be present, be quoted, be raised
1: be recognised, be refreshed, be registered, be rendered, be repeated, be rotated, be seen, be sure, be told
1: be understood, beans, because, because its, because they, become one, becomes |, been removed, before all
1: before answering, before asking, before body, before build, before cleaning, before counting
1: before delivery, before each, before every, before first, before formatting, before going, before handing
1: before is, before other, before overwriting, before plan, before real, before removing, before renewal
1: before starting, before this, before work, before |, begin by, begin certificate, begin create, begin if
1: begin rsa, beginners, beginning with, behavior monitoring, behaviour of, beider, beider seiten, beim
1: beim ersten, being, being the, beispiele, beleg, belege für, believable, belirt, below as, below characters
1: below each, below into, below is, below it, below ms, below to, below zero, below |, benchmarks, bericht
1: beside this, besides, besides the, best, best and, best on, bet is, between english, between releases
1: between runs, between services, between the, between those, bez, bg, bib, bid, bien, big decimal, bilgi
1: billed, billed per, bin bin, bin hex, bin if, bin return, bin |, binary $, binary <catcher>, binary tmp
1: binascii, binding in, binding metadata, binread, birlikte, bit |, bits for, bitte, bitten
1: bitwarden password, biçiminde, black gofmt, blank lines, blanks, blender, block all, block def, block do
1: block of, blocked new, blocking true, blue, blue team, blueprint description, board report, board with
1: board |, boards with, bod, body app, body buffer, body build, body close, body content, body create
1: body data, body decode, body end, body file, body font, body forwarding, body headers, body json, body main
1: body of, body out, body replace, body request, body res, body role, body size, body split, boiler, book the
1: booked, booking, bookkeeping, boost, boosted, boot sec, bootstrapping, borderline, boring, born, borra, bot
1: bot and, bot in, bot is, bot send, bot with, both at, both halves, both in, both name, both on, both sides
1: both with, bother, bottom, bottom of, bought $, box data, box fill, boxes and, boş, bp |, br, braces and
1: brackets, brak, branch $, branch are, branch merged, branch with, branch |, branches git, branches that
1: brave software, breach, break out, break the, break up, breakglass, breaking change, breaking changes
1: breaks and, bridge description, bridge if, brightness, bring it, brings the, broken links, broken python
1: brotli, brought, browser first, browser on, browser storage, browser tests, brutto, btmp, bucket in
1: bucket is, bucket policy, buckets, buddy, buddy description, budget and, budgets and, budgets with, buf io
1: buf let, buf mode, buf ok, buf return, buf vec, bufio, bufio new, bug with, build action, build const
1: build env, build finished, build info, build its, build js, build object, build release, build rs, build sh
1: build so, build target, build three, build uses, build with, builder ask, builder url, builder value
1: builder with, building blocks, builds, builds if, builds in, builds reproducible, built, built for, built in
1: built with, builtin apt, bul, bulk, bullets, bump the, bundle, bundle config, bundle from, bundle in
1: bundle size, bundler, bunu, burada, burned, business mail, busy, busybox, butter |, button button
1: button form, button next, button stories, button test, button tsx, buy, buy or, by accident, by adding
1: by all, by amount, by an, by anyone, by case, by chance, by content, by day, by definition, by deleting
1: by design, by different, by event, by every, by exact, by field, by installing, by itself, by last, by live
1: by lock, by many, by mistake, by more, by multi, by nature, by number, by others, by our, by password
1: by pattern, by platform, by post, by re, by reference, by risk, by rule, by several, by severity, by six
1: by slug, by some, by state, by the, by themselves, by title, by total, by two, by up, by urgency, by using
1: by voice, by week, by work, by writing, by year, by yourself, bypass the, byte, byte $, byte order
1: byte while, byte |, bytes fromhex, bytes io, bytes length, bytes new, bytes of, bytes os, bán, bư, bư ớ
1: ca bundle, ca certificates, ca requests, caa, cache by, cache can, cache dir, cache for, cache from
1: cache key, cache no, cache query, cache that, cache time, cache when, caching and, calcola, calcola le
1: calcula, calendar entries, calendar from, calendar id, calendar invitation, calendar to, calendars
1: calibrate, call and, call as, call at, call for, call in, call log, call post, call read, call request
1: call this, called that, calls for, calls go, calls where, cambio, came over, can add, can also, can be
1: can block, can carry, can claim, can find, can follow, can go, can improve, can repeat, can restore
1: can scan, can stop, can take, can tell, can use, can work, can write, cancelled and, candidate has
1: candidate or, candidates, cannot, cannot change, cannot read, cannot set, cannot work, canon, canvas or, cap
1: cap at, cap is, capital, captions, capture output, car, card fields, card is, card md, card on, card |
1: care and, care team, careless, cargo rerun, cargo rustc, carried out, carries, carries the, carry it
1: carry the, carve, casas, cascade, case as, case in, case must, case names, case of, case one, case set
1: case the, case true, case with, case ，, cases create, cases in, cases of, caso, cat in, cat ~, catastrophic
1: catastrophic backtracking, catch console, catch export, catch let, catch throw, catch undefined, catching
1: catcy, catcy bod, categorias, categories are, causa |, causal lm, cause and, cause of, causes missing
1: caution and, caution with, cb cb, cc $, ccy, cd $, cd my, cd scripts, cdata, cdtr cdtr, ce, ceil, cela
1: cell type, cells cell, certainly, certificate checks, certificate end, certificate if, certificate pem
1: certificates that, certificates |, certified, certutil urlcache, cf $, cfg cfg, cfg config, cfg for, ch ụ
1: chain, chain check, chain of, chain |, chains, chair, change each, change id, change if, change its
1: change note, change of, change one, change read, change them, change with, changed and, changed build
1: changed by, changed if, changed |, changelog entry, changelog has, changelog tag, changes api, changes is
1: changes then, changes too, changes when, changeset, channel ch, chapters, chapters tex, characters and
1: characters in, characters per, characters the, charge, charge refunded, chart for, chart js, chart version
1: charts and, chat in, chat tools, chattr etc, chave, cheap, cheaper, cheaper and, cheapest, cheaply
1: cheatsheet, check $, check agent, check as, check can, check commit, check compare, check content
1: check curl, check data, check description, check diff, check fails, check false, check java, check labels
1: check mark, check md, check not, check open, check people, check run, check self, check sh, check shows
1: check text, check the, check to, check tools, check upstream, check whether, check who, checked at
1: checked by, checked with, checker, checking for, checklist and, checklist description, checklist only
1: checkout def, checkout session, checkout sessions, checks as, checks build, checks fail, checks from
1: checks in, checks length, checks the, checks |, checksum and, checksum if, checksum is, checksum of, chevron
1: child item, child process, chmod $, chmod etc, chmod usr, choice, choice is, choice of, choice |
1: choose allow, choose by, chooser, choosing an, chore update, chosen by, chosen for, chosen one, chown
1: chrome cookies, chromium connect, chromium default, chunks, chunks and, ci add, ci cache, ci do, ci fails
1: ci in, ci secret, cidr, cipher cipher, circle, circulation, cite the, city, cksum, cksum |, claim and
1: claimant, clang, clash, clashes, class and, class client, class code, class error, class line, classes |
1: classifier, classify, claude credentials, claude skills, claude sonnet, clause number, clause |, clauses
1: clawdbot env, clean and, clean py, clean remove, clean return, clean state, clean them, clean tree, cleaning
1: cleans messy, clear it, clear text, clear the, cleared in, clearer, clearer and, cli compile, cli is
1: cli must, cli skill, cli so, click open, clickfix, clicking, client $, client afterwards, client constructor
1: client does, client http, client js, client messages, client on, client process, client py, client secrets
1: client servername, client settings, client state, client timeout, client with, clients for, clipboard
1: clipboard history, clone mirror, clones, close, close $, close match, close on, close self, close the
1: close with, closed, closed if, closed with, closes, closes that, closest, closing, cloud services
1: cloud trail, cloudtrail, cloudtrail describe, cluster to, cluster |, clustering, cmap, cmd in
1: cmd powershell, cnpj, co authored, coach, cobra, code add, code and, code apply, code before, code cell
1: code context, code depends, code description, code execution, code fences, code flag, code http, code if
1: code in, code install, code list, code may, code of, code owner, code private, code process, code reads
1: code review, code settings, code shows, code then, code url, code user, code uses, code with, codec
1: codes are, codes as, codes for, codesign force, codex config, coding, coding sessions, coding standards
1: cohen, coins, col is, col rows, cold starts, collaborator, collapse it, collapses, colleague can
1: collect data, collect if, collect the, collected, collector is, collects the, collez, color contrast
1: colours if, column as, column has, column is, column line, column names, column table, column text
1: column that, column to, column with, columns are, columns at, columns if, columns of, com and, com as
1: com include, com object, com or, com return, com that, com then, comandos, come after, come along, come out
1: coming from, comma, command arduino, command import, command of, command prints, command sh, command without
1: commandes, commands and, commands at, commands run, commas at, comme, comment and, comment format
1: comment if, comment on, comment type, comments, comments for, comments in, comments on, comments two
1: commercial terms, commission, commit as, commit author, commit graph, commit message, commit one, commit per
1: commit qam, commit so, commit style, commit tag, commit under, commit with, commits since, commits with
1: committer, committer date, common $, common practice, community, como, compact to, companions, compara
1: compare answers, compare description, compare two, compare |, compared, compared by, compares, comparison on
1: compile $, compile bc, compile fqbn, compile is, compile re, complaint, complete and, complete files
1: complete missing, complete this, completed security, completely, completeness, completo, compliance
1: component and, component by, component use, components map, compose down, compose logs, compose run
1: compose stacks, compose yml, composer update, compress, compress archive, comprises, comprobar, compromised
1: comprueba la, computador, computed, computers, compétence, con lo, con un, concatenation, concentration
1: concept and, concerned, concurrently, concurrently |, condition service, conf all, conf json, conf |
1: conferma, confianza, confidentiality, config add, config before, config builder, config code, config content
1: config env, config it, config jwt, config netrc, config read, config remote, config secrets, config so
1: config unset, config var, config ”, configuration for, confirm $, confirm that, confirm with, confirmación
1: confirmation, confirmation dialogs, confirmation is, confirmation prompts, confirmation show, confirmação
1: confirme, confirmed, confirmed by, confirms that, conftest, confused by, confuses, conjunction, connect os
1: connect src, connection id, connection string, connections with, connector, conntrack, conseil, consent add
1: consent if, consent is, consent never, consequence, consequence |, consequences, considers, consistent and
1: const, const action, const app, const archive, const await, const bal, const big, const bin, const changed
1: const client, const create, const decision, const default, const defaults, const entries, const every
1: const exec, const extra, const filter, const findings, const for, const found, const guard, const hit
1: const hook, const id, const json, const kg, const live, const locale, const metadata, const min, const net
1: const object, const open, const os, const out, const packed, const path, const prefix, const profile
1: const project, const range, const reply, const report, const roots, const rules, const run, const sec
1: const server, const settle, const shape, const since, const sink, const sizes, const skip, const source
1: const spawn, const state, const stats, const tokens, const top, const tx, const val, const wallet
1: const want, const web, constant for, construction, constructor, constructor private, consultar, contact
1: contact and, contact details, contact with, contacts and, contain one, container, container from
1: container |, containers, containers name, contains, contains from, contains token, contas, content and
1: content can, content downloads, content each, content get, content graph, content html, content is
1: content join, content key, content read, content so, content value, contents <named>, contenuto, contested
1: context code, context function, context if, context in, context req, context summary, context type
1: context where, context wrap, contiene, contient, continue for, continue grep, continue set, continue the
1: continue with, continuous, contract, contract from, contradict, contradict each, contradict the, contrast |
1: contribution, control $, control for, control only, control tower, control when, controleer, controlla
1: controller is, controller service, conventions, conversa, conversación, conversation so, conversation the
1: convert description, convert value, converter, convierte, cookie for, cookies get, cookies local
1: cookies network, cookies to, coordinates are, copie, copies are, copiez, copilot, copilot instructions
1: copy as, copy do, copy elsewhere, copy file, copy in, copy is, copy out, copy path, copy select, copy so
1: copy this, copy tmp, copying, copyright the, core and, core core, core from, core hooks, core import
1: core library, core or, cores, corp vault, correção, cosign sign, cost of, cost reader, costs as, costs |
1: could be, could break, could this, count characters, count delete, count null, count only, count path
1: count round, count rows, count start, counted as, counterparty, country in, counts, counts the, counts |
1: cover the, covered and, covered it, covers |, cp, cp env, cp require, cp spawn, cp volumes, cpu, crate
1: crawler, crea, create autocmd, create connection, create file, create for, create get, create gmail
1: create hash, create id, create it, create mode, create post, create require, create tmp, create tn
1: create url, create write, creation date, creation without, cred, credential, credential <named>
1: credential new, credentials $, credentials config, credentials or, credentials ~, creep, crf, criteria
1: criteria are, criterion, critical |, criticism, crl, cron line, crontab echo, crop, crop and, crowded, crs
1: crt, crt export, crt update, crt |, crypto, crypto random, crypto wallets, csrf |, css and, css inline
1: css |, csv $, csv and, csv ap, csv cleaner, csv column, csv def, csv description, csv each, csv exports
1: csv file, csv hashlib, csv html, csv in, csv key, csv matches, csv no, csv out, csv output, csv print
1: csv row, csv show, csv to, csv when, ctl, ctrl and, ctx $, ctx ctx, ctx dict, ctx encode, ctx read, cu ố
1: cuatro, cue, cuenta, culture, cup, curl curl, curl exec, curl file, curl ifconfig, curl lo, curl sm
1: curl tmp, curlopt postfields, curlopt returntransfer, currency eur, current and, current color, current md
1: current setting, curriculum, cursor, cursor execute, curve |, curves, customer churn, customer data
1: customer id, customer is, customer language, customers as, customers |, cutoff, cuts release, cv
1: cv shortlist, cvs, cvs and, cvss, cvss |, cvv, cycle time, cyclonedx, cylinder, cz $, cz ~, czf, czf tmp, da
1: daemon cups, daemon set, daemon true, daily report, daily weekly, dairy, dal, damaged it, dan, danach
1: dangerously, dangerously skip, dans le, dar, darwin, darwin sudo, das, das kennwort, das verzeichnis
1: dashboard builder, dashboard description, dat, data aws, data body, data code, data contents, data csv
1: data decode, data dev, data encode, data find, data frame, data frames, data home, data http, data is
1: data items, data key, data label, data loss, data migrations, data model, data nil, data open, data prefer
1: data print, data request, data src, data stays, data subject, data sync, data tags, data task, data using
1: data var, data web, data yaml, data ~, database credentials, database for, database id, dataclasses
1: dataclasses for, date echo, date formats, date fromisoformat, date if, date index, date is, date not
1: date now, date return, date set, date sources, date sum, date that, date to, date when, date with
1: date within, dates as, dates day, dates when, dauert, day, day after, day description, day mark, day run
1: days ahead, days and, days at, days const, days remove, days then, days what, dazu, db, db condition, db do
1: db host, db image, db is, db no, db pass, db psql, db result, db rows, db tmp, db var, dba, dbg, dbt, dbus
1: dd md, ddd, de $, de base, de cada, de calidad, de chaque, de données, de estilo, de las, de más, de passe
1: de segurança, de session, de trabajo, de una, de |, dead link, deadline, deadline |, dear, debian org, debt
1: debtor, debug info, debugger, debugger |, decide |, decided, decided |, decides the, decimal, decimal comma
1: decimal price, decision allow, decisions owners, decisions with, deck md, decks from, declines, decode codec
1: decode decode, decode def, decode it, decode latin, decode rstrip, decoded text, decoder body, decoys
1: dedupe, dedupes, deep audit, deep clean, deep |, def account, def add, def clean, def close, def embed
1: def enrich, def gather, def issue, def load, def pack, def pytest, def register, def request, def rows
1: def run, def score, def self, def snapshot, def table, def unpack, def verify, def warm, default cache
1: default config, default const, default cookies, default credentials, default export, default fetch
1: default fix, default index, default let, default library, default login, default port, default return
1: default target, default values, default windows, defaults export, defaults from, defaults use, defect
1: defect |, defend, defender disable, defined terms, definer, definer as, definition with, definitions are
1: deflated, deflated as, degrees, delay, delay type, delay |, delayed, delayed by, delete after, delete backup
1: delete done, delete end, delete files, delete them, deletelocalsnapshots, deletes them, deleting the
1: deletion of, delimiters, deliver, delivered, delivered as, delivery $, delivery and, delivery date
1: delivery is, delivery receipt, delle, dem benutzer, demande, dene, deneme, denetim, dentro de, departments
1: dependency and, dependency to, depends on, deploy ci, deploy keys, deploy name, deploy role, deploy user
1: deployment and, deploys, deploys static, depois, deposit, deposited, depot, deprecated, deprecated since
1: deprecations, deps const, depth return, depth |, depuis, der benutzer, der prüfung, derived data
1: des nutzers, describe node, describe regions, describe snapshots, describe the, description
1: description checklist, description clean, description cleans, description compares, description counts
1: description crea, description creates, description cut, description deploys, description design
1: description designs, description faster, description finds, description follow, description formats
1: description generate, description has, description home, description internal, description lints
1: description load, description moves, description notes, description package, description posture
1: description profile, description prüft, description pulls, description puts, description record
1: description removes, description resize, description scale, description scans, description score
1: description search, description security, description see, description setup, description ssh
1: description style, description summarise, description tags, description template, description terraform
1: description tidies, description tidy, description train, description training, description tune
1: description upgrade, description verifies, description web, description with, description zet
1: description Переводит, descriptions, descriptions and, desde la, design does, design write, designer
1: designer description, desk does, desktop, después de, destination, destination port, destroy if
1: destructive commands, det, detached, detached true, detect config, detected by, detector detector
1: detector id, detectors, detects, deuxième, dev path, dev prod, devam et, developer xcode, device never
1: device or, devnull def, devops, değildir, df info, df is, df isna, df label, df loc, df pd, df return, df to
1: dgram, diagnose broken, dial, dialects, dialogs, dich, dict plist, dict writer, did what, did you, die print
1: dienst, diese, dieser, diferencia, diff as, diff if, diff is, diff name, diff never, differ, differ between
1: differ from, differ only, difference to, difference was, different names, different people, different teams
1: differs from, difficulty, dig short, digest, digest base, digest digest, digest return, digests for, digit
1: digits, dir depth, dir entry, dir for, dir git, dir glob, dir join, dir new, dir nvm, dir opts, dir plugin
1: dir set, dir sha, dir string, dir unwrap, dire, direct and, directories if, directory $, directory exists
1: directory it, dirname $, dirs set, disable anti, disable behavior, disable now, disable open, disable pip
1: disable realtime, disable xattr, disabled error, disabled false, disabled |, disaster, disaster recovery
1: disc, discharge, disco, discuss, disguise, disk cleanup, disk encryption, disk full, disk in, disk may
1: dislike, dislikes, dismiss, dismissed, disp, disprove, disprove it, disputes, dist build, distribution id
1: distribution package, distrust, dk, dl, dmarc domain, dmarc none, dmg hdiutil, dns cache, dns get
1: dns queries, do $, do aplicativo, do as, do bash, do better, do curl, do dig, do exactly, do find, do for
1: do how, do mês, do not, do or, do plan, do so, do text, do them, do time, do with, do without, doc docx
1: docker compose, docker push, docker sock, docker |, dockerfiles, docs and, docs has, docs search
1: docs update, doctype, document $, document add, document cstmr, document document, document element
1: document head, document not, document or, documented |, documento, documentos, documents are
1: documents desktop, documents documents, documents exist, documents for, documents no, documents recurse
1: documents that, documents to, docx or, docx xlsx, does is, does so, does that, does with, doing it
1: domain and, domain in, domain name, domande, don go, don invent, don list, don override, don see, don stop
1: donate, donate level, donated, done by, done len, done new, done report, done rm, done show, done the
1: done tmp, donné, données, dont, dos, dose mg, dose |, dosya, dotnet build, double, double click, double val
1: doublons, doubt the, doubtful, down, down is, down what, doğrulama, dpi, dport, dr, draft in, draft to
1: drafts for, drafts the, drawn in, drill, drill and, drill once, drill |, drills description, drip, drive
1: drop duplicates, drop |, dropdb, dropdb if, drug mg, dry goods, dsn, dst map, dst name, dst src
1: dt timedelta, dual, dual licences, dull, dump keychain, dumps dict, dumps doc, dumps for, dumps json
1: dumps kind, dumps rows, dumps self, dumps summary, dumps |, dunning, dup, duplicate entries, duplicated
1: duplicates, duplicates and, duplicates by, duplication |, dust, duty |, dígitos, dönüştür, dùng, dư, dư ớ
1: each as, each ask, each block, each breach, each call, each cell, each code, each command, each commit
1: each component, each config, each console, each day, each difference, each fixture, each for, each host
1: each issue, each later, each migration, each month, each new, each number, each old, each page, each quarter
1: each reply, each repository, each round, each stage, each team, each time, each to, each tool, each type
1: each week, earlier instructions, earlier ones, earlier so, easy to, eat, eb, ebitda, ec create, ec delete
1: echo dns, echo export, echo host, echo installer, echo json, echo key, echo printf, echo ready, echo root
1: echo service, echo usr, echo ~, ed deploy, edge brave, edge cache, edge user, education, eed, effect allow
1: effect at, effects the, efficiency, eight are, ein und, eine, einfügen, einmal, eintragen, ejecuta, ekle
1: eksik, el antivirus, el código, el nombre, el servidor, el usuario, elastic, electron, electron app
1: electrum wallets, elevated, elevated prompt, elle, else and, else ask, else def, else exists, else get
1: else goes, else out, else return, else self, else text, else the, em uma, email, email capture, email label
1: email list, email lower, email ops, email or, email placeholder, email utils, embed text, emergencies
1: emergency, eml, emoji, emoji |, employer, emptied, empty and, empty files, empty folder, empty the, empty to
1: en cada, en los, en son, en su, en une, enable file, enable row, enable |, enabled false, enabling the
1: enc $, enc base, encode $, encode as, encode base, encode decode, encode json, encode sub, encode urllib
1: encoded so, encoding base, encoding is, encrypt read, encrypted link, encryption versioning, end as, end at
1: end body, end certificate, end def, end do, end eval, end file, end function, end label, end loop, end mut
1: end name, end new, end null, end return, end start, end string, end vcalendar, end vevent, end what, enddate
1: enddate |, endings, endpoint app, endpoint create, endpoint list, endpoint protection, endpoint to
1: endpoint url, ends, ends by, ends within, engine has, engine must, engine the, engineers, engines, enough |
1: enriches, enroll, ent, enter it, enter the, enter them, enter to, enthält, entity id, entre, entries and
1: entries new, entries object, entries process, entries when, entries with, entry $, entry at, entry by
1: entry const, entry err, entry file, entry only, entrée, enumerate lines, enumeration by, enumerations, enums
1: env $, env all, env build, env const, env doctor, env filter, env flags, env gh, env go, env if, env join
1: env lang, env name, env or, env private, env production, env return, env secrets, env snapshot, env temp
1: env to, env user, env userprofile, env utf, env ~, environ, environ database, environ hf, environ if
1: environ print, environment get, environment names, environment on, environment pip, environment postgres
1: environment set, environment special, environment variables, envoyer, eo, ep, ep bypass, epc, eq $, eq |
1: equal values, equals the, ergebnis, erp, err, err const, err err, err error, err exec, err file, err http
1: err req, err status, error action, error after, error end, error messages, error never, error rates
1: error real, error return, error run, error runtime, error texts, error undefined, errors, errors as
1: errors duration, errors go, errors such, errors throw, errors true, errors |, erstellt, ersten, erwähnt
1: es description, escape, escape name, escreva, esegui, est, est pas, esta, esta página, estar, estas
1: estimate and, está en, et le, etc, etc environment, etc hostname, etc hosts, etc letsencrypt, etc machine
1: etc nginx, etc opt, etc ssh, etc wireguard, ethers, ethers const, ethers contract, ethers wallet, etm, eu $
1: euro, ev $, ev json, eval $, eval description, eval or, eval run, eval string, even at, even though
1: even with, evenly, event, event $, event comment, event export, event from, event the, events checkout
1: events of, events with, ever |, evergreen, every account, every agent, every answer, every instruction
1: every list, every machine, every minutes, every project, every read, every repository, every session
1: every template, every ten, every test, every third, every workload, everybody, everyday, everything in
1: everything use, everywhere, evidence for, evidence of, evidence structure, evidence then, evidence write, ex
1: exact value, examined, example for, example with, excel application, excel workbooks, except value
1: exception of, exception |, exceptions, exceptions are, exclamation marks, exclude dir, exclude it
1: exclusion process, exe $, exe and, exe as, exe no, exe node, exe on, exe out, exe set, exe window
1: exec bypass, exec command, exec env, exec import, exec ns, exec sync, exec text, exec urlopen, executable os
1: executable str, execute as, execute bash, execute format, execute id, execute scripts, executed as
1: execution count, execution time, executor as, exempt, exercise and, exercise in, exif, exiftool
1: exiftool all, exist are, exist file, existing aws, existing entries, existing ones, exists env
1: exists shutil, exit $, exit git, exit on, exp match, exp now, expanduser, expected and, experience as
1: expiration, expired session, expires, expires $, expires |, explain to, explains the, explains what
1: explique, exploratory, exploratory analysis, export anthropic, export as, export before, export class
1: export crt, export csv, export default, export http, export is, export module, export node, export openai
1: export requests, export secret, export them, export type, export use, export users, exporte, exported true
1: exporter import, exporter new, exporter otlp, exporter trace, exporter url, exporting, exports are
1: exports in, exports with, exposed headers, exposure, exposure for, expr in, express and, express api
1: express const, express from, ext and, extension, extension exe, extension install, extension settings
1: extension to, extensions if, external data, externals, extra and, extract it, extract py, extracts, eyes
1: factor on, factories, factory create, facturas, fail and, fail it, fail on, fail with, failed do
1: failed password, failed runs, failed with, failed |, fails ask, fails at, fails without, failure can
1: failure yes, falco, fale, fall under, falls back, falls by, false alarm, false await, false before
1: false close, false console, false def, false df, false if, false location, false npm, false out
1: false positive, false print, false set, false stream, familiar, far, farther, fast and, fast builds
1: fast lane, fast path, fastapi, fastapi import, faster with, fastify, fattura, faults, fax, faça, façade
1: fd in, fe ad, fear, feature and, feature many, feb, fecha, fechas, feed <named>, feedback to, feedback |
1: feel, fehler, fences, fenster, fernet generate, fetch <catcher>, fetch <free>, fetch const, fetch hook
1: fetch report, fetch this, fetch write, fetchall, fetched at, fewer tokens, ffe, fff font, fh $, fh delimiter
1: fiche, fichero, fichiers, field, field by, field extra, field not, field when, fieldnames
1: fieldnames writeheader, fields def, fields filled, fields for, fields keep, figure is, figures and
1: figures as, file as, file before, file binread, file bytes, file changes, file client, file delete, file dst
1: file else, file etc, file exist, file filepath, file filter, file for, file here, file id, file install
1: file it, file kind, file lists, file may, file missing, file multi, file named, file names, file no
1: file null, file only, file per, file profile, file put, file rb, file root, file says, file str, file time
1: file top, file utils, file where, file which, filed, fileno, fileno fd, fileno for, fileobj, fileobj buf
1: filepath base, filepath join, filepath walk, files, files add, files and, files as, files at, files by
1: files changed, files copy, files def, files filter, files graph, files into, files named, files one
1: files open, files or, files out, files path, files process, files pythonhosted, files read, files search
1: files since, files url, files walk, files without, filesize, fill and, fill fff, fill it, fill this
1: filled in, filling in, filter brightness, filter const, filter for, filter from, filter it, filter map
1: filter names, filter test, filter that, filter token, filter until, filter which, filters create, filtre
1: fim, fin, final class, final list, final long, final string, find and, find bin, find by, find generic
1: find id, find in, find name, find this, find to, find word, find |, find ~, findall text, finding
1: finding and, finding evidence, finding is, finding |, findings, findings can, findings list, findings on
1: finds it, finds leaked, finds out, finds them, fine the, finished and, finished |, fio, firefox key
1: firefox logins, firefox profiles, first after, first build, first cell, first commit, first contact
1: first entry, first error, first every, first export, first for, first get, first half, first hour, first is
1: first kubectl, first mention, first of, first order, first page, first part, first read, first rule
1: first run, first search, first second, first seen, first what, first words, first year, fit the, five and
1: five changes, five days, five to, fix, fix before, fix fixed, fix it, fix or, fix owner, fix re
1: fix reference, fix what, fixed, fixed await, fixed console, fixed const, fixed costs, fixed in, fixed perf
1: fixer, fixture |, fixtures and, fixtures in, flag as, flag string, flagged by, flags in, flags name, flaky
1: flaky and, flask, flask app, flatten, flatten the, flavours, fleet, flicker, flight, float default
1: float for, float return, floats, flow from, flow run, fmt fprintf, focus rings, fold, fold change, folder in
1: folder into, folder it, folder local, folder path, folder structures, folder then, folder where, folder with
1: folders for, folders the, follow, follow it, follow the, followed, followed by, followed |, follows |, font
1: font name, font with, foods, footer, footers, for, for absent, for access, for accounts, for ai, for another
1: for api, for approval, for area, for as, for authorised, for branch, for browser, for cache, for capture
1: for causal, for cfg, for changes, for children, for cmd, for coding, for complete, for compliance
1: for confirmation, for const, for continuity, for control, for counts, for db, for dependencies, for dir
1: for docker, for drift, for edge, for emergencies, for entry, for ever, for every, for everybody, for expr
1: for express, for failing, for fd, for feature, for fetch, for five, for front, for funding, for get
1: for high, for hits, for hot, for httpheader, for human, for identity, for images, for invoice, for leaked
1: for links, for list, for logo, for mac, for may, for mcp, for measuring, for missing, for money, for months
1: for most, for my, for networks, for newsletters, for no, for observability, for once, for open, for orders
1: for outdated, for paths, for patterns, for preview, for private, for production, for public, for pupils
1: for red, for refresh, for rel, for report, for reproducible, for returning, for risky, for root, for routing
1: for run, for sample, for schemas, for section, for shapes, for shell, for single, for six, for slide
1: for slow, for speed, for stable, for stale, for static, for statistics, for string, for styling, for sudo
1: for tasks, for teams, for these, for third, for topic, for type, for url, for weekly, forbid, force error
1: force reinstall, force row, forcelist, foreign keys, forensics, fork, fork |, forking, form <named>
1: form add, form as, form data, form field, form has, form id, form request, form response, form script
1: form so, form with, form |, formality, format <placeholder>, format an, format byte, format code
1: format create, format every, format for, format in, format json, format name, format names, format out
1: formatted, formatted message, formatter, formatter description, formatting with, forms, forms by, forms in
1: forms of, fortlaufende nummer, forward agent, forward failure, forward fix, forwarder, forwarding
1: forwarding addresses, forwarding email, forwarding forwarding, forwarding |, forwards to, found by
1: found function, found nothing, found push, found run, found use, foundation enum, foundation of, four weeks
1: fprintf, fqbn, fqbn $, fra, fragmented, frame rows, framework the, frecuentes, free entry, free for
1: free from, free of, free on, freq, frequent, frequent cause, fresh debian, freundlich, friday, friendly way
1: from <named>, from application, from async, from audit, from both, from bytes, from calendar, from channel
1: from codeowners, from defaults, from description, from ethers, from event, from ex, from examples
1: from express, from fastapi, from files, from hex, from if, from legacy, from line, from lines, from logs
1: from many, from markdown, from msg, from no, from notion, from older, from orders, from our, from policy
1: from process, from public, from python, from references, from register, from scratch, from scripts
1: from sender, from sequence, from session, from site, from state, from templates, from the, from transformers
1: from two, from type, from types, from vue, from walk, from week, from zero, fromhex, fromlist, front door
1: front end, front of, fråga, fs $, fs <named>, fs append, fs create, fs dir, fs os, fs set, fs sk, fs sl, fso
1: ftp |, full access, full and, full conversation, full no, full payment, full power, full price, full refund
1: full sentence, full text, fullmatch, fume, fun main, func jwt, func main, func string, funciona, function by
1: function ev, function if, function main, function of, function open, function public, function register
1: function render, function report, function set, function setup, function show, function single
1: function sync, function use, function vim, function warm, funnels, further question, fuse, fut
1: future sessions, fuzzy, fuzzy matching, fwrite, fwrite $, fy, für das, für die, gap |, garden, gas, gasto
1: gate description, gate it, gate local, gateway decides, gateway description, gateway is, gb, gbp, gd, ge $
1: ge then, gehalt, gelen, gelöscht, gem, gemfile, gemfile lock, gems, general, generate matching
1: generate production, generated files, generator for, geo <named>, geo json, geo package, geocode, geojson
1: georgia, gerekir, gerçek, gesperrt, get $, get archive, get aws, get base, get best, get call, get child
1: get confused, get context, get data, get env, get file, get folder, get format, get get, get github
1: get health, get host, get ifd, get impl, get in, get index, get input, get ipython, get kind, get label
1: get list, get local, get mailbox, get mean, get object, get one, get origin, get output, get prototype
1: get put, get recent, get rule, get rules, get secrets, get src, get stream, get the, get update, get url
1: getcwd, getexif, getexif get, gethostbyname, getlogin, getrennt, gets json, getsitepackages
1: getusersitepackages, geçerli, gf, gh token, ghcr, ghi, gi ả, gi ữ, gif, girdi, gist, git $, git author
1: git branch, git clean, git committer, git dev, git format, git git, git github, git head, git info
1: git maintenance, git pull, git reflog, git shortlog, git show, git switch, git then, git tmp, git type
1: git update, gitattributes, github and, github copilot, github repository, github triage, gitleaks detect
1: gitleaks toml, give one, give them, give up, given in, given it, given to, gives, gives the, glass
1: glass access, glob $, glob file, glob if, glob sync, glob yar, global feature, global fetch, global http
1: global this, global trusted, global url, glossary |, gloves, gmb, gnome, gnu, go ahead, go beyond
1: go description, go first, go go, go into, go there, go tool, go |, goes from, goes missing, goes on
1: goes stale, goes through, goflags insecure, going on, gold, golden, golden file, gone, gonosumcheck
1: good bad, good contrast, good work, good |, google shows, goproxy, got $, gov, gpg $, gpg batch, gpg verify
1: gpl, gpu, gpus, gpus all, gq, grade, grade or, gradle gradle, grafana dashboard, grafana dashboards, grammar
1: grams, grams and, grams |, grand, grand totals, grant all, grant is, granted, granted and, graph api
1: graph true, grave, gravità, green red, green tests, green |, grep echo, grep failed, grep for, grep proxy
1: grep rl, grep time, grepl, gross, gross |, group, group comparison, group def, group find, group has
1: group keys, group name, group no, group test, group that, group to, groups open, grow, grow with, grows by
1: grows |, grpc, grype, gs, gt $, gt |, guard check, guard rails, guardar, guardrails no, guessed, guest, guia
1: guide for, guide on, guide use, guide |, guided, guild, gunzip, gut, gzip for, habitual, had been, had never
1: half, half is, half of, half page, half way, hall, halts, ham, hand and, hand on, hand over, hand the
1: handed over, handler if, handler log, handles it, handout, handshake |, hang, happened, happens if, har
1: harbor, hard coded, harden, harden sh, hardening for, harmless and, has, has asked, has become, has been
1: has bug, has completed, has content, has decided, has enough, has for, has gone, has just, has lapsed
1: has prefix, has priority, has sentence, has the, hash $, hash is, hash name, hash sha, hashed in, hashes
1: hashes the, hashi, hashi corp, hashicorp, hashing, hashlib, hashlib pathlib, have and, have been, have code
1: have enough, have no, have not, have nothing, have url, haven, having to, hay, hba conf, hcl, hd, hdiutil
1: hdiutil attach, head append, head body, head const, head content, head copy, head git, head in, head notes
1: head or, head ~, header, header api, header authorization, header cookie, header host, header key
1: header main, headers body, headers key, headers process, headers set, headers |, heading per, health
1: health check, health checks, health information, health probe, health report, hear, heating and, height fill
1: height for, height src, heir, held and, held up, helo, help save, help to, helper $, helper from, helper is
1: helper or, helper reads, helper so, helper test, helper use, hence the, here and, here are, here as, here do
1: here on, here pathlib, here return, here use, hesitates, heure, hex for, hex return, hex string, hex to
1: hex values, hex |, hexdigest def, hf hub, hg, hi, hi first, hidden answer, hidden enc, hidden exec
1: hidden nop, hide, hide the, high quality, high write, higher, highest, highest rank, highlighted, hint run
1: hints in, hints str, hipaa, hiring, hiring manager, history, history and, history bash, history description
1: history of, history python, history root, history start, history the, hit else, hit in, hit is, hits
1: hits are, hk, hklm, hm, hmac sha, hold in, hold is, hold or, hold up, holder, holds an, holds one, home $
1: home assistant, home backup, home bash, home dir, home file, home for, home gnupg, home kube, home mozilla
1: home netrc, home npmrc, home openclaw, home os, home src, home ssh, home vault, homedir if, honey
1: hook event, hook events, hook json, hook matcher, hook span, hook specific, hooks by, hooks mcp, hooks path
1: hooks stripe, hop, hop |, hora, host db, host get, host has, host home, host key, host mount, host net
1: hostname $, hostname <named>, hostname tgz, hostname the, hostname user, hostname |, hosts $, hosts in
1: hotfix, hour add, hour if, hour return, hourly, hours are, hours for, hours from, hours in, hours or
1: hours raise, hours |, house style, housekeeping, houver, hover focus, how do, how much, how old, how quickly
1: hoá, hq, href, hsa, ht, html charset, html css, html one, html return, html string, html title, html to
1: http apis, http calls, http get, http only, http put, http tiny, http transport, httpclient, httpexception
1: httphandler, httpheader field, https const, https port, https request, https test, hub <named>, hub com
1: hub disable, hub issues, hub release, hub triage, hulp, human decision, hundred, hundred lines, hundreds
1: hundreds of, hx, hypothesis, hypothesis and, häufige, häufige fehler, hình, iam, iam account, iat now, ib
1: iban $, iban bic, iban iban, iban id, iban string, icc, ich, icon caution, icon png, icons, icons to
1: id action, id an, id az, id body, id by, id cdtr, id crypto, id customer, id directory, id do, id document
1: id email, id errors, id group, id iban, id ids, id if, id include, id json, id key, id let, id lock, id nr
1: id of, id output, id plus, id primary, id re, id roles, id route, id score, id secret, id send, id set
1: id settings, id sign, id snapshot, id the, id this, id to, id |, idea per, ident, identidade, identifier
1: identifier $, identifier apache, identity matches, ids are, ids get, ids ids, ids in, ids output, ids self
1: ids that, if admin, if amount, if an, if another, if any, if base, if candidate, if cfg, if changed
1: if check, if code, if contains, if datetime, if depth, if developer, if df, if flags, if git, if github
1: if given, if got, if graph, if header, if human, if in, if integrity, if is, if job, if key, if kind
1: if kinds, if linter, if local, if mail, if many, if missing, if more, if nothing, if now, if npm, if only
1: if os, if path, if pathlib, if preg, if req, if resolved, if rule, if rules, if sample, if someone
1: if startswith, if step, if target, if user, if username, if verify, if windows, ifconfig, ifconfig me, ifd
1: iferror, ifs $, ignore case, ignore changes, ignore errors, ignore except, ignore the, ignore timeout
1: ignore unref, iii, ij, iki, il est, il file, il nome, il testo, ilk, image $, image batch, image busybox
1: image description, image docker, image import, image in, image ops, image postgres, image prune, image pull
1: image then, image user, images are, images for, imfile, imfile file, imfile input, img, img width, immediate
1: immediate |, imperial, implode $, import as, import auto, import bytes, import code, import contract
1: import convert, import core, import counter, import data, import django, import express, import for
1: import foundation, import glob, import http, import math, import meta, import method, import module
1: import node, import post, import ref, import request, import requests, import template, import threading
1: import ttfont, import zlib, import zz, importa, important, important the, importante, importes, importlib
1: importlib import, improvements, imya, imágenes, in add, in ads, in advance, in again, in alias, in archive
1: in as, in backup, in bash, in bits, in brackets, in build, in capitals, in cases, in cents, in chapters
1: in checks, in client, in closed, in comments, in compile, in conftest, in content, in cookies, in ct
1: in darwin, in days, in deleted, in dependency, in der, in df, in dirs, in else, in en, in encrypted
1: in english, in environment, in everything, in exclude, in execute, in false, in fast, in file, in force
1: in friendly, in from, in front, in full, in func, in future, in germany, in globals, in good, in google
1: in groups, in guard, in have, in het, in hints, in html, in http, in hurry, in ids, in include, in invoices
1: in key, in large, in last, in layers, in legal, in linear, in list, in listing, in location, in lua, in mail
1: in meds, in meetings, in members, in metadata, in mind, in mixed, in mp, in mx, in never, in nine, in normal
1: in open, in or, in out, in outputs, in pairs, in pass, in paths, in pdf, in pem, in power, in print
1: in profiles, in pty, in public, in pyproject, in quarter, in queries, in readme, in real, in register
1: in repos, in repositories, in repository, in requests, in return, in runs, in scan, in schema, in scratch
1: in seed, in services, in set, in sig, in sign, in silence, in so, in split, in spring, in start, in stripe
1: in tag, in terraform, in these, in throw, in title, in tmp, in tmux, in to, in tone, in touch, in usd
1: in user, in value, in verified, in vs, in walk, in web, in weekly, in whatever, in when, in yes, in zip
1: in |, inbox rule, inclua, include and, include env, include id, include its, include path, include spf
1: include the, included, included and, includes $, including what, inclusion, income costs, incomplete
1: inconclusive, indented by, index concurrently, index creation, index file, index has, index if, index let
1: index skip, index so, index str, index |, industry, inf amt, infile, info exclude, info format, info get
1: info in, info input, info json, info req, info run, info using, info version, info warn, information from
1: informed, informes, ingest, ingress group, inhalt, init <named>, init dsn, init template, initialize, inizio
1: injects, inode, inodes, input board, input boolean, input csv, input has, input textarea, input transcript
1: input type, input |, inputs name, insert calendar, insert into, inserts, inserts the, inside this, inside |
1: inspection, instala, instalador, instalação, install bash, install check, install extra, install forcelist
1: install git, install pip, install run, install script, install them, install upgrade, install wanted
1: install |, installed app, installed run, installed which, installed with, installing bash, installing the
1: installs faster, instance and, instance identifier, instance main, instance on, instance per, instance type
1: instead and, instruction, instructions are, instructions before, instructions md, instructions of
1: instrumentations, instrumentations node, int amount, int err, int from, int sys, integer integer
1: integration def, integrations, integrity sha, intent data, interaction, interaction nonstopmode, interest
1: interface options, interleave, internal and, internal proxy, internal to, internet settings, interno
1: interpreter the, interpreters, interrupting, interval exit, interval from, interval key, interval |
1: intervals, into audit, into clean, into clear, into four, into new, into notes, into public, introduction
1: introspection, inv |, invariant, inventory and, investigating, invitations, invoice date, invoice html
1: invoice in, invoice or, invoice payment, invoice pdf, invoice to, invoke $, io as, io bytes
1: io serviceaccount, ip $, ip request, ip saddr, ips, iptables, ipv conf, ipython profile, irm, irm $, irpf
1: irregular, is above, is accepted, is affected, is ambiguous, is another, is any, is at, is blind, is broken
1: is busy, is called, is cancelled, is computed, is concerned, is constant, is current, is customer, is day
1: is delivered, is detected, is deterministic, is drawn, is drill, is due, is easier, is empty, is entered
1: is file, is finding, is finished, is fixed, is given, is handed, is here, is housekeeping, is keyed
1: is listed, is lost, is made, is mb, is meant, is mixed, is neither, is newer, is no, is noise, is not
1: is nothing, is opaque, is or, is otherwise, is our, is packed, is present, is protected, is rejected
1: is reported, is requested, is row, is run, is running, is safe, is saved, is secondary, is seen, is shown
1: is stop, is supplied, is trusted, is under, is unfamiliar, is unique, is unused, is unusual, is unverified
1: is updated, is verified, is void, is weak, is with, is words, is worst, isalpha, isdigit and, ise, isfile
1: isn just, isna, isna mean, isostring, isostring slice, issue and, issue comment, issue edit, issue list
1: issue write, issue |, issued, issued by, issuers, issues with, ist, iste, isupper, it accepts, it after
1: it aloud, it answers, it applies, it archive, it asks, it at, it belongs, it clears, it comes, it confusing
1: it did, it do, it drops, it early, it easier, it exists, it fetches, it first, it generated, it git, it goes
1: it here, it is, it isn, it leave, it lets, it looks, it made, it matters, it may, it more, it need
1: it nothing, it often, it opens, it otherwise, it output, it over, it reaches, it reads, it replaces
1: it required, it retries, it rules, it runs, it say, it serves, it set, it sh, it should, it stands, it stops
1: it stores, it style, it succeeded, it tasks, it tells, it test, it to, it uses, it was, it without, item env
1: item local, item |, items batch, items by, items if, items map, items on, items the, iter, iterator iterator
1: its, its affiliates, its description, its history, its instructions, its key, its lines, its logs
1: its neighbours, its next, its own, its public, its quality, its reason, its side, its skill, its text
1: its tool, its value, itself bash, itself can, itself for, itself if, itself to, iwr, iwr <named>
1: iwr <numeric>, ix, izin, içindeki, jailbreak, jan, java math, jedem, jeden, jedes, jest, jeśli, jn, jndi
1: job $, job do, job name, jobs are, jobs |, join and, join base, join catch, join chr, join customers
1: join dir, join export, join folder, join get, join map, join out, join part, join re, join return, join rows
1: join svg, join text, joiners, jour, journald, jours, joy, js async, js file, js let, js path, js this
1: js under, json, json all, json before, json by, json bytes, json chat, json codex, json commands
1: json config, json copy, json count, json def, json each, json en, json encode, json end, json except
1: json fail, json first, json from, json get, json import, json json, json lines, json max, json needs
1: json number, json object, json or, json pathlib, json present, json pretty, json put, json requests
1: json rescue, json root, json scopes, json secret, json send, json sys, json that, json tmp, json via
1: json writes, json 을, jsonb, jsonb build, jsonb new, jsx tsx, judge the, judged on, julia, just say
1: jwt decode, jwt token, jwt with, kann, kategorien, kb, kee, kee pass, keep alive, keep both, keep copy
1: keep date, keep going, keep if, keep in, keep keep, keep last, keep monthly, keep on, keep re, keep this
1: keep what, keeper, keeping, keeps it, keeps mail, keeps them, keeps to, keeps you, keeps your, kept at
1: kept by, kern, kernel |, key action, key after, key alias, key def, key each, key file, key fingerprints
1: key iam, key integer, key json, key keep, key local, key name, key no, key on, key or, key pair
1: key properties, key read, key remove, key retrieve, key rk, key secret, key so, key spec, key src, key ssh
1: key start, key str, key target, key the, key token, key tools, key words, keyboard, keyboard focus
1: keyboard for, keychain $, keychains login, keypair from, keys, keys are, keys chmod, keys days, keys in
1: keys it, keys never, keys rotate, keys ssh, keys the, keys title, keys to, keystore, keystore config
1: keywords |, kez, kg, kg kg, kg number, kh, khi, kid, killed, kind file, kind group, kind kind, kind name
1: kind none, kind service, kindly, kinds |, kit, kişi, know, know if, know it, know the, know what, known
1: known and, known for, known good, known hosts, knows the, knows which, knows why, komut, komutu
1: konfiguracji, konto, kopieren, ks, kube $, kube config, kubeconfig, kubectl describe, kubectl diff
1: kubectl get, kubectl kube, kubelet, kubernetes clusters, kubernetes default, kubernetes deployments
1: kubernetes workload, kullanıcıdan, kurulum, kv get, kx, kyverno, kz, kê, kürzel, ký, kısa, la clé
1: la conversación, la cuenta, la fecha, la fortaleza, la mémoire, la page, la personne, la red, la revisión
1: lab for, label, label $, label above, label by, label index, label mail, label name, label sort, label to
1: label with, label |, labels for, labels on, labels stale, laboratory, lack the, lag |, lambda return
1: lamports, landing description, landlord, landlords, lane, lang md, lang zh, lang |, langs, language const
1: language lang, language runtime, language search, language test, languages and, languages |, laptop with
1: large static, large to, large type, largest, last and, last day, last four, last message, last prompt
1: last section, last seven, last two, last write, last year, last |, later if, later runs, later sessions
1: later skills, launcher, lawful, lawyer, lay, layers and, layout rules, layout state, lays, lazily, ldap, ldb
1: le, le serveur, le terminal, le texte, lead by, lead |, leads are, leads by, leaflet, leaked keys
1: leaked ones, leaning, learn, learn what, learner, learners, learning rate, learns, learnt, least of
1: leave as, leave no, leave that, leaves with, ledger and, ledger where, ledger with, leer, left in, left the
1: left with, legacy |, leitor, leitura, lemon, len $, len data, len df, len nrow, len return, len strip
1: len words, lending, length, length $, length await, length before, length export, length in, length mass
1: length new, lenient, leri, les, les personnes, less for, less than, less the, lesson app, let bad
1: let format, let it, let length, let me, let ok, let old, let out, let process, let score, let try, let write
1: lets, lets the, letsencrypt live, letsencrypt org, letters, letters of, letters string, leur, level by
1: level security, level so, level warn, levels, levels |, lex, lexicon, lfu, lgpl, lh, liability, lib import
1: lib kubelet, lib postgresql, lib site, libraries for, library developer, licence and, licence check
1: licence or, licence |, licences, license id, licenses license, liegen, lies die, lifetime, light and, lights
1: lights in, lignes, like if, like to, likely cause, likert, likewise, limit for, limit from, limit json
1: limit let, limit max, limit of, limit on, limit orders, limit return, limits, limits on, limits or
1: limits with, line above, line are, line below, line breaks, line endings, line export, line get, line has
1: line id, line is, line len, line of, line only, line questions, line read, line since, line time, line which
1: lines as, lines can, lines give, lines in, lines into, lines max, lines net, lines no, lines out, lines run
1: lines so, lines use, lingua, link dev, link if, link of, link path, link url, linked list, linkedin
1: links and, links are, links by, links check, links links, links must, links that, links the, links |, lint
1: lint and, lint build, lint rules, lints, linux amd, linux gnu, linux run, linux secret, linux the, lire
1: list <named>, list action, list and, list async, list bucket, list extensions, list files, list has
1: list label, list max, list name, list no, list output, list package, list packages, list path, list price
1: list public, list select, list step, list string, list that, list this, list true, list what, list your
1: listdir, liste, listed in, listen, listener, listener change, listener submit, listesi, listeyi, lists are
1: lists get, lists if, lists in, lit, literal |, literals and, live $, live by, live data, live keys
1: live preview, live restore, live secret, live secrets, live site, live tup, liveness, liveness check
1: liveness is, liveness readiness, living, llama, lm auto, ln, ln sf, lo menciones, load, load $, load def
1: load every, load file, load get, load imfile, load name, load sys, load tests, load the, load time
1: load urllib, load with, loaded, loaded by, loader def, loader yaml, loads, loads here, loads path, loans
1: local app, local application, local copy, local environment, local extension, local host, local http
1: local json, local preview, local rules, local server, local storage, local time, locale and, localhost
1: locally then, locate the, location except, location host, location href, location in, location proxy
1: location user, locators, lock, lock at, lock front, lock no, lock |, locked, locks |, lodge, log as
1: log audit, log btmp, log done, log errors, log exec, log failed, log for, log grep, log is, log js
1: log lastlog, log level, log list, log method, log publishing, log scale, log shell, log show, log shows
1: log source, log syslog, log tailing, log user, log wtmp, logger description, logger logger, logging budgets
1: logging handlers, logging json, login and, login auth, login by, login prohibit, login so, logo and
1: logo svg, logon, logs app, logs previous, logs to, logs |, lokale, london, long by, long for, long return
1: long term, long the, long they, longer the, look after, look again, look back, look before, look fine
1: look real, look right, looks good, lookup, lookup body, lookup events, lookup the, lookups, lookups are
1: loop execute, loop if, loops, los archivos, los resultados, loss is, losses, lost one, lost |, lot of
1: lower case, lower for, lower return, lower split, lower the, lowest |, ls files, ls lh, lsblk, lstrip, lua
1: lualatex, lualatex interaction, luhn, lum, lx, làm, lässt, lê, límite, löschung, lý, lưu, mac open
1: mac password, mac |, machine bash, machine before, machine id, machine is, machine so, machine the
1: machine with, made from, mai, mail, mail as, mail by, mail catcher, mail email, mail in, mail not
1: mail reply, mail tool, mail type, mailbox $, mailer, main and, main argparse, main async, main branch
1: main footer, main main, main print, main src, main test, main tex, main text, main update, main with
1: maintenance start, maintype, make, make archive, make copy, make each, make room, make setup, make three
1: make your, makemigrations, maker description, maker python, makes builds, makes no, makes tidy
1: malicious packages, malware analysis, managed, managed policy, management in, manager and, manager at
1: manager new, managers and, manifest the, manner, many files, map do, map fs, map git, map lambda, map object
1: map of, map pathlib, map split, map str, map try, mapa, mapping for, mapsreporting, mapsreporting disabled
1: mapsreporting submit, margin, mark and, mark as, mark read, mark skip, markdown and, markdown metadata
1: marketplace json, marks for, marks them, marshal, masked in, mass, massimo, master key, match end
1: match host, match line, match za, matched to, matcher hooks, matchers, matches, matches any, matches by
1: matches input, matches on, matches |, math big, math log, math random, math sqrt, mathematics, matrix python
1: matter |, matters, matters run, matters the, matters to, matters when, max concurrent, max lines, max return
1: max rows, max time, max value, max width, maximum and, maxmemory policy, may be, may call, may differ
1: may skip, may use, mb, mcp http, mcp security, mcp servers, mcp tools, mcpjson, mcpjson servers, md, md $
1: md add, md asks, md completely, md current, md cursorrules, md encoding, md et, md it, md once, md one
1: md out, md so, md soul, md table, md that, md without, md ~, md か, md に, md 끝, me, me action, me all
1: me body, me function, me json, me sh, me |, meals, mean, mean for, mean sd, meaning, meaning example
1: means that, meant, measure, measure the, measure |, media image, median absolute, medicines, medio, meds
1: meet it, meetings, meldet, member for, member get, member of, members, members type, members who
1: memberships, memo memo, memory limit, memory mi, memory that, memory the, menciones, mended, menge und
1: menor, menos, menos de, mention in, mentioned, mentioned in, merchant, merge assets, merge by, merge is
1: merge it, merge settings, merge split, merge them, merged branches, merged by, merged main, merges format
1: merits, message and, message as, message channel, message const, message docs, message file, message for
1: message formats, message from, message job, message method, message per, message rules, message test
1: message tool, message update, messages, messages are, messages create, messages from, messages may
1: messages or, messages that, messages with, messy, messy csv, meta author, meta block, meta data, meta for
1: meta if, meta url, metadata author, metadata meta, metadata namespace, metadata outputs, metadata source
1: metadata tags, meter, method date, method headers, methods section, metin, metrics, mfa, mi, microsoft
1: mientras, migrations are, migrations for, migrations sql, migrations that, milk, milliseconds, mime version
1: min confidence, min first, min precipitation, min words, mind, mind read, minecraft, minified code, minify
1: minify |, minimum for, minuten, minutes before, minutes for, minutes of, minutes to, minutos, mirrored from
1: misc, mislead, misread, miss, miss the, missing in, missing indexes, missing install, missing items
1: missing label, missing metadata, missing on, missing the, mistake and, mistake that, mit der, mit metadata
1: mix, mix the, mixed, mixes, mj, mjs let, mk, mk |, mkdir $, ml |, mm dd, mod mod, mod tidy, mode $
1: mode after, mode description, mode first, mode in, mode single, model always, model and, model anthropic
1: model at, model openai, model this, model under, model |, models so, module and, module data, module exports
1: module member, module needs, module no, module type, modules db, modules of, modulo, moins, momento
1: momentum, monday |, monitor description, monitor the, monitoring, monitoring for, monitoring or, montant
1: month end, month of, month to, month with, monthly reports, months, months or, months sorted, months to
1: more at, more info, more text, most apps, most eight, most people, most ten, most the, most two, most useful
1: most users, most |, mostly, mot, mot de, mount, mounted, mounts name, move into, move is, move on, move one
1: mp ar, mp vf, ms $, ms request, msal token, msg from, msg subject, msg text, msg to, msgid, mshta <numeric>
1: msi, mt, mtu, mu, much as, much better, multi user, multisig, must, must also, must arrive, must derive
1: must hit, must leave, must not, must say, must see, muster, mut buf, mutability, mutual, mvn, mvn verify
1: my api, myproject, mysql |, mz, mémoire, mês, mínimo, módulo, müşteri, na hora, nach §, nachweis
1: name action, name all, name alone, name as, name assay, name at, name auditoria, name auth, name await
1: name backup, name bench, name blender, name blob, name builder, name by, name calendar, name category
1: name change, name checksum, name ci, name co, name coin, name command, name comment, name compose, name crm
1: name dark, name data, name default, name delivery, name docx, name editor, name ends, name excel
1: name execute, name files, name follow, name from, name golden, name home, name hook, name iban, name image
1: name input, name instead, name inter, name kubernetes, name ld, name leak, name linux, name log, name name
1: name nm, name notebook, name notion, name npx, name nt, name number, name of, name one, name or, name org
1: name otel, name outlook, name output, name parcel, name pass, name password, name pivot, name plc, name png
1: name post, name posture, name pre, name prompt, name pytest, name qr, name react, name ref, name release
1: name remote, name root, name scan, name score, name seat, name second, name secret, name secrets
1: name secure, name seed, name sender, name sequence, name siem, name site, name size, name slide, name sql
1: name starts, name storybook, name subtitle, name support, name survey, name system, name tar, name terraform
1: name test, name tf, name then, name timeout, name tmp, name to, name trail, name true, name two, name type
1: name unicode, name unit, name update, name user, name username, name users, name utf, name wallet, name web
1: name what, name with, name word, name wordpress, name work, name wp, name yaml, name zip, named exports
1: named hold, names ask, names dates, names each, names false, names from, names function, names length
1: names never, names os, names re, names say, names stay, names str, names test, names that, names types
1: names with, names without, namespace metadata, naming for, naming who, napisz, navigator user, nb cells
1: nbformat, nbytes, nc tmp, nda, ndef, ne $, ne then, near matches, near the, nearer, nearly every, necesita
1: neden, need be, need one, need person, need separate, need their, needed because, needed by, needed do
1: needed for, needed in, needed it, needed since, needed so, needless, needlessly, needn, needn be, needs both
1: needs info, needs name, needs your, neighbour, neighbours, nel riepilogo, nested quantifiers, net connect
1: net def, net in, net new, net sockets, net url, net vat, netrc ~, nets, netsh advfirewall, network config
1: network manager, network no, network policies, network private, network use, networks are, netz, neuen
1: never after, never again, never alter, never amend, never call, never come, never empty, never expires
1: never goes, never list, never propose, never reorder, never reveal, never shown, never swallow, never tell
1: never user, never verified, new array, new auth, new bank, new big, new browser, new builder, new call
1: new contract, new directory, new env, new ethers, new exception, new files, new findings, new google
1: new home, new http, new item, new location, new maintainer, new mg, new name, new network, new otlptrace
1: new out, new people, new repository, new run, new secret, new sh, new sign, new str, new template
1: new timeout, new trigger, new txt, new urlsearch, new value, newer, newer and, newer than, newest the
1: newline encoding, news |, newsletter, newsletters, newsletters receipts, nexport, next button, next commit
1: next date, next days, next one, next open, next pass, next quarter, next unless, next update, next version
1: nfe, nft, nfts, nginx conf, nginx config, nginx nginx, ngày, ngân, nh, nh ậ, nic, nic nie, nice
1: nicht aufgeführt, nie, nie zmieniaj, niente, nil end, nil os, ninety, ninety days, nis, nist, nist sp, nits
1: nm, nm $, nm escape, nmap pn, no access, no action, no advice, no answer, no cache, no changelog, no changes
1: no column, no commits, no confirmation, no console, no control, no css, no deletion, no difference
1: no duplicates, no dynamic, no emoji, no end, no etc, no evidence, no example, no exclamation, no fail
1: no final, no further, no gpu, no high, no hit, no identity, no if, no images, no limit, no merges
1: no network, no note, no or, no output, no preserve, no puede, no question, no rate, no reply, no repository
1: no restart, no room, no root, no row, no self, no server, no session, no sidecar, no slide, no split
1: no start, no stop, no store, no such, no test, no the, no ttl, no user, no window, no |, nobody can
1: nobody has, nobody reads, nobody reviewed, nobody should, nobrowse, nobrowse quiet, noch, node bin
1: node build, node child, node const, node exe, node fetch, node import, node local, node opentelemetry
1: node return, node scripts, node service, node setup, node use, node with, nodename, nome do, nomes, nomi
1: nomor, none cache, none continue, none or, none rua, none then, none |, nonstopmode, nor, norm
1: normal browser, normalise, normalised, not after, not appear, not as, not ask, not asked, not auth, not come
1: not confuse, not correct, not count, not counted, not decision, not delete, not dropped, not edit
1: not enough, not evidence, not exists, not expect, not export, not finished, not from, not guessed, not held
1: not look, not matter, not members, not name, not needed, not notice, not on, not open, not os, not parse
1: not pinned, not print, not remove, not replaced, not restart, not revoked, not see, not sent, not serve
1: not speak, not start, not startswith, not summarise, not sys, not tell, not the, not trust, not update
1: not used, not wait, not want, not when, not where, not worth, not yaml, notch, notcontains, note all
1: note each, note it, note its, note on, note to, note with, notebook description, notebook runs, notes each
1: notes from, notes give, notes in, notes list, notes look, notes no, notes of, notes so, notes style
1: notes the, notes when, notes with, nothing above, nothing has, nothing so, nothing when, notice |, notices
1: notification email, notify, notion, notion pages, notion token, notna, notna all, notre, now after
1: now auditd, now before, now exp, now if, now iso, now isoformat, now read, now stands, now then
1: now timedelta, now we, np from, npm audit, npm opentelemetry, npm publish, npm release, npm token
1: npm version, npmjs org, npmrc $, npmrc pypirc, npx tsx, npx yes, nrow, ns, ns op, nt, nt current, nudge
1: null cp, null curl, null err, null exit, null extract, null for, null get, null git, null metadata, null new
1: null on, null set, null source, null ssh, null system, nullish, number add, number const, number export
1: number name, number number, number of, number only, number owner, number so, number string, number title
1: number without, numbers and, numbers as, numbers by, numbers compare, numbers dates, numbers if
1: numbers paths, numbers so, numero, numpy, numpy as, nunique, nur wenn, nutzers, nv, nvm, nvm $, nvm dir
1: nvm sh, nvmrc, não registre, nächsten, néant, object class, object com, object excel, object get, object id
1: object keys, object list, object lock, object new, object system, object the, object to, object url
1: object wscript, objection is, objects create, objet, oc, occur, occurs twice, oci, ocr, od an, oder
1: oder ust, of agents, of an, of answers, of app, of assets, of await, of basic, of bavaria, of before
1: of change, of cloud, of comment, of commits, of complete, of components, of concept, of cvs, of days
1: of dead, of delivery, of deploy, of different, of documentation, of errors, of exposure, of fixed, of focus
1: of get, of glob, of good, of green, of group, of high, of hits, of its, of known, of large, of length
1: of local, of lost, of members, of moves, of names, of nine, of no, of object, of old, of on, of other
1: of over, of points, of present, of provider, of pull, of range, of region, of report, of repositories
1: of rules, of saa, of secrets, of service, of session, of sessions, of sha, of shop, of slide, of string
1: of system, of tag, of tags, of tests, of these, of tokens, of tool, of top, of up, of value, of view, of web
1: of weight, of well, of white, of window, of words, of working, of zero, off first, off from, off if, off is
1: off the, offer an, officers, official site, offline, offline access, offline on, offline with, offsets
1: offsite, oficial, often to, oidc client, oidc trust, oil, ok body, ok echo, ok if, ok or, ok text, ok warn
1: okta, okta com, old, old date, old projects, old snapshots, old the, old to, old ttl, old versions, oldest
1: omfwd, omfwd target, omitted from, on, on account, on after, on all, on anything, on are, on areas, on auto
1: on body, on boot, on both, on build, on chain, on changes, on column, on conflict, on db, on dev
1: on different, on empty, on fail, on failures, on forward, on full, on id, on its, on kubernetes, on laptop
1: on leave, on load, on log, on login, on miss, on official, on on, on page, on password, on phone, on press
1: on pull, on real, on register, on review, on rows, on screen, on servers, on site, on so, on surface
1: on that, on their, on those, on three, on time, on topic, on unit, on weekdays, on white, on without, on you
1: on |, onboard, once an, once bash, once by, once in, once on, once under, once with, one $, one after
1: one answer, one app, one at, one case, one cell, one change, one claim, one document, one drive, one first
1: one format, one from, one function, one has, one heading, one in, one is, one job, one json, one major
1: one markdown, one message, one more, one move, one never, one number, one page, one paragraph, one read
1: one request, one runtime, one sheet, one star, one string, one table, one text, one the, one thing, one to
1: one user, one version, one was, one write, ones and, ones const, ones in, ones that, ones |, only at
1: only be, only by, only lists, only matters, only measures, only mode, only need, only never, only one
1: only prefer, only run, only save, only send, only should, only since, only source, only that, only two
1: only way, only where, only worth, ont, onward, opaque, open <named>, open api, open applications, open etc
1: open file, open for, open in, open json, open keep, open name, open newline, open on, open or, open power
1: open public, open question, open ssh, open sys, open tar, open terminal, open threads, open to, open until
1: open wb, open while, open write, open ~, openai, openclaw workspace, opened and, opened so, opens an
1: opens it, openssh private, openssl enc, opentelemetry auto, opentelemetry exporter, opentelemetry sdk
1: operating system, operator, operator and, ops github, ops in, optimiser, optimizer, optimizer description
1: option all, option string, optional |, options if, options run, options same, options user, opts no, or adds
1: or and, or another, or anything, or ask, or better, or board, or broken, or chart, or children, or ci
1: or closed, or company, or contract, or declines, or dir, or drop, or duplicate, or encode, or fail, or file
1: or forecast, or go, or header, or invoice, or later, or licence, or mac, or markdown, or md, or new
1: or numbers, or of, or permissions, or pick, or pip, or plan, or png, or privacy, or readme, or reads
1: or receipt, or reset, or resume, or return, or reviewer, or secret, or sell, or sign, or subject, or sys
1: or they, or time, or to, or token, or verification, or vim, or web, or wire, or word, or year, or zero
1: orchid, ordem, order and, order api, order does, order group, order in, order map, order mark, order read
1: order run, order what, order with, orders as, orders at, orders enable, orders on, orders py, orders |
1: ordinary, org and, org dev, org files, org github, org id, org if, org limit, org repo, org url, org |
1: origin data, origin delete, origin if, origin in, origin res, origin to, origin url, ortam, orçamento
1: os create, os def, os dup, os linux, os listdir, os name, os needs, os os, os pty, os read, os shutil
1: os sudo, os system, os the, os tmpdir, os uname, os windows, oserror, oserror pass, oserror return, osm, osv
1: other, other agents, other clients, other code, other commands, other files, other guests, other skills
1: other teams, other to, other tool, other type, other with, others are, otherwise leave, otherwise they
1: otlptrace, otlptrace exporter, ou, our index, our testing, ous, out <named>, out before, out else, out end
1: out evidence, out file, out fs, out how, out length, out numbers, out one, out push, out scan, out small
1: out subprocess, out text, out they, out writerow, out zip, outcome of, outdated and, outdated packages
1: outlives, output add, output as, output cmd, output columns, output errors, output file, output hook
1: output is, output one, output session, output to, output with, outputs, outputs source, outputs type
1: outranks, outro, outside of, outside review, over check, over it, over lunch, over ten, over tls, over to
1: over two, over use, over ~, overall score, overlooked, overwrite, overwriting, overwritten, overwritten by
1: owasp, owasp wstg, owes, owes whom, own and, own brand, own computer, own header, own help, own machine
1: own mcp, own one, own provider, own the, own token, own words, own workstation, owner by, owner get
1: owner ids, owner keep, owner to, owner web, owner when, owner who, owns it, où, pac, pac url
1: pack description, pack py, package <named>, package before, package has, package installs, package is
1: package or, package to, packages $, packages and, packages for, packages import, packages in, packages whose
1: packet, packs, pad, pad end, page <paste>, page and, page copy, page counts, page does, page don, page for
1: page into, page keep, page needs, page quality, page result, page returns, page run, page string, page type
1: page with, page you, paged, pages in, pages no, pages of, pages summary, pages to, pages when, pagina
1: painel, pair, pair with, pairing, pairs, pairs to, paket, pandas and, pandsa, panel dedicated, paper they
1: papers build, papers from, par la, para no, paragraph if, paragraph in, paragraph is, paragraph what
1: paragraphs with, parallel git, param $, parameter group, params from, params id, params service
1: params version, parcels, parent folder, parent name, parental, parental leave, parking, parking lot, parquet
1: parse def, parse key, parse name, parse options, parse raw, parse sh, parser ap, parser new, part def
1: part for, part is, part part, part return, part the, parte del, partial, partial index, participant
1: participants, partir de, partner, partners and, parts if, party code, pasan, paso, pass const
1: pass description, pass files, pass from, pass go, pass npm, pass on, pass or, pass over, pass signature
1: pass their, pass then, pass to, passe de, passed on, passes them, passing, passive, passos, passphrase
1: password, password and, password audit, password authentication, password button, password change
1: password chrome, password db, password etc, password from, password if, password is, password it
1: password let, password once, password placeholder, password policy, password print, password public
1: password store, password that, password when, passwords password, passwords that, paste, paste if, paste the
1: pasted text, pasting, pat |, patch level, patch never, patch on, patch the, patched, patched builds
1: path buf, path command, path cwd, path def, path dir, path dist, path each, path environment, path filepath
1: path folder, path git, path glob, path if, path isfile, path it, path kind, path method, path ok
1: path program, path public, path read, path rglob, path script, path site, path status, path suffix
1: path target, path tmp, path to, path traversal, path var, path where, pathlib hashlib, pathlib sys
1: pathlib time, paths from, patients, pattern keep, patterns of, paused, pay and, payee, payload with
1: payloads, payloads |, payment intent, payment the, payouts, pbkdf, pbpaste, pcre, pct, pd data, pd df
1: pdb set, pdf export, pdf path, pdf und, peaks, peer, pelo, pem $, penetration, penetration tests, people by
1: people do, people find, people from, people in, people leave, people like, people lose, people named
1: people out, people read, per account, per change, per core, per document, per entry, per finding, per group
1: per journey, per kg, per kind, per line, per machine, per minute, per module, per project, per repository
1: per request, per second, per server, per slide, per step, per week, percent encoded, percentile of, perder
1: perf test, perfil, perform, perhaps, period, perl bin, perl scripts, permission android, permission decision
1: permission or, permission read, permissions deny, permissions on, permits, person does, person with
1: person |, personnes, persons, peça, pf, pflicht, pflichtangaben, pflichtangaben name, pg hba, pgdata
1: pgdata pg, pgpass, pharmacy, phase running, phi, phone, phony, photo, photographs, photos and, photos are
1: php artisan, php class, php foreach, phrase, phrase if, phrase phrase, pick it, picking, pickle loads
1: picture, pictures, pictures are, pid host, piece is, pieces, pilot, pin and, pinned and, pinned |, pino
1: pip install, pip version, pipe on, pipe stderr, pipe the, pipefail src, pipeline with, pkce, pkcs
1: pkcs padding, place, place at, place it, place of, place on, place so, place this, placeholder password
1: placeholders in, placeholders |, places |, plain description, plain language, plain one, plain |, plan at
1: plan by, plan from, plan meta, plan must, plan output, plan shows, plan summary, plan use, plan |, planilha
1: planning read, plantilla, plate reader, plates, platform node, platform not, plausible, plot with, plotly
1: plots, plots and, plpgsql security, plugin add, plugin description, plugin json, plugins, plugins with
1: plural forms, plurals |, plus any, plus description, plus the, plus what, pn, png files, png is, png per
1: png rb, png where, pod is, pod kubectl, pode, podgląd, pods do, pods kubectl, pods wide, poems, point is
1: point release, point |, points if, points then, points to, points use, poison, poisoned, poisoning, pokazuje
1: policies, policies are, policies managed, policies that, policy $, policy admin, policy always, policy apply
1: policy arns, policy bucket, policy const, policy data, policy does, policy has, policy on, policy statement
1: policy yaml, polish in, polls every, política, política de, ponto, pool executor, pooled, pooler, pop
1: por la, port, port for, port process, port protocol, port socket, port use, port with, portfolio, ports and
1: positions from, possessive, possessive quantifiers, post <cheap>, post an, post checkout, post const
1: post file, post form, post from, post header, post in, post json, post merge, post new, post on, post path
1: post repos, post timeout, post up, post url, postal address, postcode, poste, postfields, postgres and
1: postgres description, postgres environment, postgres password, postgres redis, postgres user
1: postgresql data, posthog, postinstall node, posture role, power of, power shell, powershell
1: powershell hidden, powershell iwr, powershell set, powyżej, ppid, pq, pr merge, pr size, practice and
1: practice if, pragma, pragma no, pre approved, pre commit, prebuilt, precede, preceding, precipitation
1: precipitation probability, precisa, predict, prefer it, preference, preferences, prefers, prefixes, preg
1: pregunta, pregunta por, preinstall, première, prepara, preparar, prepare for, preparing, preparing the
1: prescribed, present do, present on, present rules, present run, present the, presentation, preserve root
1: preset and, preset line, presets md, press ctrl, press win, presses, pressure, prettier black, pretty
1: pretty print, preview builds, preview description, preview for, preview of, preview the, previews |
1: previsto, prezzo, price change, price compare, price to, prices and, prime, primer, primeros, principal |
1: principles one, print and, print as, print code, print document, print done, print echo, print join
1: print one, print only, print per, print table, printed in, printed the, printenv |, printers, prints json
1: prints nothing, prints the, prints three, prints what, prioritization, priority, priority over, prism
1: privacy check, privacy |, private const, private options, private or, private subnets, private val
1: privileged true, privileges |, probability, probable, probe for, problemas, proc self, proceed with, proceso
1: procesos, process cwd, process pid, process start, process version, processor batch, procure, prod |
1: producer, produces production, product $, product before, product card, product copy, product teams
1: production, production and, production builds, production ready, production the, profile all, profile as
1: profile can, profile default, profile do, profile for, profile run, profiles and, profiles for, profiles in
1: profiles |, profit, program cat, program data, programme, progress bars, project agent, project already
1: project are, project as, project authors, project convention, project env, project files, project from
1: project has, project own, project read, project rule, project settings, project starter, project tests
1: project with, projects map, projects |, projets, promise number, promotions, prompt and, prompt description
1: prompt submit, prompts are, prompts that, prompts |, proof for, proof of, properties, properties |
1: property $, property tests, proponha, proponi, proposals, propose the, propose to, proposed, proposer, props
1: props record, props to, protected health, protection, protection is, protection use, protective, proteção
1: proto tcp, protocol, protocol tcp, protocol |, prototype, prototype of, prove, prove you, proveedor
1: provenance and, proverka, proves that, provider add, provider from, provider key, provider open, provider |
1: provisioned, provisioner, provisioner local, provisions, proxies, proxy export, proxy pac, proxy pass
1: proxy server, prune filter, przez, préparation, préparer, prüfe, prüfung, ps eo, ps use, pst, psycopg
1: psycopg connect, pth, pth write, pty socket, pub to, pubkey, pubkey to, public, public $, public access
1: public add, public cascade, public for, public issue, public link, public ones, public or, public read
1: public repositories, public so, public string, public to, public url, publicly, publish dry, publish it
1: publish the, publishing or, puede, puis, pull policy, pull rebase, pulls the, pupils, purchase, purge, push
1: push all, push and, push await, push no, push protection, pushed |, pushes to, put <named>, put bucket
1: put delete, put it, put json, put off, put to, put try, put user, put your, pwd $, pwd git, py <placeholder>
1: py answers, py def, py description, py env, py export, py find, py import, py main, py migrate, py on
1: py python, py then, py watch, py words, pydantic settings, pypdf, pyperclip, pyperclip paste, pypi, pypirc
1: pyproject, pytest mark, pytest tests, python audit, python clip, python doctor, python environments
1: python if, python java, python js, python libraries, python scan, python scripts, python site, python slim
1: python update, python venv, pythonhosted, pythonhosted org, pyvenv, pyvenv cfg, página, qa, qa |, qam, qc
1: qc description, qc run, qe, qf, qo, qpdf, qpdf |, qq, qu, qu il, quality, quality control, quality score
1: quality |, qualquer, quantifiers, quantifiers over, quantize, quarantine, quarantine applications, quarter
1: quarter and, quarter hours, quarterly report, que el, que está, que les, queries in, queries md, queries sql
1: queries with, query example, query from, query list, query output, query perform, query select
1: query subject, query trail, question is, question per, question to, questioned, questionnaire
1: questions about, questions and, questions on, questions which, queue for, queue type, qui, quicker and
1: quiero, quiet if, quietly, quitar, quoi, quoted or, quotes, quotes and, quotes of, qx, rails, raise max
1: raising, random, random int, random labels, random seed, random string, random to, randomness, randrange
1: range, range $, range const, range def, range for, range items, range or, range os, range return
1: range string, range value, rank as, rank the, rank use, rank |, ranked by, ranking, ransomware, rapporto
1: rarely, rate, rate errors, rate limit, rate min, rate on, ratelimit, rates, rates and, raw, raw base
1: raw bytes, raw const, raw values, rb data, rclone conf, rd com, re checks, re def, re findall, re fullmatch
1: re open, re regexp, re running, re test, reach, reachability check, reached with, react component
1: react vite, reactions, read, read any, read argv, read at, read bash, read bytes, read db, read end, read id
1: read join, read lines, read load, read manifest, read no, read once, read or, read parquet, read references
1: read remove, read report, read rsp, read so, read start, read timeout, read true, read write, readdir
1: readdir sync, reader asks, reader body, reader csv, reader does, reader exports, reader fh, reader for
1: reader name, reader read, reader role, reader when, readiness and, readme is, readme txt, readmes
1: readmes and, readonly string, readout, reads out, reads them, reads |, reagent, real one, real ones
1: real text, realistic, really, realtime monitoring, reason, reason each, reason flaky, reason for, reason per
1: reason use, reasons, reasons and, rebalance, reboots, rec, receipt $, receipts and, rechte, recipe
1: recipe scaler, recognises, recommend, recommends curl, recompute the, recon, reconciles, reconsider
1: record from, record string, record use, record |, recorded in, records description, records with
1: recovery codes, recovery phrase, rect width, recurse include, recursive, red and, red line, redact, redacta
1: rede, redeem, redirect uris, redirect url, redirects true, redirects |, redis, redundant, ref from, ref head
1: ref if, ref string, refactor perf, refactor test, reference and, reference has, reference hash, reference to
1: references, references evidence, references mcp, references setup, references with, reflog, refname short
1: refresh on, refresh the, refresh |, refs, refs bib, refs |, refund, refund and, refund |, refunded, refunds
1: refusal, refuse, refused to, refuses, reg, reg add, reg dword, reg name, regards, regeln, region $
1: region of, register cors, register it, register set, register where, registered once, registers an
1: registration, registre, registry npmjs, registry |, regole, reinstall, reject or, rel, release and
1: release check, release it, release job, release publish, release the, releases in, releases the, relevant to
1: reload sshd, reload |, reloads, rem margin, remainder, remarks, remarks on, remedies, remedy |, remember the
1: remote addr, remote cache, remote origin, remove and, remove any, remove file, remove stale, remove what
1: remove |, removed and, removes, removes dead, removing it, removing the, renal, renal function, rename
1: rename to, renamed, renamed the, render, render function, render it, rendering is, renewal, renewal is
1: renewed, repair, repair broken, repairs broken, repeat for, repeatable, repeatable and, repeated, repeats
1: repeats the, repita, repl, replace any, replace as, replace each, replace if, replace it, replace the
1: replace them, replace to, replace your, replaced by, replan, replayed, replicate, replication, replies
1: repo create, repo gh, repo issues, repo repo, report false, report for, report index, report json
1: report metrics, report no, report only, report report, report templates, report this, report without
1: report yml, reported not, reported with, reports, reports as, reports for, reports that, repositories and
1: repositories in, repository access, repository add, repository can, repository data, repository is
1: repository readme, repository under, repozytoriach katalogu, represented, reproducible builds, reputation
1: req, req https, req if, req net, req request, req timeout, req url, request, request <cheap>, request <free>
1: request <numeric>, request also, request base, request builder, request by, request handler, request header
1: request keep, request key, request method, request pathlib, request self, request set, request that
1: request the, request write, requests by, requests ca, requests cpu, requests for, requests get
1: requests token, requests url, requests with, require $, require base, require code, require import
1: require lib, require opentelemetry, require os, require require, require text, required approving
1: required field, required status, required —, requirements quality, requirements the, rerun, rerun if
1: res await, res catch, res end, res err, res next, res on, res res, res set, res text, res try, res write
1: rescue standard, resembles, reservations, reserved for, reset or, reset the, reset your, reset |, resists
1: resmî, resolve $, resolve open, resolve path, resolvectl, resolvectl status, resolved if, resolver
1: resolves and, resource arn, resource aws, resources are, resources resource, resp err, responda, responde
1: response body, response is, response time, response |, respuesta, rest apis, rest as, rest of, rest write
1: restano, restart for, restart in, restart systemd, restart |, restarted, restarting, restarting or, restarts
1: reste, restic password, restore each, restore in, restore one, restore them, restore true, restore write
1: result after, result as, result for, result from, result never, result size, result the, result update
1: result with, results are, results go, results in, results no, results return, results |, resume in
1: resume is, resumen de, retention copy, retires, retries and, retry after, retry count, return api
1: return build, return cfg, return copy, return date, return datetime, return def, return df, return direct
1: return dt, return eval, return event, return exec, return format, return fs, return hit, return int
1: return line, return number, return object, return ok, return on, return optional, return os, return pathlib
1: return payload, return pickle, return random, return redirect, return replace, return res, return return
1: return session, return set, return sorted, return static, return that, return total, return type
1: return unless, return var, return yara, returns and, returns boolean, returns empty, returns nothing
1: returns number, returntransfer, reuse one, reused, reverse charge, reverse shell, review after, review as
1: review count, review for, review from, review keep, review look, review merge, review new, review or
1: review read, review so, review stale, review this, review time, review use, review while, reviewed, reviewer
1: reviewer asks, reviewer or, reviewer read, reviewers may, reviewing, reviewing code, revision that, revisor
1: revoke all, rewind, reworded, rewrite the, rewritten, rglob, richiesta, riepilogo, riga, right, right and
1: right away, right for, right size, rights in, rings, ripgrep, rise, rise in, risk for, risk skill, risks and
1: rmtree, robot, rojo, role admin, role based, role binding, role config, role name, role owner, role play
1: role policy, role reader, role role, roles in, rolle, rolled, rolled back, rolling, rollover, room room
1: root bash, root bin, root dev, root etc, root history, root host, root key, root keys, root login
1: root module, root mount, root names, root pathlib, root process, root rglob, root root, root token, root |
1: roster, rota, rotate new, rotate ocr, rotate sh, rotate |, rotation plan, rough, rough notes, round
1: round it, round net, round to, round up, rounded, rounded down, route status, routes and, routine and
1: routine maintenance, row $, row at, row date, row for, row if, row level, row names, row needs, row return
1: row sums, row to, row values, row write, rows, rows await, rows def, rows encode, rows filter, rows first
1: rows fs, rows go, rows path, rows that, rows to, rpc for, rr, rscript scripts, rsp, rsp sudo, rstrip lower
1: rsvp, ru system, rua, rua mailto, rubric, rubric for, ruff, ruff check, rule add, rule author, rule get
1: rule in, rule lines, rule mailbox, rule what, rule without, rule yara, rule |, rules all, rules and
1: rules display, rules files, rules first, rules get, rules new, rules of, rules one, rules rules
1: rules update, rules warn, rules without, rules you, run against, run all, run any, run anyway, run apt
1: run bash, run before, run both, run build, run catching, run const, run copy, run docker, run ends
1: run everything, run gh, run gitleaks, run it, run julia, run lua, run must, run mvn, run npx, run options
1: run pass, run perl, run powershell, run rm, run row, run rscript, run run, run smoke, run so, run starts
1: run stdio, run stop, run sudo, run systemctl, run takes, run test, run through, run times, run tools
1: run while, run write, running as, running before, running it, runs are, runs as, runs default, runs from
1: runs in, runs its, runs json, runs only, runs or, runs the, runway, rw, répondre, réponse, résumé, rückfrage
1: sa, saa product, saat, saddr, safe for, safe harbor, safe no, safe to, safety check, safety or, sage, said
1: salary, saldo, sales with, salt, same class, same commit, same content, same day, same for, same length
1: same message, same path, same pattern, same rank, same reason, same request, same run, same service
1: same session, same set, same site, same time, same verdict, same whether, sample, sample as, sample for
1: sample from, sample if, sample in, sample return, sample samples, sane, sans, sans serif, saturation, satz
1: satırı, sau, sauce, sauces, sauf, save all, save as, save config, save for, save off, save on, save the
1: save them, save to, save with, saves |, saving as, savings plans, say done, say how, say it, say nothing
1: say your, sayfa, saying, says it, says why, says |, sc, scaffold react, scale by, scale factor
1: scale recipes, scaler description, scan for, scan it, scan json, scan on, scan py, scan read, scan rules
1: scan run, scan scan, scan text, scan |, scanner for, scanner on, scanning, scanning alerts, scanning gate
1: scanning push, schedule and, schedule function, scheduler description, schema for, schema properties
1: schema |, scheme, school, schritt, schtasks, schtasks create, scope as, scope every, scope so, score and
1: score round, score row, score score, score text, scored, scorer, scps, scratch, scratch |, screened
1: script app, script async, script body, script const, script def, script does, script if, script must
1: script names, script npm, script prints, script re, script setup, script text, script this, script uses
1: scripts, scripts as, scripts backup, scripts clean, scripts clip, scripts digest, scripts harden
1: scripts load, scripts package, scripts preview, scripts redact, scripts release, scripts resize
1: scripts review, scripts sweep, scripts validate, scripts watch, scrivi, scrub, sct, sdk from, sdk node, sds
1: se houver, seal, search count, search engines, search list, search token, search use, search web, search |
1: searchable, season word, sec $, sec install, second copy, second half, second look, seconds on
1: seconds start, seconds that, seconds when, secret $, secret in, secret keys, secret scanner, secret |
1: secrets crypto, secrets file, secrets json, secrets kubernetes, secrets manager, secrets yaml, secrets yml
1: section keep, section use, sector, secure code, secure false, secured, security, security alter
1: security context, security create, security definer, security dump, security gateway, security review
1: security scanner, security team, security training, security workspace, sed password, see error, see files
1: see other, see readme, see references, see them, see this, see what, seed $, seed int, seed std, seeds
1: seen $, seen as, seen at, seen from, seen in, seen keys, seen new, seen the, sees, sees the, sefaz, seg
1: segment is, segments that, segurança, según, seiten steuernummer, sekunden, seldom, select count
1: select current, select from, select host, select related, select sql, selective, selector, selector status
1: selects the, self case, self context, self items, self kind, self parts, self rules, self tag, self url
1: selftest, selinux, sell, semana |, semaphore, semicolon, send as, send email, send http, send it
1: send notification, send test, send the, send time, send updates, sendall, sensible defaults, sent folder
1: sentence of, sentence on, sentence with, sentence you, sentences and, sentences of, sentiment
1: sentinel description, sentry, separate public, separator, seq len, seq scan, sequence is, series if
1: series is, series series, serif font, serif max, serve static, served, server add, server alive
1: server client, server failure, server http, server in, server not, server of, server server, server token
1: server tokens, servers in, servers mcp, servers so, serves, serveur, service data, service do
1: service healthy, service in, service is, service login, service method, service not, service unit
1: serviceaccount token, services in, services json, servizi, ses, session completed, session create
1: session fetch, session from, session helper, session is, session json, session not, session status
1: session store, session the, session token, session true, session user, sessions create, sessions jwt
1: sessions know, sessions or, sessions to, sessions with, set access, set allprofiles, set content, set cookie
1: set create, set date, set def, set git, set json, set local, set net, set org, set permissions, set property
1: set proxy, set python, set re, set role, set search, set seed, set set, set strict, set their, set trace
1: set under, set value, setopt array, sets the, setting app, settings allow, settings are, settings below
1: settings forwarding, settings json, settings local, settings of, settings python, settings so, settings xml
1: settle it, settle the, setup bash, setup exe, setup import, setup mac, setup md, setup once, setup wizard
1: seu, seven, seven days, severity and, sf dev, sh arg, sh check, sh crontab, sh first, sh from, sh if, sh it
1: sh mkdir, sh no, sh npm, sh nvm, sh server, sh sleep, sh so, sh start, sh the, sh tmp, sh unattended
1: sh user, sh wget, sha $, sha content, sha crypto, sha etm, sha name, sha new, sha text, sha update, shadow
1: shame, shape user, shapes use, shaping, share by, share ca, share is, share keyrings, share on
1: share recently, share the, share type, shared by, shared data, shared list, shared mailbox, sheet, sheet for
1: sheet if, sheet or, sheet that, sheetnames, shell, shell bin, shell command, shell date, shell detection
1: shell git, shell if, shell tool, shelves, shift, shift $, shim, shipped as, shipping, shipping labels
1: ships its, shop stripe, shoppers, shopping, short $, short sentences, short texts, short txt, short |
1: shortened, shortlist, shortlist description, shortlog, shot, should stop, should they, should you, show how
1: show nothing, show results, show step, show which, showing, shown by, shown to, shows, shows its, shows the
1: shp, shred dev, shrinks, shuffled, shutil make, shutil rmtree, si, si el, si la, sid, side car, side to
1: side when, side |, sidecar is, sides, siem, siempre, sig $, sig as, sig |, sight, sigma rule, sign off
1: sign up, signature to, signature type, signed in, signed off, signed pdf, signer, signes, significant digits
1: signing keys, signs the, signup, signup form, signup |, silence, silence and, silent true, silently and
1: silently at, silently continue, silme, simple pip, simulation, since its, since most, since then, since they
1: since users, single const, single page, siren, sirve, sistema, site and, site getusersitepackages
1: site header, site none, site search, site sys, site that, site user, sites and, sites the, sits in
1: sitzungen, six lines, six to, six weeks, six years, sixteen, size $, size color, size self, size unlimited
1: size visible, size with, size write, sizing, sk $, sk <numeric>, skill, skill and, skill brings
1: skill cannot, skill folder, skill for, skill in, skill ships, skill so, skill talks, skill to, skill will
1: skills are, skills by, skills commands, skills directory, skills found, skills git, skills other
1: skills readme, skin, skip inbox, skip permissions, skip reason, skip return, skip the, skip them
1: skipped the, sku, sl, slave, sleep done, slice $, slice catch, slice function, slide, slide deck
1: slide decks, slide in, slide to, slides, slim run, slip, slo, slot, slow down, slow tests, slow |, slug $
1: slug git, small, small amounts, small company, small helper, small letters, small model, small offices
1: small sites, small so, small teams, small typed, smart, smart home, smart screen, smith, smoke tests
1: smoothed, smoother, smtp ssl, smtp user, smudge, snapshot and, snapshot is, snapshot no, snapshot snapshot
1: snapshot tests, snapshots and, snapshots of, snapshots owner, so $, so ask, so dev, so for, so give
1: so install, so it, so neither, so nobody, so run, so save, so start, so take, so these, so tmp, so two
1: so usr, so your, so |, social media, sock, socket af, socket connect, socket create, socket new, socket send
1: socket server, socket sock, soil, sol, sold, sold out, som, som har, some platforms, some test, someone asks
1: something must, something was, somma, sonnet, sono in, soon as, sops, sorry, sort and, sort join, sort score
1: sort values, sorted base, sorted glob, sorted os, sorted set, sorted src, sortieren, sorting, sorting and
1: sorun, sounding, source $, source address, source df, source import, source is, source no, source not
1: source segment, source selection, source sheet, sources join, sources reference, sources src, space each
1: space or, space type, spaced, spaced repetition, spaces, spaces no, span processor, spawn require, spctl
1: speak, speaker notes, spec split, spec ts, special folder, specific output, spelling and, spelling is
1: spender, spending, spf google, spf include, spf |, split, split <numeric>, split app, split by, split if
1: split lower, split my, split part, split rotate, split separator, split slice, splitting the, spoil
1: spoil the, spoke, spoken words, spread and, spread over, spring, spring |, sprintf, sprintf $, sprite
1: spyware, spyware reg, sq, sql style, sqlalchemy, sqrt, square, src, src auth, src connect, src const
1: src def, src exists, src file, srt, srv www, ss tlnp, sse, ssh agent, ssh audit, ssh dev, ssh gnupg
1: ssh home, ssh ssh, ssh sshd, ssl, ssl false, ssl |, ssrf, st atime, st mode, stabilise, stability
1: stable across, stable and, stack in, stack trace, stacks for, staff and, stale after, stale branches
1: stale days, stamp $, standard error, standard output, stands, stands in, starred, start bin, start each
1: start for, start job, start join, start new, start pre, start process, start read, start test, start the
1: start usr, start without, starten, starters, starting the, starts and, starts at, starts with, startswith
1: startswith def, startswith env, startup probe, stat, stat $, stat st, stat sync, stat user, state clear
1: state metrics, state mutability, state no, state off, state open, state or, state plan, state read
1: state set, state that, state user, statement, statement effect, statement if, statement in, statement that
1: statements in, states don, states hover, static final, static function, static let, static list
1: static readonly, static sites, static void, statistics, statistics $, statistics on, stats if, stats md
1: status <named>, status and, status approved, status checks, status codes, status duration, status end
1: status err, status failed, status json, status let, status phase, status return, status status, status |
1: statutory, staying, stays, stays after, stays within, std fs, stdin data, stdin stdout, stdout $, stdout no
1: stdout out, stdout pipe, stdout return, steal, steer, stehen, stem, step below, step compare, step don
1: step for, step in, step never, step out, step to, step use, steps, steps of, steps set, steps with
1: steuernummer oder, steuersatz, still checked, still live, stop name, stop one, stop service, stop when
1: stop with, stop |, stopped the, stops at, stor, storage auth, storage in, storage key, storage location
1: storage with, storbinary, storbinary stor, store $, store as, store in, store password, stores the
1: stories tsx, storybook react, str claude, str contains, str dict, str for, str get, str line, str model
1: str new, str now, str option, str split, str target, straight to, stream, stream byte, stream connect
1: stream in, stream to, stream type, strengths one, strftime sz, strict ssl, string $, string amount
1: string app, string ascii, string build, string code, string collect, string contains, string convert
1: string curl, string currency, string datetime, string description, string digits, string do, string encoding
1: string environment, string export, string fetch, string format, string fs, string get, string if
1: string json, string let, string message, string new, string note, string number, string path
1: string required, string string, string template, string test, string utf, string var, stringify content
1: stringify entry, stringify null, stringify title, strings, strings join, strip if, strip lower, strip the
1: stripe checkout, stripe webhook, strips, stroke current, strongest claim, structure language, structured
1: structured logs, structured request, structured text, structures and, sts assume, student, studios
1: style app, style description, style hidden, style is, style present, style profile, style set, style so
1: style use, su, sub def, sub read, sub return, sub str, sub sub, sub text, subclasses, subclasses of, subject
1: subject contains, subject invoice, subject re, subject string, subject |, submit it, submit |, subscribe
1: subscribe to, subscriber, subscription is, subtype, succeeded, such changes, sudo $, sudo curl
1: sudo password, sudo read, sudo security, sudo true, sudo xattr, suffit, suggest the, suit, suite if
1: suite runs, suite suite, sul, sum by, sum math, sum to, suma, summaries and, summarise what, summarised
1: summary and, summary of, summary summary, summary the, sun |, sup, superseded, superseded runs, supervision
1: supplied in, supplier, supplier |, supplies, support firefox, support google, suppress, sure that, surface |
1: surprise, surprise is, survey answers, survey export, surveys, survival, sus, sustituye, svc permission
1: svg icon, swallow, sweep before, sweeper, switch for, switch off, sync config, sync const, sync continue
1: sync dirname, sync glob, sync keep, sync new, sync py, sync return, sync run, sync setup, sync this
1: sync utf, sync |, synthetic, sys, sys base, sys exec, sys json, sys tarfile, sys time, sys yaml, sysctl net
1: system, system $, system base, system darwin, system net, system true, systemctl mask, systemctl status
1: systemctl user, systemsetup, sí, só, sıralama, tab tab, tabellen, tabindex, tabla, table $, table await
1: table by, table data, table from, table number, table one, table orders, table out, table print, table says
1: table sorted, table test, table that, table use, table values, tableau, tables, tables never, tables that
1: tables where, tablet, tabs, tag by, tag keys, tag not, tag only, tag publish, tage, tagen, tagesordnung
1: tagged, tagger, tags resource, tags smoke, tags to, tags |, tail $, tail kubectl, tailing, tailscale up
1: take any, take care, take home, take off, take out, take their, taken from, takes care, takes effect
1: takes more, takes on, talk about, talk to, también, tan, tape, tar, tar cf, tar cz, tar czf, tarball
1: tarballs, target check, target entity, target in, target path, target so, target target, target unknown
1: tariff, tariffs, task allow, task first, task list, task run, task |, tasks need, tasks on, tasks write
1: tasks |, tax and, taxa, taxa de, tcp $, tcp dev, tcp dport, tcpclient $, td td, te, teacher, teachers
1: teaches, team as, team does, team keeps, team lead, team run, team that, teams and, teams need, teams of
1: teams the, technique |, techniques for, tecnico, tee etc, tee tmp, teil, telemetry for, telemetry tracing
1: tell it, telling the, tells, tells how, temizle, temp file, temp |, temperature and, tempfile mktemp
1: template copy, template description, template dir, template first, template format, template from
1: template has, template is, templates, templates ci, templates description, templates for, templates use
1: ten minutes, ten people, ten the, ten things, ten times, ten words, tend to, tense, tense one, tenth, tenure
1: term, term memory, termin, terminal, terminal paste, terminal press, terminar, terms at, terms def, terms in
1: terraform accounts, terraform apply, terraform fmt, terraform starter, terraform state, terraform tfvars
1: test by, test confirms, test console, test copy, test description, test false, test first, test folder
1: test for, test from, test fs, test generator, test git, test how, test import, test line, test machine
1: test of, test output, test process, test py, test results, test show, test string, test test, test transfer
1: test ts, test tsx, test use, test was, test |, teste, tester, testo, tests add, tests added, tests after
1: tests bash, tests break, tests cover, tests description, tests fail, tests fast, tests green
1: tests integration, tests lint, tests live, tests one, tests run, tests smoke, tests unit, tests write, tex $
1: texcount, text, text after, text all, text ask, text async, text at, text below, text best, text blocks
1: text changes, text client, text columns, text dev, text encoding, text exception, text font, text function
1: text has, text import, text includes, text into, text is, text it, text javascript, text key, text language
1: text of, text pack, text re, text replace, text says, text service, text should, text spawn, text str
1: text string, text subprocess, text table, text text, text they, text this, text url, textarea, textconv
1: texto, textos, texts and, texts in, tfvars, tg table, tgz tar, tgz with, th percentile, than, than from
1: than is, than it, than ms, than new, than of, than one, than percent, than points, than three, than two
1: than week, than year, thank, that add, that also, that appear, that block, that blocks, that branch
1: that call, that calls, that checks, that code, that colleague, that come, that comes, that each, that exist
1: that explains, that failure, that falls, that follow, that for, that forwards, that grows, that handle
1: that have, that help, that just, that keep, that later, that lawyer, that link, that makes, that map
1: that matter, that mentions, that name, that next, that no, that nothing, that only, that other, that others
1: that our, that out, that package, that passes, that people, that reaches, that really, that reports
1: that sessions, that shared, that table, that take, that test, that these, that took, that user, that works
1: the, the addition, the addresses, the agreement, the alerts, the amount, the analyst, the animation
1: the answer, the answers, the antivirus, the arithmetic, the assessment, the audio, the auditor, the authors
1: the back, the backend, the balance, the band, the bars, the binding, the blue, the board, the box
1: the branch, the bridge, the brief, the broker, the browser, the builder, the bypass, the calculation
1: the calibration, the can, the cap, the cause, the chair, the chat, the cheapest, the checker, the checksum
1: the choice, the claims, the classifier, the clean, the client, the closest, the code, the coding
1: the columns, the com, the command, the commits, the community, the complete, the compliance, the components
1: the connection, the connector, the continuous, the cores, the cost, the counter, the cron, the csv
1: the curve, the cut, the daemon, the dashboards, the de, the deadline, the default, the defaults
1: the delivered, the delivery, the denominator, the dependency, the deployment, the deposit, the descriptor
1: the details, the device, the differences, the docs, the documentation, the dr, the draft, the early
1: the edge, the emergency, the endpoint, the engagement, the english, the env, the escrow, the event
1: the events, the example, the exclusions, the existing, the exit, the extra, the eye, the factor
1: the families, the fast, the field, the filesystem, the filled, the firewall, the flag, the fleet, the font
1: the fork, the format, the formatter, the forward, the from, the general, the generator, the gh, the golden
1: the good, the green, the habit, the hardened, the hardware, the header, the higher, the hiring, the hook
1: the hosted, the house, the ids, the if, the ignore, the include, the index, the initials, the input
1: the install, the installation, the installed, the instance, the instrument, the intake, the introduction
1: the invitation, the items, the join, the keeper, the kit, the known, the lane, the largest, the leader
1: the leak, the learning, the ledger, the left, the length, the letters, the licence, the lines, the link
1: the listed, the literal, the locale, the long, the loss, the low, the lower, the mailbox, the maintainer
1: the marketplace, the match, the mean, the measure, the measurement, the member, the method, the methods
1: the middleware, the mistake, the monitor, the multisig, the names, the namespace, the near, the nearest
1: the newer, the newest, the normalised, the numbering, the objection, the odd, the of, the offers, the oidc
1: the oldest, the on, the only, the operating, the orders, the ordinary, the origin, the originals, the other
1: the others, the outcome, the paid, the pair, the paragraph, the parameter, the parser, the parties
1: the passphrase, the patient, the period, the permissions, the phrase, the picture, the pinned, the pipeline
1: the planner, the planning, the pod, the practical, the preceding, the preparation, the preview, the prior
1: the profiles, the proposals, the protection, the qr, the quality, the queries, the ranking, the rating
1: the read, the reader, the reason, the recipe, the recipient, the recipients, the record, the recovery
1: the red, the refresh, the region, the relay, the remote, the render, the renderer, the report, the request
1: the resources, the response, the results, the retry, the reviewer, the revision, the rights, the roles
1: the rotation, the round, the router, the routes, the rubric, the runner, the safety, the sandbox
1: the scheduler, the schema, the score, the scripts, the sensor, the sent, the sentence, the series
1: the services, the set, the severity, the share, the shield, the sibling, the side, the signed
1: the simulation, the sizes, the slot, the snapshots, the source, the space, the spatial, the spelling
1: the stack, the standard, the stored, the strict, the stronger, the student, the study, the suffix, the suite
1: the summary, the swap, the tables, the tagged, the tags, the tarball, the template, the terms, the tester
1: the th, the third, the tidy, the timestamp, the timing, the total, the totals, the touched, the trace
1: the tracking, the trailer, the trainer, the translation, the trash, the treatment, the tree, the tuning
1: the turn, the types, the union, the update, the usual, the value, the values, the variants, the vat
1: the verification, the viewer, the vpc, the wall, the warehouse, the warm, the webhook, the weekly, the wider
1: the wild, the wording, the zone, their default, their environment, their full, their name, their scripts
1: their text, their time, them all, them are, them ask, them from, them in, them it, them note, them once
1: them out, them python, them read, them that, them the, them through, them to, them today, them with
1: them without, them work, theme or, theme style, then analyze, then and, then apply, then as, then bash
1: then calls, then checks, then confirm, then continue, then eval, then file, then for, then get, then json
1: then keep, then log, then new, then node, then on, then push, then put, then reload, then remove
1: then result, then sh, then shows, then switch, then try, then wait, then →, theo, there already, there and
1: there in, there it, there test, there too, there use, thermal, these are, these first, these notes
1: these steps, these the, these three, these with, thesis, they be, they cannot, they contain, they cost
1: they depend, they differ, they go, they had, they might, they need, they show, they stay, they submit
1: they use, they write, thing to, things are, things so, third of, this as, this audit, this base, this be
1: this belongs, this build, this chat, this check, this device, this event, this field, this first
1: this folder, this import, this in, this kind, this lets, this live, this month, this note, this on
1: this order, this part, this return, this service, this text, this they, this to, this tool, this version
1: those are, those of, those who, those words, though that, though they, thread, thread pool, thread sleep
1: thread target, threading thread, three, three at, three column, three files, three main, three minutes
1: three of, three on, three requests, three slots, three steps, three times, threshold |, through
1: through <named>, through one, through the, throughout, throughput, throw away, thumbs, thunderbird, tháng
1: ticked, ticket note, ticket number, ticket numbers, ticket with, ticket |, ticks, tidies, tidy up, tiempo
1: tiene, tier no, tier |, tiers |, ties, tiff, tighter, tighter than, tik, tik tok, tilt, time, time $
1: time based, time bash, time box, time can, time mark, time max, time min, time original, time parse
1: time pathlib, time per, time requests, time run, time set, time stat, time that, time the, time use
1: time user, time what, time zones, time zsh, time |, timedelta, timeout after, timeout my, timeout return
1: timeout try, timeout verify, timeout |, timeouts are, timer the, times as, times for, times the
1: timestamp is, timestamp ts, timestamptz, timezone now, tint, tiny new, tipos, titel, title author, title ci
1: title of, title say, title script, title sign, title system, title title, title |, titles and, titular, tlnp
1: tls inspection, tls only, tls |, tm, tmp <named>, tmp drill, tmp json, tmp mkfifo, tmp zip, tmutil
1: tmutil deletelocalsnapshots, to <cheap>, to accept, to account, to agents, to and, to any, to anyone, to are
1: to ask, to backend, to big, to bottom, to build, to byte, to bytes, to calibrate, to candidates, to char
1: to choose, to collect, to come, to commit, to compute, to container, to data, to date, to dependency
1: to desk, to eight, to email, to everyone, to express, to extend, to external, to fifty, to fill, to fix
1: to fixed, to friday, to go, to grow, to hear, to hold, to hosts, to html, to intake, to isostring, to it
1: to its, to join, to journal, to jsonb, to kubernetes, to lines, to list, to long, to minutes, to node
1: to omit, to open, to our, to out, to packages, to parquet, to pass, to pattern, to postgres, to prepare
1: to private, to procurement, to program, to protect, to prove, to pull, to question, to rank, to reach
1: to reports, to request, to reset, to ring, to rules, to run, to script, to search, to seconds, to seeing
1: to siem, to signed, to soul, to sql, to src, to stdout, to stop, to str, to subject, to summarise, to swap
1: to tell, to thousands, to tmp, to to, to token, to trust, to tune, to type, to units, to vendor, to walk
1: to weigh, to wiki, to yourself, to ~, to °, to −, tobytes, toc, toda, today datetime, today dt, together and
1: together do, tok |, token all, token amount, token any, token aws, token base, token cache, token export
1: token for, token http, token key, token keys, token lifetime, token list, token new, token no, token npm
1: token password, token random, token redirect, token res, token str, token url, token use, tokenizer
1: tokens const, tokens from, tokens in, tokens out, tokens that, tokens then, tokens to, told about, told you
1: tolerance, tolerance |, tolerates, tolist, tomatoes, toml and, toml with, tone direct, tone for, tone of
1: tone short, tono, too, too large, too late, too python, too |, took, tool agent, tool can, tool chain
1: tool definition, tool do, tool of, tool read, tool returns, tool to, tool will, tool yaml, toolkit
1: toolkit |, tools allowed, tools at, tools auto, tools bash, tools join, tools report, tools search
1: tools see, top def, top number, top row, top third, top to, topic per, topic the, torch load, total $
1: total |, totals, totals are, totals for, totals in, toutes, toutes les, tower, toxic, toy, tpl, tps, tr ả
1: trabajo, trabalho, trace, trace otlp, traces are, traces for, tracing to, track event, tracking
1: tracking parameters, trail arn, trail name, train, trainer description, trainers, transactions
1: transactions or, transcript engine, transcript path, transcript should, transfer is, transfer or
1: transferable, transformation, translate text, transport new, tre, treat each, treat its, treat this
1: treatment, treatment and, treatment |, tree and, tree on, tree so, trend, trick |, tries |, trigger language
1: trigger |, trimestre, trimmer, trois, trouble, trouble with, troubles, troubleshooting if, trouve, true ap
1: true app, true at, true cfg, true create, true dev, true df, true dict, true disable, true end, true events
1: true find, true fs, true get, true git, true hooks, true include, true index, true job, true label, true log
1: true max, true name, true open, true os, true output, true outputs, true owner, true res, true scripts
1: true security, true self, true show, true state, true stdio, true stop, true submit, true summary, true sys
1: true the, true try, true use, truncate, trust and, trust for, trust in, trust it, trust manager, trust model
1: trust that, trusted and, trusted user, try again, try data, try from, try raw, try requests, try source
1: try string, ts and, ts name, ts present, ts to, ts ts, ts use, tsx const, tsx scripts, tsx src, tsx use
1: ttfont, ttls, ttls to, tune description, tuning, tuples, turkish, turn into, turn off, turn the, turn up
1: turnover, turns out, tut |, tv, twelve words, twenty seconds, twice without, twine, two and, two at
1: two hours, two jobs, two levels, two models, two paragraphs, two questions, two sentences, two sizes
1: two strengths, two tasks, txt as, txt content, txt cp, txt gh, txt new, txt no, txt rate, txt read
1: txt report, txt return, txt rm, txt spf, txt text, txt then, txt write, txt —, type address, type auth
1: type code, type component, type core, type data, type do, type docx, type event, type file, type float
1: type imfile, type json, type line, type linked, type main, type markdown, type multipart, type omfwd
1: type on, type open, type print, type public, type shell, type string, type table, type terminal, type text
1: type uint, type user, type with, typed python, typeof fetch, types and, types export, types module, typeset
1: typical causes, typing from, typographic, typos, tz, técnico, tính, ubuntu, ubuntu sudo, ue, ufficio
1: ufw status, uit, uma vez, un, un resumen, un tableau, una frase, una página, uname darwin, uname in
1: uname nodename, unattached, unattached volumes, unchanged for, unclear which, unclear |, und art, und prüft
1: undefined $, under minutes, under one, under test, under |, understood, understood and, undocumented
1: une fiche, une fois, uneven, unfamiliar, unfamiliar or, unhealthy, union of, union |, uniq, unit active
1: unit convert, unit converter, units and, units before, units of, unknown const, unknown id, unknown linux
1: unknown not, unlabelled, unless it, unlimited |, unlisted, unlock it, unlock the, unlocked, unmapped, uno
1: unopened, unpack it, unpinned, unref, uns, unsafe allow, unsafe loader, unseal, unset core, unset histfile
1: unsigned, unsub, untag, until |, unused for, unusual, unverified, unwind, unwrap, uo, up add, up at, up bash
1: up before, up between, up build, up etc, up form, up in, up it, up long, up on, up open, up or, up the
1: up this, up to, up use, up wait, up what, update, update changelog, update config, update digest, update id
1: update method, update readme, updated files, updater, updates disk, updates in, updates itself
1: upgradable dev, upgrade description, upgrades |, upkeep, upload, upload artifact, upload file, upload the
1: upload without, upsert, upserts, upset, ur, uri, uri <catcher>, uri open, uri url, url <vendor>, url add
1: url create, url default, url git, url includes, url let, url new, url not, url resolved, url self
1: url strings, url url, url user, urlcache split, urlopen <numeric>, urlopen req, urlopen timeout
1: urlretrieve <named>, urls and, urlsafe encode, urlsearch, urlsearch params, urlsession, urlsession shared
1: usa, usage const, usare, usd const, usd to, use assets, use basic, use call, use factories, use filter
1: use function, use in, use keep, use limit, use marks, use npm, use permission, use python, use role
1: use service, use small, use sudo, use that, use them, use this, use where, useb, useb |, used, used $
1: used here, used once, used range, used the, used xbel, user admin, user agents, user approval, user ask
1: user auth, user aws, user behalf, user build, user cache, user configuration, user db, user dev, user domain
1: user enable, user env, user environment, user errors, user finds, user following, user full, user hesitates
1: user holds, user how, user it, user keep, user known, user label, user last, user level, user like
1: user mail, user mentions, user message, user messages, user must, user name, user no, user npm, user only
1: user prefers, user prompt, user properties, user pw, user scope, user sees, user service, user set
1: user skills, user starts, user stop, user svc, user table, user target, user told, user where, user will
1: user with, user words, user would, user ~, useradd bin, username os, userprofile, users, users $, users and
1: users from, users get, users id, users labels, users need, users see, users settings, users sql, users that
1: users who, uses file, uses for, uses it, uses permission, using var, usize, usr local, ust, ust id, usual
1: utc, utc strftime, utc with, utf, utf await, utf else, utf ignore, utf let, utf read, utf sig, utf title
1: utilisateur, utilisation, utiliser, utime, uvicorn, uyarıları, uygula, uz, użytkownika, vai, val body
1: val get, val host, val iso, val out, vale, valeurs, valid the, validate with, validation so, value <named>
1: value attribute, value between, value checked, value comes, value data, value def, value defaults, value end
1: value error, value from, value group, value itself, value length, value new, value params, value path
1: value powershell, value self, value span, value true, value value, value var, values $, values and
1: values ascending, values before, values session, values stay, values then, values to, van de, var, var $
1: var document, var id, var lib, var log, var names, var out, var path, var process, var request, var table
1: var user, variable |, variables that, variants of, vary between, vary the, vat, vat gross, vat number
1: vault audit, vault for, vault in, vault is, vault lock, vault log, vault to, vaults, vb, vcs, vcs info
1: ve her, vec new, vegetables, vehicles, vendor, vendor documents, vendor it, vendors, venv bin, ver $
1: verb and, verbose, verbose |, verbs, verdict clean, verdict is, vergleichen, veri, verifica, verification or
1: verified are, verified by, verifier, verifiers, verify and, verify each, verify git, verify kind, verify on
1: vers, version $, version as, version at, version changelog, version commit, version description, version if
1: version internet, version join, version name, version node, version not, version package, version patch
1: version private, version statement, version title, version value, versions get, versions |, very next, vet
1: vf subtitles, via post, view all, viewer, vignette, vim api, vim fn, vim schedule, vimrc, virtual machine
1: visible |, vite, vite and, vm run, vocabulary, void, void $, void try, volatile default, volume mounts
1: volumes are, volumes name, volumes with, von, voor, voor de, vorbereitung, vorlage, voz, vpc id, vpc module
1: vps, vps description, vq, vraag, vt, vulns, vulture, vy, vyb catcy, wait day, wait two, waiting, waiting is
1: waits and, wal, walk on, wallet key, wallet new, wallet process, wallet safety, wallets for, walls, want $
1: want to, warehouse, warm cache, warm pool, warmer, warms, warn error, warn or, warnung, warrant
1: was affected, was amended, was asked, was built, was changed, was drill, was dropped, was examined
1: was expected, was logged, was meant, was never, was there, was to, was touched, wash, wasn, watch and
1: watch for, watch watch, watcher, watches, way if, wayland, wb $, wb save, wb sheetnames, wb worksheets
1: we could, we look, we saw, we ship, we should, we work, weak on, weak reused, weaken, weakness, weather and
1: web app, web for, web gl, web in, web shell, web worker, webhook endpoint, week delete, week for, week over
1: week with, weekly, weekly keep, weekly monthly, weekly report, weekly run, weekly summary, weeks and, weg
1: weight and, weight is, weight then, weights and, weights only, welke, well behaved, well for, well it
1: well with, were already, were committed, were never, wert, wet, wevtutil sl, wget <placeholder>, wget tmp
1: what agent, what broke, what counts, what don, what follows, what has, what keeps, what makes, what stands
1: what users, what was, what went, what why, what you, what your, whatever it, whatever was, whats, whats app
1: when another, when both, when docs, when done, when git, when line, when no, when preparing, when showing
1: when site, when tests, whenever the, where col, where context, where email, where it, where nothing
1: where or, where pip, where reader, where status, where that, where things, where total, where where
1: wherever, whether, whether each, whether or, whether your, which also, which answers, which is, which knows
1: which number, which only, which packages, which python, which scopes, whichever, while $, while we
1: white check, white space, who decided, who did, who for, who have, who made, who owes, who read, who take
1: who will, who wrote, whole files, whole text, whole tree, whose name, whose names, why an, why how, why in
1: why now, why what, wi, wi fi, widen the, widens, width $, width rem, will ask, will come, will notice
1: will report, will say, win, win defend, win over, win zip, window and, window closes, window if, window open
1: window style, window that, window then, window |, windows download, windows hide, windows nt, windows temp
1: windows –, wins the, wiped, wireguard wg, wires, wish it, with apply, with auth, with author, with auto
1: with aws, with back, with care, with clean, with cmake, with colleagues, with commas, with comment
1: with connection, with consistent, with credentials, with ctrl, with delay, with discovery, with do
1: with each, with every, with exiftool, with feedback, with first, with for, with full, with gb, with hidden
1: with higher, with hint, with hot, with http, with hyphens, with icon, with id, with ignore, with interval
1: with just, with ledger, with links, with long, with low, with mail, with modern, with nested, with nginx
1: with no, with nothing, with np, with npx, with number, with object, with one, with orders, with other
1: with others, with our, with point, with policy, with pytest, with questions, with reference, with references
1: with relevant, with report, with reserved, with resume, with retention, with rights, with rotation
1: with routes, with save, with score, with script, with scripts, with semicolon, with settings, with severity
1: with short, with shorter, with spaced, with spaces, with speaker, with stated, with steps, with subject
1: with template, with templates, with terraform, with that, with these, with this, with title, with tls
1: with ts, with type, with typed, with uv, with verbs, with versions, with which, with written, with yes
1: with your, within day, within minute, within ten, within the, within three, within |, without alt
1: without backup, without changes, without comment, without focus, without having, without its
1: without listing, without naming, without notice, without one, without opening, without owner, without review
1: without saying, without second, without security, without showing, without them, without this, without time
1: witness, wizard, wm, wn, won, wonder, word before, word for, word from, word that, word the, worded
1: wording of, words and, words by, words config, words each, words for, words if, words in, words join
1: words length, words or, words to, words word, words |, work $, work around, work ask, work do, work pass
1: work that, work through, work when, work without, work |, workbench, workbooks, workbooks open, worker pool
1: workers to, workflows, workflows and, workflows for, workflows the, working, working day, working on
1: workload and, workload the, works, works in, works it, works out, works the, worksheets, workspace agent
1: workspace and, workspace for, workspace write, workstations, worktree add, worst first, worst |, worthless
1: would break, would disprove, would fail, would make, would not, would only, would use, wp content, wq, wrap
1: wrap the, wrapped by, write, write back, write better, write body, write bytes, write commit, write csv
1: write env, write files, write head, write hook, write instead, write it, write not, write notes, write out
1: write post, write small, write stream, write text, write these, write true, write up, write your
1: writeheader, writer fieldnames, writes all, writes env, writes its, writes short, writes structured
1: writes tidy, writes |, writing code, writing this, written, written from, written here, wrong do, wrong file
1: wrong ones, wrong password, wrong time, ws const, wscript, wscript shell, wtmp, wtmp var, xargs curl
1: xargs sha, xattr rd, xb, xbel, xclip, xcode, xcode derived, xcode |, xd, xd ac, xdg, xerr, xfail, xfd, xi
1: xls, xlsx files, xlsx pdf, xml the, xmrig, xong, xu, xz, xzf tgz, yaml in, yaml so, yaml then, yaml unsafe
1: yaml wait, yap, yar, yara compile, yara rule, yara rules, yaz, yb, year month, yearly plan, years and
1: years this, years |, yellow |, yeniden, yes <named>, yes allow, yes and, yes etc, yes on, yes once
1: yes steps, yes then, yh, yield from, yield kind, yl, yml from, yml return, you act, you and, you care
1: you could, you feel, you find, you for, you found, you hold, you install, you meet, you put, you review
1: you start, you tell, you touch, you turn, you verify, you will, younger, younger than, your address
1: your answer, your changes, your draft, your edr, your index, your login, your mac, your mcp, your normal
1: your offer, your owner, your password, your payment, your phone, your report, your seed, your side
1: your summary, your user, your workspace, yourself if, yp, ys, yt, yw, yx, yy, yükle, za $, zahl, zahl der
1: zcat, ze, zeige, zeile in, zeit, zero no, zero the, zero |, zet, ziel, zip $, zip <free>, zip deflated
1: zip file, zip unpack, zmieniaj, zone file, zone join, zone with, zone zone, zones, zp, zr, zs, zsh exit
1: zshrc bashrc, zw, zwei, | account, | act, | after, | afterwards, | age, | agreed, | amount, | app
1: | approved, | asks, | auditd, | authors, | back, | backup, | backups, | bad, | basic, | basis, | becomes
1: | border, | breaking, | budget, | bug, | build, | calendar, | cap, | cases, | cat, | causa, | chars, | check
1: | checked, | cis, | cksum, | class, | clause, | client, | clock, | cluster, | connection, | connections
1: | consequence, | constant, | count, | covers, | credentials, | critical, | csrf, | cvss, | datetime
1: | debian, | decide, | deep, | defect, | delete, | describe, | df, | digit, | disabled, | dkim, | dmarc
1: | dns, | document, | drop, | du, | duplication, | edge, | emoji, | en, | end, | er, | error, | errors
1: | escape, | ev, | exception, | exists, | extra, | failed, | fetch, | filter, | finding, | finish, | first
1: | fixture, | forms, | forwarding, | friday, | front, | fs, | gmail, | good, | hardware, | high, | https
1: | icon, | image, | immediate, | incident, | instance, | integrity, | invite, | iso, | item, | jobs, | jwt
1: | kex, | keywords, | label, | large, | lead, | length, | lesson, | liability, | limited, | line, | link
1: | linked, | lists, | lock, | logout, | logs, | low, | lower, | main, | make, | mask, | max, | measure
1: | merge, | mkdir, | ml, | modern, | moment, | monitoring, | months, | move, | mtu, | must, | name, | no
1: | node, | nohup, | npm, | npx, | nvm, | objects, | od, | older, | openssh, | orphan, | own, | package
1: | page, | pages, | paging, | partial, | pdb, | per, | permit, | point, | postgres, | privacy, | procedure
1: | product, | prohibit, | prompts, | propose, | provider, | proxy, | purchase, | quality, | queries, | quote
1: | raise, | random, | rank, | refresh, | refuse, | remedy, | remote, | remove, | removes, | reports
1: | requests, | restart, | retry, | reverse, | rice, | root, | rows, | rule, | same, | say, | score, | scripts
1: | season, | see, | seq, | server, | session, | sntrup, | sp, | spam, | spark, | spoken, | spring, | status
1: | steps, | strict, | subject, | sudo, | sun, | supplier, | support, | systemctl, | table, | tag, | tags
1: | takes, | task, | technique, | tells, | termination, | text, | the, | threshold, | ticket, | tier, | tik
1: | tool, | traffic, | transactions, | treatment, | trick, | truncate, | ufw, | under, | unknown, | unused
1: | variable, | visible, | volume, | weak, | when, | window, | worker, | workflow, | xcode, | year, | yellow
1: | zeit, | 一, | 中, | 列, | 原, | 发, | 数, | 整, | 有, | 登, | 等, | 结, | 被, | 解, | 触, | 读, | 连, ~ agent, ~ and
1: ~ azure, ~ bash, ~ bashrc, ~ ethereum, ~ git, ~ head, ~ mozilla, ~ npmrc, § ust, « », ·, » «, Ö, à la
1: à utilisateur, çalıştırın, çıktısını, é, étape, đ ầ, đi, đo, đư, đư ợ, İlk, że, Аудит, Без, В, Для
1: Запустіть, Запустіть scripts, Настройка, Отчёт, Переводит, Порядок, После, С, Сверить, Сначала, Таблица
1: Установка, время, всё, его, если, журналы, за, записи, и проверяет, или, иначе, их, й, места, можно
1: настройка, неделю, нет, нужно, о, обновления, он, отчёте, пользователь, при, проверяет, работы, сам, сервер
1: строки, таблицу, таблицы, файл, чи, что, чтобы, і, أول, إذا, اسأل, اسأل المستخدم, اطلب, اقرأ, التحقق
1: المستخدم عن, شغّل, عن, قبل, من, ١, ٢, ٢ شغّل, ٣, ٣ اعرض, उपयोगकर्ता से, करें।, की सूची, को, कौशल, जब, न, नाम
1: नियम, पता, पाठ, पूरा, फिर, बनाएँ।, विषय, सूची, हिंदी, हिंदी में, है, ạ, ạ ng, ả, ả nh, ấ, ầ, ậ, ế, ệ, ệ nh
1: ị, ố, ỗ, ỗ tr, ớ khi, ờ dùng, ở, ử, ữ, ự, ​ ​, ​ ‌, ‌, ‌ ​, ‌ ‌, – by, – more, – only, – the, — our, ” 。
1: … for, … if, € |, → actions, → notification, ≠, ✨, 、 pip, 、 「, 、 二, 、 担, 、 目, 、 見, 、 証, 、 身, 。, 。 bash
1: 。 mac, 。 供, 。 共, 。 大, 。 审, 。 提, 。 支, 。 敬, 。 最, 。 次, 。 此, 。 每, 。 没, 。 注, 。 流, 。 発, 。 结, 。 视, 。 请, 。 运, 。 这, 「
1: 「 何, 」, 」 と, 」 を, 〜, い 。, い 」, い く, い こ, い で, い ま, う な, え た, え な, え る, か 」, か ら, か れ, き, き で, き る, き 換, く
1: く 。, く な, く ら, け, け 。, け な, こ, こ と, こ の, こ れ, し た, し て, し な, し は, す 。, ず, せ, せ る, せ ん, た い, た こ, た と, た め, だ
1: ち, っ て, つ, つ い, つ ま, て, て 」, て い, て 実, て 構, で, で 。, で き, で す, で に, で 分, で 実, と 、, と 。, と の, と は, と 答, ど の, な
1: な い, な の, な り, に, に 「, に こ, に し, に つ, に 保, に 外, に 感, に 時, に 本, に 送, の こ, の た, の ま, の よ, の サ, の ス, の 三, の 代
1: の 内, の 前, の 後, の 指, の 改, の 正, の 自, は 「, は 不, は 何, は 作, は 使, は 出, は 字, は 意, は 既, は 日, ば, ぶ, ぶ 。, ま せ, み, め ら
1: よ, よ う, ら 「, り を, り 優, る const, る 中, る 結, れ, れ に, れ ば, れ る, わ ず, を 付, を 書, を 直, を 確, を 見, を 読, を 送, ん 。, ウ
1: ウ ン, キ ル, ジ 目, ス キ, ダ, ダ ウ, ツ, ド し, ピ, ペ, ペ ー, ル よ, ン ロ, ー で, 一 并, 一 开, 一 文, 一 日, 一 时, 一 致, 一 言, 三, 三 つ, 上 传
1: 不, 不 一, 不 再, 不 到, 不 在, 不 必, 不 用, 不 符, 不 超, 不 适, 不 需, 且, 个 主, 个 字, 个 文, 中 心, 中 文, 中 的, 为, 为 同, 为 已, 久, 之 后, 云
1: 云 端, 五, 人 の, 人 和, 今 日, 付, 以 便, 以 内, 以 读, 以 降, 件, 件 从, 件 内, 件 时, 任, 任 人, 休, 会 在, 会 被, 伝, 伝 え, 传 到, 位, 位 置, 低
1: 何 で, 作 |, 你 不, 使 い, 供 应, 依, 依 赖, 侵, 保 存, 保 证, 修, 假, 先 、, 先 在, 入 で, 全 审, 全 文, 全 角, 全 部, 共, 共 有, 关, 关 注, 关 闭
1: 典, 内 容, 再, 再 現, 写 入, 写 明, 写 进, 出 し, 出 典, 出 ，, 分 け, 分 に, 切, 切 れ, 切 分, 切 换, 列, 列 入, 列 出, 则, 则 |, 初, 利, 利 用
1: 到 <named>, 到 文, 到 秒, 到 ：, 制, 制 下, 制 到, 前 で, 前 不, 功, 动 更, 动 ，, 助 手, 医 学, 午, 半, 半 角, 即 可, 历 、, 压, 压 密, 原, 原 始
1: 原 文, 发, 发 |, 发 。, 发 布, 取 时, 取 音, 口, 口 |, 句 话, 可 信, 可 疑, 可 ，, 台 运, 台 ，, 右, 号 |, 合, 合 |, 合 は, 合 同, 同, 同 じ, 同 一
1: 同 意, 名 、, 名 为, 后 。, 启, 启 动, 告 書, 告 知, 告 警, 告 诉, 味, 味 の, 命, 命 令, 和, 和 可, 响, 响 应, 問, 善, 営, 器 人, 回, 回 车, 团, 团 队
1: 固 定, 在 业, 在 终, 在 结, 型 を, 報, 報 が, 報 告, 备, 备 份, 复 的, 外 し, 大 写, 天 |, 始, 始 化, 姓 名, 字 |, 字 以, 字 幕, 存 し, 它, 它 。
1: 安 全, 定 が, 定 の, 定 到, 宛, 宛 先, 実, 実 行, 审 核, 容, 容 ，, 密 钥, 对, 对 中, 对 话, 対, 対 策, 専 門, 小, 小 写, 就, 就 说, 層, 峰, 已 知
1: 已 经, 幕, 平, 年, 并 把, 并 提, 库, 应 。, 应 急, 应 链, 建 议, 开 的, 归 档, 当 、, 录, 录 |, 录 下, 录 并, 後 、, 後 に, 得, 得 到, 得 完, 必 要
1: 応 答, 急, 情, 情 報, 意, 意 味, 意 ，, 感, 成 功, 成 后, 成 和, 成 文, 成 果, 户, 户 的, 户 看, 户 ，, 手, 手 順, 执, 执 行, 技, 技 能, 把, 投, 报
1: 抽, 抽 取, 拆, 拠, 持, 持 续, 指 示, 按, 按 章, 换 到, 据 库, 排, 排 序, 接, 接 依, 接 执, 提 及, 提 醒, 換 え, 改, 改 |, 改 善, 改 行, 改 被, 敬
1: 敬 語, 数 字, 整, 整 个, 整 改, 文, 文 |, 文 と, 文 は, 文 中, 文 案, 文 ，, 既 定, 日 の, 日 は, 时 保, 时 视, 曜, 更 快, 更 新, 書, 書 く, 有, 有 者
1: 期 間, 本 |, 本 。, 本 文, 机, 机 器, 机 密, 杀, 束 后, 条, 条 。, 条 ）, 来, 果, 果 |, 果 写, 标, 标 点, 标 题, 校 对, 核 的, 格 式, 案 ，, 業 の
1: 業 を, 構, 次, 次 の, 次 使, 次 更, 次 运, 正, 此, 步 骤, 歴, 歴 を, 残 っ, 段 名, 每 条, 每 行, 毒, 永, 永 久, 求 め, 没, 没 有, 洞, 流 程, 源 。, 漏
1: 漏 洞, 点 を, 热, 現, 理 ，, 生 成, 用, 用 ffmpeg, 用 户, 用 期, 用 本, 用 短, 用 語, 用 需, 电, 留 在, 略 す, 疑, 発 言, 登 录, 登 録, 的 、, 的 全
1: 的 可, 的 密, 的 已, 的 配, 監, 目, 目 は, 目 录, 直, 直 す, 省, 省 略, 看 到, 知 を, 知 用, 示, 示 を, 示 输, 票, 秒, 移 。, 程 用, 種, 種 類, 究 ，
1: 章 节, 端 ”, 端 口, 端 执, 端 ，, 符 合, 第 一, 等 待, 答 の, 策, 策 、, 粋, 粘, 粘 贴, 系, 系 统, 続, 红, 约, 约 。, 组, 组 件, 终, 经, 经 过, 结
1: 结 果, 统 的, 统 自, 统 计, 续, 网, 置 |, 置 。, 翻 訳, 考 え, 者, 者 へ, 者 ，, 联, 联 网, 能, 能 依, 能 帮, 致, 致 不, 致 ，, 节, 蓝, 行
1: 行 python, 行 。, 行 后, 行 ，, 表, 表 記, 補, 要 で, 要 一, 要 修, 要 关, 要 写, 要 安, 要 让, 要 ：, 見 出, 視, 规, 规 则, 视 为, 角 |, 角 、, 言
1: 記, 記 |, 記 録, 証 拠, 試, 認 す, 認 は, 語 の, 読, 読 み, 警 告, 计 流, 认 。, 让 它, 让 用, 议, 诉, 话 中, 话 结, 语 表, 诱, 说 是, 请 先, 读
1: 读 取, 質, 質 問, 负, 负 责, 责, 责 人, 责 任, 账, 账 号, 赖, 赖 。, 超, 超 过, 身, 身 份, 车, 软, 软 件, 较 新, 过 个, 过 五, 过 审, 运, 运 维, 运 行
1: 近, 这, 这 一, 违, 违 约, 选 ，, 遅, 選, 選 ぶ, 部 消, 醒, 重, 金 额, 録, 録 し, 钥, 钥 |, 長, 門, 開, 間, 门, 闭, 问 起, 间, 间 接, 阅 读, 队, 降
1: 限 。, 限 の, 限 流, 险 高, 需, 需 要, 面, 面 的, 面 这, 音 频, 項 、, 順, 類, 類 |, 项 。, 须, 频 。, 频 生, 题 公, 风 险, 首, 首 次, 骤, 骤 运, 高
1: 高 峰, 高 ：, 黄, 가, 가 격, 각, 간 과, 개 를, 게 이, 격, 결, 계, 고, 고 다, 고 를, 고 친, 과, 관, 관 리, 권, 권 한, 규, 규 칙, 그, 그 대, 그 인
1: 글 을, 기, 기 간, 기 록, 까, 끝, 끝 에, 내, 내 합, 냅, 넣, 누, 는 다, 는 보, 는 사, 니 다, 다, 다 가, 다 문, 다 사, 다 시, 다 한, 단 계, 답, 대 로, 도
1: 도 록, 되, 두, 두 고, 든, 따, 따 로, 래, 럼, 로 그, 로 따, 로 실, 록, 른, 를 넣, 를 붙, 리, 리 자, 릴, 림, 마 지, 막, 매, 먼, 먼 저, 며, 면, 모
1: 모 든, 물, 므, 므 로, 밀, 밀 번, 바, 번 호, 보 고, 보 다, 보 안, 불, 붙, 붙 여, 비, 비 밀, 사, 사 용, 새, 새 기, 서 로, 세 개, 세 요, 송, 습, 습 니
1: 시, 시 도, 시 시, 시 합, 실 행, 쓰, 쓰 는, 씁, 씁 니, 씩, 아 래, 안, 안 내, 않, 않 는, 않 습, 않 으, 알, 알 림, 없, 없 습, 없 이, 에 이, 연, 연 결, 예
1: 예 외, 외, 요, 용, 용 되, 위, 위 에, 유 를, 으 로, 으 면, 은, 을 먼, 을 함, 응, 응 답, 의, 의 단, 이 유, 이 있, 이 제, 인 시, 일 은, 있 으, 자 권, 저
1: 적 용, 전 송, 전 에, 조 건, 줄, 지 막, 지 않, 처 럼, 취, 친, 키 를, 타, 테, 테 스, 파, 파 일, 표, 표 로, 품, 필, 필 요, 한 번, 한 으, 합 니, 했, 행
1: 행 하, 호, 호 를, ️, ️ |, （ 不, （ 要, ） 、, ） 数, ， 中, ， 也, ， 以, ， 使, ， 回, ， 并, ， 建, ， 把, ， 检, ， 解, ， 让, ： bash
1: ： http, ： 条
-1: $ address, $ age, $ arch, $ archive, $ audit, $ batch, $ bundle, $ cfg, $ change, $ changes, $ check, $ ci
-1: $ claude, $ codex, $ command, $ comments, $ corp, $ count, $ cp, $ created, $ cut, $ data, $ dest, $ diff
-1: $ dig, $ do, $ domain, $ dst, $ du, $ enabled, $ end, $ environment, $ eval, $ extra, $ false, $ fetch
-1: $ files, $ folder, $ function, $ grep, $ gt, $ gw, $ https, $ ids, $ if, $ import, $ it, $ journal, $ jwt
-1: $ key, $ label, $ limit, $ lines, $ lock, $ ls, $ marker, $ min, $ name, $ names, $ nc, $ net, $ next, $ no
-1: $ number, $ old, $ only, $ op, $ opt, $ opts, $ or, $ order, $ out, $ output, $ path, $ pid, $ port
-1: $ powershell, $ printf, $ project, $ ps, $ pscmdlet, $ python, $ query, $ raw, $ re, $ remove, $ res
-1: $ rule, $ runner, $ secret, $ secrets, $ select, $ show, $ sig, $ slack, $ split, $ stat, $ state, $ stdin
-1: $ style, $ target, $ telegram, $ timeout, $ timestamp, $ tmp, $ trim, $ ts, $ txt, $ up, $ warm, $ wc
-1: $ where, $ while, $ width, $ xml, $ yes, $ zone, <named> abs, <named> affaan, <named> affaanmustafa
-1: <named> and, <named> badge, <named> beta, <named> claw, <named> components, <named> copyright, <named> css
-1: <named> design, <named> devicelogin, <named> doc, <named> dtds, <named> en, <named> entrez, <named> export
-1: <named> for, <named> forecast, <named> gists, <named> gitleaks, <named> html, <named> index
-1: <named> install, <named> issue, <named> licenses, <named> live, <named> login, <named> me, <named> media
-1: <named> my, <named> name, <named> nf, <named> nodejs, <named> out, <named> path, <named> profile
-1: <named> projects, <named> pub, <named> pypa, <named> python, <named> query, <named> rfc, <named> run
-1: <named> search, <named> services, <named> standardagents, <named> tr, <named> tweets, <named> user
-1: <named> vercel, <named> version, <named> watch, <named> web, <named> ~, <placeholder> api, <placeholder> cb
-1: <placeholder> data, <placeholder> host, <placeholder> token, <vendor> helm, <vendor> homebrew, <vendor> iam
-1: <vendor> stable, aaa, aaaa, abbrev, abcd, abcdefghijklmnopqrstuvwxyz, about each, about other, about to
-1: above per, abs, abs path, absence, absent the, absolute path, absolute paths, abstract, abstracts, abuse
-1: accept header, acceptance, access aws, access control, access denied, access logging, access no
-1: access point, access review, access that, access to, access tokens, accessing, accession, according
-1: according to, account deletion, account do, account from, account id, account json, account per
-1: account security, account with, accounts add, accounts are, accounts have, accounts minpwlen, accounts txt
-1: accuracy, accès, acls, acquire, across all, across files, across sessions, act as, action, action account
-1: action store, action |, actions bot, actions githubusercontent, actions join, actions sts, actions workflow
-1: actions workflows, actions |, activated, active, active $, active auditd, activities, activity, adapter
-1: add and, add any, add apple, add clippy, add column, add content, add data, add edge, add header, add line
-1: add new, add one, add origin, add padding, add their, add two, add user, add ~, added by, added to
-1: added with, adding, address $, address before, address can, address if, address no, address of
-1: address that, address the, address to, address |, addresses |, adds up, admin description, admin |
-1: administrator $, administrator it, adr, ads, advertise routes, advises, ae |, aes gcm, af, affaan
-1: affaanmustafa, affaanmustafa status, afresh, after, after backup, after cleaning, after every
-1: after finding, after last, after leak, after log, after signing, after six, after step, after success
-1: after that, after they, after to, after which, after writing, after yes, afternoon, afterwards send
-1: again and, again for, again never, again read, again report, against so, against them, age max, age of
-1: age or, age recipient, agency, agent agent, agent and, agent backup, agent did, agent forwarding
-1: agent guardrails, agent is, agent no, agent not, agent notes, agent observability, agent permission
-1: agent role, agent sessions, agent skills, agent to, agent usage, agent work, agent |, agents and
-1: agents name, agents run, agents that, agents |, aggregate, aggregation, aging, ago, ago |, agree with
-1: agreement, agreement with, agreements, agrees, agy, ai api, air, airflow, akia, akia github, akia slack
-1: akia |, al usuario, alarming, alert on, algo, algorithms and, algorithms sntrup, alias, alice, align center
-1: aligned with, alignment, all body, all by, all commands, all commits, all context, all critical, all data
-1: all date, all export, all figures, all fix, all for, all high, all hosts, all is, all keys, all map
-1: all mini, all others, all previous, all root, all scripts, all settings, all subsequent, all the, all those
-1: all types, all user, all we, all you, alloc, allow deny, allow groups, allow list, allow some, allowed in
-1: allowed return, allows it, almacén, almost, alone when, along the, alpha, already and, already run
-1: also ask, alter role, always go, always keep, always name, always pass, always say, always use, am, ambient
-1: amendments, american, amount $, amount and, amount currency, amount of, amount value, amount |, amounts use
-1: an $, an agency, an argument, an array, an die, an entry, an estimate, an event, an exclusion, an explicit
-1: an external, an honest, an hour, an incident, an index, an instance, an issue, an mcp, an unknown
-1: an unsubscribe, analysis, analysis and, analyze, and $, and additional, and ai, and amount, and apply
-1: and archive, and asks, and belongs, and body, and brings, and build, and builds, and cache, and caches
-1: and cannot, and code, and cookies, and copy, and cors, and cross, and csp, and currency, and data
-1: and decode, and delete, and differ, and does, and down, and edge, and edit, and enabled, and exit
-1: and expect, and export, and failing, and file, and fits, and fixes, and flow, and gate, and get, and google
-1: and graded, and green, and guides, and headers, and hold, and host, and how, and https, and input
-1: and keeps, and kept, and len, and length, and lets, and limits, and line, and lines, and lists, and login
-1: and logs, and mac, and mail, and maintain, and managed, and management, and maximum, and mcp, and month
-1: and monthly, and move, and name, and newline, and nobody, and nowhere, and offer, and one, and only, and or
-1: and os, and other, and output, and owners, and packing, and parts, and passes, and point, and polish
-1: and prompts, and puts, and quiet, and quote, and re, and read, and refund, and remind, and removes
-1: and require, and retry, and return, and role, and roles, and safe, and scoring, and secrets, and security
-1: and sees, and send, and sentence, and servers, and sign, and skills, and so, and split, and ssh, and stale
-1: and state, and statistics, and stay, and steps, and stored, and sudo, and suffix, and suggests, and sum
-1: and summarise, and svg, and switch, and test, and that, and the, and their, and they, and timeout
-1: and token, and total, and troubleshooting, and trust, and try, and upload, and user, and uses, and verdict
-1: and verify, and version, and versions, and waits, and walk, and watch, and when, and which, and why
-1: and will, and windows, and workflow, and year, and |, androidx, anexo, angle, angular, animate, animations
-1: anna, annotation, annotations, announcements, annual, anota, another, another machine, ans, ansible vault
-1: answer at, answer before, answer first, answer for, answer it, answer only, answer print, answer read
-1: answer status, answer up, answer |, answered $, answers and, answers are, answers in, answers into
-1: answers it, answers on, answers questions, ant, anterior, antes del, anthropic version, anweisungen
-1: anweisungen und, any code, any edit, any further, any kind, any map, any new, any term, anyone can
-1: anyone in, anything in, anything is, anything over, anything with, anything without, anywhere, apague
-1: apart, apart from, api and, api async, api base, api chat, api import, api internal, api keys, api method
-1: api path, api query, api rate, api service, api simple, api telegram, api token, api url, api version
-1: api |, apk, app config, app current, app env, app has, app id, app on, app post, app py, app releases
-1: app run, app service, app shop, app so, app store, app that, app update, appear in, appear within
-1: appearance, appears, append join, append line, append name, apple dtd, apple finder, apple show, apple use
-1: applicable, application so, application www, applied, applies it, apply all, apply to, apply without
-1: appointment, appropriate, approval, approval to, approve false, approve the, approvers, apps kind
-1: apps with, appsettings, april, aprobación, apt keyrings, aqabaiaaaaaaap
-1: aqabaiaaaaaaap baeaaaaalaaaaaabaaeaaaibraa, arbitrary, archive $, archive copy, archived, archives the
-1: archives with, archivo, archivos, are added, are all, are already, are also, are and, are another, are as
-1: are at, are bad, are copied, are data, are done, are entered, are followed, are for, are genuine, are given
-1: are grandfathered, are handed, are here, are human, are looked, are marked, are missing, are negative
-1: are never, are no, are now, are numbered, are of, are on, are plain, are printed, are proposed, are samples
-1: are shown, are signed, are skipped, are submitted, are taken, are true, are what, are written, are you
-1: are zero, argparse import, args, args collect, args filter, args for, args if, args in, args index
-1: args modelcontextprotocol, args output, args process, args profile, args return, args str, args text
-1: args title, argument hint, argument no, argv async, argv def, argv each, argv expanduser, argv form
-1: argv headers, argv if, argv includes, argv print, argv rglob, argv rows, argv text, argv utf, arial
-1: arn split, around it, arp, arr, array, array $, array fill, array new, array string, article and
-1: article is, articles, artifact, arxiv, as agreed, as backup, as base, as before, as build, as chore
-1: as clean, as comment, as ctx, as described, as diff, as dt, as err, as evidence, as exc, as file, as files
-1: as fp, as git, as good, as important, as it, as line, as named, as needed, as negative, as non, as normal
-1: as of, as out, as pd, as pre, as proof, as questions, as resp, as response, as return, as review, as secret
-1: as set, as single, as str, as string, as such, as suspicious, as table, as those, as title, as utf, as you
-1: as |, ascii, ask each, ask first, ask one, ask the, ask user, ask when, ask which, asking do, asks before
-1: asks for, asks how, aspx, assertion, assertions, assessments, assignment, assignments, assistant forward
-1: assistant read, assistant |, associated, association, assumption, assumptions, ast, async code, async def
-1: async with, asyncio, at am, at etc, at event, at file, at is, at its, at log, at minute, at noon, at one
-1: at percent, at project, at px, at runtime, at sender, at ten, at the, at to, at what, at which, at with
-1: at |, at ~, ata, atlassian, atomic, attach role, attach the, attached, attacker, attackers do, attempts
-1: attribution, attrs, audiences, audit account, audit evidence, audit logging, audit name, audit not
-1: audit report, audit sh, auditor can, auditors ask, auf eine, aus, aus der, auth can, auth gmail, auth key
-1: auth state, auth use, authenticate, authenticated, authentication, authoritative, authority
-1: authorization basic, authorization token, auto generated, auto |, autocomplete email, autocomplete new
-1: automatic, automatically, automation, autoremove, autre, auxww $, außer, av, availability |, avant tout
-1: avatar, averaged, averaged over, avise, avoid |, await conn, await gh, await new, await sharp, await this
-1: aware, awareness, awk $, awk nr, aws access, aws akia, aws bucket, aws configure, aws cp, aws ec, aws ecr
-1: aws identifiers, aws kms, aws lambda, aws region, aws secretsmanager, aws sso, aws sts, axis, az, az delete
-1: azure, azure dev, açık, año, ba |, back as, back for, back in, back to, back up, back what, back with
-1: back |, backed, backfill, background task, backs up, backticks, backup failed, backup false, backup with
-1: backup ~, backups of, backups with, bad and, bad if, badge from, badge svg, badges
-1: baeaaaaalaaaaaabaaeaaaibraa, bag, bak $, balance, balance address, bandit, bands, bank account, bank and
-1: banned, bar, bare, base branch, base data, base encode, base get, base godlh, base hex, base image
-1: base images, base metadata, base method, base of, base out, base output, base so, base string, base to
-1: base token, base with, based on, basename file, bash, bash bin, bash brew, bash curl, bash from
-1: bash gcloud, bash gh, bash gitleaks, bash helm, bash npm, bash openssl, bash out, bash ssh, bash then
-1: bash |, bash ~, basic, basic auth, basics, basta, baud, bb, be added, be approved, be asked, be changed
-1: be checked, be closed, be copied, be deleted, be exported, be green, be hidden, be imported, be linked
-1: be made, be reachable, be restored, be short, be shorter, be slow, be taken, be undone, be updated, be warm
-1: be what, bearer os, bearing, beat, beautiful, beautiful soup, because retrofitting, becomes, been tried
-1: before, before adding, before applying, before blocking, before calling, before committing, before giving
-1: before installation, before it, before lines, before moving, before noon, before review, before running
-1: before saving, before text, before that, before txt, before use, before using, before write, begin private
-1: begin the, begin to, begin |, beginner, behavioral, behaviour |, behind the, being edited, belong here
-1: belong in, belongs in, below and, below are, below that, benefit, beside it, beside them, best for
-1: best practices, bestanden, bestätigen, beta, beta models, betreff, better than, between requests
-1: between sessions, beyond the, bf, bibliography, bicycle, bicycle shop, bigint, bill, bin $, bin backup
-1: bin env, bin perl, bin pip, bin plan, bin report, bin systemctl, bin terraform, bin usr, binance key
-1: binance secret, binary format, bind to, binder, bindings, bio <named>, bio claw, biol, birth, bis, bis zum
-1: bit locker, bits are, bitwarden vault, bj, bl, black, blame, blanket, ble, blink, blo, blob main
-1: blob master, blobs, block for, block public, block text, block |, blocked, blocking, blocklist, blocks |
-1: blog, blur, bn, board id, body and, body await, body before, body body, body contains, body fs
-1: body handlers, body include, body map, body no, body null, body says, body strings, body text, body url
-1: body urllib, body was, body with, bold, bonus, book, bookmark, books, bool return, bool true, boolean
-1: boolean if, boot, bootout, bootout gui, bootstrap description, border, border radius, borders, borders of
-1: borrow, bot father, bot os, bot |, both are, both ends, both files, both the, boto, boto core, botocore
-1: botocore exceptions, bottom up, bound, boundary, bounded, bounding, bounds, bowl, box for, box get, box or
-1: bpo, brains, brains mono, branch dev, branch git, branch main, branch protected, branches and, brand new
-1: branded, brands, brca, break case, breakdown by, breaks for, breast, brew bundle, brew shellenv, brewfile
-1: brief description, brief md, brief with, briefing, brings it, british, broad, broadcast, browser close
-1: browser login, browser or, browser session, browser |, browsers, bsd, bt, btcusdt, bucket and, bucket with
-1: budget, budget the, buf getvalue, buffer alloc, buffer in, bug, bug fixes, bugs, build $, build <named>
-1: build build, build docker, build folders, build gradle, build http, build on, build runs, build tools
-1: build without, build workdir, build |, building, builds an, builds for, builds on, built on, bullet
-1: bundle verify, bundled, burn, burn in, burn subtitles, burnt, but it, but nobody, button, buttons, buying
-1: bw, bw list, bw session, by another, by build, by burn, by company, by control, by copy, by days
-1: by default, by device, by etc, by eye, by git, by having, by hook, by host, by key, by kind, by label
-1: by mark, by model, by module, by network, by one, by only, by os, by person, by policy, by quarter, by side
-1: by source, by step, by tag, by tool, by topic, by user, by whom, by with, byte error, bytes buffer
-1: bytes bytes, bytes decode, bytes if, bytes return, bytes so, bytes to, bytes utf, bytes which, bytes with
-1: ca cert, ca |, cable, cacerts, cache <named>, cache and, cache bool, cache cache, cache entries, cache hit
-1: cache it, cache local, cache location, cache path, cache pip, cache restic, cache return, cache root
-1: cache target, cache thumbnails, cache type, cache |, cached for, caches are, caches restic, cad
-1: cada comentário, cada uma, caddy, cadence, cafile, cafile etc, cainfo etc, calculate, calculator
-1: calendar bridge, calendar interval, calendar |, call, call on, call python, call the, call |, called by
-1: caller identity, callers, calling it, calling the, calls, calls that, cambiar, came from, came to, camel
-1: camera, cameras, campaigns, campo |, can check, can choose, can connect, can correct, can fix, can have
-1: can leave, can look, can make, can post, can read, can see, can you, canary is, cancellation, cancels
-1: cancels the, candidate, cannot happen, cannot open, cannot share, captcha, capture, capture and, captured
-1: captures, caracteres, card number, cards in, cards that, careful, cargo env, cargo run, cargo toml, carpeta
-1: carried by, carrier, carriers, carry no, carrying, cart checkout, cas, casabot, case $, case and, case case
-1: case const, case for, case sha, cases and, cases empty, cat file, cat home, cat root, catalogue of
-1: catch error, catch exception, catch |, categories, category, cau, cause |, caused, caveats, cb, cc and, cdp
-1: cell in, cells that, cent, central amazonaws, central |, centre, cert $, cert file, cert manager, cert pem
-1: cert |, certificate, certificate the, certificates crt, certificates with, cfg get, cfg json, cg, ch ạ
-1: chain closes, chain id, chained, chamada, champion, change, change actions, change and, change can
-1: change for, change has, change since, change to, change true, change without, changed $, changed files
-1: changed since, changed to, changes all, changes build, changes const, changes nothing, changes only
-1: changes to, changes with, changing, channel, channel stable, channels for, characters $, characters of
-1: characters so, chars, charsets, chart per, chat and, chat or, chat text, chat with, check after
-1: check again, check check, check for, check if, check its, check js, check needs, check one, check read
-1: check required, check return, check rules, check status, check this, check with, checkbox, checked against
-1: checked in, checklist for, checklist one, checklists, checkpoint, checks before, checks each, checks for
-1: checks json, checks off, checks on, checks or, checks when, checksums, chef, chezmoi diff, chia, chiedi
-1: children, children data, children new, chomp, chooses, chose, chr, chrom, chroma, chrome and
-1: chrome firefox, chrome library, chrome web, chromium, chromium launch, chromosome, chronicle, chronological
-1: chu, chunk, chunks of, churn is, ci, ci cd, ci copy, ci ignore, ci pipeline, ci with, ci yaml, ci |
-1: cidr blocks, cidr values, cinco, ciphers, cis benchmark, cita, cited, cjs, ck, cl, cl security, claims
-1: clamav, clamav daemon, clamp, clarity, claro, clase, classer, classes, classification, classified, claude
-1: claude cursor, claude desktop, claude file, claude mcp, claude |, clave, claves, claw, clean all
-1: clean code, clean machine, clean markdown, clean run, clean the, cleanup, clear, clear after, clear ask
-1: clear |, cleared |, clearly, cleartext, cli description, cli install, click fix, click through
-1: click unsubscribe, clicks, client application, client cache, client config, client configuration
-1: client credentials, client download, client email, client error, client iam, client of, client secret, clin
-1: clin var, cline, clinical, clinician, clipper, clippy, clippy rustfmt, clone <named>, clone depth
-1: clone for, clone the, close all, close false, close fd, closed and, closer, closes from, closure, clothes
-1: cloud for, cloud keys, cloud posture, cloud region, cloud security, cloudflare, cls, cluster and
-1: cluster by, cluster local, clusterrolebindings, cm, cmd, cmd capture, cmd list, cmd name, coach ask
-1: coach description, code app, code are, code await, code based, code blocks, code cells, code cmd, code code
-1: code codex, code compile, code false, code function, code here, code host, code json, code means, code meta
-1: code only, code quality, code snippets, code so, code split, code workspace, codegen, codes or, codes to
-1: codex home, codex open, codex skills, coefficients, cohort, coin gecko, col, cold, cold start
-1: collect collectors, collections defaultdict, collectors, collectors joining, color color, color const
-1: colors, colour, cols, column date, column from, column name, column so, columns in, columns that, com api
-1: com auth, com curve, com docker, com os, com package, com standardagents, com sub, combined, come up
-1: come with, comentário, comes in, comes out, comfort, command $, command after, command and, command docker
-1: command failed, command into, command invoke, command join, command pnpm, command python, command the
-1: command to, command with, command |, commands build, commands each, commands sh, commands use, comment body
-1: comment id, commerce, commit echo, commit false, commit for, commit hash, commit install, commit never
-1: commit no, commit on, commit pre, commit yaml, commit |, commitment, commitment to, commits style
-1: committed and, committing it, common way, commonest, communities, comp, companies in, company has
-1: company in, company own, company root, compare to, comparer, compares it, compatibility, competition
-1: competitor, compilation, compile password, compile time, compile with, compile |, compiled, complement
-1: complete plan, completions, complex, complexity, compliance description, compliance with, component add
-1: compose up, compose yaml, composer lock, composition, compound, comprehensive, compression, compute the
-1: computer, computer name, computer status, computing, comuns, con el, con fecha, concept, concepts
-1: concurrent, conda, condition, condition and, condition filesize, conditions, conductor, conf for, conf sudo
-1: conference, confidence, confident, config cache, config cfg, config changes, config claude, config core
-1: config current, config delete, config dir, config etc, config from, config get, config hardening
-1: config host, config is, config js, config key, config local, config parser, config path, config profile
-1: config return, config sed, config set, config show, config systemd, config then, config use, config yaml
-1: config |, configparser, configparser config, configuration cache, configure set, confirm which
-1: confirmation and, confirmation |, confirmed ledger, confirms it, conforme, confusion, confusion matrix
-1: conn, connect $, connect provider, connect to, connect with, connect |, connection, connections and
-1: connectivity, consecutive, consent and, consent |, conserva, considered, console error, const api, const at
-1: const base, const body, const bytes, const candidate, const chain, const change, const cmd, const config
-1: const content, const crypto, const data, const date, const doc, const entry, const file, const get
-1: const helper, const home, const ids, const key, const kind, const label, const line, const lines
-1: const list, const lock, const pkg, const probe, const provider, const random, const reject, const response
-1: const result, const safe, const start, const text, const url, const user, const users, const write
-1: const zlib, constants for, constrain, constraint and, constraint if, consultas, consulting, consume
-1: contact sheet, containers com, containing, containing the, containment, contains it, content delete
-1: content for, content hash, content of, content text, content that, content to, content |, contention
-1: contents read, context, context all, context and, context open, context read, context with, contexto
-1: continue const, continue if, continuous mode, continuously, contract token, contradictions, contraseña
-1: contraseñas, contrast for, contratos, contributed, contributed by, contributing, contributor, control date
-1: control de, control on, control |, controlled, controllo, conv, convention, conversation it, conversion
-1: convert from, convert rgb, convert the, converts, cookie name, cookies before, coordinates, coordinates of
-1: copias, copied, copy $, copy at, copy before, copy description, copy gate, copy it, copy item, copy on
-1: copy package, copy paste, copy src, copy tasks, copy that, copy tree, copy with, copy |, copyright
-1: copyright notice, core $, core error, core web, coroutine, corporate, corrected, correo, correos
-1: cors headers, cost breakdown, costly, costs, costs $, costs one, could it, could read, count $
-1: count before, count can, count from, count if, count long, count of, count so, count words, count |
-1: count ~, counted, counted and, counter for, counter password, counters, counting is, counts are, counts for
-1: counts from, counts of, counts only, counts per, courriel, course, cover sheet, covers, covers ~, cp etc
-1: cp ~, cpp, cpu cpu, crawl, crear, creat, creat |, create access, create an, create command, create customer
-1: create date, create hmac, create index, create local, create multi, create namespace, create new
-1: create request, create the, creates, creating, creation, creative, credentials and, credentials browser
-1: credentials come, credentials env, credentials false, credit, credit for, creds, crew, criteria and
-1: critique, critères, crm, cron dev, cron systemd, cron txt, cron var, cron |, crontab $, crontab etc
-1: crontab |, crontabs, cross build, cross origin, crypto const, crypto timing, cryptography, cs, css family
-1: csv as, csv columns, csv dict, csv foreach, csv headers, csv if, csv keep, csv read, csv reader, csv report
-1: csv rows, csv sniffer, csv sys, csv tidy, csv writer, cta, cte, ctx chromium, ctx new, ctx stream, cues
-1: cui, cur, cur return, curl <vendor>, curl content, curl dev, currency code, currency for, current
-1: current context, current line, current sudo, current time, current user, current |, cursor agent
-1: cursor rules, curto, curve sha, custom event, customer customer, customer satisfaction, customers
-1: customize, cut etc, cuántos, cve, cve and, cx, cygwin, czy, código do, da sh, daemon if, daemon json, daha
-1: daily and, daily at, daily temperature, darf, darwin return, dash, dashboard with, data, data $, data await
-1: data base, data bytes, data classes, data const, data data, data even, data file, data image, data keep
-1: data map, data new, data of, data only, data owner, data password, data quality, data query, data retention
-1: data return, data search, data send, data storage, data templates, data that, data timeout, data type
-1: data uri, data uris, data urlencode, data urllib, data use, data user, data value, data write, database and
-1: database rotate, database that, database uri, databases and, dataset, date and, date by, date date
-1: date done, date first, date match, date no, date place, date put, date so, date sz, date text, date what
-1: date write, dates are, dates of, datetime as, datetime timedelta, datos, datos de, day above, day and
-1: day at, day before, day from, day if, day when, day with, days ago, days days, days end, days it, days last
-1: days left, days print, days the, days to, days until, db execute, db internal, db jsonpath, db pg
-1: db sqlite, dc, dca, de archivos, de contratos, de código, de description, de pedidos, de restauración
-1: de seguridad, de um, deactivate, dead man, deal, dearmor, deb signed, debe, debian, debounce, debug build
-1: decided by, decides on, decides when, decides which, decides who, deciding, decimal def, decimal sign
-1: decimals and, decision to, decisions and, decisão, deck with, declaration, declarative, declare strict
-1: declaring, decline or, decode $, decode from, decode json, decode print, decode split, decode string
-1: decode to, decode utf, decode with, decode |, decoded, decoder, decodes, decodes to, decoy, decryption
-1: deduction, deep, def build, def comment, def encode, def extract, def fetch, def hook, def init, def list
-1: def make, def mask, def metrics, def place, def post, def result, def walk, def write, defanged, default
-1: default $, default access, default allow, default bookmarks, default for, default if, default log
-1: default release, default system, default that, default timeout, default var, defaultdict, defaultdict set
-1: defaults are, defaults write, defects, defender, defined, defines, definition, deja, del proyecto
-1: delegation, delete $, delete on, delete |, deleted at, deleting, deliberate, deliberately, deliverable
-1: deliveries, delivery |, demander, denen, denied publickey, denies, deny all, deny and, deny read
-1: dependabot, depending, depending on, deploy $, deploy web, deployed to, deployer, depth $, deputy
-1: der bericht, desc, desc limit, descent, describe log, describe where, described in, description answers
-1: description archives, description as, description aws, description backs, description brings
-1: description chooses, description clear, description create, description daily, description desc
-1: description drafts, description edit, description explain, description explains, description friendly
-1: description get, description gets, description give, description gives, description guide
-1: description harden, description house, description keep, description lists, description log
-1: description look, description move, description of, description one, description opens, description plans
-1: description plant, description prepara, description prepare, description prepares, description produces
-1: description publish, description publishes, description python, description quarterly, description read
-1: description repairs, description report, description review, description rédige, description saves
-1: description scan, description scores, description set, description short, description shows
-1: description solve, description sort, description sorts, description splits, description track
-1: description triage, description turn, description verifica, description walks, description watch
-1: description weekly, descriptions are, descriptive, descriptor, descrição, design, design md
-1: design patterns, design system, designed, desired, desk of, detail, detailed, details, details details
-1: details summary, detect the, detected, detected as, detection, determine, determine the, determined, deu
-1: dev drive, dev ops, dev shm, dev urandom, developed, developers, development with, device and, device name
-1: devicelogin, devicelogin and, df, df output, df |, dff, dhcp, dia, diagnose slow, dialect, dialect csv
-1: dialog, dialogue, diary of, dias, dias para, dias |, dict key, dict so, dictionary dict, dictionary string
-1: did it, did the, didn, diff $, diff against, diff and, diff cached, diff read, diff stat, diff with
-1: differ by, differ in, difference in, different, diffs stay, digest hashlib, digest hex, digest of
-1: digest py, digest sha, digital, digits of, digits with, dim, dimension, dimensions, ding, dio, dir cd
-1: dir do, dir key, dir name, dir optional, dir os, dir path, dir process, dir recursive, dir utf, dir uv
-1: direct push, direction, direction of, directions, directive, directly, directly in, director
-1: directories in, directors, directory as, directory force, directory of, dirname, dirname file, dirname os
-1: dirs, dirs files, disable model, disable telemetry, disagree, disagree with, disagrees with, disallow
-1: discard, discipline, discord com, discord webhook, discount for, discovery, discussed, discussion, disease
-1: disk $, disk is, disk of, disk or, disks and, dispatch, dispatch event, dispatcher, dispatchers, display
-1: dist $, dist deploy, distribution by, distributions, dit, div class, diversity, django projects, dkim dmarc
-1: dm, dma, dmarc dmarc, dml, dmux, dmux <named>, dns doctor, dns is, dns query, dnssec, do case, do crontab
-1: do kubectl, do local, do more, do printf, do sleep, do they, do two, docker args, docker build
-1: docker daemon, docker docker, docker dockerfile, docker network, docker rm, docker socket, dockerfile
-1: dockerfile from, docs api, docs output, docs web, doctor first, doctype plist, document and, document pdf
-1: document relationships, documentation |, documented, documents and, documents test, documents ~, docutils
-1: doe, does and, does nothing, does what, doesn change, doing, dois, dollars, dom, domain names
-1: domain registrar, domain |, domains, dominio, don apply, don ask, don hold, don run, don want, done $
-1: done anything, done cd, done echo, done find, done for, done gh, done if, done keep, done on, done open
-1: done printf, done restart, done tar, done with, done |, dossier, dosyasını, dot, dot |, dotenv
-1: dotenv import, dotenv load, dotfiles, dotfiles description, dotfiles git, dotnet, dotted, doubled, doubles
-1: doubles in, doubling, down to, down |, downcase, download and, download it, download six, download the
-1: download |, downloaded, downloader, downstream, draft $, draft or, draft with, draft |, drain, drama, draw
-1: draw io, drei, drill description, drive the, drive |, driven, driver get, driver gtls, driver mode, drop it
-1: drop true, dropped, dropping, drops, dsa, dsn as, dsn |, dt |, dtd, dtd plist, dtds, dtds property, dudas
-1: due volte, dump $, dumps payload, dumps sort, duplicate the, duplicates |, dur, duration, duration seconds
-1: during review, duties, duty and, dw, dz, délai, dépôt, ea, each agent, each before, each draft, each entry
-1: each environment, each file, each finding, each is, each item, each key, each line, each minute
-1: each monday, each of, each request, each side, each step, each system, each ten, each test, each under
-1: each unknown, each value, each word, ead, earlier are, eas, east, ebs, echo base, echo echo, echo error
-1: echo eval, echo hello, echo not, echo plain, echo server, echo the, echo this, echo unknown, ecosystem
-1: ed aaaa, edge cases, edge to, edit |, edited, editing, editor description, editor first, editorial, eee
-1: effect |, effects, efficient, effort, eg, eh, eigenen, einer, eip, either, either way, ejecutar, ejemplos
-1: eks, el equipo, el text, el texto, elegant, elevation, eligibility, else for, else if, else is, else ok
-1: else with, else |, em português, email $, email autocomplete, email message, email string, emails, embedded
-1: emit, emits, emojis, empfänger, emphasis, empty it, empty set, empty strings, empty token, empty |
-1: emulator, en, en <named>, en la, en us, en ~, enables, enc in, enc is, enc sqbfafg, enc |, encode ascii
-1: encode encode, encode if, encode os, encode req, encode return, encode text, encode the, encode to
-1: encode with, encode |, encoded command, encoder encode, encodes, encoding, encoding unicode, encrypted
-1: encrypted and, encrypted before, encrypted storage, end $, end for, end it, end out, end print, end rows
-1: end so, end team, end tests, end time, end vim, end when, end within, end write, endpoint get
-1: endpoint process, endpoint |, ends of, ends up, endswith, enforces, eng, engine create, engine py
-1: engineering, enlarge, enoent, enough and, enrichment, ensembl, ensure that, enterprise, enters, entities
-1: entities for, entity, entrada, entrez, entrez eutils, entries are, entries fs, entries read, entries which
-1: entries would, entry before, entry has, entry of, entry per, entry point, enumerate open, env and
-1: env anthropic, env api, env args, env curl, env database, env def, env dev, env example, env fetch, env get
-1: env json, env mode, env object, env openai, env os, env pem, env process, env read, enviar, envie
-1: environ binance, environment, environment of, environment variable, environment yml, environment |, eof
-1: ephemeral, eprintln, equal, equal buffer, equal weight, equipment, equipo, equiv, erase, err json, err var
-1: error client, error context, error ctx, error handlers, error httperror, error message, error with, errorf
-1: errorf create, errors ignore, errors replace, ersetzt, es module, esac done, esac echo, esc, escala
-1: escalated, escalation, escaped, escapes, escopo, escribir, esempio, esp, espressif, essential, established
-1: estimate for, estimates, estructura, están, et parse, etag, etc docker, etc os, etc passwd, etc profile
-1: etc rancher, etc sysctl, eth rpc, etherscan, etiqueta, eu central, euo, euo pipefail, eutils, eval base
-1: eval buffer, eval exec, eval function, eval of, eval |, evaluate, evaluates, evaluator, even for, even when
-1: event command, event fired, event logs, event method, event new, eventlog, events, ever, every alert
-1: every change, every day, every field, every gate, every monday, every other, every page, every row
-1: every script, every six, every skill, everyone who, everything, everything and, everywhere |, evidence as
-1: evidence bucket, evidence is, evidence on, evil, evolution, evolutionary, exactly one, example $
-1: example from, example request, example response, example you, examples and, examples bash, exc, exceeds
-1: excellent, except for, except import, except urllib, exception as, exception string, exceptions import
-1: exchange online, excl, exclude $, exclude caches, exclude file, exclude |, excluded from, exclusions are
-1: exclusive, exclusive true, excuse, exe from, exe if, exe usr, exec du, exec line, exec ls, exec sha
-1: exec time, executable, executed, execution policy, executor, exercised, exfiltration, exfiltration |, exist
-1: existe, existing, existing path, exists and, exists continue, exists if, exit async, exit cmd, exit mkdir
-1: exits, expand the, expanded, expanduser resolve, expansion, expectation, expectations, expected
-1: expected by, expected output, expected |, expects, experimental, expired, expires in, explain each
-1: explain in, explain this, explained in, explainer, explanation, exploit, explore, explorer, explorer for
-1: exponent, exponential, export and, export async, export aws, export declare, export in, export it
-1: export path, export restic, export with, exported and, exports and, exposes, expression |, expressions
-1: extend, extends, extensions, extname, extract json, extract on, extract with, extracted, extraction
-1: extrude, ey, face font, facilitator, facing, fact, factory, facts are, factura, fafc, fail at
-1: failed logins, failed on, failed or, failed to, fails, fails and, fails on, fails or, failure here
-1: failure no, failures by, fair, faire, fake captcha, faker, falcon, falcon sensor, falla, fallback to
-1: falling, false and, false build, false chat, false dev, false files, false for, false force, false return
-1: false show, false true, false user, false with, false |, fan, faq <named>, faster ci, faster than, fastq
-1: fastqc, father, fault |, fazer, fd os, fdopen, february, federated, fedora, fee for, feed has, feedback
-1: feeds, fernet key, fetch all, fetch and, fetch base, fetch config, fetch depth, fetch env, fetch into
-1: fetch latest, fetch method, fetch new, fetch origin, fetch profile, fetch py, fetch user, fetches, few
-1: fewer, fewer than, ffffff, ffmpeg, fh fh, fh read, fhir, fi, fi echo, fi if, fichier, fid, field |
-1: fields |, fifo, fifo |, fifteen, fifteen lines, fight, figure for, figures are, file, file after, file and
-1: file ask, file at, file chmod, file commit, file const, file cp, file data, file def, file dev
-1: file document, file encoding, file every, file except, file exists, file found, file from, file holds
-1: file html, file ids, file if, file into, file line, file md, file must, file not, file of, file os
-1: file path, file paths, file permissions, file rows, file show, file sys, file text, file that, file they
-1: file through, file types, file under, file was, file writer, file written, file |, filed with, filename os
-1: filenames, files before, files command, files const, files find, files for, files fs, files in, files is
-1: files media, files need, files no, files on, files outside, files readdir, files so, files that, files you
-1: files ~, filesystem, filesystem true, filings, fill $, fill the, fillable, fills the, filter, filter ends
-1: filter files, filter is, filter repo, filter starts, filter |, filtered, filtering, filters, filters and
-1: filters name, final, final map, final newline, final |, finalize, finally, financial, find etc, find files
-1: find out, find starts, find type, find xdev, finder apple, finding with, findings and, findings json
-1: findings that, findings |, findtext, fingerprint, finish the, finishes, finishes by, finite, fired, firefox
-1: firefox default, firewall on, firms, first and, first end, first exit, first five, first if, first leave
-1: first measure, first never, first paragraph, first row, first rows, first so, first time, first touch
-1: first two, first wait, first which, firstname, fish, fits the, five, five at, five mails, five minutes
-1: five seconds, five times, fix and, fix missing, fix the, fixed seed, fixed version, fixes, fixing, fixme
-1: fixture, fk, flag, flag it, flag report, flag the, flagged, flags to, flake, flaky run, flaky test, flash
-1: flask import, flex, flexible, flips, float and, float float, float num, flock tmp, flour, flow flow
-1: flow user, fm, fmt errorf, fmt fprintln, fmt println, fn args, folder $, folder folder, folder is
-1: folder mkdir, folder name, folder names, folder never, folder not, folder once, folder only, folder so
-1: folder that, folder the, folder to, folder |, folders that, folders with, folds, follow its, follow ups
-1: font face, font font, font woff, fonts, foo, for analysts, for anything, for args, for audit, for audits
-1: for bash, for below, for better, for board, for borders, for calling, for cell, for code, for col
-1: for command, for dashboards, for developers, for development, for event, for example, for expired
-1: for faster, for follow, for freelancers, for fs, for full, for home, for how, for instance, for its
-1: for known, for kubernetes, for local, for long, for minutes, for more, for name, for non, for or
-1: for others, for our, for output, for page, for pages, for phone, for photos, for policy, for post
-1: for projects, for prompt, for proof, for pw, for python, for readers, for real, for reason
-1: for reproducibility, for rest, for reviewers, for route, for score, for secret, for secrets, for security
-1: for servers, for session, for seven, for short, for some, for symbols, for target, for team, for tech
-1: for ten, for testing, for this, for those, for three, for tool, for user, for users, for week, for what
-1: forbidden, forbids, force true, forced, foreign, foreign code, forget, forget keep, forgot, forgotten
-1: form for, form form, form of, form throughout, form urlencoded, formal, formal |, format and
-1: format exception, format list, format os, format png, format raw, format string, format svg, formats
-1: formats file, forms with, formula, forward the, forward this, found let, found lines, found return
-1: founders, four digits, fprintln, fprintln os, fps, fraction, fragment, fragments, fragt, frameworks, frase
-1: fraude, free, freelance, frees disk, french, frequency and, fresh clone, fresh context, fresh on, friction
-1: friends, frist, frist |, from, from agents, from all, from and, from args, from backup, from botocore
-1: from code, from delivery, from docs, from dotenv, from feature, from file, from first, from flask
-1: from from, from future, from git, from google, from host, from in, from js, from minutes, from one
-1: from package, from pathlib, from people, from playwright, from real, from sentence, from server, from step
-1: from there, from tmp, from to, from typing, from web, from when, frontend, frontmatter, frozen no
-1: frozen string, fs, fs content, fs from, fs in, fs post, fs self, fu, fuera, full for, full paths
-1: full sentences, full suite, full url, full with, full |, fully, fun, func fetch, func testing, function api
-1: function call, function code, function create, function def, function fetch, function for, function gh
-1: function is, function local, function log, function name, function on, function send, function void
-1: function |, functional, functionality, fund, funding, future import, futures, fw, fwrite stderr, für kleine
-1: gain |, gallery, games, gap in, gap of, gap that, gaps, gaps missing, garder, gate copy, gated, gatekeeper
-1: gates, gb int, gcm, gcp, gdal, gdpr, geben, gecko, gemini, gemini api, gen if, gen py, gene tp
-1: generated by, generated file, generates, generating, generations, genet, geno, genome, genotype, genotypes
-1: genuine, genuinely, gerät, get access, get api, get bucket, get build, get caller, get clean
-1: get clusterrolebindings, get computer, get cookie, get default, get digest, get display, get else
-1: get encoder, get event, get helm, get inbox, get install, get key, get last, get localappdata, get logger
-1: get login, get metrics, get mg, get name, get net, get new, get nodes, get password, get plan, get post
-1: get public, get registry, get return, get row, get secret, get service, get text, get there, get type
-1: get |, gets, gets copy, gets no, gets the, getvalue, ggml, gh label, gh pr, gh release, gh ssh, gh workflow
-1: ghp |, gibt, gif base, gists, git cat, git clone, git diff, git history, git http, git ignored, git merge
-1: git mv, git path, git redact, git reset, git rev, git revert, git symbolic, github json, github type
-1: github |, gitlab, gitleaks, gitleaks git, gitleaks gitleaks, give both, give no, give orders, give three
-1: given, gives each, giving, glob mozilla, global user, globally, glossary csv, gn, gnupg and, gnupg exclude
-1: go by, go from, go func, go in, go out, go router, go through, go up, godlh, godlh aqabaiaaaaaaap
-1: goes along, goes in, goes into, goes to, goes wrong, going to, good or, goog, google, google auth
-1: google fonts, google play, google style, google workspace, googleapis, googleapis com, gotchas, goto
-1: gotowe, governance, governed, governed by, governor, gpg dearmor, gpt, gr, grader, grades, gradient
-1: gradle caches, gradle properties, gradlew, gradlew build, grandfathered, grandfathered because, grant
-1: grant pg, grant type, grants, graphics, graphify out, grch, greater, greater than, green amber
-1: green before, green for, greeting, grep $, grep deleted, grep error, grep glob, grep rn, grep |, groq
-1: gross tax, grounding, group and, group by, group chat, group for, group if, group label, group rule
-1: group rules, group text, group them, grouping, groups filters, groups query, groups ssh, groups them
-1: growth, gruppen, gsub, gsub gsub, gt, gtex, gtls, gtls stream, guarantee, guaranteed, guard against
-1: guard duty, guarda, guardrail, guess type, guesses, guessing, guessing |, gui, gui $, guid, guide <named>
-1: guide to, guidelines, guides, guía, gvsb, gwas, gz echo, gz |, gzinflate, gzip gzip, ha, hacker
-1: hacker news, half open, half up, hand in, hand or, handbook, handled, handlers of, handles, handling
-1: handling import, handoff, hangs, hardened runtime, hardening, hardening conf, hardening keep, harder
-1: hardware, harness, has all, has fast, has key, has no, has not, has path, has read, has said, has set
-1: has two, has typed, has what, hasattr, hash, hash and, hash chained, hash of, hash slice, hashes and
-1: hashlib os, haus, have, have access, have checked, have done, have more, have the, have two, having, haya
-1: haz una, he, head $, head echo, head head, head install, head meta, head res, header $, header and
-1: header as, header example, header from, header length, header map, header row, header set, header value
-1: header |, headers api, headers as, headers dict, headers headers, headers if, headers json, headers mbx
-1: headers timeout, headers txt, heading, headings, headless, headless convert, headline, headlines, health |
-1: healthcare, heard, heeft, heic, height the, held out, hello world, helm, helm helm, helm main, helm repo
-1: helm |, help desk, help now, help page, helpdesk, helper ask, helper description, helper function
-1: helper it, helper that, helper |, helpful, helps small, helps the, here by, here if, here is, here so, hero
-1: heroku, herunter, hh, hidden false, hidden html, hidden or, hidden |, hides, hides the, hierarchy
-1: high volume, highest value, highlight, hilt, hints at, histcontrol, historical, history for, history in
-1: history on, history only, history open, history to, history with, histsize, hits for, hits push, hmac, hn
-1: hoc, hold no, holding, hole, hom, home and, home bashrc, home codex, home gradle, home local, home maxdepth
-1: home network, home npm, home runner, home server, home with, home |, homebrew, homebrew install
-1: homedir claude, homedir config, homedir const, homelab, homelab description, homepage, homepage <named>
-1: homunculus, honest description, honestly, honored, hook, hook and, hook config, hook is, hook on, hook runs
-1: hook secret, hooks and, hooks id, hooks json, hooks no, hooks post, hooks run, hospital, host as
-1: host const, host for, host into, host is, host keep, host names, host os, host pid, host read, host that
-1: host use, host with, hostile, hosting, hosts that, hosts |, hotel, hour key, hour then, hour to, hours
-1: hours at, household, how the, how to, howto, hr change, hr time, html html, html lang, html parser
-1: html rfc, html text, html the, html url, html |, http build, http code, http equiv, http headers
-1: http import, http new, http ssl, http status, http timeout, http url, httperror, httperror as, https |
-1: hub and, hub repositories, hunter, hunting, hurt, husky, husky lint, hygiene, hyperlink, há, höchstens
-1: iam attach, iam create, iam get, iam identity, iam list, iam openid, iam policy, iam service, iban in
-1: iban |, ibans, ico, icon app, icon in, icon svg, icons are, icons as, icons description, ics, id $, id abc
-1: id access, id arn, id client, id column, id const, id create, id data, id delete, id die, id echo, id ed
-1: id etc, id export, id from, id in, id list, id media, id never, id print, id process, id prompt, id ref
-1: id reply, id resource, id role, id source, id string, id then, id token, id type, id user, id var, id ~
-1: ide, idea |, ideas, idempotent, identification, identifiers arn, identify, identity center, identité
-1: idioma, idlelib, idna, ids media, ie, iex irm, iex |, if $, if all, if allowed, if cmd, if command
-1: if config, if continue, if cookie, if data, if end, if error, if generated, if get, if has, if headers
-1: if host, if isinstance, if it, if known, if last, if len, if line, if list, if lower, if mac, if method
-1: if needed, if new, if no, if node, if none, if ok, if one, if options, if password, if price, if process
-1: if pull, if read, if res, if response, if row, if rows, if run, if several, if site, if size, if skill
-1: if so, if somebody, if start, if status, if str, if sum, if term, if text, if that, if then, if this
-1: if tok, if trim, if type, if url, if your, ifs, ignorable, ignore for, ignore previous, ignore scripts
-1: ignore them, ignore your, ignorecase, ignored by, ignoring, ihr, ii, iid, illegal, illness, illumina
-1: image gif, image nicolaka, image open, image svg, image to, image |, images $, images |, imap, img img
-1: img save, img src, immediately, immer, immutable, implemented, implements, implicit, implied, import
-1: import argparse, import ast, import boto, import collections, import configparser, import dotenv
-1: import email, import error, import exec, import fs, import get, import java, import join, import json
-1: import load, import namespace, import path, import pathlib, import power, import read, import sentence
-1: import spawn, import subprocess, import sync, import url, import user, import |, importcert, importo
-1: impossible, impostos, improved, in <named>, in addition, in an, in another, in answer, in auth
-1: in authorized, in background, in budget, in cfg, in check, in children, in closure, in command, in config
-1: in cron, in data, in date, in deploy, in details, in dev, in done, in each, in enumerate, in env, in event
-1: in folder, in for, in found, in fs, in get, in getattr, in git, in group, in hand, in here, in home
-1: in hooks, in hour, in iam, in if, in index, in io, in ipairs, in items, in jpg, in json, in kind, in lang
-1: in ledger, in lines, in log, in logs, in loop, in lower, in mails, in many, in mcp, in meta, in month
-1: in need, in no, in node, in notes, in once, in pat, in patterns, in places, in plan, in playwright, in pool
-1: in prefix, in question, in re, in references, in report, in review, in root, in roots, in rules, in run
-1: in rx, in sandbox, in seconds, in self, in separate, in skill, in small, in sorted, in src, in state
-1: in storage, in sw, in system, in tab, in targets, in tc, in templates, in ten, in test, in tests, in text
-1: in that, in there, in tools, in txt, in up, in values, in work, in year, in zone, inbox and, incidencias
-1: include, include hr, includes const, includes test, including, including the, increment, incremental
-1: increments, indent print, independently, index csv, index drop, index false, index index, index js
-1: index of, index on, index py, indicator, indicators, indirizzo, individually, inferred, info files
-1: information, infra, infrastructure, ini file, ini the, ini ~, init const, init default, init restic
-1: init self, init terraform, initialization, initiate, inject the, injected, injection in, ink, inp
-1: input and, input docs, input in, input info, input text, ins, ins |, insert before, inside, inside out
-1: inside the, inspector, inst, install chromium, install dir, install dmux, install docker, install ffmpeg
-1: install gh, install head, install packages, install postinstall, install scripts, install the, install this
-1: installation, installed and, installed by, installed for, installed in, installed skills, installer from
-1: installer is, installs and, instance attribute, instance id, instance its, instant, instrucciones
-1: instruct the, instructions do, insurance, int dict, int if, int list, int math, integer, integrated
-1: integrates, integrity so, intel, intelligence, intent, intent filter, intents, interactions, interceptor
-1: interceptors, intercom, internal api, internal cache, internal note, international, internet |
-1: interpolation, interpolation sg, interpretation, interpreter, interval days, into sealed, into shell
-1: into temporary, into terminal, into test, into your, into ~, intranet, invalidate, invent experience
-1: inventing, inventory ask, inventory description, inventory is, inventory json, invert, inverted
-1: investigations, invio, invocable, invocable true, invocation false, invoices and, invoices before
-1: invoices in, invoking, io <named>, io file, io is, io mcp, io open, io read, ip forward, ip port, ipairs
-1: ipv addresses, ipv ip, iq, is active, is alive, is all, is also, is always, is available, is bad, is base
-1: is before, is carried, is changed, is compared, is copied, is data, is do, is documentation, is dropped
-1: is equal, is even, is exactly, is executed, is explained, is fair, is false, is fetched, is fine, is from
-1: is full, is git, is good, is governed, is held, is if, is input, is installed, is left, is link, is linked
-1: is live, is local, is logged, is looked, is lower, is mostly, is never, is none, is now, is of, is old
-1: is older, is one, is out, is paid, is pinned, is port, is prepared, is private, is quoted, is raised
-1: is reachable, is reason, is reference, is refused, is reviewed, is second, is secure, is sent, is set
-1: is shell, is short, is silent, is stored, is suspicious, is team, is this, is thrown, is treated, is two
-1: is unclear, is up, is uploaded, is used, is well, is who, is windows, is write, is written, is yours
-1: isinstance, isn in, isolate, iss, isset, isset $, issue, issue title, issue triage, issues $
-1: issues <named>, issues closed, it $, it address, it an, it are, it be, it by, it change, it check
-1: it connects, it covers, it data, it doesn, it don, it draft, it each, it empty, it ends, it for, it free
-1: it go, it helps, it hooks, it in, it inside, it keep, it last, it later, it leaves, it lies, it ll, it maps
-1: it merge, it names, it never, it offer, it people, it post, it read, it report, it return, it run, it short
-1: it show, it shows, it sorts, it started, it take, it they, it three, it turns, it two, it waits, it what
-1: it will, it write, it writes, item hklm, item item, item name, item of, item type, items, items const
-1: items group, items list, items print, items to, items with, iterable, iterables, iterate, iterations
-1: iterator, iterdir if, itertools, its address, its config, its end, its name, its owner, its page
-1: its source, its state, its test, its title, its version, itself the, itself |, iv, içinde, jahr, jahre
-1: jamais, jargon, jargon in, java nio, java services, java util, javascript, javax, javax net, jdbc, jdk
-1: jede, jet brains, jira, jit, jitter, job runs, job yaml, jobs get, jobs run, join here, join homedir
-1: join line, join on, join path, join repo, join root, join sorted, join |, joining, journal is, journal txt
-1: journalctl, journalist, jp, jpe, jpe |, jpeg heic, jpg, jpg jpeg, jq access, jq id, jq name, js and
-1: js const, js import, js is, js test, js ts, json access, json answer, json as, json audit
-1: json authorization, json beside, json console, json contains, json database, json decode, json files
-1: json for, json has, json hooks, json key, json ld, json load, json look, json map, json media, json names
-1: json of, json package, json policy, json post, json python, json read, json report, json resource
-1: json rules, json run, json session, json should, json src, json state, json subprocess, json to, json url
-1: json using, json utf, json version, json which, json write, json 中, jsonencode version, jsonl as, jsonl in
-1: jsonpath, jsonpath data, juice shop, jump, jumps, junit, junto, jurídica, jurídico, just to, justify, jv
-1: jvm, kebab, kebab case, keep all, keep an, keep changelog, keep daily, keep evidence, keep file, keep list
-1: keep only, keep other, keep second, keep short, keep state, keep text, keep to, keeps an, keeps changelog
-1: keeps daily, keeps diary, keeps log, keeps scanners, keine, kendi, kennwort, kept and, kept for, key and
-1: key anthropic, key api, key aws, key bash, key begin, key bindings, key const, key dev, key dict, key do
-1: key encode, key end, key env, key err, key files, key first, key function, key get, key hour, key id
-1: key itself, key kept, key lookup, key metadata, key never, key of, key only, key process, key raw
-1: key repeat, key return, key rotation, key strength, key string, key text, key then, key to, key txt
-1: key vault, key with, key you, key your, keygen new, keyring, keys $, keys do, keys from, keys get
-1: keys home, keys host, keys if, keys no, keys of, keys on, keys out, keys that, keys txt, keys without
-1: keys work, keytool, keytool importcert, keyvault, keyword stuffing, keywords, kids, kills, kind and
-1: kind daemon, kind is, kind text, kleine, kms, know that, knowledge, known author, known bad
-1: known vulnerabilities, knows what, knows |, kommt, kopie, kotlinx, kraken, kts, kubectl apply, kubectl run
-1: kubernetes cluster, kubernetes secrets, kullanma, kullanıcı, kullanıcının, kullanın, kv, kv shop, kw
-1: kwargs, ky, la base, la date, la dirección, la etc, la misma, label create, label for, label if, label in
-1: label of, label them, label title, labelled, labels, labels duplicates, labels length, labels method
-1: lacks the, laden sie, lambda hashlib, lancer, land in, lanes, lang, lang lang, langfuse, language
-1: language no, language of, language tone, languages, laptop is, laptops and, large text, largest changes
-1: ları, las claves, last check, last date, last days, last five, last hours, last minutes, last month
-1: last one, last step, last txt, last use, last used, last value, last while, last word, lastname, lat
-1: later |, lateral, latest version, latin, latitude longitude, launch agent, launch persistent, launchctl
-1: launchctl bootout, launchd, layers, layouts, lazy nvim, lb, ld block, le mot, le nombre, le numéro, lead
-1: lead with, leading, leaf, leak if, leak |, leakage, leaked rotate, learn to, learned, learning
-1: least rights, leave alone, leave their, leaver, leaves, leaves out, led, led to, ledger integrity
-1: ledger jsonl, ledgers, lee, lee el, left for, left out, left over, left to, legacy, legal advice, legend
-1: legitimate, leia, lemma, len, len for, length for, length return, lengths, ler, lessons, let cookie
-1: let for, let line, let mut, let new, let vec, letter of, letter the, letter to, letters and, letters |
-1: level, level for, level high, level info, level rules, level skills, lexer, lf $, lg, li |, lib unit, libc
-1: library caches, library containers, library launch, library |, libre, libre office, licence text
-1: license is, license version, licensed under, liegt, lies in, life, lifespan, lifts, lightness, lightweight
-1: like and, like in, like other, like |, likes, lim, limit data, limit headers, limit int, limit one, limit |
-1: limitation, limits |, line after, line and, line await, line bash, line column, line do, line for
-1: line level, line no, line number, line numbers, line options, line out, line python, line rule, line so
-1: line starts, line startswith, line summary, line that, line tool, line would, line ~, lines, lines are
-1: lines at, lines done, lines filter, lines for, lines join, lines lines, lines return, linguagem
-1: link <named>, link const, link local, link no, link options, link |, linked |, links, links at, links from
-1: lint py, lint staged, lint tests, linters, linting, linux and, linux curl, linux host, linux hosts
-1: linux incident, linux laptop, linux laptops, linux server, linux |, list, list access, list ask, list await
-1: list dict, list dtd, list each, list empty, list entities, list every, list first, list for, list from
-1: list get, list is, list items, list its, list keep, list map, list new, list notes, list objects
-1: list roots, list ruleset, list run, list secrets, list service, list sessions, list so, list sts, list sudo
-1: list txt, list user, listed and, listed by, listed first, listed not, listen port, listener py, listening
-1: lists what, literal true, live and, liveness probe, lives, lives in, ll, llm, llms, llms txt, ln sfn, lnk
-1: lo script, load data, load dotenv, load from, load if, load it, load result, load system, loaded once
-1: loads for, loads read, loads resp, local $, local as, local cache, local check, local conf
-1: local description, local dev, local domain, local function, local group, local models, local name
-1: local results, local settings, locales, localhost hooks, locally, located, location ~, locations, loci
-1: lock files, lock is, lock opt, lock the, locker, lockfile, locking, lockout, locus, log all, log and
-1: log append, log cleared, log disk, log failure, log fatal, log file, log folders, log groups, log line
-1: log log, log name, log or, log process, log record, log since, log string, log subprocess, log system
-1: log tag, log txt, log without, log |, logged, logged with, logger info, logger level, logging in
-1: login description, login first, login for, login json, login keychain, login os, login password, login py
-1: login then, login to, login user, login username, login with, logos, logs $, logs are, logs log, long base
-1: long documents, long lived, long names, long to, longer, longest, longform, longform guide, longitude
-1: look alike, look the, look through, look |, looked, looking at, looks for, looks right, looks up
-1: lookup file, loose, los tres, lost laptop, lost phone, loud, loudness, lower in, lower than, lowercase
-1: lowest, lrm, lrucache, ls proc, ls remote, lst, lstat, lt |, lts, lua into, lui, lui même, lv, línea, ma
-1: mac app, machine ask, machine at, machine can, machine that, machines in, macro, mad, made before, made up
-1: magic, magic mock, magick, mail html, mail keep, mail mail, mail text, mail the, mail to, mail |, mailboxes
-1: mailed, mailto dmarc, main docs, main for, main git, main name, main out, main parser, main protection
-1: main py, main scripts, main thread, mainloop, mainnet, maintain, maintains, mais, major, make build
-1: make clean, make for, make it, make key, make sure, make table, maker |, makes an, makes one, makes sense
-1: making, mal, malformed, malloc, malware samples, man switch, manage, managed by, management, manager can
-1: manager description, manager for, manager has, manages, managing, mandate, manifest and, manually
-1: many days, many projects, many rows, map for, map it, map join, map name, map row, map string, map the
-1: map to, mapped, mappings, march, mark it, mark which, markdown is, marker, markers, markers so, marks in
-1: markup, mask return, master data, match $, match all, match name, match or, match re, matcher bash
-1: matcher edit, material, matplotlib, matrix, matter for, matter next, matter to, matters more, matters |
-1: max age, max requests, max retries, max tokens, maxdepth type, may ask, may change, may contain, may end
-1: may go, may hand, may hold, may need, may set, may show, may want, mb and, mb of, mbit, mbx, mbx apikey, mc
-1: mcp add, mcp config, mcp run, mcp tool, md agents, md always, md before, md does, md file, md for, md from
-1: md has, md md, md or, md path, md references, md settings, md skill, md step, md sum, md under, md use
-1: me no, me notes, me the, mean and, meaning and, meaningful, means the, means to, measure again
-1: measure object, measured, mechanics, mechanism, med, media $, media id, media ids, media media, media open
-1: media resp, media upload, medical, medicine, medium <named>, meeting transcript, meeting write, meets
-1: melde, meldung, mem, memories, memory add, memory description, memory files, memory for, memory md
-1: memory |, mend, mends, mensagem, mention this, mention what, menu, menus, merge gate, merge unique
-1: merged cells, merged pull, merges, mesma, message chat, message code, message if, message the, message to
-1: message type, messages role, messages |, meta http, meta schema, metadata get, meteo, method and
-1: method data, method eth, method get, method is, method patch, method path, method string, method with
-1: methodology, methods, metric, metric |, metrics api, mfa recovery, mh, mhe, mhe on, microphone
-1: microphone and, microsoft com, microsoft key, mid, midi, migrated, mime, mimetypes, mimetypes guess, min
-1: min height, min js, min password, min to, mingw, mini, mini lm, minimal in, minimum, minpwlen, minute and
-1: minute |, minutes and, minutes are, minutes description, minutes in, minutes return, minutes when
-1: minutes with, minutes write, minutes |, minuto, mira, mirror url, mirror |, misma, mismatch, mismo, missed
-1: misses, missing tags, mistake in, mistakes, mistakes the, mistral, mit license, mitmproxy, mjs, mkdir etc
-1: mkdir exist, mkdir parents, mkdir sync, mkdtemp prefix, mm, mnt evidence, mobile app, mock resp
-1: mock return, mock urlopen, mockups, mod, modal, mode, mode as, mode default, mode disable, mode git
-1: mode name, mode one, model class, model invocation, model is, model name, model sentence, model that
-1: modelcontextprotocol server, models description, moderator, modes, modified, modifier, modify, modules
-1: modules is, mol, molecular, money and, mongo, mono, month are, month day, month list, month so, monthly
-1: monthly restic, monthly restore, months is, months with, more data, more the, morning, most characters
-1: most four, most important, most of, most often, most seven, most things, most words, mostre, motivo, moto
-1: mount type, mov, move from, move in, move what, movement, mover, moving, moving on, mp computer, mp |, mq
-1: ms at, ms export, ms if, msa, msvc, multi, multiline, music, must be, must carry, must match, must never
-1: mutable, mutation, muted, mw, my, my app, my codex, my sql, myapp, máximo, mô, mô ả, na pasta, nadie
-1: name access, name agent, name alice, name ansible, name any, name application, name arduino, name ask
-1: name audit, name authorized, name before, name bundle, name check, name claude, name code, name column
-1: name config, name consent, name contract, name copy, name create, name def, name dev, name disable
-1: name django, name dns, name do, name dsar, name email, name eth, name exec, name feed, name ffmpeg
-1: name file, name fixed, name form, name format, name freelance, name func, name gitlab, name gitleaks
-1: name ha, name has, name helm, name helper, name homelab, name id, name in, name ip, name ir, name issue
-1: name keep, name kube, name launchd, name leave, name licence, name list, name local, name lock, name login
-1: name lower, name mac, name malware, name map, name mask, name md, name merge, name mfa, name mode
-1: name nightly, name nor, name nvim, name oauth, name ok, name on, name only, name op, name open, name openai
-1: name permission, name phishing, name pii, name pod, name postgres, name price, name process, name profile
-1: name read, name reader, name readme, name restic, name review, name rust, name section, name server
-1: name session, name snippet, name src, name str, name string, name sync, name target, name tax, name text
-1: name the, name their, name tide, name title, name uptime, name vault, name view, name ward, name win
-1: name windows, name without, name workspace, name your, named at, named volumes, named |, names, names $
-1: names can, names for, names mail, names only, names show, names unless, names |, namespace node
-1: naming convention, narrow, nav, ncat, ncbi, ne pas, nearly full, neat, necessary, need for, need it
-1: need specific, need this, need |, needs attention, needs decision, needs help, needs network, needs |
-1: negative, negotiable, negotiable rules, negotiate, nei, net accounts, net ipv, net ssl, net the, net txt
-1: net uri, net user, net |, netcat, netcat |, netrc dev, netrc |, netshoot, netstat, netto, netto steuer
-1: network call, network code, network do, network on, network security, network settings, network |
-1: networking, networks, never ask, never bash, never changed, never commit, never deletes, never follow
-1: never hand, never in, never invent, never merge, never needs, never put, never re, never rewrite
-1: never second, never sees, never skip, never the, never to, never touch, never turn, never type, new $
-1: new cls, new contacts, new context, new custom, new dictionary, new illegal, new key, new line, new local
-1: new log, new npgsql, new old, new os, new package, new page, new policy, new profile, new reg, new secure
-1: new services, new since, new state, new table, new terminal, new to, new token, new user, new version
-1: new wallet, new york, newer one, newermt, newermt days, next, next action, next audit, next for, next js
-1: next review, next steps, nf core, nft list, nguyên, ni, nicknames, nicolaka, nicolaka netshoot, niemals
-1: nightly, nightly restic, nio, nio file, niveau, nl |, no agent, no authority, no auto, no blame, no channel
-1: no cloud, no code, no color, no credit, no cross, no data, no discount, no drift, no empty, no env, no file
-1: no first, no forced, no host, no is, no keys, no log, no login, no major, no marketing, no merged
-1: no máximo, no op, no other, no pager, no port, no privileged, no profile, no proxy, no public, no push
-1: no real, no reason, no retention, no route, no rule, no secret, no secrets, no shell, no stored, no system
-1: no token, no update, no use, no value, no values, no version, no way, nobody else, nobody from, nobody is
-1: nobody needs, nobody runs, nocase $, node crypto, node export, node exporter, node metrics, node modules
-1: node path, node remove, node |, nodejs, nologin, nom et, nombre, nombre de, nome, non empty
-1: non interactive, non mac, non negotiable, non root, non technical, none at, none match, none none
-1: none open, none return, none size, none this, nooit, noout, noout dates, noout enddate, noout subject
-1: nop hidden, nopasswd usr, noqa, normalize, normalized, normas, not $, not act, not add, not alter, not an
-1: not and, not apply, not at, not carry, not choose, not clean, not copy, not do, not done, not empty
-1: not follow, not guess, not hook, not include, not invent, not it, not just, not known, not leave, not like
-1: not logged, not merge, not need, not of, not opened, not orders, not ours, not pass, not paste, not present
-1: not printed, not re, not ready, not rely, not require, not root, not score, not send, not set, not share
-1: not stored, not touch, not touched, not treat, not url, not use, not verified, not your, note before
-1: note body, note file, note in, note so, note that, note this, note what, note which, note who, noted
-1: notes about, notes all, notes as, notes description, notes do, notes folder, notes release, notes that
-1: notes txt, nothing else, nothing is, nothing of, nothing outside, nothing |, notice is, noto, noto sans
-1: novelty, now and, now be, now dt, now for, now that, now timezone, now |, nowhere, nowhere else, npgsql
-1: npm $, npm and, npm ci, npm registry, npm start, npx eslint, npx modelcontextprotocol, npx prettier
-1: npx vitest, nr, ns $, ns <named>, ns get, nss, nth, nucleotide, nuget, null array, null console, null dev
-1: null fs, null http, null if, null journalctl, null null, null return, null sleep, null then, null try
-1: null use, number $, number date, number first, number generator, number in, number is, number labels
-1: number line, number on, number |, numbered, numbers can, numbers from, numbers of, numbers only, numbers |
-1: numéro, nurse, nutrient, nx, ny, nào, oauth post, oauth token, ob, obj, object $, object is, object param
-1: object properties, object status, object write, object |, objects, objects all, observable, observations
-1: observe, observe sh, observed, observer, obtain, obvious, occurrence, of address, of backups, of base
-1: of bicycle, of birth, of branch, of byte, of charge, of chrome, of clear, of clients, of code, of common
-1: of contents, of core, of data, of date, of dev, of entries, of equal, of history, of home, of household
-1: of in, of inputs, of issues, of items, of java, of line, of lines, of link, of logs, of many, of memory
-1: of one, of people, of places, of plan, of process, of project, of python, of reach, of request, of root
-1: of scope, of seconds, of small, of strangers, of support, of team, of templates, of test, of text, of their
-1: of those, of three, of times, of tools, of twelve, of two, of type, of use, of whatever, of which, of who
-1: of windows, of work, of you, off by, off to, off with, off your, offen, offene, offer to, offer two, office
-1: offline |, ofl, oh, oh my, oidc, oj, ok, ok $, ok http, ok missing, ok then, ok throw, ok |, oklch
-1: olabilir, old files, old find, old keys, old name, old new, old one, old |, older than, ollama, omc, omx
-1: omx state, on <placeholder>, on an, on auth, on board, on busy, on clean, on commit, on default, on disk
-1: on exit, on file, on firewall, on for, on fridays, on home, on key, on linux, on mac, on machine, on mail
-1: on main, on may, on order, on py, on python, on red, on root, on save, on table, on them, on two, on type
-1: on web, on write, on –, onboarding, once day, once git, once so, once the, once then, once there, once they
-1: once to, onclick, one address, one block, one by, one comes, one command, one csv, one fails, one file
-1: one header, one host, one key, one letter, one mail, one minute, one needs, one on, one own, one pull
-1: one question, one quote, one rule, one screen, one sentence, one shot, one sided, one size, one test
-1: one unit, one with, one word, one working, oneline, ones are, ones the, ones to, only changes, only diff
-1: only hash, only it, only no, only read, only role, only show, only the, only this, only true, only when
-1: oomkilled |, op, op |, open $, open <placeholder>, open access, open ai, open as, open box, open capture
-1: open code, open image, open its, open list, open meteo, open new, open out, open pfad, open pull
-1: open questions, open source, open src, open ssl, open with, opened for, opener, openid connect, opening
-1: opens the, openssh com, operational, operations description, operator eq, opposite, opt in, optimise
-1: optimization, optimize, option, option in, option |, optional and, optional if, optional path, optionally
-1: options base, options body, or $, or agents, or any, or bad, or base, or browser, or by, or change, or copy
-1: or data, or delete, or download, or files, or git, or handler, or in, or js, or label, or leave, or less
-1: or local, or one, or open, or remove, or stop, or two, or url, or use, or wallet, or warn, or weak
-1: or which, or without, or write, or |, or ~, orange, orchestration, order by, order content, order contrast
-1: order export, order for, order matters, order number, order re, order replace, order up, order |, ordering
-1: orders and, org bot, org do, org org, org postgresql, org springframework, org team, organ, organisation
-1: organizations, origen, origin ecc, origin location, origin main, original and, origins, orphans, os app
-1: os close, os creat, os excl, os exit, os fdopen, os from, os import, os release, os requests, os stderr
-1: os sys, os trunc, os type, os version, os walk, os wronly, os |, osascript, oserror print, osxkeychain, ota
-1: other and, other people, other than, otherwise and, otherwise it, otpauth, our app, out always, out bash
-1: out by, out cat, out dev, out do, out exec, out for, out function, out json, out lines, out media
-1: out mkdir, out on, out path, out printf, out println, out profile, out read, out rm, out show, out stdout
-1: out to, out txt, out who, out with, out |, outcomes, outdir, outer, outfile, outline in, output $
-1: output and, output at, output back, output cache, output dir, output format, output git, output json
-1: output markdown, output none, output path, output pcent, output sections, output should, output so
-1: over are, over by, over five, over for, over in, over mcp, over ms, over ssh, over with, over |, overflow
-1: overhead, overlap, overlapping, overlay, override, override fun, override on, overwrite the, owed
-1: own account, own address, own bucket, own file, own it, own pages, own public, own set, own their, owner $
-1: owner are, owner can, owner from, owner id, owner in, owner of, owner reason, owner yes, owners, ownership
-1: owns the, pack dry, package instead, package manager, package so, packaged, packages are, packages from
-1: packages into, packages of, packages |, packaging, packer, packing, packing list, pad start, padding true
-1: page before, page find, page get, page goto, page has, page html, page is, page never, page no, page number
-1: page only, page or, page page, page per, page says, page so, page that, page |, pager $, pager |, pages and
-1: pages as, pages for, paid for, pains, paired, pairwise, pandas as, pane, panel, panel and, panels, panic
-1: papel, paper, paper and, paper in, papers on, par, para cada, param string, parameter, parameter |
-1: params body, params encode, params json, params params, parecer, parent mkdir, parent resolve, parent with
-1: parents, parents true, parity, parse head, parse int, parse res, parse urlencode, parser, parser argparse
-1: parses, part and, part of, particular, partition by, parts, parts file, pasa, pascal, pass $, pass for
-1: pass it, pass rate, pass through, pass |, passages in, passed to, passing it, passphrases, passport valid
-1: passthru, passwd do, password $, password again, password archive, password autocomplete, password command
-1: password docker, password file, password in, password infected, password label, password manager
-1: password mode, password new, password on, password protected, password run, password service, password so
-1: password stdin, password then, password value, passwords cookies, passwords keys, passwords no, past their
-1: paste and, paste any, paste into, paste it, pastes, pat, pat items, patch urllib, path and, path array
-1: path await, path body, path cache, path claude, path const, path data, path dev, path encode, path encoding
-1: path end, path githooks, path headers, path import, path init, path inspect, path mail, path new, path no
-1: path open, path os, path out, path output, path params, path parent, path path, path replace, path require
-1: path resolve, path split, path src, path str, path uri, path use, path write, path |, path 。, pathlib from
-1: pathlib import, pathlib re, pathlib shutil, pathlib subprocess, pathname, pathogenic, paths were, paths |
-1: pattern all, pattern compile, pattern exec, pattern |, patterns for, patterns in, pause tell, pauses, paw
-1: pay as, payer, payload dict, payload encode, payload in, payment intents, payments, payments |, pbcopy ~
-1: pcent, pcs, pd read, pdf and, pdf file, pdf files, pdf pdf, pdf with, pdftotext, pdftotext layout, pe
-1: pedido, peel, pem |, pending, people and, people are, people for, people see, pep, peps, per <named>
-1: per call, per cent, per day, per host, per post, per role, per row, percentages, perf |, perfiles
-1: perguntas, period start, periodic, periods, perl use, perm type, permalink, permanently, permission denied
-1: permission review, permission settings, permission to, permissions are, permissions contents
-1: permissions must, permissions |, permissões, persistent context, persistent true, person can, person should
-1: person the, person to, persona, personal access, personal data, personas, pg restore, pgs, ph, pharmacist
-1: phase it, phase |, phish, phishing, phone is, phone number, phone numbers, phone or, phones, photographer
-1: php $, php and, php cs, php require, php |, physical, phân, pi and, pi hole, pick the, picked, picker
-1: picks, picks one, pii, pin or, pinned to, pins, pip compile, pip config, pip download, pip |, pipe and
-1: pipe ignore, pipe to, pipedream, pipedream net, pipefail, pipefail cd, pipefail for, pipeline yaml
-1: pipelines, pipes, pipx, pitch, pixels, pkg, pkgutil, pl ~, place for, place to, place when, place where
-1: placed, placeholders and, plain json, plain words, plainly, plaintext, plan as, plan description, plan for
-1: plan md, plan never, plan only, plan out, plan refresh, plan resource, plan return, plan string, plan to
-1: plan work, plane, planner description, plans, platform if, platform is, platform platform, platform python
-1: platform team, platforms, play and, play integrity, playbook, player, player url, playful, playwright auth
-1: playwright install, playwright login, playwright sync, playwright test, playwright tests, plazo
-1: please install, please note, plików, plink, plink binary, plist, plist en, plist public, plot, plugin cache
-1: plugin is, plural, pmid, png and, pnpm exec, pods are, poetry, point, point at, point it, point the
-1: point to, pointers, points, points at, points every, points |, polars, poleceń, police, policy and
-1: policy if, policy is, policy jsonencode, policy policy, policy read, policy remote, policy |, polish
-1: polling, polymorphism, polynomial, popular, population, por que, por qué, porcelain, port $, port and
-1: port or, port |, portable, porte, ports ss, português, pose, posix, possession, possible, post $
-1: post <placeholder>, post content, post create, post login, post put, post req, post summary, post tool
-1: post with, poster, postgresql, postinstall, posts to, posture description, pour le, power, power point
-1: powershell execution, powershell nop, pptx, pr diff, pr number, practice, prazo, pre, pre push
-1: precipitation sum, precommit, predicate, predicts, prefer, preferred, prefix is, prefix so, prefix |
-1: preguntas, preload etc, preload |, prepare fresh, prepend, prerequisites, present in, present no, presentes
-1: preserve, preserved, preserving, presupuesto, prettier, prettier write, preuve, prev, prevents, preview on
-1: preço, price, price and, price ids, price if, price of, price |, prices, prices csv, pricing, primeira
-1: primero, primitive, primitives, principio, print all, print call, print int, print json, print name
-1: print no, print profile, print run, print text, print the, print time, printed, printf timer, println
-1: println $, prints it, prints its, prints one, prints table, prisma, privacy and, private, private key
-1: private repository, privilege review, privileges yes, prix, probe |, problema, problems, problems push
-1: proc exe, proc subprocess, proceedings, process, process command, process exec, process names
-1: process stderr, process stdout, process |, processed, produce, producing, product if, product md
-1: professional, profile await, profile aws, profile etc, profile home, profile json, profile name, profile no
-1: profile path, profile root, profile |, profiles are, profiles description, profiles or, profiling, prog
-1: program, programs that, progress bar, proj, project dir, project folder, project folders, project hash
-1: project name, project never, project only, project scope, project show, project |, projects const
-1: prometheus node, promise, promise all, promise string, promises, promotional, prompt the, prompt |, prop
-1: properly, property hkcu, property hklm, property list, propia, propio, proposal, proposal |, proposes
-1: protect, protect system, protected, protection at, protection enabled, protection input, protections
-1: protects, protein, proteomics, proto, protocol set, protocols, prototype object, prova, proven, provenance
-1: proves which, provider <named>, provider example, provider for, provider the, provides, provisioning
-1: proxy <placeholder>, proxy with, proyecto, prs, prueba de, prune, prune |, prépare, prüft die, ps as
-1: pscmdlet, pscmdlet should, pseudo, psm, psql, ptr, pty |, pub databases, pub title, pub user, public apple
-1: public class, public client, public data, public database, public false, public half, public keys, public |
-1: publications, publish in, publish to, pull request, pull the, pull |, pulling, punctuation, pure, purpose |
-1: push force, push on, push pull, push test, push to, push |, pushed to, put both, put object, put one
-1: put patch, put secret, put that, put |, puts json, pw name, pw |, pwd scripts, px or, py $, py add
-1: py build, py check, py file, py from, py has, py in, py next, py pi, py plan, py platform, py reads, py run
-1: py sample, py so, py src, pypa, pypa pip, pysam, pytest asyncio, python, python app, python claude
-1: python clean, python pip, python python, python so, python versions, python with, python write, página de
-1: páginas, pénalités, pública, públicos, ql, qor, qrcode, qtl, qty, qu ả, quale, qualified, quality checks
-1: quantity, quanto, quarterly access, quatre, quay, que fazer, que foi, que no, que não, queda, queries for
-1: queries the, query $, query has, query latest, query log, query name, query time, query user, query with
-1: question, question and, question |, quickly, quien, quorum, quota |, quotation, quotations, quote them
-1: quoted in, quotes if, quoting, quy, qué se, quê, qwen, ra, radius px, radix, ragged, ragged rows, railway
-1: raise system, raise the, raises, rancher, rancher yaml, rand hex, random number, rang, range end, range if
-1: range rows, range start, raspberry, raspberry pi, rate and, rate before, rate limiting, rate with, rate |
-1: rates are, rates of, ratings, rationale, raw $, raw body, raw counts, raw data, raw decode, raw digest
-1: raw file, raw in, raw json, raw read, raw select, raw |, rb media, rclone copy, re, re escape
-1: re ignorecase, re re, re read, re run, re split, re subprocess, re sys, reachable are, reachable from
-1: react, react native, reaction, reactive, read add, read aloud, read and, read by, read close, read continue
-1: read csv, read data, read each, read excel, read grep, read json, read line, read on, read org
-1: read permissions, read print, read set, read their, read them, read then, read this, read what, readable
-1: readable by, reader and, reader delimiter, reader in, readers, readers can, readiness, reading age
-1: reading it, reading level, reading of, readline, readme answers, readme for, readme md, reads config
-1: reads it, reads of, reads ~, readwrite, ready $, ready if, ready in, real bugs, real people, realpath
-1: reason to, rebuild, rebuild from, rebuilds, recall, receiving, recheck, recibir, recommendation
-1: recommendations, recommended for, reconcile, record for, record is, record not, record so, record to
-1: recorded, recordings, records, records files, recovery with, recruiter, recurring, recursive true
-1: recursively, red, red flags, red test, redact py, redact report, redacted, redaction, reddit, redis with
-1: redo, reduce, reduced, ref alt, ref name, ref refs, ref short, ref |, refactor |, refer, refer to
-1: reference <named>, reference for, reference the, referenced, references <named>, referral, referrer
-1: referrer policy, refetch, refresh and, refresh only, refs heads, refs tags, refused, refused and, reg exp
-1: regardless, regardless of, regclass, regenerate, region, region only, registros, registry $, registry or
-1: registry url, regola, regression, regular file, reihenfolge, reinstalar, related, relations, relationship
-1: relative, relative to, release $, release create, release for, release is, release notes, release of
-1: release yml, relevance, reliably, relname dead, rely, rely on, remain, remap, remarks for, remediate
-1: remembering, remembers, remind, reminder, reminds, remote <named>, remote add, remote git, remote host
-1: remote signed, remote urls, remotes, remotion, remove build, remove crontab, remove docker, remove mp
-1: remove old, remove then, removed after, removeprefix, removes it, removes keys, removes the, reopened, rep
-1: repeat int, repeated in, repeating, replace $, replace by, replace const, replace regex, replace slice
-1: replace text, replace ~, replacement, replaces, replacing, replay, repo <named>, repo description, repo git
-1: repo public, repo ref, repo replace, repo root, repo scan, repo url, report can, report description
-1: report give, report html, report it, report lists, report md, report not, report path, report py
-1: report the, report them, report txt, report under, reported, reported by, reporter, reports the, reports to
-1: reports with, repos, repository as, repository has, repository if, repository so, representation, repro
-1: reproducibility, reproduction, req err, req get, req header, req sec, req set, request $, request and
-1: request const, request context, request do, request err, request from, request get, request http
-1: request it, request json, request log, request path, request per, request req, request returns
-1: request target, request urllib, request version, request what, request |, requestbin |, requests an
-1: requests from, requests in, requests of, requests session, requests that, require digest, require net
-1: require package, require path, require uri, required checks, required def, required false, requirement
-1: requirements for, requirements of, requires run, reruns, res body, res net, res ok, res status, research
-1: researcher, reserve, reserved, reset $, reset index, resets, resolve the, resolving, resource, resource and
-1: resource limits, resources limits, resources with, resources |, resp json, resp oauth, respaldo
-1: respondents, responsable, response await, response header, response json, response ok, responses
-1: responsável, rest and, rest is, rest process, rest with, restart $, restart app, restart if, restart never
-1: restart on, restart service, restart unless, restauración, restaurar, restauration, restic backup
-1: restic backups, restic init, restic restic, restore drill, restore into, restored, restrict, restriction
-1: rests, rests on, result const, result json, result of, result subprocess, result table, resultado
-1: results as, results csv, results json, resumo para, retention, retention days, retention for, retire, retro
-1: retrofitting, retrofitting tags, retrospectives, retry with, return any, return base, return body
-1: return create, return end, return exists, return fi, return filepath, return function, return hmac
-1: return if, return model, return new, return nil, return none, return out, return req, return response
-1: return result, return self, return sleep, return string, return subprocess, return text, return the
-1: return true, return version, return |, returncode, returns http, returns the, returns void, reusable
-1: reuse the, rev hooks, revenue, reverse, reverse proxy, reverse shells, reverse the, reversible, revert
-1: review agent, review description, review guide, review in, review name, review should, review third
-1: review with, reviewed |, reviewer yaml, reviewers can, reviews you, revisa, revisar, revised, revision rev
-1: revoke at, rewrite history, rewrite them, rf, rf $, rf build, rf tmp, rfc rfc, rfc section, rg, rgb
-1: rglob py, rh |, rhythm, righe, right after, right one, right to, rights, rights |, ring, risco, risk table
-1: risks, rls, rm, rm etc, rn |, ro, robotframework, robots, role app, role assistant, role button
-1: role checks, role not, role permissions, role principal, role that, role user, roll, roll back, roll out
-1: rollback, rollout, room for, root $, root allow, root ca, root cache, root dirs, root et, root filesystem
-1: root is, root nopasswd, root npm, root of, root on, root recursive, root that, root then, root to, rootfs
-1: roots for, rotate all, rotate every, rotate them, rotated, rotates, rotation new, roteiro, round the
-1: rounds |, route or, route to, routers, routes are, routes error, row as, row column, row counts, row is
-1: row no, row number, row one, row with, row |, rows add, rows append, rows as, rows const, rows each
-1: rows foreach, rows join, rows json, rows must, rows of, rows push, rows read, rows split, rp, rpc
-1: rpc <named>, rsa and, rsa sha, rsa under, rsa |, rsc, rsc io, rsid, rss, rsync, rsync az, rtl, rtp
-1: rubric md, rule $, rule every, rule has, rule id, rule ids, rule if, rule should, rule with, rules agents
-1: rules always, rules as, rules const, rules description, rules in, rules it, rules items, rules length
-1: rules security, rules so, rules to, rules yaml, ruleset, rulesets, run add, run after, run anything
-1: run archive, run as, run by, run cmd, run deploy, run each, run end, run if, run lint, run look, run ls
-1: run mount, run never, run no, run number, run on, run once, run one, run php, run restic, run script
-1: run scripts, run setup, run shell, run state, run sync, run sys, run terraform, run tests, run text
-1: run then, run tmp, run tt, run useradd, run with, runbook, runner description, runner for, runner os
-1: runner sudo, runners, running on, running |, runs after, runs an, runs and, runs at, runs every, runs on
-1: runs once, runs with, runs without, runtime, runtime get, runtime missing, runtimes, rust, rustup component
-1: rx, rx in, rx items, rédige, répond, safe defaults, safe equal, safe load, safely, safety net, safety of
-1: said in, said so, said yes, sail, sale, sales, same account, same across, same event, same in, same list
-1: same network, same person, same rows, same shape, same thing, same type, same words, sample id, sample is
-1: samplesheet, sandbox, sane defaults, sans sans, sans wght, sarek, satisfaction, save and, save out
-1: save what, saved, saved and, saves the, say at, say what, say where, saying which, says as, says how
-1: says in, says these, says what, sb, sbin, sbin nologin, scadenze, scalar, scale and, scales, scams
-1: scan git, scanned, scanned invoices, scenario, scene, scheduled task, schedules, scheduling, schema and
-1: schema location, schreibt, scoop, scope current, scope if, scope process, scoped, scopes, scopes <named>
-1: scopes for, score of, score out, score with, scores, scores are, scp, scrape, scraping, screen with
-1: screenshots as, script bash, script injection, script style, script that, script |, scripts and
-1: scripts check, scripts collect, scripts do, scripts env, scripts gen, scripts get, scripts in
-1: scripts index, scripts install, scripts lint, scripts of, scripts run, scripts scan, scripts start, scroll
-1: scrollback, sd, sdks, se for, se hace, sealed entries, seals, search by, search docs, search for
-1: search json, search name, search notes, search params, search query, second person, second window
-1: seconds |, secrecy, secrecy |, secret, secret bash, secret db, secret description, secret encode
-1: secret list, secret os, secret password, secret re, secret secret, secret set, secret that, secret the
-1: secret to, secret update, secret value, secreto, secrets are, secrets as, secrets db, secrets deploy
-1: secrets description, secrets of, secrets on, secrets secret, secrets token, secrets |, secretsmanager
-1: secretsmanager put, section in, section of, section that, sections in, sections map, sections summary
-1: secure random, security config, security fixes, security import, security md, security number
-1: security page, security posture, security |, sed |, see also, see assets, see it, see section, see that
-1: see whether, see which, seed phrase, seed so, seed |, seeing the, seek, seems, seems to, seen add, seen by
-1: seen has, seen |, sees what, segment, segmentation, segments, segunda, seguridad, sel capture, selbst
-1: select, select $, select any, select subject, select the, select type, selected, selection, selectors
-1: self <named>, self dict, self host, self hosted, self return, self sock, self this, sellers, semantics
-1: semgrep, send data, send file, send in, send message, send nothing, send through, send to, send with
-1: sender domain, sends, senior, sens, sensitivity, sensors, sent anywhere, sent to, sent |, sentence each
-1: sentence if, sentence that, sentence transformer, sentence transformers, sentence what, sentences
-1: sentences at, sentido, seo, separate, separated, separately, separates, separation, separation of
-1: separators, sepolia, seq, seq do, seqs, sequences, sequencing, sequential, ser, serial, serialization
-1: serialized, series for, serif body, serif sans, serious, serve port, served from, server after, server and
-1: server app, server description, server filesystem, server for, server name, server on, server only
-1: server side, server tool, serverless, servername $, servers and, servers false, servers github, servfail
-1: service $, service accounts, service description, service does, service file, service name, service names
-1: service principal, service that, service |, services, serving, servings, sesión, session $, session can
-1: session cookies, session files, session for, session headers, session id, session in, session post
-1: session recording, session session, session that, session then, session works, sessions session, set and
-1: set aws, set default, set dir, set euo, set execution, set files, set for, set form, set key, set new
-1: set of, set on, set root, set state, set string, set them, set to, set used, set user, set ~, settings file
-1: settings keep, settings or, settings py, settings settings, settings show, settings tokens, settings |
-1: setup and, setup export, setup python, setzen, seulement, severity high, sex, señal, señal |, sf, sfn
-1: sg phase, sh $, sh base, sh export, sh for, sh git, sh is, sh list, sh mnt, sh on, sh or, sh read
-1: sh scripts, sh sudo, sh usr, sh ~, sha and, sha digest, sha in, sha on, sha openssh, sha return, sha to
-1: shadcn, shadcn ui, shadows |, shape is, shape so, shapes, share description, share in, share it, share with
-1: shared or, shared preferences, sharing with, sharp const, she, sheet and, sheet the, sheet with, shell data
-1: shell for, shell history, shell or, shell over, shell profile, shell usr, shell variable, shell with
-1: shellenv, shellenv ~, shields, shields io, ship it, ship to, shipped with, ships, shm, shop answer
-1: shop app, shop test, shopify, short full, short lived, short note, short one, shorter, shorter and
-1: should come, should go, should hand, should lead, should process, should |, shouldn, show $, show all
-1: show at, show both, show each, show errors, show hidden, show it, show json, show progress, show settings
-1: shown in, shows an, shows as, shows how, shows in, shows it, shows that, shows what, shrink, shuffle
-1: shutdown, shutil, shutil tempfile, si hay, sichern, sicherung, side by, side effects, side the, sidebar
-1: sided, sig hmac, sigint, sigma, sign and, signal sigint, signals, signature $, signature sig, signatures to
-1: signed and, signers, signin, signing in, signing key, sil, silence is, similar to, simple price
-1: simple type, simpler, since $, since days, since it, since last, since may, since new, since |, single file
-1: sink |, sinks, site if, site |, sitemap, situation, sixty, size budget, size bytes, size field, size in
-1: size limit, size rows, sk |, skeleton, skew, skill directory, skill name, skill needs, skill never
-1: skill requires, skill review, skill root, skill skill, skill sorts, skill writes, skills answer
-1: skills before, skills name, skills read, skills repo, skills skill, skills so, skim the, skip files
-1: skip tests, skipped for, skipping, skips, skips the, sl $, sl <placeholder>, slack token, slack with
-1: slack xox, sleep duration, sleep return, slice, slice async, slim as, slow look, slow on, slow queries
-1: slug args, small companies, small else, small kubernetes, small report, small shop, smaller, smallest
-1: smartctl, smb, smtp pass, sn, snapshot of, sniff, sniffer, sniffer sniff, snippet and, snippets for, snp
-1: snps, sntrup sha, so at, so both, so compare, so each, so keep, so no, so on, so tell, so this, so when
-1: so work, so write, soa, sobre, soc, social proof, social security, soffice, soffice headless, software is
-1: software that, solana keygen, solid, soll, solo en, solo si, soltanto, solution, solve and, solves, solving
-1: someone else, sometimes, somewhere, sooner, sor, sort keys, sort rh, sorts, sorts and, sound, soup
-1: source code, source files, source page, source the, source |, sources and, spa, space string, spacer
-1: spaces for, spaces in, span class, spanish, spawn from, spawned, speak to, speakers, spec md, spec weave
-1: special, specification, specified, specify, specs, specweave, specweave config, specweave increments
-1: speech, speed up, speed |, spelled, spend, splice, split $, split and, split filter, split find, split head
-1: split includes, split print, split read, splitlines for, splits, spool, spreadsheet, spring boot
-1: springframework, sprint, sqbfafg, sql alter, sql redis, sql with, sqlite, sqlite connect, sqlite tmp, sr
-1: src for, src is, src node, src pathlib, src tmp, src url, src user, srv app, ssh access, ssh add
-1: ssh authorized, ssh bash, ssh client, ssh deploy, ssh for, ssh host, ssh keys, ssh nas, ssh or, ssh sudo
-1: ssh ufw, ssh users, ssh |, sshd sudo, sshd systemctl, ssl cert, ssl certs, sso profiles, sso session
-1: stable install, stack and, stack description, staff, stage, stages, stale ones, stamps, stand in, stand up
-1: standalone, standard input, standardagents, standardagents dmux, standup writer, star and, start $
-1: start again, start bash, start calendar, start end, start is, start line, start so, start that, start time
-1: start to, start transcript, start uri, start url, start |, started, started at, started with, starten sie
-1: starter care, starts in, startswith and, starttls, startup, stat mode, state, state absent, state agent
-1: state and, state directory, state file, state for, state in, state save, state so, state state
-1: state string, state the, state unchanged, state updated, state write, state |, stated on, statement actions
-1: statements, states, states the, static class, static files, statistic, statistical, stats $
-1: stats description, stats to, status badge, status code, status const, status eq, status for, status in
-1: status owner, status read, status text, status throw, stay, stay as, stay at, stay below, stay in, stay on
-1: stay open, stay out, stay small, stay with, stays as, stays in, stays on, stays open, stays the, std
-1: stderr write, stdio inherit, stdio server, stdlib, stdout for, stdout write, stealers, steht, step and
-1: step by, step check, step create, step has, step post, step with, step |, steps after, steps and, steps are
-1: steps for, steps if, steps read, steps |, still has, still open, still win, still work, stolen, stop before
-1: stop here, stop on, stop them, stop there, stopping, stops, stops do, storage, storage state, storage to
-1: store <named>, store store, store true, str, str cfg, str in, str join, str len, str limit, str list
-1: str payload, str replace, str return, str src, str |, strain, strangers, strategist, stream and
-1: stream driver, stream true, stream url, stream |, streamable, streamable http, streaming, streams, street
-1: stretch, strict read, strict transport, strict types, strict use, stricter, stride, strike, string <vendor>
-1: string and, string as, string byte, string console, string file, string fmt, string for, string form
-1: string func, string http, string iban, string in, string io, string it, string key, string line
-1: string literal, string name, string not, string out, string pad, string password, string pattern
-1: string res, string return, string starts, string state, string step, string tail, string to, string url
-1: string user, string value, string with, stringify body, stringify event, stringify jsonrpc
-1: stringify labels, stringify process, strings $, strings func, strings the, strings trim, strip def
-1: strip for, stripe, stripe key, stripped, strong, struct, structural, structure for, sts, sts amazonaws
-1: sts get, students, studies, study, stuff, stuffing, stunden, style keywords, style padding, style short
-1: style |, stylesheets, sua, sub agents, sub in, subagents, subagents do, subdomains, subject $, subject from
-1: subject or, subject to, subject your, subkeys, submission, submit forms, submitted |, submodules
-1: subnet router, subprocess shell, subscribed, subscription, subscriptions, subsequent, subset, substance
-1: substitute, substitution, substr $, substrate, subtle, succeeds, success warning, successfully, such
-1: sudo cat, sudo iptables, sudo journalctl, sudo mkdir, sudo sshd, sudo sysctl, sudo ufw, sudo usermod
-1: sudo |, suede ai, suffice, suffix, suffix pdf, sugar, suggest how, suggest second, suggested tools
-1: suggestions, sugira, suid, suite, sum case, sum float, sum int, sum mm, sum sha, summaries of
-1: summarise the, summary is, summary to, summary what, summed, sums echo, sumstats, super, suporte
-1: supplier number, supply, support, support and, supporting, sure, sure of, surfaces, surfaces from, surge
-1: survey report, survive the, suspects, suspend, sv, svc cluster, svg and, svg is, svg to, svg xml, svgo
-1: swap, swapped, swaps, swift, switched on, switches, sym, symbol iterator, symbolic ref, symlink, symlinks
-1: symptom, symptom |, sympy, synapse, sync api, sync dir, sync file, sync frozen, sync gh, sync lock
-1: sync node, sync out, sync playwright, sync read, sync sh, sync with, sync write, synchronise, synonymous
-1: syntax docker, synthesis, sys pathlib, sys platform, sys print, sys requests, sys stderr, sys text
-1: sys version, sysctl, system and, system df, system exit, system getenv, system http, system last
-1: system library, system new, system out, system own, system prompts, system strict, system txt, system you
-1: system |, systemctl edit, systemctl enable, systemctl is, systemctl restart, systemd timer, sz, sz mkdir
-1: sólo, tablas, table an, table does, table for, table if, table json, table per, table role, table string
-1: table to, table users, table which, tag for, tag manager, tag of, tag string, tags, tags abbrev, tags and
-1: tags git, tags into, tags only, tags owner, tags phase, tail echo, tail stdout, tail var, tail |, tailscale
-1: take away, take over, take snapshot, taken, taken as, taken back, takes about, takes minute, takes one
-1: takes precedence, takes them, taking, tamaño, tampering, tar age, target $, target before, target blank
-1: target dir, target file, target is, target name, target root, targeted, targeting, task, task and, task may
-1: task that, tasks, tasks and, tasks json, tasks start, tax net, tax number, taxes, tcp, tcp in, tcp ufw
-1: td style, tdd, team ask, team do, team for, team has, team members, team name, team own, teardown
-1: technical, technical readers, telegram bot, telegram chat, telegram org, tell application, tell me, tell us
-1: tell you, tell |, tells us, tells whether, teléfono, temperature max, template $, template by, template md
-1: template source, template yaml, templates templates, temporal, temporary folder, ten lines, ten percent
-1: ten rows, ten years, tenant id, term in, term is, terminal as, terminal or, terminal with, terminate
-1: terminated, terms, terms allow, terms csv, terms of, terraform destroy, terraform init, terraform show
-1: terraform validate, terraform workspace, terse, tesseract, tesseract scan, test account, test accounts
-1: test add, test again, test await, test bash, test curl, test data, test each, test file, test fixtures
-1: test is, test lint, test message, test monthly, test node, test repository, test result, test rules
-1: test suite, test then, test txt, test var, tested, testing and, tests are, tests coverage, tests do
-1: tests in, tests mirror, tests the, tests whose, text animations, text can, text const, text convert
-1: text data, text echo, text field, text file, text files, text fs, text hits, text join, text json
-1: text link, text one, text open, text or, text out, text read, text requests, text return, text run
-1: text see, text split, text standard, text style, text sys, text the, text trim, text true, text under
-1: text version, text with, textures, tgz echo, tgz |, than fifteen, than five, than if, than needed
-1: than once, than that, than twenty, thank them, that answers, that anyone, that applies, that apply
-1: that both, that can, that case, that change, that changes, that costs, that depend, that did, that do
-1: that ends, that fetches, that fits, that folder, that get, that gives, that goes, that hold, that in
-1: that keeps, that key, that led, that linter, that look, that lost, that machine, that make, that match
-1: that matters, that must, that need, that needs, that new, that one, that owns, that person, that pip
-1: that reads, that run, that second, that separates, that should, that shows, that size, that something
-1: that stays, that to, that uses, that want, that what, that will, that write, the above, the absence
-1: the accepted, the action, the active, the actual, the advice, the algorithm, the alt, the analytics
-1: the approval, the approved, the architecture, the array, the article, the artifact, the at, the automatic
-1: the aws, the before, the best, the bibliography, the bill, the bin, the binary, the body, the boot
-1: the brand, the built, the bundled, the bytes, the cached, the call, the canary, the canonical
-1: the certificate, the challenge, the child, the cis, the claim, the cli, the clipboard, the closing
-1: the cloud, the codes, the companion, the computer, the config, the configuration, the constraint
-1: the conventional, the copy, the core, the correct, the corrected, the country, the counts, the cursor
-1: the dashboard, the data, the dates, the day, the decision, the decoder, the description, the detail
-1: the docker, the doctor, the document, the domain, the door, the drafts, the drive, the ecb, the editor
-1: the employer, the entire, the entries, the evidence, the exact, the exe, the explanation, the extension
-1: the feature, the few, the filter, the fingerprint, the floor, the forge, the frame, the front, the future
-1: the gap, the generated, the git, the given, the glyph, the grade, the graph, the group, the handbook
-1: the hashes, the health, the help, the hidden, the hit, the hostname, the http, the human, the iban, the id
-1: the inbox, the internal, the issuer, the it, the journey, the json, the kernel, the key, the keyring
-1: the language, the law, the least, the limit, the linux, the list, the listing, the live, the load
-1: the lockfile, the logging, the login, the longest, the loop, the lowest, the mail, the manager, the mandate
-1: the manifest, the map, the mark, the matching, the material, the matter, the meaning, the memory
-1: the metadata, the minimum, the mit, the monthly, the need, the network, the new, the non, the null
-1: the object, the office, the ones, the opening, the operation, the option, the optional, the order
-1: the organisation, the organization, the outline, the outputs, the package, the packages, the panel
-1: the paper, the pause, the payroll, the pdf, the people, the phone, the pickle, the pipe, the playbook
-1: the plug, the pods, the point, the port, the portal, the previous, the problem, the producer, the project
-1: the prompt, the purpose, the quarantine, the quarter, the questions, the quiet, the reading, the readme
-1: the receiver, the recorded, the recruiter, the rejected, the related, the release, the requested
-1: the requester, the required, the rfc, the right, the risks, the room, the route, the rules, the safe
-1: the same, the saved, the script, the seal, the secrets, the sections, the security, the selector
-1: the serial, the setting, the shape, the shift, the short, the single, the site, the socket, the sources
-1: the spec, the specific, the specified, the staff, the staging, the state, the string, the substance
-1: the suede, the sum, the sums, the surface, the switch, the system, the tab, the tag, the task, the temp
-1: the ten, the terminal, the thing, the threshold, the ticket, the timings, the titles, the token
-1: the transfer, the trend, the trial, the twenty, the type, the variable, the variables, the vault
-1: the vendors, the version, the visible, the watcher, the way, the web, the week, the weight, the weights
-1: the wiki, the windows, the word, the write, the writer, the wrong, theft |, their causes
-1: their dependencies, their language, their names, their password, their size, their words, them at
-1: them before, them go, them if, them send, them should, them there, them together, them what, them yourself
-1: theme as, theme dark, then an, then aws, then brew, then cargo, then compare, then curl, then data
-1: then draw, then enter, then every, then if, then jq, then launchctl, then look, then name, then open
-1: then pip, then python, then run, then start, then test, then user, then we, then without, theory, there as
-1: there for, there instead, there never, there |, these need, these only, these stop, they came, they carry
-1: they change, they come, they did, they don, they like, they look, they may, they must, they offer
-1: they want, thickness, thing being, thinking, third parties, this add, this agent, this and, this command
-1: this computer, this from, this function, this host, this if, this into, this license, this method, this no
-1: this or, this prefix, this report, this repository, this review, this run, this software, this way
-1: this when, those answers, those in, those on, those that, thousand, thousands of, thread for
-1: three commands, three days, three largest, three lines, three months, three most, three nearest, three real
-1: three things, threshold, threshold so, throttling, through $, through their, through them, through this
-1: throughout with, throw out, thrown away, throws exception, thumbnails |, ticker, ticket and, ticket the
-1: tickets, tickets or, tide, tidy description, tidy run, tidy sh, tile, tim, time and, time ask, time done
-1: time duration, time for, time function, time hours, time import, time in, time is, time last, time not
-1: time sleep, time they, time this, time timestamp, time today, time total, timed out, timeline, timeout $
-1: timeout cmd, timeout if, timeout int, timeout is, timeout ms, timeout seconds, timeout timeout
-1: timer systemctl, timer |, timers all, times are, times at, timestamp, timestamp $, timestamp int
-1: timestamps, timestamps in, timezone, timezone utc, timing, timing safe, timings, tin, tipo, title $
-1: title as, title if, title page, title payroll, title return, title the, titles as, tls connect, tls or
-1: tls set, tmp $, tmp build, tmp include, tmp restore, tmpfs, tmux, tmux list, tmux sessions
-1: to <placeholder>, to access, to another, to apply, to args, to audit, to back, to base, to by, to cc
-1: to check, to chrome, to claude, to clipboard, to comment, to compare, to connect, to const, to create
-1: to csv, to detect, to digits, to do, to dst, to ensure, to every, to exclude, to execute, to fast, to file
-1: to first, to folder, to for, to get, to git, to give, to google, to have, to host, to human, to if
-1: to ignore, to in, to install, to last, to leave, to limits, to linux, to make, to markdown, to memory
-1: to mend, to mention, to migrate, to name, to new, to nine, to not, to or, to others, to password, to path
-1: to plan, to press, to prevent, to process, to propose, to put, to quick, to receive, to record, to remote
-1: to remove, to replace, to report, to repository, to requests, to return, to review, to right, to rule
-1: to score, to second, to security, to server, to service, to set, to settle, to share, to skip, to slack
-1: to spend, to support, to switch, to sys, to temp, to test, to that, to their, to third, to this, to times
-1: to true, to turn, to upper, to url, to verified, to verify, to which, to whole, to words, to write, to year
-1: todo, todos, todos los, togliere, token $, token accept, token actions, token by, token content, token data
-1: token encoding, token exec, token function, token gh, token github, token grant, token handling, token kind
-1: token login, token method, token name, token on, token page, token refresh, token request, token return
-1: token session, token set, token the, token to, token tok, token token, tokens live, toml is, toml no
-1: toml |, tomllib, tomllib load, ton, tone the, tone tools, tonumber, too high, too long, too many, too slow
-1: too so, tool install, tool lookup, tool needs, tool only, tool runs, tool use, toolchain, tools and
-1: tools json, tools node, tools or, tools read, top, top level, topic is, topmost, topology, total seconds
-1: touch the, touched, touches, toward, town, tp, tr $, tr td, trace context, trace the, traceback
-1: traceback format, tracer, track |, tracked, tracker, tracks, trade, traefik, trail of, trailing newline
-1: trained, trained on, training, trait, transactions and, transcription, transfers, transformer
-1: transformer all, transformers, transition, transitions, translate description, translated, translating
-1: transport security, traps, travel, travel in, treat it, treated, tree, tree the, trello, trello api
-1: trello token, trends, tres, tresor, trials, tricks, trigger, trigger daily, triggered, triggering, triggers
-1: trim const, trim space, trip, triple, trivy, troque, troubleshooting, true also, true and, true base
-1: true cat, true catch, true config, true decode, true do, true don, true each, true encode, true exist
-1: true export, true false, true fi, true filter, true is, true never, true require, true so, true subprocess
-1: true timeout, true to, trunc, trust statement, trust the, trust zone, trusted publishing, truth, try const
-1: try direct, try import, try it, try text, try to, try var, try with, try |, três, ts const, ts next, ts tsx
-1: tsa, tt name, ttf, tu, tube, tube channel, tun, tuning |, tunnel, tup last, tuple, turn it, turn on
-1: turning, turns, turns off, turns on, turns up, tweets, tweets json, twice year, twilio, twitter, two can
-1: two decimals, two factor, two hundred, two machines, two people, two skills, two sources, two things
-1: two weeks, two years, txt dry, txt echo, txt find, txt from, txt get, txt git, txt in, txt is, txt json
-1: txt name, txt one, txt pip, txt ps, txt ss, txt sudo, txt |, ty, type, type $, type account, type and
-1: type aws, type base, type cache, type directory, type dword, type folder, type for, type ignore, type in
-1: type into, type is, type module, type note, type object, type row, type script, type the, type txt
-1: typeof string, types, types the, types true, typical, typical gain, typically, typing import, tên, uid, uk
-1: ukb, umask, umlauts, un mensaje, una, unaffected, unavailable, unchanged |, under characters, under ms
-1: under real, under which, underlying, underscores, understand, understanding, undone, unicode get
-1: unicode string, unique, unit description, unit files, unit test, unit that, unit to, unit |, units
-1: units txt, unity, universal, unix nano, unknown root, unknown words, unless stopped, unless the, unlike
-1: unlink, unpack into, unpacked, unpublished, unpushed, unpushed commits, unreadable, unset, unset new
-1: unsplash, unsubscribe, unsupported, unsure, untagged, until second, until the, until then, untrusted
-1: untrusted text, up agent, up as, up down, up for, up front, up git, up if, up local, up nightly, up note
-1: up one, up project, up quickly, up return, up then, up until, up windows, up with, upcase, update if
-1: update it, update or, update raw, update to, update true, updated at, updates, updates run, updates |
-1: upgrade read, upgraded, upgrades and, upload json, upload local, upload |, upn, uppercase, ups, uptime
-1: uptime $, urandom, urgent, urgente, uri <placeholder>, uri <vendor>, uri data, uri host, uri import
-1: uri uri, url and, url do, url echo, url file, url function, url headers, url hostname, url in, url is
-1: url options, url out, url path, url port, url read, url search, url set, url str, url the, url then, url to
-1: url use, url where, urlencode params, urlencoded, urllib error, urlopen self, urlopen url, urls are
-1: us docs, us east, us en, us if, usd month, use auto, use cache, use context, use copy, use full
-1: use keychain, use matcher, use one, use post, use std, use warnings, use what, use |, used as, used by
-1: used in, user access, user account, user add, user adds, user agreement, user agrees, user and
-1: user answers, user approved, user as, user at, user await, user code, user command, user confirms
-1: user consent, user const, user content, user disable, user do, user first, user generated, user host
-1: user identity, user if, user input, user invocable, user likes, user list, user makes, user may, user names
-1: user new, user notes, user ok, user on, user opens, user or, user output, user password, user pastes
-1: user pays, user permissions, user preference, user put, user question, user read, user reads, user report
-1: user request, user role, user runs, user server, user system, user test, user this, user through, user to
-1: user types, user user, user var, user what, user when, user which, user write, users anna, users const
-1: users should, users user, users you, users |, using system, using this, usr sbin, usual cause, usually with
-1: utente, utf as, utf base, utf doctype, utf if, utf meta, utf to, utf write, util, utilities, uv lock
-1: uv pip, uv tool, ux, vacuum size, val, val return, val system, valid, valid from, valid six, validate true
-1: validated, validates, validação, value, value currency, value for, value has, value is, value json
-1: value keep, value label, value or, value out, value output, value replace, value return, value secret
-1: value that, values, values append, values env, values for, values from, values masked, values read
-1: values return, values target, values |, var data, var env, var external, var name, var own, var repo
-1: var www, var |, variable $, variable interpolation, variable is, variance, variations, varies, varies by
-1: various, vars, vary by, vault addr, vault description, vault on, vault secret, vault token, vault vault
-1: vault write, vcf gz, velocity, vendor name, vendors own, vendredi, ventas, venv pip, vep, ver, ver |
-1: verbatim, verbatim and, verbo, vercel labs, verdict, verdict to, verifiable, verification and, verifique
-1: verify $, verify the, verify you, versand, version <named>, version command, version dev, version encoding
-1: version from, version info, version of, version os, version registry, version the, version this
-1: version type, version |, versions, versions and, vertical, verwijder, very, very long, vh, vi, vi ệ
-1: videodb, videos, view box, view in, views in, violation, violations, virtual, virtual environment
-1: virtualenv, visible text, visitor, visual studio, visudo, vitals, vitest run, vlan, vlans, vnd github, vol
-1: volumes backup, vorher, vorschlag, vorschlagen, voting, vpc, vpc security, vs currencies, vscode
-1: vscode mcp, vscode tasks, vskill, vuln triage, vulnerability, vv, wait for, wait |, waiting for
-1: waits until, wake, walk for, walk node, walk path, walk sys, walk the, wallets |, wan, want and, want it
-1: warenkorb, warmed, warn, warnings, warnings my, was, was in, was last, was measured, was missing, was named
-1: was put, watch, watch description, watching, watermarks, way so, wazuh, wazuh agent, wb as, wc, wc |, wcag
-1: wd, we are, we can, we have, we take, we ve, weak keys, weak |, weather, weave, web active, web application
-1: web assembly, web identity, web search, web server, web servers, web site, web socket, web store
-1: web vitals, webapp, webhook in, webhook secret, webhook |, webhooks, webhooks or, webp, webpack, webservers
-1: webshell, week later, week run, weekends, weekly digest, weeks, weighted, welcome, wenn, wer, were added
-1: were on, were removed, weren, west, wf, wg, wg quick, wget <named>, wght display, what, what changed
-1: what do, what each, what else, what happens, what helped, what if, what key, what needs, what one
-1: what they, what to, what we, what will, what |, wheel, wheel |, when before, when known, when someone
-1: when something, when step, when that, where $, where does, where file, where id, where is, where to
-1: where you, whether it, whether there, which are, which can, which commands, which does, which files
-1: which folders, which node, which ones, which part, which paths, which routes, which they, which this
-1: which was, whichever is, whichever the, while it, while keeping, whisper, who are, who don, who gets
-1: who has, who holds, who is, who it, who owns, who put, who said, whoever has, whoever the, whole file
-1: whom the, whose file, why each, why it, why the, why this, why |, wide $, widget, widgets, width characters
-1: width px, width width, widths, wifi, wil, will add, will matter, will run, win api, win then, window the
-1: windows and, windows description, windows event, windows get, windows in, windows machine, windows power
-1: windows python, windows return, windows settings, wins over, wipe, wiring, with account, with add, with alt
-1: with any, with authorization, with background, with base, with both, with brew, with build, with chat
-1: with clear, with company, with consent, with context, with continue, with copy, with curl, with data
-1: with dev, with encoded, with fake, with file, with final, with fresh, with get, with go, with good
-1: with html, with https, with in, with install, with io, with jitter, with kubectl, with less, with line
-1: with link, with lock, with markers, with matplotlib, with md, with media, with message, with mod, with more
-1: with non, with not, with notes, with open, with openssl, with os, with page, with pandoc, with passphrase
-1: with patch, with path, with payment, with pg, with plain, with post, with powershell, with program
-1: with proof, with psycopg, with python, with question, with quotes, with reading, with reason, with redis
-1: with refresh, with request, with restic, with run, with rustup, with service, with signature, with size
-1: with sk, with someone, with source, with ssh, with star, with start, with svg, with table, with tesseract
-1: with test, with times, with topic, with web, with who, with word, with |, with ~, within budget
-1: within their, without an, without any, without auth, without confirmation, without header, without images
-1: without locking, without losing, without mfa, without network, without running, without signature
-1: without signing, without yes, witnesses, wlan, woff, word count, word documents, word is, word |, words is
-1: words that, words then, words what, work from, work in, work later, work on, work out, work with
-1: workaround, workdir app, workflow file, workflow status, workflow that, working directory
-1: workload identity, works for, works from, works offline, works on, workspace select, workspaces, world
-1: worse, worse in, would do, wr, wrapped, wrapper, wrappers, write an, write and, write at, write clean
-1: write com, write cost, write down, write each, write findings, write for, write format, write hooks
-1: write none, write note, write on, write output, write paths, write short, write src, write svg, write them
-1: write warning, write what, write why, write |, write ~, writer, writer csv, writer description, writer fh
-1: writerow, writers, writes an, writes and, writes commit, writes findings, writes the, writes to, writing it
-1: written permission, written this, written to, wrong one, wrong place, wronly, wronly |, ws connection, wu
-1: wurde, www, www form, xabc, xcrun, xdev, xem, xhtml, xml file, xml root, xml version, xml xml, xox, xox bp
-1: xpath, xrequest, xrequest <named>, xsd, xx, xxx, xxxx, xxxxxx, yaml, yaml and, yaml module, yaml name
-1: yaml repos, yaml uses, yaml |, year in, year text, yes from, yes if, yes never, yes or, yet, yet the
-1: yml if, yml with, york, you, you asked, you can, you cannot, you catch, you do, you don, you hand, you have
-1: you hear, you laptop, you ll, you may, you must, you name, you opened, you pass, you run, you ship
-1: you tube, you were, your app, your browser, your bucket, your distribution, your env, your key
-1: your provider, your public, your rights, your rules, your team, your wallet, yours, yyyy, yyyy mm, za
-1: za def, zakres, zeigen, zeitraum, zero, zero for, zero width, zgody, zip archive, zip files, zip or
-1: zip zip, zod, zone $, zone and, zone is, zprofile, zshrc |, zusammen, zustimmung, zweifel, zweite, zweiten
-1: | above, | action, | agent, | ai, | akia, | animate, | animated, | any, | appdata, | approvals, | assistant
-1: | attack, | author, | avoid, | ba, | background, | begin, | block, | campo, | can, | cargo, | catch
-1: | cause, | chat, | child, | claude, | clean, | code, | command, | commands, | commit, | console, | const
-1: | contains, | continue, | contributor, | convert, | cost, | create, | cursor, | customer, | cygwin, | da
-1: | defender, | delivery, | dev, | developer, | device, | digest, | direct, | download, | dsn, | email
-1: | ends, | environment, | etc, | event, | every, | evidence, | example, | examples, | exec, | exfiltration
-1: | exit, | expected, | export, | extract, | false, | fault, | feature, | fifo, | files, | fine, | foreign
-1: | formal, | frist, | full, | function, | get, | git, | give, | glacier, | go, | google, | guessing
-1: | harmless, | header, | health, | helper, | host, | how, | http, | iban, | ignore, | info, | injection
-1: | install, | instead, | invoke, | java, | js, | json, | kernel, | last, | launch, | ld, | le, | leave
-1: | let, | library, | limit, | lines, | linux, | load, | local, | login, | long, | lsof, | mcp, | md
-1: | memory, | message, | method, | metric, | minutes, | motion, | my, | need, | needs, | netcat, | network
-1: | never, | new, | none, | not, | notes, | notice, | notifications, | on, | one, | oomkilled, | open
-1: | openssl, | option, | order, | owner, | parameter, | parsed, | pass, | password, | patch, | pattern, | pdf
-1: | pem, | perf, | permission, | phase, | php, | pin, | pip, | pipe, | pipedream, | post, | print, | prior
-1: | process, | project, | purpose, | puts, | pyproject, | que, | question, | quiz, | rate, | rating
-1: | reading, | reads, | real, | reboot, | refactor, | reg, | remember, | replace, | requestbin, | resources
-1: | rights, | roll, | row, | running, | schtasks, | script, | second, | secrecy, | secrets, | seen, | select
-1: | self, | send, | señal, | shadcn, | shell, | show, | sink, | size, | skip, | sort, | source, | split
-1: | staff, | start, | starts, | state, | step, | store, | style, | svg, | symptom, | take, | target, | tee
-1: | test, | these, | throw, | timeline, | tokens, | try, | two, | typical, | unattended, | undefined, | up
-1: | valid, | var, | verify, | vpn, | vs, | wallet, | way, | web, | week, | weekly, | who, | windows, | with
-1: | word, | writes, | wsl, | za, | zero, | «, | °, | −, | 内, | 分, | 비, ~ casabot, ~ dotfiles, ~ for, ~ gnupg
-1: ~ library, ~ local, ~ ms, ~ npm, ~ nvm, ~ of, ~ src, ~ zprofile, ~ zsh, §, « désactivez, ° |, » |, ¿, ¿ qué
-1: À utiliser, à chaque, à un, älter, älter als, ändern, é um, índice, öffnen, önbelleği, única, über, đ ể
-1: Если, Обновления, было, вход, для, журнал, ключи, кто, пользователю, пользователя, после, серверов
-1: у пользователя, المشروع, بعد, في, هذا, अंत, अंत में, तो, दिखाएँ, पहले, ể tra, ị nh, ộ đ, — run, — the, ’
-1: … the, ←, →, → the, − |, ─, ─ ─, ✅, ✓, ❌, 、 代, 。 不, 。 然, 。 锁, い 一, う 。, え て, か 。, が 開, く 、, け で, け に, け を
-1: こ し, ご, さ れ, し ま, す, す |, ず 、, せ 、, せ て, た |, た だ, た は, っ, て よ, で は, と 期, な く, に 確, に 答, に 見, に 記, の を, ま す
-1: ま た, め, め る, や, よ い, る ）, れ な, わ っ, わ な, を, を 作, を 使, を 先, を 利, ん で, ァ, ァ イ, ア, ィ, イ ル, エ, グ, コ ー, ザ, ス, タ
-1: ッ, ッ ク, テ, ト, ド を, フ ァ, ブ, プ, ポ, メ, ュ, ラ, リ, ル の, レ, ン, ン ト, ー ト, 一 つ, 一 時, 一 次, 一 覧, 三 方, 上 下, 下 文, 义, 了
-1: 二 重, 于, 产, 仅, 仍, 从, 仓, 仓 库, 代 码, 令 牌, 件 数, 件 要, 优, 优 先, 会 话, 住, 住 所, 作 成, 你 的, 例, 信, 做, 储, 先 安, 入 输, 公, 公 司
-1: 其, 其 他, 写 公, 决, 出 。, 出 现, 分 |, 删, 判, 判 断, 别, 剪, 剪 贴, 力, 加 入, 动, 动 态, 区, 单, 去, 参 考, 发 送, 取 一, 古, 古 い, 只, 只 在
-1: 只 读, 可 以, 司, 同 样, 名, 后 运, 否, 哈, 哈 希, 因, 围, 国, 图, 在, 地 址, 址, 場, 填, 填 写, 境, 处 理, 変, 外, 外 部, 多, 大, 失, 失 败, 好
-1: 子, 字 符, 守, 完 整, 实, 容 |, 将, 展, 工, 希, 带, 常, 建 的, 开, 引, 当, 当 者, 态, 性, 恢, 恢 复, 您, 成 し, 所 は, 打, 扩, 扩 展, 扫, 扫 描
-1: 描, 提 供, 搜, 搜 索, 文 档, 料, 断, 新, 方, 是, 是 否, 显, 显 示, 時, 月, 本 次, 本 ；, 板, 构, 构 建, 标 准, 校 验, 样, 核 心, 案, 档, 模, 模 式
-1: 每 个, 法, 注 入, 测, 测 试, 消, 添, 清, 源, 点 击, 然, 然 后, 照, 牌, 状, 独, 率, 环, 用 于, 番, 的 文, 的 镜, 目 标, 相, 码, 确, 社 内, 窗, 立
-1: 端 末, 第 三, 类, 索, 細, 编, 置, 者 が, 自, 色, 范, 范 围, 获, 藏, 行 |, 要 保, 要 把, 覧, 覧 を, 见, 触 れ, 设, 访, 访 问, 评, 试, 说, 说 明, 败
-1: 贴 板, 起 こ, 路, 跳, 跳 过, 转, 辑, 返, 进, 进 行, 退, 退 出, 逐, 通, 通 过, 進, 進 行, 選 ん, 避, 避 け, 配, 配 置, 里, 重 敬, 重 新, 量, 録 |
-1: 録 さ, 链 接, 锁 文, 错 误, 长, 間 を, 问, 问 题, 随, 隐, 集, 零, 面 に, 順 を, 題, 页, 项, 项 目, 频 转, 验, 验 。, 默, 가 하, 게 보, 공, 구, 내 용
-1: 는 지, 능, 다 |, 다 자, 당, 동, 동 의, 되 는, 됩, 됩 니, 드, 드 리, 러, 명, 목 을, 변, 별, 보 여, 부, 생, 생 성, 성, 소, 스, 않 은, 없 음, 영, 와
-1: 을 사, 음, 의 하, 있 음, 자 주, 장, 정, 제, 주 소, 준, 중, 체, 토, 하 면, 화, 화 면, ） 。, ，, ， 不, ， 它, ；
-2: $ argv, $ backup, $ base, $ body, $ company, $ ns, $ ok, $ os, $ post, $ print, $ psscript, $ repo, $ seq
-2: $ tg, $ then, $ title, $ token, $ url, <named> api, <named> auth, <named> build, <named> client
-2: <named> documentation, <named> download, <named> office, <named> packages, <named> repos, <named> settings
-2: <named> wiki, <placeholder> healthz, abc, abort signal, accept application, access keys, account root
-2: account that, across, actions, actual, add to, add |, additional, addr, address and, address in, adduser
-2: administrators, admins, adresse, advert, against the, agent browser, agree, aliases, all files, all of
-2: all utente, allow action, allows, alone and, already, alt, alt text, always echo, amd, an administrator
-2: an agent, an end, an icon, ana, and adds, and check, and currencies, and each, and it, and link, and look
-2: and nothing, and on, and out, and prints, and propose, and put, and shows, and stop, and suggest, and tag
-2: and then, and wait, and who, animated, another account, ansible, answer the, antes, antes de, api get
-2: apikey, apikey os, app app, application vnd, approach, apt, apt get, architecture, archive refs, archives
-2: are needed, are read, arg $, args args, argument, argv slice, article, as data, as not, ask, ask about
-2: assembly, asset, assets folder, at, at $, at home, at it, at now, atob, attribute, audience
-2: authentication no, authorized, authorized keys, backup, backup bucket, backup sh, ban, base <named>
-2: base base, base json, base sys, bash crontab, bash export, bash set, be read, be the, behavior, beispiel
-2: belong, benutzer, bin time, bo, body const, bookmarks, bootstrap, bot token, boundaries, bp, brief
-2: browser profiles, bs, business, by $, by hand, by mail, by role, by scripts, by |, ca pem, cainfo
-2: call method, calling, campaign, canary in, cancer, canonical, capability, cards, cargo, cart, case, catalog
-2: cel, center, cert, certs $, changelog gen, channels, character, chat data, checklist, chezmoi, choices, cid
-2: citations, claim, class name, claude hooks, claude projects, claw bio, clawbio, cleared, clone, cmd $
-2: codex, collection, collections counter, color, com data, com |, commands that, committed, companies
-2: compare the, compare with, compatible, completion, concrete, condition string, conf permit, config and
-2: config http, config restic, config with, configured, connect, const files, const token, constraints
-2: contenido, conversations, cookies and, copy id, corp, corp ca, correctly, cost, coverage, created, creator
-2: credentials |, cron etc, crontab crontab, cross, csp, csv for, csv require, csv the, curl authorization
-2: curl proto, currency, currently, cwd, cómo, dark, dart, data |, database, databases, datasets, date $
-2: date mkdir, date |, dav, day to, days, days of, db password, db |, deb, decides, decimals, decision
-2: declare, declared, decoding, deepl, def get, default |, defaults to, defer, define, delete it, dem nutzer
-2: demand, demo, denied, deny, dependency, deploy key, depth, described, description builds
-2: description install, description installs, description makes, description sets, description small
-2: description windows, description write, description |, destroy, dev tcp, deve, develop, devices, dict str
-2: dictionary, did, did not, dir, dir $, dirección, direnv, display swap, dist, distribution, div, dna, doc
-2: docker system, doi, down and, down the, draft and, drafts, drawing, drop all, ds, du, du sh, dump, dynamic
-2: each change, each run, ecc, echo done, echo net, echo no, echo to, echo true, ecr, edges, edition, editor
-2: edits, effect, effective, eigene, ein, elements, elif, empresa, enabled on, enabled true, encode hashlib
-2: encode utf, encoder, encryption, end date, end to, ends on, enough, entire, entorno, env do, env stdio
-2: environments, eq, equals, equals sts, esac, eslint, espera, et al, etc cron, etc ld, etc ssl, etc systemd
-2: eth get, ether, evaluation, event log, exact, exactly, example com, example org, example |, excluded
-2: exclusions, execution, exist ok, expect, explica, explicitly, expression, fa, face, facts, fail ban
-2: failure, failures, fake, fallback, family, faq, fault, fd, field is, file opens, file with, files do
-2: files files, files length, finder, firm, first line, first name, first |, five characters, flock, flow
-2: flows, flutter, fn main, folder for, following, for and, for line, for month, for new, for row, for that
-2: for themselves, for year, force get, forge, forward |, fragen, frame, framework, freigabe, frequency
-2: from another, from env, from ~, fs <placeholder>, fs import, fs path, function get, funds, future, game
-2: gave, gdb, generated, generation, genetics, geprüft, get balance, get no, get trail, get uri, getenv
-2: git fetch, git lab, git status, github actions, gmail, gradle, graph, graphify, grep curl, grep qx, grid
-2: guidance, gz, handler, handlers, hands out, happen, hard, has changed, has its, has signed, hashlib sha
-2: have to, headers, headers true, headers user, healthz, hello, here, history $, hmac new, home bin
-2: home config, home ~, honest, hooks, host dev, host keys, host your, how, how long, html comments
-2: http response, http |, https tlsv, human, hxxp, hxxps, hygiene description, id chat, id method
-2: idempotency key, ids $, iex new, if, if body, if input, if they, ifs read, ignore all, ignored, image png
-2: implement, import csv, import datetime, import pandas, import sys, imported, in by, in comment, in do
-2: in gitignore, in it, in its, in sentence, in their, in this, in with, incident, include ~, incoming, indent
-2: ini, initial, inject, injection, inner, input, input send, install ps, installed, instead, instead of
-2: instructions, instructions and, interactive, interface, interfaces, internal, into an, invalid, inventory
-2: invocation, ip, ipv, is, is $, is in, is it, is plain, is read, is removed, is taken, is that, is the
-2: is then, isolated, isolation, issuer, it desk, it off, it that, it |, iteration, its time, ja, join const
-2: journalctl since, jq arg, js |, json body, json const, json dev, json loads, json parse, json print
-2: json so, json text, jsonl, just, keep each, key <named>, key content, key os, keychain, keygen ed
-2: keygen lf, keys true, kotlin, kubectl delete, laden, lambda, land, laptop, latest target, latitude, lazy
-2: ld, ld preload, ld so, least privilege, leave them, leaves the, leaving, lectura, lecture, left, length and
-2: length const, length if, let them, li, libraries, library, lies, limiting, line at, line split, linear
-2: lines append, linked, linux tar, list str, list them, list timers, list with, listed, lists, literal
-2: little, lived, loading, localappdata google, lock json, log $, log ins, logger, logic, logo png, logs for
-2: looked into, looked up, looking, loop, losing, low, ls la, lsof, ltnp, machines, made, made by, main let
-2: make an, maker, man, mandatory, map $, mapping, marketing, mask, match, matches the, math round, max
-2: maxdepth, may have, mcp server, md as, md |, me $, means, meeting, memory, mensaje, message data, message |
-2: messages in, metadata, method params, middle, minimal, missing, missing $, mnt, mobile, model
-2: modelcontextprotocol, monat, monday, monitor, month, mostra, motion, move, move to, ms, mtime, mv $
-2: name changelog, name for, name installer, name invoice, name join, name length, name node, name skill
-2: named, names and, namespace, nas, native, navigation, nc |, need second, network is, new error, new machine
-2: new ones, new password, new privileges, new request, new set, new text, newline, next time, nextflow
-2: nil fmt, nil req, no bypass, no key, no new, no part, no password, no sudo, nobody knows, nocase, node
-2: node js, node process, nodes, none of, noon, not in, not part, not switch, not take, not track, not write
-2: note of, notifications, notify send, npm config, npm test, nr $, null const, null function, null |, number
-2: número, of agent, office document, official, offset, ok true, on base, on calendar, on copy, on date
-2: on failure, on it, on paper, on request, on this, on top, once it, one of, one off, one that, only after
-2: only and, only in, only keep, only root, only to, open it, opens without, openssl, openssl noout
-2: openssl rand, operation, opts, or no, or with, orders to, organization, original, os asks, os const
-2: os getenv, out again, out if, out the, output, outside, over days, overlaps, overview, owned, owner decides
-2: owns, package, padding, page in, pager, paid, parallel, parse fs, parsed, pass the, passport, passwd
-2: password by, password for, password of, password password, passwort, past, path dirname, path from, path is
-2: path join, path json, patterns, pause, pbcopy, pedidos, pela, people who, perm, persist, persistent, pessoa
-2: pg dump, php, pinned, pipe, pipeline, place and, places, plain, plan json, playwright, please, plugin, pnpm
-2: poll, port open, ports |, pos, post <named>, post authorization, post |, postgre, postgre sql, posts
-2: practices, preference |, prefix, preflight, preload, present and, previous, previous instructions, prima
-2: primary, print base, print id, privilege, privileges, problem, proc, processes, prod, progress
-2: project claude, project root, prometheus, proto https, provide, provided, provider, providers, prüfen, ps
-2: pss, psscript, psscript root, public address, published, put $, put its, puts, python version, quem
-2: queries, quiere, quiz, quote, qué, qx $, rand base, random bytes, range query, ratio, read all, read decode
-2: read env, read host, read let, read only, read rp, reader description, readonly, readonly true, reads
-2: reads the, reason and, reboot, recommended, recording, reglas, regular, reject, relationships, reload ssh
-2: remember, removal, remove it, removed, replace |, repo add, report sh, repository, repository <named>
-2: req http, request api, request in, request timeout, request with, requestbin, require csv, require json
-2: required, required |, requires the, resolution, resolve, resp read, rest api, restic restore
-2: restore latest, restore test, restricted, results, return $, return json, return urllib, return value
-2: returned, rev parse, reveal always, rh, rm rf, rn, root path, root true, roots, round $, row in, row name
-2: rows csv, rows for, rows group, rpc url, rsa ~, rule that, run from, run keys, run node, runs, runs it
-2: safe, safetensors, same table, save $, say when, says so, says which, scaling, schedule, scheduled, schemas
-2: schlüssel, scope, screenshot, script, script so, scripts tidy, second session, secrets, segura
-2: select object, semantic, sender, sending, sensitive, sentence, sep, sequence, servername, service with
-2: servizio, session name, set, set $, set eu, set it, set |, sets up, setting, setting |, settings read, sg
-2: sh set, sha hexdigest, sha json, sha password, shell exec, shells, shop, short head, should be, show the
-2: show them, show what, shows which, sie das, sign |, signal, signal abort, signal timeout, signed by
-2: signs in, site, six hours, size, size and, skill md, skills and, slowly, snippet, so and, so in, so preload
-2: some, someone, sort, sorted, sorted pathlib, source <named>, spec, split const, splitlines, spool cron
-2: src read, src replace, src src, srv, ss ltnp, ssh copy, ssh id, ssh key, ssl cainfo, sso, staged, staging
-2: start from, state json, stated, status name, stderr, stdin, steamcmd, stop and, stop at, stop the, stored
-2: stored in, str str, strategy, string equals, sts external, styles, submitted, subnet, subprocess json
-2: subprocess urllib, sudo apt, sudo rm, sudo systemctl, suggest, suggests, sum for, supported, supports
-2: surface, suspicious, svg |, switch it, symbol, symbolic, symbols, sync from, syntax, sys exit, sys urllib
-2: systemctl, systemctl list, systemctl reload, systemd system, systemd user, table with, tag, tag if
-2: tags are, tail, take it, target, target lang, target tmp, target |, targets, tax, tb, tc, td, tech
-2: tell the, temporary, temps, test, test env, text before, text console, text def, text |, tg, tg chat
-2: that are, that of, that runs, that says, that their, the access, the address, the admin, the administrator
-2: the advert, the company, the console, the count, the end, the file, the firm, the following, the form
-2: the game, the hash, the history, the job, the journal, the latest, the local, the maker, the middle
-2: the month, the morning, the path, the payment, the public, the python, the raw, the repo, the repository
-2: the screen, the secret, the sender, the size, the tests, the usage, theft, theirs, them add, them is
-2: them when, then add, then stop, they, they can, thing, think, this machine, this project, thrown, throws
-2: time curl, time zone, timeout bash, timeout headers, timers, tk, tlsv, tlsv sf, to, to answer, to find
-2: to one, to shell, to take, to text, to them, to your, token <named>, token is, token json, token process
-2: token strip, tokens, tokens and, tomorrow, tools that, top ten, trail status, trailing, true check
-2: true def, true rows, trust store, tsv, twice the, txt cat, txt dev, txt for, type application, typeof
-2: typescript, ui |, under words, unix, unless, unless asked, up and, update check, updated, upgrade, uploaded
-2: upper, url $, url base, url body, url data, url if, url json, urlencode text, urllib parse, urls, urn, us
-2: use, use strict, use with, used to, user agent, user asks, user can, user config, user gave, user picks
-2: user says, usermod, utf console, utf const, utf le, uv, validation, value |, var spool, variables, variant
-2: vcf, vector, venv, vercel, video, views, vnd, vérifier, want, wants it, warning, was not, we need, web page
-2: webhook site, website, well as, well known, wght, wght family, what helps, what is, what would, when to
-2: where object, which should, while ifs, whitespace, who, why, will be, windows |, winget, wishes
-2: with password, with text, with to, with urllib, worked, worktree, would be, would change, write file
-2: write name, writing, wsl, xml, xmlns urn, yes no, yes |, you are, you go, you need, you save, your company
-2: your uuid, yourself, zip is, zone in, zoom, zum, | $, | add, | all, | api, | approve, | aws, | call
-2: | default, | description, | each, | eval, | format, | grep, | hidden, | in, | mail, | mkfifo, | ok, | os
-2: | power, | powershell, | read, | request, | set, | setting, | sha, | sign, | small, | token, | tr, | what
-2: | where, | why, | yes, ~ zshrc, ~ |, только, さ, イ, ク, フ, ル, ー, 代, 加, 包, 参, 地, 安 装, 建, 或, 文 件, 现, 理, 的, 装, 목
-2: 항, 항 목, （, ）
-3: $ log, <named> downloads, <named> mcp, <named> skill, <named> your, <placeholder> |, <vendor> install
-3: access token, actually, against, algorithm, amazonaws, amazonaws com, analytics, and an, and ask, and list
-3: and mention, and show, and tell, and where, any, api key, apps, are about, are in, are listed, arguments
-3: auth login, bad, based, bash git, before and, behind, bio, bool, bot $, both, brand, brew, brew install
-3: bucket, cached, canary, cases, change the, ci run, class, claude code, clean up, click, client connect
-3: collections, come from, command line, commands, common, components, configure, const env, constraint
-3: content $, correct, count for, critical, curl fs, curl post, curl …, currencies, cut, cut |, days for
-3: decide, def call, def test, deleted, dependencies, description helps, description run, dest, detect
-3: developer, development, diff, directory, discord, docker run, doesn, domain, downloads, draft, dry, dry run
-3: due date, each one, echo open, edit, ejemplo, element, endpoints, ensure, env restic, environ get, even if
-3: exclude, exe |, explicit, external id, extract, fc, features, fields, file $, file is, file so, file ~
-3: fills, from node, functions, gap, gate, gene, generate, generic, genes, get mp, git, git hub, github com
-3: gitignore, go to, grep, guide, handle, hands, healthcheck, helps with, hexdigest, hexdigest upper, high
-3: how many, iam $, idempotency, implementation, in ci, includes, init, init exe, inline, into, is enough
-3: it can, it on, item, java, json mcp, json os, json urllib, jsonrpc, jsonrpc id, kept in, key is, keyword
-3: kill, launch, launch agents, layer, leave the, license, line |, link to, links to, load open, local bin
-3: localappdata, log, log in, login no, look like, manifest, manual, many, marked, md in, media, medium
-3: message, minute, mock, module, more, mv, name $, name and, name description, name if, name ssh, names of
-3: net http, nf, no more, not read, not run, num, nunca, oauth, of it, officer, on $, opens, openssl client
-3: operations, orders, os args, out and, outside the, owner repo, package json, param, password encode
-3: path sys, paths, pays, performance, persistence, personal, pi, pin, platform, policy security
-3: powershell enc, pr, print, prints, process env, product, project, public key, publishes, put the, put them
-3: python |, que se, quick, rather, rather than, re compile, reachable, reference, regex, release, report run
-3: request url, resp, restic env, result, retry, return false, return null, returns, review, rfc, run and
-3: runner, rustup, rustup init, say in, say which, schema, search, security audit, see, sent, server, sets
-3: setup description, sh |, sha, ship, should, should not, signature, signed, single, skills, sl <vendor>
-3: slack webhook, solve, something, source, sources, split for, ss, ssh keygen, stop, stopped, strip
-3: structure, sw, systems, tab, tcp |, telegram, testing, tg token, the base, the date, the old, the owner
-3: the team, the zip, their own, them by, they agree, throw new, timeout as, tmp path, to add, to use, token
-3: topics, track, translate, trap, trial, tries, true $, ts, unicode, url, url method, url os, urlencode chat
-3: user before, user |, uuid, view, visual, vs, webhook url, wget |, which of, whoever, will, workflow
-3: write host, xmlns, xmlns <named>, your own, | <named>, | at, | awk, | cut, | decode, | head, | home, | id
-3: | npmrc, | null, | sed, | ssh, | string, | tail, | wget, | write, | |, | ~
-4: $ date, $ var, <named> bot, <vendor> |, abort, acme, age, ai, allowed, an, and end, and let, and no
-4: and say, and what, anything, ask whether, authorization, bearer $, beside, beside the, caches, changed
-4: characters, chat, chat id, check true, cli, company, console, curl <placeholder>, custom, description keeps
-4: docs, due, echo $, ed pub, else, error, external, failed, feature, fetch url, filename, flags, gen
-4: headers authorization, height, help, helps, id, identity, if not, if you, in rows, install sh, is and
-4: keygen, kubectl, let the, lf, manager, may, multiple, next to, node fs, non, not, on windows, optional
-4: options, page, password |, passwords, path, phase, programs, purpose, requires, restic, revoke, route
-4: run |, screen, seconds, sections, sf <vendor>, sha sum, shape, shell |, slack, specific, start and
-4: string |, success, such as, suede, table and, tar gz, tell, text $, the password, the three, themselves
-4: throw, token send, total, trim, true if, true |, unknown, using, usr, uuid dev, validate, version, width
-4: with its, | echo, ~ ssh, … |
-5: <named> docs, <named> range, added, alone, android, api, assert, available, body encode, browser, code |
-5: crontab, documentation, don, download, dumps body, enabled, eth, evidence, examples, fs retry, html
-5: installer, issues, it and, jq, never, none, offer, opt, params, pattern, payload, person, query, read it
-5: retry <named>, see <named>, show, signs, status, still, sum, the user, usage, usr bin, variable, we, | do
-5: …
-6: from base, json |, like, ls, or, repo, response, self, systemd, ui, via, webhook, | jq
-7: authorization bearer, cron
-8: bearer, but, can, curl |, exit, only, parse
-9: example, own, say so
-10: <placeholder>
-12: <vendor>, —
`
