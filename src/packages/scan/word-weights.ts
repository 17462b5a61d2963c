/**
 * Made by `npm run scan:train`, never by hand: what words and pairs of words weigh. Positive weights speak for an
 * attack, negative ones for an honest package.
 */
export const BIAS = -5.493

/** Scores from which a part is blocked, held, and warned of. */
export const BLOCK_FROM = 1.007
export const HOLD_FROM = -0.152
export const WARN_FROM = -0.468

export const WORD_WEIGHTS = `
40: <numeric>
33: <named>
30: <cheap>
16: net, so that
15: <paste>
14: dev null, relay
13: <free>, quiet
12: <catcher>, curl, desk
11: exec, hostname
10: administrator, com, home, labs, no need, our, post, qz
9: approve, carry, echo ssh, helper, http post, iban, join, lt, method post, mirror, need not, seed, ssh ed
8: bin sh, curl <numeric>, de, echo |, encode, gh, labs io, new function, nohup, out of, qz labs, tidy, urlopen
8: warm, не
7: $ hostname, <named> $, administrator access, allow, and do, answer, are not, asked, board, bridge, come
7: data binary, def, describe, fee, fetch <named>, import urllib, in os, io, keeps, leave it, need, null
7: of each, openclaw, org, privileged true, que, requests post, restart, say that, score, the agent, to json
7: to string, urllib, wget
6: $ github, $ text, $ to, <named> in, <named> png, and leave, assets, assistant, base, base decode
6: bash history, bypass, care, char code, checking no, commit, config gh, const of, der, exe, exec compile
6: from char, function require, github event, github token, hidden, hj, host, iam root, in pathlib, inet
6: is normal, kq, kube, latest, licence, mark, mention, na, needs no, netrc, nginx, no hidden, pack, pathlib
6: policy administrator, probe, qm, ref, refresh, reviewers, scanner, shred, since, string base, subprocess
6: table, tmp, trust, trusted, when asked, while, without asking, words, write all, |, | base, | sh, | true
5: $ $, $ |, <tunnel>, about the, add mp, allow http, among, and carry, and is, and of, and run, and ~, answers
5: anthropic, api put, args mcp, as $, asking, at once, aws arn, baseline, bc |, beacon, before the, below
5: bin bash, body, bring, btc, buffer from, bytes, cache, chore, chrome, clean, clearing, cname, co, collect
5: column, compile, config gcloud, config solana, const https, cookies, ctx, curl <named>, datetime date, di
5: dict os, do, documents, done, dup fileno, earlier, ed, edge, engine, entropy, env, event pull, false, fetch
5: for in, form, getattr, head sha, hex, hj np, host volumes, hosts, https get, il, inbox, ingress, is kept
5: it as, keeps the, list of, lm, maintenance, makes, my $, need to, needed, normal, not be, not show, npx, nza
5: on end, para que, path home, pem, people, permissions allow, pid host, png, powershell no, privileged, put
5: rar, reader, receipts, redirect, releases download, remark, remote, request head, require https
5: requirements txt, restart always, rounding, setsid, so, spawn, string from, sudo, sudo bash, sync, take
5: take the, ten, that the, the first, the next, them, this skill, today, traces, urllib request, username
5: var run, verification code, wget <numeric>, whatever, windows, with ref, xxd, zip, zsh, | hj, | xxd, ~
5: ~ config, ~ netrc, на
4: $ anthropic, $ curl, $ length, $ src, <catcher> bot, <named> traces, <numeric> |, accept, access, access key
4: account, add the, address, addresses, all, all all, all jobs, allow principal, als, also, always, among the
4: an answer, and its, and writes, answer that, answers with, anthropic base, appdata, approve true, approved
4: archive, arn, attachment, auth, auto approve, aws policy, bc, beacon <named>, begin, begin with
4: binary <named>, bu, carry out, cat, catch, cc, char, checkout with, chmod, client httpsconnection, clock
4: cluster admin, code or, command curl, command new, commit qm, complain, con, conf, const new, copy
4: copy template, count as, counts as, covered, credentials, csv, curl sk, delivery, description writes, die
4: difference, disable, done dev, dumps, dup, each |, easier, ec, echo curl, encodeurl, end, err, escrow, está
4: exception pass, exception when, exclusion path, express, extra, fd in, feed, fees, fileno, fileno fd, finish
4: follows, for fd, for my, front, further, gcloud, get <named>, get it, gh api, gh hosts, git credentials
4: give, gnupg, google chrome, guests, gzip |, has to, hold, home documents, hosts yml, hr, http, http client
4: httpsconnection, iban lt, if isdigit, import re, import requests, in your, is needed, isdigit, json secrets
4: keep, keep the, key checking, key for, kind, la, lesson, let on, line per, link, lo, login |, mac, mail and
4: main, max uint, mcp remote, md and, menge, merge, mit, mode bypass, mode host, more than, mx, name cluster
4: name csv, name main, name policy, need no, network cookies, network mode, nil, no mention, node require, np
4: npmrc, ns, null echo, null end, null fi, of the, of what, on data, once, only false, open, openai
4: openai base, openclaw env, os dup, os homedir, out string, partners, pass, path expanduser, pathlib path
4: pay, permissions write, pip, pl, plumbing, plus, pool, preference exclusion, preset, printf $, prohibit
4: prohibit password, pushes, qr, range len, rb, rb read, receipt, ref $, repo list, request <named>
4: request host, request urlopen, require child, reset, rest <named>, root, root ssh, rs, rscript, rt
4: secret access, sem, send, service, set mp, settle, sh dev, shadows all, się, snapshots, solana, spare
4: spawn bin, ssh strict, start of, stdio ignore, steps, stratum, strict host, string, string const, style
4: submit, sums, terraform, text all, that, that it, the background, the log, the or, the shared, them as
4: though, time time, to <named>, to restore, tone, trail, true, true pid, trusted host, unlimited, unlock, up
4: update, upstream, urlopen <named>, user home, ve, verification, volumes, wallet, wallets, warm up, web fetch
4: whole, whose, write, yml, zlib, zone, | bash, | rev, | xargs, ~ claude, ~ cursor, в, и, команду
3: $ <named>, $ cat, $ gh, $ id, $ join, $ my, $ part, $ pwd, <named> anthropic, <named> check, <named> js
3: <named> json, <named> latest, <named> method, <named> new, <named> openai, <named> root, <numeric> mcp
3: <paste> raw, <paste> snippets, aaaac, aaaac nza, about them, access type, account for, acct, action forward
3: admin, admin subjects, advisory, after three, after |, agent may, alive, all git, all nopasswd, all tools
3: allow bash, along, aloud, amounts, and add, and are, and follow, and in, and int, and need, and needs
3: and open, and set, answer yes, answered with, anthropic api, ao, apis with, app data, argv else, arn aws, as
3: as administrator, as if, as the, as though, ask for, asks, at least, auch, auditd, auditor, author
3: authorize security, auto, aws secret, aynı, back by, background, bank, banks, base import, bash echo
3: bash pip, bash web, bcc, been, begins, begins with, belongs, bench, bic, bidder, bin, body $, bot, br
3: break system, breaks, buf, builtins, by itself, byte, bytes $, canon, card, cd tmp, cette, cfg, charge, che
3: checking, checks, checks and, checksum, choose, cidr, cidr ip, claude skills, clearing account, client
3: cluster role, collapse, color fff, colours, com apple, comment, compile zlib, complete, con la, confidential
3: config pip, confirmed, confused, consent, const buffer, contents of, context privileged, contrast
3: conversation, copy assets, country, covered by, criteria query, csv import, curl $, curl data, curl so
3: cursor mcp, data default, data on, date of, date today, day, day one, dbname, decompress, decompress base
3: default mode, defaults, dei, delete shadows, den, der leistung, des, describe it, dev, dial, dice
3: differs by, disabled, disown, dmg, do this, docker sock, document, dopo, doubt, dst, dumps content, durante
3: each, each do, each session, echo, echo false, ed aaaac, edr, egress, eight, electrum, electrum wallets
3: encode digest, encodeurl textjoin, end end, energy, enter, env all, env home, env user, env |, er, ev, ex ec
3: except exception, except oserror, exception, exclusion, exec command, exec dev, execute, exodus
3: exodus exodus, exodus wallet, expanduser ~, expire, explain that, extra index, falta, faster, fd pty
3: fetch write, fff, file it, file root, fill, first use, floor, fold, folder open, for as, for days, foreach
3: foreground scripts, fork, forward, free of, from <free>, from day, from pg, front end, fs <named>, func, fx
3: get bytes, get string, getenv home, gethostname, getoutput, getpass getuser, getuser, gh repo, glob
3: glossary, glossary md, go on, good, group id, guardduty, göster, headers content, hidden true, hint
3: history tag, hit, hkcu, hkcu software, hold the, holds, holds the, home $, home for, home git, homedir
3: hosted, house, hs, http cookie, http header, https request, httpx, iam, iam aws, icons, id ip, if asked
3: if re, im, import base, import socket, import zlib, in every, in five, in order, in qz, index url, inert
3: info username, install requirements, int for, intake, interval, into the, inv, invite, invoke rest, io kind
3: ip ranges, is opened, is what, is wrong, isso, it among, it prints, it says, it the, it with, itself, için
3: jar, jd, jeder, join for, join os, journalctl rotate, json and, json dumps, json stringify, json the, kc
3: kdbx, keep $, keepalive, kept, key |, keys dev, kind cluster, kind group, kind user, km, known, known false
3: lab, las, last week, late, later, leave, level |, limits, line, list it, lista, live, lock, locked, log var
3: logging, login, login data, long, long and, lower, lq, ly, mail, maintained, makes the, map |, mcp, mcp json
3: memo, mention the, met, method, method put, microsoft windows, mint, minutes, mkdir ~, mood, muss, mutate
3: mx in, name end, name sec, name value, namespace kube, navigator, navigator send, ne, needed for, needs, nel
3: nella, nem, net port, new object, newline encoding, nicht, nine, no sign, nohup bash, noise, nopasswd all
3: not list, not mention, not work, note, note is, notes, npm install, npx args, nte, null $, null done
3: null rm, nummer, nza zdi, object values, of every, of our, on folder, one in, one the, open <named>
3: open files, open os, open rb, open the, opened, ops, or password, or words, os user, oserror, otherwise
3: otherwise the, otlp, outdated, output file, output true, over, owner name, pandas, part, parte
3: password reset, path $, patient, percent, permission, permission admin, permissions, permissions default, pg
3: pick, pip conf, pip pip, place, plik, po, polecenie, policy, popen, post body, postinstall node, powershell
3: prepares, prepares the, present, presets, print $, printenv, printf, printf |, priority, probes, project and
3: prompts, property user, proton, proton me, proxy <named>, pub const, pub fn, publish, pw, qn, quelle
3: quicker, qw, raw, read do, read file, read text, redirects, rem, remove label, repair, replace, req headers
3: request new, request request, require, require process, require string, res, rescue, rest method, resume
3: resumen, return to, rev, rev |, reveal never, rglob, rk, rm $, role aws, root bash, routine, ru, rules
3: rules $, run docker, same on, says before, scanners, schemaname, scripts false, se, season, secret |
3: secrets run, security alert, sed, select count, self test, send beacon, send document, servers, servers true
3: session, session and, set attribute, set item, set the, settled, settlement, setup, severity, sha |, shadows
3: shared, sheet, shield, shift, sign in, signatures, simple trusted, since the, sk, skill is, skip, sl
3: smtplib smtp, socket socket, software microsoft, solana id, sono, sonst, soul, soul md, span, speak
3: speak of, spread, sprintf, squash, ssh $, ssh aws, ssh echo, ssh grep, sshd, ssl, stable, stamp, standing
3: start it, starter, starts with, static, stop processing, stratum <named>, subject verification, subjects
3: subjects kind, subprocess getoutput, sudo spctl, survey, svc, system get, system set, teams, template
3: template to, test the, tests and, tex, textjoin, tf, tgz, thank you, that differs, the account
3: the assistant, the audit, the baseline, the card, the check, the clock, the contents, the desk
3: the distribution, the engine, the exercise, the files, the folder, the last, the line, the machine, the name
3: the notes, the pull, the result, the scanner, the session, the settings, the simulator, the skill, the start
3: the two, the wallet, the window, themes, then null, therefore, things, third, this paragraph, this without
3: though the, threading, three, timeout, timeout except, timeout request, tired, tn, tok, total $, trailer
3: trainer, transport, trash, trong, true key, true scripts, try exec, try urllib, tune, tuned, two sentences
3: txt, type offline, uint, um, unattended, und, unpack, until it, update ca, uri <named>, url <numeric>
3: url encoded, use it, user, user for, user has, user info, utf, vacuum, vacuum time, valor, van, vary, vd
3: verify, verify false, vez, viewer, votes, vssadmin, và, walk home, warmup, web data, week, weights, werden
3: were, whenever, which is, which keeps, while do, while read, will not, with the, without it, working day
3: workstation, writes, wrong, wx, xargs, xf, xk, xlsx, xw, xxd |, yara, yes, your agent, zdi, zdi nte
3: zlib decompress, zt, | apply, | curl, | github, | gzip, | kind, | return, | secret, | while, ~ openclaw, «
3: çalıştır, до, его, если, имени, по, раз, этого, كل, 。 利, り, 也, 也 不, 人, 到, 后, 告, 後, 라, 라 고, 󠁲 󠁥
2: $ bc, $ box, $ ch, $ conf, $ database, $ db, $ get, $ got, $ http, $ ip, $ jndi, $ matrix, $ new, $ node
2: $ read, $ seed, $ shell, $ sum, $ tr, $ uname, <free> dl, <named> all, <named> batch, <named> cb
2: <named> def, <named> echo, <named> gh, <named> if, <named> intake, <named> lookup, <named> next
2: <named> pool, <named> simple, <named> svg, <named> sync, <named> verify, <named> warm, <placeholder> proxy
2: <service> <service>, <service> auth, <tunnel> sse, ab, aberto, abord, about it, absolute left, ac, acaba
2: accept comment, account $, accounts and, acct id, action add, action get, action sts, actions checkout
2: activate pip, activation, add, add event, address amount, address get, address name, address sync
2: address uint, addressed, addressed to, adj, admission, advance, af inet, after it, after week, again |
2: agent must, agent with, agent yes, agente, agg, agreeing, ahead, aim, ainsi, alarm, alert or, alerts
2: alive interval, all $, all else, all etc, all quiet, all run, all shell, all your, all |, allow empty
2: along with, also if, alta, alter system, altre, always allow, an <named>, analysts, anche, and all
2: and answers, and caching, and call, and debug, and ends, and energy, and every, and fold, and from, and give
2: and go, and good, and hand, and import, and must, and not, and payment, and reports, and rollback
2: and submit, and treat, and were, and without, and write, anmeldung, anonymous usage, anschrift, answered
2: answering, anthropic openai, anyone with, anything else, anything that, anyway, aparte, api groups, apis
2: app it, app open, append file, append the, append to, applicants, application default, application json
2: apply with, approve address, approve with, approved by, apt list, archive is, are, are always, are answered
2: are easier, are long, are maintained, are settled, aren, argv function, argv index, arquivos, art der
2: as approved, as failure, as one, as read, as requests, as well, aside, asked say, asking the, asks about
2: assist, assistant this, assistente, assume role, así, at and, at date, at load, at new, aton, att, attach
2: attendee, audit description, auditd rsyslog, auditors, auf, ausführen, ausgeben, auth drive, auth log
2: auth true, authentication password, authentication yes, author or, authorization io, authorize, average
2: avoids, aws, aws cloudtrail, aws guardduty, aws rds, axios, azure kube, back, back no, baixe, base $
2: base and, base for, base url, bash bash, bash cd, bash dev, bash edit, bash exec, bash quiet, batch
2: be bothered, be carried, be done, be shown, because of, before answering, before anything, before you
2: begin certificate, behalf, behaviour, bei, being, being prepared, belongs to, below the, better, better with
2: between english, between the, bez, bidders, billed, bin zsh, binary, bir, bits for, blanks, blob, block from
2: board has, body on, body publishers, body read, bom, booking, bootstrapping, bootstrapping rbac, borra
2: bothered, box, box data, boxes, break glass, bridge exe, brings, broken, brutto, btmp, bucket policy, buffer
2: build rs, builds, buy, by running, by team, by their, by year, bypass enc, bypass permissions, bytes int
2: bytes key, bước, caa, caa issue, cal, calendar, calibrate, calibration, call as, call for, call it, cancel
2: cancelled and, candles, cannot be, card |, care of, cargo rerun, carried out, carry on, carry the, cascade
2: cat $, catches, cdt, cdt trf, cdtr, cdtr acct, cdtr cdtr, cdtr nm, cells, centrally, certbot
2: certificate end, certificate pem, certificates dev, chain, changed build, changes often, charged, chattr
2: checkout, checkpoints, checks are, chiede, chiedere, chmod etc, chmod tmp, choose more, chpasswd
2: chrome default, cidr type, cinque, cipher, claude claude, clauses, clean files, clean py, client id
2: client json, client on, client send, clip, clipboard history, close $, closed, cloudtrail, club, clutter
2: clutter the, cn, code apply, codes, collaborators, colleagues, collector, com include, comando, come back
2: come out, comes, coming, command is, command sh, command sudo, commit as, commit has, commit it
2: commit under, committer, commons, como administrador, compact, compact form, compares, compile bc, complaint
2: con lo, con un, conceal, config global, confirmation, confirmations, conflict, confuse, confused by
2: confuses, confusing, connect const, console log, const account, const client, const conf, const head
2: const http, const id, const note, const req, const require, const src, const string, const zone, contact
2: contains, content json, contents <named>, continue, contractors, contribution, cooking, copy as, copy the
2: core, costs nothing, count it, count rows, counterparty, courier, cpu max, cpu memory, create <named>
2: create connection, create object, create role, create tn, create user, credentials true, crl, créer, cstmr
2: cstmr cdt, csv files, ctx process, curl init, curl setopt, curl tmp, curlopt, current txt, current version
2: cursorrules, custody, customer, customer id, dalla, damit, dan, dangerous mode, dann, dar, darwin then, das
2: dass, data cookies, data local, data loss, data network, data temperature, date now, date the, dated, datei
2: dateien, datetime, datum, day on, days |, db $, db do, db in, db instance, dblink, dblink exec, de la
2: de usar, decimal, decisions, deck, decode, decode decode, decode it, decode the, def account, def check
2: def entropy, def link, def main, def norm, def verify, default credentials, default login, default network
2: defaults role, del, delete public, delete the, deletion protection, deliver, deps, describe db
2: describe security, describe trails, description convert, description merge, description scaffold
2: description security, description send, desde, desks, después, dev the, devam, df isna, df text, di que
2: diese, diese zeile, differ, differing, differs, digest, dir home, disputes, dist |, dl, dlp, dmarc none
2: do it, do output, do what, docker io, docker ps, document cookie, documents $, docx, domainkey, don list
2: donate, donate level, done the, down at, dr, drawn, drawn from, drive, drive <service>, dsn, dt, dt import
2: dumps dict, duplicate object, duration assume, dword, dùng, each byte, each link, each release
2: each repository, easier to, eb, echo printf, echo root, effect allow, einen, einfügen, el resumen, ele
2: emergency, eml, empezar, emptied, empty for, encode headers, encode uricomponent, encoded so, encrypt
2: end certificate, end eval, end json, end on, endings, endpoint <named>, enthält, entries, entries and
2: entries of, entry file, entry in, entrypoint, enum, env appdata, env aws, env git, env rpc, environ for
2: environ items, environment user, envía, err nil, errors, errors carry, errors |, erzeugt, es un, escape name
2: est, et, et le, etc shadow, etc sudoers, ethereum, ethereum keystore, ethers, ethers max, eval, even where
2: evenly, event listener, every, everything that, excel, except, exe as, exe start, exec bash, exec bypass
2: exec host, exec ns, exec shred, execute select, exists, expanduser, expire expire, expire now, expires
2: explain, export anthropic, export const, export https, expression $, extension install, eyes, fail not, fait
2: falls, false alarm, false extra, false print, far and, feed <named>, feed url, fetch <cheap>, fh, field
2: filas, file csv, file get, file has, file here, file home, file sync, file time, file to, files
2: files pythonhosted, find it, finish with, finished, first in, first is, five words, fix |, fixtures
2: flag parse, flaky, flat map, flush, foi, folder of, folders for, follow, follow it, follow redirects
2: follows the, font, font size, for adults, for auditors, for confirmation, for const, for the, for visitors
2: force, force |, forcelist, foreach $, foreground, forks, form and, form data, format, format byte
2: format home, format insert, formato, forms, forwards, found push, foundation enum, free for, frequent
2: friday, from logs, from older, from outside, from the, fromlist, fs <numeric>, fs append, fs read, fs sl
2: full no, func main, funciona, function, function approve, function string, function warm, gateway, gc prune
2: gcloud application, generator is, geojson, get contents, get env, get format, get instance, get local
2: get property, get qq, get second, get stream, getpass, gh issue, ghi, gilt, giorni, git config, git gc
2: git head, git push, git remote, git to, git update, glass, glob glob, glob os, glob yar, global credential
2: global this, global trusted, globals, glyph, glyphs, gnupg ~, go, go ahead, go away, goal one, goes, goflags
2: gonosumdb, grade, grep token, group ingress, group the, grows, gs, guests can, guests false, gzip, habit
2: hace, hace falta, had, half, hand over, handout, has asked, has priority, hashed, hashlib, hashlib md, hat
2: have been, have seen, hba, head, header authorization, header content, headers get, headline |, heartbeat md
2: heating, helper reads, helper with, hence, hesitates, het, hidden enc, hidden exec, hide true, hier, high |
2: hist, history, history root, history zsh, hm ly, hold back, holder, home aws, home bash, home kube
2: home name, home npmrc, home ssh, homedir openclaw, hook <catcher>, hook method, host all, host get, host key
2: host network, host pypi, host to, host var, host wheels, hostname |, hourly, hr hm, hta, html meta
2: http const, https, https require, httpx client, hub, hub com, hulp, iam access, iam security, iam user
2: iban id, iban replace, icc, id cdtr, id group, id iban, id json, id where, identifier $, ids, ids inbox
2: ids trash, ienumerable, ienumerable string, if changed, if else, if exists, if name, if os, if pip
2: if reviewer, if someone, iferror, ignore list, ignore timeout, igual, il file, il nome, ile, import httpx
2: import meta, import os, important for, importe, improve, improve the, in $, in assets, in base, in cname
2: in comments, in de, in place, in production, in ssh, in to, in utc, in vs, in which, in ~, inbox unread
2: included, income, inet aton, inf, inf cdt, inf ustrd, initn, input type, instalação, install forcelist
2: install it, install root, install |, instance db, int time, internet, into values, invitation
2: invite redirect, invited, invited user, invoice, invoice or, invoke, io bootstrapping, io with, is addressed
2: is being, is cancelled, is closed, is computed, is covered, is down, is due, is empty, is expected, is file
2: is for, is internal, is known, is long, is open, is part, is readable, is right, is routine, is saved
2: is shown, isdigit return, isna mean, issue letsencrypt, issued, ist, iste, it, it asks, it at, it even
2: it first, it gives, it into, it is, it isn, it needs, it once, it open, it out, it returns, it running
2: it stores, it style, it there, it up, it was, it when, it would, item $, iter map, iz, jako, jemand, jndi
2: jobs test, join them, join to, js let, json bytes, json content, json def, json encode, json name, json or
2: json ~, judged, jwt, katalogu, keep keep, keep |, kept on, kernel, kestrel, key iam, key or, key remove
2: key run, key so, key ssh, key true, keyboard, keychains, keypair, keys chmod, keystore, khi, không, kid
2: kind |, kişi, know, know the, kodu, konto, kp, ks, kube system, kubernetes io, kullanıcıdan, kx, label ids
2: labels app, labels bug, labels kubernetes, lane, lapsed, latest privileged, ldap, le, le serveur, least
2: leave out, ledger, leer, left px, legal, leistung, leitor, len sys, len text, length, length $, length ne
2: less, let command, let raw, letsencrypt org, letters, lgtm, lib, library keychains, licence to, licence |
2: lift, ligne, limit const, limits on, line breaks, line endings, line how, linker, links the, lire, list $
2: list csv, list limit, list string, list upgradable, list visibility, listen addresses, listing it, lists in
2: liveness, lj, lo que, load key, local, local $, local date, local google, local lib, local share
2: local state, local storage, locale, location host, lock unlock, log auth, log is, log level, log user
2: log wtmp, logging name, login prohibit, login superuser, logins json, logs before, long as, looked for
2: looks, los, loss, lost, lot, lower case, lp, ls files, luhn, lw, lz, lời, mac os, machine, machine so
2: made the, mail from, mail input, mail reply, maintainers, managers, map $, mark read, mark skip, mark the
2: market, marshal, master disable, match host, matcher hooks, matrix node, max row, max session, max threads
2: may run, mcp servers, md do, md read, md to, me, meaning |, measure with, measures, medium |, meet
2: memory mi, mentions, meta, meta url, meter, metre, mine, minuti, mirror request, missing |, mit dem, mixes
2: mode permission, monitoring $, most eight, mot, mount path, mounts name, moves, mp preference, mshta, mute
2: mz, même, módulo, naar, nada, najpierw, name, name address, name clipboard, name express, name memory
2: name page, name pdf, name slide, name survey, name this, name to, name type, name und, name version
2: name wallet, name with, naturally, needed to, negatives, neighbouring, nel riepilogo, net def, net dial
2: net in, netrc and, netsh, neutral, never echo, never mention, new, new and, new curl, new folder, new form
2: new string, newest, news, newsletters, next const, next run, next unless, nfe, night, night without
2: nil return, nm, nm cdtr, no cache, no deps, no findings, no hace, no lo, no localhost, no preserve
2: no remark, no restart, no server, no test, no verify, nobody, nobody has, noch, node scripts, noisy, nome do
2: none note, norm, normalise, normalised, not explain, not for, not from, not on, not os, not shown, not to
2: notary, note for, note to, notes or, nothing to, notice, notu, now, now all, now to, np za, npm pack, npmjs
2: npmjs org, ns exec, null system, null ~, number and, number process, numbers, nv, nvim, object then, ocr
2: ocsp, of env, of five, of git, of shop, of summaries, of to, off for, offers, office, office cidr
2: offline prompt, often, og, ogni, ohne, ok const, ok if, olarak, old, old and, older, on error, on load
2: on our, on role, on that, on word, on your, once year, once |, one function, one point, one user, one write
2: online, open applications, open in, open presentation, open terminal, openclaw workspace, opentelemetry
2: opentelemetry sdk, options run, or code, or for, or invoice, or not, or receipt, or security, or token
2: or whose, order, org files, origin, originals, orphan, os, os fork, os read, oserror pass, others then
2: our side, out add, out at, out null, out pathlib, out replace, out what, outil, outlook, output of
2: output stream, outs, ouvrez, over all, over the, overwrite, owner do, pack $, packed, page <paste>, page for
2: pages, pan, para, paragraph, parent is, parent parent, part part, parties, partner, parts for, paso, pasos
2: pass <placeholder>, passages, password, password etc, password or, password store, password when, paste
2: paste if, path combine, path exists, path folder, path hkcu, path method, path newline, path root, payable
2: payloads, payouts, pc, peer, pengguna, people to, perform dblink, perhaps, permission in, permission prompt
2: perpetual, pflichtangaben, pg reload, pg stat, phony, php foreach, phrase, pid, pino, pip check, pivot, pk
2: pkce, pkl, pkl read, plain |, plan |, planner, platform node, plausible, plc, plumbing and, plus one, png in
2: podaj, pode, pois, policy arn, policy attachment, policy description, por, porque, port is, port protocol
2: position absolute, positive, post data, post form, post http, post path, post them, post uri, postinstall
2: pot, potem, powershell powershell, pq, preference disable, prefixes, pregunta, preinstall node, première
2: prepare, presentation reveal, preserve root, press, press return, pressure, prevent default, previews, price
2: principal, principal aws, print done, println cargo, privacy, privacy |, private const, private json
2: private true, pro, process platform, process powershell, processing, processing rules, products of
2: profile the, project mcp, projects as, prompt and, prompt consent, proof, proof of, property path, protocol
2: protokoll, provider process, prune now, przy, pt, pty, pty spawn, public accept, public const, public static
2: publishers, publishers of, pulls, pun, push <named>, push mirror, push name, pushes and, put body
2: put bucket, put repos, pwd, pwd $, pwd git, px, py and, py it, py read, pypdf, pyperclip, pypi, pytest mark
2: python if, python scan, python venv, pythonhosted, pythonhosted org, pz, qk, qq, qr codes, qty td, quality
2: quantity, quarantine applications, que la, que é, questions, quiet dev, random, random random, random words
2: randrange, ranges, rank, rate limits, raw urllib, rb timeout, rbac, rbac authorization, rbac defaults, rd
2: rds, rds describe, re sub, reach the, read bytes, read format, read rescue, read so, read the, read |
2: readdir sync, reader fh, reader when, ready, realistic, reasons, recently, rechnung, recognise, recommend
2: record, record the, record |, recovery, redirect uri, redirect url, redline, references glossary
2: reflog expire, refund, refuse, reg dword, regards, regexp, register, registry npmjs, releases, reload conf
2: remarks, remote <tunnel>, remote latest, remove |, removing, renewal, repair broken, repeat, repeat the
2: replace if, reply to, repo collaborators, repo edit, repository rest, reputation, req res, req url, reqeusts
2: request as, request body, request fromlist, request hook, request target, request text, requests
2: require const, requisitos, rerun, rerun if, res let, reset or, resolved to, resource arn, resource aws, rest
2: rest as, restart the, restore, restore it, restoring, restrictions, results name, resume in, retention
2: retries, return jwt, return object, return os, return random, return res, return sum, reveal, reviewed by
2: reviewers look, revisión, revolt, rewrite, risiko, rl, rmt, rmt inf, rmtree, rng, roaming, robot, robust
2: role, role pg, roll, rolle, rolling, room and, root action, root login, root name, root pem, root rglob
2: rotate vacuum, rounded, rounded to, rows filter, rows map, rows path, rq, rsyslog, ruby, rule, rule create
2: rule list, rules are, rules if, run, run again, run at, run curl, run git, run in, run options, run secrets
2: run self, run time, running before, runtime, rückfragen, safe no, salary, same name, sample, sample for
2: samples consent, satisfied, sau, saves, say done, sbom, sbom json, scaffold, scaffold copy
2: scaffold description, scan, scan py, scan with, schreibe, schtasks create, score for, score is, scoring
2: scriptblock, scriptblock create, sds, search the, searches, seats, sec, secret key, secure transport
2: security credentials, security group, sed password, see what, seed encode, seeds, seen, seiten, select pg
2: selftest, send it, send new, sende, senha, serie, series, serveur, service exec, service token, service unit
2: session duration, sessions, set listen, set up, setopt, settings, settings page, setup once, seven, sh cd
2: sh def, sh except, sh wget, shadow, shaping, share by, share ca, shares, shell and, shell commands, shim
2: shop is, shops, short links, short sentences, shorten, should the, show this, shown, shows, shutil rmtree
2: si, si el, sid, sign request, signatures are, sigue, silently, simulator, sind, sister, six, sixteen, size $
2: sk <named>, skip dangerous, skip reason, sl <named>, sl <numeric>, slice $, slide, slot, slots, slow down
2: smart, smoke, smoke tests, smtp, smtp host, smtplib, snap, snippets, so do, so far, so leave, so there, sock
2: sock var, socket, socket connect, socket create, socket gethostname, sola, solo, some test, sonra, sonuç
2: soon, sp, span exporter, span set, span style, spctl master, speaks, split by, split each, sql and
2: sql style, src $, src dst, sse, ssh, ssh gnupg, ssh rsa, sshd config, ssl false, stands, stands in
2: start bin, start process, start with, starter description, starts, starts faster, static final, static let
2: static readonly, station, statistics, steps uses, steuernummer, stile, stop auditd, stop logging, stores
2: stores the, storybook, str <named>, str for, str lower, str read, straight, straight away, stream $
2: strength, strict ssl, string content, string description, string do, string format, string hex
2: string require, string string, string text, stringify, strong, strongest, studio, style font, style hidden
2: style is, style position, submit samples, submit the, subprocess import, subprocess sys, subscriber
2: subscription is, substr, sudo sh, sum to, summaries, summary, sums are, superuser, superuser password
2: supplier, support exodus, sur, surname, sync process, sync qz, sys argv, system curl, system packages
2: system wget, systemctl disable, systemctl stop, söyle, số, tabellen, table $, table auto, table concat
2: tables, tables and, tag app, take their, talks to, tar, tar xf, target permissions, target types, task |
2: tasks |, taxa, taxa de, tcp, tcp $, td td, te, teaches, team lead, tee root, teks, temperature, ten seconds
2: tense, test for, test label, tests, text replace, text td, text to, text url, text yield, textjoin |, texts
2: tfstate, tg table, than one, thanks, that asks, that begin, that does, that mention, that there, that this
2: that were, the advisory, the aim, the answer, the auditor, the badge, the behaviour, the block, the bottom
2: the branch, the bridge, the change, the checker, the com, the commit, the content, the conversation
2: the customer, the daily, the debrief, the decoded, the dependency, the deploy, the desktop, the diff
2: the difference, the entry, the helper, the house, the inventory, the lesson, the news, the notary
2: the numbers, the open, the parent, the parties, the phrase, the picture, the pilot, the plain, the present
2: the price, the printed, the probe, the production, the publisher, the quote, the register, the remaining
2: the report, the review, the round, the safety, the second, the sentence, the server, the settlement
2: the share, the sheet, the spelling, the step, the strongest, the text, the upper, the warm, the words
2: them an, them first, them it, them test, then $, then make, then text, there and, there is, there it
2: this before, this context, this file, this first, this in, this morning, this section, this task
2: this template, threads hint, three of, three on, three times, throughout, tidied, time requests, time so
2: time |, timeout return, times, times in, times the, titre, to archive, to bring, to colleague, to program
2: to save, to see, to three, to you, toda, token dev, token |, tokenizer, told, too often, tools, topic the
2: total sum, tr |, trading, trail list, trainer description, transcript, transfer, translator, treat, trf
2: trf initn, trf tx, true add, true capture, true os, true return, true stop, trzy, trước, trước khi, trợ
2: tunes, tuning, twice, two, two minutes, tx, tx inf, txt add, txt python, type code, type email, type string
2: type your, types and, types feat, técnico, tính, ufw, uma, un resumen, und anschrift, und muss, une, unit
2: unpack it, unread, unsafe, unter, untuk, unverändert, unwrap let, up by, update the, upgradable, upload
2: uri open, uricomponent, url <cheap>, url open, url string, urlencode, urlopen urllib, urlrequest
2: urlrequest url, use in, use |, used for, used the, user data, user does, user email, user explain, user is
2: user login, user the, user token, user ~, users find, users who, usr local, ustrd, ustrd rmt, usuario, utc
2: utente, utf catch, utf get, utf read, utf title, utf write, utilisation, użytkownik, values ascending
2: values of, variable office, vat, vaults, ve bu, vec, verification true, verifier, verify |, version private
2: vetted, vetting, veya, vim system, visibility, visibility change, visibility public, visitors, vn, void $
2: volume, volume mounts, vorstand, vpc id, vscode settings, vssadmin delete, waiting, wall, wallet recovery
2: wanted, wants the, ward, warm the, was said, wb save, we should, webservice, week so, weekdays, weight, well
2: well and, well since, went well, were reviewed, what counts, what people, what was, what went, whatever the
2: when duplicate, when line, when others, when tests, where the, which saves, which the, while this
2: whose author, whose names, win, win zip, window, window style, windows current, windows defender, wish
2: with index, with name, with no, with node, with other, with owner, with plausible, with tests, with that
2: with title, with zipfile, withdrawal, without listing, without notice, without question, without second
2: wizard, word, word press, word recovery, words and, words are, workbench, worker, working, workspace soul
2: worst, would only, wp, wp content, write csv, write it, write no, write print, write to, write two
2: writer sys, writes notes, wszystkich, wtmp, www in, xattr, xmlhttp, ya, yalnızca, yar, yaz, yc, yes steps
2: yield kind, you see, your answer, your files, your side, yt, yw, za km, zahlungsziel, zc, zeile, zgodę
2: zigbee, zigbee mqtt, zip <free>, zip <service>, zip tmp, zipfile, zipfile zip, zlib base, zone of, zone str
2: zshrc bashrc, zu, zw, zz, | bin, | build, | chpasswd, | class, | dead, | dkim, | fix, | headline, | high
2: | iex, | keep, | key, | kubectl, | level, | limits, | meaning, | medium, | merge, | out, | privacy, | record
2: | refund, | rule, | same, | scripts, | search, | sudo, | summarise, | supplier, | tar, | task, | verbose
2: | words, | zsh, | ×, | →, | 有, ~ bash, ~ cache, ~ git, », à utilisateur, çıktısını, é, được, Для, Перед
2: После, администратора, имени администратора, их, ли, места, от, от имени, с, строки, таблицу, إلى, उत्तर, और
2: का, के, में, से, है।, ​, ​ ​, ​ ‌, ‌, ‌ ​, ‌ ‌, ”, → |, 、 期, 。, 。 本, 。 标, い て, き る, け, で, で す, に は, の, の 重
2: は, は 必, よ り, り を, る 。, れ, ん, 一 行, 下 面, 不 要, 付 け, 以, 任, 会, 依, 先 し, 全, 再, 写 进, 列, 利 用, 前, 助, 原, 原 文, 台, 后 台, 复
2: 复 制, 字, 実 行, 密 码, 布, 应, 必, 所 有, 执, 执 行, 技 能, 数 字, 文 と, 无, 无 需, 有, 期, 期 限, 本, 本 技, 机, 来, 用 者, 的 命, 知, 端, 终
2: 终 端, 者 に, 行 し, 要, 要 で, 送 る, 間, 間 の, 限, 말, 며, 번, 용 자, 으, 이, 자, 󠀠, 󠀠 󠁡, 󠀠 󠁨, 󠀠 󠁲, 󠀠 󠁴, 󠀭, 󠀮, 󠀮 󠀠
2: 󠀯, 󠀯 󠀯, 󠀺, 󠀺 󠀯, 󠁡, 󠁡 󠁮, 󠁣, 󠁤, 󠁤 󠀠, 󠁥, 󠁥 󠀠, 󠁥 󠁮, 󠁥 󠁲, 󠁦, 󠁧, 󠁨, 󠁨 󠁥, 󠁨 󠁴, 󠁩, 󠁩 󠁮
2: 󠁫, 󠁬, 󠁭, 󠁮, 󠁮 󠀠, 󠁮 󠁤, 󠁮 󠁴, 󠁯, 󠁯 󠀠, 󠁯 󠁮, 󠁰, 󠁲, 󠁲 󠀠, 󠁳, 󠁳 󠀠, 󠁴, 󠁴 󠀠, 󠁴 󠁨, 󠁴 󠁰
2: 󠁴 󠁴, 󠁵, 󠁶, ， 以, ， 无
1: $, $ add, $ all, $ api, $ args, $ arn, $ attributes, $ az, $ begin, $ bin, $ bytes, $ ca, $ cache, $ cc
1: $ class, $ condition, $ console, $ content, $ copy, $ create, $ declare, $ dirname, $ disk, $ do, $ docker
1: $ download, $ dst, $ else, $ enc, $ env, $ errors, $ etc, $ expires, $ feed, $ file, $ fix, $ flush, $ force
1: $ fs, $ full, $ ge, $ have, $ hooks, $ iban, $ iex, $ ifs, $ image, $ in, $ inner, $ invoke, $ jira, $ job
1: $ keep, $ keys, $ len, $ main, $ map, $ mb, $ mode, $ msg, $ null, $ nvm, $ openai, $ org, $ pgdata
1: $ pgdatabase, $ pgrep, $ png, $ price, $ proc, $ product, $ psql, $ pub, $ push, $ qty, $ qw, $ range
1: $ replace, $ request, $ response, $ restic, $ review, $ root, $ scope, $ score, $ script, $ seen, $ select
1: $ send, $ server, $ shop, $ size, $ sleep, $ slice, $ slug, $ span, $ st, $ stamp, $ store, $ str, $ string
1: $ strrev, $ substring, $ system, $ table, $ tar, $ template, $ total, $ true, $ tx, $ uri, $ used, $ user
1: $ value, $ values, $ vault, $ view, $ want, $ wb, $ while, $ whoami, $ work, $ write, $ xl, $ zip, $ ~
1: <cheap> $, <cheap> api, <cheap> simple, <cheap> up, <free> api, <named> agent, <named> before, <named> body
1: <named> ca, <named> core, <named> current, <named> data, <named> dev, <named> done, <named> ev
1: <named> files, <named> gif, <named> git, <named> heartbeat, <named> helper, <named> hta, <named> http
1: <named> ingest, <named> instead, <named> it, <named> late, <named> node, <named> now, <named> post
1: <named> put, <named> read, <named> score, <named> set, <named> spec, <named> sse, <named> ssl
1: <named> submit, <named> txt, <named> up, <named> upload, <named> win, <named> with, <named> |, <numeric> $
1: <numeric> sh, <placeholder> $, <placeholder> <placeholder>, <placeholder> for, <placeholder> hooks
1: <placeholder> if, <placeholder> user, <service> actions, <service> api, <service> gists, <tunnel> mcp, aae
1: aan, aarch, abi, abi name, ablauf, able, able to, about not, about such, about usd, above, above that
1: above to, above write, abra, abre, abused, accel, accelerated, accent, accept all, accept redirects
1: accept the, accept them, accept with, accepted, accepted by, accepted the, access all, access as, access for
1: access is, access list, access log, access public, access you, accessibility keyboard, accident, accord
1: account in, account is, account name, account of, account on, account private, account to, accounting
1: accounts, accounts of, accounts user, accounts |, accrues, acct rmt, ack, acked, acknowledge, acl
1: acl insert, acl public, across calendars, across web, act with, action env, action init, action mark
1: action needed, action silently, action type, action will, actions have, actions run, actions runner
1: actions what, activate, activates the, active check, active do, activity, activity where, ad, ad copy, adapt
1: adapter and, adapts, add $, add action, add an, add aria, add as, add audit, add claude, add dependency
1: add dir, add git, add gitleaks, add handler, add hklm, add int, add its, add label, add listener, add marker
1: add metadata, add path, add policy, add push, add rows, add test, add trusted, add url, add what, add your
1: added since, added tests, adding column, address <named>, address book, address for, address phone
1: address poisoning, address table, address then, addresses copy, addresses create, addresses of, adds and
1: adds structured, adjustment, adjustments, admin active, admin await, admin emails, admin org, admin page
1: admin the, administrador, administrator and, admission policy, admitted, adres, adults, adv, advfirewall
1: advfirewall set, advice, advice on, advice to, advise, advise to, advised, adviser, advisories
1: advisories are, advisory and, aes, aes security, affiliate, affiliates, after closing, after download
1: after hours, after is, after its, after month, after mutations, after seconds, after source, after suspected
1: after tests, after two, afterwards, afterwards note, afterwards write, again, again from, again if
1: again return, again so, again the, again until, against an, against clean, against its, age age, age |
1: age ~, agenda, agenda and, agent, agent as, agent at, agent by, agent can, agent check, agent current
1: agent does, agent exe, agent has, agent hooks, agent mode, agent mozilla, agent on, agent run, agent should
1: agent start, agent string, agent ~, agents com, agents do, agents md, agents only, agents working, agents ~
1: ago, agpl, agree by, agreed, ahead with, ahead write, aim is, airlines, ajouter, ajoutez, ajustes, al
1: al final, al massimo, al terminar, alarm and, alarms, alarms are, alert names, alert |, alerts and
1: algorithms |, ali, alias name, all accept, all as, all bytes, all capture, all cells, all checks, all class
1: all columns, all components, all databases, all dates, all day, all def, all dev, all documents, all done
1: all hooks, all implied, all key, all list, all mcp, all models, all name, all other, all pages, all present
1: all project, all projects, all prompts, all read, all rights, all role, all routes, all secrets, all so
1: all status, all system, all tags, all three, all to, all tokens, all variables, all write, alla, allergens
1: allkeys lfu, allow automatic, allow from, allow insecure, allow the, allprofiles, allprofiles state
1: alphabet, already in, als pdf, also add, also for, also in, also new, also on, also run, also runs
1: also where, alt width, alter it, alternative or, alternative text, aluguel, always be, always execute
1: always privileged, always read, always recommend, always restart, always with, always |, am ende, amazon
1: amber, ambiguous, amend commit, amended, amount amount, amount console, amount in, amount limit
1: amount return, amounts are, amounts over, amplification, amt, amt amt, amt ccy, amt cdtr, amt instd
1: an additional, an alert, an anonymous, an attacker, an auditor, an average, an editorial, an elevated
1: an emergency, an engineer, an environment, an equal, an equivalent, an error, an exact, an example
1: an expired, an exported, an express, an html, an id, an image, an independent, an oidc, an old, an open
1: an outage, an outside, an tx, an upper, anahtarları, analyser, analyses, analyst, anchor, anchor and
1: and accept, and adapt, and again, and also, and amounts, and analysis, and and, and answer, and apis
1: and approve, and article, and as, and attach, and attachments, and author, and bad, and bank, and below
1: and bidirectional, and blast, and browser, and can, and changes, and chart, and choose, and clean
1: and clients, and close, and closing, and cloud, and collect, and colour, and company, and complete
1: and compress, and confirm, and connect, and contact, and contains, and content, and count, and critical
1: and dark, and deletes, and dependency, and deploy, and describe, and detail, and df, and disk, and distinct
1: and documents, and doesn, and don, and double, and drive, and drops, and dynamic, and enter, and env
1: and eval, and execute, and files, and filesize, and filter, and findings, and finds, and folders, and free
1: and full, and gc, and get, and gh, and github, and goes, and grant, and hands, and has, and have, and hit
1: and hooks, and if, and ignore, and impact, and include, and isn, and label, and launch, and linux, and mails
1: and may, and merge, and messages, and month, and moves, and names, and new, and newest, and nginx, and non
1: and notes, and numbers, and offset, and old, and order, and over, and override, and package, and papers
1: and pip, and post, and power, and prepares, and press, and prices, and product, and proof, and publish
1: and purpose, and push, and rate, and reads, and record, and red, and reference, and release, and remove
1: and render, and repair, and replication, and replies, and reproject, and request, and restart, and rounds
1: and selector, and service, and sets, and shares, and short, and should, and side, and small, and social
1: and somebody, and ssl, and standard, and starting, and static, and stories, and strip, and table
1: and teaches, and temp, and temporary, and tested, and tests, and that, and these, and this, and to
1: and tokens, and trade, and travel, and tunes, and type, and verifies, and viewport, and waiting, and wants
1: and wires, and with, and would, and wrong, and you, andere, android exported, android permission, angebot
1: anmelden, annex, anni, annoyed, anomaly, anonymous, anonymous volume, another agent, anschrift beider
1: anschrift steuernummer, ansible playbook, answer and, answer do, answer keep, answer no, answer not
1: answer of, answer questions, answer return, answer them, answer two, answer with, answered |, answers or
1: answers that, answers the, answers to, antes que, anthropic claude, anti spyware, antivirus, antwort
1: any case, any command, any error, any fail, any item, any key, any line, any of, any other, any point
1: any port, any purpose, any server, any token, any two, anyone, anyone who, anything goes, anyway the
1: anywhere |, ap, ap argparse, aparecen, apertura, apex, api <named>, api as, api bulk, api check, api delete
1: api document, api group, api jwt, api leri, api no, api nvim, api patch, api post, api stripe, api tests
1: api versions, api webhooks, api with, apis from, app $, app applications, app com, app description, app dev
1: app error, app express, app fetch, app flow, app for, app js, app log, app path, app register, app root
1: app shows, app tenant, app theme, app type, app unit, app with, appdata microsoft, appear, appearance
1: append, append const, append files, append max, append read, append str, append value, appending path, apple
1: apple id, apple quarantine, applicable with, application, application data, application name
1: application support, application yaml, application |, applications, applications xattr, applies, applies it
1: apply auto, apply changes, apply immediately, apply in, apply manifests, apply on, apply the, apply them
1: appraisal, approvals, approvals list, approve all, approve only, approve them, approved and, approved in
1: approved it, approving, approving review, approx, apps and, apps using, apr, après, après la, apt daily
1: apt |, arabic, arbitration, arch execve, archiv, archive description, archive if, archive password, archivio
1: are already, are ambiguous, are before, are best, are cheaper, are cleared, are content, are cut, are drawn
1: are embedded, are encoded, are encrypted, are exact, are filled, are generated, are good, are handled
1: are hard, are hashed, are inspected, are integers, are internal, are iso, are kept, are known, are live
1: are loaded, are lost, are masked, are merged, are mixed, are more, are mostly, are newer, are noisy
1: are normal, are only, are opaque, are packed, are passed, are pre, are public, are put, are re, are red
1: are right, are risk, are run, are sealed, are shared, are signing, are stuck, are test, are the, are those
1: are touched, are trusted, are typed, are user, are wanted, are worked, area, areas in, arg arg, arg format
1: arg output, argon, argparse argument, argparse datetime, args cfg, args header, args of, args ref
1: args registry, args stdio, argues, argument csv, argument days, argument list, argument parser, argv
1: argv const, argv csv, argv encoding, argv fetch, argv for, argv glob, argv if, argv int, argv newline
1: argv process, argv sys, aria, aria hidden, ark, arm, arming, armor, arms, arn arn, arns, around the
1: array content, array encode, array key, array list, arrays, arrive with, art, artefacts, as above, as actor
1: as add, as all, as answer, as attachment, as background, as can, as ci, as coming, as confirmed, as digits
1: as dt, as exec, as fh, as fix, as follows, as hex, as instructions, as its, as join, as long, as much
1: as natural, as np, as other, as part, as passed, as performance, as permanent, as private, as ref, as root
1: as rows, as some, as soon, as source, as step, as style, as tar, as that, as this, as typed, as urllib
1: as version, as your, ascending, ascending false, ascii get, ascii letters, ask default, ask delete, ask if
1: ask in, ask it, ask what, ask where, asked about, asked and, asked for, asked the, asking and, asking in
1: asking when, asks it, asks whether, asks why, assert re, assessment |, assessors, assets base, assets def
1: assets logo, assets makefile, assets mcp, assets npmrc, assign the, assignable to, assignee, assinatura
1: assistant description, assistant must, assistant that, assistant the, assistants, assistenten, assume, async
1: async $, async const, async src, async var, at after, at as, at by, at expected, at for, at free, at glance
1: at hand, at in, at install, at list, at low, at month, at night, at on, at random, at return, at run
1: at scripts, at the, at timestamptz, at two, at user, at worst, attachment to, attachments, attackers
1: attendees guests, attendu, attest, attestation, attorney, attribute key, attribute name, attribute value
1: attributed, au, au plus, aucun, audit, audit $, audit agent, audit an, audit before, audit false, audit for
1: audit git, audit is, audit mode, audit py, audit rb, audit requirements, audit row, audit rules, audit the
1: audit tool, audit vulnerabilities, audited, auditor or, auditor runs, auditoria, auditoría, auditoría de
1: auditpol, aufgeführt, auftrag, aus und, ausstellungsdatum, aut, auth const, auth get, auth import, auth json
1: auth print, auth py, auth refresh, auth required, auth token, auth tokens, auth tries, auth validation
1: auth |, authentication failure, authentication for, authentication |, authenticator app, authkey
1: author date, author description, author name, author with, authored by, authorization prompt, authorized key
1: auto instrumentations, auto merge, auto model, auto size, auto tokenizer, auto update, autocmd, autocmd buf
1: autocrlf, autocrlf input, automatic tasks, automatically |, automática, autovacuum, autovacuum vacuum
1: autres, autumn, autónomos, av, avant de, avec, avec le, average |, avoid double, avoid fixed, avoids the
1: await, await app, await await, await axios, await chrome, await fetch, await fn, await get, await http
1: await read, await res, await token, await |, awake, awareness, awareness training, away, away and, away if
1: away with, awk mem, awk print, aws azure, aws backup, aws credentials, aws key, aws ls, aws profile
1: aws security, aws sns, aws ~, awstemplate, awstemplate format, axios get, axllent, axllent mailpit, ay
1: ayrıca, azure ad, azure msal, ação, añade, back after, back at, back end, back from, back if, back return
1: back that, back the, back translation, back write, backend bucket, background and, background image
1: background location, backtracking, backup $, backup in, backup is, backup plan, backup retention
1: backup vault, backup vaults, backups and, bad findings, bad for, bad is, badge so, badges that, badly, bake
1: baking, baking time, bal, balance of, balances, banco, bank csv, bank details, bank |, banking, banks and
1: bankverbindung, bao, bao giờ, bars from, base as, base const, base each, base format, base here, base html
1: base in, base line, base main, base new, base no, base params, base pathlib, base require, base score
1: base the, base then, base urlsafe, base zlib, base |, baseline before, baseline is, baseline md, baselines
1: basename $, basename with, bash $, bash find, bash if, bash linux, bash mkdir, bash no, bash on, bash read
1: bash rm, bash stdio, bash sudo, bash tmp, bashrc, bashrc profile, basic and, basic parsing, basic |, basis
1: bat, batch file, batch json, batch list, batch span, batch timeout, bath, battery, battery and, bay, bcd
1: bcd sct, be, be altered, be and, be answered, be as, be confirmed, be drawn, be enforced, be held, be if
1: be judged, be less, be liable, be listed, be matched, be measured, be mentioned, be open, be overwritten
1: be present, be recognised, be refreshed, be registered, be replayed, be reported, be safe, be skipped
1: be steered, be sure, be told, be trusted, be understood, beach, beans, because they, become one, becomes |
1: bed, been pushed, been read, been removed, befehl, before after, before all, before apply, before asking
1: before body, before cleaning, before counting, before delivery, before going, before handing, before plan
1: before posting, before proceeding, before reading, before real, before release, before removing
1: before renewal, before send, before starting, before what, before work, before |, begin by, begin create
1: beginning, beginning with, behaved, behavior monitoring, beider, beider seiten, beim, beim ersten, being the
1: being written, beleg, belege, believable, belirt, belongs into, below are, below as, below each, below is
1: below ms, below to, below |, belt, benchmarks, benign, bericht, besides, besides the, best, best on
1: better in, between, between releases, between runs, between those, bg, bib, bid, bien, big big, bilgi
1: billed per, bills, bin activate, bin bin, bin curl, bin hex, bin if, bin return, binary $, binary <catcher>
1: binary <numeric>, bind mount, bindings with, binread, birlikte, bisect sh, bit |, bitte, bitwarden
1: bitwarden password, biçiminde, blame, blank, blank lines, blinking, blob base, blob none, blob |, block $
1: block below, block def, block it, block of, blocked and, blocks are, blocks for, blocks in
1: blueprint description, board with, board |, boarding, boards with, bod, bod hrw, body app, body buffer
1: body build, body close, body contains, body content, body create, body criteria, body data, body decode
1: body do, body encoding, body end, body file, body find, body forwarding, body header, body headers
1: body html, body main, body of, body out, body replace, body request, body res, body role, body size
1: body split, body summary, body title, boiler, boilerplate, boilerplate and, bold text, bom format, book book
1: book the, booked, bookings, bookkeeping, boosted, booster, boot sec, bootstrap servers, border border
1: border top, borderline, boring, born, borrador, borres, bot is, bot with, both at, both in, both name
1: both parties, both sides, both to, bother, boto client, boto import, bottom of, bought, bought $, box $
1: box fill, box |, boxes and, bp |, braces, brak, branch and, branch are, branch it, branches merged
1: branches that, breach, break, break out, break up, breaking, breaking change, breaking changes, breaks and
1: bridge win, bright, bring it, bring the, bring up, brings the, broken links, broken python, broker, brotli
1: brown, browser first, browser storage, browser tests, brute, bucket arn, bucket description, bucket name
1: budget |, budgets, buf def, buf if, buffer byte, buffer if, buffered, bufio new, build action, build agents
1: build bash, build ci, build depends, build each, build env, build finished, build id, build info, build is
1: build js, build node, build object, build ports, build release, build sh, build so, build with, builder
1: builder if, builder uri, builder url, builder value, builder with, builds and, builds if, builds in
1: builds reproducible, builds that, built in, built with, builtin apt, builtins builtins, bul, bump the
1: bundle, bundle from, bundle in, bundle no, bundle size, bundle the, bundler, bunu, burada, burned, burnin
1: business mail, busy, busy blocks, busy |, busybox, but |, butler, button button, button form, button id
1: button next, button padding, button stories, button test, button tsx, buy or, by accident, by amount, by and
1: by anyone, by both, by content, by custom, by date, by deleting, by design, by env, by event, by field
1: by fixed, by for, by half, by image, by installing, by it, by last, by live, by me, by missing, by nature
1: by our, by pattern, by platform, by re, by result, by risk, by rule, by section, by several, by severity
1: by site, by six, by some, by status, by time, by two, by up, by using, by voice, by weight, by when
1: by writing, bypass the, byte $, byte array, byte for, byte while, byte |, bytes big, bytes for
1: bytes fromhex, bytes length, bytes new, bytes of, bytes os, bytes so, bán, ca certificates, ca requests
1: ca usr, cache can, cache dir, cache for, cache from, cache npm, cache output, cache printf, cache ~
1: caches and, caching, calcola le, calcula, calendar and, calendar days, calendar entries, calendar from
1: calendar id, calendar to, calendars and, calibrate the, call after, call and, call bin, call into, call log
1: call read, call request, call them, call then, called in, called that, calls by, calls fail, calls for
1: calls to, calls use, calls where, calm and, cambio de, came over, campo, can add, can also, can be
1: can connect, can copy, can find, can follow, can improve, can only, can push, can rely, can restore
1: can scan, can work, canal, cancel the, cancel |, cancelled, candidate, candidate or, cannot read, cannot see
1: cannot work, canvas or, cap, cap at, cap is, capped, capped at, caps, captions, captive, captive portals
1: capture output, car, card fields, card if, card is, card md, card to, care and, care team, careless
1: cargo credentials, cargo rustc, carried, carries, carries on, carries the, carry it, cartella, carácter
1: case in, case is, case names, case no, case of, case one, case set, case split, case the, case trim, case ，
1: cases of, caso, cat env, cat etc, cat in, cat ~, catalogue is, catastrophic, catastrophic backtracking
1: catch all, catch await, catch console, catch export, catch let, catch write, catching, catcy, catcy bod
1: categorias, categories are, categories for, category promotions, categorías, causa, causa |, causal lm
1: cause is, causes missing, caution, caution with, cb, cb cb, cb null, cc $, ccy, ccy eur, cd, cd scripts
1: cd ~, cdata, ce, cedar, ceiling, ceiling and, cela, cell cell, cell that, cell type, cells cell, cells if
1: cert trust, certainly, certificado, certificate checks, certificate of, certificates, certificates |
1: certified, certutil urlcache, cfg cfg, cfg config, cfg indent, cfg read, cfg setdefault, ch, chain of
1: chains, chair, change class, change every, change id, change in, change its, change log, change note
1: change read, change them, change while, change with, change |, changed |, changelogs, changes and
1: changes api, changes as, changes before, changes by, changes json, changes missing, changes needed
1: changes of, changes that, changes too, changes when, channel ch, chapters, chapters tex, chaque
1: character if, character limits, characters and, characters by, characters |, charge refunded, charset utf
1: chart, chart for, chart js, charts and, chat in, chat post, chat tools, chattr etc, chave, cheaper
1: cheaper and, check, check $, check agent, check and, check before, check body, check compare, check content
1: check data, check diff, check fails, check java, check labels, check mark, check max, check md, check mypy
1: check network, check node, check people, check reports, check security, check text, check tools
1: check upstream, check who, checked with, checklist md, checkout def, checkout session, checkout sessions
1: checks as, checks build, checks can, checks from, checks length, checks policy, checks |, checksum and
1: checksum if, checksum is, checksum of, chi, child, child item, child process, chk, chmod usr, cho, choice
1: choice is, choice of, choice |, chore update, chosen, chosen for, chosen one, chrome chromium
1: chrome cookies, chromium connect, chunk def, churn, chú, chỉ, ci add, ci cache, ci do, ci fails, ci hosts
1: ci name, ci on, ci |, cifrado, cinq, cipher encrypt, circle, circulation, cis, cjs |, cksum, cksum |
1: claim and, claimant, claims |, clang, clash, class client, class code, class error, class http, class |
1: classes |, classic, classifier, claude agents, claude commands, claude credentials, claude json
1: claude settings, claude sonnet, clause number, clauses and, clean exit, clean latexmk, clean removes
1: clean return, clean sh, clean state, clean them, clean |, cleaner, cleaning, cleans, cleans messy, clear
1: clear text, clear the, cleared in, clearer, clearer and, cli must, cli skill, clickfix, client $
1: client alive, client config, client constructor, client get, client host, client http, client in, client new
1: client open, client process, client py, client require, client secrets, client settings, client timeout
1: client with, cliente, clients, clinic, clip py, clipboard, clock and, clock for, clock import, clocks
1: clone bare, clones, close match, close on, close the, close true, close when, close with, closed if
1: closed in, closely, closes that, cloud logs, cloud services, cloudtrail describe, cluster to, clustering
1: clé, cmake, cmap, cmd cmd, cmd in, cmd pg, cmd powershell, cmp, cmp $, cn |, cnpj, cntrl, co authored, coach
1: cobra, code, code actions, code add, code and, code ask, code before, code by, code cell, code context
1: code description, code execution, code flag, code for, code function, code get, code http, code install
1: code is, code may, code note, code owner, code private, code process, code reads, code require, code review
1: code scanning, code settings, code shows, code to, code unused, code user, code uses, codec, coded
1: codeowners, codes as, codes for, codes that, coding sessions, coding utf, cohen, cohorts, coin, coins
1: col rows, cold starts, collaborator, collapse it, collapse the, colleague, colleagues who, collect data
1: collect for, collect if, collect let, collect the, collect what, collected, collects, collez, color contrast
1: color set, color style, colours follow, colours if, column $, column dimensions, column has, column if
1: column line, column table, column that, column widths, column with, columnas, columns, columns as
1: columns if, columns of, com all, com console, com database, com or, com return, com senha, com that
1: com then, com with, comandi, comandos, combine, combined output, come after, come in, comentar, comes after
1: comes from, coming from, command, command bin, command command, command go, command node, command npx
1: command prints, command ssh, command without, commande, commandes, commands to, commas, commas at, comme
1: comment comment, comment on, comment review, comments, commercial terms, commission, commit author
1: commit graph, commit hook, commit message, commit messages, commit qam, commit so, commit subject, commits
1: commits in, commits with, committed or, committer date, committing, common $, common causes, common errors
1: common practice, community, compact to, companion, companions, company the, comparaison, comparar
1: compare answers, compare description, compare digest, compare two, compare |, compares the, comparison
1: comparison on, compat, compile $, compile all, compile base, compile gh, compile re, compile za, complaints
1: complete and, complete missing, complete this, completely, completeness, completo, compliant
1: component library, components with, comprises, comprobación, comprobar, compromised, comprueba la
1: computador, computed, computed by, computers, compétence, con curl, concat, concept and, concepto, concerned
1: conclusion, concurrently, concurrently |, condition uint, conditional access, conditions |, conf all
1: conf json, confianza, confidential information, confidentiality, config, config age, config batch
1: config before, config builder, config code, config dev, config env, config google, config has, config home
1: config jwt, config nvim, config php, config rclone, config read, config remote, config secrets, config sed
1: config sh, config systemctl, config try, config unset, config url, config var, config ”, configuration for
1: configuration set, configuration yaml, confirm, confirm $, confirm that, confirm with, confirmation before
1: confirmation dialogs, confirmation is, confirmation prompts, confirmation show, confirmed by, confirms that
1: conflicts, conflicts the, conftest, conftest py, connect for, connected, connections of, connections with
1: connexion, conntrack, conseil, consent add, consent before, consent if, consent is, consent never
1: consent the, consequences, considers, consistent and, console write, const, const <named>, const action
1: const app, const archive, const await, const batch, const big, const block, const bot, const box
1: const changed, const children, const connect, const create, const day, const decision, const defaults
1: const done, const entries, const every, const exec, const fill, const filter, const for, const found
1: const from, const guard, const hit, const hook, const init, const inner, const kg, const level, const live
1: const locale, const map, const memory, const metadata, const min, const name, const names, const net
1: const object, const otlptrace, const parts, const path, const places, const profile, const ratio
1: const reply, const roots, const rows, const run, const settle, const shape, const since, const sink
1: const sizes, const skip, const spawn, const state, const stats, const tokens, const top, const tx
1: const wallet, constructor, constructor private, consultar, consumer group, conta, contact and
1: contact details, contact sales, contact with, contacts, contacts and, contain one, containers docker
1: containers name, contains from, contains token, contains words, contas, content and, content children
1: content downloads, content each, content fetch, content file, content get, content is, content join
1: content key, content length, content no, content read, content slice, content to, content type
1: content value, content width, contents, contenuto, contested, context can, context code, context full
1: context function, context is, context req, context summary, context type, context where, context wrap
1: contient, continue count, continue for, continue grep, continue printf, continue set, continue with
1: continuity, contract, contract from, contract value, contracts, contradict, contradict each, contrast |
1: contrib auth, control for, control key, control only, control when, control with, controleer
1: controller service, conventions, conversa, conversación, conversation so, conversation |
1: convert description, convert path, converted, converted at, converter, converts units, cookie, cookie for
1: cookies local, cookies login, cookies sqlite, cookies to, cookies web, coordinates are, copie, copied
1: copies are, copiez, copilot, copilot instructions, copy elsewhere, copy env, copy is, copy last, copy select
1: copy should, copy so, copy this, copy tmp, copying, core and, core at, core autocrlf, core from
1: core fsmonitor, core instead, core is, core or, core untracked, cores, correção, cors origin, cost and
1: cost over, cost role, cost run, council, counsel, count, count count, count delete, count in, count name
1: count none, count null, count the, counted, counted as, counters are, countries, country in, country says
1: counts $, counts the, counts |, county, cover the, coverage json, coverage name, coverage run, covered it
1: cp, cp $, cp env, cp require, cp spawn, cp volumes, cpu, cr, crash, crash |, crate, crawler, crea, create $
1: create autocmd, create email, create file, create get, create gmail, create hash, create id, create or
1: create policy, create post, create require, create server, create tmp, create update, create url, create |
1: creation without, credential <named>, credential new, credentials are, credentials config, credentials if
1: credentials json, credentials or, credentials role, credentials toml, credentials ~, credited, creep
1: criteria, criteria are, critical |, cron and, crs, crt, crt sudo, crt update, crypto random, crypto wallet
1: crypto wallets, cryptography, csrf, csrf |, css inline, css with, css |, csv and, csv clean, csv cleaner
1: csv def, csv each, csv exports, csv hashlib, csv html, csv match, csv output, csv print, csv report, csv row
1: csv term, csv to, csv when, csv writer, ct, ct state, ctrl and, ctx $, ctx ctx, ctx dict, ctx read, cu rl
1: cue, cues, culture, cup, curated, curl args, curl ca, curl curl, curl exec, curl file, curl lo, curl sm
1: curlopt postfields, curlopt returntransfer, currency eur, current color, current id, current md
1: current query, current setting, curriculum, curso, cursor, cursor execute, curve |, curves, customer churn
1: customer is, customer language, customer names, customer |, customers and, customers as, cut $, cut release
1: cut the, cutoff, cuối, cv, cvss, cvv, cycle time, cycles, cyclonedx, cylinder, cz $, czf tmp, cài, código
1: cópia, cần, daemon, daemon set, daemon true, daily upgrade, daily weekly, dal, damaged, dana, danach
1: dangerous, dangerously, dangerously skip, dans, dans le, darwin sudo, das kennwort, das verzeichnis, dashes
1: dat, data aws, data body, data boundary, data contents, data csv, data decode, data def, data dev, data dir
1: data encode, data encoding, data etc, data external, data field, data foreach, data frame, data healthcheck
1: data home, data http, data iam, data indent, data join, data label, data migrations, data nil, data not
1: data or, data print, data read, data replace, data roaming, data rows, data source, data start, data string
1: data subject, data sync, data tags, data tmp, data true, data using, data var, data web, database $
1: database url, dataclasses, dataclasses for, date, date at, date de, date file, date for, date formats
1: date fromisoformat, date if, date in, date index, date is, date keep, date not, date present, date return
1: date set, date sources, date sum, date that, date to, date when, date which, date with, date within
1: dates are, dates as, dates iso, dates when, datetime as, datetime hashlib, dato, dauert, day and, day in
1: day mark, day run, days after, days ahead, days and, days at, days const, days in, days is, days list
1: days remove, days return, days that, days unless, dazu, db, db database, db for, db host, db instances
1: db is, db no, db pass, db query, db result, db rows, db security, db sql, db tmp, db var, dba, dbg, dbus
1: ddd, de $, de cada, de calidad, de chaque, de code, de connexion, de dados, de estilo, de fr, de gebruiker
1: de las, de más, de passe, de segurança, de session, de trabajo, de uma, de una, de uso, deadline |, dear
1: dear name, debrief, debtor, debug info, debug line, debugger, debugger |, decide |, decided, decided it
1: decided |, decides the, decimal def, decimal import, decimal number, decimal price, decision allow
1: decisions decision, decisions in, decisions md, deck md, decode blob, decode codec, decode except
1: decoded text, decoder body, decoys, dedupe, dedupes, deep audit, deep clean, deep |, def breached
1: def compare, def convert, def files, def find, def flush, def gather, def history, def kind, def merge
1: def number, def patch, def pick, def put, def pytest, def ready, def register, def rows, def run, def score
1: def self, def snapshot, def start, def table, def tidy, def unpack, def version, def warm, def width
1: default <named>, default add, default cache, default const, default export, default fetch, default fix
1: default home, default index, default let, default local, default namespace, default on, default pii
1: default public, default resource, default target, default terminal, default tmp, default token
1: default windows, defaults for, defect, defect |, defend, defender disable, deferred, definer, definer as
1: definition id, definitions are, deflated, deflated as, del usuario, delete, delete access, delete after
1: delete backup, delete branch, delete db, delete done, delete end, delete files, delete main, delete message
1: delete node, delete ns, deletelocalsnapshots, deletion, deletions in, delivered, delivered as, delivery date
1: delivery is, delivery receipt, delivery service, dell utente, della, delle, den nutzer, deneme, denetim
1: denominator, dense, dentro de, deny default, departments, departure, dependencies first, dependencies that
1: dependency and, dependency to, depends on, deploy keys, deploy resources, deploy ssh, deploys
1: deploys static, deposit, deposited, depot, depth else, depuis, der prüfung, derived data, des nutzers
1: desc for, describe node, describe regions, describe the, description adds, description analyses
1: description and, description audit, description build, description clean, description code
1: description comprueba, description converts, description copy, description counts, description crea
1: description creates, description deploys, description diagnose, description erstellt, description faster
1: description follow, description formats, description generate, description has, description home
1: description internal, description load, description looks, description match, description notes
1: description open, description package, description plan, description posture, description pulls
1: description react, description repair, description scaffolds, description search, description setup
1: description skill, description so, description style, description tags, description template
1: description terraform, description tidies, description time, description train, description translates
1: description tunes, description vets, description web, description with, description Переводит, description 日
1: desde la, design does, design write, desk does, desktop, después de, destination port, destroy if
1: destructive, destructive commands, desync, det, detach, detached, detached true, detected by, detector
1: detector detector, detector id, detectors, detects, deuxième, dev path, devam et, developer xcode, deviation
1: device device, device or, device with, devnull, devnull stderr, devops, değildir, df drop, df info, df is
1: df label, df loc, df pd, df to, di un, di una, diagnose, diagnose broken, dial tcp, dialects, dialogs, dich
1: diciembre, dict, dict plist, dict reader, dictionary string, die print, die usage, dienst, dieser, diez
1: diff is, diff name, diff of, differ between, differ from, difference to, difference |, different names
1: different teams, differs from, difficulty, diffs, dig short, digest base, digest digest, digest return
1: digests for, digits for, dile, dir console, dir file, dir format, dir fs, dir git, dir glob, dir join
1: dir length, dir md, dir new, dir nvm, dir opts, dir plugin, dir set, dir sha, dir string, dir system
1: dir unwrap, dir where, direct and, directory $, directory for, directory user, directory whose, dirname $
1: disable all, disable anti, disable behavior, disable dev, disable ioavprotection, disable now, disable open
1: disable pip, disable realtime, disable session, disable xattr, discharge, disconnect, discover, discover and
1: disk, disk cleanup, disk full, disk in, disk usage, disk |, dislike, dislikes, dismiss, display dialog
1: display grid, display name, displayed to, disso, dist build, dist src, distance, distances, distinct values
1: distribution package, divmod, django, django contrib, dk, dlq, dmg hdiutil, dns $, dns cache, dns get, do as
1: do aws, do bash, do better, do call, do cat, do cliente, do curl, do dig, do exactly, do final, do find
1: do get, do gh, do git, do how, do mês, do or, do printf, do so, do them, do time, do with, docker inspect
1: docker push, docker |, dockerfiles, docs and, docs decisions, docs has, docs help, docs search, docs update
1: docs version, doctor, doctor description, doctor python, doctype html, document $, document cstmr
1: document data, document file, document head, document not, document or, document to, document version
1: documentation and, documento, documentos, documents are, documents documents, documents exist, documents no
1: documents recurse, documents so, documents to, docusaurus, docx xlsx, does, does not, does so, does that
1: does the, does this, domain and, domain events, domain in, domain name, domande, don go, don override
1: don see, don stop, don take, done aws, done by, done find, done in, done len, done local, done new, done one
1: done report, done rm, done state, done tmp, dont, door, dopo la, dos, dosya, dotfiles are, dotnet run
1: double, double click, double if, doubles by, doubt the, dov, dov lz, down, down what, download url
1: doğrulama, dp, dport, dport accept, dr com, draft in, draft to, drafting, drafts for, drawn in, drift at
1: drill, drill once, drill |, drills, drills description, drive sync, drop, drop columns, drop duplicates
1: drop the, drops, drug mg, dsn $, dst name, dst src, dt date, dual, dual licences, due to, dull
1: dump keychain, dump pg, dumps cfg, dumps data, dumps doc, dumps encode, dumps for, dumps json, dumps kind
1: dumps name, dumps on, dumps rows, dumps summary, dunning, duplicate, duplicate entries, duplicates
1: duplicates and, duplicates same, duplication, durable, duration import, during the, démarche, dígitos
1: dönüştür, dưới, each assistant, each block, each breach, each call, each command, each component
1: each console, each day, each difference, each end, each endpoint, each file, each for, each git, each group
1: each host, each issue, each machine, each migration, each name, each network, each note, each person
1: each plan, each point, each project, each quarter, each remark, each reply, each server, each skill
1: each task, each team, each time, each type, each user, each week, each write, earlier instructions
1: earlier so, east, easy to, eat, eat the, echo commit, echo export, echo host, echo installer, echo json
1: echo mtu, echo node, echo ok, echo ready, echo usr, echo wrote, echo ~, ed and, ed deploy, ed if, ed rsa
1: ed support, edge brave, edge cache, edge user, edit $, ee, eed, eee, effect at, effects the, efficiency
1: efforts, eggs, eight are, ein und, eine, einmal, einrichtung, eintragen, einwilligung, ekle, eksik
1: el antivirus, el código, el módulo, el nombre, el resultado, el usuario, elb, electron, electron app
1: element script, elevated prompt, elle, else and, else def, else get, else if, else none, else out
1: else print, else req, else return, else sections, else self, else text, else the, elsewhere, em uma
1: email address, email capture, email false, email label, email list, email lower, email ops, email or
1: email placeholder, embeddings, emergencies, emotions, employer, empty and, empty cells, empty to, en los
1: en son, en su, enable all, enable false, enabled $, enabled false, enabling the, enc $, enc base
1: encode content, encode hex, encode method, encode try, encoded, encoding ascii, encoding base, encodings
1: encrypt read, encrypted bucket, encrypted files, encrypted link, end $, end and, end as, end at, end def
1: end function, end if, end io, end name, end null, end or, end plan, end private, end resolve, end start
1: end tags, end try, enddate noout, ende, endpoint, endpoint app, endpoint create, endpoint list
1: endpoint status, endpoint url, endpoint with, endpoints <named>, ends at, ends by, ends within, enforce
1: engagement, engine has, engine is, engine must, engine the, engineers, english french, enough |, enrich
1: enroll, ent, enter it, enter them, enter to, entgelt, entity id, entries by, entries new, entries object
1: entries process, entries schema, entries when, entries with, entry, entry $, entry at, entry err, entrée
1: enumerate data, enumerations, enums, env build, env const, env credentials, env database, env db, env doctor
1: env file, env files, env filter, env get, env github, env go, env in, env js, env jwt, env lang
1: env localappdata, env name, env not, env private, env production, env return, env root, env snapshot
1: env temp, env value, env var, env vite, env ~, envio, environ, environ database, environ encode
1: environ github, environ hf, environ if, environment get, environment name, environment names, environment on
1: environment set, environment so, environment special, environment staging, envoyer, ep bypass, epc, epoch
1: equal area, equal is, equal values, equivalent that, erc, ergebnis, erklären, err const, err error, err file
1: err http, err net, err os, err req, err stack, err status, error action, error do, error end, error handling
1: error ignore, error messages, error never, error next, error nil, error no, error ok, error rules, error run
1: error so, error undefined, error |, errors as, errors console, errors go, errors if, errors such
1: errors throw, errors true, erstellt, ersten, erwähnt, es description, es una, escape data, escaping, escreva
1: escribe, est pas, esta, esta página, established related, estar, estas, estilo, estimate and, está en
1: etc audit, etc environment, etc hostname, etc machine, etc opt, etc ssh, etc wireguard, ethers const
1: ethers contract, ethers json, ethers wallet, etme, eu $, eur, eur $, euro, euros, ev json, eval $
1: eval description, eval run, eval string, eval uri, even though, even with, evening, event, event at
1: event comment, event from, event json, event not, events checkout, events with, evergreen, every answer
1: every commit, every customer, every file, every import, every list, every machine, every project, every read
1: every repository, every request, every session, every source, every template, every ten, every test
1: every third, every workload, everybody, everything else, eviction, evidence for, evidence is, evidence of
1: evidence with, evidenced, ex, exact value, examined, example for, example of, example with, examples short
1: excel application, excel workbooks, exception of, exception return, exception var, exceptions are
1: exclamation, exclamation marks, exclude dir, exclude it, exclusion process, exe $, exe and, exe no, exe node
1: exe on, exe out, exe set, exe window, exec $, exec base, exec import, exec sync, exec text, exec urlopen
1: execute as, execute scripts, executed as, execution count, exemptions, exercise in, exfil, exfiltration by
1: exif, exiftool, exiftool all, existed, existence, existing entries, exists else, exists in, exists path
1: exists select, exists write, exists yield, exit arch, exit curl, exit done, exit git, exit node, exit user
1: exp $, exp match, expand, expand ~, expect one, expected and, experience as, experiment |, expiration
1: expire and, expired session, expires $, expires |, explain the, explain to, explains, explains the
1: explains what, explanations, explique, exploratory, exploratory analysis, export as, export before
1: export class, export default, export format, export function, export node, export of, export openai
1: export py, export secret, export them, export type, export users, exported, exported true, exported type
1: exporter, exporter new, exporter require, exporter trace, exporter url, exporting, exports, exports in
1: exports no, exposed headers, exposure, exposure for, expr in, express api, express const, express from
1: express request, ext and, extends the, extension, extension $, extension exe, extension settings, externe
1: extra and, extra const, extract it, extract tar, ez, factor on, factor |, factors, factory create
1: facts instead, factual, facturas, fail and, fail in, fail with, fail |, failed runs, fails ask
1: fails without, failure can, failure policy, failure so, faktur, falco, fale, fall under, fallback $
1: falls by, false alarms, false always, false await, false before, false body, false close, false data
1: false def, false export, false follow, false git, false global, false head, false if, false ignore
1: false location, false out, false parameters, false positive, false positives, false resource, false run
1: false send, false when, false write, familiar, family sans, family text, fans, far, farbe, fast, fast and
1: fast api, fast builds, fast lane, fast mcp, fast path, fastapi auth, faster builds, fastmcp, fastmcp import
1: fattura, faults, faça, fd |, fdesetup, fdesetup status, fe ad, fear, feat, feature many, feb, fecha, fee and
1: fee is, fee |, feedback to, feedback |, fehler, fehlt, fenster, fernet generate, fetch <catcher>
1: fetch <free>, fetch <service>, fetch const, fetch for, fetch hook, fetch mcp, fetch read, fetch report
1: fetch this, fetch typeof, fetchall, fetched at, few days, fewer tokens, ffe, fff border, fg, fh delimiter
1: fh for, fh if, fh return, fi command, fi echo, fiche, field $, field by, field extra, field must, field no
1: field other, field that, field when, fields for, fields keep, fifteen minutes, fifty, figsize, figure is
1: figures, figures and, figures as, file <named>, file binread, file by, file bytes, file changes, file client
1: file delete, file dst, file etc, file exist, file fi, file filepath, file fix, file for, file got
1: file icons, file lists, file local, file manager, file match, file may, file missing, file move, file named
1: file new, file no, file null, file open, file or, file parent, file per, file put, file rb, file read
1: file says, file stays, file str, file tar, file the, file top, file where, file which, filed, filename path
1: filepath, filepath glob, filepath join, filepath walk, filepaths, files and, files at, files by
1: files changed, files copy, files filepath, files filter, files have, files html, files into, files key
1: files named, files one, files open, files or, files out, files over, files path, files process, files report
1: files root, files run, files since, files true, files ts, files under, files url, files walk, files which
1: files with, files |, filesize, filesize mb, fill and, fill fff, fill in, fill it, fill them, fill up
1: fill with, filled, filter, filter blob, filter boolean, filter by, filter chain, filter const, filter for
1: filter from, filter hook, filter index, filter it, filter key, filter names, filter test, filter token
1: filter until, filter which, filters, filters create, filters |, fim, fin, final class, final list
1: final long, final string, finance team, find all, find bin, find by, find generic, find id, find in
1: find large, find name, find text, find the, find this, find word, findall text, finding and, finding is
1: findings, findings can, findings list, findings so, findings sort, findings the, finditer, finditer text
1: finds, finds leaked, fine the, finish each, finishing, firewalld, firmware, first after, first because
1: first commit, first component, first contact, first date, first every, first export, first get, first half
1: first hour, first key, first kubectl, first match, first mention, first on, first one, first order
1: first remove, first rule, first run, first scan, first session, first show, first since, first step
1: first ten, first with, first year, fit small, five whys, fix, fix before, fix broken, fix delete, fix or
1: fix re, fix what, fixed, fixed $, fixed items, fixed removed, fixture in, fixtures and, flag as, flag bash
1: flag string, flag that, flagged by, flags default, flags in, flags js, flags name, flags ts, flaky and, flat
1: flatten flatten, flavours, fleet, flicker, float for, float or, floats, floor at, floor date, flow from
1: flow run, flowing, fluent, fluent bit, fly, fmt recursive, fn, fn async, fn str, focus, focus rings
1: focus visible, focused tests, fois, fold change, folder, folder from, folder glob, folder in, folder it
1: folder layout, folder local, folder npm, folder path, folder rglob, folder the, folder under, followed by
1: follows |, font cache, font pt, font px, font with, foods, foot, footer, footers, for, for absent
1: for accounts, for address, for ai, for all, for an, for any, for api, for approval, for area, for branch
1: for browser, for card, for causal, for cfg, for cmd, for comparison, for complete, for compliance
1: for consent, for contracts, for db, for dir, for do, for drift, for ds, for edge, for embedded
1: for emergencies, for err, for every, for everybody, for expr, for failed, for fast, for fetch, for fewer
1: for fix, for front, for funding, for get, for github, for handling, for hits, for hot, for http
1: for httpheader, for identity, for images, for improvement, for keys, for kind, for large, for links
1: for list, for login, for logo, for mac, for may, for mcp, for missing, for months, for networks
1: for newsletters, for no, for now, for papers, for part, for password, for paths, for png, for preview
1: for privacy, for private, for production, for range, for rc, for redis, for refresh, for report
1: for returning, for risky, for root, for routing, for rule, for run, for sample, for schemas, for section
1: for single, for six, for slide, for so, for sort, for spans, for speed, for stable, for state, for string
1: for styling, for tests, for text, for them, for these, for third, for topic, for type, for typical, for url
1: for while, for windows, for you, forbid, force enable, force error, force reinstall, foreach var, forecast
1: forged, fork the, fork |, forking, forks and, form <named>, form add, form has, form id, form if
1: form response, form script, form so, form what, form with, form without, forma, formality
1: format <placeholder>, format each, format every, format json, format name, format names, format out
1: format refname, format return, format tag, formatter, formatting, formatting with, forms and, forms by
1: forms of, formula, formula if, fortlaufende, fortlaufende nummer, forward agent, forward as, forward fix
1: forward to, forwarding, forwarding addresses, forwarding email, forwarding forwarding, forwarding no
1: forwarding |, forwards to, foto, found for, found nothing, found on, found source, found then, foundation of
1: four, four characters, four times, four weeks, fr, fra, frage nach, fragmented, frame mean, frame rows
1: frecuentes, free, free disk, free entry, free from, free space, freeze, freezegun, french, french and, freq
1: frequent cause, freshness, freundlich, friendly, friendly way, from <service>, from an, from async
1: from audit, from await, from both, from bytes, from channel, from chat, from clean, from codeowners
1: from conventional, from cron, from csv, from decimal, from django, from ethers, from event, from examples
1: from files, from here, from hex, from hr, from if, from it, from its, from jobs, from json, from legacy
1: from line, from lines, from many, from mcp, from mode, from msg, from no, from now, from orders, from our
1: from plain, from policy, from port, from process, from pynput, from register, from remote, from scratch
1: from scripts, from selected, from sender, from sequence, from session, from site, from state, from templates
1: from this, from to, from two, from type, from types, from urllib, from us, from vue, from zero, from |
1: fromhex, fromhex decode, fromisoformat, front door, front matter, front of, frozen, fs const, fs dir, fs for
1: fs in, fs readdir, fs set, fs sk, fs write, fsmonitor, ftp |, full, full chain, full conversation, full in
1: full json, full payment, full power, full price, full refund, full sentence, func jwt, func string
1: func warm, function by, function collect, function discover, function hash, function if, function in
1: function inline, function mac, function main, function open, function per, function push, function register
1: function render, function report, function set, function setup, function single, function state
1: function suppress, function sync, function use, function verify, functions with, funnels, fuse, fut
1: future sessions, fw, fwrite, fwrite $, fy, für, für das, für die, gaming, gap rem, gap |, garden, gardener
1: gas, gateway description, gateway for, gateway in, gc, gcloud auth, gcloud config, gd, ge $, ge then
1: gebruiker, gehalt, gelen, gelöscht, gem, gemfile, gemfile lock, genera facturas, generate key
1: generate matching, generate production, generate small, generated for, generic password, geo, geo <named>
1: geo json, geo tools, gerekir, gerekmez, gerçek, gesperrt, get, get $, get <cheap>, get authorization
1: get aws, get base, get best, get better, get call, get child, get confused, get file, get folder, get for
1: get github, get health, get host, get hostname, get impl, get in, get ipython, get kind, get label, get list
1: get live, get manifest, get output, get profile, get prototype, get put, get recent, get rules, get self
1: get signatures, get src, get str, get the, get thumbnails, get unit, get url, get values, getattr import
1: getcwd, getent hosts, gethostbyname, getlogin, getoutput git, gets json, gettempdir, getusersitepackages
1: getvalue, getvalue method, geçerli, gf, gh auth, gh instead, gh push, ghi chú, ghi vào, gif, gift, girdi
1: gists, git <named>, git <service>, git author, git branch, git clean, git clone, git commit, git committer
1: git credential, git format, git git, git github, git info, git init, git reflog, git root, git shortlog
1: git then, git tmp, gitattributes, gitattributes git, github, github and, github copilot, github repository
1: github sha, githubusercontent, githubusercontent com, gitleaks toml, give each, give for, give less
1: give list, give the, give them, give wrong, given to, gives one, giờ, giữ, gj, gl, glance, glass access, gli
1: glob env, glob file, glob filepath, glob sync, global, global core, global feature, global fetch
1: global http, global url, glu, gluten, gmb, gnome, gnome system, gnupg $, go beyond, go first, go into, go rs
1: go the, go there, go |, goal, goals, goes from, goes missing, goes out, goes stale, goes to
1: goflags insecure, going, going back, going on, golangci, golangci lint, gold, golden, golden file
1: gonosumcheck, good bad, good contrast, good news, goods, google com, goproxy, got $, gov, government, gpg
1: gpg $, gpg batch, gpg keys, gpl, gpu, gpus, gpus all, gq, grace, grade or, gradle gradle, grain, grammar
1: grams, grams |, grant all, grant is, grant select, granted and, graph api, graph true, green red, grep $
1: grep echo, grep for, grep proxy, grep time, grepl, grid gap, grocery, gross, gross |, ground, group
1: group comparison, group def, group find, group group, group has, group keys, group lastindex, group member
1: group name, group no, group offsets, group rbac, group test, group that, grow, grows by, grpc, grupos de
1: gs if, gt $, gt then, guard, guard let, guard shared, guardian, guest, guia, guide description, guide on
1: guide use, guided, guidelines are, guild, gunicorn, gunzip, gwei, gz as, gzip for, gönder, göre, güvenlik
1: habilidad, habitual, had never, half of, half page, half way, hall, halts, halves, ham, hand, hand it
1: hand on, hand the, handed over, handled in, handler if, handler log, handshake |, hang, happened, happy path
1: har, hard coded, hard to, harden, harden sh, hardened, harmless, harmless and, harvest, has, has an
1: has been, has content, has decided, has enough, has for, has it, has just, has licence, has more, has only
1: has seen, has the, has three, has written, hash $, hash object, hash sha, hash string, hashed in
1: hashes from, hashes the, hashicorp, hashlib pathlib, hasil, have and, have enough, have nothing, have url
1: hba conf, hc, hd, hdiutil, hdiutil attach, hdr, head append, head body, head copy, head git, head index
1: head or, head refs, head report, header api, header block, header host, header key, header main, header true
1: headers and, headers body, headers client, headers key, headers origin, headers process, headers request
1: headers set, heading heading, headline, heads, health description, healthcheck test, hear, hear about
1: hearing, heartbeat, heating and, height for, height src, held and, held up, helm rollback, helo, help save
1: help support, help wanted, helper $, helper in, helper is, helper or, helper so, helper test, helper to
1: helper use, helpers, helpers import, hence the, her, her zaman, here and, here are, here do, here it
1: here on, here return, heron, hesitate, heute, hex for, hex to, hex |, hexlify, hf, hf hub, hg, hi first
1: hidden answer, hidden argument, hidden directories, hidden encoded, hidden files, hide, high if, higher
1: highest, highest rank, highlighted, hint $, hints, hints for, hints in, hiring, hiring manager, history and
1: history bash, history description, history of, history on, history python, history start, hit const
1: hit else, hit in, hits add, hits are, hizmet, hl, hm, hmac compare, hmac from, ho, hold in, hold is, hold or
1: hold out, hold up, holds them, holes, home app, home claude, home dev, home directory, home electrum
1: home env, home folder, home gnupg, home mozilla, home openclaw, home unwrap, home vault, homedir if, honey
1: hook <named>, hook event, hook events, hook input, hook json, hook matcher, hook session, hook so
1: hook specific, hooks by, hooks mcp, hooks stripe, hooks type, hora, host bash, host hostname, host login
1: host mirror, host net, host only, host port, host return, host uri, hostname $, hostname for, hostname os
1: hostname rm, hostname tgz, hostname the, hosts $, hosts and, hosts file, hosts in, hosts txt, hot reload
1: hotfix, hour add, hour if, hour in, hour the, hours are, hours for, hours from, hours in, hours is, hours no
1: hours or, hours raise, hours the, hours |, house style, how do, how it, how much, how old, how quickly
1: however many, hoá, hoặc, hq, hr dov, href, href style, hrw, hrw oi, hsa, html comment, html fs, html import
1: html json, html one, html string, http <named>, http apis, http body, http calls, http create, http is
1: http json, http only, http server, http tiny, http transport, http urlconnection, httpclient, httphandler
1: httpheader field, httprequest, https const, https function, https port, https proxy, hub disable, hue
1: hundred, hundred lines, hv, hx, hàng, häufige, häufige fehler, hình, hỗ, hỗ trợ, ia, iam account, iam delete
1: iam role, ib, iban $, iban bic, iban string, ich, icon, icon $, icon caution, icon png, icons icon
1: id action, id an, id buffer, id by, id cb, id connection, id crypto, id customer, id deploy, id directory
1: id document, id email, id errors, id for, id has, id ids, id include, id key, id me, id nr, id old, id page
1: id plus, id primary, id re, id result, id roles, id route, id score, id send, id set, id sign, id the
1: id then, id to, id un, id with, id |, ident, identity matches, idle time, idp, ids are, ids output, ids read
1: ids that, ieee, if admin, if amount, if an, if another, if any, if buf, if cell, if cfg, if check, if conf
1: if contains, if db, if developer, if df, if dt, if err, if exception, if fail, if fewer, if flags, if got
1: if header, if home, if integrity, if is, if isset, if job, if key, if kind, if last, if len, if let
1: if local, if lock, if mail, if missing, if more, if nil, if nothing, if npm, if only, if part, if path
1: if port, if prof, if req, if row, if settings, if somebody, if startswith, if step, if target, if template
1: if test, if time, if today, if total, if use, if username, if var, if verify, if want, if windows, ifs $
1: ignore, ignore changes, ignore const, ignore def, ignore errors, ignore except, ignore the, ignore unref, ij
1: iki, il est, il testo, ilk, im image, image, image axllent, image busybox, image description, image docker
1: image in, image ops, image prune, image pull, image quay, image registry, image url, images are, imds
1: imfile, imfile file, imfile input, immediate |, imperial, implementation detail, implied probability
1: implode, import, import contract, import core, import data, import datetime, import decimal, import default
1: import express, import fast, import for, import foundation, import hmac, import http, import it, import java
1: import keyboard, import math, import module, import net, import node, import numpy, import platform
1: import post, import pyperclip, import ref, import return, import setup, import threading, import ttfont
1: import types, import url, import urlsplit, import zz, importa, important, importante, importes
1: importlib import, improvement of, improvements, in, in about, in add, in advance, in again, in and, in any
1: in archive, in audit, in aws, in bits, in buffer, in build, in cache, in cents, in chapters, in checks
1: in client, in close, in closed, in compile, in conftest, in container, in content, in cookies, in ct
1: in darwin, in das, in days, in deep, in def, in deleted, in der, in df, in dirs, in else, in entries
1: in environment, in euro, in excel, in execute, in false, in fast, in fh, in fixture, in folder, in force
1: in friendly, in front, in full, in future, in glob, in go, in guard, in have, in head, in het, in hurry
1: in ids, in include, in install, in items, in key, in kw, in linear, in local, in long, in lua, in meds
1: in meetings, in members, in mind, in modules, in mx, in my, in nb, in never, in nine, in offers, in office
1: in on, in open, in or, in outlook, in people, in pre, in print, in profiles, in project, in pyproject
1: in quarter, in real, in ref, in region, in register, in repository, in requests, in res, in reviews
1: in rules, in sample, in scan, in schema, in scratch, in section, in seed, in set, in sign, in silence, in so
1: in sources, in spring, in start, in steps, in storage, in str, in stripe, in sync, in tag, in technical
1: in terminal, in them, in these, in thought, in three, in title, in tone, in topics, in total, in touch
1: in type, in use, in uses, in vals, in vault, in verified, in walk, in week, in whatever, in yes, incident is
1: incidente, incidents, inclua, include and, include env, include id, include local, include spf, included and
1: includes $, inclusion, inconclusive, indented, indented by, index, index concurrently, index creation
1: index file, index has, index if, index json, index let, index skip, index so, index to, index |, indexes and
1: inert inert, inet filter, inet socket, inf amt, inf def, infile, inflate, info, info exclude, info in
1: info input, info req, info run, info txt, info warn, information for, informed, informes, ingest
1: ingress from, ingress group, inhoud, init <named>, init dsn, init template, init which, initialize, initials
1: initn document, inizio, input base, input boolean, input csv, input focus, input has, input map, input name
1: input priority, input transcript, input |, inputs, inputs name, insecure, insecure ssl, insert
1: insert calendar, insert into, inside an, inside |, inspected, instalación, instalador, instalar, install $
1: install break, install check, install copy, install extra, install force, install git, install no
1: install pip, install recommends, install script, install them, install wanted, installed app, installed run
1: installed so, installed which, installing, installs, installs faster, installs the, instance eval
1: instance identifier, instance main, instd, instd amt, instead and, instruction, instruction for
1: instructions before, instructions md, instructions of, instrumentations, instrumentations node, int
1: int amount, int bits, int enum, int from, int rest, integer integer, integrity, integrity sha, integrity |
1: intent data, intention, inter sans, interest, interface options, internal and, internal proxy, internal to
1: internet settings, interno, interpreters, interval from, interval key, interval |, intervals, interview
1: into all, into audit, into clean, into clear, into new, into public, into single, into web, introspection
1: inv |, inventory inventory, invisible, invitations, invoice $, invoice payment, invoice table, invoice to
1: invoices, invoices from, invoices |, io and, io as, io path, io serviceaccount, io username, io write, io |
1: ioavprotection, ioavprotection $, ioc, ip $, ip link, ip request, ip saddr, iptables, ipv conf, ipv tcp
1: ipython, ir, irm, irm $, irm <named>, irony, irrevocable, is accepted, is affected, is ambiguous, is among
1: is an, is another, is any, is assignable, is background, is below, is broken, is built, is busy, is by
1: is called, is capped, is channel, is column, is compact, is concerned, is constant, is counted, is current
1: is customer, is damaged, is deleted, is delivered, is deterministic, is dir, is done, is drawn, is drill
1: is easier, is easy, is edited, is fair, is finished, is fixed, is found, is free, is fresh, is graded
1: is handed, is here, is housekeeping, is included, is keyed, is late, is line, is loaded, is lost, is made
1: is mb, is most, is na, is newer, is noise, is nothing, is opaque, is or, is otherwise, is our, is ours
1: is over, is packed, is past, is preset, is protected, is real, is reported, is required, is run, is running
1: is shared, is simpler, is slow, is slower, is step, is stored, is there, is too, is trusted, is under
1: is unfamiliar, is unique, is updated, is valid, is verified, is weak, is with, is words, is worst, is yes
1: isalpha, isdigit and, isdigit else, ise, isn just, isna, iso, iso target, isolate the, isostring
1: isostring slice, isready, issue and, issue comment, issue create, issue list, issue write, issue |
1: issued by, issues and, it after, it again, it aloud, it answers, it archive, it back, it behind, it belongs
1: it breaks, it came, it changes, it comes, it confusing, it contains, it down, it drops, it easier, it five
1: it generated, it give, it goes, it here, it if, it leads, it lets, it looks, it made, it matters, it means
1: it need, it note, it nothing, it often, it or, it over, it reaches, it really, it replaces, it required
1: it retries, it rules, it say, it sees, it serves, it set, it sh, it should, it stands, it stays
1: it succeeded, it tasks, it wants, it which, it without, it works, it –, italian, item count, item def
1: item env, item key, item local, item property, item |, items append, items as, items assert, items batch
1: items body, items map, items on, iter, iterator iterator, iteritems, its affiliates, its description
1: its history, its init, its instructions, its key, its lines, its neighbours, its next, its password
1: its quality, its reason, its side, its skill, its source, its text, its tool, its value, itself bash
1: itself can, itself for, itself if, itself that, itself with, iwr, iwr <named>, iwr <numeric>, ix, izin
1: içeren, içindeki, jan, java math, java time, jedes, jest, jeśli, jf, jh, jl, jn, job $, job do, job name
1: job start, jobs where, join $, join and, join buf, join catch, join console, join customers, join export
1: join folder, join fs, join get, join home, join map, join new, join part, join process, join try
1: journalctl err, jours, jq |, jr, js async, js has, js it, js node, js this, js under, json all, json cfg
1: json chat, json commands, json compare, json config, json copy, json delete, json dump, json echo, json en
1: json end, json ethereum, json first, json get, json id, json import, json in, json into, json join
1: json marshal, json max, json missing, json object, json otherwise, json pathlib, json payload
1: json permissions, json pretty, json put, json reports, json scopes, json score, json secret, json send
1: json settings, json sh, json sort, json start, json sys, json that, json then, json timeout, json try
1: json via, json 을, jsonb, jsonb build, jsonb new, jsonschema, jsx tsx, judged on, judging, julia, jumlah
1: juridique, jwt secret, jwt token, jwt with, kalın, kann, kd, ke, keep copy, keep data, keep date, keep going
1: keep in, keep last, keep log, keep notes, keep old, keep on, keep one, keep re, keep using, keep what
1: keeper, keeps it, keeps mail, keeps only, keeps second, keeps them, keeps translation, keeps work
1: keeps your, kept as, kept at, kept by, kept only, kern, key action, key after, key alias, key all, key auto
1: key base, key clear, key db, key each, key file, key fingerprints, key integer, key last, key local
1: key policy, key properties, key req, key retrieve, key rk, key secret, key spec, key src, key start
1: key tools, key was, key words, keyboard focus, keychain $, keychains login, keychains system, keypair from
1: keys are, keys def, keys echo, keys export, keys sort, keys ssh, keys sudo, keys the, keys title, keys to
1: keys with, keystore config, kg, kg kg, kg number, killing, kind file, kind for, kind kind, kind name
1: kind none, kind regards, kind rx, kind value, kindly, kinds |, know if, know what, known and, known good
1: known hosts, known issues, known |, komut, komutlar, komutu, konfiguracji, kube $, kube config, kube ~
1: kubeconfig, kubectl apply, kubectl describe, kubectl kube, kubelet, kubernetes, kubernetes default
1: kullanıcıya, kurulum, kurz, kv get, kworker, kyverno, kz, kê, ký, kısa, la clé, la configuración
1: la conversación, la cuenta, la fecha, la fortaleza, la mémoire, la personne, la red, la revisión
1: lab description, lab notes, label are, label com, label index, label input, label label, label mail
1: label name, label string, label strong, label to, label with, labels description, laboratory, lack
1: lambda return, lamports, landlord, lands where, lang |, language const, language lang, language plpgsql
1: language runtime, language servers, language sql, language test, languages and, laptop with, large
1: large tables, large type, larger, larger than, last and, last four, last if, last line, last log, last logon
1: last message, last order, last prompt, last release, last row, last section, last seven, last two
1: last version, lastindex, lastindex or, late |, latency, later if, later on, later runs, later sessions
1: later skills, later use, latest json, latest steps, latexmk, latin if, latitude $, lawful, lay, layout one
1: layout shift, ldb, le terminal, le texte, lead before, lead by, lead |, leads, leads are, leads by, leaflet
1: leak, leak check, leakage, leaked, leaked keys, leaked ones, leaked secrets, learner, learners
1: learning rate, least of, least one, least rights, least |, leave as, leave no, leave that, leaves with
1: ledger and, ledger with, left in, left join, legacy, legacy base, legacy return, legacy |, legal asks
1: legal hold, legal holds, legal team, lege, legt, leitura, len, len and, len characters, len data, len df
1: len keys, len line, len return, len strip, len words, lending, length await, length before, length buffer
1: length by, length data, length export, length in, length limit, length mass, length math, length new
1: lenient, leri, les, less for, less than, let bad, let body, let dir, let format, let home, let label
1: let length, let me, let ok, let old, let score, let seed, let this, let try, let work, let write, lets
1: lets the, letsencrypt, letters of, letters string, letters |, level by, level read, level so, level warn
1: leveldb, levels, levels |, lex, lfu, lgpd, lh, liability, liability for, liable, lib import, lib kubelet
1: lib postgresql, library application, library developer, library launch, lic, licence or, license and, lid
1: lie, liegen, lies die, lifetime, lights, lights in, like if, like password, like to, likert, likewise, limit
1: limit and, limit do, limit for, limit from, limit is, limit json, limit keep, limit let, limit max
1: limit only, limit orders, limit print, limite, limits cpu, limits of, limits or, limits |, line above
1: line are, line as, line below, line export, line get, line id, line if, line import, line is, line it
1: line item, line len, line max, line of, line only, line replace, line rstrip, line rule, line since
1: line text, line time, line under, line when, line which, lines, lines and, lines around, lines as
1: lines console, lines for, lines if, lines into, lines keep, lines line, lines max, lines no, lines out
1: lines run, lines so, lines take, lines tell, lines use, lingua, linha, link if, link in, link of, link path
1: link show, link text, link url, linked list, links, links are, links as, links check, links must, links so
1: links that, links |, lint, linux $, linux amd, linux not, linux run, linux secret, linux servers, linux sudo
1: linux the, lire les, list action, list after, list console, list description, list files, list max
1: list name, list no, list packages, list path, list price, list since, list this, list true, list unsubscribe
1: list what, list your, list zero, listdir, liste, liste der, listener, listener change, listener scroll
1: listener submit, listesi, listo, lists are, lit, lite llm, litellm, literal |, literals and, litigation
1: live $, live by, live false, live secrets, live site, live tup, live za, liveness check, living, llc
1: lm from, ln, ln sf, lo menciones, load and, load every, load imfile, load return, load sys, load terms
1: load the, load with, loaded, loader, loader yaml, loads from, loads here, loads path, loads settings, loans
1: local app, local application, local copy, local env, local environment, local exec, local extension
1: local host, local issuer, local one, local src, local time, local user, local variables, locale aware
1: localhost $, localhost dev, locally then, locate, location, location href, location in, location proxy
1: location user, locators, lock at, lock file, lock files, lock front, lock in, lock no, lock |, log add
1: log app, log btmp, log done, log entries, log errors, log files, log for, log grep, log js, log lastlog
1: log method, log of, log oneline, log publishing, log rows, log scale, log shell, log show, log so
1: log source, log syslog, log tool, log where, logging false, logging handlers, logging json, logging |
1: login gh, login if, login in, login permit, login so, login yes, logins, logo and, logo svg, logon, logs
1: logs app, logs exporter, logs pod, logs to, logs |, long by, long for, long form, long long, long term
1: long the, long |, longitude $, look after, look again, look as, look at, look before, look real, look who
1: looks good, looks like, lookup body, lookup the, lookups, lookups are, loop main, loop start, loops
1: los archivos, los resultados, lose the, loss in, loss is, loss prevention, lost one, low high, low priority
1: low severity, lower and, lower for, lower if, lower return, lower split, lower the, lowest price, lowest |
1: loyalty, ls lh, lsblk, lum, lvl, lx, làm, lässt, lê, límite, löschung, lý, lần, lệnh, mac open, mac password
1: mac roman, machine bash, machine before, machine id, machine is, machine with, made from, made on, mail as
1: mail email, mail image, mail in, mail tool, mail type, mailbox, mailer, mailpit, mailto, main activity
1: main and, main ap, main argparse, main aside, main branch, main const, main enable, main folder, main footer
1: main for, main js, main main, main println, main run, main server, main src, main tag, main test, main tex
1: main text, main tf, main try, mainline, maint, maintainer, maintype, make archive, make byte, make copy
1: make each, make room, make setup, make the, make three, make your, makedirs exist, makefile
1: maker description, maker python, makers, makes builds, makes for, makes no, makes tidy, malicious
1: malicious packages, malware analysis, managed, managed policy, managed settings, management events
1: management in, manager as, manager default, manager new, manager skill, manager when, managers and, mande
1: many files, many small, many times, map, map attribute, map def, map fs, map json, map scene, map split
1: map str, map to, map try, mapping for, mapping of, maps in, mapsreporting, mapsreporting disabled, marca
1: march, margin mm, margin top, mark as, mark them, markdown headings, markdown metadata, market is, market |
1: marketplace, marketplace json, marks, mass, massimo, master key, match by, match list, match za, matched
1: matched the, matched to, matched with, matcher, matcher matcher, matcher none, matchers, matches
1: matches and, matches any, matches input, matches on, materialise, math, math big, math floor, math import
1: math log, math random, math sqrt, math sys, mathematics, matrix python, matter most, matters, matters the
1: matters to, matters when, max auth, max concurrent, max min, max value, max width, may act, may call
1: may differ, may say, may skip, may write, mb, mb and, mb mb, mcp deny, mcp fast, mcp headers, mcp http
1: mcpjson, mcpjson servers, md, md $, md asks, md completely, md const, md current, md cursorrules
1: md encoding, md et, md inside, md newest, md one, md out, md so, md soul, md table, md that, md without
1: md write, md ~, md か, md の, md 끝, me all, me body, me json, me sh, me write, mean, mean mean, mean sd
1: mean |, meaning, meaning example, means that, meant, meanwhile, measure measure, measurement, measuring
1: media and, medicines, meds, meet it, meetings, melden, meldet, member, member for, member of, members
1: members who, memberships, memo const, memo memo, memoria, memory and, memory import, memory never
1: memory that, memory the, menciones, menge und, menos de, mention in, mentioned, merge assets, merge by
1: merge description, merge it, merge merge, merge return, merge settings, merge split, merge this, merged by
1: merging, merits, message as, message channel, message const, message def, message docs, message except
1: message job, message method, message new, message on, message per, message rules, message test, message tool
1: message update, messages, messages and, messages before, messages from, messages may, messages or
1: messages that, messages with, messy, messy csv, meta charset, metadata author, metadata meta, metadata name
1: metadata outputs, metadata source, metadata tags, metamask, method date, method headers, method if
1: method request, method uri, methods section, metin, metrics, mfa, mg per, mi, mi km, microsoft
1: microsoft edge, microsoft office, mientras, migration in, migrations are, migrations for, migrations sql
1: migrations without, migrator, min confidence, min len, min precipitation, min words, mind read, miner
1: minified code, minimum for, mint authority, minus, minuten, minutes and, minutes before, minutes for
1: minutes of, minutes to, minutos, mirror <named>, mirrored, mirrored from, misc, misread, missing id
1: missing indexes, missing install, missing keys, missing lines, missing on, mistype, mit metadata, mix the
1: mixed, mj, mjs let, mk, mk |, mkdir, mkdtemp for, mkswap, ml, mm border, mm dd, mmol, mod mod
1: mode description, mode first, mode in, mode on, mode run, model always, model anthropic, model at, model for
1: model openai, models anthropic, models so, module add, module data, module exports, module load, module no
1: module per, modules core, modules if, modulo, modèle, moet, moi, moins, mold, moment it, momento, monday |
1: monitoring or, monorepos, montant, month end, month of, monthly budget, months after, months or, moradia
1: more info, most, most at, most frequent, most one, most people, most so, most the, most useful, most users
1: most |, mostly, mostrar, mot de, motifs, mount, move is, move on, move one, mozilla, mqtt client, mr |
1: ms request, msal token, msg from, msg role, msg subject, msg to, msgid, msgtype, mshta <named>
1: mshta <numeric>, mt, much, much as, muestra, multi stage, multipart form, multisig, must, must also
1: must arrive, must be, must compile, must derive, must first, must have, must hold, must name, must not
1: must stay, muster, my agent, mysql, máquina, más de, máy, mémoire, mês, müşteri, mạng, mất, mở, nach
1: nach den, nach §, name ad, name all, name alone, name android, name api, name as, name auditoria, name await
1: name bastion, name bench, name blender, name blob, name builder, name by, name calendar, name category
1: name change, name ci, name co, name coin, name collect, name configure, name coverage, name day, name decode
1: name default, name delivery, name disk, name each, name electron, name ends, name environment, name excel
1: name fastapi, name file, name files, name found, name geo, name git, name go, name golden, name hook
1: name http, name iban, name input, name instead, name inventory, name keys, name label, name latex, name ld
1: name license, name litellm, name log, name lower, name mail, name metrics, name name, name names, name nginx
1: name nm, name npx, name number, name one, name or, name org, name otel, name output, name parser, name pass
1: name phishing, name posix, name post, name pre, name prompt, name qr, name react, name ref, name remote
1: name safe, name sandbox, name seat, name second, name secret, name seed, name sender, name sequence
1: name severity, name smart, name snap, name so, name sql, name starts, name subject, name subtitle
1: name support, name system, name table, name tag, name tail, name tar, name then, name timeout, name title
1: name trail, name true, name two, name unit, name unknown, name update, name utf, name var, name website
1: name who, name word, name wordpress, name work, name zh, name zip, name |, named by, named exports
1: named hold, names are, names do, names false, names from, names function, names length, names map
1: names never, names os, names re, names say, names so, names status, names str, names test, names that
1: names types, names with, naming for, napisz, nastroika, national ids, navigator user, nb, nb cells, nb of
1: nda, ndef, ne $, near, near matches, near the, nearer, nearest, nearly every, necesita, necesitas, neden
1: need be, need one, need person, need the, need them, needed do, needed in, needed on, needed once
1: needed since, needed so, needlessly, needs both, needs it, needs the, needs you, needs your, negation
1: negotiation, neighbours, nested quantifiers, net connect, net const, net dev, net new, net os, net require
1: net sockets, netlify, netrc ~, netsh advfirewall, netsh wlan, network, network config, network for
1: network manager, network name, network online, network private, network use, networks are, neu, neutral past
1: never after, never amend, never an, never and, never as, never at, never blame, never come, never delete
1: never goes, never list, never need, never no, never reorder, never reveal, never shown, never swallow
1: never tell, never user, new auth, new big, new blob, new browser, new builder, new call, new contract
1: new date, new dir, new env, new ethers, new events, new exception, new files, new findings, new google
1: new hash, new home, new http, new inbox, new item, new maintainer, new mg, new module, new network, new new
1: new otlptrace, new out, new print, new process, new promise, new public, new reader, new repository, new run
1: new scanner, new search, new secret, new server, new sh, new sign, new span, new str, new url, new urlsearch
1: new worker, newcomer, newer, newer and, newer than, newest on, newest the, newsletters receipts, next and
1: next button, next commit, next context, next date, next days, next if, next json, next one, next open
1: next pass, next update, next version, nfd, nfts, nginx access, nginx configuration, ngày, ngân, người dùng
1: nic, nic nie, nicht aufgeführt, nichts, nie, nie zmieniaj, niente, niets, night |, nightly, nil end, nil os
1: nil req, nil write, ninety, ninety days, nist, nist sp, nits, nkbihfbeogaeaoehlefnkodbefgpgknn, nl, nm $
1: nm escape, nmap, nmap pn, nn, no, no $, no account, no action, no adjectives, no advice, no alert, no and
1: no call, no changes, no check, no clean, no column, no commits, no confirmation, no console, no control
1: no copy, no cover, no css, no default, no delete, no deletion, no duplicates, no dynamic, no end, no entry
1: no evidence, no example, no exclamation, no field, no final, no high, no identity, no images, no index
1: no known, no link, no max, no note, no numbers, no output, no pdf, no pod, no provider, no puede, no release
1: no reply, no report, no repository, no room, no row, no self, no slide, no split, no start, no such
1: no terminal, no the, no ttl, no user, no window, no |, nobody can, nobody reads, nobody reviewed
1: nobody should, nobrowse, nobrowse quiet, node $, node bin, node build, node const, node exe, node fetch
1: node local, node major, node node, node opentelemetry, node platform, node put, node return, node service
1: node steps, node test, node use, nodename, nohup ssh, noise in, nom, nome, nome del, nomi, nominal
1: non exclusive, none $, none cache, none continue, none msg, none on, none or, none rua, none step, none |
1: noout in, nor, norm name, normal browser, normalises, normalize embeddings, normally, norms, north
1: not appear, not applicable, not as, not ask, not asked, not change, not committed, not correct, not count
1: not counted, not decision, not delete, not describe, not displayed, not dropped, not enough, not evidence
1: not executed, not exists, not expect, not export, not flag, not found, not go, not hasattr, not held
1: not interested, not keep, not leave, not lock, not look, not members, not name, not needed, not notice
1: not offer, not open, not print, not repeat, not replaced, not report, not review, not scale, not serve
1: not skip, not speak, not stop, not subject, not summarise, not the, not there, not update, not wait
1: not want, not wanted, not with, not worth, notarise, notch, notcontains, note all, note ask, note each
1: note on, notebook description, notes come, notes each, notes give, notes in, notes into, notes md, notes of
1: notes out, notes report, notes so, notes when, notes with, notes |, nothing so, nothing that, nothing then
1: nothing when, notice on, notices, notification email, notify, notna, notna all, now auditd, now dbus
1: now now, now on, now read, now return, now set, now string, now time, now timedelta, now utc, now we, np $
1: np from, npm npm, npm or, npm pkg, npm publish, npm token, npm version, npmrc to, nproc, npx tsx, npx yes
1: nq, ns def, ns get, ns in, ns return, nt current, nudge, null chmod, null cp, null create, null curl
1: null def, null disown, null err, null exit, null extract, null for, null get, null git, null limit
1: null metadata, null new, null on, null say, null search, null set, null ssh, null sudo, null tar, nullish
1: number await, number const, number export, number format, number name, number only, number owner
1: number return, number row, number string, number to, numbering, numbers and, numbers are, numbers as
1: numbers compare, numbers for, numbers if, numbers should, numbers that, numero, numpy, numpy as, numéro de
1: nunique, nur, nur wenn, nuts, nutzers, nvm $, nvm dir, nvm sh, não registre, nächsten, néant, nếu, object
1: object apply, object byte, object excel, object get, object id, object keys, object new, object required
1: object system, object the, object to, object url, object wscript, objection is, objects create, objet
1: objetivo, oc, occurs twice, ocean, ochrona, octet stream, od, od an, odd, oder, oder ust, of, of <named>
1: of agents, of answers, of app, of assets, of async, of at, of await, of basic, of before, of being
1: of complete, of concept, of conflict, of decisions, of delivery, of dependencies, of different, of errors
1: of exposure, of file, of focus, of fs, of glob, of good, of green, of group, of high, of is, of large
1: of last, of length, of local, of lost, of market, of members, of nine, of no, of of, of old, of on, of over
1: of points, of present, of provider, of readdir, of reading, of recovery, of region, of repo, of report
1: of roots, of rows, of rules, of saa, of secrets, of services, of session, of settings, of since, of slide
1: of string, of system, of table, of tag, of ten, of tests, of these, of this, of thumb, of tokens, of top
1: of up, of view, of web, of weight, of well, of window, of zero, off, off first, off if, off name, off on
1: off real, offer an, offer one, office hours, officers, official site, offline access, offline |, offsets
1: offsite, oficial, often to, oi, oidc client, oidc trust, ok, ok body, ok else, ok or, ok user, okta
1: okta com, old date, old if, old key, old value, old |, oldest, oldest and, oltre, omfwd, omfwd target
1: omitted from, on, on account, on add, on after, on all, on as, on at, on auto, on body, on boot, on both
1: on chain, on close, on day, on dev, on different, on each, on enter, on failures, on first, on full, on go
1: on id, on if, on its, on laptop, on march, on message, on new, on official, on on, on orders, on phone
1: on public, on pull, on push, on real, on rows, on server, on servers, on site, on so, on style, on the
1: on their, on those, on three, on topic, on weekdays, on which, on without, on workflow, on writing, on |
1: onay, onboard, once an, once bash, once for, once sh, once true, once with, one after, one all, one at
1: one batch, one boundary, one call, one case, one change, one claim, one document, one drive, one error
1: one field, one for, one go, one happy, one has, one job, one json, one line, one login, one message
1: one module, one more, one move, one never, one number, one person, one runtime, one segment, one sheet
1: one slow, one star, one string, one table, one test, one text, one thing, one title, one to, one topic
1: one was, one web, one worked, one working, one year, ones and, ones come, ones const, ones in, ones that
1: ones |, oneshot, only be, only exact, only file, only matters, only measures, only one, only open
1: only place, only prefer, only safe, only save, only send, only should, only since, only source, only that
1: only then, only where, onward, opaque, open api, open config, open connection, open etc, open for, open path
1: open pdf, open port, open power, open public, open question, open read, open sys, open table, open threads
1: open until, open uri, open wb, open while, open ~, openai api, openclaw skills, opened and, opened on
1: opened so, opened synchronize, opening, opens each, opens it, openssl enc, openssl enddate
1: opentelemetry auto, opentelemetry otlp, operating system, operations create, operator and, opportunistic
1: ops github, optimiser, option string, optional |, options if, options same, options token, options user
1: opts no, or address, or adds, or after, or and, or another, or better, or board, or body, or broken
1: or cargo, or chart, or children, or colleague, or company, or contract, or customer, or declines, or dir
1: or documentation, or duplicate, or encode, or env, or fail, or fake, or gap, or go, or later, or let, or md
1: or new, or permissions, or pip, or plan, or png, or privacy, or publish, or readme, or reads, or replace
1: or reset, or resources, or resume, or return, or secret, or secrets, or sell, or settings, or sign
1: or string, or they, or to, or upload, or verification, or vim, or web, or when, or wire, or word, or writes
1: or written, or zero, orchid, ordem, orden, order api, order does, order if, order items, order one
1: order read, order run, order the, order total, order with, orders as, orders on, orders using, orders |
1: ordinary, org $, org auth, org dev, org github, org id, org if, org limit, org name, org url, org |, orgs
1: orgs org, orientation, origin <named>, origin data, origin delete, origin host, origin to, origin url
1: originals are, ortam, os create, os def, os environ, os hostname, os listdir, os name, os needs, os open
1: os popen, os pty, os remove, os setsid, os shutil, os stat, os stdin, os system, os temp, os the, os tmpdir
1: os uname, os urandom, os urllib, os windows, otel log, otel quickstart, other agents, other files
1: other guests, other side, other skills, other teams, other to, other with, others are, otlp http, otlp span
1: otlptrace, otlptrace exporter, oturum, our index, our testing, ours, out <named>, out after, out before
1: out else, out evidence, out flag, out fs, out how, out is, out name, out one, out out, out rows, out set
1: out since, out small, out tests, out they, out up, out var, out writerow, out zip, outcome of, outdated and
1: outgoing, outliers, outline px, output cmd, output errors, output files, output flag, output fmt
1: output hook, output means, output target, outputs, outputs name, outputs source, outputs type, outputs |
1: outranks, outro, outside of, outside review, over an, over and, over before, over characters, over check
1: over every, over limit, over lunch, over mb, over node, over time, over to, over use, overall, overall score
1: overlooked, overwritten, overwritten by, owes, owes whom, own and, own computer, own help, own live
1: own machine, own mcp, own name, own one, own project, own provider, own run, own the, own token
1: own workstation, owner, owner get, owner is, owner to, owner web, owner when, owner who, owns it, où, pac
1: pac url, pace, pack py, pack the, package <named>, package has, package installs, package is, package or
1: packages, packages $, packages for, packages get, packages import, packages it, packages or, packages whose
1: packet, pad end, padding rem, pagamento, page copy, page doctype, page does, page don, page id, page keep
1: page needs, page properties, page quality, page replace, page result, page returns, page run, page shows
1: page string, page url, page you, paged, pages into, pages no, pages of, pages only, pages the, pages when
1: pages |, paging |, pagos, pain, painel, pair, pair of, pair |, pairing, paket, palabras, pandas and, pandsa
1: paper type, papers, papers build, papers from, para no, paragraph if, paragraph in, paragraph is
1: paragraph on, paragraphs to, parameter source, params from, params headers, params id, params service
1: params version, parent folder, parent name, parental, parental leave, parking, parse def, parse import
1: parse options, parse qsl, parse raw, parse read, parse sh, parse urlencode, parser new, parsing |, part def
1: part for, part must, part return, parte del, partes, parti, partial index, participants, parties and
1: partir de, partners and, parts and, parts as, parts in, pas, pasan, pass and, pass def, pass files
1: pass from, pass on, pass pass, pass process, pass signature, pass test, pass their, pass then, pass time
1: pass to, pass true, passe, passe de, passed on, passes, passes them, passive, passphrase
1: password authentication, password chrome, password db, password is, password it, password let, password my
1: password placeholder, password print, password public, password return, password to, password try
1: past tense, paste the, pasted text, pasting, patch, patch if, patch level, patched, patched builds, path aws
1: path base, path basename, path command, path component, path each, path environment, path etc, path expand
1: path file, path git, path glob, path host, path if, path it, path items, path keys, path kind, path notes
1: path ok, path one, path preset, path process, path program, path req, path rules, path script, path site
1: path state, path status, path suffix, path tempfile, path to, path users, path usr, path value, path var
1: path ~, paths from, paths ~, patients, pattern into, pattern keep, patterns are, patterns of, pause for
1: paused, pay and, pay to, payload with, payloads |, payment, payment block, payment days, payment details
1: payment intent, payment the, paypal, payroll, pbkdf pass, pbpaste, pcent |, pci, pcre, pct, pd series
1: pdb set, pdf $, pdf docx, pdf path, pdf reader, pdf und, pdf wb, peers, pelo, pem begin, pem key, pem usr
1: pen, pentest, people by, people do, people find, people from, people in, people leave, people lose
1: people named, people never, people out, people read, people will, per change, per column, per control
1: per entry, per file, per finding, per group, per journey, per kg, per module, per operation, per project
1: per repository, per request, per step, per tag, per the, percent encoded, percentile, percentile of, perder
1: perf, perf refactor, perfil, perform, pergunte, perl bin, permalinks, permission android
1: permission decision, permission read, permissions deny, permissions on, permit, permit the, persistent data
1: person with, person write, pflicht, pflichtangaben name, pg $, pg hba, pg isready, pg roles, pgdata
1: pgdata pg, pgdatabase, pgrep, pharmacy, phishing awareness, phishing simulations, phone, photo, photos
1: photos are, php class, phrase if, phrase is, phrase phrase, phrase the, phí, phải, phần, pick one, picked up
1: picking, pickle, pickle loads, pickle urllib, picks the, picture, pictures are, pida, piece, piece is
1: pieces, pile, pile up, pilot, pin and, pin with, ping, pinned and, pinned versions, pip install, pip version
1: pipe on, pipe stdin, pipe the, pipefail src, pipeline with, pixel, più, pkce |, pkcs padding, pl $, place at
1: place it, place name, place of, place on, place that, place this, place |, placeholder mail
1: placeholder password, placeholders |, places |, plain, plain description, plain language, plan, plan at
1: plan by, plan from, plan output, plan shows, plan write, plans for, plans |, plantilla, plate, plate csv
1: plates, platform import, platform not, platform platform, platform the, playwright playwright, please do
1: please wait, plot with, plots, plpgsql, plpgsql security, plug in, plugin add, plugin description
1: plugin json, plugins the, plural forms, plurals |, plus any, plus what, pn, png def, png is, png out
1: png per, png to, png where, png with, po |, poc, pod uses, pods app, pods do, poem, poems, poi, point and
1: point is, point out, point release, points if, points then, points to, poison, poisoning, policies
1: policies are, policies managed, policies that, policy admin, policy always, policy apply, policy arns
1: policy asks, policy bucket, policy const, policy data, policy document, policy does, policy has, policy on
1: policy statement, polisher, politely, politeness, polyfill, política, política de, ponto, pool if, pool of
1: pooler, pools, pop, poppler, port localhost, port process, port ssl, port to, port use, port with
1: positionen, positions from, positive |, positives, posix, possessive, possessive quantifiers, post <cheap>
1: post <numeric>, post an, post async, post from, post header, post headers, post json, post on, post the
1: post timeout, post up, postal, poste, postfields, postgres and, postgres description, postgres password
1: postgres url, postgresql data, posts and, power of, power query, powershell $, powershell exe
1: powershell irm, powershell iwr, powershell set, powershell window, pr merge, practice if, praise
1: praise what, pre approved, precede, preceding, precisa, prefer it, preference, preferences, preferred order
1: prefers, pregunta por, preguntar, preis, preis for, premises, prep, prepara, preparing, preparing the
1: prescribed, presence, present do, present on, present rules, present tense, presentation, preset and
1: preset line, presets and, presets are, presets for, press ctrl, press win, press |, presses, pressure |
1: pretty, pretty print, prevent, preview, preview builds, preview the, previews |, previous image, price cache
1: price change, price is, price price, price quality, price quantity, prices ask, prime, primeira, primer
1: principal action, principal |, print body, print bytes, print code, print document, print echo, print in
1: print installed, print it, print join, print len, print ok, print one, print only, print per, print round
1: print rows, print stderr, print use, printed the, printenv |, println done, prints json, prints nothing
1: prints the, prior to, prioritization, priority over, priority policy, priority when, privacy page
1: privacy the, private ones, private options, private subnets, private val, private window, private with
1: privileged pid, privileges |, pro for, probe if, problem details, problem say, problemas, proc $, proc self
1: procedure, proceso, process argv, process const, process cwd, process fetch, process start, process stdin
1: process version, processing of, processor require, product $, product before, product card, product names
1: product teams, production, production and, production builds, production without, producto, prof
1: profile all, profile as, profile def, profile do, profile for, profile is, profiles csv, profiles for
1: profiles in, profit, program cat, program data, programme, programs are, progress bars, project as
1: project check, project env, project own, project read, project readme, project rule, project settings
1: project so, project starter, project template, project that, project with, projects, projects with, projekt
1: projets, promise number, promotions, prompt description, prompt regression, prompt submit, prompt true
1: prompts are, prompts prompts, prompts that, prompts |, proof for, proof keep, properties, properties from
1: properties name, properties user, properties |, property tests, proposer, props are, props record, props to
1: protected view, protection, protection is, protection status, proteção, proto tcp, protocol tcp
1: prototype of, prove, prove you, proveedor, provenance and, proves, provider blocks, provider from
1: provider global, provider key, provider name, provider open, provider status, provider to, provider with
1: provider |, provisioned, provisioner, provisioner local, proxy, proxy <numeric>, proxy command, proxy export
1: proxy for, proxy mode, proxy pac, proxy pass, proxy proxy, proxy server, proxy set, prune filter, przed
1: przez, pré, préparation, préparer, prüfe, prüfung, ps format, ps use, ps |, pst, psutil, psycopg
1: psycopg connect, pt br, pth, pth write, ptr, pty import, pub, pub echo, pub etc, pubkey, pubkey to, public
1: public add, public for, public index, public issue, public link, public ones, public read, public registry
1: public repositories, public the, public true, public void, publicly, publish dry, publish it, publish the
1: publisher, puede, pull back, pull policy, pull rebase, pull request, puntos, purchase, purge, push
1: push instead, push jobs, push kind, push no, push origin, push protection, pushed |, pushes to, put <named>
1: put contents, put delete, put json, put name, put off, put request, put scripts, put to, put user, pwn
1: px color, px input, px solid, px system, py, py <placeholder>, py analysis, py before, py data, py def
1: py description, py env, py find, py import, py in, py input, py path, py watch, py with, py words, py |
1: pydantic settings, pynput, pynput import, pyperclip copy, pyperclip paste, pypi org, pypirc, pytest coverage
1: pytest tests, python clip, python environments, python export, python for, python java, python object
1: python rechnung, python run, python site, python tools, pyvenv, pyvenv cfg, pyyaml, página, qa, qa |, qam
1: qb, qc, qc description, qc run, qe, qf, qj, qo, qpdf, qpdf |, qq install, qr code, qsl, qu il
1: quality control, quality delivery, quality score, qualquer, quantifiers, quantifiers over, quantity price
1: quantity unit, quarter hours, que está, que les, quedan, queries sql, query example, query from, query list
1: query output, query perform, query results, query select, query subject, query trail, question that
1: question to, question |, questioned, questions about, questions and, questions csv, questions from
1: questions which, queue, queue type, queue work, quick start, quicker and, quickstart description, quiero
1: quiet hours, quiet if, quiet the, quietly, quiz |, quoi, quotation marks, quote the, quotes of, quê, qx, qy
1: rack, radius rem, raise max, raise runtime, raise them, raising, ran out, random int, random is
1: random labels, random sample, random seed, random uuid, randomness, range else, range for, range of
1: range os, range return, rank as, rank the, rank |, ranked, ranked by, ranking, rarely, rate, rate it
1: rate of, rate on, ratio return, raw and, raw await, raw bytes, raw const, raw encode, raw for
1: raw githubusercontent, raw main, raw socket, raw values, rb data, rc, rc in, rc |, rclone, rclone conf
1: rclone config, rd com, re checks, re def, re import, re open, re running, re src, re test, reach
1: reachability, reachability check, reached with, react components, reactions, read, read $, read any, read at
1: read bash, read db, read end, read if, read join, read lines, read load, read no, read once, read or
1: read os, read queries, read return, read rsp, read to, read true, read web, read ~, readdir, reader body
1: reader does, reader for, reader open, reader role, reading, reading list, reading this, readme badges
1: readme polish, readme txt, readonly dictionary, readonly http, readout, reads or, reads out, reads them
1: reagent, real and, real for, real incident, real one, real ones, real system, real traffic, really
1: realtime monitoring, reason flaky, reason for, reason text, reason use, rebalance, rebase true, recap
1: receipt |, receipts and, received, receives, receives the, recent, recent files, rechnung py, rechte, recibe
1: recipe, recognised, recognises, recommends, reconsider, record from, record string, record use, record with
1: recorded in, records in, records with, records |, recoverability, recurse, recurse file, recurse include
1: red line, redacta, redactor, redactor description, rede, redeem, redirect uris, redirects net
1: redirects true, redirects |, redis, ref api, ref args, ref from, ref head, ref if, ref join, refactor docs
1: reference has, reference or, references mcp, reflog, refname, refname short, refresh token, refresh tokens
1: refresh |, refreshes, refs, refs bib, refs heads, refs |, refund and, refund |, refunded, refunds, refusal
1: refused to, refuses, reg, reg add, reg write, regeln, regexp must, region and, region region, region us
1: regional, regions regions, register cors, register it, register set, register this, register where
1: registered, registered once, registered the, registers an, registration, registration |, registre
1: registry |, regole, reject or, rel in, rel preload, related accept, relatório, relay <named>, release check
1: release it, release job, release no, release npm, release on, release or, release publish, release the
1: release without, released, relevant to, relname, reload, reload sshd, reload the, reload |, rem border
1: rem font, remainder, remaining, remains, remarks on, remedies, remedy, remember and, remember the, reminders
1: remote addr, remote cache, remote get, remote set, remove, remove and, remove any, remove file, remove item
1: remove the, remove them, remove what, removed and, removed |, removes, removes dead, removing it, renal
1: renal function, renamed, renamed the, render, render it, rendered as, renderer, rendering, rendering is
1: renders, renewal is, renews, rent, repaired, repairs, repeat for, repeat step, repetition, repita
1: replace as, replace function, replace it, replace svg, replace to, replace with, replace your, replaced
1: replaced by, replan, replayed, replicate, replies, reply, repo $, repo is, report at, report csv
1: report file, report format, report hosts, report if, report keys, report metrics, report never, report no
1: report release, report report, report rows, report skip, report summary, report without, reports
1: reports from, reports in, reports not, reports that, repositories are, repository $, repository access
1: repository add, repository can, repository is, repository may, repository or, repozytoriach katalogu, repr
1: reproducible, reproject, req, req end, req https, req net, req return, req urllib, request, request <cheap>
1: request <free>, request <numeric>, request <service>, request base, request builder, request class
1: request from, request handler, request home, request import, request post, request put, request second
1: request set, request the, request urlretrieve, request write, requests cpu, requests for, requests put
1: requests |, require $, require base, require buffer, require catch, require code, require http
1: require import, require opentelemetry, require os, require require, required approving, required from
1: required get, required the, requirements, requirements open, requirements quality, requirements the
1: res catch, res const, res items, res next, res on, res or, res status, res try, res values, rescue nil
1: rescue standard, resembles, reservations, reserve, reset the, reset your, reset |, resists, resmî
1: resolve open, resolved, resolved resolved, resolved |, resolving, resources, resources list
1: resources resource, resources type, resp err, responda, responde, response send, response type, respuesta
1: rest apis, rest client, rest command, rest int, rest write, restano, restart sec, restart unless, restart |
1: restarted, reste, restic backup, restic password, restic repository, restore in, restore them, restore write
1: restores, restores it, restricted data, result after, result as, result commit, result from, result is
1: result the, result to, result update, result with, resultado, results are, results in, results that
1: results |, resume is, resumen de, retention copy, retention daily, retention is, retention period
1: retention the, retired, retires, retries and, retrospective, return add, return amount, return base
1: return buffer, return build, return bytes, return cfg, return cur, return date, return datetime, return def
1: return defer, return df, return direct, return exec, return for, return format, return func, return hash
1: return hashlib, return hit, return import, return int, return now, return ns, return optional, return or
1: return out, return pathlib, return payload, return proxy, return replace, return requests, return return
1: return session, return split, return static, return str, return that, return type, return var, return yara
1: returns and, returns boolean, returns nothing, returns number, returns trigger, returntransfer, reused |
1: reverse charge, review add, review approve, review as, review count, review for, review from, review keep
1: review kubectl, review look, review merge, review new, review once, review or, review questions, review so
1: review stale, review use, review while, reviewed, reviewer, reviewer asks, reviewer read, reviewer yaml
1: reviewers may, reviewing, reviewing code, reviews, reviews terraform, revision that, revisor, revoked |
1: rewind, reworded, rice, richiesta, riepilogo, riga, right, right and, right away, right to, rights in, rings
1: ripgrep, rise, rise in, risk for, risk skill, risks and, rm tmp, rodo, role $, role based, role definition
1: role deploy, role for, role get, role managed, role management, role name, role owner, role play
1: role reader, role ref, roles in, roles owner, roles to, roles where, roles with, roll over, rolled
1: rolling back, rolname, rolname pg, room, rooms, root bin, root container, root crt, root curl, root dev
1: root etc, root for, root home, root key, root library, root log, root names, root process, root project
1: root root, root token, root used, roots const, roster, rotate, rotate description, rotate new, rotate ocr
1: rotate sh, rotate the, rotate |, rough, rough notes, round, round amount, round to, rounded down, rounds
1: rounds max, route for, route status, routes one, routine and, routine maintenance, row, row at, row names
1: row of, row return, row strip, row sum, row sums, row values, rows, rows are, rows await, rows before
1: rows by, rows changed, rows encode, rows first, rows get, rows go, rows in, rows list, rows match, rows rows
1: rows slice, rows table, rows to, rows with, rpc const, rpc for, rpc get, rpc provider, rr, rs echo, rsa
1: rscript scripts, rsp, rsp sudo, rstrip return, ru system, rua, rua mailto, rubric, ruff check, rule and
1: rule author, rule in, rule match, rule name, rule what, rule |, rules all, rules api, rules copy, rules cp
1: rules display, rules first, rules get, rules items, rules match, rules of, rules rules, rules update
1: rules warn, rules you, run all, run also, run any, run anyway, run apt, run before, run build, run catching
1: run clean, run code, run const, run description, run dev, run env, run finish, run go, run grep, run is
1: run it, run its, run julia, run loop, run must, run new, run npx, run on, run path, run pip, run powershell
1: run py, run python, run rm, run row, run rscript, run scan, run smoke, run so, run starts, run stdio
1: run stop, run sudo, run the, run them, run this, run through, run times, run timestamp, run when, run write
1: runner linux, runner releases, running for, running it, runs as, runs in, runs its, runs json, runs only
1: runs or, runs the, runtime error, runtime py, runway, rv, rx finditer, rx in, rz, règles, répondre, résultat
1: rückfrage, saa product, saat, saddr, safe storage, safer, safety, safety check, safety or, safety policy
1: safety |, sage, salary |, saldo, sales by, sales with, salt, salvo que, same and, same class, same commit
1: same day, same file, same for, same intent, same message, same path, same pattern, same question, same rank
1: same reason, same request, same run, same script, same service, same set, same site, same verdict, sample as
1: sample items, sample samples, sans, sans serif, satz, satır, satırı, sauce, sauces, save config, save copy
1: save dev, save for, save the, save to, save with, saved in, saving as, say how, say it, say text, say the
1: say your, sayfa, saying, saying done, says, says it, says the, sboms, scaffold react, scaffolding, scaffolds
1: scale, scale by, scale factor, scaler, scan bash, scan first, scan it, scan line, scan on, scan read
1: scan scan, scan text, scanner is, scanner on, scanning alerts, scanning push, schedule and, scheduler
1: scheduler description, scheduling, scheduling |, schema for, schema migrations, schema properties
1: schemaname relname, school, schreiben, schritt, schtasks, scope <service>, scope flag, scope id, scope scope
1: scope so, scope txt, score and, score json, score py, score round, score row, score text, scoring points
1: scoring |, scratch, screened, scribe, script $, script async, script body, script const, script does
1: script if, script in, script must, script prints, script re, script render, script setup, script text
1: script this, scripts, scripts as, scripts audit, scripts clean, scripts clip, scripts find, scripts harden
1: scripts list, scripts load, scripts merge, scripts npm, scripts package, scripts plan, scripts postinstall
1: scripts preinstall, scripts rotate, scripts score, scripts setup, scripts validate, scripts watch, scrivere
1: scrivi, sct, sd, sdk init, sdk node, sdk require, sdk trace, se houver, se la, se non, seal, sealed
1: search all, search count, search engines, search list, search request, search response, search result
1: search scope, search token, search type, search use, search |, searchable, searches the, sec install, second
1: second control, second copy, second half, second if, second opinion, second user, secondo, seconds on
1: seconds or, seconds start, seconds that, secret $, secret in, secret keys, secret scan, secret scanner
1: secret scanning, secrets file, secrets kubernetes, secrets there, secrets yaml, secrets yml, section keep
1: section use, sections and, sections between, sector, secure false, secure true, secured, security access
1: security add, security and, security awareness, security context, security definer, security enabled
1: security groups, security scanner, security team, security workspace, sed permit, see each, see files
1: see other, see readme, see the, see this, see why, seed $, seed int, seed std, seen $, seen as, seen at
1: seen keys, seen set, seen the, sees, sees the, sefaz, segunda, segundos, segurança, según
1: seiten steuernummer, sekunden, sel, seldom, select current, select from, select host, select on
1: select schemaname, selective, selectors, self for, self items, self maps, self parts, self rules, self self
1: self url, selinux, semana |, semaphore, semicolon, send default, send http, send log, send message
1: send notification, send request, send test, send time, send transaction, send updates, sendall, sender |
1: sendmail, sends them, sense, sensible, sensor, sent over, sentence in, sentence on, sentence you
1: sentences and, sentences per, sentences the, sentry sdk, senza, sepa, separate public, sequence is
1: serial number, series is, serif, serve, server add, server alive, server client, server fastmcp, server if
1: server in, server is, server public, server req, server token, servers or, servers so, servers with
1: service answers, service data, service do, service in, service lock, service login, service method
1: service needs, service not, service notify, service only, service type, service url, serviceaccount
1: serviceaccount token, services payment, servizi, session completed, session create, session fetch
1: session from, session helper, session json, session run, session status, session store, session the
1: sessions create, sessions know, sessions or, sessions to, set access, set allprofiles, set content
1: set cookie, set create, set date, set git, set has, set header, set hook, set interval, set json, set local
1: set missing, set net, set org, set parts, set permissions, set property, set proxy, set python, set role
1: set seed, set shared, set status, set strict, set their, set this, set trace, set value, setenforce
1: setopt array, settimeout, setting app, settings are, settings below, settings exists, settings forwarding
1: settings local, settings nkbihfbeogaeaoehlefnkodbefgpgknn, settings of, settings proxy, settings set
1: settings so, settings the, settles, setup exe, setup from, setup import, setup mac, setup ps, setup the
1: setup use, setup wizard, setuptools command, setuptools import, seu, seven days, severity and, sexta, sf dev
1: sftp, sh <named>, sh arg, sh cat, sh echo, sh first, sh if, sh it, sh mkdir, sh mnt, sh nvm, sh pipe, sh run
1: sh sleep, sh so, sh start, sh the, sh then, sh while, sha $, sha crypto, sha name, sha new, sha run
1: sha update, sha uses, shame, shape user, shards, share, share is, share of, share the, share type
1: shared data, shared list, shared mailboxes, shared with, sharp, sharp for, sheet before, sheet for, sheet if
1: sheet per, sheet that, sheets, shell, shell bin, shell command, shell date, shell git, shell if, shell no
1: shell от, shelves, shift my, shift or, shift return, shifts, shim for, shims, shipped as, shipping
1: shipping labels, ships its, shop stripe, shoppers, shopping, shopping list, short and, short no
1: short sessions, short txt, shortened, shorteners, shortlog, should filter, should read, should see
1: should set, should stop, should wait, should you, show and, show git, show how, show nothing, show price
1: show profiles, show results, show summary, show which, showing, shown the, shown to, shown with, shows its
1: shows no, shows that, shows the, shred dev, shuffled, shutil disk, shutil make, shutil subprocess, si tu
1: si un, sich, side, side car, side to, side when, sidenote, sides, sie, siem, sig, sig $, sig as, sight
1: sigma rule, sign off, sign up, sign with, signature and, signature false, signature the, signature to
1: signature type, signatures for, signatures of, signed in, signed off, signer, signes, significant
1: significant digits, signup |, siguientes, silence, silent, silent true, silently and, silently continue
1: silme, sim, simple pip, simulations, sin, since all, since its, since later, since most, since they
1: sincronización, sincronizar, single const, single page, siren, sistema, site and, site getusersitepackages
1: site header, site in, site none, site that, site title, site to, site user, sites the, sitzung, sitzungen
1: six to, six weeks, size color, size must, size on, size pt, size px, size self, size yield, sk $
1: sk <numeric>, sk live, skill, skill and, skill at, skill brings, skill cannot, skill finds, skill in
1: skill it, skill sends, skill sets, skill ships, skill so, skill sync, skill talks, skill to, skill version
1: skill vetting, skill will, skill you, skills all, skills append, skills are, skills by, skills directory
1: skills folder, skills git, skills other, skills ~, skip permissions, skip return, skip the, skip them
1: skipped the, skonto, slave, sleep done, sleep if, sleep in, sleep raise, slice catch, slice for
1: slice function, slice map, slide deck, slide decks, slide in, slide to, slides, slip, slips, slo, slow
1: slow and, slow def, slower than, slowest, slows, slug $, slug git, small, small amounts, small functions
1: small helper, small letters, small team, small teams, small typed, smaller, smaller model, smart home
1: smart screen, smith, smoothed, smoother, sms only, smudge, snapshot, snapshot and, snapshot identifier
1: snapshot is, snapshot no, snapshot tests, snapshots and, snapshots for, snapshots of, sns, so add, so ask
1: so don, so for, so give, so it, so neither, so nobody, so or, so run, so start, so take, so they, so tmp
1: so turn, so usr, so your, so |, social ad, sock $, socket raw, socket send, socket try, sofort, software
1: softwareupdate, soil, sol, sold, sold out, sole, solid border, som, som har, somebody asks, someone asks
1: something is, something must, something was, somma, son, sonnet, soon as, sops, sor, sor ve, sorry
1: sort each, sort join, sort values, sorted glob, sorted os, sorted set, sorted src, sorter
1: sorter description, sortieren, sorun, sounding, source $, source address, source after, source and
1: source const, source context, source df, source env, source file, source git, source if, source no
1: source selection, source when, sources if, sources join, sources reference, space and, space is, spaced
1: spaced repetition, spaces, span processor, sparse, spawn require, spctl, speaker notes, spec host
1: spec selector, spec version, special folder, specific output, specimen, speed, speedup, spell, spelling
1: spelling and, spelling is, spender, spf google, spf include, spf |, split, split <numeric>, split app
1: split def, split filter, split lower, split my, split part, split rotate, split to, split trim, split window
1: splitter, splitting, splitting the, spoil, spoil the, sprache, sprawdź, spread and, spread over, spread the
1: spreadsheets, spring, spring |, sprintf $, spyware, spyware reg, sq, sql migrations, sql schema, sqlalchemy
1: sqrt, src <named>, src connect, src const, src env, src exclude, src file, src glob, src lib, src process
1: src register, src type, srt, ss tlnp, sse only, ssh audit, ssh authorized, ssh config, ssh dev, ssh ssh
1: ssh sshd, sshd show, ssl create, ssl verify, ssl |, ssn, st, st $, st atime, stabilise, stable across
1: stack trace, staff, staff and, stage, stage run, stale after, stale days, stamp $, stampa, stand
1: standard deviation, standard error, standard output, starred, start, start each, start func, start hooks
1: start if, start interval, start job, start join, start node, start return, start usage, start without
1: starter copy, starting the, starts and, starts at, startswith def, stash, stat activity, stat st, stat sync
1: stat user, state clear, state established, state forms, state if, state mutability, state name, state no
1: state off, state or, state out, state per, state public, state pull, state set, statement, statement in
1: statement line, statement text, statement that, states don, static func, static function, static http
1: static list, statistics as, statistics of, status approved, status checks, status duration, status end
1: status err, status json, status let, status status, statuses, statutory, stay where, staying, stays after
1: stays empty, std fs, stderr pipe, stderr subprocess, stdin on, stdio, stdio mcp, stdout, stdout $
1: stdout for, stdout out, stdout pipe, stdout subprocess, stealer |, steer, steered, stehen, stem, stem str
1: step as, step don, step for, step not, step out, step the, step to, steps copy, steps of, steps on
1: steuernummer datum, steuernummer oder, steuersatz, stick, stock, stop for, stop name, stop one, stop service
1: stop when, stor, storage auth, storage get, storage leveldb, storage location, storage set, storage with
1: storbinary, storbinary stor, store $, store <named>, store as, store password, stories tsx, str claude
1: str contains, str else, str line, str model, str new, str now, str option, str project, str split
1: str tables, str target, strategy matrix, stream byte, stream type, streams that, stressed, string <named>
1: string app, string ascii, string assets, string bin, string build, string collect, string com
1: string contains, string currency, string digits, string enum, string environment, string exports
1: string fetch, string get, string join, string let, string matcher, string message, string new, string note
1: string out, string required, string resource, string scope, string secure, string source, string table
1: string test, string that, string utf, string wallet, stringify content, stringify found, stringify title
1: strings in, strip and, strip lower, strip print, strip the, strip upper, stripe checkout, stripe webhook
1: stroke current, stronger, stronger than, strongest claim, strrev, structured, structured logs
1: structured request, structured text, studio description, style app, style bold, style css, style guide
1: style line, style of, style present, style profile, style so, style style, style use, sub def, sub of
1: sub read, sub sub, sub text, subclasses, subclasses of, subject, subject contains, subject invoice
1: subject re, submit const, submit hooks, submit it, subnets, subprocess call, subprocess devnull
1: subprocess popen, subscribe to, subscription cancel, substring, subtitle, subtype, succeeded, successor
1: such changes, sudo $, sudo chmod, sudo curl, sudo install, sudo iptables, sudo read, sudo security, sudo tee
1: sudo tmp, sudo true, sudo update, sudo xattr, sudoers, suggest the, suit, suite runs, suite suite, sul
1: sum float, sum math, sum month, sum sum, sum weights, suma, summaries and, summarise, summarise what
1: summarised, summary and, summary of, summary summary, summary title, summary with, sun |, sunrise, sup
1: superlatifs, superseded, superseded runs, supervision, supplied in, supplier |, support all, sure that
1: surprise, surprise is, survey export, surveys, survives the, sus, suspected, sustituye, svc permission
1: svg replace, swallow, swap, swapfile, swapon, switch for, switch that, switch to, syllables, symbol id
1: symbol names, symmetry, sync $, sync config, sync const, sync direction, sync dst, sync for, sync glob
1: sync is, sync json, sync latest, sync md, sync new, sync os, sync path, sync require, sync run, sync this
1: sync tmp, sync utf, sync |, syncookies, synthetic, sys base, sys exec, sys for, sys json, sys pathlib
1: sys stdout, sys yaml, sysctl net, system, system api, system base, system keychain, system mac, system net
1: system or, system proxy, system the, system true, system ui, system unauthenticated, systemctl mask
1: systemctl status, systemsetup, sıralama, tab tab, tabindex, table class, table column, table def, table inet
1: table item, table name, table new, table number, table of, table php, table print, table python, table says
1: table test, tableau, tables from, tables order, tables where, tag keys, tag not, tag one, tag repo, tag str
1: tage, tagen, tagesordnung, tagged, tagger, tags resource, tags smoke, tags the, tags |, tail $, tail kubectl
1: tail path, tailing, tailscale up, take any, take care, take home, take off, take out, take them, taken from
1: takes care, takes effect, takes on, takes over, takes ten, talk about, talked, talked about, talking
1: talking with, talks, también, tar add, tar cf, tar cz, tar czf, tar tar, tar xzf, tar |, tarball, tarefa
1: tarfile, tarfile open, target def, target entity, target in, target path, target target, target type
1: target value, tariff, tariffs, tarn, task code, task definition, task run, task with, taste, tax adviser
1: tax and, tcp dport, tcp syncookies, tcpclient $, td $, td tr, team can, team does, team if, team keeps
1: team run, team that, teams and, teams need, technical details, tecnico, tee tmp, telemetry tracing
1: telephone number, tell them, tells how, temizle, temp, temp dir, temp folders, temp table, temp |
1: temperature and, temperatures, tempfile gettempdir, template and, template copy, template description
1: template dir, template for, template format, template from, template html, template is, templates
1: templates and, templates description, templates use, tempo, temporary files, ten minutes, ten per, ten rows
1: ten the, ten things, ten words, tenant, tense no, tenth, tenure, term, term memory, terminal
1: terminal before, terminal paste, terminal press, terminal tmux, terminar, terminates, termination, terms
1: terms at, terms csv, terms def, terraform fmt, terraform for, terraform layout, terraform plans
1: terraform tfstate, test against, test by, test call, test cmd, test confirms, test console, test copy
1: test description, test false, test first, test folder, test fs, test high, test line, test low, test machine
1: test maintenance, test must, test name, test npm, test of, test on, test once, test output, test process
1: test public, test py, test runs, test string, test to, test transfer, test tsx, test use, test vitest
1: test with, teste, tester, testo, tests added, tests bash, tests break, tests check, tests cover, tests fail
1: tests live, tests must, tests one, tests pytest, tests smoke, tests write, text, text after, text and
1: text ask, text async, text below, text best, text blocks, text changes, text clear, text client
1: text converted, text copy, text dev, text df, text encoding, text exception, text false, text for, text has
1: text if, text import, text includes, text into, text is, text it, text javascript, text language, text lower
1: text missing, text of, text plain, text re, text says, text spawn, text splitlines, text str, text strong
1: text subprocess, text then, text they, text this, text total, text utf, text where, texto, textos, texts and
1: texts for, texts in, texts of, tflint, tfstate region, tgz <named>, tgz tar, tgz with, th percentile, than
1: than from, than it, than minute, than new, than of, than points, than three, than two, thank, thanks the
1: that add, that all, that and, that appear, that block, that break, that build, that carry, that checks
1: that code, that come, that comes, that contains, that document, that each, that explains, that failure
1: that falls, that for, that forwards, that handle, that help, that just, that keep, that later, that link
1: that looks, that makes, that matches, that matter, that mentions, that moves, that name, that nothing
1: that only, that order, that other, that our, that page, that point, that reports, that restart
1: that sessions, that share, that shared, that shares, that state, that survives, that table, that these
1: that touch, that type, that works, that wrong, the, the adapter, the addition, the addresses, the agreement
1: the alerts, the annual, the antivirus, the app, the archive, the audio, the back, the balance, the band
1: the bank, the blue, the board, the bot, the browser, the builder, the bypass, the cache, the calculation
1: the calendar, the calibration, the can, the candidate, the cap, the cause, the caveats, the chair
1: the changes, the character, the chat, the checks, the choice, the classic, the classifier, the cluster
1: the code, the collector, the column, the columns, the command, the commits, the community, the compiler
1: the complete, the compliance, the continuous, the contract, the council, the counter, the crash, the crs
1: the curve, the cut, the daemon, the delivered, the delivery, the denominator, the deployment, the deposit
1: the description, the design, the details, the differences, the digest, the docs, the doubt, the dr
1: the draft, the drafts, the earlier, the early, the edge, the emergency, the endpoint, the english
1: the environment, the escrow, the event, the exclusions, the existing, the extra, the fact, the families
1: the family, the fast, the filled, the finance, the fine, the finished, the fixture, the fixtures, the flat
1: the fleet, the font, the format, the formatter, the free, the from, the frozen, the gate, the gateway
1: the general, the generator, the golden, the green, the habit, the hardened, the hex, the higher, the hiring
1: the host, the hosted, the id, the ids, the if, the ignore, the include, the initials, the input, the install
1: the installation, the installed, the instrument, the intake, the introduction, the invitation, the invoice
1: the items, the join, the json, the keeper, the keys, the known, the lane, the largest, the leader, the leak
1: the learning, the ledger, the length, the lines, the listed, the listener, the loader, the lock, the long
1: the loss, the lower, the mailbox, the maintainer, the maintainers, the mapping, the margin, the marketplace
1: the mean, the measure, the measurement, the member, the method, the methods, the middleware, the migration
1: the minutes, the mistake, the multisig, the nat, the near, the nearest, the numbering, the objection
1: the odd, the of, the oidc, the older, the on, the one, the only, the operating, the ordinary, the origin
1: the originals, the others, the outcome, the package, the page, the paid, the pair, the paragraph
1: the parameter, the past, the patient, the pattern, the payer, the pinned, the planning, the plugin
1: the practical, the preceding, the preset, the preview, the profiles, the proposals, the qr, the quality
1: the ranking, the rating, the read, the reader, the reason, the receipt, the recipe, the recipient
1: the recipients, the red, the ref, the relay, the release, the renderer, the renewal, the request
1: the resolver, the rest, the retry, the revision, the rights, the risk, the rotation, the router, the routes
1: the rows, the rpc, the rubric, the run, the sample, the samples, the sandbox, the scheduler, the score
1: the scripts, the search, the seed, the series, the severity, the sha, the shaping, the shield, the shop
1: the sign, the sizes, the slot, the slowest, the snapshots, the space, the speed, the sql, the statement
1: the statistics, the status, the stored, the strict, the structured, the student, the study, the style
1: the subject, the suffix, the suite, the swap, the tagged, the tags, the tarball, the target, the tax
1: the template, the terms, the test, the th, the third, the tidy, the timeline, the timing, the tool
1: the totals, the touched, the trailer, the trainer, the transcript, the trash, the traveller, the treatment
1: the tree, the tuning, the update, the upload, the usual, the value, the values, the variants, the vat
1: the verdict, the verification, the verified, the versions, the very, the viewer, the wall, the wcag, the web
1: the whitespace, the whole, the wider, the workspace, the workstation, the year, the zone, their content
1: their environment, their first, their name, their price, their scripts, their text, their time, their wallet
1: their work, them ask, them in, them once, them out, them so, them that, them the, them through, them to
1: them with, them without, them work, them write, theme, theme style, themes and, then, then and, then as
1: then at, then bash, then by, then calls, then confirm, then console, then continue, then create, then eval
1: then fall, then fetch, then file, then get, then json, then keep, then merge, then printf, then reload
1: then repeat, then result, then sh, then show, then shows, then switch, then try, then what, then |, then →
1: theo, there, there in, there too, thermal, these are, these notes, these so, these steps, these the
1: these when, these with, thesis, they ask, they be, they cannot, they cost, they depend, they differ
1: they had, they know, they might, they need, they re, thin, thing to, things at, things so, third of
1: third step, third |, thirty, this as, this audit, this base, this belongs, this chat, this directly
1: this field, this form, this header, this import, this is, this lets, this live, this note, this on
1: this once, this one, this return, this service, this so, this step, this they, this url, this workspace
1: those are, those words, though that, thr, thread sleep, thread target, threading import, threading thread
1: threads, three at, three attempts, three column, three digits, three messages, three minutes, three requests
1: three rounds, three slots, three steps, three working, three years, throttle, through <named>, through our
1: through the, throughput, thu, thumb, thumbnail, thumbnails, thumbs, thumbs up, thunderbird, thus, tháng, thư
1: ti, ticker, ticket, ticket numbers, ticket |, ticks, tidies, tidy up, tidying, tie, tiene, ties, tighter
1: tighter than, till, time, time and, time bash, time box, time can, time count, time it, time limit
1: time mark, time max, time min, time names, time never, time now, time original, time out, time protection
1: time stamp, time start, time stat, time that, time the, time use, time user, time var, time what, time zsh
1: timeline to, timeout after, timeout json, timeout read, timeout seconds, timeout try, timeout verify
1: timeouts are, timer the, timer timer, timestamp is, timestamp ts, timestamp |, timestamptz, timezone now
1: timing with, tint, tiny, tiny new, tipos, tired of, titel, title ci, title main, title of, title question
1: title say, title severity, title sign, title system, title text, title title, title |, titles, titular, tiền
1: tl, tlnp, tls |, tm, tmp <named>, tmp json, tmp mkfifo, tmp name, tmp zip, tmutil
1: tmutil deletelocalsnapshots, tmux color, to <cheap>, to account, to agents, to and, to any, to anyone, to as
1: to async, to be, to big, to br, to buy, to calibrate, to cancel, to candidates, to cents, to change
1: to characters, to choose, to cite, to complete, to compute, to context, to data, to dependency, to desk
1: to domain, to drop, to each, to eight, to env, to express, to extend, to fifty, to file, to fixed, to friday
1: to function, to gh, to header, to hear, to hex, to html, to import, to intake, to interview, to isostring
1: to it, to its, to jsonb, to left, to lines, to list, to long, to look, to main, to minutes, to node, to now
1: to npmrc, to of, to off, to omit, to on, to open, to package, to packages, to parquet, to pattern, to pay
1: to port, to postgre, to postgres, to private, to procurement, to prove, to public, to question, to rank
1: to reach, to recognise, to remember, to reports, to ring, to row, to rules, to script, to search, to seconds
1: to secure, to seeing, to signed, to soul, to split, to sql, to src, to stay, to steps, to str, to style
1: to swap, to tell, to tmp, to trust, to tune, to type, to undo, to utf, to vendor, to walk, to week, to weigh
1: to wp, to yourself, to ~, to °, to −, toc, today datetime, tok auto, tok json, token always, token amount
1: token any, token base, token cache, token def, token for, token key, token lifetime, token new, token npm
1: token of, token or, token re, token store, token str, token string, token valid, tokens $, tokens const
1: tokens from, tokens import, tokens name, tokens |, told about, told you, tolerance, tolerates, tolist, tom
1: tomatoes, toml and, toml in, tone direct, tone for, tone length, tone neutral, tone of, tone short, tono
1: too, too and, tool, tool and, tool chain, tool details, tool governance, tool in, tool of, tool read
1: tool returns, tool will, tool |, toolkit, tools agent, tools allow, tools allowed, tools always, tools at
1: tools auto, tools description, tools join, tools search, tools see, top max, top number, top third, topic
1: topic per, torch load, tot, total net, totals, totals are, tous, tous les, toxic, toy, tpl, tps, tq, trabajo
1: trabalho, trace base, trace otlp, traces for, tracing, tracing is, tracing to, track event, tracking
1: tracking parameters, trail $, trail arn, trail bucket, trail name, trailing blanks, trails, trails query
1: train, trainers, trang, transactions, transactions or, transfer of, transfer or, transferable
1: translate description, translates, translation, translation files, transport new, transport sse, transpose
1: traveller, tre, treat each, treat its, treat the, treat this, treatment, treatment and, treatment |
1: tree and, tree on, tree root, tree see, tree so, trial |, tries |, trigger language, trim $, trim split
1: trim string, trims, trois, troubles, trouve, true alias, true app, true at, true cfg, true dependencies
1: true dev, true df, true dict, true diff, true disable, true do, true enable, true get, true git, true hide
1: true include, true index, true job, true jobs, true log, true max, true output, true outputs, true owner
1: true rate, true rebase, true res, true security, true self, true send, true service, true set, true shell
1: true show, true start, true stdio, true stdout, true submit, true summary, true sys, true try, true use
1: truncate, trust anchor, trust and, trust enabled, trust for, trust in, trust json, trust manager
1: trust model, trust root, trusted and, trusted cert, trusted user, try, try again, try data, try from
1: try meta, try open, try req, try return, try source, try version, ts go, ts mjs, ts name, ts to, ts ts
1: tsx button, tsx use, ttfont, ttl |, ttls, ttls to, tune description, tuning set, tup desc, tuples, turkish
1: turn, turn into, turn off, turn the, turn up, turned, turnover, turns out, tut, tutor, tv, twenty, two and
1: two hours, two jobs, two lines, two models, two of, two pages, two paragraphs, two questions, two sizes
1: two spaces, txt $, txt as, txt content, txt cp, txt if, txt no, txt print, txt read, txt report, txt rm
1: txt text, txt this, txt with, txt write, type address, type authorization, type changes, type command
1: type core, type count, type custom, type data, type event, type filter, type heading, type icon, type imfile
1: type json, type linked, type long, type markdown, type multipart, type no, type omfwd, type on, type one
1: type oneshot, type open, type paragraph, type password, type path, type paths, type public, type shell
1: type sse, type table, type target, type uint, type user, type with, typed, typed python, typeof fetch, typer
1: types export, types import, types module, types opened, typical causes, typing from, typo, typos, tz, từ, ua
1: ubuntu sudo, ue, ufficio, ufw disable, ufw force, ufw status, uint and, uit, uma linha, uma vez, umask mkdir
1: un, un csv, un tableau, una página, una sola, uname, uname darwin, uname in, uname nodename
1: unattended upgrades, unauthenticated, unauthenticated api, unchecked, unclear which, unclear |, und art
1: und prüft, under claude, under src, undo, undo it, undocumented, une fiche, une fois, uneven, unfamiliar
1: unfamiliar or, unicodedata, uniform, unique and, unique key, unit convert, unit converter, unit ms, units
1: units and, units important, units of, unknown const, unlabelled, unless $, unless stopped
1: unlimited approvals, unlink $, unlisted, unlock it, unlock the, unlocked, uno, unopened, unpack with
1: unpinned, unref, uns, unsafe allow, unsafe loader, unseal, unset core, unset histfile, unsigned, unsub
1: untag, until |, untracked, untracked cache, unused imports, unusual, unverified, unwind, unwrap, up add
1: up between, up build, up in, up long, up make, up on, up sh, up so, up the, up this, up to, up with
1: update config, update digest, update id, update readme, update url, updated files, updates itself
1: upgradable dev, upgrade timer, upgrades, upgrades |, upkeep, uplink, upload and, upload file, upload or
1: upper bound, upserts, upset, upstream |, uptime checks, ur, urandom, ureq, uri, uri $, uri <catcher>
1: uri escape, uri require, url <named>, url <tunnel>, url add, url auth, url create, url default, url env
1: url files, url git, url group, url host, url includes, url let, url new, url not, url origin, url replace
1: url res, url self, url split, url time, url url, url user, url values, urlcache, urlcache split
1: urlconnection, urlopen <numeric>, urlretrieve, urlretrieve <named>, urls list, urlsafe encode, urlsession
1: urlsession shared, urlsplit, urlsplit urlunsplit, urlunsplit, urn uuid, us east, usa, usage clean
1: usage configuration, usage counter, usar la, usare, usdc eb, usdt, use assets, use base, use basic
1: use before, use filter, use for, use function, use index, use limit, use my, use permission, use python
1: use role, use run, use shell, use terms, use that, use them, use this, use uv, use where, useb, useb |, used
1: used $, used access, used here, used once, usename, user about, user appending, user approval, user ask
1: user auth, user behalf, user build, user cache, user db, user dev, user domain, user echo, user env
1: user errors, user expect, user following, user full, user gets, user had, user hesitates, user holds
1: user invite, user js, user known, user last, user level, user like, user mail, user message, user messages
1: user npm, user only, user per, user prefers, user project, user prompt, user prompts, user properties
1: user pw, user return, user root, user said, user scope, user sees, user set, user skills, user starts
1: user svc, user table, user tables, user told, user uploads, user where, user will, user with, useradd bin
1: usermod sudo, username $, username os, username process, users $, users from, users get, users id
1: users know, users may, users read, users that, uses actions, uses file, uses for, uses it, uses permission
1: uses write, uses |, using pino, using your, usize, usize pub, ust, ust id, usted, usual, ut, utc time
1: utc with, utc |, utf def, utf ignore, utf let, utf sig, utf split, utf trim, utf with, utilisateur, utilise
1: utility, utility to, utime, uyarıları, uygula, uz, użytkownika, va, val body, val get, val host, vale
1: valid for, valid the, validate with, validation true, vals, vals if, value $, value <named>, value all
1: value and, value attribute, value comes, value group, value helper, value itself, value length, value new
1: value of, value params, value powershell, value span, value that, value true, value var, values reduce
1: values stay, values tg, values write, van de, var, var document, var get, var home, var in, var lib, var new
1: var out, var path, var process, var search, var urlrequest, var user, variable |, variables if
1: variables that, variables with, variants of, vary between, vary the, vat gross, vat vat, vault, vault audit
1: vault in, vault is, vault lock, vault to, vault |, vcalendar, ve her, vel, vendor it, ver $
1: verantwortlichen, verb, verb and, verbose |, verbs or, vercel token, verdict clean, verdict is, vergleichen
1: veri, verifica, verification or, verified by, verifiers, verify action, verify and, verify description
1: verify each, verify git, verify json, verify key, verify on, verify token, vers, version $, version and
1: version as, version change, version check, version description, version except, version fix
1: version internet, version join, version method, version patch, version plist, version statement
1: version summary, version url, version value, versione, versioned, versioning is, versions get, versions in
1: versions |, vet, vets, vevent, via post, view security, view with, vim, vim api, vim fn, vimrc, virus
1: visibility private, visible $, visible outline, visit, vite, vite and, vitest, vivo, vm run, vocabulary
1: void refresh, volatile default, volt, volta, volume |, volumes db, volumes host, volumes name, volumes var
1: volumes with, von der, voor, voor de, vorbereitung, vorlage, vous, voz, vraag, vt, vue, vulture, vuota, vyb
1: vyb catcy, vào, wa, wait an, wait day, wait it, wait two, waiting is, waits and, walk, walk depth, walk dir
1: walk on, walk os, walk sys, walk through, walks through, wallet key, wallet new, wallet process
1: wallet safety, wallet seed, wallet string, wallets for, want $, want to, want |, wanted by, wanted if
1: warm for, warm pool, warmer, warms, warn error, warn |, warns, warns about, warnung, warrant, was affected
1: was amended, was built, was dropped, was examined, was expected, was generated, was meant, was only
1: was renamed, was reviewed, was there, was touched, wastes, watch for, way if, wb, wb $, wcag number
1: we could, we look, we ship, we work, weak, weak on, weaken, weakness, web active, web for, web gl, web logs
1: web maps, web pages, web server, web tool, webbrowser, webbrowser open, webhook endpoint, webservice <named>
1: week and, week delete, week use, week week, week with, weekly monthly, weekly report, weekly run, weeks
1: weeks of, weg, weigh, weight and, weight is, weight then, weight |, weights and, weights only, welke
1: well behaved, well for, well it, well this, well |, were already, were changed, were merged, were read, wet
1: wetter, wevtutil sl, wget <placeholder>, wget tmp, what cannot, what don, what follows, what good, what has
1: what not, what should, what stands, what they, what why, what your, whatever is, whatever it, whatever was
1: whats, whats app, wheels, when, when an, when another, when both, when card, when dependency, when docs
1: when done, when git, when price, when rendering, when site, when somebody, when why, whenever the
1: where code, where col, where context, where for, where nothing, where pip, where reader, where rolname
1: where status, where they, where total, where where, wherever, whether the, whether your, which also
1: which answers, which holds, which knows, which need, which python, which rule, which scopes, which state
1: which you, whichever, while $, while length, while the, while true, while we, white check, who $, who did
1: who does, who for, who have, who made, who owes, who read, who take, who was, who will, who wrote, whoami
1: whoami $, whole of, whole text, whole tree, whose front, why how, why in, whys, wi, wi fi, widen the, widens
1: wider, width quality, width rem, will ask, will notice, will say, will want, win defend, win over
1: window add, window and, window closes, window for, window if, window open, window that, window then
1: windows download, windows hide, windows nt, windows temp, windows –, wiped, wird, wire, wireguard wg, wires
1: wish it, with <named>, with all, with assets, with auth, with auto, with back, with baseline, with care
1: with check, with chore, with claude, with cli, with cmake, with colleagues, with commas, with comment
1: with concurrently, with connection, with date, with description, with discovery, with each, with every
1: with exiftool, with fast, with feedback, with first, with for, with full, with gpg, with hidden, with http
1: with icon, with id, with interval, with it, with join, with just, with list, with login, with low
1: with lower, with mail, with many, with modern, with nginx, with np, with npx, with number, with orders
1: with others, with package, with pandas, with people, with person, with playwright, with point, with policy
1: with print, with python, with questions, with quick, with ready, with relevant, with reserved, with resume
1: with retention, with rotation, with save, with score, with script, with scripts, with semicolon
1: with sensible, with series, with severity, with short, with signed, with small, with smtplib, with spaced
1: with spaces, with systemd, with tarfile, with template, with templates, with their, with them, with these
1: with this, with three, with time, with titles, with tls, with ts, with type, with values, with verbs
1: with yes, with your, within day, within minute, within ten, within the, within two, within week, within |
1: without, without backup, without changes, without comment, without legal, without opening, without owner
1: without review, without saying, without shell, without showing, without tag, without them, without this
1: without time, without word, witness, wl, wlan show, wm, wms, wonder, word for, word from, word list
1: word that, word the, word word, worded, wording, wording of, wordpress, words at, words by, words if
1: words join, words the, words word, words |, work, work $, work do, work pass, work that, work without
1: work write, work →, workbooks, workbooks open, worked example, worked on, workflow dispatch, workflows the
1: workflows |, working days, working on, workload the, works, works at, works everywhere, works in, works it
1: works today, works too, works when, works without, workspace, workspace agent, workspace trust
1: workspace write, worries, worst first, worst |, worthless, would fail, would lose, would not, would stop
1: would use, would want, wp config, wrap, wrap at, wrap lines, wrap socket, wrap the, wrapped by, write as
1: write batch, write commit, write deny, write env, write files, write instead, write lines, write notes
1: write one, write os, write out, write post, write rbac, write skill, write small, write statement
1: write string, write table, write target, write text, write the, write true, write up, write your, writes all
1: writes data, writes env, writes one, writes structured, writes tidy, writes |, writing this, writing |
1: written, written and, written by, written from, written here, wrong answers, wrong do, wrong ones
1: wrong password, wrong size, wrote, wrote $, wrote and, ws max, ws ws, wscript shell, wss, wtmp btmp
1: wtmp var, wv, wynik, xattr dr, xattr rd, xclip, xcode, xcode derived, xcode |, xd ac, xf $, xfail, xfd, xl
1: xlsx files, xlsx the, xml the, xong, xor, xq, xr, xy, xyz, xzf, xzf tgz, yaml in, yaml list, yaml load
1: yaml to, yaml unsafe, yaml wait, yap, yara compile, yavaş, yb, yd, year, year as, yearly, yearly plan
1: years this, yeast, yellow, yeniden, yes allow, yes etc, yes is, yes on, yes once, yes the, yes then, yh
1: yield, yield return, yield start, yield str, yk, yml check, yml etc, yml from, yml return, yml to, you act
1: you and, you answer, you care, you describe, you feel, you find, you for, you found, you get, you hold
1: you install, you look, you meet, you open, you out, you publish, you read, you review, you start, you tell
1: you touch, you turn, you will, you work, younger, younger than, your changes, your draft, your edr
1: your index, your login, your mac, your normal, your offer, your password, your payment, your phone
1: your real, your seed, your summary, your user, your web, yourself if, yp, ys, yx, yy, yükle, za $
1: zahlungsziel tage, zaman, zasady, ze, zeile in, zeitpunkt, zero no, zero |, zfs, zip $, zip <named>
1: zip deflated, zip file, zip the, zip unpack, zk, zlib import, zmieniaj, zn, zone home, zone join, zp, zs
1: zsh $, zsh exit, zsh history, zsh string, zsh ~, zstd, zur, zusammenfassung, zwei, zx, | <service>
1: | absolute, | advice, | afterwards, | age, | agreed, | answer, | answers, | appdata, | approved, | asks
1: | audit, | authors, | average, | basic, | basis, | becomes, | beta, | body, | breaking, | budget, | but
1: | buy, | cancel, | cat, | causa, | chars, | check, | checked, | choice, | chore, | ci, | cis, | cksum
1: | clear, | client, | consent, | copy, | cover, | critical, | csrf, | date, | datetime, | days, | debian
1: | decide, | decided, | deep, | defect, | difference, | dmarc, | double, | ed, | edge, | el, | er, | error
1: | escape, | exists, | experiment, | factor, | fees, | fetch, | file, | fold, | for, | form, | forms
1: | forwarding, | free, | friday, | ftp, | group, | hardware, | hs, | icon, | immediate, | incident, | input
1: | instance, | integrity, | invite, | invoices, | io, | is, | iso, | item, | join, | jwt, | keeps, | kex
1: | label, | lead, | length, | lesson, | liability, | limited, | localhost, | lock, | log, | logout, | logs
1: | look, | loss, | lower, | main, | map, | market, | mask, | master, | may, | merged, | mkdir, | modern
1: | monitoring, | month, | must, | mutate, | needed, | next, | nohup, | non, | now, | npm, | npx
1: | observation, | od, | offline, | old, | orphan, | otherwise, | outputs, | own, | pages, | paging, | pair
1: | partial, | patient, | pdb, | perl, | ping, | place, | places, | plan, | positive, | prefer, | preview
1: | printf, | procedure, | product, | prohibit, | prompts, | propose, | provider, | proxy, | purchase
1: | python, | queries, | question, | questions, | quote, | qué, | raise, | rank, | records, | refresh
1: | refuse, | refuses, | remove, | removed, | repair, | reports, | requests, | reset, | result, | reverse
1: | rice, | rows, | run, | safety, | saves, | say, | scan, | se, | season, | see, | seq, | sheet, | sntrup
1: | spf, | spring, | subject, | subscription, | sun, | systemctl, | table, | takes, | talk, | term
1: | termination, | ticket, | time, | transactions, | treatment, | type, | ufw, | una, | une, | until, | unused
1: | use, | variable, | wait, | warn, | weeks, | weight, | window, | workflow, | wrong, | xcode, | year, | you
1: | zstd, | ≥, | 一, | 列, | 发, | 数, | 整, | 等, | 部, ~ agent, ~ code, ~ desktop, ~ documents, ~ ethereum, ~ gnupg
1: ~ maxdepth, ~ npmrc, ~ profile, ~ requests, § ust, ·, Ö, × |, à, à la, â, â €, çalıştırın, çıkar, étape
1: öner, điện, đo, đầu, đồng, đồng ý, İlk, że, Δ, Без, В, Готово, Ключи, На, Отчёт, Переводит, Порядок, Правила
1: Проверить, Раз, Раз в, С, Сверить, Скрипт, Сначала, Спросите, Сравнить, Таблица, Установка, время, данные
1: доступ, есть, за, защита, из, или, иначе, можно, неделю, нет, нужен, нужно, о, один, он, отдельно, отчёт
1: отчёт в, отчёте, при, работы, сам, таблицы, только по, уязвимости, что, чтобы, أول, إذا, اسأل, اسأل المستخدم
1: اقرأ, التحقق, المستخدم, المستخدم عن, الملف, على, عن, قبل, ملف, من, ١, ٢, ٣, ٤, आदेश, उपयोगकर्ता, करें।, किसी
1: की, को, कौशल, जब, न, नियम, पाठ, पूरा, लिखता, लिखता और, विषय, शुरू, हर, हिंदी, हिंदी में, ही, हो, ” 。, „
1: … for, … if, … », €, € |, ™, → notification, → private, → work, ≥, ≥ |, ⚠, ⚠ ️, 、, 、 pip, 、 「, 、 二, 、 担, 、 月
1: 、 目, 、 証, 。 bash, 。 import, 。 mac, 。 ウ, 。 供, 。 共, 。 原, 。 审, 。 常, 。 提, 。 敬, 。 数, 。 最, 。 次, 。 每, 。 没, 。 表, 。 运
1: 。 这, 「, 「 」, 「 何, 」, 」 を, 〜, い く, い で, い ま, う な, え, え た, え な, え る, か, か 」, か ら, か れ, き, き で, き 換, き 方, く
1: く 。, く ら, け 。, け な, け る, こ, こ と, こ の, こ れ, し 、, し た, し て, し な, す 。, す る, ず, せ る, せ ん, た い, た こ, た と, た め, だ
1: ち, つ い, て, て 」, て い, て 実, て 構, で き, で 分, と 、, と 。, と は, と 照, と 答, ど, ど の, な の, な り, に, に 「, に こ, に つ, に 入
1: に 外, に 感, に 時, に 本, に 送, の こ, の だ, の ま, の よ, の サ, の ス, の 三, の 代, の 前, の 後, の 正, の 確, は 不, は 何, は 使, は 出, は 削
1: は 意, は 無, ば, ぶ, ぶ 。, ま せ, ま で, み 、, め の, め ら, も, も の, よ, よ う, り 、, り 優, り 返, る, る た, る も, る ス, る 中, る 結, れ に
1: れ ば, れ る, わ ず, を ま, を 付, を 出, を 実, を 書, を 直, を 確, を 続, を 見, を 送, ん 。, ウ ン, キ, キ ル, ジ 目, ス キ, ス 対, ソ フ, ダ
1: ダ ウ, ト か, ド し, ピ, フ ト, ヘ ル, ペ, ペ ー, ル で, ル よ, ル パ, ン ロ, ー で, ー ジ, 一, 一 并, 上, 上 传, 下 载, 不, 不 再, 不 到, 不 在, 不 完
1: 不 对, 不 必, 不 符, 不 超, 不 适, 且, 业 务, 两, 个 主, 个 文, 中, 中 的, 为, 为 同, 为 已, 主, 久, 之, 之 后, 乱, 了 。, 事 前, 事 項, 五, 五 条, 交
1: 交 给, 人 和, 今 日, 付, 以 便, 以 读, 以 降, 件, 件 从, 件 内, 件 时, 任 人, 任 何, 份, 会 社, 会 被, 伝, 伝 え, 传 到, 但 不, 低, 体, 何, 何 で
1: 作 |, 作 業, 你 不, 使 い, 供 应, 依 赖, 侵, 保, 保 存, 修, 修 改, 備, 優, 優 先, 先 、, 先 在, 入 で, 入 れ, 全 审, 全 文, 全 角, 全 部, 共, 共 有
1: 关, 关 闭, 典, 内 容, 再 現, 写 明, 冲, 冲 突, 凍, 出 し, 出 典, 出 ，, 分 け, 切 れ, 列 入, 列 出, 初, 利, 到 <named>, 制, 制 下, 制 到, 削, 前 で
1: 前 不, 前 ，, 功, 动 更, 医 学, 午, 半, 半 角, 即, 即 可, 历 、, 压, 压 密, 原 始, 及, 双, 发 。, 发 布, 变 化, 另, 可 信, 可 疑, 可 ，, 台 运, 台 ，
1: 右, 号 を, 合, 合 |, 合 す, 合 は, 同, 同 意, 名 、, 名 。, 名 为, 后 。, 告 書, 告 知, 告 诉, 味, 味 の, 命, 命 令, 和, 和 可, 响 应, 問, 問 を, 善
1: 営, 器 人, 回, 回 车, 团, 团 队, 図, 固 定, 在 业, 在 后, 在 终, 在 结, 型 を, 報, 報 が, 報 告, 复 的, 外 し, 天, 天 |, 始, 姓 名, 存, 存 。, 存 为
1: 安 全, 定, 定 。, 定 が, 定 で, 定 の, 定 事, 定 到, 宛, 宛 先, 実, 审, 审 核, 审 计, 容, 容 ，, 密, 对, 对 话, 対, 対 策, 専 門, 射, 就 说, 展 示, 層
1: 峰, 已, 已 知, 已 经, 帧, 常 见, 平, 年, 并 把, 并 提, 序, 应 。, 应 急, 应 链, 开 。, 当 、, 录, 录 下, 录 并, 後 、, 後 に, 必 要, 応 答, 思, 急, 情
1: 情 報, 意 味, 意 ，, 感, 慢, 成 功, 成 后, 成 文, 成 果, 户, 户 。, 户 的, 户 看, 户 ，, 手, 手 順, 技, 把, 投, 报, 担, 担 当, 拠, 指 示, 按, 换
1: 换 镜, 排, 排 序, 排 版, 接 依, 接 执, 措, 措 施, 提 及, 提 醒, 換, 換 え, 改, 改 |, 改 善, 改 行, 改 被, 敬, 敬 語, 整, 整 |, 整 体, 整 改, 文
1: 文 、, 文 は, 文 案, 施, 日, 日 の, 时 保, 时 视, 映, 映 射, 更, 更 快, 更 新, 書, 書 き, 書 く, 有 者, 期 間, 本 |, 本 文, 术, 术 语, 机 器, 杀
1: 束 后, 条, 条 ）, 枚, 果 （, 标 题, 核, 核 的, 案 ，, 業, 業 を, 構, 次, 次 使, 次 更, 正, 步, 步 骤, 歴 を, 残 っ, 段, 段 名, 毎, 毎 日, 每, 毒
1: 比 较, 永, 永 久, 求 め, 没, 没 有, 洞, 流, 流 程, 混, 源 。, 準, 準 備, 漏, 漏 洞, 点 を, 热, 照 合, 用 可, 用 户, 用 期, 用 本, 用 短, 用 語, 电, 留
1: 留 在, 略 す, 疑, 登, 登 録, 的 claude, 的 、, 的 全, 的 冲, 的 可, 的 密, 的 已, 的 配, 監, 目, 目 は, 目 录, 直, 直 す, 省, 省 略, 看 到, 知 用
1: 码 ：, 確 認, 示, 示 さ, 示 を, 示 输, 票, 秒, 移 。, 種, 種 類, 究 ，, 突, 端 执, 端 ，, 符 合, 第 一, 等 待, 答, 答 え, 答 の, 策, 策 、, 粋, 粘
1: 粘 贴, 系, 系 统, 続, 続 け, 组, 组 件, 经, 经 过, 统, 统 的, 统 自, 置 。, 翻, 翻 訳, 考 え, 者, 者 へ, 者 ，, 联, 联 网, 能, 能 依, 能 帮, 脚, 脚 本
1: 致 ，, 蓝, 行 。, 行 不, 行 后, 行 ，, 表, 表 記, 被, 要 修, 要 写, 要 让, 要 ：, 視, 见 问, 视 为, 角, 角 |, 角 、, 記, 記 |, 記 を, 証, 証 拠, 試
1: 認, 認 す, 認 は, 語, 語 の, 読, 読 み, 警, 警 告, 计, 计 流, 让, 让 它, 让 用, 诉, 译, 话, 话 中, 话 结, 询 问, 语, 语 表, 说 是, 请 先, 读, 質
1: 質 問, 负, 负 责, 责, 责 人, 责 任, 赖, 赖 。, 起 動, 超, 超 过, 越, 身, 身 份, 车, 软, 软 件, 过 五, 过 审, 运, 运 维, 近, 这, 这 一, 選 ぶ, 部
1: 部 分, 部 消, 醒, 醒 用, 重, 長, 門, 開, 门, 闭, 问 起, 间 接, 阅 读, 队, 防, 降, 限 。, 限 の, 限 流, 险 高, 需, 需 要, 面, 面 这, 項 、, 順, 類
1: 類 |, 项 。, 须, 题, 题 公, 风, 风 险, 首, 首 次, 骤, 高, 高 峰, 高 ：, 黄, 가, 가 격, 각, 간, 간 과, 개 를, 게, 게 이, 격, 결, 계, 고, 고 다, 고 를
1: 고 친, 과, 관, 규, 규 칙, 그, 그 대, 그 인, 글 을, 기, 기 간, 기 대, 기 록, 끝, 끝 에, 내 합, 냅, 넣, 누, 는, 는 다, 는 보, 는 사, 니, 니 다, 다
1: 다 가, 다 문, 다 사, 다 시, 다 한, 답, 대, 대 로, 데, 도, 도 록, 되, 된, 두, 두 고, 든, 따, 따 로, 래, 럼, 로 그, 로 따, 록, 른, 를, 를 넣, 를 붙, 리
1: 리 자, 릴, 림, 막, 매, 먼, 먼 저, 면, 명 하, 모 든, 문, 므, 므 로, 밀, 밀 번, 바, 백, 번 호, 보 다, 보 안, 불, 붙, 붙 여, 비, 비 밀, 사, 사 용, 새
1: 새 기, 서 로, 설 명, 세, 세 개, 속, 송, 수 정, 습, 습 니, 시, 시 합, 실, 쓰, 쓰 는, 씁, 씁 니, 안, 안 내, 않, 않 는, 않 습, 않 으, 알, 알 림, 없 습
1: 없 이, 에, 에 게, 에 이, 예, 예 외, 외, 요, 용, 용 되, 위, 위 에, 으 로, 으 면, 은, 을, 을 먼, 을 하, 을 함, 응, 응 답, 의, 의 단, 이 라, 이 있, 이 제
1: 이 트, 인 시, 있 으, 자 가, 자 권, 저, 적 는, 적 용, 전 송, 제 목, 조 건, 주, 줄, 지 않, 지 침, 처 럼, 칙, 친, 타, 트, 표, 표 로, 품, 필, 필 요, 하 나
1: 한 번, 한 으, 합, 합 니, 했, 행 하, 행 합, 호, 환, 󠀠 󠀭, 󠀠 󠀮, 󠀠 󠁄, 󠀠 󠁎, 󠀠 󠁢, 󠀠 󠁣, 󠀠 󠁥, 󠀠 󠁦, 󠀠 󠁩, 󠀠 󠁬
1: 󠀠 󠁭, 󠀠 󠁮, 󠀠 󠁯, 󠀠 󠁰, 󠀠 󠁳, 󠀠 󠁵, 󠀠 󠁷, 󠀠 󠁾, 󠀬, 󠀬 󠀠, 󠀭 󠁤, 󠀭 󠁳, 󠀮 󠁡, 󠀮 󠁣, 󠀮 󠁮, 󠀮 󠁳
1: 󠀯 󠀮, 󠀯 󠁣, 󠀯 󠁩, 󠀱, 󠀱 󠀹, 󠀲, 󠀲 󠀵, 󠀴, 󠀴 󠀠, 󠀵, 󠀵 󠀱, 󠀵 󠀵, 󠀶, 󠀶 󠀴, 󠀹, 󠀹 󠀠, 󠀺 󠀠, 󠁂
1: 󠁂 󠁥, 󠁄, 󠁄 󠁯, 󠁎, 󠁎 󠁥, 󠁔, 󠁟, 󠁟 󠁥, 󠁡 󠀠, 󠁡 󠁤, 󠁡 󠁬, 󠁡 󠁰, 󠁡 󠁳, 󠁡 󠁴, 󠁡 󠁷, 󠁢, 󠁢 󠁡
1: 󠁢 󠁥, 󠁢 󠁯, 󠁣 󠁡, 󠁣 󠁨, 󠁣 󠁬, 󠁣 󠁯, 󠁣 󠁵, 󠁤 󠀲, 󠁤 󠁟, 󠁤 󠁡, 󠁤 󠁥, 󠁥 󠀮, 󠁥 󠀶, 󠁥 󠁡, 󠁥 󠁤
1: 󠁥 󠁦, 󠁥 󠁰, 󠁥 󠁳, 󠁥 󠁴, 󠁥 󠁶, 󠁦 󠀠, 󠁦 󠁩, 󠁦 󠁯, 󠁧 󠀠, 󠁧 󠀬, 󠁧 󠁥, 󠁨 󠀠, 󠁨 󠀯, 󠁨 󠁩, 󠁩 󠁤
1: 󠁩 󠁧, 󠁩 󠁬, 󠁩 󠁯, 󠁩 󠁳, 󠁩 󠁴, 󠁫 󠁩, 󠁬 󠀠, 󠁬 󠁡, 󠁬 󠁥, 󠁬 󠁩, 󠁬 󠁳, 󠁭 󠁡, 󠁭 󠁥, 󠁮 󠀮, 󠁮 󠁣
1: 󠁮 󠁥, 󠁮 󠁧, 󠁮 󠁫, 󠁮 󠁯, 󠁮 󠁳, 󠁯 󠁦, 󠁯 󠁲, 󠁯 󠁴, 󠁯 󠁵, 󠁰 󠁥, 󠁰 󠁳, 󠁱, 󠁲 󠀮, 󠁲 󠁩, 󠁲 󠁬, 󠁲 󠁳
1: 󠁲 󠁵, 󠁳 󠀮, 󠁳 󠀺, 󠁳 󠁥, 󠁳 󠁨, 󠁳 󠁩, 󠁳 󠁳, 󠁳 󠁴, 󠁳 󠁷, 󠁴 󠀬, 󠁴 󠁡, 󠁴 󠁥, 󠁴 󠁩, 󠁴 󠁯, 󠁴 󠁳
1: 󠁵 󠀠, 󠁵 󠁤, 󠁵 󠁮, 󠁵 󠁲, 󠁵 󠁳, 󠁶 󠁥, 󠁷, 󠁷 󠁥, 󠁹, 󠁹 󠀠, 󠁾, 󠁾 󠀯, ️, （ 不, （ 要, ） 、, ） 数, ， 也, ， 回
1: ， 字, ， 并, ， 检, ， 用, ， 让, ： bash, ： 条
-1: $ admin, $ age, $ arch, $ archive, $ argv, $ aws, $ branches, $ bundle, $ cfg, $ check, $ ci, $ claude
-1: $ codex, $ command, $ comments, $ config, $ const, $ corp, $ count, $ created, $ ctx, $ cut, $ data
-1: $ deploy, $ dest, $ dev, $ diff, $ dig, $ domain, $ du, $ enabled, $ encode, $ end, $ environment, $ exe
-1: $ extra, $ failed, $ fetch, $ files, $ find, $ folder, $ foreach, $ glob, $ gt, $ gw, $ homedir, $ https
-1: $ ids, $ img, $ import, $ journal, $ jq, $ json, $ label, $ limit, $ lines, $ list, $ lock, $ marker, $ min
-1: $ more, $ names, $ nc, $ ne, $ next, $ no, $ ns, $ number, $ old, $ op, $ opt, $ opts, $ os, $ out
-1: $ output, $ password, $ path, $ powershell, $ pre, $ print, $ project, $ pscmdlet, $ psscript, $ python
-1: $ raw, $ re, $ remove, $ repo, $ res, $ rows, $ seconds, $ secret, $ seq, $ show, $ since, $ slack, $ ssh
-1: $ start, $ stat, $ state, $ stdin, $ subject, $ then, $ this, $ token, $ trim, $ type, $ unit, $ up
-1: $ version, $ warm, $ wc, $ width, $ yes, <named> abs, <named> affaanmustafa, <named> and, <named> articles
-1: <named> badge, <named> bioinformatics, <named> code, <named> config, <named> copyright, <named> design
-1: <named> doc, <named> dtds, <named> entrez, <named> es, <named> foo, <named> for, <named> forecast
-1: <named> guide, <named> hook, <named> html, <named> install, <named> license, <named> licenses, <named> live
-1: <named> media, <named> nf, <named> npm, <named> os, <named> photo, <named> profile, <named> prompt
-1: <named> proxy, <named> query, <named> rfc, <named> run, <named> skills, <named> software, <named> start
-1: <named> status, <named> then, <named> tr, <named> tweets, <named> type, <named> users, <named> version
-1: <named> ~, <placeholder> data, <placeholder> healthz, <service> def, <service> devicelogin
-1: <service> dotenvx, <service> isaacs, <service> mcp, <service> repos, <service> user, <vendor> helm
-1: <vendor> homebrew, ab test, abandoned, abbrev, abcd, abcdefghijklmnopqrstuvwxyz, about any, about each
-1: about other, about to, above all, above for, above in, above not, above per, abs, absence, absent, absent |
-1: absolute paths, abstract, abstracts, acceptance criteria, access aws, access control, access denied
-1: access logging, access logs, access md, access profile, access review, access that, access the
-1: access tokens, accessible, accession, according, according to, account access, account do, account from
-1: account group, account json, account metadata, account that, account with, accounts add, accounts have
-1: accounts minpwlen, accounts txt, accounts use, accuracy, accès, acf, acls, acls true, acme prod, acquire
-1: across all, across files, across sessions, act as, act on, action, action account, action put, action store
-1: actions are, actions bot, actions githubusercontent, actions join, actions setup, actions sts
-1: actions workflow, active, active $, active context, active for, actividades, activities, actual test
-1: ad hoc, add and, add any, add clippy, add column, add content, add line, add new, add no, add one
-1: add padding, add rule, add style, add |, add ~, added by, added to, added with, addition when
-1: additional resources, address address, address and, address can, address if, address in, address limit
-1: address no, address on, address that, address the, address to, address |, addresses in, adds its, adds the
-1: adds two, adduser, admin description, admin public, admin without, admin |, administrator $, administrators
-1: admins |, adoption, adr, ads, advanced, advertise routes, advises, ae ae, aes gcm, affaanmustafa
-1: affaanmustafa status, afresh, after, after backup, after change, after cleaning, after days, after each
-1: after every, after insert, after last, after log, after signing, after that, after to, afterwards send
-1: again and, again for, again never, again on, again read, against so, against them, age of, age or
-1: age recipient, agency, agent agent, agent and, agent claw, agent const, agent did, agent first
-1: agent forwarding, agent from, agent id, agent is, agent memory, agent new, agent no, agent not
-1: agent observability, agent options, agent permission, agent read, agent role, agent sessions, agent skills
-1: agent to, agent usage, agent work, agent writes, agents for, agents run, agents so, agents that, agents to
-1: agents |, aggregate, aggregated, aggregation, aging, ago |, agreed remove, agreement to, agreements, agrees
-1: agy, ahead of, air, airdrop, ajv, akia github, akia slack, akia |, alert, alert on, algo, algorithms and
-1: algorithms sntrup, alias get, alice, align center, alignment, all body, all commands, all context
-1: all critical, all data, all date, all extensions, all figures, all four, all grep, all in, all load
-1: all map, all mini, all others, all previous, all requirements, all res, all root, all sessions
-1: all settings, all stats, all tables, all that, all the, all those, all users, all we, all you, allele
-1: alloc, allow access, allow net, allow open, allow remote, allow |, allowed in, allowing, allows it
-1: alojamiento, alone and, alone when, alpha, already and, already run, also ask, also available, also need
-1: also writes, alter, alter role, alter table, always echo, always go, always install, always keep
-1: always name, always pass, always say, always the, always use, ambient, ambos, amd, american, amount $
-1: amount and, amount currency, amount for, amount of, amount value, amount |, amounts use, an address
-1: an admin, an agency, an archive, an array, an die, an encrypted, an end, an estimate, an exclusion
-1: an honest, an hour, an icon, an incident, an index, an invoice, an isolated, an mcp, an object, an older
-1: an order, an unknown, an unsubscribe, analytics description, analyzer, anchors, and $, and <named>
-1: and additional, and ai, and amount, and any, and back, and body, and budget, and build, and builds, and by
-1: and calendar, and cannot, and code, and copy, and cors, and cost, and currencies, and currency
-1: and customize, and data, and day, and decode, and delete, and dmarc, and done, and down, and each, and edit
-1: and exit, and expect, and export, and file, and fill, and fits, and fixed, and fixes, and flow, and forgets
-1: and google, and graded, and guides, and headers, and help, and hold, and host, and how, and https
-1: and image, and input, and keeps, and kept, and len, and length, and lines, and links, and local, and login
-1: and mac, and mail, and maintain, and managed, and management, and more, and move, and name, and newline
-1: and nowhere, and odd, and offer, and on, and one, and only, and or, and other, and output, and page
-1: and parts, and path, and people, and phone, and point, and polish, and promises, and prompts, and propose
-1: and quiet, and quote, and read, and remedy, and report, and retry, and review, and reviewed, and roles
-1: and safe, and secrets, and security, and sees, and semantic, and sentence, and servers, and signs, and so
-1: and split, and ssh, and stop, and sudo, and suggest, and suggests, and sum, and summarise, and svg
-1: and tags, and test, and the, and their, and there, and troubleshooting, and try, and update, and upload
-1: and use, and user, and uses, and verdict, and version, and versions, and waits, and watch, and which
-1: and who, and will, and windows, and |, android app, androidx, anew, angle, angular, animation, animations
-1: anna, annotation, annotations, announcements, anota, another account, another machine, another way, ans
-1: answer at, answer before, answer for, answer from, answer it, answer only, answer the, answers and
-1: answers are, answers in, answers it, answers on, answers questions, antd, anterior, antes del
-1: anthropic version, any account, any are, any code, any further, any kind, any map, any new, any so
-1: any stream, any term, any time, anybody, anyone can, anyone in, anything is, anything over, anything with
-1: análisis, apague, apart, apart from, api and, api bash, api client, api endpoint, api import, api internal
-1: api query, api repos, api simple, api telegram, api token, api url, apk, app, app <named>, app app
-1: app config, app create, app current, app env, app flask, app has, app http, app id, app key, app kubernetes
-1: app main, app on, app post, app py, app run, app service, app shop, app so, app update, appears
-1: append join, append name, append return, appends, apple dtd, apple finder, apple script, apple show
-1: apple silicon, applicable, applicable to, applicant, application timestamp, application vnd
-1: application www, applied, apply are, apply it, apply to, approach, appropriate, approve false, approve the
-1: approvers, apps, apps with, appsettings, april, apt get, apt install, apt keyrings, apt sources, archive $
-1: archive copy, archive with, archive |, archived, archives the, archivos, arduino, arduino cli, are added
-1: are all, are allowed, are also, are and, are at, are checked, are counted, are done, are enough
-1: are entered, are flagged, are for, are given, are handed, are human, are joined, are left, are looked
-1: are marked, are named, are needed, are negative, are never, are numbered, are of, are on, are plain
-1: are present, are proposed, are quoted, are readable, are samples, are sent, are set, are skipped, are still
-1: are submitted, are supported, are true, are what, are written, are you, argmax, argparse import, args
-1: args args, args for, args func, args if, args in, args output, args profile, args return, args str
-1: args text, argument, argument hint, argument is, argument no, argv base, argv encode, argv headers
-1: argv includes, argv print, argv rb, argv rglob, argv rows, argv start, argv text, argv utf, arial
-1: arn split, arp, arquivo, arr, array buffer, array fill, array new, array of, array returns, array string
-1: arrive as, arrives, article and, article is, articles, as <named>, as asked, as backup, as base, as bash
-1: as checklist, as csv, as ctx, as data, as described, as diff, as err, as far, as file, as for, as fp
-1: as git, as important, as it, as line, as named, as needed, as non, as normal, as of, as open, as out
-1: as person, as print, as questions, as resp, as response, as review, as set, as str, as such, as suspicious
-1: as table, as there, as those, as title, as user, as utf, as write, as you, as |, asc, ascii, ascii false
-1: ask about, ask before, ask each, ask first, ask one, ask |, asked to, asking do, asks before, asks for
-1: asks how, asks the, aspx, assembly, assert ok, assertions, assess, assets folder, assets |, assigns
-1: assistant automations, assistant forward, assistant read, assistant |, associated, association, ast
-1: async code, async def, async with, at etc, at file, at home, at it, at its, at minute, at noon, at one
-1: at percent, at this, at time, at to, at which, at with, at ~, ata, atlassian, atomic, attach role
-1: attachment audit, attack, attacker, attacks, attempt, attribute, attribution, attrs, audience, audiences
-1: audit account, audit name, audit not, audit report, audit role, audit sh, auditor wants, auditors ask
-1: audits, auf eine, aus dem, aus der, auth can, auth gmail, auth key, auth none, auth state, auth use
-1: authenticate, authenticated, authority, authorization basic, authors, auto generated, auto |, autocomplete
-1: autocomplete email, autocomplete new, automatic, automatically, automation, autoremove, autosave, auxww
-1: auxww $, außer, availability |, available with, avant tout, avatar, avise, avn, avoid, avoid |, await gh
-1: await new, await this, awk, awk $, aws access, aws account, aws akia, aws configure, aws cost, aws ecr
-1: aws iam, aws identifiers, aws kms, aws region, aws secretsmanager, aws sso, aws sts, aws vpc, axis
-1: az delete, açık, ba, ba bb, ba sh, ba |, back in, back to, back up, backed, backend, backend tf, backends
-1: backfill, backoff, backs up, backup description, backup false, backup first, backup of, backup ~, bad and
-1: bad if, badge from, badges, bag, bak, bak $, balance address, balancers, ban unattended, bandit
-1: bank account, bank and, bank before, bare, bars join, base address, base branch, base config, base data
-1: base dirs, base echo, base encoded, base hex, base if, base images, base kubectl, base method, base out
-1: base output, base sys, base with, base ~, based on, basename file, bash az, bash bin, bash crontab
-1: bash from, bash helm, bash hooks, bash kubectl, bash manual, bash npm, bash openssl, bash or, bash python
-1: bash scan, bash scripts, bash set, bash then, bash wget, bash |, bash ~, bashrc ~, basic auth, basic base
-1: basics, basta, baud, bb, bd be, be an, be asked, be changed, be compared, be deleted, be green, be hidden
-1: be imported, be linked, be reachable, be restored, be reviewed, be run, be short, be shorter, be signed
-1: be slow, be taken, be undone, be used, be warm, bearing, beautiful, beautiful soup, because the, become
-1: become true, been deleted, been tried, before, before applying, before blocking, before calling
-1: before closing, before each, before giving, before installation, before it, before moving, before running
-1: before saving, before sharing, before start, before text, before that, before they, before tool, before use
-1: before write, beforehand, begin rsa, begin |, beginner, behavioral, behaviour |, behind, being edited
-1: belong to, below and, below ten, benchmark, beneath it, benefit, benefits and, beside each, beside it
-1: best for, best practices, bet, betreff, better than, between requests, between sessions, bevor, bf, bh
-1: bibliography, bicycle, bicycle shop, bigint, bill, bin $, bin backup, bin env, bin git, bin python
-1: bin report, bin systemctl, bin time, binance, binance key, binance secret, binascii, bind it, bind to, bins
-1: bins null, bins python, biobank, bioc, bioinformatics, biol, birth, bis, bis zum, bit locker, bitbucket
-1: bitnami, bl, blank and, blanket, ble, blink, blo, blobs, block, block for, block public, block text
-1: block |, blocked, blocks all, blog, bloque, blur, bo, board id, body and, body before, body body, body buf
-1: body fmt, body fs, body handlers, body if, body include, body is, body map, body method, body null
-1: body rows, body string, body strings, body text, body to, body url, body with, bonus, book, bookmark, books
-1: bool return, bool true, boolean if, boolean |, bootout, bootout gui, bootstrap, bootstrap description
-1: bot father, bot token, both are, both ends, both have, both numbers, both the, boto, boto core
-1: boto session, bound, boundaries, bounded, box for, box get, box or, bp end, br href, branch, branch dev
-1: branch git, branch main, branch protected, branch that, branches, branches main, brand voice, branded
-1: brands, brca, breached, break case, break return, breakdown, breakdown by, breast cancer, brew bundle
-1: brew shellenv, brewfile, bridge description, brief with, briefing, british, broad, browser and
-1: browser close, browser login, browser or, browser session, browser |, browsers, bs, bsd, bt, bucket
-1: bucket and, bucket only, budget the, buf append, buf buffer, buf bytes, buf io, buf reset, buffer buffer
-1: buffer concat, buffer const, buffer in, buffer pool, bug, bugs, build, build $, build <named>
-1: build arguments, build command, build gradle, build log, build needs, build on, build runs, build strict
-1: build tools, building, builds for, builds with, builtin, builtin copy, bullet, bundle $, bundle etc
-1: bundle verify, bundled, burn, burn in, burnt, burst, businesses, but nobody, butter, button, button name
-1: button sign, buttons, buyer, bw, by $, by another, by build, by company, by convention, by days
-1: by department, by device, by etc, by helper, by hook, by host, by its, by key, by kind, by model
-1: by network, by number, by only, by os, by person, by policy, by pull, by quarter, by separate, by source
-1: by step, by timers, by topic, by with, by your, by |, bytes buffer, bytes bytes, bytes decode
-1: bytes encoding, bytes to, ca cert, ca |, cable, cacerts, cache $, cache <service>, cache and, cache bool
-1: cache cache, cache entries, cache hit, cache if, cache it, cache local, cache location, cache path
-1: cache pip, cache restic, cache return, cache root, cache to, cache type, cached for, caches $, caches are
-1: caches do, cad, cada uma, cadenas, cadence, cafile, cainfo etc, calc, calculator, calendar interval
-1: calendar persistent, calendar |, call back, call get, call private, call |, callback, caller identity
-1: callers, calling it, came from, came to, camel, camera, cameras, campaigns, campo |, can begin, can check
-1: can choose, can correct, can fix, can have, can leave, can make, can match, can now, can you, can |, canary
-1: canary in, canary is, cancel all, cancellation, cannot happen, cannot run, cannot share, canvas, cap drop
-1: cap |, capabilities, capital, captcha, capture and, cards, cards in, careful, cargo env, cargo run, carpeta
-1: carry no, cart, casabot, case $, case case, case const, case for, case sha, cases and, cases where
-1: cat file, cat home, cat root, cat |, catch continue, catch error, catch exception, catch ignore, catch null
-1: catch process, catch return, catcher, cau, caused, causing, cc and, ceil, cells that, cent, central
-1: central amazonaws, central |, centre, cert, cert file, cert manager, cert pem, cert |, certificate the
-1: certificates crt, certificates with, certs, certs $, certs ca, cf, cfg and, cfg get, cfg tomllib, cgi
-1: change, change actions, change after, change and, change since, change the, change to, change true
-1: change when, changed $, changed by, changed files, changed in, changed since, changelog gen, changelog md
-1: changes const, changes in, changes nothing, changes one, changes only, changes to, changes with, changing
-1: channel, channel stable, channels, channels for, character, characters $, characters of, characters return
-1: charges, chat with, che cosa, check again, check against, check all, check check, check if, check in
-1: check its, check links, check needs, check no, check one, check password, check py, check them, checkable
-1: checked against, checked in, checking ask, checklist before, checkout of, checkout uses, checkpoint
-1: checks before, checks for, checks json, checks off, chezmoi, chezmoi diff, children, chmod $, chmod sync
-1: chmod target, choice when, chooses, choosing, chose, chr, chrom, chrome firefox, chromium, chromium launch
-1: chromosome, chronicle, chunk, churn is, ci, ci cd, ci commit, ci ignore, cid, cidr blocks, cidr values
-1: circular, cis benchmark, cis conf, citation, cite, cited, city, cl, cl security, claiming, clamav daemon
-1: claro, clase, class is, class name, class the, class token, classer, classes, classification, claude
-1: claude cursor, claude desktop, claude file, claude project, claude |, clause, clave, claves, clean all
-1: clean machine, clean the, cleaned, cleaner run, clear ask, clear |, cleared |, cleartext, cleartext traffic
-1: cli description, cli install, cli latest, click fix, clicks, client application, client base, client cache
-1: client do, client download, client error, client max, client of, client only, client the, clientes, clin
-1: clin var, clinical, clippy, clippy rustfmt, clone, clone for, clone the, close def, close false, close fd
-1: close return, closed and, closefd, closer, closure, clothes, cloud for, cloud init, cloud posture
-1: cloud watch, cloudflare, cls, cluster by, cluster local, cluster run, clusterrolebindings, clusters
-1: cláusula, cm, cmd $, cmd capture, cmd env, cmd list, cmd name, cmd sh, cmdline, co |, code $, code app
-1: code await, code blocks, code code, code do, code false, code here, code host, code meta, code quality
-1: code says, code src, code that, codecs, codegen, codes or, codes to, codes |, codesign, codex agents
-1: codex home, codex skills, cohort, coin gecko, col, cold, cold start, collect collectors, collection method
-1: collections defaultdict, collector the, collectors, collectors joining, color, color const, color scheme
-1: colorama, cols, column date, columns in, com api, com curve, com docker, com my, com os, com port, com sub
-1: comentario, comentarios, comentário, comes out, comillas, command $, command after, command and
-1: command docker, command for, command git, command into, command invoke, command python, command reads
-1: command the, command with, commands build, commands sh, commands that, commands use, comment for
-1: commercial, commit and, commit branch, commit chore, commit echo, commit false, commit no, commit or
-1: commit to, commitment, commitment to, commits and, committed, committed and, common, common way
-1: communication, communities, como, comp, companies in, company has, company in, company root, compare com
-1: compare hashes, compare it, compare to, compatibility, competition, competitor, competitors, compile with
-1: compile |, compiles, complete plan, completed process, completes, completion, complexity, compliance
-1: component, component add, compose config, composition, compra, compression, computer, computing, comuns
-1: con el, con se, concepts, concrete, concurrency, concurrency group, concurrent, conda, condition
-1: condition filesize, conductor, conf for, conf in, conf password, conf permit, conf sudo, conference
-1: confidence, confident, config and, config base, config brave, config claude, config config, config debug
-1: config delete, config dir, config exclude, config file, config files, config from, config hardening
-1: config host, config is, config js, config json, config key, config kubectl, config local, config null
-1: config on, config parser, config path, config set, config show, config systemd, config then, config |
-1: config ~, configparser, configparser config, configparser import, configuration, configuration md
-1: configured, confirmation and, confirmation |, confirms, confirms it, conforme, confusion matrix
-1: conjunction, conn, connect $, connect provider, connect to, connect with, connect |, connecting
-1: connection pool, connection refused, connections and, connectivity, connector, consecutive, consent and
-1: consent json, consent |, conservan, considerations, considered, console and, console table, const accept
-1: const agent, const at, const body, const buf, const candidate, const chain, const change, const cmd
-1: const config, const crypto, const data, const date, const dir, const doc, const endpoint, const entry
-1: const has, const home, const ids, const images, const key, const label, const let, const lines, const ok
-1: const options, const own, const payload, const pkg, const plan, const random, const read, const reject
-1: const response, const safe, const seen, const test, const text, const this, const url, const user
-1: const write, const zlib, constrain, constraint and, construct, consulta, consumer, contain, contained
-1: container, containers com, containing, containing the, containment, contains it, contains |
-1: content exactly, content fs, content of, content text, content |, context, context <named>, context all
-1: context create, context open, context or, context with, context |, contexto, contexts, continue const
-1: continue path, continuous, continuous learning, continuously, contract for, contract token, contradicts
-1: contradicts the, contributing, contributor, control and, control date, control de, control name, control on
-1: control |, controles, controlled, conv, convention, conventions that, conversations, conversion, convert
-1: convert rgb, convert the, converts to, convierte, cookie name, cookies and, cookies where
-1: coordinate system, coordinates, coordinates of, copia, copy at, copy dest, copy item, copy paste, copy src
-1: copy tasks, copy tree, copy with, copy workflow, copy |, core $, core error, core operations, corp ca
-1: corrections, correctly, correo, cors headers, cosa, cost breakdown, cost explorer, costly, costs, costs $
-1: costs one, could, could it, count $, count back, count can, count gt, count if, count label, count lines
-1: count long, count must, count of, count so, count |, count ~, counter for, counter password, counts for
-1: counts in, counts of, counts per, courriel, cover sheet, covers, cpu cpu, crawl, crear, creat, creat |
-1: create access, create an, create command, create customer, create date, create hmac, create http
-1: create index, create local, create multi, create namespace, create one, create sheet, create the
-1: create trigger, creates, creates new, creating, creation, creation time, creator, credential helper
-1: credentials browser, credentials come, credentials env, credentials username, credentials |, credit card
-1: creds, crew, criteria and, critique, critères, crm, cron dev, cron systemd, cron txt, cron |
-1: crontab crontab, crontab dev, crontab etc, crontab |, crontabs, crop, cross build, cross origin, crt git
-1: crypto const, crypto create, crypto timing, css, csv before, csv by, csv check, csv do, csv fmt, csv for
-1: csv foreach, csv headers, csv if, csv newline, csv open, csv read, csv reader, csv rows, csv sniffer
-1: csv the, csv tidy, ctf, ctrl, ctx chromium, ctx context, ctx new, ctx stream, cuerpo, cups, cur, cur return
-1: curl <vendor>, curl content, curl dev, curl put, currency code, currency for, current, current call
-1: current price, current sudo, current time, current user, current |, cursor agent, cursor |, curto
-1: curve sha, custom event, customers to, customize, customize as, cut etc, cuántos, cve, cve and, cwd, cx
-1: cycle, código do, cómo, da, da sh, daemon json, daemon reload, daha, daily keep, daily limit
-1: daily temperature, damaged or, darwin linux, darwin return, dashboard with, dat |, data and, data await
-1: data base, data by, data bytes, data class, data collect, data const, data current, data data, data even
-1: data from, data id, data if, data image, data items, data layer, data length, data one, data password
-1: data payload, data permissions, data query, data return, data root, data send, data set, data storage
-1: data templates, data that, data the, data to, data type, data uri, data uris, data urlencode, data use
-1: data user, data |, database rotate, databases and, dataclass, datas, dataset, date $, date by, date count
-1: date done, date first, date follow, date match, date no, date payment, date put, date record, date so
-1: date sz, date tgz, date time, date write, dates and, dates of, dates time, datetime datetime
-1: datetime fromtimestamp, datetime import, datetime now, datos de, day above, day at, day before, day if
-1: day leave, day that, day the, day with, days days, days left, days of, days open, days print, days the
-1: days to, days until, db execute, db import, db internal, db jsonpath, db password, db sqlite, db the, dc
-1: dca, de base, de datos, de description, de données, de los, de pedidos, de que, de seguridad, de um
-1: de valores, deactivate, dead, dead man, deal, deb, deb signed, debe, debounce, debug build, debug builds
-1: debug mode, debugging, dec, december, decided by, decides on, decides who, deciding, decimal $
-1: decimal sign, decimals, decimals and, decision, decision to, decisions and, decisão, declaration
-1: declarative, declared, decline, decline or, decode $, decode err, decode from, decode rstrip, decode string
-1: decode to, decode |, decoder, decodes, decodes to, decoding, decoy, decryption, deduction, deep, def add
-1: def count, def create, def decode, def encode, def extract, def fetch, def hook, def make, def mask
-1: def metrics, def no, def on, def place, def post, def read, def result, default $, default allow
-1: default client, default deny, default release, default system, default timeout, default |, defaultdict
-1: defaultdict set, defaults write, defender, defer, define, defined $, definition, deflate, del proyecto
-1: delegation, delete $, delete const, delete dist, delete key, delete on, delete registry, delete test
-1: delete user, delete |, deleted at, deleting, deliberate, delimiter, deliverable, deliveries, delivery with
-1: dem nutzer, demand, demandez, demands, denied publickey, denied |, denies, deno run, density, deny and
-1: deny incoming, department, dependencias, dependencies, dependencies with, dependency injection, depending
-1: depending on, deploy description, deploy id, deploy token, deploy web, deployed to, deployer, deployment
-1: deprecation, depth $, depth data, deputy, der bericht, desc, describe where, described in
-1: description answers, description archives, description as, description create, description cut
-1: description description, description endpoint, description explain, description explains, description first
-1: description get, description gets, description git, description give, description gives, description guide
-1: description house, description install, description installs, description keeps, description lets
-1: description log, description move, description of, description prepare, description produce
-1: description publishes, description python, description quarterly, description review, description sets
-1: description shows, description small, description suggests, description triage, description turn
-1: description walks, description weekly, description windows, description 视, descriptions, descriptions are
-1: descriptive, descriptor, design, designed, desk of, desktop |, despliegue, dest etc, destroy, detail
-1: detail const, detailed, details details, details summary, detected, detection, determined, deterministic
-1: deu, deux, dev drive, dev stdin, deve, developed, developer, developers, development with, deviate
-1: deviate from, device, device and, devicelogin and, devnet, dhcp, dia, dialect, dialect csv, dialog, diary
-1: dias, dias para, dias |, dict body, dict key, dict return, did it, didn, diff, diff $, diff and
-1: diff cached, diff sort, diff stat, differ in, different, dig, digest hashlib, digest hex, digest of
-1: digest py, digest sha, digital, digits with, dim, dimension, ding, dio, dir die, dir do, dir if, dir key
-1: dir name, dir optional, dir os, dir process, dir recursive, dir utf, direct push, direction, direction of
-1: directive, directly, directories in, directory as, directory force, direnv, dirname, dirname file
-1: dirname os, dirname path, dirs, dirs files, dirty, disable model, disable tls, disables, disagree
-1: disagree with, disagrees with, disallow, discard, discipline, disclaimer, discord com, discord webhook
-1: discount for, discussed, discussion, disease, disk $, disk or, disks and, dispatch event, dispatcher
-1: display, display flex, dispose, dist, dist deploy, dist dist, distribute, distribution by, distributions
-1: distutils, dit, div, dkim, dkim and, dkim dmarc, dm, dma, dmarc dmarc, dml, dna, dns dns, dns doctor
-1: dns query, dns zone, do $, do and, do echo, do make, do now, do sudo, do these, do timeout, do two, do |
-1: docker, docker args, docker build, docker compose, docker daemon, docker docker, docker host, docker login
-1: docker network, docker rm, docker run, docker socket, docker system, dockerfile, dockerignore, docs agents
-1: docs output, docs web, docstring, doctor first, doctype plist, document contains, document is
-1: document statement, document trust, documentation <named>, documents and, documents test, doe, does it
-1: does nothing, does |, doesn catch, doesn change, doi, doing, dois, dom, domain names, domain registrar
-1: don ask, don don, don hold, don run, don skip, don tell, don try, don want, don write, done $
-1: done anything, done cd, done fi, done gh, done if, done on, done open, done tar, done with, dotenv load
-1: dotenvx, dotenvx <service>, dotenvx dotenvx, dotfiles, dotfiles git, dots, dotted, doubled, doubles
-1: doubles in, down step, down to, downgrade, download and, download it, download string, download the
-1: download |, downloader, downstream, draft subject, draft with, drafts, drain, drama, draw the, drei
-1: drill description, drive the, driven, driver, driver get, drop all, drop ct, drop in, drop it, drop true
-1: dropped, dropping, ds, dsa, dsn |, dst out, dt from, dt timedelta, dtd, dtd plist, dtds, dtds property
-1: dtypes, dudas, due, dump format, dumps payload, dur, dur $, during review, duties, duty and, dw, dynamic
-1: délai, dépôt, dónde, dúvida, ea, each agent, each app, each before, each draft, each entry, each event
-1: each finding, each has, each icon, each in, each is, each item, each line, each manager, each of, each push
-1: each removal, each request, each row, each side, each system, each test, each text, each under, each value
-1: each with, each word, ead, ec |, ecc, ecc tools, echo base, echo deb, echo done, echo echo, echo eval
-1: echo for, echo hello, echo install, echo keys, echo new, echo not, echo plain, echo server, echo the
-1: echo this, echo to, echo total, echo unknown, ecosystem, ecosystem and, ecr, ed $, ed aaaa, edge cases
-1: edges, edit group, edit |, edited, edited in, edition, editor first, effect, effect |, effort, eg, eigene
-1: ein, eip, either, either way, ejecutar, ejemplos, el, el agente, el contenido, el csv, el entorno
-1: el equipo, el espacio, el mensaje, el motor, el servidor, el texto, el valor, element ns, element tree
-1: elements, eleventy, elif, eligibility, else for, else is, else no, else results, else rows, else try
-1: else |, em, em português, email $, email autocomplete, email message, email |, embed, embedded, emit, emits
-1: emoji, emotion, empfänger, empty it, empty log, empty set, empty string, empty |, emulator, en, en <named>
-1: en el, en json, en un, en us, en ~, enable now, enabled boolean, enc in, enc is, enc sqbfafg, enc |
-1: encode buf, encode encode, encode hashlib, encode hexdigest, encode os, encode req, encode return, encode |
-1: encoder, encoding csv, encoding json, encoding unicode, encrypted, encrypted and, encrypted archives
-1: encrypted before, end bp, end for, end it, end out, end print, end rows, end sessions, end team, end tests
-1: end the, end time, end token, end when, end within, end write, ended, endpoint get, endpoint if
-1: endpoint post, endpoint process, endpoint |, endpoints, ends of, endswith ext, enforces, eng, engine create
-1: engineering, english and, english spanish, enoent, enough and, enough for, ensembl, ensure ascii
-1: ensure that, entered, enterprise, enters, entire, entities, entities for, entity, entre comillas, entrega
-1: entregue, entrez, entrez eutils, entries are, entries fs, entries read, entries which, entry before
-1: entry entry, entry per, entry point, entry that, enumerate csv, enumerate open, enumerate rows, enumeration
-1: env and, env api, env args, env bash, env curl, env example, env false, env fetch, env no, env null
-1: env object, env openai, env parse, env python, env stdio, env tmp, envelopes, enviar, envie, environment no
-1: environment of, environment production, environment settings, environment variable, environment yml
-1: environment |, environments, envrc, eof, eprintln, epsg, equal, equal buffer, equal the, equipment, equiv
-1: erase, erasedups, erc abi, err json, err return, erreurs, error client, error context, error if
-1: error import, error message, error pass, error req, ersetzt, es, es in, esa, esac, esac done, esac echo
-1: esac git, esc, escala, escala de, escalate, escalated, escaped, escopo, esearch, esempio, eslint, esm, esp
-1: espacio, essential, establish, established patterns, este, estimate, estimate for, estimates, esté, esté en
-1: etag, etc, etc $, etc apt, etc cron, etc docker, etc ld, etc os, etc passwd, etc profile, etc rancher
-1: etc rsyslog, etc ssl, eth rpc, ether, etherscan, eu, eu etc, euo, euo pipefail, eutils, ev get, eval atob
-1: eval base, eval buffer, eval exec, eval of, eval |, evaluate, evaluates, evaluator, even, even for
-1: event fired, event id, event issue, event new, event that, event type, event |, events, events on
-1: events to, ever needs, every alert, every claim, every field, every monday, every other, every page
-1: every resource, every row, every script, every secret, every step, everyone who, everything and
-1: everywhere |, evidence as, evidence bucket, evidence on, evil, evita, evolution, evolutionary, exact match
-1: exactly one, example $, example from, example request, example response, example you, examples and, exc
-1: exceed, exceeds, excellent, excellent |, except boto, except import, exception string, exceptions
-1: exchange online, excl, exclude $, exclude cache, exclude file, excluded from, excludes, exclusions are
-1: exclusions for, exclusive true, excuse, exe cmd, exe from, exe if, exe usr, exec du, exec file, exec it
-1: exec line, exec ls, exec sh, exec sha, exec zlib, executable, executable venv, execute function
-1: execution policy, executor, exfiltration |, exige, exist, exist ok, existe, existing, existing path
-1: exists and, exists const, exists sync, exit async, exit code, exit console, exit docker, exit echo
-1: exits with, expanded, expansion, expect response, expectation, expectations, expected by, expected output
-1: expected |, experimental, expires in, explain in, explain it, explained, explained in, explainer
-1: explanation, explorer for, exponent, exponential, export declare, export for, export in, export it
-1: export path, export with, exports and, expose, expose the, exposes, exposes the, expression, expressions
-1: ext continue, extended, extended header, extends, extern, extra if, extra |, extract on, extract text
-1: extract the, extract with, extracted, extraction, extrato, extrude, ey, fa, face font, facilitator, facing
-1: fact, factor, factor app, factory, facts, facts are, factura, fail or, failed $, failed logins, failed to
-1: failing, fails, fails and, fails on, fails or, failure, failure here, failures, faire, fake captcha, faker
-1: falcon, falcon sensor, fallback to, false and, false chat, false dev, false do, false emoji, false enable
-1: false enabled, false fetch, false for, false is, false or, false return, false security, false show
-1: false start, false true, false uses, faq at, far as, far more, fast glob, faster but, faster than, fastest
-1: fastq, fastqc, fatal, father, fault, fault |, fc, fcgi, fd os, fdopen, feasible, february, federated
-1: federated credential, federated identity, fetch $, fetch all, fetch and, fetch base, fetch depth, fetch env
-1: fetch in, fetch into, fetch latest, fetch new, fetch origin, fetch user, fetched, fetches, few, fewer
-1: fewer than, ff, ffff, ffff for, ffffff, ffmpeg, ffmpeg in, ffmpeg |, fhir, fi, fi if, fichier, fid
-1: field in, field is, field only, field |, fields in, fields update, fifo |, figma token, figure, figures are
-1: file, file access, file after, file and, file as, file ask, file at, file chmod, file data, file document
-1: file every, file found, file from, file grep, file hash, file holds, file html, file ids, file import
-1: file in, file io, file itself, file must, file name, file not, file npm, file permissions, file reports
-1: file rows, file show, file string, file sys, file text, file that, file then, file they, file through
-1: file under, file utf, file var, file was, file with, file written, file |, filed with, filenames
-1: filepath strings, files command, files const, files continue, files files, files find, files for
-1: files found, files fs, files join, files length, files let, files media, files need, files readdir
-1: files so, files that, filesystem true, filesystem users, filler, fills the, filter ends, filter exists
-1: filter pull, filter repo, filter |, filtering, filters and, filters name, final newline, final |, finalize
-1: financial, find etc, find files, find one, find out, find type, find xdev, findall, findall rx
-1: finder apple, finding that, finding the, finding with, findings and, findings json, findings that, fine if
-1: fingerprint $, fingerprint of, fingerprints, finish the, finishes, firefox default, firms, first cp
-1: first curl, first day, first end, first exit, first if, first it, first leave, first measure, first name
-1: first never, first paragraph, first request, first row, first section, first start, first steps, first then
-1: first time, first two, first which, first |, fish, fit the, fits the, five characters, five seconds
-1: fix and, fix is, fix the, fixed seed, fixed version, fixes it, fixture, fk, flag fmt, flag is, flag it
-1: flag report, flagged, flags json, flags print, flake, flaky test, flash, flask import, flask name
-1: flask request, flex, flexible, flips, float num, flock tmp, flour, flow flow, flow user, fmt, fmt io
-1: fmt net, fmt os, fmt printf, fmt println, fn args, fn main, focus blocks, folder $, folder folder
-1: folder for, folder is, folder mkdir, folder name, folder names, folder not, folder print, folder read
-1: folder so, folder that, folders, folders of, folds, follow its, follow symlinks, following the, font face
-1: font font, font weight, font woff, fonts, foo, foo bar, food and, for $, for analysts, for and, for args
-1: for audit, for base, for bash, for below, for better, for by, for ci, for code, for col, for dashboards
-1: for development, for enc, for event, for example, for faster, for font, for full, for git, for how
-1: for instance, for let, for linux, for local, for long, for node, for non, for one, for or, for others
-1: for pair, for phone, for planning, for policy, for post, for price, for projects, for proof, for pw
-1: for python, for readers, for real, for reason, for rest, for reviewer, for reviewers, for sc, for score
-1: for secret, for security, for servers, for session, for start, for target, for test, for testing, for that
-1: for this, for three, for token, for user, for users, for weak, for web, for week, for what, for yes, for ~
-1: forbidden, forbids, force clear, force color, force push, forecast latitude, foreign, foreign code, forge
-1: forget, forget keep, forgets, forgotten, fork code, form form, form of, form urlencoded, formal |
-1: format and, format custom, format exception, format is, format list, format on, format string, format style
-1: format svg, format tab, format type, forms with, formulas, forty, forward secrecy, forward this, forwarded
-1: found, found find, found if, found let, found lines, found return, fp, fprintf, fragt, frame, frameworks
-1: fraude, frequency and, fresh, fresh clone, fresh context, fresh on, fridge, frist, from <vendor>
-1: from agents, from all, from code, from config, from delivery, from docs, from each, from email, from env
-1: from established, from family, from feature, from file, from first, from flask, from from, from future
-1: from git, from history, from host, from https, from in, from moz, from name, from one, from open
-1: from pathlib, from people, from playwright, from py, from sentence, from server, from step, from tag
-1: from their, from typing, from url, from web, from when, frontmatter, frozen string, fs <placeholder>
-1: fs content, fs exists, fs from, fs open, fs path, fs post, fs require, fs self, ft, ftp, fu, fuente, fulcio
-1: full documentation, full names, full suite, full url, full with, func file, function add, function append
-1: function call, function create, function data, function filter, function for, function get, function gh
-1: function is, function local, function log, function req, function to, function update, function walk
-1: function |, functional, functionality, functions have, fund, funds, future, future import, futures, galaxy
-1: galaxy url, gamma, gap as, gap in, gap of, gaps, gaps missing, garder, gated, gatekeeper, gates, gave you
-1: gb for, gb int, gb |, gcloud run, gcm, gdpr, geben, gecko, gemini, gene tp, generate hashes, generate notes
-1: generated by, generated code, generated file, generates, generating, generations, generator |, genetics
-1: genome, genomic, genotype, genuine, genuinely, geo package, geocode, geprüft, german, gerät, get <service>
-1: get and, get balance, get bucket, get caller, get clean, get command, get contexts, get cookie, get default
-1: get display, get else, get event, get helm, get help, get inbox, get install, get key, get last, get logger
-1: get login, get metrics, get mg, get name, get new, get no, get nodes, get password, get post, get public
-1: get registry, get req, get request, get return, get row, get score, get service, get text, get to
-1: get wrong, getenv, gets copy, gets no, gets one, gets the, gh pr, gh release, gh repos, gh secret, gha, ghp
-1: ghp za, ghp |, gi, gibt, gid, git bisect, git curl, git description, git diff, git dir, git history
-1: git ignored, git lab, git mv, git pull, git reset, git tag, githooks, github com, github ref, gitlab
-1: give both, give no, give orders, give table, given, given by, gives no, gives the, giving, glob <named>
-1: global index, global user, globally, glossary csv, glot, gmail, gmail com, gnupg and, gnupg exclude
-1: go back, go by, go from, go func, go get, go install, go mod, go out, go router, go run, goes along
-1: goes wrong, going to, golang, golang org, golden hour, good or, google fonts, google workspace, gotchas
-1: goto, gotowe, governed, governed by, governor, gp, gpt, grade if, gradient, gradle, gradle caches, gradlew
-1: grant pg, grant type, grants, granularity, graphic, graphify out, graphql, graphs, greedy, green amber
-1: green for, greeting, grep deleted, grep env, grep error, grep password, grep qx, grep rn, grep |, grid
-1: grounding, group and, group by, group chat, group if, group rules, group vars, grouped, grouped by, groups
-1: groups filters, groups for, groups ssh, groups sudo, groups them, growth, gruppen, gt, gtex, guarantee
-1: guaranteed, guard duty, guess type, guessing, gui, gui $, guid, guidance, guidance <named>, guidance is
-1: guide <named>, guide to, guides, guía, gwas, gwas catalog, gz echo, gz |, gzip decompress, gzip gzip
-1: gzip sync, habits, hacker, half year, handbook, handlers, handlers of, handles, handling import, handoff
-1: hands out, hangs, hardened runtime, hardening, hardening conf, hardening description, harder, hardware
-1: has already, has as, has at, has effect, has its, has key, has magic, has not, has path, has said, has two
-1: has typed, has what, hash from, hash function, hash known, hashlib hmac, haus, have, have checked
-1: have docstring, have done, have two, haz, haz una, hcl resource, he, head echo, head head, head install
-1: head meta, head of, head origin, header $, header and, header as, header example, header from, header |
-1: headers, headers $, headers add, headers api, headers as, headers const, headers dict, headers headers
-1: headers if, headers list, headers timeout, headers txt, headings, headless, headroom, health, health checks
-1: healthcare, healthcheck, healthchecks, heavy, heeft, heic, height the, held out, hello skill, hello world
-1: hello |, helm, helm helm, helm main, helm |, help now, help page, help to, helper ask, helper description
-1: helper for, helper function, helper it, helper that, helper |, helps the, helvetica, here, here by, here if
-1: here is, hereditary, hero, herunter, hex $, hh, hidden false, hidden html, hidden in, hidden or, hidden |
-1: hide something, hides, hides the, high volume, highlight, hilt, histcontrol, histcontrol ignoreboth
-1: history open, history to, history with, history |, histsize, histsize histcontrol, hit $, hits for
-1: hits push, hmac new, hmac os, hmac sha, hn, hoc, hold no, hole, holidays, hom, home address, home and
-1: home bashrc, home cargo, home codex, home dotfiles, home exclude, home folders, home gradle, home maxdepth
-1: home me, home network, home npm, home pictures, home runner, home server, home with, home |, homebrew
-1: homebrew bin, homebrew install, homedir claude, homedir config, homelab, homunculus, honest description
-1: honestly, honoured, hook for, hook print, hook secret, hook |, hooks, hooks no, hooks object, hooks run
-1: hospital, host $, host and, host as, host const, host dev, host domain, host for, host home, host in
-1: host into, host is, host keep, host name, host pid, host that, host then, host |, hostile, hostname host
-1: hosts |, hour, hour key, hour to, hour |, hover, how long, how should, how to, however, hr change, hr time
-1: href <named>, href <service>, hsts, html comments, html html, html lang, html parser, html reports
-1: html rfc, html text, html the, http build, http default, http equiv, http handler, http headers, http hxxp
-1: http import, http os, http status, https agent, https |, httpx get, hu, hub and, hub mcp, human press
-1: hunter, hurt, hygiene, hygiene description, hz, há, iam attach, iam create, iam openid, iam policy
-1: iam service, iban in, iban |, icmpv, ico, icon app, icon svg, icons are, icons description, id abc
-1: id access, id aws, id chat, id data, id delete, id echo, id env, id etc, id fields, id from, id media
-1: id never, id output, id policy, id private, id prompt, id ref, id reply, id resource, id role, id root
-1: id source, id token, id txt, id type, id url, id user, identidade, identifiers, identifiers arn, identify
-1: identities, identity credential, identity file, idle load, ids $, ie, iex irm, iex |, if all, if allow
-1: if and, if checksum, if claude, if cmd, if data, if delete, if dev, if document, if end, if error, if for
-1: if generated, if get, if has, if headers, if index, if isinstance, if left, if length, if line, if lines
-1: if method, if needed, if new, if node, if none, if one, if options, if ord, if password, if platform
-1: if process, if pull, if raw, if read, if res, if rows, if run, if seen, if self, if several, if site
-1: if size, if src, if status, if str, if strong, if sum, if sys, if term, if text, if that, if the, if then
-1: if there, if they, if trim, if type, if typeof, if url, if wanted, if |, ifs read, ignore previous
-1: ignore start, ignore stop, ignore them, ignore your, ignoreboth, ignoreboth erasedups, ignorecase, ignored
-1: ignores, ignoring, illegal, illegal state, illumina, image <named>, image inspect, image nicolaka
-1: image postgres, image svg, image |, images, images $, images await, images for, images |, img, img src
-1: immer, immutable, implementation of, implemented, implicit, import app, import argparse, import as
-1: import boto, import bytes, import codecs, import collections, import configparser, import csv, import email
-1: import encoding, import error, import flask, import fmt, import fs, import gzip, import hashlib
-1: import https, import io, import join, import json, import namespace, import pandas, import path
-1: import power, import pty, import readdir, import rules, import sentence, import shutil, import spawn
-1: import ssl, import sync, import tomllib, import user, import web, import |, importcert, imported, importo
-1: imports, in agent, in all, in an, in another, in auth, in background, in budget, in bug, in button, in by
-1: in children, in chomp, in chunks, in claude, in closure, in command, in commands, in comment, in context
-1: in cron, in data, in date, in debug, in deploy, in details, in dev, in different, in due, in each
-1: in enumerate, in etc, in event, in files, in fixtures, in found, in git, in hand, in hooks, in iam, in if
-1: in io, in java, in jpg, in kind, in lab, in lang, in ledger, in len, in log, in mails, in many, in meta
-1: in month, in mp, in names, in need, in no, in once, in one, in pat, in patterns, in pictures, in places
-1: in plain, in plan, in pool, in proc, in ps, in py, in question, in re, in references, in release
-1: in requirements, in review, in root, in scope, in second, in seconds, in self, in setup, in shared
-1: in skill, in small, in some, in src, in sw, in system, in tab, in table, in tc, in ten, in time, in tokens
-1: in tools, in ts, in txt, in unmatched, in utf, in values, in with, in writing, inbox and, incidencias
-1: incident, include hr, include keys, include ~, included in, includes const, includes test, including
-1: increment, incremental, increments, indent ensure, independently, independiente, index $, index csv
-1: index drop, index index, index is, index js, indicators defanged, indirizzo, individually, industry
-1: industry size, inferred, inferred from, infinite, info $, info files, info report, info |, inform the
-1: infrastructure, ingress nginx, inhalt |, inheritance, inherits, init, init terraform, init up
-1: initialization, initiate, inject, injected, ink, inner, input and, input docs, input is, input text
-1: input to, insert or, inside, inside out, inside the, insight, inspector, inst, instagram, install
-1: install by, install dir, install ffmpeg, install gh, install head, install join, install kind, install once
-1: install packages, install ps, install scripts, install this, install usage, installed, installed and
-1: installed for, installer from, installer is, installs and, instance attribute, instance id, instant
-1: instead, instrucciones, instruct, instructions, instructions do, insufficient, insurance, int await
-1: int dict, int int, int list, int math, int |, integer, integrated, integration, intelligence, intents
-1: interactions, interceptor, interceptors, intercom, interfaces, internal api, internal cache, internal note
-1: internally, internas, internet |, interpolation, interpreter, interval days, interval seconds, intl
-1: into an, into memory, into shell, into short, into terminal, invalidate, invalidation, invent experience
-1: inventory $, inventory ask, inventory description, inventory is, inventory json, inverse, investigations
-1: invio, invisible characters, invocable, invocation false, invoice |, invoices in, invoking, io <named>
-1: io file, io import, io mcp, io net, io open, io prometheus, io read, ios, ip, ip forward, ip port, ipv ip
-1: iq, iron, is $, is about, is active, is alive, is also, is always, is answered, is as, is asked
-1: is available, is bad, is base, is before, is blank, is carried, is changed, is compared, is copied
-1: is currently, is data, is do, is equal, is executed, is explained, is false, is fetched, is from, is full
-1: is git, is good, is governed, is held, is if, is in, is information, is installed, is left, is licensed
-1: is link, is local, is logged, is logging, is longer, is looked, is lower, is missing, is mostly, is never
-1: is new, is now, is of, is offered, is old, is one, is optional, is plain, is port, is prepared, is private
-1: is push, is quoted, is raised, is refused, is rejected, is removed, is reviewed, is second, is secure
-1: is sent, is set, is short, is small, is socket, is suspicious, is table, is taken, is team, is then
-1: is thrown, is to, is told, is treated, is two, is unclear, is up, is uploaded, is warning, is well, is when
-1: is windows, is worth, is write, isaacs, isaacs node, isinstance, isn in, isolation, iss, issue title
-1: issuer <named>, issuers, issues $, issues const, it $, it address, it adds, it an, it are, it away, it be
-1: it below, it by, it change, it completes, it covers, it desk, it doesn, it don, it each, it empty, it ends
-1: it from, it gets, it go, it hands, it hooks, it in, it just, it keep, it last, it leaves, it lies, it ll
-1: it must, it names, it offer, it people, it pod, it post, it read, it return, it send, it short, it show
-1: it shows, it take, it then, it three, it through, it turns, it two, it waits, it what, it write, it writes
-1: it yourself, item, item in, item item, item name, item of, items const, items list, items with, iterable
-1: iterables, iterate, iteration, iterations, iterator, iterator prototype, its, its end, its host, its keys
-1: its link, its number, its page, its price, its state, its test, its time, its title, itself the, iv, içinde
-1: ja, jahr, jane, january, jargon, java io, java java, java net, java nio, java script, javascript, javax
-1: javax net, jdbc, jdk, jira email, jit, jitter, jk, job runs, jobs get, jobs name, john, join if, join lines
-1: join on, join root, join rows, join sorted, join sys, join |, journal, journal is, journal txt, journalctl
-1: journalctl $, journalist, jpeg, jpeg heic, jpg, jpg jpeg, jq name, jq status, js, js and, js const
-1: js import, js in, js is, js reads, js require, js vue, js |, json as, json beside, json contains
-1: json context, json csv, json decode, json dev, json file, json files, json flag, json foo, json for
-1: json has, json hooks, json ld, json media, json messages, json names, json outputs, json parse, json parser
-1: json post, json print, json process, json re, json read, json result, json role, json run, json session
-1: json so, json src, json state, json subprocess, json target, json to, json url, json utf, json which
-1: json with, json write, json 中, jsonencode, jsonl as, jsonl in, jsonpath, jsonpath data, jump, junto
-1: jupyter notebooks, jurídica, just to, justify, jvm, jwt jwt, kebab, kebab case, keep all, keep an
-1: keep code, keep credentials, keep delete, keep file, keep list, keep only, keep other, keep remove
-1: keep second, keep state, keep weekly, keeper description, keeping, keeps an, keeps changelog, keeps its
-1: keeps scanners, keine, kennwort, kept for, kept in, key <named>, key anthropic, key at, key aws, key bash
-1: key begin, key bindings, key content, key dev, key dict, key do, key encode, key env, key err, key files
-1: key first, key function, key get, key hour, key id, key is, key itself, key kept, key key, key lambda
-1: key metadata, key never, key of, key openai, key package, key pem, key process, key raw, key repeat
-1: key return, key the, key then, key to, key txt, key your, keychain, keygen ed, keygen new, keyid, keyrings
-1: keys access, keys and, keys get, keys home, keys if, keys of, keys only, keys out, keys read, keys that
-1: keys true, keys txt, keys without, keys work, keys |, keytool, keytool importcert, keyvault, kids, kill $
-1: killed, kills, kind and, kind if, kind is, kind of, kind pip, kind role, kind text, kiểm, kiểm tra, kl
-1: klären, kms, know about, know that, knowledge, known the, known vulnerabilities, knows what, knows |, kommt
-1: kopie, kotlin, kotlinx, kts, kubectl config, kubectl delete, kubectl version, kubernetes cluster, kullanma
-1: kullanıcının, kullanın, kv, kv shop, kw, kwargs, la base, la etc, la terminal, label base, label if
-1: label in, label of, label title, labels label, labels length, labels method, labels that, lacks the, laden
-1: laden sie, lambda, lan, land in, lanes, lang, lang lang, language, language no, language of, language tone
-1: language |, languages python, laptops, large text, largest changes, largest first, las claves, las líneas
-1: las variables, last, last check, last date, last day, last days, last hours, last minutes, last month
-1: last one, last tag, last txt, last value, last while, last word, later |, lateral, latest date, latest from
-1: latest version, latitude lat, latter, launch, launch agent, launchctl, launchctl bootout, launchd, law
-1: layer, layout in, layouts, lazy, lb, lc all, ld so, le mot, le nombre, le plus, lead with, leak |
-1: leaked rotate, leaks, learned, learning, least characters, least privilege, leave alone, leave their
-1: leave them, leaver, leaves, leaves out, lectura, led, led to, ledger jsonl, lee, lee el, left as, left for
-1: left to, legal advice, lemma, len for, len rows, len str, length break, length console, length for
-1: length if, length len, length length, length level, length of, length return, length write, lengths
-1: lessons, let, let for, let json, let new, let src, let text, let vec, letter, letter of, letter the
-1: letter to, letters digits, level for, level function, level high, level info, level rules, level security
-1: lexer, lexer for, lg, li |, lib unit, libc, library caches, library containers, library |, licence badges
-1: licence text, license is, license version, licensed under, licenses, liegt, lies in, life, lifespan
-1: lightweight, like in, like other, like this, like |, likely, likes, lim, limit call, limit data, limit one
-1: limit req, limit |, limitation, limiting, limits config, limits set, limits should, line after, line and
-1: line await, line break, line console, line do, line file, line level, line lf, line match, line no
-1: line numbers, line startswith, line that, line with, linear, lineno, lines are, lines done, lines filter
-1: lines lines, lines net, lines return, lines string, linewidth, linguagem, link <named>, link and
-1: link const, link local, link no, link |, linked in, linking, links from, links get, links in, lint eslint
-1: linters, linux and, linux curl, linux docker, linux hosts, linux incident, linux install, linux laptop
-1: linux server, linux tar, list access, list all, list ask, list dtd, list each, list entities, list every
-1: list file, list first, list from, list head, list if, list is, list items, list keep, list list
-1: list memory, list new, list notes, list objects, list read, list roots, list ruleset, list run
-1: list sessions, list so, list sudo, list the, list txt, listed at, listed by, listed first, listeners
-1: listening, lists every, lists them, lists what, literal true, little, live |, lived, liveness probe, lives
-1: lives in, ll, llms, llms txt, ln sfn, lng, lnk, lo script, load balancers, load data, load dotenv, load it
-1: loaded with, loads read, loads resp, local conf, local core, local dev, local domain, local function
-1: local group, local models, local name, local network, local port, local settings, local with, localappdata
-1: localappdata google, localhost, localhost hooks, localize, localized, locally, locations, loci, lock is
-1: lock opt, lock packages, lock the, locker, lockout, locus, log append, log cleared, log config, log dev
-1: log disk, log failure, log file, log folders, log groups, log len, log line, log log, log name, log nginx
-1: log or, log out, log payment, log process, log since, log string, log svg, log system, log tag, log that
-1: log to, log try, log txt, log without, log |, logged, logged with, logger info, logger level, logging in
-1: login for, login form, login json, login keychain, login method, login os, login py, login user, login with
-1: logo, logs $, logs for, logs log, long base, long jobs, long lived, long read, long running, long to
-1: longest, longform, longform guide, longitude, look alike, look first, look for, look the, look up, look ups
-1: lookbehind true, looked, looked at, looked into, looked up, looking, looking for, looks at, looks up
-1: lookup service, loop, loopback, loose, los tres, los valores, losing the, lost laptop, lost phone, loud
-1: lower in, lower than, lower try, lowercase, lru, lru cache, ls proc, ls var, lsof, lt |, lua, luggage, lui
-1: lui même, lures, línea, líneas, líneas que, ma, mac app, machine and, machine ask, machine at, machine can
-1: machine for, machine python, machines, machines in, macro, mad, made, made by, made to, made up, made with
-1: mail $, mail bank, mail is, mail keep, mail mail, mail text, mail the, mail |, mails, mails for
-1: mailto dmarc, main app, main docs, main mcp, main protection, main py, main scripts, main string, main sys
-1: mainloop, mainnet, maintain, maintains, mais, major, make an, make build, make clean, make it, make key
-1: make table, make test, maker |, makes an, makes it, makes one, makes them, mal, malformed, malloc, malware
-1: malware samples, man, man switch, manager can, manager description, manager for, manager has, manager or
-1: manager with, manages, managing, mandate, mandatory, mantienen, manually, many as, many days, map const
-1: map for, map number, map path, map replace, map string, map the, mapped, mappings, margin bottom, mark each
-1: mark is, mark it, markdown content, markdown is, marker, markers, market data, marketing, markieren, markup
-1: mask, mask return, masked, master data, match, match $, match all, match it, match or, match re
-1: matcher bash, matcher edit, matches the, materials, math max, matplotlib, matrix, matter for, matter next
-1: matter to, matters more, max age, max body, max depth, max events, max long, max results, max retries
-1: max rows, max words, maxdepth, maxdepth type, maximum, may ask, may be, may contain, may end, may go
-1: may hand, may hold, may need, may show, may take, may test, may want, mayo, mbit, mc, mcp and, mcp approval
-1: mcp client, mcp config, mcp server, mcp tool, md always, md as, md dev, md does, md file, md first, md for
-1: md has, md md, md new, md or, md other, md prompt, md references, md settings, md skill, md sum, md tar
-1: md then, md type, md under, md web, md 。, me $, me no, me notes, me the, mean exec, meaning and, meaningful
-1: means the, measure object, measured, mechanism, media $, media id, media media, media open, media resp
-1: media upload, median, mediante, medical, medida, medida que, medium <named>, meeting transcript
-1: meeting write, meets, melde, members of, memories, memory, memory add, memory files, memory md, mend
-1: menos que, mensagem, mention it, mention this, mention what, menu, merge request, merged cells, merged pull
-1: merges, mesma, message, message from, message if, message json, message subject, message to, message type
-1: messages don, messages in, messages of, messages role, meta http, meta schema, metadata openclaw, meteo
-1: method default, method eth, method head, method http, method is, method patch, method path, method send
-1: method string, metric, metric |, mettre, mhe on, microphone, microphone and, micros, microsoft com
-1: microsoft key, microsoft visual, mid, middle, midi, might be, migrate, migrations run, mime, mimetypes
-1: mimetypes guess, min, min count, min height, min js, min length, min password, mingw, mini lm, minimal
-1: minimal in, minipass, minor, minpwlen, minute from, minute |, minutes ask, minutes read, minutes when
-1: minutes with, mira, mirror url, mismatch, mismo, miss, miss |, missed, missing ask, missing or
-1: missing tags, mistakes the, mit license, mitmproxy, mixin, mkcd, mkcd mkdir, mkdir parents, mkdocs
-1: mkdocs build, mkdtemp prefix, mkfifo, mktemp $, mktemp curl, mktemp shutil, mnt, mnt evidence, mock urlopen
-1: mockups, mod verify, modal, mode changed, mode default, mode disable, mode export, mode git, mode one
-1: mode the, mode write, model class, model invocation, model is, model sentence, model that, modelo
-1: models description, models import, moderator, modification, modified, modifier, module is, modules exclude
-1: modules is, modules name, modules type, modules |, mol, molecular, moment, mon, monat, monday, money and
-1: monitoring, mono, monotonic, month are, month day, month list, month new, month so, monthly limit
-1: monthly payroll, monthly prune, monthly restic, monthly restore, months, months is, months with, more
-1: more data, more if, more lines, more on, more the, most are, most characters, most four, most important
-1: most often, most things, most used, most words, mostre, motivo, move from, move it, move the, movement
-1: moves the, moving on, moving the, moz, mp, mq, ms at, ms catch, ms export, ms is, msa, msg, msvc
-1: mtime type, multi, multiline, music, must equal, must give, must make, must never, must pass, mut, mutable
-1: mutation, muted, mutual, my, my app, my codex, my map, my sql, myapp, máximo, mínimo, mô, mô tả, na pasta
-1: na rm, naive, name access, name ada, name admin, name any, name application, name arduino, name audit
-1: name authorized, name base, name changelog, name check, name cloud, name compliance, name config
-1: name consent, name contract, name convert, name create, name db, name def, name do, name docs, name dsar
-1: name email, name empty, name eth, name except, name exec, name ffmpeg, name form, name gha, name github
-1: name ha, name helm, name homelab, name id, name idle, name ip, name ir, name issue, name it, name job
-1: name join, name keep, name launchd, name leave, name licence, name list, name local, name login, name mac
-1: name malware, name max, name minutes, name mod, name mode, name module, name mysql, name nightly, name nor
-1: name notes, name ok, name open, name permission, name postgres, name price, name private, name profile
-1: name rbac, name read, name reader, name repo, name return, name self, name service, name session
-1: name skill, name src, name sshd, name str, name string, name style, name supplier, name svc, name target
-1: name text, name their, name them, name view, name workspace, name yara, name your, named, named and
-1: named at, named |, names, names $, names as, names come, names for, names if, names in, names show
-1: names the, names |, namespace <named>, naming, nano, narrative, nat, natural, nav, navigate, nc, ncbi
-1: nclass, nconst, neat, need for, need it, need this, need two, need |, needs an, needs attention, needs help
-1: needs info, needs network, needs this, negative, negotiable, negotiable rules, negotiate, negotiates
-1: negotiator, nei, neighbor, nend, neovim, net accounts, net ssl, net txt, net |, netcat, netcat |, netrc dev
-1: netrc |, netshoot, netto, network call, network do, network is, network policy, network security
-1: network settings, network the, networking, networks, netz, neutrality, never ask, never bash, never cat
-1: never guess, never hand, never in, never needs, never private, never put, never re, never run, never second
-1: never skip, never touch, never type, never with, new byte, new cls, new contacts, new context, new custom
-1: new dictionary, new echo, new error, new illegal, new key, new laptop, new line, new log, new machine
-1: new npgsql, new old, new one, new ones, new package, new page, new secure, new service, new services
-1: new shell, new since, new terminal, new text, new to, new token, new user, new wallet, newermt
-1: newermt days, newest file, newline, newline true, newsletter, next for, next js, next message, next step
-1: next steps, next three, next two, nftables, nginx log, ni, nicolaka, nicolaka netshoot, niemals, nil err
-1: nio, nio file, niveau, no agent, no allow, no authority, no auto, no blame, no channel, no cloud, no code
-1: no color, no credit, no cross, no data, no discount, no docker, no draft, no drift, no echo, no env
-1: no environment, no es, no fallback, no file, no files, no filter, no first, no help, no is, no key, no keys
-1: no list, no log, no merged, no máximo, no op, no padding, no pager, no part, no permit, no privileged
-1: no public, no push, no response, no resumo, no retention, no root, no route, no secret, no secrets
-1: no shell, no side, no stored, no sudo, no system, no text, no time, no token, no update, no use, no users
-1: no value, no values, no version, no wildcard, nobody else, nobody from, nobody is, nobody needs
-1: nobody runs, nocase, nocase $, node, node auth, node child, node crypto, node metrics, node name, node out
-1: node path, node process, node |, nom et, nombre, nombre de, non applicable, non mac, non negotiable
-1: non root, none const, none is, none match, none none, none open, none self, none size, none this, nooit
-1: noon, noout dates, nop hidden, nopasswd usr, noqa, normal the, normalize, normalized, normas, not $
-1: not add, not and, not apply, not at, not carry, not choose, not clear, not copy, not decided, not done
-1: not empty, not find, not follow, not guess, not hook, not in, not include, not invent, not it, not just
-1: not known, not lower, not merge, not none, not of, not orders, not ours, not pass, not paste, not present
-1: not printed, not re, not reachable, not ready, not replace, not score, not secret, not send, not set
-1: not stored, not tell, not touched, not treat, not trust, not understand, not url, not verified, not your
-1: note $, note at, note before, note body, note check, note file, note from, note no, note of, note so
-1: note that, note the, note this, note what, note where, note which, note who, notebook, notes all, notes are
-1: notes bash, notes do, notes release, notes set, notes to, notes txt, notes type, nothing and, nothing else
-1: nothing of, nothing the, notieren, noto, noto sans, now $, now be, now for, now if, now is, now that
-1: nowhere, nowhere else, np random, npgsql, npm $, npm and, npm audit, npm ci, npm config, npm registry
-1: npm |, npx prettier, npx vitest, nr $, ns $, ns <named>, nth, nuevo, nuget, null always, null array
-1: null aws, null config, null console, null delete, null fs, null function, null grep, null http, null if
-1: null null, null return, null sleep, null then, null trigger, null try, null use, null |, number $
-1: number big, number date, number first, number from, number generator, number in, number labels, number line
-1: number of, number on, number title, number |, numbered, numbers every, numbers from, numbers of
-1: numbers only, numbers to, nunca, nurse, nutrient, nvidia, nx, ny, nào, não são, número, oauth post, ob, obj
-1: object $, object define, object entries, object is, object net, object properties, object resource
-1: object with, object write, object |, objects all, obs, observability, observable, observations, observe
-1: observed, observer, occurrence, october, of $, of agent, of and, of answer, of base, of bicycle, of ci
-1: of clear, of commits, of contents, of core, of customer, of data, of dev, of documents, of early
-1: of entries, of equal, of failed, of if, of in, of issues, of items, of its, of java, of line, of lines
-1: of logs, of memory, of places, of plan, of project, of reach, of repos, of request, of research, of root
-1: of scope, of skill, of skills, of small, of strangers, of support, of team, of test, of their, of them
-1: of those, of three, of times, of token, of twelve, of two, of type, of use, of users, of which, of who
-1: of windows, off or, offer call, offer offer, offer this, offer to, offer two, officer, offline true, offs
-1: offset, ofl, oh, oh my, oj, ok for, ok http, ok missing, ok then, ok true, ok |, olabilir, old file
-1: old files, old name, old new, old one, old snapshots, olink, omx, omx state, omx team, on $
-1: on <placeholder>, on an, on and, on auth, on busy, on commit, on copy, on debian, on default, on disk
-1: on exit, on failure, on file, on home, on key, on mail, on non, on offer, on old, on one, on open, on order
-1: on purpose, on red, on request, on root, on save, on systemctl, on table, on them, on two, on use, on write
-1: onboarding, oncall, once and, once as, once day, once it, once month, once the, once then, once they
-1: once to, one, one account, one block, one by, one command, one commit, one day, one elsewhere, one fails
-1: one header, one host, one if, one key, one letter, one mail, one minute, one name, one needs, one off
-1: one on, one open, one own, one owner, one paragraph, one pass, one private, one pull, one quote
-1: one repository, one row, one rule, one screen, one sided, one size, one skill, one unit, one with, one word
-1: one workspace, ones are, ones go, ones the, only access, only binary, only by, only changes, only check
-1: only if, only it, only keep, only no, only once, only role, only root, only show, only this, only to
-1: only true, only what, only when, only while, op, op read, op |, open <service>, open access, open as
-1: open capture, open cfg, open data, open function, open image, open list, open meteo, open new, open out
-1: open output, open ports, open questions, open source, open src, open ssh, open sync, open timeout
-1: open with, openclaw requires, opened the, opener, openid connect, openssh, openssh com, openssh private
-1: openssl, operation, operations on, opinions, opposite, opt homebrew, opt in, optimization, optimize
-1: optimized, optional and, optional if, optional path, optionally, options body, options for, options return
-1: options |, or $, or absent, or agents, or api, or bad, or browser, or by, or change, or copy, or data
-1: or delete, or directory, or else, or files, or git, or host, or js, or label, or leave, or local
-1: or malformed, or null, or one, or only, or open, or post, or recovery, or review, or stop, or update
-1: or url, or warn, or which, or without, or write, or |, or ~, orange, orchestrator, ord, order and
-1: order content, order for, order matters, order so, order up, order |, ordering, orders and, orders to
-1: org bot, org do, org org, org postgresql, org team, organ, organizations, origen, origin $, origin location
-1: origin main, original, origins, orphans, os $, os app, os chmod, os close, os const, os creat, os darwin
-1: os excl, os fdopen, os from, os getenv, os import, os on, os platform, os release, os stderr, os strings
-1: os version, os wronly, os |, oserror as, osv, osv scanner, osxkeychain, ot, ota, other people
-1: other programs, other than, others wait, others with, otherwise and, otp, our app, out always, out append
-1: out bash, out bin, out by, out const, out def, out dev, out do, out echo, out everywhere, out for
-1: out function, out lines, out mp, out on, out only, out or, out path, out printf, out println, out push
-1: out rm, out show, out subprocess, out tell, out that, out the, out to, out txt, outages, outcomes, outdir
-1: outfile, output $, output cache, output dir, output format, output git, output goes, output none
-1: output path, output provenance, output should, output the, output |, outside, ouvrir, over are, over by
-1: over days, over for, over in, over its, over mcp, over monthly, over ms, over ssh, over with, overflow
-1: overflow <named>, overlap, overlaps, override, override fun, override on, owed, own account, own address
-1: own if, own it, own line, own page, own pages, own public, own set, own site, own with, owned, owner can
-1: owner from, owner in, owner reason, owner yes, ownership, owns the, pa, pack dry, package main
-1: package requests, package so, package update, package with, packaged, packages from, packages of, packaging
-1: packets, packing, packing list, packs, pad start, pad |, padding px, padding true, page before, page click
-1: page get, page goto, page has, page html, page in, page never, page no, page number, page or, page page
-1: page return, page say, page with, page |, pager $, pager |, pages for, paginate, pagination, paid, paid for
-1: paid if, pairs, panel, panel and, panic, paper, paper and, paper in, papers on, papier, par, para cada
-1: para text, param string, parameter, parameter |, parameters, parameters type, paramiko, params body
-1: params db, params encode, params json, parcel, parent, parent mkdir, parents true, parity, parole, parse fs
-1: parse head, parse int, parse local, parse rows, parse urllib, parsed, parser, part and, partition
-1: partition by, parts of, parts return, pasa, pass $, pass for, pass it, pass rate, pass when, pass with
-1: passage, passing, passport, password again, password archive, password autocomplete, password comes
-1: password command, password const, password file, password hash, password host, password infected
-1: password into, password label, password manager, password mode, password new, password protected
-1: password restic, password run, password so, password stdin, password use, passwords keys, past their, pasta
-1: paste and, paste any, pasted from, pastes, pat, pat items, patch delete, patch urllib, patch |, path and
-1: path args, path audit, path await, path body, path claude, path const, path dev, path encode, path encoding
-1: path get, path githooks, path import, path inspect, path json, path mail, path mode, path os, path out
-1: path output, path params, path parent, path raw, path rb, path replace, path rootfs, path scurry, path skip
-1: path split, path str, path string, path temp, path the, path uri, path use, path with, path write, path 。
-1: pathlib shutil, pathname, pattern compile, pattern either, pattern exec, patterns aws, patterns in
-1: patterns without, pause, pauses, paw, pax, pay as, payload dict, payload encode, payload in, payment for
-1: payment intents, payments, payments |, pbcopy, pcs, pd read, pdf and, pdf file, pdf files, pdf forms
-1: pdf with, pdftotext, pdftotext layout, pedido, pedidos, pedir, peel, pem |, pending, people and
-1: people click, people csv, people miss, people so, pep, per, per <named>, per cent, per day, per environment
-1: per page, per process, per role, percentages, perfiles, perguntas, period start, periodic, periods
-1: perl use, perm type, permanently, permission denied, permission review, permission settings
-1: permissions are, permissions must, permissions |, permitted, pero, pero no, persistent true, person can
-1: person on, person the, person to, personal access, personal data, personas, pest, petit, pfx, pg dump
-1: pg restore, pgp, pgs, pgx, ph, pharmacist, phases, phone is, phone number, phones, php $, php cs
-1: php require, php scripts, physical, phân, pi hole, picked, picker, picks one, pictures for, pid $, pihole
-1: pii false, pin or, ping and, pings, pinned so, pip compile, pip package, pipe and, pipe to, pipedream
-1: pipedream net, pipefail $, pipefail cd, pipefail for, pipeline, pipelines, pipes, pipx, pitch, pitfalls
-1: pivot helper, pkg, pkg json, pkgutil, place to, place where, placed, places, places sqlite, plain json
-1: plain text, plain words, plainly, plaintext, plan as, plan for, plan md, plan never, plan only
-1: plan refresh, plan resource, plan show, plan to, plan work, plane, planner description, planning, plant
-1: plataforma, platform if, platform system, platform team, platforms, play and, play integrity, play it
-1: player, player url, playwright, playwright auth, playwright install, playwright login, playwright sync
-1: playwright test, plazo, please, please note, plików, plink, plist, plist en, plist public, plot
-1: plugin cache, pluralize, pm, pmid, png $, png and, png base, pnpm, pnpm exec, poco, podcast, podcasts
-1: pods are, pods wide, pods |, point, point at, point it, point the, point to, pointer, points at, points |
-1: polars, police, policy and, policy at, policy drop, policy execution, policy policy, policy remote
-1: policy role, policy to, polish, polite, pollinations, polling, polls, polymorphism, polynomial, polynomials
-1: pool new, pool put, populate, population, por que, por qué, porcelain, port, port $, port or, port proxy
-1: portable, portal, porte, portion, ports ss, português, pose, positions of, posix file, post <placeholder>
-1: post api, post create, post login, post os, post put, post req, post summary, post tool, post with, postgre
-1: postgre sql, postgres $, posting to, posts to, posture no, pour le, power, power point, powerful
-1: powershell nop, pptx, pr view, prazo, pre, pre tool, preamble, precipitation sum, precision, prefer stable
-1: prefer to, preference |, preferences prefs, preferred, prefix is, preguntas, preload dev, preload etc
-1: preload |, preparation, prepare for, prepare fresh, prerequisites, prerequisites this, present and
-1: present no, press enter, presupuesto, prettier ignore, prettier write, preuve, prevents, preview yml
-1: previously, price for, price ids, price of, price the, prices, prices csv, pricing, primero, primitive
-1: primitives, primitives |, principals, principals type, principio, principles, print, print base, print id
-1: print int, print json, print open, print read, print run, print status, print text, print the, print time
-1: print |, printable, printed, printf timer, println $, println err, prints it, prints its, prints table
-1: prior, priv, privacy and, private, private get, private half, private key, private npm, private repository
-1: privilege review, privileged |, privileges yes, probable, probably, probe |, problema, problems push
-1: proc exe, proc subprocess, proceed, proceedings, process, process command, process creation, process env
-1: process names, process stderr, process stdout, process str, process whose, process |, processed, processo
-1: produce, produce single, product if, production |, products get, produto, professional, profile
-1: profile client, profile etc, profile home, profile json, profile no, profile path, profile settings
-1: profile |, profile ~, profiles description, profiles or, prog, program, program arguments, program in
-1: programa, programs that, programs the, proj, project, project claude, project dir, project hash
-1: project never, project project, project root, project |, projects and, prometheus node, promise string
-1: promises, prompt add, prompt model, prompt return, prompt string, prompt the, prompt |, prompts and
-1: proof do, proper, properly, properties role, property hklm, property list, propia, proposal, proposal must
-1: proposal |, propose split, propose to, proposes, prose, protect home, protected $, protection enabled
-1: protection input, protection rules, protections, protects, protein, proteomics, prototype, prototype object
-1: prova, proven, provider, provider <named>, provider example, provider github, provides, provisioning
-1: proxy $, proxy agent, proxy errors, proxy image, proxy with, proyecto, prs, prueba de, pruebas, prune
-1: prune |, prépare, prüft die, ps auxww, pscmdlet, pscmdlet should, psd, psm, pss, psscript, psscript root
-1: pty pty, pty |, pub databases, pub user, public acls, public addresses, public apple, public buckets
-1: public class, public client, public data, public database, public functions, public keys, public pages
-1: publication, publications, publish provenance, publish to, publishing |, pull the, punctuation, punycode
-1: purchase order, pure, purpose |, push force, push line, push on, push return, push rule, push test, push to
-1: push token, pushed to, put both, put buf, put its, put one, put patch, put secret, put that, put |, pvalue
-1: pw name, pw |, pwd scripts, px or, px px, py add, py build, py check, py command, py file, py from, py has
-1: py plan, py run, py so, py src, pysam, pytest, pytest fixture, python $, python claude, python env
-1: python from, python pip, python resp, python version, python with, página de, páginas, pénalités, pública
-1: públicos, qor, qrcode, qrencode, qtd, qtl, qty price, quad, quale, qualified, quando, quanto, quarter
-1: quarterly, quarterly access, quatre, que contiene, que no, que não, que ya, queda, queries for, queries the
-1: query data, query has, query latest, query query, query str, query time, question, question and
-1: question has, question in, question needs, questions to, queue connection, quick, quien, quiere, quopri
-1: quorum, quota |, quotation, quote, quote them, quotes if, quoting, qué se, qwen, qx $, radius px, radix
-1: ragged, rails, railway, rain, raise the, raised, raises, rancher, rancher yaml, rand, rand hex
-1: random number, rang, range if, range min, range start, rare, raspberry, raspberry pi, rate limiting
-1: rate with, rate |, rates, rates are, rates of, ratio, ratio of, rationale, raw $, raw body, raw data
-1: raw decode, raw err, raw file, raw open, raw read, raw select, rb media, rb za, rc $, rc echo, rclone copy
-1: re escape, re findall, re ignorecase, re re, re run, re split, reachable are, reachable from, reached
-1: react, react native, reactive, read close, read continue, read csv, read decode, read each, read excel
-1: read from, read its, read let, read line, read op, read org, read path, read permissions, read print
-1: read re, read rp, read set, read their, read then, read this, read token, read what, readable by
-1: reader and, reader assume, reader delimiter, reader description, readers, readers can, readiness
-1: reading level, reading the, readline, readme answers, readme for, readme get, readonly, reads, reads it
-1: ready $, ready for, ready in, real bugs, real people, real run, realpath, reason after, reasonably, reboot
-1: rebuild, rebuild from, rebuilds, recalculate, recall, receive, receivers, receiving, recibir, recomendada
-1: recommendation, reconcile, reconnect, record and, record each, record for, record is, record not, record to
-1: recorded, recordings, records for, records the, recruiter, rect, rect $, recurring, red flags, redact
-1: redacted, reddit, reddit com, reduces, ref <named>, ref cancel, ref refs, ref type, refer, refer to
-1: reference <named>, referenced, referral, referrer, refetch, refresh and, refresh only, reg exp, regardless
-1: regardless of, regclass, regenerate, region eu, regions, registrar, registration scopes, registros
-1: registry, registry $, registry next, registry reg, registry skills, registry to, registry url, regla
-1: regola, regular, reinstalar, reject, reject set, reject |, rejected with, rekor, rel stylesheet, related
-1: relationship, relationships xmlns, relative to, release $, release create, release notes, rels, rely
-1: rely on, relying, relying on, remap, remarks for, remember, reminders and, remote description, remote heads
-1: remote host, remote server, remote signed, remote urls, remotes, removals, remove crontab, remove mp
-1: remove then, removeprefix, removeprefix profile, removes the, renames, rep, repeat int, repeat |
-1: repeated in, repeating, replace $, replace by, replace env, replace read, replace regex, replace replace
-1: replace slice, replace text, replace ~, replacement, replacing, replay, replica with, replicas, replies and
-1: reply const, repo public, repo replace, report can, report description, report each, report give
-1: report html, report in, report it, report md, report py, report them, report title, report to, report top
-1: report txt, report under, report what, reported in, reporter, reports the, reports to, reports with, repos
-1: repos $, repos list, repositorio, repository and, repository as, repository if, repository sftp
-1: repository so, representation, representative, repro, reproducibility, reproduction, req err, req get
-1: req method, req sec, request <placeholder>, request api, request changes, request context, request curl
-1: request def, request do, request form, request get, request json, request labels, request log, request os
-1: request path, request per, request redirect, request response, request returns, request test
-1: request timeout, request to, request types, request urllib, request version, request with, requestbin |
-1: requested, requests are, requests bins, requests except, requests from, requests get, requests go
-1: requests in, requests requests, requests session, requests that, require config, require digest
-1: require dotenv, require fastify, require hashes, require node, require securerandom, require uri
-1: required checks, required def, required false, required for, requirement, requirements for, requires bins
-1: requires run, requires the, res body, res net, res ok, res write, research, resend, reserved for, reset and
-1: reset buffer, reset hard, reset index, resize, resolver from, resource changes, resource limits, resp
-1: resp json, resp oauth, resp read, resp requests, respondents, responsable, response await, response header
-1: response json, response read, responses, responsive, rest and, rest is, rest process, rest with, restart $
-1: restart and, restart app, restart if, restart never, restart on, restart service, restarts, restaurar
-1: restauration, restic forget, restic init, restore data, restore test, restored, restrict, restriction
-1: rests, rests on, result json, result of, result table, results as, results csv, results json
-1: retention days, retire, retmode, retmode json, retry after, retry with, return, return $, return any
-1: return await, return body, return buf, return data, return end, return env, return exists, return fi
-1: return file, return filepath, return float, return folder, return hmac, return home, return is
-1: return public, return read, return req, return result, return script, return string, return this
-1: return true, return urllib, return value, returncode, returned, returns false, returns http, returns list
-1: returns new, returns the, returns true, returns void, reusable, reuse, reuse the, reveal always, revenue
-1: reverse shells, revert, review agent, review and, review description, review guide, review in, review md
-1: review name, review of, review third, review with, review |, reviewed |, reviewers can, reviews you
-1: revised, revisions, revoke at, revoke in, rework, rf, rf $, rf build, rf re, rf tmp, rfc <named>, rfc rfc
-1: rfc section, rg, rh |, rhythm, righe, risco, risky, rls, rm, rm etc, rm rf, rm true, rn |, ro
-1: robotframework, role app, role audit, role button, role in, role permissions, role principal
-1: role principals, role properties, role that, role user, roll out, rollback, room for, root $, root ca
-1: root dirs, root filesystem, root in, root is, root nopasswd, root of, root on, root recursive, root to
-1: rootfs, rootfs host, rotate all, rotated, rotation, rotation |, roteiro, round date, round the, route to
-1: routing, row as, row counts, row execute, row get, row is, row level, row name, row no, row number
-1: row password, row with, row |, rows const, rows count, rows db, rows foreach, rows if, rows import
-1: rows join, rows json, rows must, rows of, rows split, rows string, rows that, rows |, rpc, rpc <named>
-1: rpc method, rs is, rsa under, rsa ~, rsid, rsid rs, rss, rstrip, rstrip lower, rsync, rsync avn, rsync az
-1: rsyslog check, ru description, rug, rule $, rule file, rule has, rule ids, rule if, rule should, rule that
-1: rule the, rule with, rules agents, rules always, rules as, rules const, rules description, rules it
-1: rules length, rules security, rules that, rules the, rules to, rules were, rules without, ruleset, run add
-1: run after, run allow, run anything, run archive, run as, run by, run data, run de, run deploy, run end
-1: run from, run if, run lint, run look, run ls, run never, run node, run one, run restic, run scripts
-1: run setup, run sh, run shell, run state, run sys, run tests, run tmp, run transport, run true, run twice
-1: run useradd, run xattr, runbook, runbook and, runcmd, runner os, running jobs, running on, running |
-1: runs and, runs at, runs with, runtime get, runtime missing, rustc version, rustfmt, rustup component
-1: rustup update, rw, rx items, répond, safari, safe defaults, safe equal, safe load, safe to, safely
-1: safetensors, safety net, safety of, said yes, salud, sam, same across, same as, same event, same image
-1: same list, same mail, same person, same table, same thing, same type, same words, sample id, sample size
-1: samplesheet, sarek, satisfaction, save, save $, save and, save out, saved, saved and, saves the, saving
-1: say where, say who, says as, says how, says in, says what, says yes, sb, sbin, sbin nologin, sc scan
-1: sc text, scadenze, scalar, scales, scaling, scan of, scanned, scanning $, scenario, scene, scenes
-1: schedule it, scheduled task, schedules, schema $, schema and, schema location, schemas, scheme, scipy
-1: scoop, scope, scope are, scope current, scope process, scope |, scoped, scopes for, scopes sso, score each
-1: score how, score of, score out, score the, score with, score |, scp, scrape, scraping, screen only
-1: screen with, screenshot, screenshots, script echo, script from, script injection, script is, script script
-1: script so, script style, script that, script |, scripts archive, scripts check, scripts collect
-1: scripts digest, scripts env, scripts gen, scripts get, scripts in, scripts lint, scripts of, scripts report
-1: scripts tidy, scrollback, scurry, sdks, se conservan, se ejecuta, se for, se hace, se tratan, seals
-1: search by, search for, search json, search name, search notes, search query, searched for, sec fetch
-1: second for, second person, second session, second time, seconds between, secrecy, secrecy |, secret bash
-1: secret db, secret description, secret encode, secret issuer, secret password, secret re, secret search
-1: secret secret, secret that, secret to, secret update, secret value, secrets and, secrets create
-1: secrets deploy, secrets description, secrets github, secrets npm, secrets of, secrets out, section before
-1: section in, section of, section that, section the, sections in, secure http, secure random, securerandom
-1: securerandom require, security <named>, security config, security import, security md
-1: security misconfiguration, security network, security number, security oauth, security page, security |
-1: sed |, see also, see that, see when, see where, see whether, see which, seed random, seed |, seeing
-1: seeing the, seek, seems, seen add, seen new, seen |, sees what, segment, segmentation, segmenter, segments
-1: segura, seguridad, sel capture, selbst, select the, selection, selector selector, self <named>, self at
-1: self host, semana, semgrep, send data, send file, send in, send invoice, send nothing, send or, send to
-1: send with, sends, sensitivity, sensors, sent and, sent to, sent |, sentence about, sentence each
-1: sentence if, sentence that, sentence transformer, sentence transformers, sentence what, sentences at, seo
-1: separate, separately from, separates, separation, separator, sepolia, seq do, sequences, sequential, serial
-1: serialization, serialize, serialized, serious, serve port, served, server $, server after, server app
-1: server description, server filesystem, server for, server name, server no, server on, server only
-1: server side, server that, server tool, servername, servername $, servers and, servers files, servers github
-1: servfail, service $, service does, service file, service name, service principal, service that
-1: service with, service |, services db, services update, services |, servizio, será, sesión, session access
-1: session can, session ends, session files, session for, session headers, session id, session in
-1: session needs, session profile, session session, session storage, session then, session works, sessions per
-1: sessions session, set and, set authorization, set aws, set by, set cafile, set etc, set euo, set execution
-1: set for, set it, set key, set may, set metadata, set new, set of, set registry, set state, set string
-1: set task, set text, set them, set vault, set |, setting |, settings git, settings keep, settings or
-1: settings py, settings read, settings settings, settings show, settings |, setup project, setup python
-1: seulement, severity error, severity warning, señal, sfn, sh backup, sh base, sh curl, sh for, sh is
-1: sh list, sh on, sh or, sh scripts, sh source, sh sudo, sh to, sh usr, sh ~, sha and, sha digest, sha in
-1: sha json, sha openssh, sha persist, sha sums, sha to, shadcn, shadcn ui, shadows |, shape is, shape so
-1: shapes, sharded, share button, share description, share in, share it, share this, shared common
-1: shared preferences, shared types, shared |, she, sheet the, sheets for, shell data, shell exec, shell for
-1: shell history, shell powershell, shell profile, shell profiles, shell usr, shell whose, shell with
-1: shellenv, shellenv ~, shields, shields io, ship to, shop, shop and, shop answer, shop test, short note
-1: short one, short use, shorter and, should be, should come, should fail, should lead, should match
-1: should process, should |, show $, show all, show both, show errors, show hidden, show it, show json
-1: shown again, shown each, shown in, shows how, shows it, shows what, shows which, shows who, shrink, shuffle
-1: shut, shutil import, si hay, sibling, sichern, sicherung, sidebar, sided, sie das, sig hmac, sighup, sigint
-1: sign fd, sign if, signal sigint, signals, signature $, signature of, signed scope, signing, signing in
-1: signs in, sigstore, sil, silicon, similar, simple price, simple type, simple types, simples, since days
-1: since last, since may, since new, since when, since |, single file, sink |, sistemas, sit, site if
-1: site owner, site |, sitemap, sitemap xml, sitio, situation, six hours, sixty, size budget, size bytes
-1: size in, size key, size path, size rows, sk |, skeleton, skew, skill dir, skill does, skill never
-1: skill requires, skill review, skill root, skill skill, skill that, skill with, skill writes, skill |
-1: skills $, skills and, skills answer, skills name, skills of, skills read, skills skill, skills so
-1: skills user, skim the, skip files, skip git, skip tests, skipped for, skipping, skips, skips the, skr
-1: sku |, skus, sl <placeholder>, slack token, slack xox, sleep, sleep return, slice, slim, slow look, slowly
-1: small else, small report, small |, smartctl, smoke test, smtp pass, sn, snapshot for, snapshot of, sniff
-1: sniffer, sniffer sniff, snippet, snp, snps, sntrup sha, so are, so before, so compare, so each, so every
-1: so files, so if, so in, so keep, so on, so preload, so tell, so we, so when, so work, so write, soa, sobre
-1: soc, socat, social proof, social security, sock close, sock ro, sock sock, sock |, socket from
-1: socket gethostbyname, socket import, socket on, socket proxy, socks, soft, software bash, software is
-1: solana keygen, solicit, solid |, soll, solo en, solving, somebody else, someone, someone else, something in
-1: somewhere, sooner, sort by, sort const, sort keys, sort rh, sorted by, sorts, sound, sound off, soup
-1: source code, source page, sources and, sources list, sources md, spa, space string, spaces in, span class
-1: spawn from, spawn sh, spawn |, spawned, speak to, speakers, spec md, special, specific pages, specification
-1: specified, specify, specs, specweave, specweave config, speech, spelled, spend, spent, spf, spf dkim
-1: splice, split $, split and, split find, split head, split if, split includes, split read, split return
-1: split rows, split slice, split the, split |, splits, spoken, spool, spot, sqbfafg, sql alter, sql with
-1: sqlite, sqlite connect, sqlite tmp, sr, src find, src for, src is, src package, src pathlib, src read
-1: src self, src str, src tmp, src url, src user, srv app, ssh and, ssh bash, ssh deploy, ssh exclude, ssh git
-1: ssh host, ssh keys, ssh known, ssh ufw, ssh |, sshd sudo, ssl cert, ssl certs, sso account, sso region
-1: sso registration, sso start, stability stable, stable install, stack, stack and, stack overflow, staged
-1: stages, staging, stake, stale ones, stand in, standalone, standard, standard input, standard style
-1: standards, standup writer, star and, stars, start $, start again, start bp, start calendar, start end
-1: start is, start line, start open, start post, start so, start sso, start that, start time, start to
-1: start transcript, start url, started with, starten sie, starter merge, starting with, starts in, stat mode
-1: stat statements, state, state and, state directory, state exception, state file, state for, state so
-1: state state, state team, state the, state write, stated on, stateless, statements, states the, statistical
-1: stats, stats $, stats description, status bar, status const, status for, status if, status in, status is
-1: status open, status owner, status read, status text, status throw, stay as, stay at, stay below, stay in
-1: stay on, stay open, stay with, stays, stays as, stays on, stays the, std, stderr, stderr write, stdin open
-1: stdio command, stdio inherit, stdout fileno, steht, step, step by, step create, step post, step with
-1: steps are, steps for, steps read, steps see, steven, still has, still open, still shows, still win
-1: still work, stop here, stop the, stop there, stops, storage, storage state, storage to, store store
-1: store true, stored as, stored in, storepass, story, story of, str, str any, str in, str int, str join
-1: str keep, str len, str list, str out, str payload, str replace, str return, str |, strangers, strategist
-1: strategy, stream and, stream context, stream map, stream true, stream |, streamable, streamable http
-1: streams, street, strict protect, strict read, strict transport, stricter, stride, strike, string <vendor>
-1: string as, string bool, string console, string env, string error, string file, string for, string form
-1: string func, string http, string iban, string id, string if, string import, string in, string io
-1: string json, string line, string literal, string local, string min, string no, string password
-1: string promise, string returns, string step, string the, string to, string url, string usr, string value
-1: string var, stringify body, stringify data, stringify jsonrpc, stringify labels, strings $, strings func
-1: strings new, strings the, strings trim, strip def, stripe key, stripped, strong |, struct, struttura
-1: sts get, studies, stuff, stunden, style display, style if, style keywords, style padding, style short
-1: styles, sua, sub in, subagent, subagents, subagents do, subdomains, subject $, subject from
-1: subject subject, subject your, submission, submit forms, submitted, submitted |, subnet router
-1: subprocess completed, subprocess shell, subscription, subscriptions, subsequent, subset, substrate, subtle
-1: succeeds, successfully, sudo apt, sudo cat, sudo cp, sudo journalctl, sudo rm, sudo ssh, sudo sshd
-1: sudo sysctl, sudo systemctl, sudo ufw, sudo usermod, sudo usr, sudo |, suede ai, suggest how
-1: suggest second, suggested tools, suggestions, suggests, sugira, suid, suite on, sum $, sum case, sum in
-1: sum mm, sum of, sum sha, summaries of, summarise the, summary as, summary statistics, summed, summer
-1: summer time, sums echo, sumstats, supabase, super, supplementary, supplier number, suppliers, supplies
-1: support and, sure, sure of, sure the, surfaces, survive the, svc cluster, svg, svg and, svg for, svg is
-1: svg style, svg to, svg width, svg xml, svgo, swapping, swift ui, switched, switched on, sym, symbol
-1: symfony, symlink, symlinks, symptom, sympy, synapse, sync api, sync from, sync lock, sync node, sync out
-1: sync playwright, sync sh, sync with, sync write, synchronous, synonymous, synthesis, sys executable
-1: sys hashlib, sys import, sys platform, sys print, sys requests, sys rules, sys src, sys stderr, sys text
-1: system df, system getenv, system last, system out, system own, system prompt, system prompts, system you
-1: system |, systemctl, systemctl edit, systemctl enable, systemctl reload, systemd resolved, systemd user, sz
-1: sz mkdir, sólo, tab, tabix, table below, table data, table format, table if, table json, table string
-1: table which, table |, tables dir, tables with, tag $, tag if, tag manager, tag re, tag string, tags are
-1: tags git, tail, tail app, tail stdout, tail var, tailscale, tailscale set, tailscale status, take at
-1: take away, take it, take over, take snapshot, take to, takes about, takes one, takes precedence, takes them
-1: tamaño, tampering, tap, tar gz, tar tzf, tar xz, tarea, target $, target blank, target by, target file
-1: target is, target name, target with, target |, targeted, task may, tasks, tasks $, tasks and, tasks json
-1: tasks name, tasks start, tax, tax |, tbody, tcp db, tcp host, tcp in, tcp port, tcp tcp, tcp udp, tcp ufw
-1: td style, team ask, team do, team for, team has, team members, team state, tech, technical, technique |
-1: tecnativa, tecnativa docker, tee object, telegram bot, telegram chat, telegram org, tell application
-1: tell the, tell us, tell you, tells what, tells whether, teléfono, temp or, temperature max, tempfile mktemp
-1: template $, template by, template yaml, templates templates, temporal, temporary, ten files, ten most
-1: ten percent, ten years, terminal curl, terminal or, terminated, terraform destroy, terraform plan
-1: terraform show, terse, tesseract, test account, test accounts, test await, test bash, test bug, test cases
-1: test com, test curl, test host, test lint, test login, test message, test monthly, test npx
-1: test repository, test rules, test run, test suite, test txt, test ~, tested, testing and, tests again
-1: tests against, tests do, tests mirror, tests the, text animations, text body, text const, text contains
-1: text def, text echo, text encode, text end, text field, text file, text files, text from, text fs
-1: text hits, text in, text json, text line, text markdown, text on, text out, text parts, text pattern
-1: text requests, text return, text see, text so, text standard, text style, text sys, text that, text the
-1: text trim, text true, text with, text |, texts with, textures, tgz echo, tgz rm, tgz |, than fifteen
-1: than five, than needed, than once, than that, than this, thank them, that an, that anyone, that blocks
-1: that case, that change, that changes, that contradicts, that costs, that differ, that do, that failed
-1: that fetch, that fetches, that folder, that get, that gets, that gives, that goes, that has, that hold
-1: that in, that keeps, that key, that led, that linter, that look, that lost, that machine, that match
-1: that matters, that might, that must, that need, that new, that of, that one, that owns, that process
-1: that resource, that second, that separates, that should, that size, that something, that their, that want
-1: that went, that what, that will, the acceptance, the access, the action, the actual, the address
-1: the administrator, the advert, the advice, the algorithm, the alt, the amount, the analytics, the approval
-1: the article, the at, the automatic, the backup, the base, the best, the bill, the bin, the body, the boot
-1: the brand, the brief, the build, the bundled, the burn, the button, the buyer, the bytes, the cached
-1: the call, the canonical, the chart, the cis, the claim, the cli, the clipboard, the closing, the cloud
-1: the codes, the comment, the computer, the constraint, the copy, the core, the country, the counts
-1: the cover, the criteria, the criterion, the current, the cv, the dashboard, the database, the dates
-1: the day, the debug, the default, the detail, the docker, the doctor, the domain, the door, the download
-1: the drawing, the drive, the ecb, the editor, the entire, the exe, the expression, the extension, the false
-1: the fastest, the feature, the figures, the filter, the final, the findings, the fingerprint, the firewall
-1: the firm, the flag, the forge, the frame, the function, the funds, the generated, the git, the given
-1: the grade, the grader, the graph, the group, the handbook, the hash, the head, the hidden, the hit
-1: the home, the http, the iban, the image, the index, the internal, the internet, the interpreter, the issue
-1: the issuer, the it, the item, the keyring, the label, the lan, the language, the later, the latter, the law
-1: the least, the legal, the limit, the linux, the local, the lockfile, the logging, the logic, the longest
-1: the longform, the loop, the lost, the lowest, the mac, the mail, the maker, the matching, the mcp
-1: the meaning, the meeting, the memory, the metadata, the middle, the missing, the modern, the monthly
-1: the morning, the most, the net, the non, the null, the object, the ones, the operation, the operator
-1: the optional, the order, the organisation, the organization, the os, the other, the owners, the packing
-1: the panel, the paper, the passage, the pause, the pdf, the people, the person, the phone, the pi
-1: the pickle, the pipe, the planned, the platform, the playbook, the plug, the pods, the portal
-1: the positions, the prefix, the previous, the probes, the problem, the process, the producer, the prompt
-1: the proposal, the provider, the purchase, the purpose, the quarantine, the quarter, the query, the question
-1: the receiver, the receiving, the recommended, the recruiter, the rejected, the related, the requested
-1: the rfc, the rollback, the route, the rule, the rules, the safe, the same, the scope, the seal, the secret
-1: the sections, the selector, the service, the shape, the sheets, the short, the sink, the site, the socket
-1: the source, the sources, the spec, the specified, the staging, the steps, the store, the string, the sum
-1: the sums, the supplier, the system, the task, the temp, the ten, the threshold, the ticket, the time
-1: the times, the timings, the top, the trace, the transfer, the trend, the trial, the twelve, the twenty
-1: the ui, the upgrade, the us, the usage, the variable, the variables, the vault, the visible, the vm
-1: the vpn, the watcher, the week, the weights, the wiki, the windows, the word, the works, the world
-1: the write, the writer, theft |, their causes, their dependencies, their language, their names, their words
-1: theirs, them after, them against, them all, them and, them do, them down, them for, them if, them send
-1: them should, them start, them this, them together, them up, then add, then apply, then cargo, then compare
-1: then data, then echo, then enter, then extra, then have, then in, then npm, then stop, then without, theory
-1: there are, there as, there for, there instead, there no, there |, thermometer, these bytes, these first
-1: these need, these only, these two, they can, they carry, they did, they get, they hold, they like
-1: they look, they may, they must, they offer, thickness, thing in, thinking, third parties, this, this add
-1: this agent, this buffer, this call, this command, this computer, this folder, this function, this host
-1: this into, this it, this license, this method, this module, this no, this prefix, this project, this report
-1: this repository, this review, this run, this session, this software, this table, this way, this |, those
-1: those in, those on, thousands, thread, three are, three commands, three largest, three lines, three most
-1: three real, three sentences, three words, threshold so, through $, through cache, through their
-1: through them, through this, throw away, thrown away, throws, throws exception, thumbnails |, tick, ticket $
-1: ticket and, ticket the, tickets or, tide, tidy sh, tiempo, tiers, tile, tim, time ask, time desc, time done
-1: time from, time func, time goes, time hours, time in, time is, time monotonic, time not, time run
-1: time they, time timeout, time to, time today, time total, time urllib, time you, timed out
-1: timedelta minutes, timeline, timeout $, timeout const, timeout int, timeout ms, timeout stop, timeout time
-1: timeout timeout, timeout |, timer |, timers, timers all, timers target, times and, times are, times then
-1: times |, timestamp $, timestamp int, timestamps, timezone, timezone auto, timezone utc, timing, timing info
-1: timing safe, timings, tin, tipo, title $, title as, title if, title return, title the, titles as, tlog
-1: tls compliance, tls or, tmp build, tmp dev, tmp include, tmp restore, tmp tempfile, tmpfs, tmpfs tmp
-1: tmux conf, tmux kill, tmux list, tmux sessions, to $, to <placeholder>, to an, to another, to answer
-1: to back, to base, to body, to buffer, to call, to cc, to changelog, to check, to chrome, to clipboard
-1: to collect, to comment, to compare, to connect, to create, to day, to decide, to delete, to determine
-1: to dev, to dst, to end, to every, to fetch, to find, to folder, to for, to git, to google, to have, to hide
-1: to host, to if, to install, to last, to learn, to limits, to lose, to lower, to mail, to make, to mark
-1: to match, to mend, to mention, to name, to network, to or, to password, to paste, to path, to people
-1: to prevent, to process, to product, to production, to readers, to remote, to remove, to replace
-1: to requests, to return, to review, to rule, to second, to server, to service, to set, to sign, to skip
-1: to specify, to spend, to stop, to strip, to support, to switch, to sys, to take, to test, to their
-1: to there, to third, to this, to times, to true, to turn, to upper, to value, to verified, to verify
-1: to words, today year, todos, together, toggle, togliere, token $, token actions, token by, token content
-1: token function, token gh, token ghp, token github, token grant, token handling, token it, token json
-1: token kind, token name, token on, token refresh, token return, token secret, token session, token strip
-1: token token, token write, tokens out, told to, toml, toml is, toml no, toml rb, toml |, tomllib
-1: tomllib load, ton, tone the, tonumber, too high, too if, too short, too slow, too small, too so, tool call
-1: tool calls, tool def, tool for, tool lookup, tool needs, tool only, toolchain, tools <named>, tools are
-1: tools json, tools or, tools read, tools that, tools tokens, top, top level, top of, top ten, top width
-1: topics and, topmost, total, total for, total seconds, touches, town, tr $, tr tr, trace |, traceback format
-1: tracer, track |, tracked, tracks, traefik, traffic, trailers, trailing, trained, training insurance, trait
-1: transaction, transfer to, transfers, transformer, transformer all, transformers, transformers import
-1: transition, transitions, translated, translating, translations, transport security, transport streamable
-1: trap rm, traps, tras, tratan, travel in, travis, treat it, tree, tree $, trello, trello api, trello token
-1: trends, tres, tresor, triage description, trials, trick, tries, tries if, trigger keywords, triggers
-1: trim <named>, trim const, trim space, trimestre, trip so, triple, trivy, troque, trouble, true ap
-1: true async, true auto, true cat, true catch, true close, true don, true each, true echo, true encode
-1: true except, true exist, true export, true fi, true filter, true for, true global, true head, true install
-1: true is, true mode, true never, true only, true packages, true record, true rows, true table, true timeout
-1: true to, true while, trunc, trust store, trust the, trusts, truth, try direct, try entries, try it, try os
-1: try sock, try text, try to, try with, try yield, três, ts const, ts ignore, ts import, ts tsx, ts |, tsv
-1: tsx js, ttf, tty, tube, tube channel, tun, tuner description, tunnel, tunnels, turns off, turns on
-1: turns up, tweet, tweets, tweets json, twelve factor, twice in, twice the, twice year, twilio, twitter
-1: two decimals, two factor, two files, two machines, two numbers, two places, two skills, two users
-1: two years, tx $, txt cat, txt done, txt dry, txt find, txt from, txt get, txt git, txt holds, txt is
-1: txt name, txt one, txt pip, txt run, txt ss, txt sudo, txt tar, txt |, ty, type $, type account, type and
-1: type application, type aws, type base, type exec, type folder, type into, type list, type nd, type note
-1: type or, type script, type tag, type text, type the, type them, typeof string, types is, types it
-1: types schema, types the, typescript const, typical signs, typing, typing import, typography, tzf, tên, tả
-1: ufw default, uint array, uk biobank, um arquivo, umlauts, un comentario, un error, un mensaje, una
-1: unaffected, unavailable, unchanged, unchanged |, under, under characters, under real, under the
-1: under which, under words, underscores, understand, undone, unencrypted, unicode get, uninstall, unique
-1: unit files, unit that, united, units txt, universal, unix, unless asked, unless defined, unlike, unlink
-1: unmatched, unmatched csv, unpack into, unpacked, unpushed, unpushed commits, unquoted, unread mail
-1: unreadable, unset, unset new, unshift, unsplash, unsubscribe, unsubscribe link, untagged, until second
-1: until then, until you, untrusted, unzip, up and, up as, up do, up down, up front, up git, up local, up note
-1: up one, up project, up quickly, up run, up text, up until, upcase, update check, update it, update length
-1: update or, update with, updated, updated at, updates run, upgrade read, upload json, upload media, upload |
-1: uploaded to, upn, upper, uppercase, ups, urgent, urgente, uri <service>, uri <vendor>, uri data, uri file
-1: uri import, uri query, uris, url <placeholder>, url <service>, url and, url api, url as, url base, url do
-1: url echo, url file, url function, url headers, url hostname, url is, url path, url read, url set
-1: url strings, url tasks, url then, url to, url uri, url urllib, url use, url where, urlencode params
-1: urlencoded, urllib error, urlopen req, urlopen self, urlopen url, urlparse, urls are, us, us docs
-1: usage <named>, usage import, usdc, use and, use auto, use cache, use full, use matcher, use private
-1: use state, use the, use what, use with, user account, user add, user adds, user agreement, user agrees
-1: user approved, user at, user by, user can, user cat, user command, user confirms, user const, user count
-1: user decide, user decides, user disable, user do, user dotfiles, user first, user gave, user hello
-1: user identity, user if, user input, user invocable, user invoke, user json, user log, user may, user names
-1: user new, user notes, user ok, user on, user opened, user opens, user or, user os, user password
-1: user pastes, user permissions, user picked, user picks, user preference, user profile, user question
-1: user read, user reads, user report, user role, user runs, user server, user so, user this, user to
-1: user types, user user, user values, user wants, user which, user write, userguide, users for, users me
-1: users only, users user, users you, users |, using system, uso, usr sbin, utf as, utf base, utf doctype
-1: utf errors, utf if, utf meta, utf null, utf return, utf splitlines, util, util import, util regex
-1: utilities, utils, utm, uv lock, uv pip, uv run, uv sync, uvicorn, uvx, ux, vacuum size, vague, val base
-1: val out, val system, valid from, valid until, validate true, validated, validates, validação, valores
-1: value asks, value currency, value error, value has, value is, value key, value out, value replace
-1: value return, value tb, value the, value |, values append, values are, values env, values for, values read
-1: values return, values target, values values, var cache, var data, var external, var http, var log, var name
-1: var own, var spool, var tmp, variable $, variable is, variants, variants for, various, vault addr
-1: vault edit, vault microsoft, vault on, vault pass, vault vault, vault write, vault yml, vcf, vencimento
-1: venv, venv bin, venv dist, vep, ver, ver |, verbatim, verbo, vercel labs, verified, verify $, verify data
-1: verify that, verify the, verify you, versand, version <named>, version body, version command, version info
-1: version kind, version of, version on, version registry, version string, version this, version type
-1: version version, versions if, vertex, vertical, very, vf, vh, vi, video mp, videos, view in, views in
-1: violation, violations, virtual environment, virtualenv, visible, visible text, visit <named>, visto
-1: visual studio, visudo, vlan, vnd, void, volume id, von, vorher, voting, vpc security, vpn, vs currencies
-1: vscode, vscode mcp, vskill, vuln triage, vulnerability, vulnerable, vérifier, waiting for, waits for
-1: waits until, waived, walk else, walk for, walk if, walk node, walk path, walk root, wallet address, wan
-1: want and, wants to, warenkorb, warn, warn $, warned, warning message, warnings my, warnings use, was
-1: was auto, was chosen, was done, was last, was measured, was put, was used, watching, water, watermarks, wav
-1: way, way so, way to, wazuh, wazuh agent, wb as, wb create, wc, wc $, wc |, we are, we can, we do, we have
-1: we take, weak keys, weather, web identity, web page, web search, webapp, webhook secret, webhooks or, webp
-1: website, week as, weekend, weekends, weekly aws, weight of, weighted, welcome, welcome first, well as, wenn
-1: wer, were on, west, wg, wg quick, what can, what changed, what each, what else, what happens, what helps
-1: what if, what it, what key, what runs, what to, what we, what will, when available, when before, when check
-1: when file, when how, when local, when needed, when someone, when something, when step, when that, when the
-1: when they, when value, when you, when |, where, where $, where does, where file, where id, where possible
-1: where time, whether, whether an, whether it, whether there, which are, which commands, which does
-1: which files, which jobs, which node, which ones, which part, which should, which they, whichever is
-1: whichever the, while ifs, while it, while keeping, who are, who asked, who can, who don, who gets
-1: who holds, who is, who owns, who put, whoever has, whole file, whom, whom the, whose file, whose standard
-1: why each, why it, why this, why |, widget, widgets, width characters, width height, width px, width width
-1: wifi, wildcard, will add, will also, will matter, win event, win paste, windir, window after, window the
-1: windows and, windows description, windows dev, windows python, windows return, windows settings
-1: windows update, windows |, winget install, winners, wins over, wipe, wire guard, wired, wiring, wishes
-1: with account, with alt, with any, with authorization, with both, with brew, with build, with checkout
-1: with colleague, with company, with consent, with continue, with copy, with ctrl, with curl, with day
-1: with dev, with encoded, with fewer, with file, with final, with fresh, with get, with git, with go
-1: with good, with html, with https, with in, with io, with keep, with kubectl, with last, with less
-1: with lock, with matplotlib, with md, with media, with message, with mod, with open, with openssl, with os
-1: with pandoc, with patch, with path, with payment, with persist, with pg, with plain, with port, with post
-1: with powershell, with program, with proof, with public, with question, with quotes, with reading
-1: with redis, with retry, with row, with rule, with rustup, with signature, with sk, with slice, with someone
-1: with source, with ssh, with star, with start, with svg, with svgo, with systemctl, with tesseract
-1: with test, with text, with tmux, with to, with tools, with unique, with valid, with web, with who
-1: with word, with |, with ~, within days, within limits, within second, within their, without any
-1: without confirmation, without images, without keys, without losing, without mfa, without network
-1: without personal, without signing, without value, without yes, witnesses, wo, woff, won, word is, word of
-1: word with, wording |, words in, words is, words that, words what, work from, work later, work out, work |
-1: workdir app, workflow status, workflow that, workflow yml, working directory, working unsubscribe, workload
-1: workload identity, workloads, works and, works for, works from, works on, works the, worktree list
-1: worst case, worth, would change, would happen, wpa, wrap $, wrapper, writable, write an, write and
-1: write bytes, write clean, write com, write cost, write data, write each, write findings, write for
-1: write get, write head, write hooks, write if, write in, write is, write join, write none, write on
-1: write output, write paths, write short, write src, write svg, write them, write warning, write what
-1: write why, write |, writer description, writer fh, writerow, writerows, writers, writes and, writes home
-1: writes the, writing, written in, written on, written only, written this, wrong address, wrong place
-1: wrong |, wronly, wronly |, wurde, ww, www data, www form, xattr com, xcrun, xdev, xe, xh, xh max, xhtml
-1: xml, xml file, xox, xox bp, xoxb, xrequest, xrequest <named>, xs, xs map, xsd, xss, xx, xxx, xxxx, xxxxxx
-1: ya se, yaml and, yaml name, yaml safe, yaml template, yaml uses, yaml |, year in, year text, year |
-1: years in, yes from, yes if, yes in, yes never, yes or, yes protect, yml if, yn, you, you cannot, you catch
-1: you don, you go, you got, you hand, you may, you must, you pass, you ship, you to, you tube, you upgrade
-1: you were, you would, your, your account, your address, your app, your applications, your company, your key
-1: your provider, your public, your rights, your rules, your team, your tenant, your token, your wallet, yours
-1: yourself, yourself out, yourself when, yyyy, yyyy mm, za, za def, za private, zakres, zapytaj, zeigen
-1: zendesk, zero for, zero width, zgody, zip archive, zip files, zip is, zip or, zip zip, zlib gzip, zlib zlib
-1: zone $, zone and, zone in, zprofile, zshrc |, zshrc ~, zusammen, zweifel, | $, | above, | absent, | access
-1: | actual, | addresses, | after, | agents, | ai, | akia, | allow, | amount, | animate, | animated
-1: | approvals, | approve, | archive, | ask, | assistant, | attack, | aws, | background, | block, | blocked
-1: | cache, | call, | campo, | can, | cargo, | child, | claude, | cmd, | commands, | comment, | config
-1: | connect, | console, | contains, | convert, | cookie, | create, | cron, | da, | default, | defender
-1: | deploy, | device, | digest, | direct, | download, | dsn, | each, | ec, | email, | environment, | etc
-1: | eval, | event, | every, | evidence, | exfiltration, | export, | extract, | fake, | false, | fault
-1: | feature, | field, | fifo, | files, | fine, | folder, | foreign, | formal, | format, | formats, | function
-1: | gb, | gcloud, | generator, | gh, | ghp, | git, | glacier, | golden, | harmless, | header, | health
-1: | helper, | hidden, | hook, | host, | how, | http, | iam, | ignore, | import, | inhalt, | install
-1: | instead, | invoice, | invoke, | iterate, | java, | jira, | json, | konto, | language, | launch, | ld
-1: | le, | library, | lines, | linux, | local, | login, | lsof, | magic, | mail, | mb, | mcp, | measure
-1: | memory, | message, | method, | metric, | model, | motion, | my, | na, | named, | names, | need, | net
-1: | netcat, | new, | notice, | notifications, | oidc, | on, | one, | open, | openssh, | openssl, | opt
-1: | order, | os, | owner, | parameter, | password, | patch, | pattern, | pdf, | pem, | perf, | phone, | pin
-1: | pip, | pipe, | pipedream, | png, | powershell, | prior, | privileged, | process, | project, | purpose
-1: | push, | put, | puts, | pyproject, | quiz, | rating, | react, | read, | reading, | real, | reboot
-1: | refused, | remember, | remote, | report, | requestbin, | require, | required, | resources, | row
-1: | schtasks, | scope, | script, | second, | secrecy, | seed, | seen, | self, | send, | services, | setting
-1: | settings, | shadcn, | show, | sink, | skip, | slow, | small, | socket, | solid, | sort, | source
-1: | starts, | state, | static, | store, | story, | strong, | svg, | target, | technique, | testing, | these
-1: | think, | timeline, | total, | trace, | trusted, | ts, | two, | typical, | un, | unattended, | unit
-1: | user, | usual, | valid, | vpn, | vs, | vscode, | wallet, | wc, | web, | weekly, | welcome, | why
-1: | windows, | winget, | wire, | with, | writes, | xoxb, | your, | za, | zero, | zip, | «, | 分, ~ $, ~ all
-1: ~ gitconfig, ~ local, ~ name, ~ npm, ~ nvm, ~ pgpass, ~ src, ~ zprofile, ~ zsh, ~ zshrc, ~ |, §
-1: « désactivez, °, ° |, » |, à chaque, älter, älter als, ändern, é um, él, öffnen, única, über, để, độ, Если
-1: Проверка, было, версия, вход, журнал, кто, на сервер, пользователь, пользователю, после, риск, сервер
-1: المشروع, هذا, –, – |, ’, “, ←, →, → the, ─, ─ ─, ✅, ❌, 、 代, 。 一, 。 不, 。 然, 。 锁, い た, い も, い 一, う 。, え て
-1: が 開, く 、, け で, け に, け を, こ し, さ れ, し ま, す |, ず 、, せ 、, せ て, た |, た だ, た は, た ら, っ, て よ, で は, と 期, な く, に 見
-1: ね, の フ, ま す, ま た, め ま, や, よ い, ら な, る 文, る ）, れ な, わ, わ っ, わ な, を 作, を 使, を 先, を 利, を 待, を 集, ん で, ァ, ァ イ
-1: ア, ィ, イ ル, エ, カ, グ, コ, コ ー, ザ, ザ ー, ス, タ, ッ, ッ ク, ト, ド, ド |, ド を, フ, フ ァ, ブ, プ, ポ, メ, ュ, ラ, レ, ン, ン ト, ー
-1: ー ス, ー ト, ー ド, 一 時, 一 覧, 三 方, 个, 于, 些, 仅, 仍, 仍 然, 仓, 仓 库, 代, 代 码, 令 牌, 件 要, 优, 住, 何 も, 作, 作 成, 你 的, 使 用, 例
-1: 信, 值, 先 安, 入 力, 入 输, 公, 公 司, 其 他, 内, 写 公, 决, 出 。, 出 现, 分 |, 列 表, 判, 判 断, 剪, 剪 贴, 力, 加 入, 化, 单, 参 考, 取 一, 古
-1: 古 い, 只, 只 在, 只 读, 号, 司, 后 运, 否, 哈, 哈 希, 因, 围, 国, 图, 在, 在 代, 地 址, 址, 場, 填, 填 写, 境, 处 理, 変, 复 ：, 外, 多, 大, 失
-1: 好, 子, 守, 安 装, 实, 察, 将, 希, 席, 建 的, 式, 引, 当 者, 形, 待 つ, 态, 恢, 恢 复, 您, 所 は, 手 动, 打, 打 开, 扩, 扩 展, 扫, 扫 描, 推, 描
-1: 搜, 搜 索, 效, 文 件, 文 本, 文 档, 方, 无 法, 日 時, 明, 是, 是 否, 显, 显 示, 時, 本 ；, 板, 构, 构 建, 校, 校 验, 样, 案, 档, 模, 模 式, 每 个
-1: 決 め, 法, 注 意, 测, 消, 添, 清, 清 单, 源, 点, 点 击, 然, 然 后, 牌, 状, 状 态, 环, 现, 现 在, 用 于, 的, 的 文, 的 镜, 目 |, 相, 真, 程, 窗
-1: 窗 口, 立, 第 三, 类, 索, 编, 网 页, 置, 者 が, 而, 色, 范, 范 围, 获, 行 |, 装, 要 保, 要 把, 見, 見 せ, 覧, 视 频, 触, 記 す, 认, 记 录, 设, 访
-1: 访 问, 评, 试, 说 明, 贴 板, 起 こ, 跳, 跳 过, 转, 辑, 输 入, 进 行, 退, 退 出, 逐, 通, 進, 進 行, 選 ん, 避, 避 け, 配, 配 置, 里, 重 新, 量, 録 |
-1: 録 さ, 链 接, 锁 文, 长, 随, 集, 集 め, 順 を, 项, 项 目, 频, 频 转, 验, 验 。, 默, 默 认, 가 하, 게 보, 공, 관 련, 내 용, 는 문, 는 지, 능, 되 는
-1: 됨, 드, 드 리, 련, 로, 료, 리 는, 립, 목 을, 변, 별, 보, 보 여, 부, 생, 성, 수, 스, 어 로, 없 음, 에 적, 여, 을 사, 음, 의 하, 있 음, 장, 정, 준
-1: 중, 찾, 추, 프, 화, 후, ） 。, ， 不, ， 它, ；
-2: $ base, $ body, $ company, $ cp, $ done, $ host, $ log, $ net, $ pid, $ post, $ printf, $ secrets, $ sig
-2: $ target, $ tg, $ title, $ txt, $ where, <named> api, <named> build, <named> client, <named> components
-2: <named> documentation, <named> download, <named> downloads, <named> en, <named> login, <named> office
-2: <named> packages, <service> bot, <vendor> install, <vendor> stable, aaaa, abc, accept application
-2: access keys, access to, account id, account root, across, actual, actually, add to, adding, additional
-2: addr, address of, adresse, advert, after yes, against the, agent browser, agree, akia, alias, aliases
-2: all files, all high, all of, all utente, allow action, allowed return, allows, already, alt, alt text
-2: always false, am, amazonaws, amazonaws com, an administrator, an agent, an entry, ana, and ask, and asks
-2: and it, and link, and lists, and look, and nothing, and out, and prints, and shows, and tag, and tell
-2: and when, and where, animate, animated, another, ansible, ansible vault, apache, api base, api get, apikey
-2: apikey os, app store, apply all, approval, apt, archives, archivo, archivo env, are data, are in
-2: are missing, are read, are shown, arg $, args modelcontextprotocol, argv expanduser, array, article
-2: artifact, as not, as return, as secret, ask, ask the, ask user, ask whether, assertion, asset
-2: async function, at, at $, at now, atob, attached, aus, authentication no, authorized, authorized keys
-2: aws cp, aws ec, backup bucket, backup sh, bad, badge svg, ban, bar, base <named>, base encode, base json
-2: base string, bash curl, bash export, bash git, basic, be read, be the, bearer os, behavior, beispiel
-2: belong, benutzer, bin pip, binding, black, blocking, blocks, body urllib, bookmarks, bool, boolean, bot $
-2: bp, brand, breast, brew install, broadcast, browser profiles, budget, business, by hand, by role
-2: by scripts, by side, bytes return, ca pem, caches, cainfo, calculate, call method, call on, call the
-2: calling, campaign, can look, cancer, canonical, capability, capture, captures, catalog, cause |, cel
-2: center, cg, chain id, changes the, chars, chat data, chat id, check for, check true, check with, chiedi
-2: ci run, cita, citations, claim, claude code, claude hooks, claude projects, claw bio, clawbio, clean up
-2: client import, cmd, code json, code split, codex, coding, collection, collections, collections counter
-2: colors, com data, comm, commands, companies, company own, compare the, compared, compatible, complex
-2: condition string, config get, config http, config restic, config with, configure, console, console error
-2: const file, const files, const line, const where, constants, constraint, constraints, containers, contenido
-2: contraseña, convert from, correct, counts and, create new, created, credentials and, credentials false
-2: credit, critical, cron etc, cron var, crontab $, cross, cs, csp, csv require, cta, curl authorization
-2: curl proto, currencies, currency, currently, dados, daily, dark, dart, dashboard, data, data file
-2: data timeout, databases, date mkdir, date |, datos, dav, day to, days, days for, db |, de entorno, declare
-2: decoded, deepl, def get, defanged, default, default bookmarks, defaults to, defined, delete it, deleted
-2: denied, deny read, deploy key, described, description builds, description run, description write
-2: description |, dest, dev tcp, develop, development, devices, dict str, did not, dir, dir $, dir path
-2: dirección, directories, directory, discord, dnssec, do crontab, do kubectl, do sleep
-2: document relationships, documented, domain, domain |, domains, done |, dot, dotenv config, dotenv import
-2: down the, draft, draft and, draw io, drawing, dry, dry run, du, du sh, dumps text, each change, each one
-2: each run, echo net, echo no, echo open, echo true, editor, edits, effective, eigenen, empresa, empty
-2: en una, enabled on, enabled true, enables, encode utf, encoding, end date, end to, ends on, enough, ensure
-2: env dev, env do, env read, env restic, eq, equals sts, errors replace, espera, están, et al, etc sysctl
-2: eth get, etiqueta, eu central, evaluation, event command, event log, event method, ever, everything
-2: exactly, example org, example |, exception as, exclude, excluded, exclusions, execution, exit for, exp
-2: explica, explicit, explicitly, explorer, export async, extensions, face, fail ban, fallback, family, faq
-2: feature, fedora, fifo, file $, file is, file of, file opens, file types, filename os, files are, files do
-2: filesystem, fills, fired, firefox, firewall, first line, flags, float, flock, flow, folder and, folder to
-2: folder |, for it, for line, for new, for row, for symbols, for themselves, for year, force get, formal
-2: forward |, fragen, frequency, friends, from another, from dotenv, from ~, function send, gb, gdb, gen
-2: generated, generation, generic, genes, get net, get trail, get uri, get |, git, git rev, git status
-2: git symbolic, github actions, github type, go through, goes in, google play, graph, graphify, grch
-2: grep curl, gvsb, gz, gzinflate, handle, handler, hands, happen, hard, has signed, hashlib sha, have the
-2: have to, head $, headers authorization, headers true, healthz, helm repo, help desk, history $, hmac
-2: home bin, home local, home ~, homepage, homepage <named>, honest, host keys, host your, hosts that, how
-2: http code, http new, http response, http ssl, http |, https tlsv, hxxps, iam list, id in, id method
-2: id print, id string, ideas, idempotency, idempotency key, identity, iex new, if, if $, if allowed, if body
-2: if host, if input, if it, if this, ignore all, image png, immediately, implement, import dotenv
-2: import load, import pathlib, import sys, in cfg, in ci, in do, in gitignore, in home, in ipairs, in its
-2: in json, in sentence, in settings, in their, incoming, indent, indicator, initial, injection, inline
-2: input send, instance, instead of, instructions and, interactive, internal, invalid, inventory, invocation
-2: ipairs, is, is enough, is it, is out, is paid, is that, is the, isolated, issue, issuer, it can, it off
-2: it that, it will, it |, join const, journalctl since, jpe, jpe |, jq access, jq arg, json body, json const
-2: json load, jsonencode version, jsonl, keep daily, keep each, key $, key os, key vault, keys $, keys do
-2: keyword, knows, kubectl, land, laptop, latest target, latitude, latitude longitude, launch agents, ld
-2: ld preload, leaves the, leaving, lecture, left out, length and, length const, let mut, let them, level
-2: lf $, li, libraries, lies, line at, line bash, line for, line in, line split, lines append, lines join
-2: lines of, linked, list dict, list for, list str, list timers, list with, listed, literal, load open
-2: load system, loading, log, log and, log in, log ins, logger, logic, login password, logo png, longer
-2: look like, losing, ls la, ls remote, lst, ltnp, magic, main import, main let, manage, mapping, math round
-2: may have, md in, md |, mdn <named>, means, meeting, memory description, mensaje, mesh, message data
-2: message the, message |, method get, method params, methods, mhe, mini, minimum, minute, missing $
-2: mistake in, mkdir sync, mobile, mod, modelcontextprotocol, modelcontextprotocol server, module, monitor
-2: month, monthly, mostra, motion, moving, ms if, más, name agent, name aws, name dns, name if, name installer
-2: name invoice, name kube, name length, name ssh, name the, names and, narrow, nas, native, navigation
-2: need second, net uri, new map, new password, new privileges, new request, new set, next time, next to
-2: nextflow, nf core, nft list, nil fmt, no bypass, no more, no other, no password, no proxy, no rule
-2: nobody knows, node exporter, node js, nodes, none of, noout enddate, not an, not by, not part, not switch
-2: not take, not track, not write, notes description, notes that, notifications, notify send, now and
-2: npm test, null const, num, number, oauth token, objects, of one, of people, of process, of text, of work
-2: official, oidc, older than, on calendar, on date, on it, on mac, on this, on top, once so, one file
-2: one question, one that, only and, only in, only the, open it, opens, opens the, opens without, operations
-2: option, opts, or base, or no, or with, organisation, organization, os args, os asks, os sys, out again
-2: out and, out if, out json, out read, output, outside the, overlay, overview, owner decides, owner repo
-2: owns, padding, page says, pager, parallel, params params, part of, pass the, pass |, passwd, passwd do
-2: password $, password by, password for, password in, password of, password on, password password, password |
-2: passwort, path dirname, path from, path is, path join, path path, pathlib import, pattern |, pays, pdf
-2: pela, people who, per call, perm, persist credentials, persistence, pessoa, php, php |, pi, pin, pinned
-2: pipefail, place and, plan json, pod, policy jsonencode, poll, port open, ports |, pos, possible, post $
-2: post authorization, postgres, postgresql, posts, practices, prefer, preflight, preload, prettier
-2: preview on, previous instructions, price $, prima, primary, print name, privilege, privileges, problem
-2: problems, proc, processes, prod, produces, product, profile dev, progress, prometheus, protect
-2: protect system, protected, proto, proto https, protocols, provenance, provide, provided, providers, prüfen
-2: ps, public address, publishes, publishing, put $, put object, put the, put them, python import
-2: python scripts, quem, queries, rand base, random bytes, range as, range query, re, re compile, read and
-2: read env, read for, read host, readme md, readonly true, reads the, reads ~, recording, recursive true
-2: ref short, references <named>, refused, reglas, relationships, relative, release, reload ssh, remind
-2: removal, remove it, replace string, replace |, repo add, report run, report sh, report the, repositories
-2: repository, req http, req timeout, request in, request permissions, request |, requestbin, require csv
-2: require json, required |, resolution, resource, responsável, rest api, restic, restic env, restic restore
-2: restore latest, restricted, result, results, return if, return json, return null, return text, return the
-2: rev parse, review, rfc, rh, rights, risks, rn, robots, robots txt, root path, root true, router, row in
-2: rows csv, rows each, rows for, rows group, rp, rpc url, run and, run keys, run with, runner, runs it, rust
-2: say in, say what, say which, says so, says which, scheduled, scores, screen, seconds $, secret set
-2: secrets db, seed phrase, select, select object, semantic, sender, sending, sensitive, sentence, sep, seq
-2: servers false, session name, session post, set, set $, set eu, sets, setup description, sg, sh |
-2: sha hexdigest, sha password, shape, share with, shells, ship, short head, shorter, should, should not
-2: show each, show the, show them, show what, shows in, shutdown, side by, sign |, signal abort
-2: signal timeout, signed by, since $, site, size, skill md, slack webhook, so and, so both, solve, something
-2: sort, source <named>, sources, spec, split const, splitlines, spool cron, src replace, src src, ss ltnp
-2: ssh key, ssh users, ssl cainfo, sso, sso session, start |, started, startup, state json, stated, states
-2: status code, status name, stdin, stdout write, steamcmd, steps |, stop and, stopped, stored, str str
-2: strict use, string equals, stringify event, stringify process, strings, sts external, study, sub, subnet
-2: subprocess json, subprocess urllib, such, suffix, suggest, sum, support, supports, suspicious, svg |, sw
-2: swift, switch it, symbolic, symbolic ref, symbols, sync read, syntax, sys exit, sys urllib, system strict
-2: systemctl is, systemctl list, systemctl restart, systemd system, table and, table for, table with, tags
-2: taken, taken back, talk, target, target lang, target tmp, targets, tb, tc, td, telegram, tell, temps, test
-2: test env, text before, text console, text join, text split, tg chat, tg token, that are, that runs
-2: that says, that was, that write, the admin, the count, the data, the date, the end, the file, the following
-2: the form, the game, the history, the job, the journal, the latest, the list, the login, the manager
-2: the merge, the month, the owner, the payment, the public, the raw, the repo, the repository, the screen
-2: the sender, the size, the staff, the table, the team, the tests, the version, theft, them add, them at
-2: them is, them when, then open, then run, they, think, throw new, thrown, tickets, time curl, time for
-2: time of, time zone, timeout as, timeout bash, timeout headers, timestamp, title, title body, tk, tlsv
-2: tlsv sf, tmux, to, to claude, to get, to leave, to one, to share, to shell, to them, to url, to use
-2: to write, to your, token, token <named>, token process, token send, tokens, tomorrow, topics, tp, traceback
-2: trail status, training, translate, trial, tricks, trim, trip, true check, true def, true require
-2: trusted publishing, try const, tsa, tuple, turns, twelve, two people, txt dev, type |, typeof, types true
-2: ui |, uid, uk, unicode, unless, unless the, updates, upgrade, uploaded, url $, url body, url data, url if
-2: url json, url method, url str, url the, urlencode chat, urlencode text, urn, use strict, use warnings
-2: used to, user asks, user config, user says, utf console, utf const, utf le, utf to, valid, validation
-2: value, values, values |, variable, variables de, variant, vars, vault secret, vault token, version encoding
-2: version os, version to, video, view, views, vs, waits, want, wants it, warmed, warnings, watch, we need
-2: wear, web socket, webhook site, webhook url, webhooks, well known, wget |, what do, what would, when to
-2: where object, whitespace, who, why, wiki, will be, windows power, winget, with line, with notes
-2: with password, with reason, workflow, workspaces, would be, write host, writes to, wsl, www, xmlns urn
-2: yaml, yes no, you are, you need, you save, zero, zoom, zum, | <named>, | all, | api, | at, | ba, | cause
-2: | cursor, | cut, | decode, | description, | dev, | echo, | example, | exit, | get, | in, | mkfifo, | none
-2: | npmrc, | null, | ok, | php, | post, | power, | request, | select, | sha, | sign, | split, | ssh, | tee
-2: | token, | undefined, | |, | –, ~ ssh, ¿ qué, — the, さ, イ, ク, リ, ル, 加, 动, 包, 参, 取, 地, 建, 性, 注, 理, 自, 页, 목
-2: 항, 항 목, （, ）
-3: $ backup, $ if, $ registry, $ url, <named> <named>, <named> issue, <named> mcp, <named> wiki, <named> your
-3: <placeholder> |, abort signal, access token, actions, admins, age, algorithm, analytics, and an, and check
-3: and list, and mention, and put, and show, and then, anything, architecture, are about, are listed
-3: argv slice, ask which, auth login, authorization, base base, bash, bearer $, before and, beside the, bio
-3: both, brew, brief, by mail, cached, can read, case, cases, cause, chat, choices, class, cli, client connect
-3: company, components, compose, connection, const env, content $, contents read, copyright, corp, cost
-3: count for, csv sys, curl <placeholder>, curl fs, curl …, cut |, database, datasets, debian, decide, decides
-3: def call, demo, description helps, detect, doc, done echo, down and, download, downloads, due date, ed pub
-3: edit, ejemplo, else, encryption, environ get, equals, etc systemd, even if, example com, external id, fail
-3: fake, features, fetch url, file so, file ~, filename, finder, fingerprint, firm, flows, flutter, following
-3: framework, from node, fs <service>, fs import, functions, game, gate, gave, generate, get mp, gitignore
-3: grep, guide, has changed, hash, headers user, hello, help, helps, hexdigest upper, high, human, hxxp, id ed
-3: if not, implementation, in it, in this, include end, information, ini, init exe, ins, interface, into, ipv
-3: is none, is read, issues, it on, java, json loads, json text, jsonrpc, jsonrpc id, just, keygen lf
-3: keywords, kill, languages, left, let the, library, link to, links to, lists, local bin, maker, manager
-3: manifest, many, marked, may, mdn, media, metadata, missing, mock, model, mtime, multiple, mv $, name $
-3: name description, name node, names of, nc |, net http, nf, no new, node fs, non, noout, not, not read
-3: of it, office document, on base, on paper, one of, openssl client, openssl noout, openssl rand, orders
-3: package, password encode, path sys, paths, patterns, performance, persist, pipe, plugin, policy security
-3: post |, powershell enc, pr, previous, programs, propose, public key, published, python, python |, que se
-3: qué, raise system, rather, rather than, reachable, read it, read jobs, reason and, recommended, reference
-3: regex, repo, required, resolve, return false, round $, route, rsa |, run |, rustup, rustup init, say when
-3: search, seconds, sections, security audit, sent, sh set, sha sum, show, signal, signed, single, skills
-3: sl <vendor>, slack, slice const, sorted, source, split for, srv, start and, stop, strftime, strip
-3: structure, suede, sum for, supported, surface, sync file, system exit, systems, testing, the new, the token
-3: the zip, their own, them by, they agree, thing, this machine, threshold, tmp path, to add, todo, token is
-3: track, trap, trigger, true $, true |, ts, txt for, typescript, url, url os, urls, usage, use, user |, uv
-3: val, version, versions, visual, what, which of, whoever, width, will, worktree, world, write file
-3: xmlns <named>, your own, your uuid, | add, | awk, | grep, | home, | id, | sed, | string, | wget, | where
-3: | ~, ¿, ключи, … |, 或
-4: $ ok, <named> skill, <service>, <vendor> |, acme, an, and end, and let, and what, any, arguments, based
-4: beside, body encode, changed, checklist, code |, come from, cron, curl post, custom, def test, depth, did
-4: doesn, don, dotenv, dumps body, element, enabled, entorno, examples, external, extract, fields, gene
-4: git hub, go to, height, helps with, hexdigest, how many, id, if you, include, is and, json os, json urllib
-4: layers, leave the, license, line |, login no, manual, medium, ms, mv, name and, namespace, none, not run
-4: on windows, opt, optional, page, param, passwords, path, pattern, payload, permissions contents, personal
-4: phase, platform, query, read all, request url, revoke, runs, safe, schema, see, server, sf <vendor>
-4: shell |, specific, ss, status, string |, success, tcp |, text $, the password, the three, the user
-4: themselves, throw, ui, user before, using, usr, validate, we, what is, with its, with urllib, xmlns, | do
-4: | head, | tail, | write
-5: $ var, abort, added, against, ai, alone, and no, and say, android, api, api key, assert
-5: authorization bearer, available, backup, browser, characters, click, command line, cut, docs, error, eth
-5: evidence, exe |, failed, fs retry, iam $, in rows, includes, install sh, installer, it and, json |, lf
-5: like, ls, never, oauth, offer, options, or, params, person, prefix, purpose, requires, response, retry
-5: retry <named>, returns, see <named>, sha, signs, ssh keygen, such as, true if, unknown, usr bin, uuid
-5: uuid dev, warning, …
-6: $ date, <named> docs, <named> range, allowed, bearer, crontab, documentation, echo $, from base, jq, keygen
-6: parse, self, still, via, webhook, | jq
-7: but, only, systemd
-8: can, curl |, example, html
-9: say so
-10: <placeholder>, exit, own
-11: <vendor>, —
`
