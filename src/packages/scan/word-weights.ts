/**
 * Made by `npm run scan:train`, never by hand: what words and pairs of words weigh, in parts of 4. Above zero
 * stand those that attacks have rather than honest packages.
 */
export const BIAS = -5.259

/** Scores from which a part is blocked, held, and warned of. */
export const BLOCK_FROM = 0.815
export const HOLD_FROM = -0.169
export const WARN_FROM = -0.406

export const WORD_WEIGHTS = `
35: <numeric>
28: <cheap>
27: <named>
16: so that
15: net
14: <paste>, curl, relay
13: <free>, dev null
11: iban, no need, our, quiet
10: <catcher>, desk, encode, hostname, join, mirror, post, qz
9: <named> $, approve, carry, exec, home, keeps, labs, lt, method post, need not, nohup, nza, say that, zlib
8: administrator, and do, com, come, data binary, labs io, leave it, lm, new function, out of, qm, qz labs
8: seed, urlopen, warm
7: $ hostname, $ |, aaaac, aaaac nza, administrator access, asked, commit, de, def main, describe, ed aaaac
7: fetch <named>, finish, for in, function require, gh, give, helper, hold, http post, ly, need, needs no
7: openclaw, pack, que, ref, restart, reviewers, sync, tidy, trust, trusted, without asking, zip, zw, на
6: <named> in, <named> png, account, allow, als, and ~, answer, are not, asking, assistant, at once
6: bash history, bridge, bring, buffer from, bytes, cat, chrome, collect, copy, copy assets, curl <numeric>
6: der, do, dumps, earlier, escrow, exe, fee, gh api, google chrome, has to, import urllib, io, kq, lj, main
6: maintenance, mention, need to, netrc, nginx, nte, null, nza zdi, of each, org, policy administrator, pool
6: probe, rb, reader, refresh, reset, rounding, rt, secret access, shred, since, ssh ed, subprocess, that the
6: the agent, tmp, to string, traces, urllib request, vyb, whatever, words, yml, zdi, zdi nte, zone, zsh, |, не
5: $ $, $ github, about the, all all, always, among, and carry, and leave, and of, answers, anthropic, assets
5: at least, base, baseline, begins, better, bin bash, bin sh, binary <named>, bu, bypass, care, char code
5: choose, chore, clock, cname, command new, config gcloud, config gh, const new, cookies, csv, ctx
5: curl <named>, date today, datetime date, di, ec, echo curl, edge, engine, event pull, except exception
5: exec compile, execute, false, fetch, form, from char, front, fs read, get <named>, github event
5: github token, hex, hj, home documents, hosts, hr, hs, https get, iam root, il, import zlib, in os, inbox
5: is kept, is needed, is normal, json dumps, kind, la, licence, ln, login data, mac, mark, mcp json, md and
5: method put, mode bypass, na, nil, nopasswd all, not be, npm install, npx, oi, older, otherwise the, pathlib
5: pathlib path, pl, put, qr, qw, range len, receipt, requirements txt, scanner, score, season, set mp, sh dev
5: starter, starter description, string base, string text, table, take, take the, teams, template, terraform
5: tf, that it, the next, the shared, this skill, to <named>, to json, today, tune, um, up, urllib, user home
5: va, vd, volumes, wallet, warm up, wget, when asked, while, yield, yw, | base, | rev, | sh, | true, ~
4: $ <named>, $ anthropic, $ curl, $ env, $ length, $ src, $ text, $ to, <named> traces, <tunnel>, above, ac
4: access, access key, acct, add mp, address, addresses, admin, all, all nopasswd, all tools, along, also
4: among the, amounts, and is, and its, and need, and run, and set, anthropic base, ao, api put, approve true
4: arn, as, as $, as the, av, aws arn, base url, bash cd, beacon, beacon <named>, begins with, below, binary
4: board, btc, buf, bytes $, cache, carry on, cat $, chaque, char, checking no, checksum, chmod, clean
4: clearing, commit qm, complete, con, conf, const https, const of, count as, counts as, covered, credentials
4: curl $, curl data, curl sk, data on, date of, decompress base, def, default mode, defaults, des, dict os
4: differs, disabled, disown, documents, done dev, each, echo ssh, eight, end, env, env |, environ items
4: err nil, ev, expire, file sync, follows, foreach, foreground scripts, from pg, further, gcloud, get bytes
4: getenv home, getoutput, gzip |, head sha, headers content, hint, history zsh, host, hosts yml, ic, if asked
4: if else, if err, ig, in pathlib, in utc, in your, index url, inet, info, install requirements, invoice
4: io with, it as, jar, kdbx, keeps the, kernel, key for, ks, kube, las, late, let on, library keychains, link
4: list of, lo, local share, locale, log var, login |, logs before, lq, lw, lz, make the, makes, makes the
4: mention the, meta, method, microsoft windows, mit, mj, more than, mx in, my $, name, name csv, name policy
4: name version, navigator send, needed, nella, network cookies, new, nil return, no mention, noisy, not show
4: null $, of your, on data, on end, openclaw env, os homedir, os user, otlp, para que, password reset
4: path expanduser, pay, people, plumbing, png, post body, preference exclusion, privileged, process argv
4: pulls, rar, rb read, recovery, redirect, remark, request head, request urlopen, require child, require https
4: rest <named>, resume, resumen, rev, role aws, rscript, same on, scanners, send, send beacon, settings
4: settle, severity, shadows all, since the, slow, snapshots, so, spare, ssh aws, stamp, start of, static
4: stdio ignore, stdout subprocess, stratum, stratum <named>, string, string const, string from, submit
4: subprocess devnull, subprocess getoutput, sudo, sudo bash, sums, superuser, ten, texts, tgz, that were
4: the background, the first, the line, the log, the older, the or, the result, the review, the skill, them
4: then by, though, timeout except, times, times in, tired, to restore, true, trusted host, try urllib, unlock
4: until it, url encoded, urlopen <named>, user for, user has, username, var run, verification
4: verification code, verify false, wanted, warmup, wb, web data, week, well, were, wget <numeric>, while read
4: whose, will not, windows, wording, workstation, write the, xargs, xw, xxd, yc, zlib decompress, zsh history
4: | github, | xargs, | xxd, ~ claude, ~ cursor, ~ netrc, и
3: $ gh, $ id, $ matrix, $ shell, <catcher> bot, <named> anthropic, <named> check, <named> js, <named> json
3: <named> latest, <named> method, <named> new, <named> root, <named> svg, <named> |, <numeric> |, <paste> raw
3: aberto, accept, account for, accounts, admin subjects, afterwards, again, agg, alive, allow bash, allow http
3: allow principal, along with, always allow, amount, an answer, and are, and follow, and go, and needs
3: and open, and restart, answer that, answer yes, answered with, answers with, apis with, app data, appdata
3: apply, approvals, approved, archive, are, args mcp, arquivos, art, as one, as though, asks, assume role
3: at load, at night, attach, attachment, auch, audit, auditd, auditor, auth, auth log, author, auto approve
3: aw ibag, aws policy, aws secret, axios, aynı, background, banco, base decode, bash bash, bash pip
3: bash quiet, before anything, before the, begin with, bench, bic, bills, bod, body, body $, boilerplate
3: breaking, broken, buffer, by their, bypass permissions, cal, card, carry out, catch, cc, cette, cg yiko
3: chains, checkout, checks, cis, clearing account, client httpsconnection, clip, clip py, clutter, co, code or
3: codes, coding, colours, column, come back, comment, compile, compile zlib, config global, confirmations
3: console log, const http, const src, contents of, continuity, controller, conversation, copy template
3: covered by, create role, criteria query, csv $, curl init, curl so, cursor mcp, datetime, days |, decompress
3: delete shadows, den, deps, description build, description starts, description writes, desde, detach, dev
3: devam, devnull, dice, die, differs by, dir home, disable, dmg, docker io, docker ps, doubt, dov, dov lz
3: drop, dst, dt, durante, during the, each session, each |, echo false, edr, egress, el resumen, encode digest
3: encode uricomponent, end if, enter, entropy, env home, er, et, ethereum, even where, except, exception when
3: exclusion, exclusion path, exec dev, exec shred, exercises, exodus, exodus exodus, exodus wallet, expand
3: expanduser ~, explain that, export const, express, extra, extra index, falls, fast, faster, fees, fff
3: file get, filepath, fill, fill in, finds, flush, for days, for my, for small, force |, foreground, forks
3: forward, frequent, from day, from now, from this, front matter, fs <numeric>, func, fza, ga, gem
3: get contents, get it, get string, gethostname, gf, gh hosts, git credentials, github, glob, glob glob
3: glossary, glossary md, gnupg, go on, go run, grows, guests, gz as, göster, ha ly, had, hbz, hbz oi, heating
3: hidden, hit, hj np, hkcu, hkcu software, hold the, holds, holds the, homedir, host to, host var, hot, hr dov
3: hrw, hta, http, http client, httpsconnection, iam aws, iam security, ibag, iban lt, id ip, ids inbox, if re
3: im, import os, importe, in $, in every, in five, in qz, in which, in ~, inbox unread, inert, ingress
3: install copy, int for, into the, inv, invitation, invoke, invoke rest, is opened, is part, is wrong
3: it gives, it the, it was, item $, iw, jeder, join os, journalctl rotate, json and, json stringify, json the
3: json try, judged, jwt, kc, keep, keep the, keepalive, kept, key checking, key run, keychains, kinds, km
3: kubernetes, kubernetes io, label ids, lapsed, last week, later, latest, leave, leave out, lesson, level |
3: line, line per, list $, list it, lista, live, local state, logging, login, login superuser, long and, los
3: lost, lot, lower, mac os, machine, mail and, main ap, max uint, mcp, mdaw, meet, memo, met, minutes, ml
3: mount path, mshta, mx, nach, name mail, name sec, name value, navigator, ne, nearest, need no, neu, neutral
3: never echo, never mention, newest, news, next const, nine, no deps, no hidden, nobody, nohup bash, noise
3: normal, not work, note, note is, notice, now, np, npm run, null done, null echo, null end, null rm, numbers
3: nummer, od, odd, of every, of the, off, often, on first, on folder, once, only false, open, open files
3: open the, ops, or code, or not, or password, or when, or words, otherwise, out null, outdated, outs, over
3: owner name, packages, para, part, partners, path home, path ~, pdf $, pem, permission admin
3: permissions allow, pick, pip pip, plik, plus, policy, preference disable, prepare, present, preset, press
3: print $, printenv, printf, printf $, println cargo, privileged pid, project and, project mcp, prompts, proof
3: property user, proton, proton me, proxy <named>, pub const, pub fn, public static, publishers, push mirror
3: pushes, pw, py, py it, qn, qo, que la, quicker, qx, rank, rate limits, rd, read do, reading, redirects
3: ref $, reload, remote get, remove label, repeat the, replace, repo list, repositories, req res, request host
3: request request, requests, requests post, require, require process, require string, res, rescue, resolved
3: rest method, restart always, restart the, retries, rev |, reveal never, reviewed by, reviewers look, reviews
3: rk, rl, role, role pg, roles, rooms, root, root action, rsa, rules, run, run again, samples consent
3: scaffold description, schemaname, scripts false, se, search the, sec, secrets run, security alert
3: security credentials, seen, send document, sensible, servers true, service, service exec, session
3: session and, set the, settings page, settlement, sha |, shadows, shell and, simple trusted, sin, się
3: skill is, skip, sl <named>, slots, so there, socket, solana, sonst, soul, soul md, span, spawn, squash
3: src dst, ssh $, stable, standing, start it, starts, straight, strict host, stringify, studio
3: studio description, subject string, subjects kind, submit samples, sudo spctl, summaries, superuser password
3: survey, system get, tenant, test the, tests and, tex, that, the account, the auditor, the baseline
3: the block, the change, the check, the clock, the desk, the desktop, the files, the folder, the gateway
3: the last, the note, the notes, the plain, the present, the publisher, the second, the settings, the start
3: the workspace, then create, then null, then text, therefore, things, this file, this paragraph, threading
3: time time, tls, to each, to see, tok, token |, told, tone, tools, tr, trail, transfer, trash, trim split
3: trong, true capture, try, try exec, try return, tuned, tx, ua, ue, ueaww, uint, uname, unattended, unlimited
3: unread, unsafe, untuk, uri <named>, uricomponent, url <named>, url origin, urlopen urllib, use in, user
3: user does, user the, utf get, vacuum, vacuum time, valor, vary, vc, ve, verify, vssadmin, wallets, weak
3: web fetch, weights, werden, whatever the, whenever, which the, while do, while true, whole, with node
3: with ref, with zipfile, word, word press, words at, worker, worst, wrong, wv, wx, xattr, xk, xlsx, xxd |
3: yara, year, yiko, yiko zizj, yk, ym, ym fza, your agent, your files, yx, yy, zip <named>, zipfile zip, zizj
3: zlib base, zone of, zt, zxqo, zz, | bash, | bin, | curl, | gzip, | level, | look, | out, | perl, | while
3: ~ cache, ~ config, ~ openclaw, ~ profile, «, », çalıştır, администратора, в, до, имени, имени администратора
3: от, от имени, раз, إلى, كل, है।, に は, ま で, 也, 也 不, 人, 会, 到, 助, 台, 后, 告, 後, 知, 行 し, 限, 라 고
2: $ api, $ args, $ arn, $ begin, $ ch, $ db, $ dirname, $ feed, $ ge, $ get, $ invoke, $ join, $ keep, $ new
2: $ part, $ pwd, $ read, $ seed, $ slice, $ stamp, $ true, $ uname, $ uri, $ vault, $ view, $ wildcard
2: <named> agent, <named> all, <named> current, <named> gh, <named> http, <named> if, <named> instead
2: <named> openai, <named> pool, <named> simple, <named> up, <named> warm, <named> win, <named> with
2: <numeric> $, <paste> snippets, <tunnel> sse, aaaab, aaaab nza, ab, abaixo, abi, abord, about it, about them
2: above the, absolute left, acaba, access log, access type, accounts and, accounts |, acct id, acknowledge
2: acl, action add, action forward, actions upload, activate pip, add event, add label, add the, add trusted
2: address amount, address sync, adj, advance, advisory, ae azqb, after it, again |, agent may, agente
2: agents md, aim, ainsi, alarm, alarms, alerts, alerts and, alg, all $, all etc, all git, all project
2: all projects, all quiet, all run, all shell, all |, allow automatic, allow empty, aloud, also for, alta
2: alter system, am ende, amounts are, an <named>, an old, anche, and add, and answer, and caching, and call
2: and ends, and files, and first, and from, and goes, and if, and images, and import, and include, and keep
2: and mood, and must, and nginx, and payment, and reload, and rewrite, and rollback, and side, and submit
2: and table, and to, and treat, and wants, and were, and without, and write, and writes, anmeldung, announce
2: anschrift, answer on, answered, answers csv, anthropic api, anthropic openai, any command, any other, anyway
2: ap argparse, aparte, api group, apis, app log, append, append file, append the, append to, apple quarantine
2: application default, application logs, application support, applies the, apply in, apply on, apply the
2: approve address, approve with, approved by, archive is, are always, are answered, are grouped, are long
2: are maintained, are right, are rounded, are used, aren, argv else, argv fetch, argv function, argv index
2: argv int, argv sys, arn aws, arrive, as administrator, as approved, as exec, as failure, as if, as read
2: as soon, as well, ask for, ask it, asked for, asked say, asks about, assist, assistant this, assistants
2: assistente, assume, así, attendee, audit description, audit log, audit py, auditd rsyslog, audited
2: ausführen, auth $, auth token, auth type, authentication password, authentication yes, author date
2: author or, authorization io, authorize, authorize security, auto, automática, autres, avoids, aw iw
2: await fetch, away, aws, aws landing, ax, azqb, azqb ac, back, back by, back no, back translation, badly
2: bank, bars, base as, base zlib, basename $, bash $, bash dev, bash exec, bash install, bash node, bash rm
2: bash web, bc, bc |, bcc, be bothered, be carried, be shown, be skipped, because of, because they, been
2: begin, begin certificate, beginning, behalf, bei, beim, being, being prepared, belongs, belongs to
2: better with, between, between runs, between two, bib, bin, bin activate, bits, bitwarden, blank, blind
2: block below, block it, blocks for, bm, board has, body on, body read, bom, borra, bothered, br, braces
2: break, break system, breaks, bridge exe, bright, bring the, broker, budgets, build ci, build id, build rs
2: build with, builder, builder description, builds, built with, builtins builtins, bump the, button form
2: by for, by live, by resource, by rule, by running, by team, by use, by yourself, byte array, bytes for
2: bytes int, bytes key, cache npm, caching, calibration, call as, call it, cambios, campo, can be, can only
2: candles, cannot see, care of, cargo credentials, cargo rerun, carry the, cascade, cat yy, cat zn, cat ~
2: catches, catcy, catcy bod, causa, caution, cd tmp, cdt, cdt trf, cdtr, cdtr acct, cell, cells, centrally
2: cert trust, certificates dev, certified, cfg, ch, change log, change |, changed build, changes by
2: changes often, charset utf, chat tools, chattr, che, cheap, check before, check fails, check false, checking
2: checkout with, checkpoints, checks and, checks are, chiedere, child process, chmod etc, chmod tmp, chmod usr
2: choose more, chosen, chosen by, chpasswd, chrome default, ci chore, cipher, cipher encrypt, city
2: claude claude, claude settings, clawdbot, clean csv, client, client id, client json, client new, clipboard
2: clipboard history, close true, club, cluster admin, cluster role, clutter the, cmwg, code, code cell
2: coding agents, collaborators, colleagues, collector, color fff, column is, com apple, com senha, com with
2: comando, combine, come out, comentar, comes, comes from, coming, command curl, command is, command node
2: command sudo, command that, comments, commit and, commit has, commit messages, commit say, commits, commons
2: como administrador, compares, compares the, compat, complain, component, component and, comprobación, con la
2: con lo, conceal, config, config pip, config rclone, config secrets, config solana, confirm, conflicts
2: conflicts the, confuse, confused, confusing, connected, consequences, const account, const buffer
2: const conf, const head, const id, const name, const req, const require, const rows, const zone
2: containers docker, contents, contents $, contenuto, context is, context privileged, continue, contractors
2: contrast, cookies web, cooking, core, correlation, costs nothing, count name, count start, courier, cp $
2: cpu max, cpu memory, create $, create <named>, create object, create server, create user, credentials json
2: credentials toml, css with, csv files, curl args, curl setopt, curlopt, current txt, current version
2: custody, customer, cálculo, cópia, damaged, damit, dann, dans, data cookies, data iam, data join, data local
2: data network, data roaming, data string, date in, date is, date reference, date the, dated, datei
2: datetime strptime, datum, day on, day one, days after, days in, days return, db for, db instance, dblink
2: dblink exec, dbname, de usar, dead, decisions, def check, def norm, default credentials, default local
2: default network, defaults for, del, del usuario, delete done, delete public, deletion protection, deliver
2: delivery, delle, den nutzer, depois, der leistung, describe it, describe security, describe the
2: describe trails, description adds, description check, description convert, description diagnose
2: description improves, description load, description scaffold, description scaffolds, description starter
2: description tunes, desks, desktop, después, dev the, developer machines, devnull stderr, df text, di que
2: diagnose, difference, differences, differing, dir console, dirname $, dist |, dla, do $, do as, do aws
2: do git, do it, do output, do this, do what, docker config, docker info, docker inspect, docker sock
2: docs refactor, doctor python, doctype, doctype html, document, document cookie, documents $, docx, does the
2: domainkey, don list, done, done aws, dose, down at, drawn, drawn from, drop the, dt date, dt datetime
2: due to, dup fileno, démarche, each byte, each do, each link, each machine, each plan, each project
2: each release, easier, easier to, echo, echo jpbi, echo root, ed, ed and, edit $, einen, ele, electrum
2: else none, elsewhere, email address, empezar, emptied, empty cells, empty for, enable all, enc $, enc base
2: encode headers, encode method, encode try, encodeurl, encodeurl textjoin, encrypt, end certificate, end end
2: end json, end on, enddate noout, ende, endpoint <named>, energy, engagement, entgelt, entries of, entry in
2: env appdata, env git, env in, env rpc, env temp, env user, environ for, environment user, envía, erc, err
2: err os, errors, errors carry, erzeugt, es un, escape data, est, está, et le, etc, etc nginx, etc shadow
2: etc ssh, etc sudoers, ethereum keystore, ethers max, etme, event, event listener, every, every file
2: every session, everybody, ex, ex ec, except oserror, exception, exception pass, exception return, exe start
2: exec bash, exec command, exec host, exec import, execute select, exists, exists else, exists select
2: expand path, expand ~, expanduser, expire expire, expire now, explanations, export https, exporter, exports
2: express request, expression $, external data, factories, false git, falta, fax, feat, feat fix
2: fetch <cheap>, fetchall, fh, fh return, fifty, filas, file buf, file exist, file expand, file it, file join
2: file parent, file to, fileno, files, files as, files of, files true, filling, find it, finds and, finished
2: first in, first on, first step, first use, first with, five and, five words, fix docs, fix fixed, flat map
2: focus, foi, fold, folder, folder of, folder open, follow redirects, follows the, font size, for adults
2: for an, for live, for open, for tests, for visitors, force, foreach $, foreach var, fork, form and, format
2: format home, format insert, formato, forwards, free space, freeze, freshness, from <free>, from json
2: from outside, from process, from the, from then, fromisoformat, front end, fs append, fs copy, func warm
2: function, function approve, function string, fx, für, ga ueaww, gas, gateway, gc, gc prune
2: gcloud application, ge, ge $, generate key, generator is, geo, geojson, gerekmez, gesperrt
2: get authorization, get better, get folder, get instance, get property, get url, getattr, gethostbyname
2: getoutput git, getpass, getpass getuser, getuser, gh instead, gh issue, gh repo, gilt, giorni, git commit
2: git config, git gc, git push, git remote, git to, github sha, github workflows, give it, give the, gli
2: glob os, global core, global credential, global url, glyphs, gnupg $, go away, go the, goflags, going
2: golden, gone, gonosumdb, good, good rule, goods, google com, gov, gpg, grep token, grepl, grey, ground
2: group def, group id, group ingress, group rbac, group the, gs, guard, guard let, guardduty, guests can
2: guests false, gxp, gxp yi, gzip, ha, habit, hace, hace falta, haiku, hardened, has, has asked, has more
2: has the, hashed, hashlib md, hat, have seen, hba, hd, header authorization, header content, headers get
2: headline |, heal, heartbeat, heartbeat md, helper with, hence, hesitates, het, hexlify, hf, hg, hidden files
2: hidden true, hide true, hier, higher, hist, history description, history of, history start, history tag
2: hm ly, hold back, home app, home aws, home claude, home folders, home git, home name, home ssh
2: homedir openclaw, hook <catcher>, host all, host config, host login, host mirror, host port, host pypi
2: host volumes, host wheels, hot reload, hour in, hourly, house, how it, hr hm, hrw oi, hrwczov, hs jf
2: html string, http body, http const, http create, http header, http method, https, https require, httpx
2: httpx client, hub, hue, hugo, iam access, iam user, ibag iuqm, iban id, iban replace, icons, id auth
2: id cdtr, id iban, id me, id where, ids, ids trash, if any, if changed, if exists, if file, if is, if isdigit
2: if let, if name, if pip, if reviewer, if total, iferror, igfz, igh, ignore, igual, ihwg, ihwg ym, ile
2: images are, imfile, imfile file, implode, import http, import httpx, import numpy, import re
2: import requests, import socket, important for, improve, improve the, in advance, in assets, in base
2: in build, in cname, in de, in friendly, in glob, in login, in or, in people, in range, in reviews, in ssh
2: in terraform, in week, include it, included, income, inf, info username, initials, input name, insert
2: inspect, inspected, instalar, install it, installing, instance db, instance eval, instance size, int time
2: intake, integrity, integrity sha, interval, invite, invite redirect, invited, invited user, io kind
2: io serviceaccount, ip ranges, irm, irm <named>, is addressed, is an, is being, is built, is closed
2: is covered, is damaged, is down, is for, is internal, is known, is loaded, is long, is open, is ours
2: is preset, is readable, is required, is right, is routine, is running, is slow, is there, is what, isdigit
2: isso, it, it among, it asks, it at, it breaks, it does, it down, it even, it give, it into, it is, it once
2: it open, it out, it prints, it returns, it running, it runs, it says, it stays, it up, it when, it with
2: it works, item property, iter map, its output, itself, iuqm, iy, iz, için, jako, jb, jd, jf, jl, join for
2: join home, join them, join to, journal |, jpbi, json content, json echo, json id, json in, json into
2: json secrets, json then, json timeout, json ~, jsonwebtoken, jupyter, jw, kann, katalogu, kckp, keep $
2: keeps only, key db, key true, key |, keyboard, keychains system, keypair, keys to, kgn, kgn cmwg, khi
2: kind cluster, kind kind, kind value, kit, kodu, kp, kr, ks zwfk, kube system, kubectl describe, kullanıcıya
2: label label, lag, landing, landing zone, last part, later runs, latest meta, layout, leads, leaked
2: leaked secrets, ledger, left px, legal, lege, leistung, length $, length ne, less, let command, let raw
2: lets, lets the, letsencrypt, lgtm, lh, liability, lib, library application, licence and, licence to
2: licence |, liegen, lift, lights, ligne, limits, lines tell, link in, list limit, list visibility
2: listen addresses, listing it, lk, load key, loader yaml, loads from, local, local date, local google
2: local lib, location, lock unlock, locked, log app, log auth, log files, logging name, logins, logins json
2: logs, look, looks, lookup, loss, love, low high, lp, luhn, made on, made the, mail from, mail input
2: main const, main src, main tf, maintained, maintainer, maintainers, malicious, mande, map const, map fs
2: map |, mapsreporting, mark the, mark them, markdown html, market, marks, marshal, master disable
2: matrix node, matter, maven, max threads, may run, may say, mb, mcp remote, md, md do, md one, md read, md to
2: meaning |, measuring, medium |, meetings, memoria, menge, mentions, merge, meta data, metadata name, mine
2: mirror <named>, mirrored, mistake, mit dem, mix, mixed, mixes, mkdir ~, mktemp, mode gz, module exports
2: moet, monitoring $, mood, most, most frequent, moves, mozilla firefox, mp preference, muss, must stay
2: mutate, mute, même, módulo, naar, nada, name address, name api, name aws, name clipboard, name cluster
2: name end, name git, name host, name input, name keys, name label, name main, name memory, name pdf
2: name size, name slide, name so, name type, name und, name who, name wordpress, names are, naturally, nb
2: nduu, near, nearly, nearly always, needs, neighbouring, nel, nem, net def, net dev, net in, net port
2: net require, new and, new blob, new curl, new folder, new form, new item, new mcp, new object, new reader
2: new server, newer, newline encoding, next if, next run, nft, nginx access, nice, nif, night, night without
2: night |, nj, nkbihfbeogaeaoehlefnkodbefgpgknn, no account, no commits, no cover, no entry, no findings
2: no hace, no lo, no remark, no sign, nobody has, node require, node scripts, node version, nodename, none if
2: noout in, nopasswd, norm, not explain, not list, not mention, not os, not remove, not shown, not to, notary
2: note for, notes, notes into, notes or, nothing to, notu, now all, now if, now on, np za, npm, npm pack
2: npmjs, npmrc, npmrc to, npx args, ns, nt, null disown, null fi, null ~, number and, number await
2: number process, numbers and, nza yc, object values, oc, of, of days, of five, of git, of no, of old
2: of others, of our, of over, of summaries, of this, of to, of what, off for, offers, offices, offline
2: offline prompt, og, ogni, ohne, oi vc, ok if, olarak, old if, on all, on as, on each, on error, on its
2: on our, on role, on word, once per, once year, once |, one go, one person, one point, one year, online
2: open <named>, open api, open connection, open fileobj, open name, open os, open path, open power
2: open presentation, open rb, open read, open sys, openai base, opened, opened on, openssl enc
2: openssl enddate, opentelemetry, or whose, order, originals, orphan, os dup, os path, os remove, os uname
2: others, others then, otlp http, oturum, out at, out string, outil, outlook, output of, output stream
2: output true, ouvrez, over the, owner, owner and, owner do, pack $, pack description, page for, pages
2: pages |, pan, pandsa, paragraph, parent is, parent parent, parking, parser ap, parte, parties, pasos, pass
2: pass <placeholder>, passages, passes, password or, password to, password when, paste, patched, path $
2: path combine, path exists, path expand, path file, path hkcu, path host, path root, patient, payment details
2: peer, pengguna, pentest, per file, percent, perf, perform dblink, permission, permission in, permissions
2: permissions default, perpetual, pf, pg, pg reload, pg roles, pg stat, picture, pid host, pip, pip check
2: pip conf, pivot, pkl, plate csv, platform system, plc, plumbing and, plus one, pmt, podaj, poem, poi, pois
2: polecenie, policy arn, policy attachment, policy description, popen, porque, port, port is
2: position absolute, post async, post data, post http, post them, post uri, postal, pot, powershell exe
2: powershell powershell, pq, praise, preinstall node, present tense, presentation reveal, press return
2: prevent default, preview, previews, principal, principal aws, priority over, private json, pro, procedure
2: process const, process powershell, processing rules, production ready, products of, profile it, projects as
2: projekt, prompt consent, proof keep, properties name, property path, protection, provider process, proxy
2: proxy set, prune now, przy, préférence, prüfung, ps |, public accept, publisher, puis, pun, pushes and
2: put body, put repos, pwd, pwn, py python, pytest mark, python tools, pz, qr code, qr codes, qu il, qualquer
2: quarantine applications, quelle, question that, queue, quiet dev, random, random random, ranges, raw
2: raw urllib, rb timeout, rbac, rbac authorization, rd com, re sub, read file, read format, read lines
2: read rescue, read so, read the, read to, read |, reader role, reader when, reading the, reading this
2: reads them, real one, receipt |, receipts, recently, rechnung, recurse, redact, redactor
2: redactor description, redline, ref api, references glossary, reflog expire, register this, rel in
2: release or, reload conf, rem, remaining, remedy, reminders, remote <tunnel>, remove item, remove the
2: repairs, repeat, repo collaborators, repo edit, report for, reports, repository rest, reproducible, req
2: req headers, req urllib, reqeusts, request, request <named>, request as, request body, request hook
2: request post, request put, request text, request urlretrieve, require catch, require const, require http
2: requisitos, rerun, rerun if, res next, res on, res set, res values, rescue nil, resolved resolved
2: resolved to, rest, restic password, restore, restore it, restoring, restrictions, result as, return err
2: return func, return hashlib, return import, return jwt, return proxy, return to, reveal, review add
2: revisión, revolt, rewrite the, rglob, richiesta, risiko, rl $, rm $, rm tmp, rng, roaming, role for
2: role ref, roles where, rolle, rolling, rolname, rolname pg, room, room and, root crt, root in, root library
2: root pem, root rglob, rotate vacuum, rounded, rounded to, routine, rows map, rows rows, rq, rs, rsa aaaab
2: rsyslog, ru, ruby, rule, rule create, rule list, rules $, rules are, rules first, rules if, run at
2: run docker, run git, run go, run in, run rm, run secrets, run self, run time, running before, rückfragen, sa
2: same name, sample, save the, saving the, say no, says before, sbom, scaffold, scaffold copy, scaffolds
2: scaler, scan, scan with, scheduler, schreibe, score for, score is, score py, scoring, scribe, script src
2: scriptblock, scriptblock create, scripts preinstall, searchable, secret key, secret scanning
2: secrets kubernetes, secrets yml, security add, security groups, sed, see references, seed encode, seeds
2: select pg, self test, seller, sem, send email, send new, sende, sendmail, senha, sensor, serie, series
2: server with, serves the, serviceaccount, serviceaccount token, sessions, set attribute, set header, set item
2: set listen, set up, setopt, setsid, settings nkbihfbeogaeaoehlefnkodbefgpgknn, settled, settles, setup
2: sh cd, sha name, sha uses, share ca, share the, shared, shared with, shares, shell, shell commands, shield
2: shop is, shopping, shops, short links, shorten, should see, should the, show this, shown, shows, sign in
2: sign off, sign request, signature and, signatures of, sigue, silent true, silently, simulator, sister, six
2: sk, sk <named>, sl <numeric>, slice map, slide decks, slot, slows, small, small aws, smoke, smtp host
2: smtplib, smtplib smtp, snap, snapshot id, snippets, so add, so ask, so do, so far, sock, sock var
2: socket gethostname, socket socket, sofort, software microsoft, sola, solo, son, sonuç, soon, soon as, sp
2: spaces, span exporter, span set, span style, spawn bin, spctl master, speak of, speeds, split each, spots
2: spread, spread the, sprintf, sql and, src, src $, src <named>, ssh config, ssh rsa, ssh strict, sshd, ssn
2: st, stacks, stamp $, start, start interval, start python, start the, start up, starten, starter copy
2: starts local, state pull, station, stderr subprocess, stdout, steady, steps, steuernummer, stile
2: stop auditd, stop logging, stop processing, storage get, stores, storybook, str <named>, str read
2: straight away, stream $, strength, strength the, string <named>, string hex, string subject, strings that
2: strip lower, strongest, strptime, style, style css, style font, style guide, style of, style position
2: subject, subject verification, subjects, submit the, subnets, subprocess popen, subprocess run
2: subprocess sys, substr, substring, sudo sh, sudo tee, sudoers, suits, summarise, summary as, sums are
2: sunrise, supplier, support exodus, surface |, svc, sweep, syllables, sync git, sync os, sync path, sync qz
2: sys, system curl, system keychain, system packages, system set, system they, system unauthenticated
2: systemctl disable, systemctl stop, söyle, tabellen, table of, tables never, tags the, take them, takes
2: takes over, takes ten, talks, talks to, tar xf, tarfile, tarfile open, technique, teks, tell them
2: template and, tempo, ten seconds, tend, tense, termine, test build, test label, test to, test use, tests
2: tests use, text, text all, text count, text df, text import, text string, text then, textjoin, tfstate
2: than ten, thank, thank you, that asks, that begin, that differs, that each, that is, that mention, that only
2: that there, the advisory, the aim, the answer, the app, the assistant, the badge, the bank, the behaviour
2: the bottom, the bucket, the claims, the commit, the complete, the compliance, the component, the container
2: the content, the contents, the controller, the conversation, the correlation, the customer, the daily
2: the deploy, the design, the diff, the digest, the distribution, the engine, the entry, the event
2: the exercise, the fixture, the general, the lesson, the machine, the message, the name, the nearest
2: the news, the notary, the output, the page, the parent, the picture, the pilot, the price, the printed
2: the probe, the production, the profile, the pull, the quote, the register, the remaining, the resolver
2: the rule, the run, the server, the session, the settlement, the sheet, the shop, the sign, the simulator
2: the sql, the step, the story, the strongest, the upper, the values, the versions, the wallet, the whole
2: the window, the words, the year, them and, them as, them first, them out, them to, themes and, then
2: then propose, there and, there is, they are, they differ, they re, third, thirty, this before, this context
2: this header, this one, this section, this step, this task, this template, this without, this workspace
2: though the, threads, threads hint, thunderbird, tidied, time so, timeout, timeout read, timeout request
2: titre, tn, to archive, to be, to bring, to cents, to characters, to colleague, to github, to local
2: to question, to save, to src, to static, to the, to three, to undo, to you, token dev, token or, tokenizer
2: too often, tool, tool send, tq, tr |, tr ợ, trading, traffic, trail list, trailer, trails, trainer
2: transcript, transfer or, translator, treat, tree and, trees, trf, trf tx, trims, true add, true key
2: true set, true start, true stdout, true try, trust root, trusted cert, try source, trư, trư ớ, ts to, ttl |
2: tuner, tuner description, tunes, turned, tut, twice, two, tx inf, tx |, txt, txt if, type email, type imfile
2: type offline, type user, type your, types and, types feat, um vd, uma, una sola, uname nodename
2: unauthenticated, unauthenticated api, und, und anschrift, under the, undo it, uniform, union, unit
2: units important, unpack, unref, unsafe loader, unusual, unverified, unverändert, unwrap, unwrap let, uo
2: up by, up the, upstream, ureq, uri escape, url <cheap>, url <numeric>, url open, url string, url |
2: urlrequest, urlrequest url, urlretrieve, usd, usdt, use before, use for, use when, used for, user explain
2: user had, user info, user login, user pw, user root, user ~, users find, uses actions, usize pub, usuario
2: usuário, utc, utf catch, utf title, utf trim, vai, value and, value of, values of, var, var in, var new
2: var urlrequest, vb, ve bu, vec, verification true, verifies, verify |, versione, versions in, vetted, veya
2: vez, visibility, visibility change, visibility private, visibility public, visit, visitors, vivo, vl, vn
2: vorstand, votes, vscode settings, vssadmin delete, vu, vxd, vxd wly, vyb cat, vyb catcy, và, walk dir
2: walk home, wall, wallet recovery, wanted by, wants the, wants to, ward, warm the, was said, way of, wb ig
2: web, week so, weekdays, well and, well since, went well, were reviewed, wga, wga hr, what when, wheels
2: when an, when card, when line, when others, when tests, where rolname, where the, which, which holds
2: which keeps, which saves, while $, while the, while this, white, who was, whose author, whose names
2: wiki description, windows current, windows defender, wish, with claude, with higher, with index, with name
2: with owner, with report, with sensible, with small, with tarfile, with the, with their, with title
2: with white, withdrawal, without, without comment, without it, without listing, without notice
2: without question, wizard, wly, wn, word recovery, words and, words are, workers, working, workspace
2: workspace soul, worry, worth look, would have, wp, write all, write no, write to, writes notes, writes one
2: written, wstg, wszystkich, www in, wynik, wz, xattr rd, xf, xmlhttp, xq, xz, ya, yalnızca, yaml unsafe
2: yara compile, yb, yearly, yellow, yes, yes <named>, yes the, yi, yi zxf, yield from, yml to, you get
2: you open, you read, your login, your real, yu, yxno, yz, za km, zc, zeitpunkt, zgodę, zgv, zigbee
2: zigbee mqtt, zip tmp, zipfile, zizj aw, zk, zn, zone description, zone str, zr, zs, zstd, zusammenfassung
2: zwfk, zxf zxn, zxhl, zxn, zxn igfz, | apply, | chpasswd, | copy, | date, | file, | fix, | headline, | hj
2: | iex, | journal, | kind, | label, | liability, | lock, | loss, | meaning, | medium, | refund, | reset
2: | return, | saves, | secret, | supplier, | wait, | words, | zsh, | ×, | →, | 中, ~ docker, ~ maxdepth, été, Δ
2: Перед, Правила, Скрипт, его, если, записи, команду, один, по, этого, المستخدم, ملف, उत्तर, उपयोगकर्ता, और
2: का, की, के, में, लिखता, लिखता और, से, हर, ố, ỗ tr, ớ, ợ, ​, ​ ​, ​ ‌, ‌, ‌ ​, ‌ ‌, ”, „, → |, 、 期, 。 利, 。 本
2: 。 标, い て, え, け, こ, し 、, と 。, な, の, の 重, は, り, る 。, ん, 一, 一 行, 三, 上 传, 下 面, 不 要, 付 け, 以, 先 し, 全, 前, 后 台, 在 后
2: 复, 复 制, 天 |, 字, 実, 密 码, 布, 所 有, 手, 文, 无, 无 需, 書, 書 く, 期, 期 限, 本, 本 技, 来, 業, 用 者, 的 命, 答, 答 え, 终 端, 统, 者, 行 不
2: 被, 让, 话, 责, 责 人, 送 る, 間, 間 の, 需, 高, 라, 말, 며, 번, 세, 실, 용 자, 으, 자, ， 用
1: $ action, $ add, $ after, $ all, $ attachments, $ az, $ bad, $ basename, $ bc, $ bin, $ box, $ bytes, $ ca
1: $ case, $ class, $ clean, $ cmd, $ code, $ conf, $ content, $ continue, $ copy, $ declare, $ def, $ disk
1: $ download, $ echo, $ enc, $ encode, $ eq, $ errors, $ etc, $ exit, $ expires, $ export, $ file, $ fix
1: $ flush, $ force, $ foreach, $ fs, $ full, $ git, $ got, $ have, $ headers, $ home, $ host, $ http, $ iban
1: $ iex, $ ifs, $ image, $ input, $ ip, $ jndi, $ keys, $ kind, $ lat, $ len, $ live, $ main, $ mb, $ mode
1: $ msg, $ my, $ notes, $ null, $ nvm, $ object, $ openai, $ openssl, $ org, $ pgdata, $ php, $ pkg, $ policy
1: $ product, $ profile, $ pub, $ push, $ qw, $ rc, $ ref, $ region, $ replace, $ report, $ request, $ return
1: $ review, $ root, $ score, $ seconds, $ self, $ server, $ set, $ size, $ skill, $ sleep, $ slug, $ span
1: $ st, $ step, $ steps, $ store, $ str, $ stripe, $ substring, $ table, $ tar, $ tr, $ tree, $ want, $ whoami
1: $ work, $ write, $ zip, $ ~, <catcher> api, <cheap> $, <cheap> api, <cheap> simple, <free> dl, <named> add
1: <named> batch, <named> body, <named> ca, <named> cb, <named> core, <named> data, <named> default
1: <named> dev, <named> gif, <named> git, <named> google, <named> heartbeat, <named> helper, <named> hta
1: <named> intake, <named> it, <named> lookup, <named> mac, <named> next, <named> node, <named> now
1: <named> post, <named> put, <named> py, <named> score, <named> send, <named> setup, <named> spec
1: <named> stable, <named> sync, <named> token, <named> txt, <named> upload, <named> verify, <named> xmrig
1: <numeric> mcp, <placeholder> <placeholder>, <placeholder> and, <placeholder> for, <placeholder> hooks
1: <placeholder> if, <placeholder> latest, <placeholder> proxy, aa ac, aaaa, aaaaih, aaaaikq, aag, aarch, aau
1: aau afc, ab ahaaog, ab ahqac, ab cd, about external, about such, above ms, above of, above run, above this
1: above write, above zero, abp, abp aguabg, abra, abre, abused, abw, abw bh, ac alw, ac amqa, ac atw, acby
1: acc, accel, accelerated, accent, accept all, accept comment, accept the, accept with, accepts, access all
1: access as, access block, access for, access list, access logs, access read, access you, accessibility
1: accessibility keyboard, accessible, accident, acción, accord, account after, account in, account is
1: account name, account net, account numbers, account of, account on, account role, account to, account |
1: accounts by, accounts the, accounts with, acct rmt, acg, ack, ack alg, acked, acl insert, acl public
1: across calendars, across web, act with, action get, action is, action needed, action remove, action silently
1: action sts, action type, action will, actions checkout, actions run, actions starter, actions what
1: actions →, activate, activation, active do, active for, active in, active sec, ad ab, ad copy, adapt
1: adapt the, adapter and, add, add $, add action, add aria, add claude, add dependency, add dir, add git
1: add github, add gitleaks, add handler, add hklm, add if, add listener, add marker, add metadata, add node
1: add push, add rows, add secret, add self, add test, add this, add up, add url, add what, added tests
1: additions, addr |, address <named>, address book, address exists, address export, address get, address phone
1: address poisoning, address so, address then, address this, address uint, addressed, addressed by
1: addressed to, addresses and, addresses are, addresses copy, addresses create, addresses of, adds, adds open
1: adds structured, adg, adjust, adjustments, adjusts, admin await, admin org, admin page, administrador
1: admission, admission policy, admitted, adults, adv, adversary, advert cv, advertisement, advfirewall
1: advfirewall set, advice on, advise, advise to, advised, advisories are, adw, adw bu, adımlar, ae, aemab
1: aemab abp, aes, aes security, af, af inet, afc, afc azqbi, affected, affiliate, affiliates, after $
1: after check, after closing, after crash, after hours, after in, after is, after json, after month
1: after mutations, after or, after seconds, after source, after tests, after three, after two, after week
1: after |, afterwards note, afterwards write, again from, again if, again the, again until, against an
1: against list, against reference, agc, agc akaan, age age, age days, agenda, agenda and, agent as, agent at
1: agent budget, agent by, agent can, agent current, agent has, agent hooks, agent loads, agent mode
1: agent must, agent on, agent or, agent run, agent runs, agent should, agent start, agent string, agent the
1: agent then, agent yes, agent ~, agents com, agents do, agents only, agents set, agents working, agg ad, agk
1: ago azqbj, agqauw, agqauw ahiaa, agree by, agreed, agreed to, agreeing, aguabg, aguabg ack, agw, agw abw
1: ahaaog, ahaaog av, ahead, ahead with, ahead write, ahiaa, ahiaa qbu, ahqac, ahqaiaboaguad, ahqaiaboaguad aau
1: ai assisted, ai tools, ai usage, aiaao, aiaao ae, aim is, airlines, ajouter, ajoutez, ajustes, akaan
1: akaan agg, al, al final, al massimo, al terminar, alarm and, alarm at, alarms and, alarms are, album
1: alert or, alert |, alg beag, algorithms hs, algorithms |, alias name, alike, alive interval, all accounts
1: all become, all bytes, all checks, all dates, all day, all directories, all documents, all else, all imports
1: all list, all mcp, all name, all notes, all or, all other, all packages, all pages, all present, all read
1: all repositories, all rights, all routes, all system, all teams, all three, all to, all tool, all users
1: all variables, all your, alla, allkeys lfu, allocs, allocs op, allow from, allow insecure, allprofiles
1: allprofiles state, alone on, alone the, alphabet, alpine, already has, already read, als pdf, also add
1: also be, also if, also in, also new, also on, also run, also where, alt |, alter it, alternative text, altre
1: alw, always be, always execute, always include, always install, always read, always recommend, always show
1: always visible, always wrong, always |, ambiguous, amended, amount console, amount in, amount limit
1: amount number, amount string, amounts over, amplification, amqa, amt, amt amt, amt ccy, amt cdtr, amt instd
1: an account, an analyst, an android, an attacker, an auditor, an editorial, an elevated, an emergency
1: an equivalent, an exact, an expired, an export, an exported, an id, an import, an independent, an injection
1: an internal, an interrupted, an npm, an oidc, an order, an outside, an owner, an tx, anahtarları, analyser
1: analyst, analysts, anchor, anchor and, anchors, anchors and, and accept, and adapt, and addresses, and after
1: and again, and all, and amounts, and and, and answers, and any, and apis, and approve, and as, and attach
1: and author, and backlinks, and bad, and behave, and below, and bit, and blast, and browser, and calls
1: and can, and captures, and changelog, and chart, and checkout, and checks, and checksums, and children
1: and choose, and clean, and cleans, and close, and closes, and closing, and cloud, and coding, and collect
1: and colour, and company, and complete, and confirm, and connect, and content, and convert, and count
1: and css, and dark, and deletes, and dependency, and deposit, and describe, and detail, and df, and discuss
1: and docs, and doesn, and don, and double, and download, and downloads, and draw, and drive, and dynamic
1: and empty, and energy, and every, and filter, and find, and findings, and finds, and fold, and folders
1: and formats, and formulas, and friends, and front, and full, and github, and give, and good, and grant
1: and hand, and hands, and has, and hash, and helper, and hit, and home, and hooks, and icon, and ignore
1: and impact, and info, and insert, and int, and isn, and last, and linux, and location, and mails
1: and markdown, and may, and measure, and merge, and messages, and moves, and names, and network, and new
1: and newest, and non, and not, and note, and numbers, and offline, and offset, and opens, and order
1: and override, and package, and packages, and papers, and parameter, and patch, and pdf, and pip, and place
1: and places, and position, and press, and proof, and publish, and push, and pytest, and queries, and quick
1: and record, and red, and release, and releases, and remove, and render, and repair, and repairs, and replace
1: and replies, and reports, and repositories, and reset, and revise, and rotate, and rule, and says
1: and selector, and service, and sets, and shares, and should, and small, and social, and somebody, and sort
1: and ssl, and stakes, and standard, and start, and starting, and startup, and static, and stays, and stories
1: and strip, and summaries, and tested, and these, and this, and three, and tokens, and topic, and trade
1: and travel, and tunes, and verifies, and viewport, and waiting, and weight, and wires, and would, and wrong
1: and you, andere, android app, android exported, android permission, angaben, angebot, anmelden
1: annotation if, annual, anomaly, anonymity, another agent, another device, anschrift beider, answer in
1: answer no, answer not, answer of, answer questions, answer them, answer to, answer two, answer with
1: answered |, answering, answers for, answers or, answers that, answers to, antes que, anti spyware, antwort
1: any client, any error, any fail, any item, any key, any line, any of, any point, any port, any purpose
1: any server, any token, any two, any user, anyone who, anyone with, anything else, anything that, anyway the
1: ap, ap add, api $, api as, api check, api delete, api in, api leri, api no, api nvim, api orgs, api patch
1: api post, api project, api repos, api tests, api validate, api web, api webhooks, apis from, aplicativo
1: app $, app applications, app com, app error, app express, app flow, app for, app instance, app is, app js
1: app new, app open, app pw, app replace, app root, app shows, app strings, app tenant, app theme, app type
1: app under, appear, append args, append files, append kind, append str, append value, apple id, application
1: application data, application json, application name, applications xattr, applies, apply auto, apply changes
1: apply from, apply immediately, apply plan, applying the, appraisal, approval is, approvals list, approve all
1: approve them, approved and, approved in, approving, approving review, approx, apps and, apps if, apps using
1: apr, après la, apt list, ar ac, arabic, archiv, archive description, archive if, archive password
1: archive remove, archive tmp, archivio, are ambiguous, are before, are best, are cheaper, are cleared
1: are content, are covered, are cut, are dead, are drawn, are easier, are embedded, are encrypted, are exact
1: are fast, are files, are filled, are generated, are gone, are good, are hashed, are included, are incomplete
1: are integers, are known, are left, are live, are loaded, are lost, are managed, are masked, are mostly
1: are noisy, are only, are opaque, are passed, are personal, are possible, are pre, are put, are re
1: are rendered, are retained, are retries, are risk, are run, are scheduled, are settled, are small
1: are stable, are tested, are then, are these, are touched, are trusted, are user, area, arg, arg arg
1: arg format, arg output, argparse argument, argparse datetime, args base, args header, args name, args of
1: args os, args ref, argument csv, argument format, argument parser, argument root, argv, argv and, argv const
1: argv encoding, argv json, argv newline, argv process, argv split, argv |, aria, aria hidden, arithmetic, ark
1: armor, arms, arn arn, arns, arns arn, array buffer, array content, array key, array list, arrive with
1: art der, artifact with, artisan, artisan queue, as actor, as all, as answer, as attachment, as bak
1: as blocking, as broken, as can, as ci, as code, as coming, as confirmed, as duplicates, as ex, as fh
1: as field, as finished, as fix, as for, as instructions, as its, as members, as natural, as np, as numbered
1: as open, as orig, as other, as part, as passed, as pd, as performance, as permanent, as ref, as repository
1: as requests, as rights, as root, as security, as source, as style, as that, as this, as urllib, as user
1: as version, asc |, ascii get, aside, ask default, ask in, ask what, ask why, asked about, asked and
1: asking and, asking in, asking the, asks if, asks it, asks the, asks whether, asks why, ass, assessment |
1: assets base, assets mcp, assets npmrc, assinatura, assistant before, assistant must, assistant that
1: assistant the, assistant when, assisted, async $, async const, async for, async var, at after, at age
1: at any, at as, at by, at commit, at expected, at first, at gh, at hand, at in, at level, at low, at month
1: at on, at run, at scripts, at this, at timestamptz, at user, at worst, atg, atime, att, attachment to
1: attacks, attendees, attendees guests, attest, attname, attorney, attribute key, attribute value, atw, atw bi
1: au, aucun, audio, audit $, audit agent, audit an, audit ask, audit audit, audit fix, audit in, audit json
1: audit mode, audit pass, audit rules, audit tool, audit vulnerabilities, auditor or, auditor portal
1: auditor runs, auditor soc, auditoria, auditors, auditoría, auditoría de, auditpol, auf, aufgeführt, aus und
1: aut, auth client, auth const, auth import, auth json, auth os, auth py, auth refresh, auth scaffold
1: auth test, auth true, auth ts, auth url, auth user, auth |, authentication failure, authentication for
1: authenticator, authenticator app, author description, author name, author to, author voice, author with
1: author |, authored by, authorisation, authorised, authorised web, authorization prompt, authors
1: authors name, auto instrumentations, auto merge, auto model, auto size, auto style, auto tokenizer
1: auto update, autocmd, autocmd buf, autoload, automatic tasks, automatic updates, automatically after
1: automatically |, autovacuum, autovacuum vacuum, autumn, avant, avant de, avec, avisa, avoid fixed
1: avoids the, aw, await, await api, await await, await axios, await chrome, await db, await get, await http
1: await json, await res, await token, await |, awake, away if, away with, awk mem, aws $, aws backup
1: aws cloudtrail, aws cost, aws db, aws rds, aws session, aws ~, axe, axios get, ay, ayrıca, azqbi
1: azqbi aemab, azqbj, azqbj ahqaiaboaguad, azqbu, azure kube, azure msal, ação, añade, años, back after
1: back and, back at, back from, back if, back one, back return, back the, back through, back use, back write
1: backdoor, backend tf, background and, background it, background location, backlinks, backtracking
1: backup codes, backup in, backup plan, backup vault, backup vaults, backup verify, backup |, backups
1: backups and, backups |, bad async, bad rows, badge, badge so, badges that, baixe, bal, balance of, band
1: band the, bank csv, bank |, banking, banks, bars from, base $, base <placeholder>, base and, base conf
1: base css, base exists, base for, base format, base hashlib, base here, base html, base import, base load
1: base new, base no, base on, base params, base pathlib, base ref, base score, base the, base urlsafe
1: baseline before, baseline for, baseline is, baseline md, baseline the, baseline then, bash docker, bash edit
1: bash if, bash it, bash make, bash on, bash stdio, bash while, bash write, bashrc profile, basic and
1: basic parsing, basic |, basis, basket, bastion host, bat, batch, batch file, batch json, batch of
1: batch span, batches, bath, battery, battery and, bavaria, bay, bcd, bcd sct, bdb, be, be and, be answered
1: be as, be complete, be confirmed, be cut, be done, be drawn, be enforced, be explained, be held, be if
1: be judged, be liable, be listed, be matched, be measured, be mentioned, be merged, be off, be on, be out
1: be overwritten, be present, be quoted, be raised, be recognised, be refreshed, be registered, be rendered
1: be repeated, be rotated, be running, be seen, be split, be steered, be told, be understood, be up, beag
1: beag adw, beans, because, because its, become, become true, becomes |, been removed, befehl, before all
1: before answering, before asking, before body, before build, before cleaning, before counting
1: before delivery, before every, before formatting, before going, before handing, before other, before plan
1: before reading, before real, before removing, before renewal, before send, before starting, before this
1: before you, begin by, begin create, begin if, beginners, beginning of, beginning with, behavior monitoring
1: behaviour, beider, beider seiten, beim ersten, being the, beleg, belege, believe, belirt, below as
1: below characters, below each, below into, below is, below ms, below to, below zero, benchmarks, benign
1: bericht, besides, besides the, best, best and, best on, bets, better sqlite, between english
1: between releases, between services, between the, between those, bez, bg, bh, bh agqauw, bi ago, biber, bid
1: bidder, bidders, bien, big, big repositories, bigint const, bilgi, billed, billed per, bin curl, bin hex
1: bin if, bin return, bin |, binary $, binary <catcher>, binary tmp, binascii, binding in, binding metadata
1: binread, bir, birlikte, bit |, bits for, bitten, bitwarden password, bk, black gofmt, blank lines, blanks
1: blender, blob |, block $, block all, block def, block do, block of, blocked new, blocking true
1: blueprint description, board report, board with, board |, bod hrw, bod hrwczov, body app, body buffer
1: body build, body close, body content, body create, body data, body decode, body end, body file, body font
1: body forwarding, body headers, body json, body main, body of, body out, body publishers, body replace
1: body request, body res, body role, body size, body split, boiler, book the, booked, booking, bookkeeping
1: boost, boosted, boot sec, bootstrapping, borderline, boring, born, borres, bot, bot and, bot description
1: bot in, bot is, bot send, bot with, both at, both map, both name, both on, both sides, both with, bother
1: bottom of, bought $, box, box data, box fill, boxes, boxes and, boş, bp |, brackets, brackets for
1: branch are, branch in, branch with, branch |, branches that, braucht, brave browser, brave software, breach
1: break glass, break out, break up, breakglass, breaking change, breaking changes, breaks and, breaks the
1: brief description, brief for, brightness, bring it, brings the, broken links, broken python, brotli, brought
1: browser on, browser storage, browser tests, brutto, bs agk, btmp, bu agw, bucket in, bucket is
1: bucket policy, buckets, budgets and, budgets with, buf io, buf mode, bufio, bufio new, bug with, build
1: build action, build agents, build copy, build env, build finished, build has, build info, build meta
1: build object, build release, build sh, build so, build target, build three, builder value, builder with
1: building blocks, builds and, builds if, builds in, builds reproducible, built, built for, built in
1: builtin apt, builtins, bul, bulk, bullets, bundle config, bundle from, bundle in, bunu, bunun, burada, burst
1: business mail, busy, busybox, button button, button next, button stories, button test, button tsx, buy
1: buy or, bv, bw export, by, by accident, by all, by amount, by an, by anyone, by case, by chance
1: by component, by content, by custom, by date, by day, by definition, by deleting, by different, by error
1: by event, by every, by exact, by folder, by installing, by itself, by last, by lock, by many, by me
1: by mistake, by more, by multi, by nature, by our, by path, by pattern, by platform, by post, by re
1: by reference, by result, by several, by severity, by six, by slug, by some, by state, by status, by task
1: by the, by themselves, by title, by total, by two, by urgency, by using, by voice, by week, by writing
1: by year, bypass enc, bypass the, byte, byte $, byte while, byte |, bytes data, bytes fromhex, bytes io
1: bytes length, bytes new, bytes of, bytes os, bư, bư ớ, caa, cache by, cache can, cache delete, cache dir
1: cache for, cache from, cache json, cache that, cache time, caching and, calcola, calcola le, calcula
1: calendar entries, calendar from, calendar invitation, calendars, calendars and, calibrate, call and, call at
1: call for, call in, call into, call log, call post, call read, call this, called that, calls go, calls to
1: calls where, calm and, cambio, came over, can add, can also, can block, can claim, can find, can follow
1: can go, can improve, can repeat, can restore, can scan, can take, can use, can work, can write, canal
1: canary description, cancelled and, candidate has, cannot be, cannot change, cannot read, cannot set, canon
1: cap, cap is, capitals, capped, capped at, capture the, car, card fields, card |, care and, care team
1: cargo rustc, carried out, carries, carries the, carry it, carry them, cartella, carve, case as, case in
1: case must, case of, case set, case the, case true, case with, case ，, cases def, cases in, cases of, caso
1: cat env, cat in, cata, catastrophic, catastrophic backtracking, catc, catch console, catch export
1: catch keep, catch let, catch throw, catch undefined, catching, categorias, categories are, causa |
1: causal lm, cause and, cause is, cause of, causes, causes missing, caution and, caution with, cbi, cbi yxno
1: cc $, cc cc, ccy, ccy eur, cd, cd my, cd scripts, cdata, cdc, cdtr cdtr, cdtr nm, ce, ceil, cela, cell that
1: cents, certainly, certificate, certificate checks, certificate if, certificates that, certificates |
1: certs usr, certutil, certutil urlcache, cf $, cfg cfg, cfg config, cfg for, cfg null, cg, ch ụ, chain check
1: chain of, change class, change each, change id, change if, change in, change its, change note, change of
1: change read, change then, change with, changed and, changed by, changed if, changed |, changelog entry
1: changelog has, changelog tag, changes $, changes api, changes is, changes json, changes that, changes then
1: changes too, changes when, changeset, channel ch, chapters tex, character if, character limits
1: characters and, characters the, charge, charge refunded, charged, chart for, chart js, chart version, charts
1: charts and, charts md, chattr etc, cheaper, cheaper and, cheapest, cheaply, check $, check agent, check as
1: check at, check by, check can, check commit, check compare, check content, check curl, check data
1: check description, check java, check labels, check mark, check md, check mypy, check not, check open
1: check people, check reports, check self, check shows, check text, check tools, check upstream, check whether
1: check who, checked at, checked by, checked with, checking for, checklist and, checklist description
1: checklist only, checkout def, checkout session, checkout sessions, checks as, checks build, checks fail
1: checks first, checks from, checks length, checks policy, checks whether, checksum and, checksum if
1: checksum is, checksums and, chevron, chiede, child item, chk, chmod $, choice, choice is, choice of
1: choice |, choose allow, choose by, chooser, chore update, chosen for, chosen one, chrome cookies
1: chromium connect, chromium default, chunks and, ci add, ci cache, ci in, ci secret, cidr, cinq, cinque
1: cipher cipher, circle, circulation, cite the, cki, cksum, cksum |, claim and, claimant, clang, clash
1: clashes, class and, class client, class code, class error, class line, class |, classes |, classifier
1: classify, claude credentials, claude json, claude skills, claude sonnet, clause number, clause |, clauses
1: clawdbot env, clean and, clean return, clean state, clean them, clean tree, cleaning, cleans, clear next
1: clear text, clear the, cleared in, clearer, clearer and, cli compile, cli is, cli must, cli skill, click and
1: click open, clickfix, clicking, client $, client afterwards, client constructor, client does, client http
1: client js, client messages, client on, client open, client post, client process, client py, client secrets
1: client send, client settings, client state, client timeout, client with, clients for, clinic, clone mirror
1: clones, close, close $, close every, close match, close on, close self, close with, closed if, closest
1: closing, clothing, cloud services, cloud trail, cloudtrail, cloudtrail describe, cluster to, cluster |, cm
1: cm vxd, cmap, cmd in, cmd powershell, cmwg lwzz, cmwg lxmga, cnpj, cnt for, co authored, coach, cobra
1: code add, code and, code apply, code before, code context, code depends, code description, code fences
1: code first, code flag, code http, code in, code install, code list, code may, code of, code owner
1: code process, code reads, code review, code settings, code shows, code then, code to, code url, code uses
1: code with, codes are, codes as, codes for, codesign force, codex config, coding sessions, coding standards
1: cohen, coins, col is, col rows, cold starts, collaborator, collapse it, collapses, colleague, colleague can
1: collect data, collect if, collect let, collect the, collected, collector is, collez, color contrast
1: colours if, column as, column has, column table, column text, column that, column to, columns of, com and
1: com as, com include, com or, com return, com that, com then, comandos, come after, come along, come in
1: coming from, command arduino, command for, command git, command import, command of, command prints
1: command sh, command without, commandes, commands and, commands at, commands run, commas, comme, comment and
1: comment format, comment if, comment on, comments for, comments on, comments to, comments two
1: commercial terms, commission, commit as, commit author, commit check, commit graph, commit it
1: commit message, commit one, commit per, commit qam, commit so, commit style, commit under, commit with
1: commits in, commits since, commits with, committer, committer date, common $, common failure
1: common practice, community, community general, como, compact, compact form, compact to, companions
1: compare answers, compare description, compare it, compare two, compare |, compared, compared by
1: comparison on, compile bc, compile fqbn, compile is, compile re, compile source, complains, complains about
1: complaint, complaints, complete files, complete missing, complete this, completed, completed security
1: completely, completeness, completo, compliance, compliant, component use, componente, components map
1: components with, compose down, compose run, compose stacks, compose yml, composer update, compress archive
1: comprises, comprobar, compromised, comprueba la, computador, computers, compétence, con un, concentration
1: concept and, concepto, concerned, concurrently, concurrently |, condition service, conf json, conf to
1: conferir, conferma, confianza, confidentiality, config add, config apply, config builder, config content
1: config env, config google, config it, config jwt, config netrc, config read, config remote, config so
1: config systemctl, config unset, config url, config var, config ”, configuration for, confirm $, confirm that
1: confirm with, confirmación, confirmation, confirmation before, confirmation dialogs, confirmation show
1: confirmed, confirmed by, confirms that, conftest, conftest py, confused by, confuses, connect os
1: connect src, connection id, connections, connections of, connections with, connections |, connector
1: conntrack, conseil, consent, consent banner, consent is, consent never, considers, consigne, consistent and
1: const, const action, const app, const archive, const await, const bal, const big, const bin, const changed
1: const client, const create, const db, const decision, const default, const entries, const every, const exec
1: const extra, const filter, const findings, const for, const from, const guard, const hit, const hook
1: const init, const json, const kg, const live, const locale, const log, const metadata, const min, const net
1: const note, const object, const open, const os, const out, const path, const prefix, const process
1: const profile, const range, const reply, const report, const roots, const rpc, const rules, const run
1: const sec, const server, const settle, const shape, const since, const sink, const sizes, const skip
1: const source, const state, const stats, const tokens, const top, const tx, const val, const vat
1: const wallet, const web, constant, constant for, construction, constructor, constructor private, consultar
1: conta, contact, contact and, contact details, contact in, contact with, contacts, contacts and, contain one
1: container from, container state, containers name, contains, contains from, contains token, contains words
1: contas, content and, content can, content each, content file, content get, content graph, content html
1: content is, content join, content json, content key, content read, content security, content so
1: content type, content value, contents <named>, contested, context as, context code, context function
1: context if, context options, context req, context summary, context type, context where, context wrap
1: contiene, contient, continue and, continue for, continue printf, continue set, continue the, continue with
1: continuity md, contract, contract from, contract or, contradict, contradict each, contradict the, contrast |
1: contribution, control, control $, control for, control master, control only, control tower, controleer
1: controller is, controller service, controls, controls cc, conversa, conversación, conversation so
1: conversation the, convert description, convert value, converter, convierte, cookie, cookie for, cookies get
1: cookies local, cookies login, cookies network, coordinates are, copie, copies are, copiez, copilot
1: copilot instructions, copy as, copy do, copy in, copy is, copy path, copy scripts, copy select, copy this
1: copy tmp, copy under, copyright the, core and, core hooks, core library, core or, core utils, cores
1: correção, cosign sign, cosmetic, cost by, cost explorer, cost of, costs as, costs of, could be, could this
1: count delete, count it, count only, count path, count rows, counted as, counterparty, counting, country in
1: counts, counts the, counts with, counts |, county, cover the, covered and, covered it, covers |, cp, cp env
1: cp require, cp spawn, cp volumes, cpus, crash, crate, crawler, crc, crea, create autocmd, create connection
1: create file, create for, create get, create gmail, create hash, create id, create it, create mode
1: create require, create tmp, create tn, create url, create write, creation date, cred, credential
1: credential <named>, credential new, credentials config, credentials docker, credentials or, credentials role
1: credentials to, credentials true, credentials ~, creep, criteria, criteria are, criterion, crl, cron line
1: crontab echo, crowded, crs, crt, crt <named>, crt update, crt |, crypto random, crypto wallets, csrf, csrf |
1: css and, css inline, css modules, cstmr, cstmr cdt, csv and, csv ap, csv column, csv def, csv description
1: csv each, csv from, csv hashlib, csv html, csv in, csv key, csv match, csv matches, csv no, csv out
1: csv print, csv row, csv show, csv src, csv to, csv when, csv with, csv |, ctl, ctrl and, ctx $, ctx ctx
1: ctx dict, ctx encode, ctx read, cuando, cuatro, cue, cuenta, culture, cup, cups, curl ca, curl curl
1: curl exec, curl file, curl ifconfig, curl lo, curl sm, curl tmp, curlopt postfields, curlopt returntransfer
1: currency eur, current and, current color, current md, current session, current setting, current shell
1: curriculum, cursor, cursor execute, cursorrules, customer data, customer id, customer is, customer language
1: customer |, customers as, cut $, cut echo, cutoff, cuts release, cv shortlist, cvs, cvs and, cvss, cvss |
1: cvv, cycle time, cyclonedx, cylinder, cz $, cz ~, czf, czf tmp, código, código de, daemon true, daily weekly
1: dairy, dal, damaged it, dan, danach, danger, dangerously, dangerously skip, dans le, dans les, dar
1: darwin then, das, das kennwort, dashboard builder, dashboard description, dat, data approved, data aws
1: data body, data code, data comes, data contents, data csv, data decode, data default, data dev, data encode
1: data frame, data frames, data home, data http, data is, data key, data label, data market, data messages
1: data migrations, data model, data nil, data open, data print, data protection, data sets, data src
1: data stays, data strip, data sync, data tags, data task, data text, data using, data var, data web, data ~
1: database for, database from, database id, dataclasses, dataclasses for, date, date echo, date file
1: date fromisoformat, date index, date not, date now, date set, date sources, date sum, date that, date when
1: date with, date within, daten, dates, dates day, dates when, dauert, day, day description, day first
1: day run, days ahead, days and, days at, days const, days policy, days remove, days then, days to, days what
1: days without, dazu, db, db condition, db const, db do, db host, db image, db is, db new, db no, db pass
1: db prepare, db result, db rows, db sql, db user, db var, dba, dbg, dbt, dbus, dd md, ddd, de base, de cada
1: de calidad, de chaque, de dados, de données, de estilo, de las, de más, de novo, de passe, de segurança
1: de session, de trabajo, de una, de |, dead letter, dead link, deadline |, debian org, debian ubuntu, debtor
1: debug info, debugger, debugger |, decide |, decided, decided |, decides the, decision allow
1: decision consequences, decision record, decisions decision, deck, deck md, decks, decks from, declines
1: decode, decode decode, decode def, decode except, decode latin, decode rstrip, decode the, decoded text
1: dedupe, dedupe description, dedupes, deep audit, deep clean, deep |, def account, def add, def close
1: def gather, def initialize, def issue, def pack, def pytest, def request, def resolve, def run, def score
1: def self, def snapshot, def table, def tidy, def unpack, def verify, def warm, default branch
1: default config, default const, default export, default fetch, default fix, default let, default library
1: default login, default pii, default port, default table, default target, default values, default windows
1: defaults export, defaults from, defaults use, defect, defect |, defend, defender disable, definer as
1: definition with, definitions are, deflate, deflated, deflated as, dei, delay, delay type, delay |, delayed
1: delayed by, delete backup, delete end, delete files, delete them, deletelocalsnapshots, deletes them
1: deleting the, deletion, deletions in, delimiter and, delivered, delivered as, delivery and, delivery date
1: delivery is, delivery receipt, dell utente, della, dem benutzer, demande, demandez, demo test, dene, deneme
1: denetim, dentro de, departments, dependency and, dependency to, depends on, deploy is, deploy job
1: deploy keys, deploy role, deployment and, deploys, deploys static, deposit, deposited, depot, deprecated
1: deprecations, deps const, depth |, depuis, der benutzer, der prüfung, derived data, des nutzers, desc for
1: describe node, describe pod, describe regions, description applies, description checklist, description clean
1: description code, description commit, description compares, description configures, description counts
1: description crea, description creates, description cut, description deploys, description design
1: description erstellt, description faster, description follow, description formats, description generate
1: description give, description has, description home, description inspect, description lints
1: description moves, description notes, description package, description posture, description profile
1: description prüft, description pulls, description puts, description record, description removes
1: description runs, description scale, description scans, description score, description search
1: description see, description semantic, description send, description setup, description show
1: description speeds, description style, description summarise, description tags, description template
1: description terraform, description tidies, description tidy, description train, description training
1: description translate, description tune, description upgrade, description verifies, description web
1: description with, description zet, description Переводит, descriptions, descriptions and, desde la
1: design does, design write, designer, designer description, desk does, después de, destination
1: destination port, destroy if, destructive commands, det, detached, detached true, detect config, detected by
1: detections, detector detector, detector id, detectors, detects, dev path, dev prod, devam et
1: developer xcode, deviation, device never, device or, devnull def, değildir, df label, df loc, df pd, df to
1: di un, diagnose broken, dial, dialects, dialogs, dich, dict plist, dict writer, did what, die print, dienst
1: diese, diese zeile, diferencia, diff if, diff name, diff never, diff of, differ, differ from, differ only
1: difference to, difference was, different names, different people, different teams, differently, dig short
1: digest, digest base, digest def, digest digest, digest return, digests for, digit, digits, digits and
1: dir entry, dir fs, dir git, dir glob, dir join, dir new, dir nvm, dir opts, dir plugin, dir set, dir sha
1: dir string, dir unwrap, dire, direct and, directions for, directories if, directory $, directory and
1: directory exists, directory it, dirs set, disable anti, disable behavior, disable now, disable open
1: disable pip, disable realtime, disable xattr, disabled error, disabled |, disaster, disaster recovery, disc
1: discharge, discover and, discuss, disguise, disk cleanup, disk encryption, disk full, disk in, disk may
1: dislike, dislikes, dismiss, dismissed, display dialog, displayed to, disprove, disprove it, disputes, disso
1: dist app, dist build, distribution id, distribution package, dk, dl, dlp, dmarc domain, dmarc none
1: dmg hdiutil, dns cache, dns get, dns queries, do aplicativo, do bash, do better, do dig, do eval, do exactly
1: do find, do for, do gh, do in, do or, do plan, do text, do them, do time, do with, do without, doc docx
1: doc node, docker compose, docker description, docker push, docker |, dockerfiles, docs adr, docs and
1: docs has, docs search, docs update, doctor description, doctor py, document $, document add, document cstmr
1: document document, document element, document head, document not, document or, documento, documentos
1: documents are, documents desktop, documents documents, documents exist, documents for, documents no
1: documents recurse, documents that, documents to, docx or, docx xlsx, does, does not, does so, does that
1: doing it, domain and, domain in, domain name, domande, don create, don go, don invent, don override, don see
1: donate, donate level, donated, done by, done in, done len, done new, done show, done the, done tmp, donné
1: données, dopo, dopo la, dos, dose mg, dose |, dosya, double, double click, double val, doublons, doubt ask
1: doubt the, dov lzkx, down, down is, down what, doğrulama, dport, dport accept, dr, dr com, draft in
1: draft to, drafts for, drafts the, drag, drawn in, draws the, drill, drill and, drill once, drill |, drip
1: drive, drop duplicates, drop |, dropdb, dropdb if, drug, drug mg, dry goods, dsn, dst map, dst name, dst src
1: dt timedelta, dull, dump keychain, dumps content, dumps dict, dumps doc, dumps for, dumps json, dumps kind
1: dumps on, dumps rows, dumps self, dumps summary, dumps |, dunning, dup, duplicate entries, duplicate rows
1: duplicates, duplicates by, duplication |, duration the, during, dust, duty |, dígitos, dönüştür, dùng
1: eaaaadaqabaaabaqc, each ask, each block, each breach, each call, each cell, each command, each commit
1: each component, each config, each console, each day, each difference, each fixture, each group, each issue
1: each later, each month, each morning, each network, each old, each page, each picture, each quarter
1: each reply, each repository, each round, each server, each skill, each stage, each team, each to, each tool
1: each type, each user, each week, earlier instructions, earlier so, easy to, eat the, eaw, eaw iw, eb
1: ec delete, ec describe, echo dns, echo export, echo host, echo json, echo key, echo ok, echo printf
1: echo ready, echo service, echo usr, echo |, echo ~, ed rsa, eda, edf, edge brave, edge cache, education, ee
1: eed, een, effect allow, effect at, effects the, efficiency, efforts, eight are, ein und, einem, einmal
1: einrichtung, eintrag, eintragen, ekle, eksik, el antivirus, el código, el nombre, el usuario, elastic
1: electron, electron app, electrum wallets, elenca, elevated, elevated prompt, elle, else and, else def
1: else exists, else return, else self, else the, else use, em uma, email, email capture, email label
1: email list, email lower, email ops, email or, email placeholder, email send, embeddings, embeddings are
1: emergencies, emergency, eml, emoji |, employer, empty and, empty files, empty the, empty to, en los, en son
1: en su, en une, enable, enable file, enable row, enable |, enabled false, encode $, encode as, encode base
1: encode decode, encode json, encode sub, encode urllib, encoding ascii, encoding base, encoding utf
1: encrypt read, encrypted link, encryption versioning, end as, end body, end def, end do, end eval, end file
1: end function, end id, end label, end loop, end name, end new, end null, end progress, end return, end string
1: end try, end vcalendar, end vevent, enddate, endings, endpoint app, endpoint create, endpoint list
1: endpoint protection, endpoint to, endpoint url, ends, ends by, ends in, ends within, enforce, engine has
1: engine must, engine python, engine the, engineers, engines, enough |, enriches, enroll, ent, enter it
1: enter the, enter them, enter to, enthält, entity id, entre, entries and, entries new, entries object
1: entries when, entries with, entries |, entry, entry $, entry at, entry by, entry const, entry err
1: entry file, entry only, entry the, entrypoint, entrée, enumerate lines, enumeration by, enumerations, enums
1: env all, env aws, env build, env const, env doctor, env filter, env from, env gh, env go, env if, env join
1: env lang, env localappdata, env name, env or, env private, env return, env secrets, env snapshot, env to
1: env userprofile, env utf, env ~, envelope, envelope from, envio, environ, environ database, environ hf
1: environ if, environ print, environment get, environment names, environment on, environment pip
1: environment postgres, environment set, environment special, environment variables, envoyer, eo, ep bypass
1: epc, eq |, equal values, equals the, equity, ergebnis, erp, err const, err err, err error, err exec
1: err file, err http, err req, err status, error action, error after, error end, error error, error messages
1: error never, error real, error run, error runtime, error text, error texts, error unauthorized
1: error undefined, error |, errors as, errors duration, errors empty, errors go, errors such, errors throw
1: errors true, errors |, erstellt, ersten, es description, escape name, escreva, essay, est pas, esta
1: esta página, estar, estimate, estimate and, está en, etc environment, etc hostname, etc hosts
1: etc letsencrypt, etc machine, etc opt, ethers, ethers const, ethers contract, ethers wallet, etm, eu, eu $
1: eur, eur $, euro, ev json, eval, eval $, eval description, eval or, eval run, eval string, even, even at
1: even though, even with, evening, evenly, event $, event comment, event export, event from, event the
1: events checkout, events no, events of, events with, ever |, evergreen, every account, every agent
1: every answer, every character, every env, every instruction, every list, every machine, every minutes
1: every project, every read, every repository, every request, every template, every ten, every third
1: every workload, everyday, everything in, everything that, evidence and, evidence cc, evidence for
1: evidence from, evidence of, evidence structure, evidence then, evidence write, exact value, examined
1: example an, example for, example of, example with, excel, excel or, exception |, exceptions, exceptions are
1: exclamation marks, exclude dir, exclude it, exclusion process, exe $, exe and, exe as, exe node, exe on
1: exe out, exe set, exe window, exec base, exec bypass, exec env, exec ns, exec sync, exec text, exec urlopen
1: executable os, executable str, execute as, execute bash, execute format, execute id, execute scripts
1: executed as, executor as, exempt, exfil, exiftool, exiftool all, exist are, exist file, existing aws
1: existing entries, existing ones, exists env, exists path, exists shutil, exit $, exit git, exit node
1: exit on, exp match, exp now, expected and, experience as, experiment |, expiration, expired session, expires
1: expires $, explain, explain how, explain the, explain to, explained, explique, export anthropic, export as
1: export before, export csv, export format, export module, export node, export openai, export secret
1: export them, export type, export use, export users, exporte, exported true, exporter new, exporter otlp
1: exporter trace, exporter url, exporting, exports function, exports no, exports with, exposure, exposure for
1: expr in, express and, express const, express from, express server, ext and, extends the, extension
1: extension exe, extension install, extension settings, extension to, extensions if, externals, extra and
1: extract it, extrato, eyes, factor on, factory create, facturas, fail and, fail in, fail not, fail on, fail |
1: failed do, failed no, failed runs, failed see, failed with, failed |, fails ask, fails at, fails without
1: failure can, failure in, failure so, failure yes, fait, faktur, falco, fale, fall under, falls back
1: falls by, false alarms, false before, false close, false console, false df, false else, false if
1: false location, false npm, false out, false positive, false positives, false print, false set, false stream
1: false timeout, familiar, family text, far, farther, fast and, fast builds, fast in, fast lane, fast path
1: fastapi, fastapi import, faster with, fastify, fattura, faults, faça, façade, fd in, fe ad, fear
1: feature and, feature many, feb, fecha, fechas, fed, fee |, feed, feed <named>, feed and, feedback to
1: feedback |, fehlende, fences, fenster, fernet generate, fetch $, fetch <catcher>, fetch <free>, fetch const
1: fetch hook, fetch parallel, fetch report, fetch this, fetch write, fetched at, fetcher, fewer interruptions
1: fewer tokens, ff, ffe, fff font, fg, fh $, fh delimiter, fh if, fiche, fichero, fichiers, field extra
1: field must, field selector, field when, fieldnames, fieldnames writeheader, fields def, fields for
1: fields keep, figure is, figures, figures and, figures as, figures |, file as, file before, file binread
1: file bytes, file changes, file client, file continue, file csv, file dst, file etc, file filepath
1: file filter, file first, file for, file here, file home, file id, file install, file kind, file lists
1: file may, file missing, file multi, file named, file names, file no, file null, file only, file per
1: file put, file rb, file read, file root, file says, file str, file system, file the, file time, file top
1: file txt, file users, file utils, file where, file which, file write, filed, fileno fd, fileno for, fileobj
1: fileobj buf, filepath base, filepath join, filepath walk, files add, files and, files at, files by
1: files changed, files copy, files def, files dist, files filter, files graph, files have, files into
1: files it, files named, files one, files open, files or, files out, files path, files process
1: files pythonhosted, files search, files since, files url, files walk, files with, files without, files |
1: filesize, fill fff, fill it, fill none, fill them, fill this, fill up, filled, filling in, filter brightness
1: filter const, filter for, filter from, filter it, filter map, filter names, filter test, filter that
1: filter token, filter until, filter which, filters create, filters |, fim, final class, final list
1: final long, final string, find, find $, find by, find generic, find id, find in, find name, find the
1: find this, find ~, findall text, finding evidence, finding is, finding |, findings, findings can
1: findings list, findings on, finds it, finds leaked, finds them, fine the, fingerprint of, finish with
1: finished and, finished |, fio, fire on, firefox key, firefox logins, firefox profiles, firewall, firma
1: first after, first as, first because, first build, first code, first commit, first component, first contact
1: first entry, first error, first every, first fill, first for, first get, first half, first hour, first key
1: first kubectl, first list, first mention, first of, first order, first page, first red, first remove
1: first run, first seen, first sunday, first what, first words, first year, fit, fit the, fits, five changes
1: five days, five to, fix before, fix it, fix or, fix owner, fix reference, fix typo, fix what, fix |, fixed
1: fixed await, fixed console, fixed const, fixed costs, fixed in, fixed perf, fixer, fixture in, fixture |
1: fixtures, fixtures and, flag as, flag string, flagged by, flags in, flags name, flaky, flaky and, flask
1: flask app, flat, flatten, flatten the, flavours, flicker, flight, float default, float return, floats, floor
1: flow from, flow run, fmt fprintf, fn str, focus rings, fold change, folder from, folder in, folder into
1: folder it, folder local, folder path, folder where, folders are, folders for, folders the, follow, follow it
1: follow the, followed |, follows |, font cache, font inter, font with, foods, footer, footers, for
1: for absent, for access, for accounts, for ai, for all, for another, for api, for approval, for area, for as
1: for authorised, for branch, for browser, for cache, for capture, for causal, for cfg, for changes
1: for client, for cmd, for coding, for complete, for compliance, for confirmation, for const, for continuity
1: for control, for db, for dependencies, for dir, for docker, for drift, for edge, for emergencies, for entry
1: for ever, for every, for everybody, for expr, for express, for false, for fast, for fd, for feature
1: for five, for front, for funding, for get, for handling, for high, for hits, for hot, for httpheader
1: for human, for identity, for images, for invoice, for key, for leaked, for links, for list, for login
1: for logo, for mac, for may, for mcp, for measuring, for missing, for months, for most, for no
1: for observability, for once, for orders, for outdated, for paths, for patterns, for place, for preview
1: for production, for public, for publication, for pupils, for quarterly, for questions, for rc, for red
1: for refresh, for rel, for report, for reproducible, for returning, for risky, for root, for routing
1: for rule, for run, for sample, for schemas, for section, for shell, for single, for six, for slow, for so
1: for speed, for stable, for statistics, for string, for styling, for sudo, for tasks, for teams, for the
1: for these, for third, for topic, for type, for url, for weekly, for whoever, for you, forbid, force $
1: force error, force reinstall, force row, forcelist, foreign keys, forensics, fork |, forking, form <named>
1: form add, form data, form has, form id, form method, form response, form script, form so, form what
1: form with, form without, forma, formality, format <placeholder>, format an, format byte, format code
1: format csv, format default, format every, format json, format name, format names, format out, format py
1: format refname, formatted, formatted message, formatter, formatter description, formatting with, forms
1: forms by, forms in, fortlaufende, fortlaufende nummer, forward agent, forward as, forward failure
1: forward fix, forwarder, forwarding addresses, forwarding email, forwarding |, forwards to, found by
1: found join, found length, found nothing, found push, found run, found use, foundation enum, foundation of
1: four, four characters, fourteen, fprintf, fq, fqbn, fqbn $, fr, fra, frage nach, fragmented, frame rows
1: framework the, frecuentes, free entry, free for, free from, free of, free time, freeze def, freq
1: frequent cause, frequent errors, freundlich, friday, friday after, friendly, friendly tone, friendly way
1: from an, from application, from async, from audit, from better, from both, from bytes, from calendar
1: from channel, from client, from defaults, from developer, from ethers, from event, from ex, from examples
1: from express, from fastapi, from hex, from hr, from if, from it, from line, from lines, from logs
1: from markdown, from mode, from msg, from no, from notion, from older, from orders, from other, from our
1: from policy, from references, from register, from scratch, from scripts, from secret, from sequence
1: from session, from setuptools, from site, from state, from templates, from top, from transformers, from two
1: from type, from types, from vue, from walk, from week, from yaml, from zero, fromhex, fromlist, front door
1: front of, frozen, fråga, fs $, fs <named>, fs create, fs dir, fs rm, fs set, fs sk, fs sl, fs write, fso
1: ftp |, fu, full access, full and, full conversation, full no, full payment, full power, full price
1: full refund, full sentence, full text, fullmatch, fume, fun main, func jwt, func main, func string, funciona
1: function by, function ev, function if, function in, function line, function main, function parameters
1: function path, function public, function register, function render, function report, function set
1: function setup, function show, function single, function sync, function use, function vim, function warm
1: funnels, further question, fuse, fut, future sessions, fuzzy, fuzzy matching, fwrite, fwrite $, fza cat
1: ga hr, gap |, garden, gas fees, gasto, gate description, gate it, gate local, gateway decides
1: gateway description, gateway is, gateway which, gateways, gather, gathers, gd, ge then, gehalt, gelen
1: gelöscht, gemfile, gemfile lock, gems, general, generate matching, generate production, generate small
1: generated files, generator for, gentle, geo <named>, geo json, geocode, georgia, gerekir, gerçek, get $
1: get archive, get aws, get base, get best, get call, get child, get confused, get context, get data, get def
1: get env, get file, get for, get format, get get, get host, get ifd, get impl, get in, get input, get kind
1: get list, get local, get mean, get object, get one, get output, get platform, get prototype, get put
1: get request, get rule, get rules, get secrets, get src, get stream, get throttled, get thumbnails
1: get update, getcwd, getent, getent hosts, getexif, getexif get, getlogin, getrennt, gets json
1: getsitepackages, getusersitepackages, geçerli, gg, gh is, gh token, ghi, gi ữ, gif, girdi, gist, git author
1: git branch, git clean, git committer, git dev, git format, git github, git head, git info, git maintenance
1: git pull, git reflog, git shortlog, git show, git switch, git then, git tmp, git type, git update
1: git worktree, gitattributes, github and, github copilot, github repository, gitleaks detect, gitleaks toml
1: give list, give one, give them, give up, given in, given it, given to, gives the, gj, gk, glass
1: glass access, glob file, glob if, glob sync, glob yar, global, global add, global feature, global fetch
1: global http, global this, global trusted, globals, glossary |, gloves, glyph, gmb, gnome, gnome system, gnu
1: go, go ahead, go beyond, go description, go first, go go, go into, go there, go tool, goals, goes, goes from
1: goes missing, goes on, goes stale, goes through, goflags insecure, going on, gold, golden file, gonosumcheck
1: good bad, good contrast, good practice, good work, google sheets, google shows, got $, gpd, gpd read, gpg $
1: gpg batch, gpg verify, gpl, gpu, gpus, gpus all, grade, grade from, grade or, gradle gradle
1: grafana dashboard, grafana dashboards, grammar, grams, grams and, grams |, grant all, grant is, granted
1: granted and, graph api, graph true, gravità, green red, green tests, green |, grep echo, grep proxy
1: grep rho, grep time, gross |, group, group comparison, group find, group has, group keys, group no
1: group test, group to, groupby, groups, groups and, groups as, groups open, grows by, grows |, grpc, grype
1: gsettings, gt $, gt echo, gt |, guard check, guard rails, guardar, guardrails no, guest, gugd, guia
1: guide for, guide on, guide use, guide |, guild, gunzip, gut, gv, gvu, gzip for, habitual, had been
1: had never, had no, half, half of, half up, half way, halts, ham, hand and, hand on, hand over, hand the
1: handled in, handler if, handler log, handles it, handout, handshake |, hang, happened, happens, happens if
1: happens next, harbor, hard coded, hardening for, hardening work, harmless, harmless and, has become
1: has been, has bug, has completed, has content, has decided, has enough, has for, has gone, has just
1: has lapsed, has prefix, has priority, hash $, hash is, hash name, hash sha, hashed in, hashes, hashes from
1: hashes the, hashicorp, hashing, hashlib, hashlib pathlib, hashtags, have and, have been, have code
1: have enough, have not, have nothing, have url, having to, hb, hba conf, hc, hcl, hdiutil, hdiutil attach
1: head, head append, head const, head git, head in, head notes, head or, head rows, head |, head ~, header
1: header api, header cookie, header host, header key, header main, headers body, headers key, headers process
1: headers |, heading per, headline, health check, health checks, health information, hear, heating and
1: height fill, height for, heir, held, held and, held in, held up, helo, help save, help to, helper $
1: helper for, helper from, helper in, helper is, helper or, helper reads, helper so, helper test, helper use
1: helps to, hence the, her, here and, here are, here as, here do, here it, here on, here pathlib, here return
1: here use, hesitate, heure, heute, hex for, hex return, hex to, hex values, hex |, hexdigest def, hf hub, hhc
1: hi first, hidden answer, hidden argument, hidden exec, hidden nop, hide, high quality, high write, high |
1: highest, highest rank, highlighted, hints, hints for, hints str, hipaa, hiring, hiring manager, history
1: history and, history bash, history root, history the, hit in, hits, hits are, hizmet, hjv, hk, hklm, hm
1: hmac sha, ho, hold in, hold is, hold or, hold up, holder, holds one, home $, home assistant, home bash
1: home dir, home err, home file, home folder, home for, home gnupg, home kube, home mozilla, home netrc
1: home npmrc, home openclaw, home path, home std, home unwrap, home vault, homedir if, homedir utf
1: hook events, hook matcher, hook method, hook so, hook span, hook specific, hooks by, hooks path
1: hooks stripe, hop, hop |, host db, host get, host has, host home, host host, host key, host net, host per
1: host string, hosted, hostname $, hostname <named>, hostname for, hostname os, hostname tgz, hostname the
1: hostname user, hostname |, hosts $, hosts file, hosts or, hosts txt, hotfix, hour, hour add, hour if
1: hour return, hours are, hours for, hours from, hours in, hours or, hours raise, hours |, housekeeping
1: houver, hover focus, how much, how quickly, hp, href, ht, html and, html charset, html css, html head
1: html meta, html one, html return, html title, html to, http apis, http calls, http error, http put
1: http require, http tiny, http transport, httpclient, httpexception, httphandler, httpheader field
1: https const, https port, https proxy, https request, hub <named>, hub com, hub disable, hub release, hulp
1: human decision, hundred, hundred lines, hundreds, hundreds of, hurts, hv, hx, hygiene for, hypothesis
1: hypothesis and, iam, iam account, iam role, iat now, iban $, iban bic, iban iban, iban string, ic icik, icc
1: ich, icik, icik kgn, icon, icon caution, icon png, icons to, id action, id amt, id an, id az, id body, id by
1: id created, id crypto, id customer, id directory, id do, id document, id email, id errors, id escape, id for
1: id group, id id, id ids, id if, id include, id key, id let, id lock, id nr, id output, id plus, id pmt
1: id re, id res, id roles, id score, id secret, id send, id set, id settings, id sign, id snapshot, id the
1: id this, id to, id tool, id un, id |, idea per, ident, identifier $, identifier apache, identity matches
1: ids are, ids get, ids ids, ids in, ids output, ids that, iex, iex $, if admin, if amount, if an, if another
1: if base, if candidate, if cfg, if check, if code, if console, if contains, if datetime, if developer, if dt
1: if fail, if flags, if fs, if git, if github, if given, if got, if graph, if grep, if header, if hit
1: if human, if in, if integrity, if job, if key, if kind, if kinds, if linter, if local, if mail, if major
1: if many, if missing, if more, if nothing, if now, if os, if path, if pathlib, if preg, if req, if resolved
1: if rule, if rules, if sample, if someone, if startswith, if step, if sub, if target, if today, if two
1: if user, if username, if var, if verify, if windows, ifconfig me, ifd, ifjvb, ifs $, igfu, igh hbz, igjhc
1: ignore case, ignore changes, ignore errors, ignore except, ignore list, ignore the, ignore timeout
1: ignore unref, ihn, ihro, ihvyb, ihvyb gxp, ihwgc, il est, il file, il nome, il testo, ilk, illness or
1: image busybox, image description, image docker, image import, image in, image ops, image postgres
1: image prune, image pull, image sizes, image then, imfile input, img, img width, immediate |, imperial
1: implementation detail, implode $, import as, import auto, import bytes, import contract, import convert
1: import core, import counter, import data, import database, import express, import foundation, import glob
1: import marshal, import meta, import method, import module, import post, import ref, import request
1: import template, import threading, import ttfont, import zz, important, important the, importante, importes
1: importlib, importlib import, imports in, improvements, improves, improves the, imya, imágenes, in again
1: in agents, in alias, in april, in archive, in ask, in aws, in bash, in big, in bits, in brackets, in cents
1: in chapters, in checks, in client, in closed, in comments, in compile, in content, in cookies, in ct
1: in days, in deleted, in dependency, in der, in df, in dirs, in en, in encrypted, in environment, in exclude
1: in execute, in false, in fast, in fh, in file, in force, in from, in front, in func, in future, in good
1: in google, in groups, in guard, in have, in het, in hidden, in hints, in html, in http, in hurry, in ids
1: in include, in input, in invoices, in key, in large, in last, in layers, in linear, in listing, in location
1: in lock, in long, in lua, in main, in mcp, in meds, in meetings, in members, in memory, in mind, in minutes
1: in mixed, in months, in mx, in native, in never, in nine, in open, in order, in pass, in paths, in pdf
1: in pem, in place, in power, in print, in production, in profiles, in project, in pty, in pub, in pyproject
1: in quarter, in queries, in quotes, in readme, in real, in register, in repos, in repositories, in repository
1: in requests, in res, in return, in runs, in scan, in scratch, in seed, in services, in set, in sign
1: in silence, in so, in sources, in split, in spring, in start, in steps, in str, in stripe, in sys, in tag
1: in terminal, in terms, in them, in these, in throw, in title, in tmux, in to, in tone, in touch, in usd
1: in user, in value, in verified, in vs, in walk, in web, in weekly, in what, in whatever, in yes, incidente
1: inclua, include env, include id, include its, include local, include path, include runtime, include spf
1: include the, included and, includes $, including what, inclusion, income costs, inconclusive, indented by
1: index concurrently, index file, index has, index if, index let, index skip, index so, industry, inf amt
1: inf cdt, inf pmt, inf ustrd, infile, info exclude, info get, info in, info input, info json, info req
1: info run, info using, info version, info warn, information from, informed, informes, ingest, ingress group
1: inhalt, init <named>, init dsn, init template, initn, initn document, inizio, ink font, inode, inodes
1: input board, input boolean, input has, input stream, input textarea, input transcript, input |, insert into
1: inserts, inserts the, inside this, inside |, inspection, instalação, install bash, install check
1: install extra, install forcelist, install git, install no, install pip, install root, install run
1: install script, install upgrade, install wanted, install |, installed app, installed which, installed with
1: installing bash, installing the, installs faster, instance and, instance identifier, instance main
1: instance on, instance per, instance type, instances, instd, instd amt, instead and, instruction
1: instructions are, instructions md, instructions of, instrumentations, instrumentations node, int amount
1: int err, int from, int sys, integer integer, intent data, interaction, interaction nonstopmode, interest
1: interface options, interleave, internal and, internal proxy, internal to, internet settings, interno
1: interpreters, interrupted, interrupting, interruptions, interval exit, interval from, interval key
1: intervals, into audit, into clean, into clear, into four, into functions, into new, into notes, into one
1: into public, into values, introspection, inv |, invariant, invent, inventory and, investigating, invisible
1: invitations, invoice date, invoice html, invoice or, invoice payment, invoice pdf, invoice table, invoice to
1: invoices, invoices for, invoke $, io and, io as, io bytes, ip $, ip saddr, ips, iptables, ipynb, ipython
1: ipython profile, ir, irm $, irpf, irregular, is accepted, is affected, is ambiguous, is another, is any
1: is at, is blind, is broken, is busy, is by, is called, is cancelled, is capped, is change, is compact
1: is computed, is concerned, is constant, is counted, is current, is customer, is days, is delivered
1: is detected, is deterministic, is drawn, is drill, is due, is easier, is entered, is expected, is failed
1: is file, is filled, is finished, is fixed, is free, is gone, is handed, is housekeeping, is keyed, is line
1: is lost, is made, is meant, is mixed, is na, is neither, is newer, is noise, is not, is nothing, is opaque
1: is or, is otherwise, is our, is over, is past, is present, is protected, is real, is rejected, is reported
1: is requested, is row, is run, is safe, is saved, is seen, is settled, is shown, is step, is stop
1: is supplied, is trusted, is under, is unfamiliar, is unreliable, is unusual, is unverified, is updated
1: is verified, is void, is weak, is with, is words, is worst, is worth, isalpha, ise, isfile, isn just
1: isostring slice, issue and, issue comment, issue edit, issue write, issue |, issued by, issuers, ist, iste
1: it accepts, it after, it aloud, it answers, it applies, it belongs, it came, it comes, it confusing, it done
1: it drops, it easier, it exists, it fetches, it first, it generated, it goes, it here, it hurts, it if
1: it isn, it leads, it leave, it lets, it looks, it made, it matters, it may, it more, it need, it needs
1: it note, it nothing, it often, it or, it otherwise, it over, it reaches, it reads, it replaces, it required
1: it retries, it say, it serves, it set, it sets, it should, it stands, it starts, it stores, it style
1: it takes, it tasks, it tells, it test, it there, it to, it uses, it without, it would, it –, item env
1: item local, items batch, items by, items for, items on, items the, iter, iterator iterator, its affiliates
1: its description, its history, its instructions, its lines, its logs, its neighbours, its next, its own
1: its public, its quality, its reason, its side, its skill, its text, its tool, its value, itself bash
1: itself can, itself for, itself if, itself to, itself with, iuqm nd, iva, iwr, iwr <named>, iwr <numeric>, ix
1: ix nc, izin, içindeki, jailbreak, jalankan, java jar, java math, jc, jeden, jedes, jemand, jest, jeśli, jg
1: jh, ji, jn, jndi, job $, job do, job name, job start, jobs are, jobs |, join and, join base, join chr
1: join customers, join dir, join dst, join env, join export, join folder, join get, join map, join out
1: join part, join re, join return, join str, join svg, join text, join the, joiners, jour, journald, joy
1: jpbi yxno, js async, js let, js path, js script, js server, js this, json, json all, json before, json by
1: json bytes, json case, json chat, json commands, json config, json copy, json count, json def, json dump
1: json each, json en, json encode, json end, json except, json fail, json first, json from, json get
1: json import, json input, json json, json lines, json max, json name, json needs, json object, json or
1: json pathlib, json pretty, json put, json raw, json requests, json rescue, json root, json scopes
1: json start, json sys, json that, json tmp, json via, json which, json 을, jsonb, jsonb build, jsonb new
1: jsx tsx, judge the, judged on, julia, jumlah, jupyter nbconvert, just say, jwt decode, jwt token, jx, kaggle
1: kb, kd, kee, kee pass, keep alive, keep both, keep copy, keep date, keep going, keep if, keep it, keep keep
1: keep last, keep monthly, keep on, keep re, keep them, keep this, keep what, keep |, keeper, keeping
1: keeps it, keeps mail, keeps them, keeps to, keeps you, keeps your, kept as, kept at, kept by, kept on, kern
1: kernel |, kestrel, key action, key after, key always, key def, key each, key file, key iam, key integer
1: key keep, key list, key local, key must, key name, key no, key options, key or, key properties, key remove
1: key rk, key secret, key so, key spec, key src, key ssh, key start, key str, key target, key token, key tools
1: key value, keyboard focus, keyboard for, keychain $, keychains login, keypair from, keys are, keys echo
1: keys in, keys method, keys rotate, keys the, keys then, keys title, keys |, keystore, keystore config, kg
1: kg kg, kg number, kid, killed, kind exec, kind file, kind group, kind name, kind none, kind service, kind |
1: kindly, kinds if, kinds |, kişi, know if, know the, known and, known false, known for, known hosts
1: knows which, knows why, komut, komutu, konfiguracji, konta, konto, kopieren, kotlinc, kotlinc kt, ksi, ksi |
1: kt, kt include, kube $, kubeconfig, kubectl diff, kubectl kube, kubectl logs, kubelet, kubernetes clusters
1: kubernetes default, kubernetes deployments, kullanıcıdan, kurulum, kx, kyverno, kz, ký, kısa
1: la conversación, la cuenta, la fecha, la fortaleza, la mémoire, la page, la personne, la red, la revisión
1: lab, lab description, lab for, label, label $, label above, label by, label index, label mail, label stale
1: label to, label with, label |, labels bug, labels for, labels on, labels stale, laboratory, lack, lag |
1: lalu, lalu jalankan, lambda exec, lambda return, lamports, landing description, landlord, lane $, lang md
1: langs, language const, language lang, language runtime, language search, language test, languages and
1: languages |, laptop with, large, large file, large files, large static, large tables, large to, large type
1: last and, last four, last line, last message, last prompt, last section, last seven, last two, last year
1: late |, later if, later skills, later step, launcher, lawful, lawyer, lay, layers and, layout state, lays
1: lazily, ldap, ldb, le, le terminal, le texte, lead before, lead by, lead |, leads are, leads by, leaflet
1: leaked keys, leaked ones, leaning, learn, learn what, learner, learners, learning rate, learns, learnt
1: least, least of, least |, leave as, leave no, leave that, leaves with, ledger and, ledger where, leer
1: left in, left join, left the, left with, legacy |, legt, leitor, leitura, lemon, len $, len data, len df
1: len nrow, len return, len strip, len text, len words, lending, length, length await, length before
1: length buffer, length export, length in, length mass, length new, lenient, leri, les personnes, less for
1: less than, let bad, let format, let home, let it, let length, let me, let ok, let old, let out, let process
1: let score, let try, let write, letsencrypt live, letsencrypt org, letters of, letters string, leur
1: level and, level by, level security, level so, level warn, levels |, lex, lexicon, lfu, lgpd, liability for
1: liable, lib import, lib kubelet, lib postgresql, lib site, libraries for, library developer, licence check
1: licences, license id, license mit, licenses license, lie, lies die, lifetime, lights in, like if, like to
1: likely cause, likewise, limit for, limit json, limit let, limit of, limit on, limit orders, limit return
1: limit then, limite, limits of, limits on, limits or, line above, line are, line below, line breaks
1: line endings, line export, line get, line has, line how, line id, line is, line it, line len, line max
1: line must, line only, line questions, line read, line since, line time, line which, lines as, lines by
1: lines can, lines give, lines in, lines into, lines max, lines net, lines no, lines out, lines path
1: lines run, lines so, lines that, lines use, lingua, link as, link if, link of, link path, link url
1: linked list, linkedin, linker, links and, links are, links by, links check, links links, links must
1: links that, links the, links |, lint and, lint build, lints, linux amd, linux gnu, linux secret, list action
1: list append, list at, list bucket, list buckets, list description, list extensions, list format, list max
1: list name, list no, list output, list package, list packages, list path, list post, list price, list public
1: list select, list string, list that, list this, list upgradable, list what, list your, listen
1: listener change, listener submit, listesi, listeyi, lists are, lists get, lists if, lists in, lit, literal |
1: literals and, live $, live by, live data, live keys, live preview, live restore, live secret, live secrets
1: live tup, liveness, liveness check, liveness is, liveness readiness, living, lj ix, lj iz, lj my, llama
1: lm auto, ln rlb, ln sf, ln vyb, lo menciones, lo que, load $, load every, load fh, load generator, load get
1: load imfile, load report, load test, load tests, load the, load time, load urllib, load with, loaded
1: loaded by, loads, loads here, loads path, loads with, local application, local copy, local env
1: local environment, local exec, local extension, local host, local http, local json, local paths
1: local preview, local rules, local server, local srv, local storage, local time, local user, local variables
1: locale and, localhost, locally then, locate, locate the, location except, location host, location href
1: location in, location proxy, location user, locators, lock, lock at, lock front, lock no, lock with, lock |
1: locks |, lodge, log as, log audit, log btmp, log done, log errors, log exec, log failed, log for, log grep
1: log is, log lastlog, log list, log method, log node, log of, log pretty, log publishing, log scale
1: log shell, log show, log shows, log so, log source, log syslog, log tailing, log user, log wtmp
1: logger description, logger logger, logging budgets, logging handlers, logging json, logic of, logical access
1: login and, login auth, login prohibit, login so, logo and, logo svg, logs and, logs app, logs pod
1: logs previous, logs to, logs |, loi, lokale, london, long, long by, long form, long return, long term
1: long they, long |, longer the, look after, look back, look before, look fine, look real, look right
1: looked for, looks good, lookup body, lookup events, lookup the, lookups, lookups are, loop execute, loop if
1: loops, los archivos, los resultados, lose, lose the, loss is, loss prevention, lost one, lost |, lot of
1: low severity, lower for, lower replace, lower return, lower split, lower the, lowest |, lr, ls files, ls lh
1: lsblk, lstrip, lu, lua, lua scripts, lualatex, lualatex interaction, lum, lunch, lwzz, lwzz wga, lx, lxmg
1: lxmga, lxmga hr, lzkx, lzkx lj, làm, lässt, lê, límite, löschung, lưu, mac and, mac open, mac roman, mac |
1: machine bash, machine before, machine id, machine is, machine so, machine the, machine with, machines and
1: machines for, made from, mai, mail, mail as, mail catcher, mail email, mail in, mail reply, mail tool
1: mail type, mailer, mailto, main and, main async, main branch, main footer, main main, main print
1: main println, main sys, main test, main tex, main text, main update, main with, maintenance start, maintype
1: major version, make, make archive, make copy, make each, make room, make test, make three, make your
1: makemigrations, maker description, maker python, makes builds, makes git, makes no, malicious packages
1: malware analysis, manage py, managed, management in, manager new, managers, managers and, manifest the
1: many files, many small, map, map do, map in, map lambda, map object, map pathlib, map split, map try, mapa
1: mapping for, mapping of, mapsreporting disabled, mapsreporting submit, marca, margin, mark as, mark read
1: mark skip, markdown and, markdown with, market data, marketplace json, marks for, mass, massimo, master
1: master key, match end, match host, match line, match za, match |, matched to, matcher hooks, matchers
1: matches, matches any, matches by, matches input, matches on, matches |, math big, math log, math random
1: math sqrt, mathematics, matrix python, matter more, matter |, matters run, matters the, matters to
1: matters when, max lines, max min, max rows, max time, max value, max width, maximum and, may call
1: may differ, may skip, maybe, mcp bridge, mcp http, mcp security, mcp servers, mcpjson, mcpjson servers, md $
1: md add, md asks, md completely, md current, md encoding, md et, md it, md once, md out, md so, md soul
1: md table, md that, md with, md without, md ~, md か, md に, md 끝, mdaw mdaw, mdaw mdba, mdba, mdba fw, mdew
1: mdew mdaw, me, me all, me body, me function, me json, me sh, me |, mean for, mean sd, meaning
1: meaning example, meant, measure before, measure the, measure with, measures, median of, medio, meds, meet it
1: meet them, meetings at, meldet, member for, member get, members, members type, members who, memberships
1: memo memo, memory file, memory limit, memory mi, memory that, memory the, menciones, mended, menge und
1: menor, menos, menos de, mention in, mentioned, mentioned in, merchant, merge assets, merge by, merge is
1: merge it, merge settings, merge them, merged by, merges format, merits, message and, message as
1: message channel, message const, message docs, message file, message for, message formats, message id
1: message job, message method, message per, message rules, message test, message tool, message update
1: messages, messages are, messages create, messages from, messages may, messages or, messages that
1: messages with, messy csv, meta author, meta block, meta charset, meta for, meta if, meta url
1: metadata author, metadata fields, metadata meta, metadata namespace, metadata tags, meter, method date
1: method headers, method uri, methods section, metin, metric stream, metrics, mfa, mi, microsoft edge
1: mientras, migrations, migrations are, migrations that, migrations without, migrator, milk, milliseconds
1: mime version, min confidence, min first, min precipitation, min words, mind, mind read, minecraft, miner
1: minify, minify |, minimum for, minor, mint, minuten, minutes before, minutes for, minutes of, minutes to
1: minutos, mirrored from, misc, misread, missing in, missing install, missing items, missing keys
1: missing label, missing on, missing the, missing |, mistake and, mistakes |, mit datum, mit der, mit metadata
1: mix the, mk, mk |, ml |, mm dd, mod mod, mod tidy, mode $, mode description, mode first, mode in
1: mode single, model always, model at, model for, model under, model |, models only, models so, module and
1: module data, module member, module needs, module no, module type, modules db, modules of, modulo, moins
1: mold, moment and, momento, monday |, monitor description, monitor the, monitoring, monitoring for
1: monitoring or, montant, month end, month of, month senders, month title, month to, month with
1: monthly reports, months or, months sorted, more at, more info, most apps, most at, most eight, most five
1: most one, most people, most teams, most ten, most the, most useful, most users, most |, mostly, mot, mot de
1: mount, mounted, mounts name, move into, move is, move on, move one, move the, moved to, mozilla, mp ar, ms $
1: ms request, msal token, msg from, msg git, msg subject, msg text, msg to, msgid, mshta <named>
1: mshta <numeric>, msi, mss, mtg, mtg lj, mtu, mu, muc, much, much better, multi user, multipart form
1: multisig, must, must also, must arrive, must derive, must hit, must leave, must name, must not, must say
1: muster, mutability, mutual, mvn, mvn verify, my api, myproject, mysql, mz, máquina, mémoire, mês, müşteri
1: na if, nach §, nachweis, najpierw, name action, name ad, name ai, name all, name alone, name app, name as
1: name at, name auditoria, name auth, name await, name backup, name bench, name blender, name blob, name blog
1: name builder, name by, name calendar, name category, name change, name checksum, name ci, name co, name coin
1: name comment, name compose, name configure, name crm, name ctf, name data, name day, name docx, name editor
1: name ends, name execute, name files, name follow, name golden, name hook, name iban, name instead, name it
1: name last, name ld, name leak, name linux, name log, name metrics, name name, name nginx, name nm
1: name notebook, name notes, name notion, name npm, name npx, name number, name of, name one, name or
1: name org, name otel, name output, name parcel, name pass, name password, name plc, name png, name posix
1: name posture, name pre, name prompt, name py, name qr, name react, name ref, name release, name remote
1: name seat, name second, name secret, name seed, name sender, name sequence, name siem, name site, name snap
1: name soc, name sql, name startswith, name storybook, name subject, name subtitle, name support, name survey
1: name svg, name system, name tar, name terraform, name test, name tf, name this, name time, name timeout
1: name tmp, name to, name trail, name true, name two, name unicode, name unit, name username, name users
1: name utf, name wallet, name weather, name web, name what, name with, name word, name work, name wp
1: name yaml, name zip, name |, named exports, named hold, names ask, names dates, names false, names from
1: names length, names never, names os, names re, names say, names str, names test, names that, names types
1: names with, names without, namespace kube, namespace metadata, naming for, napisz, nargs, nargs ap, nat
1: national ids, navigator user, nb cells, nb of, nb open, nbconvert, nbformat, nbytes, nd, nda, ndef, ne $
1: ne jamais, ne then, near matches, near the, nearer, necesita, neden, need be, need one, need person
1: need separate, need the, needed because, needed by, needed do, needed for, needed in, needed it
1: needed since, needed to, needless, needlessly, needn, needn be, needs admin, needs both, needs name
1: needs the, needs your, neighbours, nested quantifiers, net connect, net new, net url, net web, netlify
1: netrc ~, nets, netsh, netsh advfirewall, network config, network manager, network no, network policies
1: network private, network use, neuen, never after, never again, never alter, never amend, never and
1: never argue, never call, never close, never come, never goes, never list, never overwrite, never propose
1: never reorder, never reveal, never send, never shown, never swallow, never tell, never user, never verified
1: never write, new array, new auth, new big, new browser, new builder, new connection, new contract
1: new database, new deploy, new directory, new env, new ethers, new exception, new files, new findings
1: new home, new http, new inbox, new location, new maintainer, new mg, new name, new network, new otlptrace
1: new out, new parser, new people, new repository, new rows, new run, new sh, new sign, new str, new string
1: new template, new timeout, new trigger, new txt, new urlsearch, new value, new |, newer and, newer than
1: newest the, news |, nexport, next and, next button, next commit, next date, next one, next open, next pass
1: next quarter, next unless, next update, next version, nfe, nftables, nfts, nginx conf, nginx configuration
1: nginx nginx, ngân, nh ậ, nic, nic nie, nicht, nicht aufgeführt, nichts, nie, nie zmieniaj, niente, nil end
1: nil os, nine in, nis, nist, nist sp, nits, nlargest, nlc, nm $, nm cdtr, nm escape, nmap pn, nmj, no
1: no access, no action, no adjectives, no alert, no blame, no cache, no changelog, no changes, no check
1: no clean, no column, no confirmation, no console, no css, no deletion, no difference, no duplicates
1: no dynamic, no end, no evidence, no example, no exclamation, no fail, no further, no gpu, no high, no hit
1: no identity, no if, no images, no limit, no link, no localhost, no logic, no merges, no node, no note
1: no output, no preserve, no puede, no question, no rate, no reply, no report, no repository, no restart
1: no review, no room, no root, no row, no self, no server, no session, no sidecar, no slide, no split, no such
1: no test, no the, no ttl, no user, no verify, no window, nobody can, nobody reads, nobody reviewed
1: nobody should, nobrowse, nobrowse quiet, node cur, node exe, node fetch, node local, node opentelemetry
1: node return, node service, node setup, node use, node with, nohup ssh, nomes, nomor, none continue, none or
1: none rua, none stroke, none |, nonstopmode, noqa, noqa import, nor, normalise, normalised, normaliser
1: normalises, normally, not active, not appear, not as, not ask, not asked, not auth, not come, not confuse
1: not correct, not count, not counted, not delete, not describe, not displayed, not dropped, not edit
1: not enough, not evidence, not exists, not expect, not export, not finished, not for, not from, not held
1: not kept, not look, not matter, not members, not name, not needed, not offer, not on, not open, not parse
1: not print, not replaced, not report, not restart, not revoked, not scale, not see, not sent, not serve
1: not speak, not stop, not subject, not summarise, not sys, not the, not update, not used, not wait, not want
1: not what, not with, not worth, not yaml, notch, notcontains, note all, note each, note has, note its
1: note on, note to, note |, notes each, notes from, notes in, notes look, notes md, notes no, notes notes
1: notes so, notes style, notes the, notes when, notes with, notes |, nothing has, nothing so, notices
1: notification email, notify, notion, notion pages, notion token, notre, novo, now after, now auditd
1: now before, now exp, now iso, now node, now read, now stands, now start, now then, now timedelta, now to
1: now we, np from, npm audit, npm npm, npm opentelemetry, npm publish, npm release, npm token, npm version
1: npmjs org, npmrc pypirc, npx tsx, npx yes, nq, nrow, ns exec, ns op, ntax, nte aaaaih, nte aaaaikq, nttcbod
1: nttcbod hrwczov, nudge, null and, null cp, null create, null curl, null err, null exit, null extract
1: null for, null get, null new, null on, null set, null ssh, null system, nullish, number add, number const
1: number export, number has, number name, number number, number only, number owner, number string, number to
1: numbered list, numbers as, numbers become, numbers by, numbers compare, numbers if, numbers so, numbers the
1: numero, numpy, numpy as, nunique, nur, nur wenn, nutzers, nvm, nvm $, nvm dir, nvm sh, nvmrc, nw, ny, nz
1: nzcu, não registre, nächsten, néant, oauth auth, object class, object get, object id, object keys
1: object list, object lock, object new, object system, object the, object url, object wscript, objection is
1: objects create, objet, observation, occur, occurs twice, ocean, oci, od an, oder, oder ust, of agents, of an
1: of app, of await, of basic, of bavaria, of before, of both, of change, of cloud, of coding, of comment
1: of complete, of components, of concept, of cvs, of dead, of decisions, of delivery, of deploy, of different
1: of documentation, of env, of errors, of exposure, of file, of fixed, of focus, of glob, of good, of green
1: of high, of hits, of its, of known, of length, of local, of lost, of match, of members, of moves, of names
1: of nine, of object, of on, of order, of other, of points, of present, of provider, of report
1: of repositories, of rules, of saa, of service, of session, of sessions, of sha, of shop, of slide, of staff
1: of system, of tag, of tags, of tests, of tokens, of tool, of tools, of top, of up, of value, of view, of web
1: of weight, of white, of window, of words, of working, of zero, off first, off from, off if, off is, off real
1: off the, offer an, officers, official site, offline access, offline on, offline with, offsets, offsite
1: oficial, often to, ofx, oi mtg, oi nduu, oi nzcu, oidc client, oidc trust, oil, ok body, ok echo, ok or
1: ok text, okta, okta com, old, old and, old node, old ones, old projects, old snapshots, old to, old ttl
1: old versions, old write, older one, oldest, oldest and, omfwd, omfwd target, omitted from, on, on account
1: on after, on anything, on are, on auto, on body, on boot, on both, on build, on changes, on column
1: on conflict, on db, on different, on empty, on failures, on fields, on finish, on forward, on from, on full
1: on id, on kubernetes, on leave, on load, on log, on login, on official, on page, on password, on phone
1: on press, on pull, on real, on review, on rows, on screen, on security, on servers, on site, on so
1: on surface, on that, on the, on their, on those, on three, on time, on to, on topic, on unit, on weekdays
1: on which, on white, on without, on |, onboard, once by, once in, once is, once no, once on, once under
1: once with, one $, one after, one all, one answer, one app, one at, one case, one cell, one change, one claim
1: one document, one does, one drive, one emoji, one first, one from, one has, one heading, one in, one is
1: one job, one json, one login, one look, one major, one markdown, one message, one more, one move, one never
1: one number, one open, one page, one paragraph, one read, one request, one runtime, one segment, one source
1: one star, one string, one text, one the, one thing, one to, one user, one was, one would, one write, one you
1: one |, ones, ones and, ones const, ones in, ones that, ones with, ones |, only at, only be, only by
1: only file, only if, only lists, only matters, only measures, only need, only never, only one, only open
1: only prefer, only run, only save, only send, only should, only since, only source, only that, only two
1: only way, only where, only worth, ont, onward, opaque, open applications, open by, open data, open encoding
1: open etc, open file, open for, open in, open keep, open newline, open or, open public, open redirect
1: open tar, open terminal, open to, open until, open wb, open write, open ~, openai, openclaw skills
1: openclaw workspace, opened and, opened so, opens an, opens in, opens it, opentelemetry auto
1: opentelemetry exporter, opentelemetry sdk, operating system, operator and, ops github, ops in, optimiser
1: optimizer, optimizer description, option all, option list, option name, option string, optional |
1: options decision, options if, options run, options user, opts no, or adds, or an, or and, or another
1: or anything, or better, or board, or body, or broken, or chart, or children, or ci, or closed, or company
1: or consent, or contract, or declines, or dir, or drop, or duplicate, or encode, or file, or from, or go
1: or google, or header, or invoice, or mac, or markdown, or md, or new, or newer, or numbers, or of
1: or permissions, or pick, or pip, or plan, or png, or privacy, or readme, or reads, or receipt, or reset
1: or resume, or return, or reviewer, or secret, or security, or sell, or sign, or subject, or sys, or they
1: or time, or to, or token, or verification, or vim, or wire, or word, or year, or zero, orchid, ordem, orden
1: order and, order api, order does, order from, order group, order in, order map, order read, order with
1: orders as, orders at, orders enable, orders on, orders py, orders |, ordinary, org and, org dev, org files
1: org github, org gnome, org id, org if, org limit, org repo, org the, org url, org |, organisation ai
1: orientation, origin, origin data, origin delete, origin in, origin to, origin url, origin |, ortam
1: orçamento, os, os create, os def, os linux, os name, os needs, os open, os pty, os read, os says, os shutil
1: os stat, os sudo, os tmpdir, os windows, oserror, oserror pass, oserror return, osm, osv, oteu, other agents
1: other clients, other commands, other files, other guests, other scripts, other side, other skills
1: other teams, other to, other tool, other with, others are, otherwise they, otlptrace, otlptrace exporter, ou
1: our index, our side, our testing, ours, ous, out <named>, out add, out after, out as, out before, out end
1: out evidence, out file, out fs, out how, out is, out length, out one, out pathlib, out push, out scan
1: out small, out text, out they, out what, out writerow, out zip, outcome of, outdated and, outdated packages
1: output add, output as, output cmd, output columns, output decision, output errors, output hook, output in
1: output is, output one, output start, output target, output to, outputs execution, outputs type, outranks
1: outside of, outside review, over an, over budget, over check, over lunch, over ten, over three, over tls
1: over to, over two, over use, over ~, overall, overall score, overlooked, overrides for, overwrite
1: overwritten, overwritten by, owasp, owasp wstg, owes, owes whom, own and, own brand, own computer
1: own header, own help, own machine, own mcp, own one, own project, own provider, own the, own token
1: own words, own workstation, owner get, owner is, owner keep, owner to, owner web, owner when, owner who, oz
1: où, pac, pac url, pack py, package before, package has, package installs, package is, package or, packages $
1: packages for, packages import, packages in, packages it, packages whose, packed, packet, pad, pad end
1: page <paste>, page copy, page does, page don, page into, page keep, page list, page name, page needs
1: page numbers, page quality, page result, page return, page returns, page run, page string, page type
1: page you, paged, pages in, pages no, pages of, pages summary, pages to, pages when, pagina, paging |, painel
1: painful, pair with, pairing, pairs, pairs to, paket, palette, panel dedicated, paper pdf, paper they
1: papers build, papers from, par la, para no, paragraph if, paragraph in, paragraph is, paragraph on
1: paragraph what, paragraphs with, parallel git, param $, parameter group, params from, params id
1: params service, params version, parcels, parent directory, parent folder, parent name, parental
1: parental leave, parking lot, parquet, parse def, parse name, parse raw, parse sh, parser new, parser parse
1: parser read, part def, part for, part is, part part, part return, part the, partial, partial index
1: participant, participants, partir de, partner, partners and, parts if, parts in, party code, pasan, paso
1: pass const, pass description, pass files, pass from, pass go, pass npm, pass on, pass or, pass over
1: pass signature, pass their, pass then, pass to, passe, passe de, passed on, passes them, passing, passive
1: passos, passphrase, password, password audit, password button, password change, password chrome, password db
1: password from, password is, password it, password let, password once, password placeholder, password policy
1: password print, password public, password store, password that, passwords are, passwords password, paste if
1: paste the, pasted text, pasting, pat |, patch, patch level, patch never, patch on, patch the, patched builds
1: path command, path dir, path dist, path each, path environment, path filepath, path folder, path git
1: path glob, path if, path isfile, path it, path kind, path method, path ok, path old, path profile
1: path program, path public, path raw, path read, path rglob, path rules, path script, path site, path status
1: path suffix, path target, path traversal, path usr, path var, path where, pathlib hashlib, pathlib sys
1: pathlib time, paths from, paths split, paths use, patient name, patients, pattern keep, patterns are
1: patterns of, paused, payee, payload with, payloads, payloads |, payment intent, payment the, payouts, pbkdf
1: pbpaste, pby, pc, pci, pcre, pct, pd, pd data, pdb set, pdf export, pdf path, pdf und, peaks, pelo, pem usr
1: pen, pending →, penetration, penetration tests, people by, people do, people find, people from, people in
1: people leave, people like, people lose, people named, people out, people read, per change, per core
1: per document, per entry, per group, per journey, per kg, per line, per machine, per minute, per module
1: per project, per repository, per server, per slide, per step, per week, percent encoded, percent of, perder
1: perf test, perfil, perform, perhaps, perl, perl bin, perl scripts, permission android, permission decision
1: permission or, permission read, permission |, permissions admin, permissions on, permits, person with
1: person |, personnes, peça, peça ao, pflicht, pflichtangaben, pflichtangaben nach, pflichtangaben name
1: pg hba, pgdata, pgdata pg, pgp key, pharmacy, phi, phony, photo, photographs, photos, photos and, photos are
1: php artisan, php class, php foreach, phrase, phrase if, phrase phrase, pick it, pick one, picking
1: pickle loads, pictures are, pid, pida, pids, piece is, piece |, pilot, pin and, pinentry, ping, ping |
1: pinned |, pino, pip install, pip version, pipe on, pipe stderr, pipe the, pipefail src, pipeline with, pix
1: pj, pk, pkce, pkcs, pkcs padding, pl $, pl |, place at, place in, place it, place of, place on, place so
1: place them, place this, place with, placeholder password, placeholders |, placement, places |
1: plain description, plain language, plain |, plan, plan at, plan by, plan from, plan meta, plan must
1: plan output, plan read, plan shows, plan summary, plan that, plan write, plan |, planilha, planner
1: plantilla, plate, plates, platform node, platform not, plausible, please do, plot with, plugin add
1: plugin description, plugin json, plugins, plugins with, plural forms, plurals |, plus any, plus the
1: plus what, pmt id, pn, png files, png in, png is, png out, png per, png rb, po, poc, pod, pod is
1: pod kubectl, pode, podgląd, pods, pods do, pods wide, pods |, poems, point and, point is, point release
1: points if, points in, points then, points to, points use, poison, poisoned, poisoning, pokazuje, policies
1: policies are, policies managed, policies microsoft, policies that, policy admin, policy always, policy apply
1: policy arns, policy asks, policy bucket, policy const, policy does, policy on, policy owner
1: policy statement, policy yaml, polish in, polite, polls, polls every, política, política de, pool executor
1: pooled, pooler, pop, por, por la, port for, port process, port protocol, port socket, port use, port with
1: porta, portfolio, ports and, positions from, positives, possessive, possessive quantifiers, post <cheap>
1: post an, post checkout, post file, post form, post from, post header, post in, post json, post merge
1: post new, post on, post only, post text, post timeout, post url, postal address, postcode, poste, postfields
1: postgres and, postgres description, postgres environment, postgres password, postgres redis, postgres user
1: postgresql data, posthog, postinstall node, posture role, potem, pour les, power of, powershell $
1: powershell hidden, powershell irm, powershell iwr, powershell no, powershell set, powyżej, ppid, pr checks
1: pr merge, pr size, practice, practice and, practice if, pragma no, praise what, pre approved, pre commit
1: prebuilt, precede, preceding, predict, prefer it, preference, preferences, prefers, prefixes, preg, pregunta
1: pregunta por, preinstall, première, preparar, prepare for, prepare insert, prepares the, preparing
1: preparing the, prescribed, present do, present rules, present the, preserve root, preset and, preset line
1: presets, presets are, presets md, press win, presses, pressure, prettier black, pretty, pretty print
1: preview builds, preview description, preview for, preview of, previews |, previsto, prezzo, price change
1: price compare, prime, primer, primeros, principal |, principles one, print as, print code, print document
1: print done, print echo, print join, print ok, print one, print only, print per, print session, print table
1: printed the, printenv |, printers, prints json, prints nothing, prints the, prints three, prior to, priority
1: prism, privacy, privacy check, private const, private options, private or, private subnets, private true
1: private |, privileged true, privileges |, probe for, probes, problemas, proc self, procedura, procedure read
1: proceso, procesos, process pid, process platform, process start, processor batch, procure, prod |, producer
1: produces production, product $, product before, product card, product copy, product teams, production
1: production and, production builds, profile all, profile as, profile default, profile do, profile for
1: profile in, profile set, profile the, profile user, profiler, profiler description, profiles and
1: profiles for, profiles in, profiles |, profit, program cat, program data, programme, progress bars, prohibit
1: prohibit password, project agent, project already, project are, project as, project authors
1: project convention, project env, project files, project from, project language, project read
1: project starter, project template, project that, project with, project you, projects, projects with
1: projects |, projets, promise number, promotions, prompt and, prompt description, prompt submit, prompts are
1: prompts that, prompts |, proof for, proof of, properties, properties |, property $, property tests, proponha
1: proponi, proposals, propose, propose labels, propose the, proposed, props, props are, props record, props to
1: protected health, protected |, protection is, protection use, protective, proteção, proto tcp, protocol
1: protocol tcp, protocol |, protokoll, prototype, prototype of, prove, prove you, proveedor, proverka
1: proves that, provider add, provider from, provider key, provider open, provider |, provisioned, provisioner
1: provisioner local, proxy https, proxy pac, proxy pass, proxy server, prune filter, przez, préparation, prüfe
1: ps use, pst, psycopg, psycopg connect, pt, pth, pth write, pty, pty socket, pub, pub echo, pub to, pubkey to
1: public, public access, public add, public cascade, public const, public for, public issue, public link
1: public ones, public or, public read, public repositories, public so, public string, public to, public url
1: publicly, publish, publish dry, publish it, publish the, publishers of, puede, pull back, pull policy
1: pull requests, pulls the, pupils, purchase, push <named>, push all, push await, push no, push protection
1: pushed |, pushes to, put <named>, put all, put bucket, put delete, put it, put json, put off, put try
1: put user, put your, pwd $, pwd git, px, px georgia, py <placeholder>, py analysis, py answers, py before
1: py def, py description, py env, py export, py find, py folder, py import, py main, py migrate, py post
1: py read, py report, py rules, py search, py then, py to, py verify, py watch, py words, pyarrow
1: pydantic settings, pyperclip, pyperclip paste, pypi, pypirc, pyproject, pytest tests, python audit
1: python clip, python data, python df, python doctor, python environments, python http, python if, python java
1: python js, python libraries, python object, python project, python scan, python site, python tidy
1: python venv, pythonhosted, pythonhosted org, pyvenv, pyvenv cfg, página, qa, qa |, qam, qb, qbu, qbu agc, qc
1: qe, qf, qg, qgd, qpdf, qpdf |, qu, quality control, quality score, quantifiers, quantifiers over, quantize
1: quarantine, quarantine ~, quarter and, quarter hours, quarterly, quarterly report, que el, que les, que é
1: queries in, queries md, queries sql, queries with, query example, query from, query invoice, query output
1: query perform, query select, query subject, query trail, questa, question is, question per, questioned
1: questionnaire, questions, questions about, questions and, questions on, questions which, queue for
1: queue type, qui, quicker and, quiero, quiet if, quietly, quitar, quoted, quoted or, quoted text, qv, rails
1: rain, rain and, raise max, raising, random int, random labels, random seed, random string, random to
1: random uuid, randomness, randrange, range const, range def, range for, range items, range or, range os
1: range return, range value, rank as, rank |, ranked by, ranking, ransomware, rarely, rate, rate errors
1: rate min, rate on, raw bytes, raw const, raw if, raw values, raw |, rb data, rc, rc in, rclone conf
1: rclone config, re checks, re def, re encode, re fullmatch, re open, re regexp, re running, re test
1: reach the, reachability check, reached with, react component, react components, react vite, reactions, read
1: read $, read at, read bash, read bytes, read db, read end, read id, read join, read manifest, read no
1: read once, read path, read report, read return, read rsp, read start, read text, read timeout, read true
1: read ~, reader asks, reader body, reader csv, reader does, reader for, reader name, reader should
1: readiness and, readme is, readme txt, readmes, readmes and, readonly string, readout, readr, reads each
1: reads out, reads |, real files, real for, real text, realistic, realtime, realtime monitoring, reason
1: reason each, reason flaky, reason for, reason per, reason use, rebalance, reboots, rec, receipt $
1: recent files, recipe, recipe scaler, recipient age, recognises, recommend, recon, reconciles, reconsider
1: record, record of, record string, record use, record |, recorded in, records description, records with
1: recovery codes, recovery phrase, recreate, rect width, recurse include, recursive, red and, red build
1: red line, redacta, rede, redeem, redirect uri, redirect uris, redirect url, redirect |, redirects true
1: redirects |, redis, redundant, ref from, ref head, ref if, ref in, ref string, refactor perf, refactor test
1: reference and, reference has, reference hash, reference to, references, references evidence, references mcp
1: references setup, reflog, refname, refname short, refresh |, refs bib, refs |, refund, refund and, refund |
1: refunded, refunds, refusal, refuse, refused to, refuses, reg dword, regards, regeln, region $, region of
1: register, register set, register where, registered, registered once, registers an, registre, registry and
1: registry npmjs, registry |, regole, regras, reinstall, rejected, release and, release before, release check
1: release it, release job, release publish, release sh, release the, release version, releases
1: releases download, releases in, releases the, relevant to, reload sshd, reload |, reloaded, reloads
1: rem margin, remainder, remains, remarks, remarks on, remedies, remedy |, remember the, remote, remote cache
1: remote commit, remote latest, remote origin, remote subprocess, remove, remove and, remove any, remove file
1: remove stale, remove |, removed and, removes, removes dead, removing, removing it, renal, renal function
1: rename, renamed, renamed the, render, render it, renewal, renewal is, renewed, repair, repair broken
1: repairs broken, repeat for, repeatable, repeatable and, repeats, repeats the, repita, replace as
1: replace each, replace for, replace if, replace it, replace the, replace them, replace to, replace your
1: replaced by, replan, replayed, replicate, replication, replication slots, replies, reply, reply to, repo $
1: repo create, repo gh, repo issues, repo |, report before, report false, report file, report hosts, report if
1: report index, report json, report metrics, report no, report only, report step, report templates
1: report without, report yml, reported with, reports as, reports for, reports not, reports that
1: repositories and, repositories are, repositories for, repositories in, repository access, repository add
1: repository can, repository data, repository is, repository readme, repository under, repozytoriach katalogu
1: represented, reproducible builds, reputation, req https, req if, req net, req request, req timeout, req url
1: request <cheap>, request <free>, request <numeric>, request base, request builder, request by
1: request handler, request header, request id, request keep, request key, request method, request new
1: request pathlib, request self, request set, request the, request write, requests app, requests by
1: requests for, requests put, requests token, requests url, requests with, require base, require code
1: require import, require lib, require opentelemetry, require os, require relative, require require
1: require text, required approving, required status, required true, required —, requirements
1: requirements quality, requirements the, res end, res err, res res, res text, rescue standard, resembles
1: reservations, reserved for, reset or, reset the, reset your, reset |, resists, resolve $, resolvectl
1: resolvectl status, resolved if, resolver, resource arn, resource aws, resources are, resources resource
1: resp err, responda, responde, response body, response is, response time, respuesta, rest apis, rest as
1: rest of, rest write, restart for, restart in, restart systemd, restart |, restarted, restarts are, reste
1: restore in, restore one, restore them, restore true, restore write, result after, result for, result from
1: result is, result never, result size, result the, result update, result with, results go, results in
1: results no, results return, results |, resume in, resume is, resumen de, retain, retention copy
1: retention policy, retires, retries and, retries set, retry after, retry count, return api, return build
1: return cfg, return cur, return datetime, return def, return direct, return dt, return exec, return for
1: return form, return format, return fs, return hit, return id, return join, return line, return number
1: return object, return optional, return os, return pickle, return random, return replace, return requests
1: return res, return return, return session, return set, return sorted, return static, return str
1: return table, return that, return type, return unless, return var, return yara, returns and, returns boolean
1: returns empty, returns nothing, returns number, returntransfer, reuse one, reused, reverse charge
1: reverse shell, review after, review as, review count, review csv, review from, review is, review keep
1: review merge, review new, review or, review sh, review so, review stale, review this, review time
1: review use, review while, reviewed, reviewer, reviewer asks, reviewer read, reviewers may, reviewing
1: reviewing code, revise, revision that, revisor, revoke all, revoke the, revoking, rewind, reworded, rewrite
1: rewritten, rf ~, rho, right, right and, right away, right click, right for, right if, right size, rights in
1: rings, ripgrep, rise, rise in, risk for, risks and, risky, rlb, rmt, rmt inf, rmtree, robot, role admin
1: role based, role binding, role config, role deploy, role name, role owner, role play, role reader, role role
1: role with, role writer, roles in, roles owner, roles to, roll outs, rolled, rolled back, rollover, root bash
1: root bin, root curl, root dev, root history, root host, root key, root keys, root module, root mount
1: root name, root names, root pathlib, root process, root root, root ssh, root token, root |, roster, rotate
1: rotate first, rotate new, rotate sh, rotate the, rotated, rough, rough notes, round it, round net, round to
1: round up, rounded down, routes and, routine and, routine maintenance, row, row $, row at, row date, row for
1: row if, row level, row names, row needs, row return, row sums, row to, row values, rows are, rows await
1: rows encode, rows filter, rows first, rows fs, rows in, rows length, rows path, rows that, rows to
1: rows with, rpc for, rprofile, rr, rscript scripts, rsp, rsp sudo, rstrip lower, ru system, rua, rua mailto
1: rubric, rubric for, ruby scripts, ruff, ruff check, rule add, rule author, rule get, rule in, rule lines
1: rule name, rule re, rule what, rule without, rule |, rules all, rules copy, rules display, rules files
1: rules for, rules get, rules is, rules new, rules one, rules rules, rules update, rules you, run all
1: run also, run any, run anyway, run apt, run bash, run before, run both, run build, run catching, run const
1: run dev, run ends, run everything, run format, run gh, run gitleaks, run grep, run is, run java, run julia
1: run lua, run make, run must, run mvn, run npm, run npx, run options, run pass, run perl, run powershell
1: run row, run rscript, run smoke, run so, run starts, run stdio, run sudo, run systemctl, run takes, run test
1: run them, run this, run through, run times, run tools, run while, run without, run write, running as
1: running it, runs all, runs are, runs as, runs default, runs in, runs only, runs or, runs |, rustc, rvc, rw
1: ry, rye, rz, répondre, réponse, réseau, résumé, saa product, saddr, safe for, safe harbor, safe no, safe to
1: safety check, safety or, sage, said, salary, saldo, sales with, salt, same and, same class, same commit
1: same content, same day, same length, same message, same path, same pattern, same rank, same reason
1: same request, same run, same service, same session, same set, same time, same verdict, same whether
1: sample as, sample for, sample from, sample if, sample in, sample return, sample samples, sample that
1: sampling, sandboxed, sane, saturation, satz, satırı, sau, sauce, sauces, sauf, save all, save config
1: save for, save json, save off, save on, save them, save with, saves, saves |, saving as, savings plans, say
1: say done, say it, say nothing, say what, say your, sayfa, saying, says it, says the, says |, sbom json
1: scaffold react, scale, scale by, scale factor, scale recipes, scaler description, scan it, scan json
1: scan on, scan py, scan read, scan rules, scan run, scan scan, scan text, scan |, scanner for, scanner on
1: scanning, scanning alerts, scanning gate, scanning push, schedule and, schedule function
1: scheduler description, schema for, schema migrations, schema properties, school, schtasks, schtasks create
1: scope so, scope type, score and, score round, score row, score score, score text, score the, scored, scorer
1: scores |, scps, scratch, scratch |, screened, script app, script async, script body, script const
1: script def, script does, script if, script npm, script prints, script re, script setup, script text
1: script this, script uses, scripts, scripts as, scripts clip, scripts digest, scripts npm, scripts package
1: scripts preview, scripts redact, scripts release, scripts review, scripts sweep, scripts triage
1: scripts validate, scripts watch, scrub, sct, sdk init, sdk node, sds, se houver, seal, sealed, search count
1: search engines, search list, search token, search use, search with, search |, searches, seats, sec $
1: sec install, second and, second copy, second half, second host, second look, second |, seconds on
1: seconds start, seconds that, seconds when, secret $, secret keys, secret scanner, secret |, secrets file
1: secrets json, secrets yaml, section is, section keep, section use, sector, secure true, secured
1: security alter, security and, security context, security create, security dump, security gateway
1: security policy, security scanner, security team, security training, security workspace, sed password
1: see error, see files, see other, see readme, see the, see them, see this, see what, seed $, seed int
1: seed std, seen $, seen as, seen at, seen from, seen in, seen keys, seen new, seen the, sees, sees only
1: sees the, sefaz, seg, segment is, segments that, segurança, según, seiten, seiten steuernummer, sekunden
1: seldom, select count, select current, select format, select from, select host, select related, select sql
1: selective, selector all, selects the, self case, self context, self items, self parts, self rules, self tag
1: self url, selftest, selinux, sell, selon, semicolon, send as, send http, send it, send notification
1: send notifications, send one, send test, send the, send updates, sendall, sensible defaults, sent folder
1: sentence of, sentence on, sentence with, sentence you, sentences and, sentences of, sentiment
1: sentinel description, sentry sdk, senza, sep none, separate public, separator, separator |, seq len
1: seq scan, sequence is, series if, series is, series series, serif font, serif max, serve, served, server add
1: server alive, server client, server failure, server http, server in, server new, server not, server of
1: server req, server token, server tokens, servers in, servers mcp, servers or, servers so, serves
1: service data, service do, service healthy, service login, service method, service not, service unit
1: services in, services json, services |, servidor, servizi, ses, session completed, session create
1: session does, session fetch, session from, session helper, session is, session json, session not
1: session status, session store, session the, session token, session true, sessions create, sessions jwt
1: sessions or, sessions to, sessions with, set access, set allprofiles, set as, set content, set create
1: set date, set def, set description, set git, set interval, set json, set local, set net, set org
1: set permissions, set process, set property, set python, set re, set request, set role, set seed, set set
1: set strict, set their, set trace, set value, setdefault, setopt array, sets the, setting app, settings allow
1: settings are, settings below, settings forwarding, settings in, settings json, settings local, settings of
1: settings python, settings so, settings xml, settle the, setup bash, setup exe, setup import, setup mac
1: setup md, setup node, setup once, setup py, setup wizard, setuptools, seu, severity and, severity info
1: sf dev, sh arg, sh cat, sh echo, sh etc, sh first, sh from, sh hosts, sh if, sh install, sh it, sh no
1: sh npm, sh nvm, sh once, sh sleep, sh so, sh start, sh the, sh tmp, sh user, sh wget, sha $, sha content
1: sha crypto, sha etm, sha new, sha update, shadow, shall, shall not, shape user, shaping, share by, share is
1: share keyrings, share on, share recently, share type, shared by, shared data, shared list, sharing, sheet
1: sheet for, sheet if, sheet that, sheetnames, sheets, shell bash, shell bin, shell command, shell date
1: shell detection, shell git, shell if, shell tool, shell true, shelves, shift, shift $, shim, shim for, shims
1: shipped as, shipping, shipping labels, ships its, shop stripe, shoppers, short $, short no, short sentences
1: short texts, short txt, shortlist, shortlist description, shortlog, shot, should answer, should stop
1: should they, should you, show col, show gas, show how, show nothing, show results, show step, show which
1: showing, shown by, shown to, shows its, shp, shred dev, shrinks, shuffled, shutil make, shutil rmtree, si
1: si el, si la, sich, sid, side, side car, side to, side when, side |, sidecar is, sides, sie, siem, siempre
1: sig $, sig as, sight, sigma rule, sign on, sign up, signature to, signature type, signatures, signed in
1: signed off, signed pdf, signer, signes, significant digits, signs the, signup, signup form, signup |
1: silence, silent, silently and, silently at, silently continue, silme, simple pip, simulation, since its
1: since most, since they, since users, sind, single const, single page, siren, sirve, sistema
1: site getusersitepackages, site header, site search, site specific, site sys, site that, site user, sites and
1: sites the, sitzungen, six to, six weeks, six years, sixteen, size $, size color, size const, size self
1: size unlimited, size visible, size write, size |, sizing, sj, sk $, sk <numeric>, skill, skill and
1: skill brings, skill cannot, skill folder, skill in, skill it, skill ships, skill so, skill talks, skill will
1: skills are, skills by, skills directory, skills found, skills other, skills readme, skin, skip inbox
1: skip permissions, skip reason, skip return, skip the, skip them, skipped the, sku, sl, slave, sleep done
1: slice $, slice function, slide, slide deck, slide to, slip, slo, slot slot, slow def, slow down, slow tests
1: slow the, slow |, slug $, slug git, small amounts, small company, small letters, small model, small sites
1: small so, small teams, small typed, small value, smart, smart home, smart screen, smith, smoke tests
1: smoothed, smoother, smtp, smtp ssl, smtp user, smudge, snapshot, snapshot and, snapshot is, snapshot no
1: snapshot snapshot, snapshot tests, snapshots and, snapshots for, snapshots of, so $, so dev, so don, so for
1: so give, so install, so it, so leave, so neither, so nobody, so save, so start, so take, so these, so they
1: so tmp, so two, so usr, so your, so |, soc cc, soc evidence, social ad, socket connect, socket create
1: socket new, socket send, socket server, software brave, software policies, soil, sol, solana id, sold
1: sold out, som, some, some platforms, some test, someone asks, something must, something was, somma, sonnet
1: sono, sonra, sorry, sort join, sort score, sort |, sorted base, sorted glob, sorted os, sorted set
1: sorted src, sorun, sounding, source $, source address, source and, source into, source no, source not
1: source of, source selection, source sheet, source url, sources join, sources reference, space or, spaced
1: spaced repetition, spaces for, spaces no, span processor, spark, spawn require, spctl, speak, speaker notes
1: speaks, spec split, spec ts, special folder, specific output, speed, speeds up, spelling, spelling and
1: spelling is, spender, spending, spending limits, spf google, spf include, spf |, split, split <numeric>
1: split app, split by, split lower, split my, split os, split part, split separator, split slice, split to
1: splitter, splitting the, spoil, spoil the, spoke, spread and, spread over, spring, spring |, sprintf $
1: sprite, spyware, spyware reg, sq, sqbfafg aiaao, sql schema, sqlalchemy, sqlite const, sqrt, src auth
1: src connect, src exists, src file, src lib, srt, ss tlnp, sse, ssh, ssh agent, ssh audit, ssh sshd, ssh ~
1: sshd config, ssl, ssl certificate, ssl false, ssl |, st atime, st mode, stabilise, stability, stable across
1: stable and, stack in, stack query, stacks for, staff and, stale, stale branches, stale days, stale |
1: stamp is, standard deviation, standard error, standard output, stands, stands in, starred, start bin
1: start each, start for, start job, start join, start new, start pre, start process, start usr, start wait
1: start without, starters, starting the, starts and, starts at, starts with, startswith def, startswith env
1: startup probe, stat, stat $, stat st, stat sync, stat user, state as, state clear, state def, state metrics
1: state mutability, state no, state off, state or, state per, state plan, state read, state set, state user
1: statement, statement effect, statement if, statement in, statement that, statements in, states don
1: states hover, static final, static function, static http, static let, static list, static readonly
1: static sites, static void, statistics, statistics on, stats if, stats md, status <named>, status and
1: status approved, status codes, status end, status err, status failed, status json, status let, status return
1: status status, status unauthorized, statuses, statutory, staying, stays, stays after, stays within, std fs
1: stdin data, stdin stdout, stdio, stdout $, stdout no, stdout out, stdout pipe, steer, steered, stehen, stem
1: step as, step don, step for, step in, step never, step save, step use, steps on, steps with
1: steuernummer oder, steuersatz, still checked, still live, still on, stock, stop for, stop name, stop one
1: stop service, stop when, stop with, stop |, stopped the, stops at, stops |, stor, storage and, storage auth
1: storage in, storage key, storage location, storage with, storbinary, storbinary stor, store as, store file
1: store in, stores the, stories tsx, storybook react, str contains, str dict, str else, str for, str get
1: str int, str line, str model, str new, str now, str option, str path, str pathlib, str split, str target
1: straight to, stream, stream byte, stream connect, stream in, stream name, stream to, stream type
1: strengths one, stressed, strftime, strftime sz, strict ssl, string amount, string app, string ascii
1: string bin, string build, string code, string collect, string contains, string content, string convert
1: string curl, string currency, string datetime, string description, string digits, string do, string encoding
1: string environment, string fetch, string format, string fs, string get, string html, string json, string let
1: string new, string number, string optional, string path, string require, string required, string source
1: string string, string template, string test, string values, string var, stringify cfg, stringify content
1: stringify entry, stringify title, strings, strings join, strings xml, strip and, strip if, strip the
1: stripe checkout, stripe webhook, strips, stroke current, stronger, strongest claim, structure language
1: structured request, structured text, sts assume, stuck, student, studios, style app, style description
1: style hidden, style is, style present, style set, style use, sub def, sub read, sub return, sub sub
1: sub text, subclasses, subclasses of, subject contains, subject invoice, subject re, subject |, submit it
1: submit |, subprocess os, subscribe, subscribe to, subscriber, subscription is, subtype, such changes, sudo $
1: sudo all, sudo curl, sudo password, sudo read, sudo security, sudo true, sudo xattr, suffit, suffix suffix
1: suit, suite if, suite runs, suite suite, sum by, sum math, sum to, sum weights, suma, summaries use
1: summarise what, summarised, summary, summary and, summary md, summary of, summary table, summary the, sun |
1: sup, superseded, superseded runs, supervision, supplied in, supplier |, supplies, support all
1: support firefox, support google, suppress, sur, surname, surprise, surprise is, survey answers
1: survey export, surveys, sus, sustituye, svc permission, svg icon, svg icons, swallow, swap and, swapped
1: swdub, switch, switch for, switch off, switched off, symptom |, sync $, sync config, sync const
1: sync continue, sync curl, sync dirname, sync glob, sync is, sync json, sync keep, sync new, sync process
1: sync py, sync return, sync run, sync setup, sync utf, sync |, synthetic, sys argv, sys base, sys collections
1: sys exec, sys import, sys json, sys yaml, sysctl net, system, system $, system darwin, system proxy
1: system settings, system the, system true, systemctl failed, systemctl mask, systemctl user, sí, só, süre
1: sıralama, tab tab, tab |, tabelle, tabindex, tabla, table $, table auto, table await, table from
1: table number, table one, table orders, table out, table print, table says, table sorted, table test
1: table use, tableau, tables, tables order, tables where, tablet, tabs, tag by, tag keys, tag not, tag only
1: tag publish, tage, tagen, tagesordnung, tagged, tagger, tags resource, tags smoke, tags to, tags |, tail $
1: tail kubectl, tailing, tailscale up, taint, take any, take care, take off, take out, take their, take while
1: taken from, takes care, takes effect, takes more, takes on, talk about, talk to, tally, también, tan
1: tan stack, tape, tar, tar cf, tar cz, tar czf, tarball, tarballs, tarefa, target check, target entity
1: target path, target so, target target, target unit, target unknown, tariff, tariffs, task allow, task first
1: task list, task run, task with, tasks need, tasks on, tasks |, tax and, taxa, taxa de, tcp $, tcp dport
1: tcpclient $, td td, teacher, teachers, teaches, team as, team can, team does, team lead, team member
1: team run, team that, teams need, teams of, teams the, teams |, technique |, techniques for, tecnico, tee
1: tee $, tee etc, tee root, tee tmp, teil, telefon, telemetry for, telemetry tracing, tell it, tell what
1: telling, tells, tells how, temizle, temp dir, temp file, temp |, temperature and, temperatures
1: tempfile mktemp, template copy, template description, template dir, template first, template from
1: template has, template is, template string, template to, templates ci, templates description, templates for
1: templates use, ten minutes, ten people, ten the, ten times, ten words, tend to, tense no, tenth, tenure
1: term, term memory, termin, terminal, terminal before, terminal paste, terminal press, terminar, terminates
1: terms at, terms def, terms for, terraform accounts, terraform apply, terraform fmt, terraform starter
1: terraform state, terraform tfvars, test ask, test by, test confirms, test console, test copy
1: test description, test false, test folder, test from, test fs, test generator, test high, test how
1: test import, test line, test low, test machine, test of, test output, test process, test public, test py
1: test results, test show, test start, test string, test transfer, test ts, test tsx, test was, test watch
1: test with, test |, teste, tester, testo, tests add, tests added, tests after, tests bash, tests break
1: tests cover, tests description, tests fail, tests fast, tests green, tests lint, tests live, tests one
1: tests smoke, tests write, tex $, texcount, text after, text and, text ask, text async, text at, text below
1: text best, text blocks, text changes, text client, text columns, text content, text dev, text encoding
1: text exception, text font, text function, text has, text here, text html, text in, text includes, text into
1: text is, text it, text javascript, text language, text match, text of, text pack, text re, text replace
1: text says, text scope, text service, text should, text spawn, text str, text subprocess, text table
1: text text, text they, text this, text to, text url, textarea, textconv, textjoin |, texto, texts and
1: texts in, texts of, tfvars, tg table, tgz tar, tgz with, than from, than is, than it, than ms, than new
1: than of, than one, than percent, than the, than two, than week, than year, thank the, that add, that also
1: that appear, that block, that blocks, that break, that calls, that carry, that checks, that code
1: that colleague, that come, that comes, that exist, that failure, that falls, that follow, that for
1: that forwards, that grows, that handle, that have, that help, that just, that keep, that language
1: that later, that lawyer, that link, that makes, that map, that matter, that mentions, that name, that next
1: that no, that nothing, that order, that other, that others, that our, that out, that package, that passes
1: that people, that reaches, that really, that reports, that restart, that secrets, that sessions, that shared
1: that table, that take, that test, that these, that this, that works, that you, the accounts, the adapter
1: the addition, the addresses, the agreement, the alerts, the amount, the animation, the annual, the answers
1: the antivirus, the archive, the arithmetic, the assessment, the audio, the audit, the authors, the back
1: the backend, the balance, the band, the bar, the bars, the beginning, the binding, the blue, the board
1: the bot, the branch, the bridge, the brief, the broker, the browser, the builder, the bypass, the cache
1: the calculation, the calibration, the can, the candidate, the cap, the card, the cause, the character
1: the chat, the cheapest, the checker, the checksum, the choice, the classifier, the clean, the client
1: the closest, the cluster, the coding, the collector, the column, the com, the command, the commits
1: the community, the components, the connection, the connector, the consumer, the continuous, the converter
1: the cores, the cost, the crash, the cron, the crs, the dashboards, the database, the decoded, the default
1: the defaults, the delivered, the delivery, the dependency, the deployment, the deposit, the descriptor
1: the details, the docs, the documentation, the dr, the draft, the early, the edge, the emergency, the empty
1: the endpoint, the engagement, the english, the env, the escrow, the example, the exclusions, the existing
1: the exit, the extra, the eye, the factor, the failing, the families, the family, the fast, the field
1: the filesystem, the filled, the firewall, the flag, the fleet, the fork, the format, the formatter
1: the forward, the from, the full, the golden, the good, the green, the habit, the hardened, the helper
1: the higher, the hiring, the hook, the hooks, the hosted, the house, the ids, the if, the ignore, the include
1: the index, the initials, the input, the install, the installation, the installed, the instance
1: the instrument, the intake, the introduction, the inventory, the invitation, the issue, the items
1: the keeper, the kit, the lane, the largest, the leader, the leak, the learning, the ledger, the length
1: the licence, the lines, the link, the listed, the literal, the locale, the lock, the long, the loss, the low
1: the lower, the mailbox, the maintainer, the mapping, the marketplace, the match, the measure
1: the measurement, the member, the method, the methods, the middleware, the mistake, the monitor, the multisig
1: the names, the namespace, the near, the newer, the normalised, the numbers, the objection, the ocean
1: the odd, the of, the oidc, the oldest, the on, the one, the only, the operating, the orders, the ordinary
1: the origin, the originals, the other, the others, the outcome, the paid, the pair, the paragraph
1: the parameter, the participants, the parties, the passphrase, the permissions, the phrase, the pinned
1: the pipeline, the planner, the planning, the pr, the preceding, the preview, the prior, the profiles
1: the program, the proposals, the protection, the qr, the quality, the queries, the ranking, the rating
1: the read, the reader, the receipt, the recipe, the recipient, the recipients, the recovery, the red
1: the reference, the refresh, the region, the relay, the renderer, the reporter, the request, the resources
1: the response, the retention, the retry, the reviewer, the revision, the rights, the roles, the rotation
1: the round, the router, the rows, the rubric, the runner, the safety, the sandbox, the scanner, the scheduler
1: the schema, the score, the scripts, the search, the sensor, the sent, the sentence, the series, the service
1: the services, the set, the severity, the shaping, the share, the shell, the shield, the sibling, the side
1: the signed, the simulation, the sizes, the slot, the snapshots, the space, the specification, the speed
1: the spelling, the standard, the statement, the stored, the strength, the strict, the stronger, the student
1: the study, the submission, the suffix, the suite, the swap, the symbol, the tagged, the tags, the tarball
1: the template, the terms, the test, the tester, the text, the third, the tidy, the timestamp, the timing
1: the total, the totals, the touched, the trace, the tracking, the trade, the trailer, the trainer, the trash
1: the tree, the tuning, the two, the types, the union, the update, the usual, the value, the variants, the vat
1: the verification, the viewer, the vpc, the wall, the warehouse, the warm, the webhook, the weekly, the wider
1: the wording, the workstation, the yearly, the zone, their content, their default, their environment
1: their full, their name, their scripts, their text, their time, them all, them an, them apart, them ask
1: them from, them in, them it, them note, them python, them read, them that, them the, them they, them through
1: them today, them with, them without, them work, them write, theme style, themes, then analyze, then and
1: then apply, then as, then bash, then calls, then checks, then confirm, then continue, then docker, then echo
1: then eval, then file, then for, then function, then get, then it, then json, then keep, then log, then on
1: then push, then put, then reload, then remove, then result, then revoke, then sh, then shows, then switch
1: then the, then wait, then →, theo, there, there already, there in, there test, there too, there use, thermal
1: these are, these notes, these so, these steps, these the, these three, these with, thesis, they be
1: they contain, they cost, they depend, they go, they had, they know, they might, they need, they show
1: they stay, they submit, they use, they write, thing to, things are, things so, third of, this as, this audit
1: this base, this be, this build, this chat, this check, this device, this field, this first, this import
1: this in, this is, this kind, this lets, this live, this month, this morning, this note, this on, this order
1: this output, this part, this return, this service, this text, this they, this to, this tool, this version
1: those are, those of, those too, those who, those words, though that, though they, thread pool, thread sleep
1: thread target, threading thread, three at, three column, three files, three in, three main, three of
1: three on, three requests, three slots, three times, three years, through, through <named>, through one
1: through the, throughout, throw away, thumbs, ticket note, ticket numbers, ticket |, ticks, tidies, tidy up
1: tiempo, tiene, tier no, tier |, tiers |, ties, tighter, tighter than, tilt, time, time $, time based
1: time bash, time box, time can, time mark, time original, time parse, time per, time requests, time set
1: time stat, time strftime, time that, time then, time use, time user, time while, time zones, time zsh
1: time |, timedelta, timedelta minutes, timeout json, timeout my, timeout return, timeout try, timeout verify
1: timeout |, timeouts are, timer the, times and, times as, times for, times the, timestamp ts, timestamp |
1: timestamptz, timezone now, timing without, tint, tiny new, titel, title author, title ci, title company
1: title say, title script, title sign, title system, title text, title title, title |, titles and, tld, tlnp
1: tls and, tls inspection, tls only, tls |, tm, tmp <named>, tmp drill, tmp json, tmp mkfifo, tmp zip, tmutil
1: tmutil deletelocalsnapshots, to <cheap>, to accept, to account, to agents, to and, to any, to anyone, to are
1: to as, to ask, to backend, to big, to build, to byte, to bytes, to calibrate, to candidates, to change
1: to char, to choose, to collect, to come, to commit, to compute, to container, to crs, to cycle, to data
1: to date, to dependency, to desk, to eight, to email, to enter, to explain, to express, to extend
1: to external, to fifty, to fix, to fixed, to friday, to good, to green, to hear, to hold, to hosts, to html
1: to import, to intake, to its, to join, to journal, to jsonb, to kubernetes, to lines, to list, to long
1: to minutes, to node, to omit, to on, to open, to our, to out, to packages, to parquet, to pass, to pattern
1: to postgre, to postgres, to prepare, to private, to procurement, to program, to protect, to prove, to pull
1: to rank, to rejects, to reports, to request, to reset, to ring, to rules, to run, to script, to search
1: to seeing, to siem, to signed, to soul, to sql, to stdout, to str, to summarise, to swap, to tell
1: to thousands, to tmp, to to, to token, to trust, to tune, to type, to units, to vendor, to walk, to wiki
1: to ~, to °, to −, tobytes, toda, today datetime, together and, together do, token all, token amount
1: token any, token base, token cache, token def, token export, token for, token has, token header, token http
1: token in, token key, token keys, token lifetime, token list, token new, token no, token npm, token password
1: token random, token redirect, token res, token str, token string, token test, token use, tokens const
1: tokens from, tokens in, tokens out, tokens that, tokens then, tokens to, told about, told you, tolerance
1: tolerance |, tolerates, tolist, tom, tomatoes, toml and, toml with, tone for, tone of, tone short, tono, too
1: too late, too python, too |, tool agent, tool and, tool can, tool definition, tool do, tool of, tool read
1: tool returns, tool still, tool to, tool will, tool yaml, tools allowed, tools at, tools auto
1: tools description, tools join, tools report, tools search, tools see, top def, top number, top row
1: top third, topic per, topic the, torch load, total $, total sum, total |, totals are, totals in, totp
1: touch $, toutes, toutes les, tower, toxic, tpl, tps, tr ả, trabajo, trabalho, trace otlp, traces are
1: traces for, tracing js, tracing to, track event, tracking parameters, traffic is, trail arn, trail name
1: train, trainer description, trainers, transactions, transactions or, transactions |, transcript path
1: transcript should, transfer is, transferable, transformation, translate text, translation, transport new
1: tre, treat each, treat its, treat the, treat this, treatment, treatment |, tree on, tree so, trend
1: trf initn, triage of, trick |, trigger |, trimestre, trimmer, trouble, trouble with, troubles
1: troubleshooting if, trouve, true ap, true are, true as, true cache, true cfg, true create, true defaults
1: true dev, true df, true dict, true disable, true end, true events, true fs, true get, true git, true hooks
1: true include, true index, true job, true label, true log, true max, true node, true open, true os
1: true output, true owner, true scripts, true security, true self, true show, true state, true stdio
1: true stop, true submit, true sys, true the, true use, truncate, trust anchor, trust and, trust enabled
1: trust for, trust in, trust it, trust json, trust manager, trusted and, trusted user, try data, try float
1: try new, try raw, try requests, try string, ts and, ts name, ts present, ts ts, ts use, tsv path, tsx const
1: tsx scripts, tsx src, tsx use, ttfont, ttls, ttls to, tune description, tuning, tup desc, tuples, turbo
1: turkish, turn into, turn the, turn up, turnover, turns out, tut |, tv, twelve words, twenty seconds, twine
1: two and, two hours, two jobs, two minutes, two models, two of, two paragraphs, two places, two questions
1: two sentences, two sizes, two spaces, two strengths, two versions, txt as, txt content, txt cp, txt gh
1: txt lists, txt new, txt no, txt python, txt rate, txt read, txt report, txt return, txt rm, txt spf
1: txt text, txt then, txt with, txt write, txt —, type address, type auth, type component, type core
1: type data, type detection, type docx, type event, type file, type float, type json, type line, type linked
1: type main, type multipart, type no, type omfwd, type on, type open, type password, type print, type public
1: type shell, type string, type terminal, type text, type uint, typed python, typeof fetch, types export
1: types false, types module, typeset, typical causes, typing from, typo, typographic, typos, tz, técnico, uc
1: ufficio, ufw status, uit, uj, uma vez, un, un resumen, un tableau, una página, uname $, uname darwin
1: uname |, unattached, unattached volumes, unauthorized, unbound, unclear, unclear which, unclear |, und art
1: und muss, und prüft, undefined $, under minutes, under one, under test, undo, undocumented, une, une fiche
1: uneven, unfamiliar, unfamiliar or, unhealthy, unicode characters, union of, union |, uniq, unit active
1: unit convert, unit converter, unit rules, units and, units before, units of, unknown id, unknown linux
1: unknown not, unlabelled, unless $, unless it, unlimited approvals, unlimited |, unlisted, unlock it
1: unlock the, unlocked, unmapped, uno, unopened, unpack it, unpack the, unpinned, unredacted, uns
1: unsafe allow, unseal, unset histfile, unsigned, unsub, untag, unter, until |, unused for, unwind, up add
1: up at, up bash, up before, up between, up description, up etc, up file, up form, up long, up on, up open
1: up or, up this, up to, up use, up what, up work, update, update ca, update config, update digest, update id
1: update method, update readme, updated files, updates disk, updates in, updates itself, upgradable
1: upgradable dev, upgrade description, upload artifact, upload file, upsert, upserts, upset, ur, urgency, uri
1: uri <catcher>, uri open, uri url, url <vendor>, url add, url create, url default, url files, url git
1: url includes, url let, url local, url new, url not, url resolved, url self, url strings, url url, url user
1: urlcache, urlcache split, urlencode, urlopen <numeric>, urlopen req, urlopen timeout, urlretrieve <named>
1: urls and, urlsafe encode, urlsearch, urlsearch params, urlsession, urlsession shared, usa, usage const
1: usage policy, usare, usd const, usd to, use assets, use base, use basic, use call, use factories, use filter
1: use function, use keep, use limit, use marks, use permission, use python, use role, use service, use small
1: use that, use this, use where, useb, useb |, used, used $, used here, used once, used twice, used xbel
1: user about, user admin, user approval, user ask, user auth, user aws, user behalf, user build, user cache
1: user configuration, user db, user dev, user domain, user echo, user email, user enable, user env
1: user environment, user errors, user expect, user finds, user following, user full, user have, user hesitates
1: user how, user is, user keep, user known, user label, user last, user level, user like, user mail
1: user mentions, user message, user messages, user must, user no, user npm, user only, user own, user pass
1: user prefers, user process, user prompt, user properties, user return, user scope, user sees, user service
1: user set, user settings, user skills, user starts, user stop, user svc, user table, user tables, user target
1: user told, user value, user where, user who, user will, user with, user words, user would, useradd bin
1: userprofile, users, users $, users from, users get, users id, users labels, users may, users need, users of
1: users see, users settings, users who, uses file, uses for, uses it, uses permission, uses |, using var
1: usize, usr local, ust, ust id, ustrd, ustrd rmt, usual, utc strftime, utc with, utf, utf await, utf else
1: utf ignore, utf let, utf print, utf read, utf sig, utilisateur, utilisation, utiliser, utime, uu, uuids
1: uvicorn, uyarıları, uygula, użytkownika, val body, val get, val host, val iso, val out, valeurs, valid for
1: valid the, validate with, validation if, value <named>, value attribute, value between, value checked
1: value comes, value data, value def, value end, value from, value group, value itself, value length
1: value new, value params, value path, value powershell, value self, value span, value value, value var
1: values and, values before, values stay, values then, values to, van, vanish, var $, var document, var id
1: var lib, var log, var names, var out, var path, var process, var table, var user, variables if, variables of
1: variants of, vary between, vary the, vat gross, vat number, vault audit, vault in, vault lock, vault log
1: vault to, vaults, vcs, vcs info, ve en, ve her, vectors, vegetables, vehicles, vendor documents, vendor it
1: vendored, vendors, venv bin, ver $, verb and, verbose, verbs, vercel token, verdict clean, vergleichen, veri
1: verification or, verified are, verified by, verifier, verifiers, verify and, verify each, verify git
1: verify kind, verify on, vers, version $, version and, version as, version changelog, version commit
1: version const, version description, version if, version internet, version join, version name, version not
1: version package, version patch, version private, version statement, version title, version tool
1: version value, versions get, vet, vetting, vg, vi, via post, view all, viewer, vignette, vim api, vim fn
1: vim schedule, vim system, virtual machine, virus, virus scanner, vite, vk, vm, vm run, vocabulary, void $
1: volume, volume mounts, volume |, volumes are, volumes name, volumes with, voor, voor de, vorbereitung
1: vorlage, voz, vpc id, vpc module, vq, vraag, vs code, vsb, vt, vulnerabilities, vulns, vulture, vy, vyb zw
1: vz, wait, wait day, wait two, waiting, waiting and, waiting is, waits and, wal, walk on, walk through
1: walks through, wallet key, wallet new, wallet process, wallet safety, wallets for, want $, want to, wants
1: warehouse, warm cache, warm pool, warmer, warn error, warn false, warning that, warns, warns about, warnung
1: warrant, was affected, was amended, was asked, was built, was changed, was dropped, was examined
1: was expected, was logged, was meant, was never, was on, was read, was touched, wash, wasn, watch, watch and
1: watch description, watch false, watch for, watch watch, watcher, watches, way if, wayland, wb ihvyb, wb save
1: wb sheetnames, we could, we look, we measure, we saw, we ship, we work, weak on, weak reused, weaken
1: weakness, weather, weather and, weather brief, web app, web client, web for, web in, web shell, web tool
1: web worker, webbrowser, webhook endpoint, webhook of, webservice, week for, week with, weekly, weekly keep
1: weekly monthly, weekly report, weekly run, weekly summary, weeks and, weeks |, weg, weigh, weight
1: weight and, weight is, weight then, weights and, weights only, welke, well behaved, well for, well it
1: well this, well with, were already, were changed, were committed, were merged, were never, wert, wet
1: wevtutil sl, wget <placeholder>, wget tmp, what agent, what broke, what counts, what follows, what good
1: what happened, what has, what keeps, what matters, what one, what people, what should, what stands, what the
1: what users, what was, what went, what why, what you, whatever is, whatever it, whatever was, whats
1: whats app, whc, when both, when did, when docs, when done, when git, when no, when showing, when site
1: when somebody, when why, whenever the, where, where are, where col, where context, where email, where not
1: where nothing, where pip, where reader, where status, where that, where there, where total, where where
1: wherever, whether each, whether or, whether the, which also, which answers, which knows, which only
1: which packages, which python, which scopes, whichever, while we, white check, white space, who decided
1: who did, who for, who have, who made, who owes, who read, who take, who what, who will, who wrote, whoami $
1: whole files, whole text, whole tree, whose name, why how, why in, why now, wi fi, widen the, widens, width $
1: width quality, width rem, will ask, will notice, will say, win, win defend, win over, win zip, wind, window
1: window and, window open, window style, window that, window |, windows download, windows hide, windows temp
1: windows –, wins the, wiped, wird, wire, wires, wish it, with all, with apply, with assets, with author
1: with auto, with aws, with back, with care, with chore, with clean, with cmake, with colleagues, with commas
1: with comment, with concurrently, with connection, with consistent, with credentials, with ctrl, with delay
1: with digits, with discovery, with do, with every, with everything, with exiftool, with fast, with feedback
1: with files, with first, with for, with full, with grep, with health, with hidden, with hot, with http
1: with hyphens, with icon, with id, with ignore, with input, with interval, with it, with just, with kotlinc
1: with ledger, with long, with low, with many, with modern, with nested, with nginx, with no, with nothing
1: with np, with npx, with number, with object, with one, with orders, with other, with others, with plausible
1: with playwright, with point, with policy, with questions, with reference, with references, with relevant
1: with reserved, with resume, with rights, with rotation, with routes, with ruby, with save, with score
1: with script, with semicolon, with series, with settings, with severity, with short, with spaced
1: with speaker, with stated, with steps, with strip, with subject, with template, with terraform, with that
1: with these, with this, with three, with tls, with ts, with type, with typed, with user, with uv, with verbs
1: with versions, with which, with wind, with written, with yes, with your, within, within day, within minute
1: within minutes, within ten, within the, within three, within |, without alt, without answer, without changes
1: without downtime, without focus, without having, without its, without one, without opening, without reason
1: without review, without saying, without second, without security, without showing, without the, without them
1: without time, without waiting, witness, wj, wk, wm, wonder, word for, word that, word the, worded
1: wording of, wordpress, words by, words config, words for, words if, words join, words length, words to
1: words word, words |, work, work $, work ask, work do, work for, work pass, work that, work through
1: work when, work without, work |, worked example, workers to, workflows and, workflows for, workflows the
1: workflows |, working day, working on, workload the, works, works at, works everywhere, works in, works it
1: workspace agent, workspace and, workspace for, workspace trust, workspace write, workstations, worktree add
1: worst first, worst |, would, would disprove, would fail, would lose, would make, would not, would only
1: would use, wq, wrap, wrap at, wrapped by, write, write as, write back, write better, write body, write bytes
1: write commit, write csv, write env, write files, write head, write hook, write instead, write it
1: write lines, write not, write notes, write out, write post, write stream, write string, write text
1: write this, write true, write two, write up, write your, writeheader, writer fieldnames, writes all
1: writes env, writes its, writes report, writes structured, writes |, writing code, writing this, written from
1: written here, wrong do, wrong file, wrong password, wrong time, ws const, wscript, wscript shell, wtmp
1: wtmp var, xargs curl, xattr dr, xb, xbel, xc, xclip, xcode, xcode derived, xcode |, xd, xd ac, xdg, xerr
1: xf $, xfail, xfd, xg, xhd, xi, xls, xlsx pdf, xml the, xmrig, xn, xo, xong, xor, xp, xro, xs, xu, xv, xy
1: xz $, xzf tgz, yaml in, yaml list, yaml load, yaml then, yaml wait, yap, yar, yara rules, yaz
1: yc eaaaadaqabaaabaqc, yd, year month, yearly plan, years this, yellow |, yeniden, yes allow, yes and
1: yes etc, yes is, yes on, yes once, yes steps, yes then, yh, yield kind, yield name, yl, yml from, yml return
1: you act, you add, you and, you answer, you describe, you feel, you for, you found, you hold, you meet
1: you pick, you put, you review, you see, you start, you tell, you turn, you verify, you will, you write
1: your answer, your changes, your draft, your edr, your index, your mcp, your normal, your owner, your payment
1: your phone, your report, your seed, your shell, your side, your summary, your task, your user, your web
1: your workspace, yourself if, yourself the, yp, ys, yt, yxbw, yxno ic, yükle, zahl, zahl der, zb, zcat, ze
1: zeige, zeile, zeit, zenodo, zero no, zero the, zero value, zet, zi, zip $, zip <free>, zip deflated
1: zip extract, zip file, zip unpack, zizj eaw, zlib import, zmieniaj, zn nttcbod, zone file, zone join
1: zone with, zones, zp, zq, zsb, zsh exit, zshrc bashrc, zu, zugfe, zugfe rd, zwei, zx, zxf, | access
1: | account, | afterwards, | age, | agreed, | approved, | ask, | asks, | audit, | auditd, | back, | backup
1: | backups, | basic, | basis, | becomes, | beta, | border, | breaking, | budget, | bug, | build, | cap
1: | causa, | chars, | checked, | choice, | cksum, | class, | clause, | clock, | close, | cluster, | connection
1: | connections, | constant, | covers, | crontab, | csrf, | cvss, | datetime, | days, | dead, | debian
1: | decide, | decided, | deep, | defect, | delete, | deprecated, | describe, | df, | digit, | disabled, | dkim
1: | dns, | drill, | drop, | du, | duplication, | ed, | edge, | emergency, | emoji, | encode, | end, | er
1: | errors, | escape, | exception, | exists, | experiment, | fail, | failed, | fetch, | filter, | finding
1: | finish, | first, | fixture, | fold, | for, | forms, | forwarding, | friday, | front, | fs, | gmail
1: | green, | hardware, | high, | icon, | image, | immediate, | incident, | instance, | integrity, | invite
1: | iso, | jobs, | jwt, | keep, | keeps, | kex, | key, | keywords, | large, | lead, | length, | limited
1: | lists, | logout, | logs, | lower, | main, | make, | mask, | merged, | missing, | mkdir, | ml, | model
1: | moment, | monitoring, | move, | mtu, | multi, | must, | name, | node, | nohup, | non, | npm, | npx, | nvm
1: | objects, | od, | older, | orphan, | own, | package, | pages, | paging, | partial, | pdb, | per, | ping
1: | pivot, | pl, | preview, | procedure, | product, | prompts, | propose, | provider, | proxy, | pull
1: | purchase, | queries, | quote, | raise, | random, | rank, | record, | refresh, | refuse, | remedy, | remote
1: | remove, | removes, | reports, | requests, | restart, | retry, | reverse, | review, | revoke, | rice
1: | rows, | rule, | run, | same, | save, | say, | score, | se, | search, | season, | see, | seq, | server
1: | session, | short, | sntrup, | spam, | spark, | spring, | steps, | strict, | subject, | sudo, | sun
1: | support, | surface, | symptom, | table, | tag, | tags, | takes, | talk, | tar, | technique, | tells
1: | termination, | text, | the, | this, | ticket, | tier, | tls, | traffic, | transactions, | treatment
1: | trick, | truncate, | type, | ufw, | unknown, | unused, | verbose, | verdict, | volume, | weak, | weeks
1: | when, | window, | wording, | worker, | workflow, | xcode, | year, | yellow, | zeit, | 一, | 例, | 列, | 原
1: | 发, | 天, | 小, | 所, | 数, | 整, | 时, | 有, | 等, | 级, | 结, | 解, | 触, | 高, ~ $, ~ agent, ~ and, ~ azure, ~ bash
1: ~ bashrc, ~ code, ~ ethereum, ~ git, ~ head, ~ mozilla, ~ npmrc, « », ·, » «, Ö, × |, à, à la, à utilisateur
1: çalıştırın, çıktısını, é, étape, öner, đi, đo, đư, đư ợ, İlk, że, Аудит, Без, В, Для, Запустіть
1: Запустіть scripts, Отчёт, Пароли, Переводит, Порядок, После, Проверить, Проверка, С, Сверить, Сначала
1: Сравнить, Таблица, Установка, адрес, время, всё, есть, журналы, за, из, или, их, й, места, можно, на сервер
1: неделю, нет, нужно, о, он, отчёте, при, работы, с, сам, сервер, строки, таблицу, таблицы, файл, чи, что
1: чтобы, і, أول, إذا, اسأل, اسأل المستخدم, اطلب, اقرأ, التحقق, المستخدم عن, شغّل, عن, قبل, من, ١, ٢, ٢ شغّل, ٣
1: ٣ اعرض, आदेश, उपयोगकर्ता से, करें।, की सूची, को, कौशल, जब, न, नाम, नियम, पता, पूरा, बनाएँ।, विषय, सूची
1: हिंदी, हिंदी में, है, ạ, ạ ng, ả, ấ, ầ, ặ, ế, ệ, ệ nh, ị, ị ch, ỏ ngư, ỗ, ớ khi, ờ, ở, ụ, ử, ữ, – only
1: – the, — our, ” 。, … for, … if, € |, → actions, → notification, ≠, ▶, ✨, 、, 、 env, 、 pip, 、 二, 、 担, 、 現, 、 目
1: 、 見, 、 身, 。, 。 mac, 。 |, 。 供, 。 共, 。 审, 。 推, 。 提, 。 支, 。 敬, 。 次, 。 每, 。 没, 。 流, 。 発, 。 视, 。 请, 。 运, 。 这, 「
1: 」, 」 と, 〜, い 。, い 」, い で, い ま, う な, え た, え な, え る, か ら, か れ, き る, き 換, く, く 。, く こ, く な, け 。, け て, け な, こ と
1: こ の, こ れ, し て, し な, し は, す 。, せ る, せ ん, た, た い, た か, た こ, た と, た の, た め, だ, ち, っ て, つ い, つ ま, て, て い, て 実
1: て 書, て 構, で, で 。, で き, で す, で に, で の, で 分, で 実, と 、, と の, と は, と 答, ど, ど の, な い, な の, な り, に, に 「, に こ, に し
1: に つ, に で, に 保, に 外, に 感, に 時, に 本, に 漏, に 登, に 送, の こ, の た, の だ, の ま, の よ, の サ, の ス, の 三, の 代, の 前, の 後, の 時
1: の 正, の 自, は 「, は 一, は 何, は 作, は 出, は 字, は 意, は 手, は 既, は 日, ば, ぶ, ぶ 。, ま, ま せ, み, み 、, め 、, め ら, よ, よ う, よ り
1: ら, ら 「, り を, り 優, る const, る 結, れ, れ た, れ に, れ は, れ ば, を 付, を 分, を 直, を 確, を 見, を 読, を 送, ん 。, ウ, ウ ン, キ ル
1: コ マ, ス キ, ダ ウ, ツ, ド し, ド は, ピ, マ ン, ル よ, ン ド, ン ロ, 一 件, 一 并, 一 开, 一 文, 一 日, 一 时, 一 步, 一 言, 三 つ, 上, 不, 不 会
1: 不 到, 不 在, 不 必, 不 用, 不 符, 不 适, 不 需, 且, 业 务, 个 主, 个 字, 个 文, 中, 中 |, 中 心, 中 文, 中 的, 为 同, 为 已, 之, 之 后, 书, 事, 事 前
1: 事 実, 交 到, 人 |, 人 和, 今 日, 他, 付, 令, 以 便, 以 内, 以 读, 们 的, 件, 件 。, 件 事, 件 从, 件 内, 件 时, 任, 任 人, 任 何, 份, 休, 会 在
1: 会 被, 伝, 伝 え, 传, 传 到, 位, 位 置, 何 で, 何 内, 作 |, 作 。, 作 業, 你 不, 使 い, 供 应, 依, 依 赖, 侵, 保 存, 保 证, 備, 優, 優 先, 先 、
1: 先 在, 全 审, 全 文, 全 角, 全 部, 共, 共 有, 关, 关 注, 关 闭, 典, 内 容, 再, 写 明, 写 进, 出 し, 出 典, 分 。, 分 け, 分 に, 切 れ, 列, 列 入, 列 出
1: 则 |, 初, 初 期, 利, 利 用, 别 |, 到 <named>, 到 处, 到 秒, 到 ：, 制, 制 下, 制 到, 前 で, 前 不, 前 准, 功, 动 作, 动 更, 动 ，, 助 手, 動
1: 化 コ, 医 学, 午, 半 角, 即 可, 历 、, 压, 压 密, 原, 原 始, 原 文, 及, 发, 发 |, 发 。, 发 布, 取 音, 口 ，, 句 话, 可 信, 可 疑, 台 运, 台 ，, 右
1: 号 和, 合 |, 合 は, 同 じ, 同 意, 名 、, 名 为, 后 。, 启, 启 动, 告 知, 告 警, 告 诉, 味, 味 の, 命, 命 令, 和, 和 可, 响, 响 应, 商, 問, 営, 器 上
1: 器 人, 回, 回 车, 团, 团 队, 囲, 固 定, 在, 在 业, 在 报, 在 服, 在 终, 在 结, 地 方, 型 を, 報, 复 的, 外 し, 天, 始, 姓 名, 字 以, 字 幕, 存 し, 它
1: 它 。, 安 全, 完, 完 成, 定 が, 定 到, 宛, 宛 先, 実 を, 実 行, 审, 审 核, 容, 容 。, 容 ，, 密, 对 中, 对 话, 小, 小 时, 就, 就 说, 層, 層 に, 峰
1: 已 知, 帳, 幕, 平, 年, 并, 并 把, 并 提, 序, 应, 应 。, 应 急, 应 链, 建 议, 开 的, 归 档, 当 、, 录 下, 录 并, 後 、, 後 に, 得 完, 必, 必 要, 急, 意
1: 意 味, 意 ，, 感, 成 和, 成 文, 成 ，, 户, 户 的, 户 ，, 手 順, 手 ：, 执, 执 行, 技, 技 能, 把, 把 本, 报, 抽, 抽 取, 拆, 持, 指 示, 按, 排, 排 序
1: 接 依, 接 执, 提 及, 提 醒, 換 え, 支 持, 改, 改 |, 改 行, 改 被, 放 在, 敬, 敬 語, 数 字, 整, 整 个, 整 改, 整 理, 文 |, 文 で, 文 と, 文 は, 文 中
1: 文 ，, 新 に, 方 。, 既 定, 日, 日 の, 日 は, 时 |, 时 保, 时 视, 时 限, 時 間, 曜, 更, 更 快, 更 新, 有, 有 者, 期 化, 期 間, 本 |, 本 文, 术, 术 语
1: 机, 机 器, 机 密, 杀, 条 。, 果, 果 |, 标 点, 标 题, 校 对, 核, 核 的, 格 式, 案 ，, 档 ，, 检, 检 查, 検 知, 業 の, 業 を, 構, 次, 次 の, 次 使
1: 次 更, 正, 此, 步, 歴, 歴 を, 残 っ, 段 名, 毎, 毎 回, 每, 每 条, 每 行, 毒, 比 较, 永, 永 久, 求 め, 汇, 没, 没 有, 流, 流 程, 源 。, 準, 準 備, 漏
1: 漏 れ, 点 を, 热, 現, 理 ，, 生 成, 産, 用 ffmpeg, 用 户, 用 期, 用 本, 用 短, 用 需, 由 を, 留 在, 略 す, 疑, 発 言, 登, 登 録, 的 、, 的 全, 的 可
1: 的 地, 的 密, 的 已, 的 第, 的 配, 盖 时, 目, 目 录, 直, 直 す, 省, 省 略, 看 。, 看 的, 知 っ, 知 を, 知 用, 示 を, 秒, 移 。, 程 用, 種, 種 類, 究 ，
1: 端, 端 ”, 端 执, 符 合, 第 一, 等 待, 範, 範 囲, 粘, 粘 贴, 系, 系 统, 続, 级, 级 别, 组, 组 件, 终, 经, 经 过, 结 果, 统 的, 统 自, 网, 置 |, 置 。
1: 翻, 翻 訳, 考 え, 者 に, 者 へ, 者 的, 者 进, 者 ，, 联, 联 网, 能 依, 能 帮, 致 ，, 蓝, 行 。, 行 加, 行 后, 行 ，, 表, 表 記, 補, 要, 要 で, 要 一
1: 要 修, 要 关, 要 写, 要 在, 要 安, 要 让, 要 ：, 見 出, 规 则, 视, 视 为, 角 |, 角 、, 言, 記, 記 |, 記 録, 試, 認 す, 認 は, 語, 語 の, 読, 読 み
1: 警, 计 流, 认 。, 让 它, 让 用, 证, 诉, 话 中, 话 结, 语 表, 诱, 说 是, 请 先, 读, 資, 質, 質 問, 负, 负 责, 责 任, 账, 账 号, 赖, 赖 。, 超, 超 过
1: 身, 身 份, 车, 软, 软 件, 较, 较 新, 过 个, 过 审, 运 维, 近, 这, 进 来, 送, 选 ，, 通 知, 遅, 選, 選 ぶ, 部 消, 都 在, 醒, 重, 金, 録, 録 し, 録 す
1: 長, 闭, 问 起, 间, 间 不, 间 接, 阅 读, 队, 防, 限 |, 限 。, 限 の, 限 流, 险, 险 高, 需 要, 面, 面 的, 面 这, 音 频, 項 、, 順, 類, 類 |, 项 。
1: 频 。, 频 生, 题 公, 风 险, 首, 首 次, 高 |, 高 峰, 黄, 黙, 가, 가 격, 각, 간 과, 개 를, 게, 게 이, 격, 결, 계, 고, 고 다, 고 를, 고 친, 과, 관
1: 관 리, 권, 권 한, 규, 규 칙, 그, 그 대, 그 인, 글 을, 기, 기 간, 기 록, 까, 끝, 끝 에, 내 합, 냅, 넣, 누, 는 다, 는 보, 는 사, 니 다, 다, 다 가, 다 문
1: 다 사, 다 시, 다 한, 단 계, 답, 대 로, 도, 도 록, 되, 두, 두 고, 든, 따, 따 로, 래, 럼, 로 그, 로 따, 로 실, 록, 른, 를 넣, 를 붙, 리, 리 자, 릴, 림
1: 매, 먼, 먼 저, 면, 모, 모 든, 므, 므 로, 밀, 밀 번, 바, 번 호, 보 고, 보 다, 보 안, 불, 붙, 붙 여, 비, 비 밀, 사, 사 용, 새, 새 기, 서 로, 세 개
1: 세 요, 송, 습, 습 니, 시, 시 도, 시 시, 시 합, 실 행, 쓰, 쓰 는, 씁, 씁 니, 씩, 아 래, 안, 않, 않 는, 않 습, 않 으, 알, 알 림, 없, 없 습, 없 이, 에 게
1: 에 이, 연, 연 결, 예, 예 외, 외, 요, 용, 용 되, 위, 위 에, 유 를, 으 로, 으 면, 은, 을 먼, 을 함, 응, 의, 의 단, 이, 이 유, 이 있, 이 제, 인 시, 일 은
1: 있 으, 자 권, 저, 적 용, 전 송, 조 건, 지 않, 처 럼, 취, 친, 타, 테, 테 스, 파, 파 일, 표, 표 로, 품, 필, 필 요, 한 번, 한 으, 합 니, 했, 행, 행 하
1: 호, 호 를, ️, ️ |, ， 中, ， 也, ， 以, ， 发, ， 字, ， 并, ， 建, ， 无, ， 检, ， 解, ， 让, ， 调, ： bash, ： http, ： こ
-1: $ address, $ age, $ arch, $ archive, $ audit, $ batch, $ bundle, $ cfg, $ changes, $ check, $ claude
-1: $ codex, $ command, $ comments, $ const, $ corp, $ count, $ cp, $ cut, $ data, $ dest, $ diff, $ dig
-1: $ domain, $ dst, $ du, $ enabled, $ end, $ environment, $ eval, $ extra, $ false, $ fetch, $ files
-1: $ filter, $ find, $ folder, $ function, $ glob, $ gt, $ gw, $ head, $ ids, $ import, $ it, $ journal
-1: $ json, $ jwt, $ key, $ label, $ limit, $ lines, $ lock, $ ls, $ marker, $ min, $ more, $ name, $ names
-1: $ nc, $ net, $ next, $ no, $ number, $ old, $ only, $ op, $ or, $ order, $ out, $ password, $ pgdatabase
-1: $ port, $ powershell, $ printf, $ project, $ ps, $ pscmdlet, $ psscript, $ python, $ query, $ raw, $ re
-1: $ rel, $ remove, $ repo, $ res, $ runner, $ secret, $ secrets, $ select, $ sha, $ show, $ slack, $ split
-1: $ state, $ stdin, $ style, $ subject, $ target, $ telegram, $ then, $ timeout, $ timestamp, $ title, $ tmp
-1: $ trim, $ txt, $ up, $ warm, $ wc, $ where, $ width, $ xml, $ yes, $ zone, <named> actions, <named> affaan
-1: <named> affaanmustafa, <named> apps, <named> badge, <named> beta, <named> chat, <named> claw
-1: <named> components, <named> content, <named> copyright, <named> css, <named> devicelogin, <named> doc
-1: <named> download, <named> dtds, <named> entrez, <named> export, <named> for, <named> forecast
-1: <named> gists, <named> gitleaks, <named> html, <named> install, <named> issue, <named> licenses
-1: <named> live, <named> login, <named> me, <named> media, <named> name, <named> nf, <named> nodejs
-1: <named> open, <named> out, <named> path, <named> profile, <named> projects, <named> pub, <named> pypa
-1: <named> python, <named> query, <named> rfc, <named> run, <named> search, <named> services
-1: <named> standardagents, <named> tr, <named> tweets, <named> vercel, <named> version, <named> watch
-1: <named> web, <named> ~, <placeholder> api, <placeholder> cb, <placeholder> data, <placeholder> host
-1: <vendor> helm, <vendor> homebrew, <vendor> iam, aaa, abbrev, abcd, abcdefghijklmnopqrstuvwxyz, about each
-1: about other, about to, above per, abs, abs path, absence, absent the, absolute paths, abstract, abuse
-1: accept header, acceptance, acceso, access aws, access control, access denied, access logging, access point
-1: access review, access that, access to, access tokens, access write, accessing, accession, according
-1: according to, account do, account from, account id, account json, account security, account which
-1: account with, accounts add, accounts are, accounts have, accounts minpwlen, accounts txt, accuracy
-1: accurate, accès, acls, acm, acme acme, acquire, across all, across files, across sessions, across the, acs
-1: act as, act on, action, action account, action store, actions bot, actions githubusercontent, actions join
-1: actions runner, actions workflow, actions workflows, actions |, active, active $, activities, adapter
-1: adaptive, adb, adc, add any, add apple, add clippy, add column, add content, add data, add edge, add line
-1: add new, add no, add one, add origin, add padding, add tests, add their, add user, add ~, added by
-1: added with, address $, address before, address can, address if, address no, address of, address that
-1: address the, address |, addresses |, adds the, adds up, admin description, admin |, administrator $
-1: administrator it, ads, advert, advertise routes, advises, ae |, aes gcm, aesthetic, affaan, affaanmustafa
-1: affaanmustafa status, afin de, afresh, after, after backup, after cleaning, after every, after finding
-1: after last, after leak, after log, after signing, after step, after success, after that, after they
-1: after to, after which, after writing, afternoon, afterwards send, afterwards show, again and, again for
-1: again never, again read, again report, against so, against them, age max, age of, age or, age recipient
-1: agency, agent agent, agent and, agent backup, agent did, agent guardrails, agent is, agent mozilla
-1: agent not, agent notes, agent observability, agent permission, agent role, agent sessions, agent to
-1: agent usage, agent work, agent writes, agent |, agents and, agents name, agents run, agents that, agents |
-1: aggregate, aggregation, aging, ago |, agree with, agreement, agreement with, agrees, agy, ah, ai answers
-1: ai api, air, airflow, ajv, akia github, akia |, al usuario, alarming, alert, alert on, algo, algorithms and
-1: algorithms sntrup, alias, alice, align center, aligned with, aligner, alignment, all at, all body, all by
-1: all commands, all commits, all context, all critical, all data, all date, all export, all figures, all for
-1: all high, all hosts, all keys, all map, all mini, all on, all others, all previous, all root, all scripts
-1: all settings, all those, all types, all user, all we, all you, allele, alloc, allocation, allow deny
-1: allow groups, allow open, allow some, allowed in, allowed return, allowing, allows it, almacén, almost
-1: alone when, alpha, already and, already exists, already run, also ask, alter role, always go, always keep
-1: always name, always pass, always say, always use, am, ambient, amd, american, amount and, amount of
-1: amount value, amounts use, amp, an $, an administrator, an afternoon, an agency, an argument, an array
-1: an entry, an estimate, an external, an honest, an hour, an incident, an index, an instance, an issue
-1: an mcp, an older, an organisation, an unknown, an unsubscribe, analyse, analysis, analysis and, analyze
-1: anchored, and $, and access, and additional, and ai, and amount, and apply, and asks, and at, and belongs
-1: and body, and brings, and build, and builds, and by, and cache, and caches, and cannot, and code
-1: and cookies, and copy, and cors, and cross, and currency, and date, and decode, and delete, and does
-1: and down, and edit, and execution, and exit, and expect, and export, and failing, and fits, and fix
-1: and fixes, and flow, and google, and graded, and green, and guides, and headers, and hold, and host
-1: and how, and https, and input, and keeps, and kept, and len, and length, and limits, and lines, and link
-1: and lists, and logs, and mac, and mail, and maintain, and maintains, and managed, and management
-1: and maximum, and month, and monthly, and move, and name, and never, and newline, and nobody, and nowhere
-1: and offer, and one, and only, and or, and other, and output, and packing, and parts, and polish, and prints
-1: and prompts, and puts, and quiet, and quote, and read, and refund, and register, and removes, and require
-1: and retry, and return, and role, and roles, and safe, and secrets, and security, and sees, and send
-1: and sentence, and servers, and ship, and sign, and skills, and so, and split, and stale, and state
-1: and statistics, and stay, and steps, and stored, and sudo, and suffix, and suggests, and summarise, and svg
-1: and switch, and tag, and test, and the, and their, and they, and timeout, and token, and total
-1: and troubleshooting, and try, and upload, and user, and uses, and verdict, and verify, and version
-1: and versions, and waits, and walk, and watch, and which, and why, and will, and windows, and year, and |
-1: androidx, angle, angular, animate, animations, anna, annotation, annotations, announcements, anota
-1: another machine, ans, ansible, ansible vault, answer at, answer before, answer first, answer for
-1: answer from, answer it, answer only, answer the, answer up, answer |, answered $, answers and, answers are
-1: answers in, answers into, answers it, answers on, answers questions, ant, ant design, anterior, antes
-1: antes del, anthropic version, antivirus, anweisungen, anweisungen und, any code, any further, any kind
-1: any map, any new, any term, any time, anyone can, anyone in, anything in, anything is, anything over
-1: anything with, anything without, anywhere, apague, apart, apart from, api async, api base, api chat
-1: api docs, api internal, api method, api query, api rate, api service, api simple, api telegram, api token
-1: api url, api version, api |, apk, app config, app current, app db, app env, app has, app id, app on
-1: app post, app py, app releases, app run, app service, app shop, app so, app start, app store, app update
-1: appear in, appear within, appearance, appears, append join, append line, append name, apple dtd
-1: apple finder, apple show, apple use, applicable, applicable to, application www, applied, apply anything
-1: apply it, apply to, apply without, appointment, appropriate, approval, approval to, approve false
-1: approve the, approvers, apps kind, apps with, appsettings, aprobación, apt, apt keyrings, aq
-1: aqabaiaaaaaaap, aqabaiaaaaaaap baeaaaaalaaaaaabaaeaaaibraa, ar, ar xiv, archive $, archive copy
-1: archive refs, archive |, archived, archives the, archives with, archivo, archivos, are added, are all
-1: are already, are also, are and, are another, are as, are bad, are committed, are copied, are data, are done
-1: are entered, are followed, are genuine, are given, are here, are human, are labels, are looked, are marked
-1: are missing, are negative, are never, are no, are now, are numbered, are of, are on, are plain
-1: are proposed, are quoted, are reported, are samples, are shown, are skipped, are submitted, are taken
-1: are true, are what, are worth, are written, are zero, areas, argparse import, args, args args, args filter
-1: args for, args if, args in, args index, args modelcontextprotocol, args nth, args output, args process
-1: args profile, args return, args str, args text, args title, argument hint, argv def, argv each
-1: argv expanduser, argv form, argv glob, argv headers, argv includes, argv print, argv rows, argv slice
-1: argv text, argv utf, arial, arn split, around, arp, array, array $, array fill, array new, array string
-1: arrays of, arrows, article and, article is, articles, artifact, arxiv, as agreed, as backup, as bash
-1: as before, as chore, as clean, as comment, as ctx, as described, as diff, as drafts, as dt, as err
-1: as evidence, as exc, as file, as files, as fp, as git, as given, as good, as important, as line, as long
-1: as named, as needed, as negative, as normal, as of, as out, as pre, as proof, as questions, as resp
-1: as response, as return, as review, as secret, as set, as single, as str, as string, as such, as suspicious
-1: as svg, as there, as those, as title, as utf, as written, as |, ascii, ask about, ask each, ask first
-1: ask one, ask user, ask when, ask which, asked which, asking do, asks before, asks for, asks how, asks to
-1: aspx, assertions, assess, assessments, assets folder, assign, assignment, assignments
-1: assistant automations, assistant forward, assistant read, assistant |, associated, association, assumption
-1: assumptions, async code, async def, async function, async with, asyncio, at, at am, at etc, at event
-1: at file, at is, at it, at its, at noon, at one, at project, at runtime, at sender, at ten, at that, at the
-1: at to, at what, at which, at with, at |, ata, atlassian, atomic, attach role, attach the, attacker
-1: attempts, attribution, audience, audiences, audit evidence, audit logging, audit name, audit not
-1: audit report, audit requirements, audit sh, auditor can, auditors ask, audits, auf eine, aus, aus der
-1: auth can, auth gmail, auth key, auth state, auth tries, auth use, authenticate, authenticated
-1: authentication, authentication no, authoritative, authority, authorization basic, authorization token
-1: auto generated, auto |, autocomplete email, autocomplete new, automate, automatic renewal, automation
-1: autosave, autre, auxww $, availability, availability |, avant tout, averaged, averaged over, avise, aviso
-1: avoid |, await conn, await gh, await new, await sharp, await this, awareness, awk $, awk nr, aws access
-1: aws akia, aws configure, aws cp, aws ec, aws ecr, aws iam, aws identifiers, aws key, aws kms, aws lambda
-1: aws region, aws secretsmanager, aws sso, aws sts, axis, az, azure, azure dev, azure storage, açık, año, ba
-1: ba |, back as, back for, back what, back with, backed, backfill, background task, backs up, backticks
-1: backup description, backup failed, backup false, backup with, backups of, bad and, bad if, badge from
-1: badge svg, badges, baeaaaaalaaaaaabaaeaaaibraa, bag, bak, bak $, balance, balance address, bandit, bands
-1: bank account, bank and, bare, bas, base address, base branch, base data, base de, base get, base godlh
-1: base hex, base image, base images, base json, base metadata, base method, base of, base out, base output
-1: base string, base text, base to, based on, basename file, bash bin, bash curl, bash from, bash kubectl
-1: bash npm, bash openssl, bash or, bash python, bash ssh, bash then, bash |, bash ~, basic auth, basics
-1: basta, baud, bb, be added, be approved, be asked, be changed, be checked, be closed, be copied, be deleted
-1: be empty, be exported, be hidden, be imported, be linked, be made, be restored, be reviewed, be run
-1: be short, be shorter, be slow, be taken, be undone, be updated, be warm, be what, bearer os, bearing, beats
-1: beautiful, beautiful soup, been tried, before, before adding, before applying, before blocking
-1: before calling, before committing, before giving, before installation, before lines, before moving
-1: before opening, before running, before saving, before text, before that, before txt, before using
-1: before write, begin private, begin the, begin to, begin |, beginner, behavioral, behaviour |, behind the
-1: behind them, being edited, belong here, belong to, belongs in, below and, below are, below that, benefit
-1: benutzer, beside it, beside them, best for, bestätigen, beta, beta models, betreff, better than
-1: between and, between requests, between sessions, beyond the, bf, bibliography, bicycle, bicycle shop, bij
-1: bill, bin $, bin backup, bin env, bin perl, bin pip, bin plan, bin report, bin systemctl, bin terraform
-1: bin usr, binance key, binance secret, binary format, bind it, bind to, binder, binder for, bio <named>
-1: bio claw, biol, birth, bis, bis zum, bit locker, bits are, bitwarden vault, bj, blanket, ble, blink, blo
-1: blob, blob main, blob master, blobs, block at, block for, block public, block |, blocked, blocking
-1: blocklist, blocks, blocks |, blog, blur, board id, boards, body and, body await, body before, body body
-1: body fs, body handlers, body include, body no, body null, body strings, body text, body url, body urllib
-1: body was, body with, bold, bonus, book, bookmark, books, bool return, bool true, boolean, boolean if
-1: boolean map, boot, bootout, bootout gui, bootstrap description, border, border radius, borders, borrow
-1: bot father, bot os, both ends, both files, both the, boto, boto core, botocore, botocore exceptions, bots
-1: bound, boundaries, boundary, bounded, bounds, box for, box or, bp, bpo, bq, branch dev, branch git
-1: branch main, branch protected, branches, brand new, branded, brca, break case, breakdown by, breast
-1: brew bundle, brief, brief md, brief with, briefing, brings it, british, broad, broadcast, browser close
-1: browser login, browser open, browser or, browser session, browser |, browsers, bsd, bt, bucket and
-1: bucket with, budget the, buf getvalue, buffer alloc, buffer in, bug fixes, bugs, build $, build <named>
-1: build and, build build, build docker, build folders, build gmail, build gradle, build http, build name
-1: build npm, build on, build output, build python, build runs, build test, build tools, build without
-1: build |, building, builds an, builds for, builds on, built on, bullet, bullet points, bundle verify
-1: bundled, burn in, burn subtitles, burnt, but it, but nobody, buttons, buying, bw list, bw session
-1: bw unlock, by another, by build, by burn, by category, by company, by control, by copy, by days, by default
-1: by device, by etc, by eye, by git, by hand, by hook, by host, by how, by key, by kind, by mark, by message
-1: by model, by module, by network, by number, by only, by os, by person, by policy, by pull, by side
-1: by source, by step, by tag, by topic, by user, by with, bytes bytes, bytes decode, bytes if, bytes out
-1: bytes return, bytes to, bytes utf, bytes which, bytes with, bytes |, ca cert, ca pem, ca |, cable, cacerts
-1: cache <named>, cache and, cache bool, cache cache, cache entries, cache it, cache local, cache location
-1: cache path, cache restic, cache return, cache root, cache target, cache type, cache warm, cached for
-1: caches are, caches restic, cad, cada comentário, cada uma, caddy, cadence, cainfo, cainfo etc, calc
-1: calculate, calculator, calendar, calendar bridge, calendar |, call, call python, call the, call |
-1: caller identity, callers, calling it, calling the, calls, cambiar, came from, camel, camera, cameras
-1: campaigns, campo |, can check, can choose, can connect, can correct, can fix, can have, can leave, can look
-1: can make, can post, can see, can you, canary is, cancellation, cancels, cancels the, candidate, candidates
-1: cannot happen, cannot open, cannot share, canvas, capabilities, capability, captcha, capture and, captured
-1: captures, card number, cards in, cards that, careful, cargo, cargo env, cargo run, cargo toml, carpeta
-1: carried by, carrier, carriers, carry no, carrying, cart, cart checkout, casabot, case and, case case
-1: case for, case sha, cases and, cases empty, cat file, cat home, cat root, cat tmp, catalogue, catch error
-1: catch exception, catch |, categories, cau, caused, causing, caveats, cc and, cdp, cell in, cells that, cent
-1: central amazonaws, central |, centre, cert $, cert file, cert manager, cert pem, certificados
-1: certificate the, certificates crt, certificates with, certs $, certs ca, cf, cfg configparser, cfg get
-1: cfg json, ch ạ, chain, chain id, chained, chamada, champion, change, change actions, change and, change for
-1: change since, change to, change true, change without, changed $, changed files, changed since, changes
-1: changes all, changes nothing, changes only, changes to, changes with, changing, channel, channel stable
-1: channels for, characters $, characters of, characters so, chars, charsets, chart per, chat agent
-1: chat completions, chat or, chat text, chat with, check after, check again, check check, check csv
-1: check for, check if, check its, check needs, check one, check read, check required, check return
-1: check rules, check status, check this, check |, checkbox, checked against, checker description
-1: checklist for, checklist one, checklists, checkout of, checkpoint, checks before, checks each, checks for
-1: checks in, checks json, checks off, checks on, checks when, chef, chezmoi diff, chiedi, child spawn
-1: children new, choosing, chose, chr, chr ord, chrom, chroma, chrome and, chrome firefox, chrome web
-1: chromium, chromium launch, chromosome, chronicle, chronological, chu, chunk, churn is, ci, ci cd, ci copy
-1: ci ignore, ci with, ci yaml, ci |, cidr blocks, cidr values, cinco, cis benchmark, cita, cited, cjs, ck, cl
-1: cl security, claim, claim |, claims, claims that, clamav, clamav daemon, clarity, claro, clase, classer
-1: classic, classification, classified, claude, claude cursor, claude desktop, claude file, claude homunculus
-1: claude mcp, claude |, clave, clean all, clean code, clean machine, clean markdown, clean the
-1: cleaner description, cleaner run, cleanup, clear, clear ask, clear |, cleared, cleared |, clearly
-1: cleartext, cleartext traffic, cli description, cli install, click through, click unsubscribe
-1: client application, client cache, client email, client error, client iam, client of, client only, cliente
-1: clin, clin var, cline, clinician, clipper, clippy, clippy rustfmt, clone, clone <named>, clone depth
-1: clone for, clone the, close all, close false, close fd, closed and, closer, closure, clothes, cloud
-1: cloud for, cloud keys, cloud posture, cloud region, cloudflare, cls, cluster and, cluster by, cluster local
-1: cmd, cmd capture, cmd env, cmd list, cmd name, coach ask, code app, code are, code await, code based
-1: code blocks, code cmd, code code, code codex, code compile, code false, code function, code here, code host
-1: code json, code means, code meta, code quality, code snippets, code so, code split, code that
-1: code workspace, codebase, codec, codegen, codes or, codex home, codex open, codex skills, coefficients
-1: cohort, coin gecko, cold, cold start, collect collectors, collection of, collections defaultdict
-1: collectors, collectors joining, color const, colors, cols, column date, column from, column name, column so
-1: columns in, com api, com data, com docker, com os, com package, com standardagents, com sub, combined
-1: come up, come with, comentário, comes in, comes out, comfort, comm, command $, command after
-1: command docker, command into, command invoke, command python, command to, command with, commands build
-1: commands each, commands for, commands sh, commands use, commands with, comment body, comment id
-1: commit echo, commit false, commit for, commit no, commit pre, commit yaml, commitment, commitment to
-1: commits style, committed credentials, committing it, common way, commonest, communities, comp, companies
-1: companies in, company in, company own, company root, compare hashes, compare the, compare to, compare with
-1: compares it, compatibility, competition, competitor, compilation, compile password, compile with, compile |
-1: compiled, complete plan, completion, complexity, compliance with, component add, compose up, compose yaml
-1: composer lock, composition, compound, comprehensive, compression, compute the, computing, comuns, con el
-1: concepts, concurrency, concurrent, conda, condition, condition and, condition filesize, conditions
-1: conductor, conf for, conf permit, conf sudo, conf user, conference, confidence, confident, config cache
-1: config cfg, config changes, config claude, config core, config current, config delete, config dir
-1: config file, config for, config from, config get, config hardening, config host, config is, config js
-1: config key, config local, config path, config profile, config set, config show, config systemd, config then
-1: config user, config |, configparser, configuration cache, configure set, configured, confirm which
-1: confirmation and, confirmation |, confirmed ledger, confirms, confirms it, conforme, confusion
-1: confusion matrix, conn, connect $, connect to, connect with, connect |, connections and, connectivity
-1: consecutive, consent and, consent |, conserva, considered, console error, const at, const base, const body
-1: const bytes, const candidate, const chain, const change, const cmd, const config, const content
-1: const crypto, const data, const date, const endpoint, const file, const get, const handle, const has
-1: const hash, const helper, const hits, const home, const ids, const key, const kind, const label, const line
-1: const lines, const list, const lock, const ok, const payload, const pkg, const probe, const provider
-1: const random, const record, const reject, const response, const result, const start, const url, const user
-1: const users, const write, const zlib, constants, constants for, constrain, constraint if, consult
-1: consultas, consulting, contact sheet, contain, contained, containing, containing the, containment
-1: contains it, content delete, content for, content text, content to, contents read, context, context all
-1: context and, context open, context read, context with, contexto, continue const, continuous mode
-1: contract token, contracts, contradictions, contraseña, contratos, contributed, contributed by, contributor
-1: control ac, control date, control de, control on, controlled, conv, convention, conversation it
-1: conversations, conversion, convert from, convert the, converts, cookie based, cookie name, cookies and
-1: cookies before, coordinates, coordinates of, copias, copias de, copied, copy at, copy ci, copy description
-1: copy gate, copy id, copy it, copy item, copy on, copy package, copy paste, copy run, copy src, copy tasks
-1: copy that, copy tree, copy with, copy workflow, copy |, copyright, copyright notice, core $, core error
-1: core web, coroutine, corporate, corrected, correctly, correo, cors, cors headers, cost, cost breakdown
-1: costs, costs $, costs one, could it, could read, count, count can, count from, count gt, count if, count in
-1: count long, count of, count so, count words, count ~, counted, counted and, counter for, counters
-1: counting is, counts and, counts are, counts for, counts from, counts of, counts per, courriel, cover sheet
-1: covers, covers ~, cp etc, cp ~, cpp, cpu cpu, cr, crawl, crear, creat, creat |, create access, create all
-1: create an, create command, create customer, create date, create hmac, create index, create local
-1: create multi, create namespace, create new, create request, create the, creates, creates new, creating
-1: creative, creator, credentials browser, credentials come, credentials env, credentials false, credit for
-1: creds, crew, criteria and, critique, critères, crm, cron dev, cron systemd, cron txt, cron var, cron |
-1: crontab $, crontab crontab, crontab etc, crontab |, crontabs, cross build, cross origin, crypt
-1: crypto const, crypto timing, cryptography, cs, css family, csv as, csv chart, csv columns, csv csv
-1: csv dict, csv do, csv for, csv foreach, csv headers, csv if, csv json, csv keep, csv lines, csv open
-1: csv read, csv reader, csv report, csv require, csv rows, csv sniffer, csv sys, csv tidy, csv writer, cta
-1: ctrl then, ctx chromium, ctx new, ctx stream, cui, cur return, curl content, curl dev, currency code
-1: currency for, current, current context, current line, current sudo, current time, current user, current |
-1: cursor agent, cursor rules, curto, curve, custom event, customer customer, customer satisfaction, customers
-1: customize, cuántos, cw, cx, cx cy, cygwin, código do, cómo, da sh, dados, daemon if, daemon json
-1: daemon reload, dags, daha, dai, daily, daily and, daily at, daily temperature, dangerous, darf, dark
-1: darwin return, das skript, dash, dashboard with, data base, data bytes, data classes, data const, data err
-1: data even, data file, data form, data get, data in, data keep, data map, data new, data only, data owner
-1: data password, data query, data retention, data return, data rows, data search, data send, data storage
-1: data templates, data that, data the, data timeout, data to, data type, data uri, data uris, data urlencode
-1: data urllib, data use, data user, data value, data write, data |, database rotate, database that
-1: database uri, databases and, date $, date add, date and, date by, date date, date done, date first
-1: date match, date no, date place, date put, date so, date sz, date text, date what, date write, dates and
-1: dates are, dates of, datetime as, datetime now, datetime timedelta, datos, datos de, day above, day at
-1: day if, day the, day time, day when, day with, days ago, days before, days days, days end, days it
-1: days last, days left, days print, days the, days until, db execute, db internal, db jsonpath, db pg
-1: db sqlite, dbf, dc, dca, dcc, de contratos, de código, de description, de pedidos, de que, de restauración
-1: de seguridad, de um, deactivate, dead man, deal, dearmor, deb signed, debe, debian, debounce, debug
-1: debug build, debugging, decided by, decides on, decides when, decides which, decides who, deciding, decimal
-1: decimals and, decision, decision to, decisions and, decisão, deck with, declaration, declarative
-1: declare strict, declared, decline or, decode $, decode from, decode print, decode split, decode string
-1: decode to, decode utf, decode with, decode |, decoded, decoder, decoders, decodes, decodes to, decorator
-1: deduction, deep, def build, def encode, def extract, def fetch, def hook, def init, def is, def make
-1: def mask, def metrics, def post, def result, def walk, def write, default, default $, default access
-1: default allow, default bookmarks, default for, default log, default no, default release, default system
-1: default that, default var, defaultdict set, defects, defender, defines, definitions, deg, deja
-1: del proyecto, delegate, delegation, delete $, delete on, delete |, deleted at, deleting, deliberate
-1: deliberately, delimiters, deliverable, delivered to, deliveries, delivery |, dem nutzer, demander, denen
-1: denied publickey, denied |, denies, deny all, deny and, deny read, dependency, dependent, depending
-1: depending on, deploy $, deploy web, deployed to, deployer, depth $, deputy, der bericht, derived
-1: desarrollo, desc, desc limit, descent, describe log, describe where, described in, description answers
-1: description archives, description as, description audits, description aws, description back
-1: description backs, description brings, description chooses, description cleans, description collects
-1: description create, description daily, description desc, description drafts, description draw
-1: description encrypted, description explain, description explains, description friendly, description get
-1: description gets, description guide, description house, description installs, description lists
-1: description log, description look, description makes, description move, description of, description one
-1: description opens, description plans, description plant, description prepara, description prepare
-1: description prepares, description produces, description publish, description publishes, description python
-1: description quarterly, description repairs, description report, description review, description reviews
-1: description rédige, description saves, description scan, description short, description shows
-1: description shrink, description signs, description solve, description sorts, description splits
-1: description start, description suggests, description the, description track, description triage
-1: description turn, description walks, description watch, description weekly, description windows
-1: descriptions are, descriptive, descriptor, descrição, design, design md, designed, designs, desk of, detail
-1: detailed, details, details details, details summary, detect the, detected, detected as, detection
-1: determine, determine the, determined, deu, dev drive, dev ops, dev shm, dev urandom, devcontainer
-1: developed, developer, developers, development only, development with, device and, device name
-1: devicelogin and, df, df |, dhcp, diagnose slow, dialect, dialect csv, dialog, diary, dias, dias para
-1: dias |, dict key, dict so, dictionary string, did it, didn, diff $, diff against, diff and, diff cached
-1: diff read, diff stat, differ by, differ in, difference in, different, differs |, diffs stay, digest hashlib
-1: digest hex, digest of, digest py, digest sha, digital, digits of, digits with, dim, dimension, dimensions
-1: din, ding, dio, dir do, dir key, dir name, dir optional, dir os, dir path, dir process, dir recursive
-1: dir utf, dir |, direct push, direction, direction of, directive, directly, directly in, director
-1: directories in, directory as, directory force, directory of, direnv, dirname, dirname file, dirname os
-1: dirname path, dirs, dirs files, disable model, disable telemetry, disagree, disagree with, disagrees with
-1: discard, discipline, discord com, discord webhook, discount, discount for, discovery, discovery import
-1: discussed, discussion, disk $, disk is, disk of, disk or, disk space, disks and, dispatch, dispatch event
-1: dispatcher, dispatchers, display, dist $, dist deploy, distribution, distribution by, distributions, dit
-1: div class, dix, django projects, dkim dmarc, dm, dma, dmarc dmarc, dml, dmux, dmux <named>, dna, dns doctor
-1: dns is, dns query, dns zone, dnssec, do and, do case, do kubectl, do local, do more, do printf, do timeout
-1: do two, do you, doc, docker args, docker build, docker daemon, docker docker, docker network, docker rm
-1: docker socket, dockerfile, docs api, docs output, docs web, doctor first, doctype plist, document is
-1: document pdf, document relationships, documents and, documents test, documents ~, docutils, doe, does and
-1: does it, does nothing, does what, doesn change, doing, dois, dollars, dom, domain names, domain registrar
-1: domain |, domains, dominio, don apply, don hold, don run, don want, done $, done anything, done cd
-1: done find, done for, done gh, done if, done keep, done on, done open, done printf, done restart, done tar
-1: done with, dossier, dot, dot |, dotenv, dotenv import, dotenv load, dotfiles, dotfiles description
-1: dotfiles git, dotnet, dotted, doubled, doubles, doubles in, doubling, doubtful, down times, down to, down |
-1: downcase, download and, download it, download |, downloaded, downstream, draft or, draft with, draft |
-1: drafts, drafts and, drain, drama, draw, draw io, drei, drill description, drive the, drive |, driven
-1: driver get, driver gtls, driver mode, drop it, dropped, dropped as, drops, ds, dsn as, dt timezone, dt |
-1: dtd, dtd plist, dtds, dtds property, du, duas, dudas, due volte, dump, dump $, dumps payload, dumps sort
-1: duplicate the, dur, duration assume, duration seconds, durch, during review, duties, duty and, dw, dy, dz
-1: délai, dépôt, día, ea, each agent, each before, each draft, each file, each icon, each in, each is
-1: each key, each label, each line, each minute, each monday, each of, each push, each request, each run
-1: each side, each step, each system, each ten, each test, each under, each value, each word, ead, early, eas
-1: east, ebs, ecc, ecf, echo base, echo done, echo echo, echo eval, echo hello, echo not, echo plain
-1: echo server, echo this, echo unknown, ecosystem, ecr, edge cases, edge to, edit |, edited, editing
-1: editor description, editor first, editorial, eee, effect |, effects, efficient, effort, eg, eh, ei, eigenen
-1: einer, einwilligung, eip, either, either way, ejecutar, ejemplos, eks, el, el equipo, el texto, elevation
-1: eligibility, else for, else is, else no, else ok, else results, else |, em português, email $
-1: email autocomplete, email message, email string, emails, embedded, emit, emits, emotion, empfänger
-1: emphasis, empty it, empty set, empty strings, empty token, emulator, en, en <named>, en us, en ~, enables
-1: enc, enc in, enc is, enc |, encode ascii, encode encode, encode hexdigest, encode if, encode os, encode req
-1: encode return, encode text, encode to, encode with, encoded command, encoder encode, encodes, encoding for
-1: encoding unicode, encrypted and, encrypted storage, end $, end encrypted, end for, end it, end of
-1: end print, end rows, end so, end tests, end time, end to, end vim, end when, end within, end write, ended
-1: endpoint get, endpoint process, endpoint |, ends of, ends on, ends with, endswith, enforces, eng
-1: engine create, engineer with, engineering, english, enlarge, enough and, ensembl, ensure that, enterprise
-1: enters, entities for, entity, entorno, entrada, entrez, entrez eutils, entries are, entries fs
-1: entries read, entries which, entry before, entry per, entry point, enumerate open, env and, env anthropic
-1: env api, env args, env curl, env database, env def, env dev, env example, env goproxy, env json, env mode
-1: env openai, env os, env pem, env process, env read, enviar, envie, environ binance, environment of
-1: environment variable, environment yml, environment |, environments, eof, ephemeral, eprintln, equal buffer
-1: equal the, equipo, equiv, erase, erc abi, err json, err var, error $, error client, error context
-1: error handlers, error httperror, error with, errorf, errorf create, errors replace, ersetzt, es module
-1: esac, esac done, esac echo, esc, escala, escalated, escalation, escaped, escapes, escopo, escribir
-1: eslint and, esp, espressif, essential, established, estimate for, estimates, estructura, están, et parse
-1: etag, etc cron, etc docker, etc ld, etc os, etc passwd, etc profile, etc rancher, etc sysctl, eth rpc
-1: etherscan, etiqueta, etl, eu central, euo, euo pipefail, eutils, eval atob, eval base, eval exec
-1: eval function, eval of, eval |, evaluate, evaluates, evaluator, even for, even when, event command
-1: event fired, event logs, event method, event new, eventlog, events, ever, every change, every field
-1: every gate, every monday, every other, every page, every row, every script, every secret, every six
-1: every skill, everyone, everyone who, everything and, everywhere |, evidence as, evidence binder
-1: evidence bucket, evidence on, evil, evolution, evolutionary, exact, exact match, exactly, exactly one
-1: example $, example from, example request, example response, example you, examples and, examples bash, exc
-1: exceeds, excellent, except for, except import, except urllib, exception string, exceptions import
-1: exchange online, excl, exclude $, exclude caches, exclude file, exclude |, excluded from, exclusions are
-1: exclusive true, excuse, exe from, exe if, exe usr, exec du, exec line, exec ls, exec sha, executable
-1: executable venv, executed, execution policy, executor, exercise, exercise |, exercised, exfiltration
-1: exfiltration |, exist, existe, existing, existing path, exists and, exists continue, exists if, exists sync
-1: exit async, exit cmd, exit for, exit mkdir, expand the, expanded, expanduser resolve, expansion
-1: expectation, expectations, expected, expected by, expected output, experimental, expired, expires in
-1: explain in, explain it, explain this, explained in, explainer, explanation, explorer, explorer for
-1: exponent, exponential, export, export and, export aws, export declare, export git, export in, export it
-1: export path, export restic, export with, exported and, exports and, exports of, exposed, exposes, expr
-1: expression, expressions, extend, extends, extensions, extern, extname, extra |, extract json, extract on
-1: extract with, extracted, extraction, ey, face, facilitator, facing, fact, factory, facts are, factura, fafc
-1: fail at, fail ban, failed logins, failed on, failed or, failed to, fails, fails and, fails on, fails with
-1: failure here, failure no, failures by, fair, faire, fake captcha, faker, falcon, falcon sensor, fallback to
-1: falling, false build, false chat, false dev, false files, false for, false force, false is, false return
-1: false show, false start, false true, false user, false with, false |, fan, faq <named>, fast tests
-1: faster than, fastq, fastqc, fatal, fault, fault |, fazer, fb, fd os, fdopen, february, federated, fedora
-1: fee for, feeds, fetch all, fetch base, fetch config, fetch depth, fetch env, fetch into, fetch latest
-1: fetch method, fetch new, fetch origin, fetch profile, fetch that, fetch user, fetches, fewer than, ffffff
-1: ffmpeg, fh fh, fh read, fhir, fi, fi if, fichier, field in, field |, fields |, fifo, fifo |, fifteen
-1: fifteen lines, fight, figure for, figures are, file, file access, file after, file at, file chmod
-1: file commit, file const, file cp, file data, file def, file document, file encoding, file env, file every
-1: file found, file from, file glob, file holds, file ids, file if, file into, file line, file must, file not
-1: file os, file paths, file permissions, file rows, file sys, file text, file that, file they, file through
-1: file types, file under, file url, file utf, file vault, file was, file writer, file written, file |
-1: filename os, filenames, files are, files before, files command, files const, files find, files for
-1: files fs, files if, files in, files is, files media, files must, files need, files no, files outside
-1: files readdir, files so, files that, files to, files you, files ~, filesystem true, filings, fill $
-1: fillable, fills the, filter boolean, filter ends, filter files, filter repo, filter starts, filter |
-1: filtered, filtering, filters, filters and, filters name, final, final map, final newline, final |, finalize
-1: finally, financial, find etc, find files, find out, find starts, find text, find type, find xdev
-1: finder apple, finder description, finding with, findings and, findings that, findtext, fine, fingerprint
-1: fingerprints, finish the, finishes, finite, fired, firefox, firefox default, firewall on, firms, first and
-1: first end, first exit, first five, first if, first leave, first measure, first name, first never
-1: first paragraph, first row, first rows, first sentence, first so, first time, first touch, first two
-1: first wait, first which, first |, firstname, fish, fits the, five, five at, five mails, five minutes
-1: five seconds, five times, fix and, fix missing, fixed seed, fixed version, fixing, fixme, fixture, flag it
-1: flag report, flag the, flagged, flake, flaky run, flaky test, flash, flex, flexible, float, float and
-1: float float, float num, floating, flock tmp, flour, flow flow, flow user, fm, fmt, fmt errorf, fmt fprintln
-1: fmt println, fn args, fn main, folder $, folder as, folder folder, folder is, folder mkdir, folder name
-1: folder names, folder not, folder once, folder only, folder read, folder so, folder that, folder |
-1: folders of, folders that, folders with, folds, follow its, follow ups, font family, font font, font woff
-1: for analysts, for anything, for args, for audits, for bash, for below, for better, for board, for calling
-1: for cell, for code, for col, for command, for committed, for component, for dashboards, for developers
-1: for development, for event, for example, for excel, for expired, for faster, for follow, for freelancers
-1: for fs, for home, for how, for instance, for iso, for known, for local, for long, for minutes, for more
-1: for name, for non, for one, for or, for others, for page, for pages, for permission, for person, for phone
-1: for planning, for policy, for post, for projects, for prompt, for proof, for pw, for python, for readers
-1: for real, for reason, for rest, for review, for reviewers, for route, for score, for secret, for secrets
-1: for security, for session, for seven, for short, for soc, for some, for symbols, for target, for team
-1: for tech, for ten, for test, for testing, for this, for those, for three, for tool, for tt, for user
-1: for users, for web, for week, for what, forbidden, forbids, forced, forecast, forecast latitude
-1: foreign code, forge, forged, forget, forget keep, forgot, form for, form of, form password, form throughout
-1: form urlencoded, formal |, format and, format date, format exception, format list, format os, format png
-1: format raw, format string, format svg, formats, formats file, forms with, formulas for, forward the
-1: forward this, forwarding no, found, found let, found lines, found return, founders, four digits, fp
-1: fprintln, fprintln os, fraction, fragment, fragments, fragt, frame, framework, frase, fraude, free
-1: freelance, frees, frees disk, freigabe, frequency and, fresh clone, fresh context, fresh on, friends, frist
-1: frist |, from, from agents, from all, from and, from args, from botocore, from code, from delivery
-1: from docs, from dotenv, from email, from feature, from file, from first, from from, from future, from git
-1: from google, from googleapiclient, from host, from in, from logo, from minutes, from one, from open
-1: from openpyxl, from package, from pathlib, from people, from playwright, from req, from sentence, from step
-1: from tmp, from typing, from web, from when, frontend, frontmatter, frozen string, fs, fs content, fs from
-1: fs in, fs mkdir, fs path, fs post, fs self, ft, fuera, full for, full names, full paths, full suite
-1: full url, full with, fully, fun, func load, func testing, function api, function call, function code
-1: function create, function def, function fetch, function gh, function is, function local, function log
-1: function name, function on, function post, function send, function void, function walk, function |
-1: function …, functional, functionality, fund, funding, funds to, future import, futures, fwrite stderr
-1: gain |, gap in, gap of, gap that, gaps, gaps missing, garder, gate copy, gated, gatekeeper, gates, gb
-1: gb int, gci, gci oi, gcm, gcp, gd yb, gdpr, geben, gecko, gemini, gemini api, gen if, gen py, gene tp
-1: generated by, generated file, generates, generating, generations, geno, genome, genotype, genotypes
-1: genuine, geprüft, gerät, get an, get and, get api, get bucket, get build, get caller, get computer
-1: get default, get digest, get display, get else, get encoder, get event, get helm, get inbox, get install
-1: get key, get last, get localappdata, get logger, get login, get metrics, get mg, get name, get net, get new
-1: get nodes, get password, get post, get public, get registry, get report, get row, get secret, get service
-1: get text, get there, get type, get |, gets, gets copy, gets no, gets the, getvalue, ggml, gh label
-1: gh release, gh ssh, gh workflow, gha, ghcr, ghcr io, ghi vào, ghp, ghp |, gi, gibt, gif base, gists
-1: git cat, git clone, git diff, git history, git http, git ignored, git lab, git merge, git mv, git path
-1: git redact, git reset, git rev, git symbolic, git ~, github json, github type, github url, gitlab, gitleaks
-1: gitleaks git, give both, give no, give orders, give three, given, gives each, giving, gl, glob mozilla
-1: global user, globally, glossary csv, gmail credentials, gn, gnupg and, go by, go from, go func, go http
-1: go jwt, go out, go router, go stale, go up, godlh, godlh aqabaiaaaaaaap, goes along, goes in, goes straight
-1: goes to, goes wrong, going to, good or, goog, google auth, google fonts, google play, google style
-1: google workspace, googleapiclient, googleapiclient discovery, googleapis, googleapis com, gotchas, goto
-1: gotowe, governance, governed, governed by, governor, gp, gpg dearmor, gps, gpt, gr, grader, grades
-1: gradient, gradle caches, gradle properties, gradlew, grant, grant pg, grant type, grants, graphics
-1: graphify out, grch, greater, greater than, green amber, green for, greeting, grep error, grep glob, grep rn
-1: grep |, groq, gross tax, grounding, grounds, group and, group by, group chat, group for, group if
-1: group label, group rule, group rules, group text, group vars, grouping, groups filters, groups query
-1: groups ssh, groups them, growth, gruppen, gsub, gsub gsub, gt, gtex, gtls, gtls stream, gu, guarantee
-1: guaranteed, guard duty, guarda, guardrail, guess type, guesses, guessing, gui, gui $, guid
-1: guidance <named>, guide <named>, guide to, guidelines, guides, gutter, guía, gvsb gd, gwas, gxl, gz
-1: gz echo, gz |, gzinflate, gzip sync, hacker, hacker news, hai, half open, handed, handled, handlers of
-1: handles, handling, handling import, handoff, hangs, har, harden, hardened runtime, hardening
-1: hardening conf, harder, hardware, harness, has all, has at, has fast, has its, has key, has no, has not
-1: has path, has said, has two, has typed, has what, hasattr, hash, hash and, hash chained, hash from, hash of
-1: hash slice, hashes and, hashlib hmac, hashlib os, haus, have, have access, have checked, have more
-1: have none, have two, haz una, he, head $, head echo, head head, head if, head install, head meta, head of
-1: head res, header $, header and, header as, header example, header from, header length, header map
-1: header row, header set, header value, header |, headers api, headers as, headers cookie, headers dict
-1: headers headers, headers if, headers json, headers mbx, headers timeout, headers txt, headless
-1: headless convert, headlines, health |, healthcare, heard, heeft, heic, height the, held back, held out
-1: hello world, helm, helm helm, helm main, helm repo, helm |, help desk, help now, help page, helper ask
-1: helper description, helper it, helper that, helper |, helpful, helps small, helps the, helvetica, here
-1: here by, here if, here is, here so, hero, heroku, herunter, hh, hidden false, hidden html, hidden or
-1: hidden |, hides, hides the, hierarchy, high volume, highest value, highlight, hilt, histcontrol, historical
-1: history for, history in, history log, history on, history only, history open, history to, history with
-1: history |, histsize, hits for, hits push, hmac, hmac os, hn, hoc, hold no, holding, hole, home and
-1: home bashrc, home codex, home gradle, home local, home maxdepth, home network, home npm, home pictures
-1: home runner, home server, home with, home |, homebrew, homebrew install, homedir claude, homedir config
-1: homedir const, homelab, homelab description, homepage, homepage <named>, homunculus, honest description
-1: honestly, honored, hook, hook and, hook config, hook on, hook runs, hook secret, hooks and, hooks json
-1: hooks no, hooks post, hooks run, hoped, hoped for, hospital, host $, host as, host ask, host const
-1: host dev, host for, host into, host is, host keys, host line, host or, host pid, host read, host that
-1: host use, host with, hostile, hosting, hostname host, hosts that, hosts |, hotel, hour key, hour to
-1: hour write, hours at, household, how to, however, howto, hr change, hr list, hr time, hs with, html for
-1: html lang, html parser, html rfc, html script, html text, html the, html url, html |, http build, http code
-1: http equiv, http headers, http import, http new, http ssl, http timeout, http url, httperror, httperror as
-1: https |, hub and, hub mcp, hub repositories, hunter, husky, hxxps, hygiene, hyperlink, hz, há, höchstens
-1: ia, iam attach, iam create, iam get, iam identity, iam list, iam policy, iam service, iban |, ico, icon app
-1: icon in, icon name, icon svg, icons as, icons description, id $, id abc, id access, id arn, id aws
-1: id column, id const, id create, id data, id delete, id die, id echo, id env, id etc, id expect, id export
-1: id fields, id from, id in, id join, id media, id never, id print, id process, id prompt, id redirect
-1: id ref, id replace, id reply, id resource, id role, id source, id string, id then, id token, id txt
-1: id type, id user, id var, id ~, ide, idea |, ideas, identifiers arn, identify, identity center, identité
-1: idioma, idlelib, idna, ids media, ie, iex new, iex |, if $, if all, if allowed, if args, if cmd, if command
-1: if config, if continue, if data, if document, if end, if error, if generated, if has, if headers, if host
-1: if isinstance, if it, if last, if left, if length, if line, if list, if lower, if method, if needed, if new
-1: if no, if node, if none, if ok, if one, if options, if password, if process, if pull, if res, if response
-1: if row, if rows, if run, if several, if site, if size, if start, if status, if str, if strip, if sum
-1: if sys, if term, if that, if this, if tok, if trim, if type, if url, if your, ifs, ignorable, ignore for
-1: ignore previous, ignore scripts, ignore them, ignore your, ignorecase, ignored by, ignoring, ihr, ii, ij
-1: ik, illegal, illegal state, illumina, image gif, image nicolaka, image open, image svg, image to, images
-1: images $, images |, imap, img img, img save, immediately, immer, immutable, implemented, implicit, implied
-1: import argparse, import ast, import boto, import build, import defaultdict, import dotenv, import email
-1: import error, import exec, import fs, import get, import it, import java, import join, import load
-1: import namespace, import open, import pandas, import path, import pathlib, import power, import read
-1: import readdir, import sentence, import spawn, import subprocess, import sync, import sys, import url
-1: import user, import |, importa, importcert, imported, importing, importo, impossible, impostos, improved
-1: in <named>, in addition, in an, in another, in answer, in ascii, in audience, in auth, in authorized
-1: in background, in budget, in cfg, in children, in claude, in closure, in command, in comment, in config
-1: in cron, in data, in date, in def, in deploy, in details, in dev, in do, in done, in each, in einer
-1: in enumerate, in env, in event, in for, in found, in fs, in function, in getattr, in group, in hand
-1: in here, in home, in hooks, in hour, in index, in io, in ipairs, in items, in its, in jpg, in json, in kind
-1: in lang, in ledger, in lines, in log, in logs, in loop, in lower, in mails, in many, in meta, in month
-1: in need, in next, in no, in notes, in once, in pages, in pat, in patterns, in plan, in pool, in question
-1: in random, in re, in references, in report, in reports, in review, in root, in rules, in run, in sandbox
-1: in seconds, in self, in separate, in skill, in sorted, in src, in state, in storage, in sw, in system
-1: in tab, in targets, in tc, in templates, in ten, in tests, in text, in there, in three, in tools, in txt
-1: in under, in up, in values, in work, in year, in zone, inbox and, inbox rules, incidencias, include
-1: include hr, include ~, included in, includes const, includes test, including, including the, incoming
-1: increment, incremental, increments, indent print, independently, index, index csv, index false, index index
-1: index js, index of, indicators, indicators defanged, indirizzo, individually, inferred, info files
-1: info from, info size, infra, infrastructure, ini file, ini the, ini ~, init const, init default
-1: init restic, init self, init terraform, initialization, initiate, inject the, injected, injection in, ink
-1: inp, input and, input docs, input in, input info, input text, ins, ins |, insert before, inside, inside out
-1: inside the, inspector, inspired, inspired by, inst, install chromium, install dir, install dmux
-1: install docker, install ffmpeg, install gh, install head, install packages, install ps, install scripts
-1: install the, install this, installed and, installed by, installed in, installed packages, installer from
-1: installer is, installs, installs and, instance attribute, instance id, instance its, instance of, instant
-1: instrucciones, instruct the, instructions do, instructions for, insufficient, insurance, int dict, int if
-1: int list, int math, intake description, integer, integrated, integrity so, intel, intelligence, intent
-1: intent filter, intents, inter, interactions, interceptor, interceptors, intercom, internal api
-1: internal cache, internal note, international, internet |, interpolation, interpolation sg, interpretation
-1: interpreter, interval days, into shell, into temporary, into test, into your, into ~, intranet, invalidate
-1: invent experience, inventory ask, inventory description, inventory is, inventory json, invert
-1: investigations, invio, invocable, invocable true, invocation false, invoices and, invoices in, invoking
-1: io <named>, io file, io is, io mcp, io open, io read, ip, ip forward, ip port, ipairs, ipv addresses
-1: ipv ip, iq, is active, is alive, is all, is allowed, is also, is always, is answered, is available, is bad
-1: is base, is before, is carried, is changed, is compared, is copied, is data, is do, is dropped, is equal
-1: is executed, is explained, is fair, is false, is fetched, is from, is git, is good, is if, is information
-1: is installed, is left, is link, is linked, is local, is logged, is lower, is missing, is mostly, is never
-1: is new, is none, is now, is of, is old, is older, is on, is out, is paid, is pinned, is port, is prepared
-1: is private, is quoted, is raised, is reference, is refused, is regular, is removed, is reserved
-1: is reviewed, is second, is secure, is sent, is shell, is short, is started, is stored, is suspicious
-1: is table, is team, is that, is the, is this, is thrown, is treated, is true, is up, is uploaded, is urgent
-1: is well, is write, is written, isinstance, isn in, iso with, isolate, iss, isset, isset $, issue
-1: issue title, issues $, issues <named>, issues closed, it $, it address, it are, it be, it by, it change
-1: it connects, it cost, it covers, it data, it desk, it doesn, it don, it draft, it each, it empty, it for
-1: it free, it from, it go, it helps, it inside, it keep, it last, it later, it leaves, it lies, it maps
-1: it merge, it names, it opens, it people, it post, it read, it report, it return, it run, it short, it show
-1: it shows, it sorts, it started, it take, it they, it three, it through, it too, it turns, it two, it waits
-1: it what, it will, it write, it yourself, item hklm, item item, item name, item of, items const, items list
-1: items to, items with, iterable, iterable path, iterables, iterate, iteration, iterations, iterator
-1: iterdir if, itertools, its address, its end, its name, its page, its source, its state, its test, its title
-1: itself the, itself |, içinde, ja, jahr, jahre, jamais, jargon, java io, java nio, java services, java util
-1: javascript, javax, javax net, jdbc, jdk, jede, jira, jit, jitter, jiuz, jiuz ni, jm, job runs, job yaml
-1: jobs get, john, join here, join homedir, join line, join lines, join on, join repo, join root, join sorted
-1: joining, journal is, journalist, jpe, jpe |, jpeg, jpeg heic, jpg jpeg, jq access, jq data, jq id, jq name
-1: js, js const, js is, js test, js ts, js |, json $, json access, json answer, json audit, json authorization
-1: json beside, json contains, json database, json decode, json do, json files, json for, json has, json hooks
-1: json key, json ld, json load, json media, json of, json package, json parser, json policy, json post
-1: json python, json read, json report, json resource, json rules, json run, json session, json should
-1: json src, json state, json subprocess, json to, json url, json using, json utf, json version, json write
-1: json 中, jsonencode version, jsonl as, jsonl in, jsonpath, juice shop, july, jump, jumps, junto
-1: jupyter notebooks, jurídica, jurídico, just to, justify, jvm, jwt middleware, kebab, kebab case, keep all
-1: keep daily, keep file, keep list, keep only, keep other, keep second, keep short, keep state, keep text
-1: keep to, keeps an, keeps changelog, keeps daily, keeps scanners, keine, kendi, kennwort, kept and, kept for
-1: key, key and, key anthropic, key api, key bash, key bindings, key const, key dev, key dict, key do
-1: key encode, key end, key env, key err, key files, key first, key function, key get, key hour, key id
-1: key itself, key kept, key lookup, key metadata, key never, key openai, key process, key raw, key repeat
-1: key return, key strength, key text, key then, key to, key txt, key vault, key your, keychain, keygen new
-1: keyring, keys $, keys do, keys from, keys get, keys if, keys no, keys on, keys or, keys out, keys safely
-1: keys that, keys true, keys txt, keys without, keys work, keytool, keytool importcert, keyvault, keywords
-1: kids, kills, kind and, kind daemon, kind is, kk, kms, kn, know that, knowledge, known author, known bad
-1: known vulnerabilities, knows what, knows |, kommt, kotlinx, kotlinx serialization, kraken, kts
-1: kubectl apply, kubectl create, kubectl run, kubernetes cluster, kubernetes secrets, kullanma, kullanıcı
-1: kullanıcının, kullanın, kv shop, kw, kwargs, ky, la base, la dirección, la etc, la misma, la te
-1: label create, label for, label if, label in, label not, label of, label them, label title, labels method
-1: labels that, lacks the, laden, laden sie, lambda, lambda hashlib, lan, land in, lanes, lang, lang lang
-1: langfuse, language, language no, language of, language tone, laptops and, large text, largest changes
-1: las claves, last check, last date, last hours, last minutes, last month, last step, last tag, last txt
-1: last use, last used, last value, last while, last word, lastname, lat, later |, lateral, latest version
-1: latin, latitude, latitude longitude, launch agent, launchctl, launchctl bootout, launchd, laws, layers
-1: layouts, lazy nvim, lb, ld, ld block, le mot, le nombre, le numéro, lead with, leading, leaf, leak if
-1: leak |, leaked rotate, learn to, learned, least as, least privilege, least rights, leave alone, leave their
-1: leaver, leaves, leaves out, leaving, lectura, led, led to, ledger integrity, ledger jsonl, ledgers, lee
-1: lee el, left for, left over, left to, legacy, legal advice, leia, lemma, len, len for, length for
-1: length length, length return, length total, lengths, ler, lessons, let, let line, let new, let total
-1: let vec, letter of, letter the, letter to, letters and, letters |, level, level for, level high, level info
-1: level rules, level skills, lexer, lf $, li |, lib unit, libc, library caches, library launch, library |
-1: libre, libre office, licence text, license is, license version, licensed under, liegt, lies in, life
-1: lifespan, lifts, lightness, lightweight, like in, like other, like |, likes, lim, limit data, limit headers
-1: limit int, limit one, limit |, limitation, limiting, line after, line and, line await, line do, line for
-1: line level, line match, line name, line no, line number, line numbers, line options, line out, line rule
-1: line so, line startswith, line summary, line that, line tool, line when, line would, line ~, lineno
-1: lines are, lines at, lines def, lines filter, lines join, lines lines, lines return, linewidth, linguagem
-1: link <named>, link and, link const, link local, link options, link |, linked in, links at, links from
-1: lint staged, lint tests, linters, linting, linux, linux and, linux curl, linux host, linux hosts
-1: linux incident, linux laptop, linux laptops, linux server, linux tar, linux |, lire les, list access
-1: list all, list ask, list await, list dict, list dtd, list each, list empty, list entities, list every
-1: list first, list for, list from, list is, list item, list items, list keep, list map, list new, list notes
-1: list object, list objects, list or, list people, list profiles, list roots, list ruleset, list run
-1: list secrets, list sessions, list so, list sudo, list them, list txt, list user, listed by, listed first
-1: listed not, listen port, listening, literal true, live and, live in, liveness probe, lives, lives in, llm
-1: llms, llms txt, ln sfn, lnk, load data, load dotenv, load from, load if, load it, load result, load system
-1: loaded once, loader that, loads for, loads read, loads resp, local $, local cache, local check, local conf
-1: local description, local dev, local domain, local function, local group, local models, local name
-1: local settings, localhost hooks, locally, locally with, located, locations, loci, lock files, lock is
-1: lock opt, lock the, locker, lockfile, locking, lockout, locus, log $, log all, log and, log append
-1: log cleared, log dev, log disk, log failure, log fatal, log file, log folders, log groups, log line
-1: log log, log name, log or, log process, log record, log since, log subprocess, log system, log tag, log to
-1: log txt, log without, logged, logged with, logger info, logger level, logging in, logic, login def
-1: login description, login first, login for, login json, login keychain, login os, login py, login then
-1: login to, login user, login username, login with, logo png, logos, logout, logs $, logs are, logs for
-1: logs go, logs log, long base, long documents, long lived, long names, long or, long to, longest, longform
-1: longform guide, look alike, look at, look the, look through, look with, looked, looking at, looks right
-1: looks up, los tres, lost laptop, lost phone, loud, low, lower in, lower than, lowercase, lowest, lrm, lru
-1: lru cache, ls proc, ls remote, lst, lstat, lt |, lts, lua into, lui, lui même, lv, línea, mac app
-1: machine and, machine ask, machine at, machine can, machine that, machines, machines in, macro, mad, made
-1: made and, made before, made up, magic, magic mock, mail $, mail addresses, mail keep, mail mail, mail text
-1: mail the, mail |, mailboxes, mailed, mailto dmarc, main docs, main git, main name, main out, main parser
-1: main scripts, main thread, mainloop, mainnet, maintain, maintains, mais, major, make an, make build
-1: make clean, make for, make it, make key, make table, makefile, maker |, makes an, makes one, makes sense
-1: making, mal, malformed, malloc, malware samples, man switch, manage, managed by, management, manager can
-1: manager description, manager for, manager has, manages, managing, mandate, manually, many days, map for
-1: map it, map join, map name, map row, map string, map to, mapped, mappen, mappings, maps, maps the, mark it
-1: mark which, markdown is, markers, markers so, marks in, markup, mask, mask return, masked, master data
-1: match $, match or, match re, matcher bash, matcher edit, matches the, matching, materials, math round
-1: matplotlib, matrix, matter for, matter next, matter to, matters more, max age, max auth, max requests
-1: max retries, max tokens, maxdepth type, may ask, may change, may contain, may end, may go, may hand
-1: may hold, may need, may set, may show, may want, mb and, mb of, mbit, mbx, mbx apikey, mc, mcp add
-1: mcp config, mcp run, mcp server, mcp tool, md always, md as, md does, md file, md for, md from, md has
-1: md md, md or, md other, md path, md references, md settings, md skill, md step, md sum, mda, me no
-1: me notes, me the, mean and, meaning and, means the, means to, measure again, measure object, mechanics
-1: mechanism, med, media $, media id, media ids, media media, media open, media resp, media upload, medicine
-1: medium <named>, meeting write, meets, melde, meldung, member, memories, memory, memory add
-1: memory description, memory files, memory for, memory md, memory |, mend, mensagem, mensaje, mention this
-1: mention what, menu, menus, merge gate, merge unique, merged cells, merged pull, mesma, message chat
-1: message code, message if, message input, message subject, message the, message to, message type
-1: messages role, messages |, meta http, meta schema, metadata get, meteo, method and, method data, method eth
-1: method get, method is, method patch, method path, method string, method with, methodology, methods
-1: methods for, metric, metric |, metrics api, mf, mfa recovery, mh, microphone, microphone and, microsoft key
-1: microsoft visual, mid, midi, migrated, mimetypes, mimetypes guess, min, min height, min js, min password
-1: min to, mingw, mini, mini lm, minimal in, minimum, minpwlen, minute and, minute |, minutes and, minutes are
-1: minutes in, minutes read, minutes return, minutes when, minutes with, minutes |, minuto, mira, mirror url
-1: misma, mismo, missed, missing tags, mistake in, mistakes the, mistral, mit license, mitmproxy, mkdir etc
-1: mkdir exist, mkdir parents, mkdir sync, mkdtemp prefix, mkfifo, mkfs, mm, mnt evidence, mock resp
-1: mock return, mock urlopen, mockups, mod, modal, mode, mode as, mode default, mode disable, mode git
-1: mode is, mode name, mode one, model class, model invocation, model is, model name, model sentence
-1: model that, modelcontextprotocol server, models description, moderator, modern, modes, modified, modifier
-1: module for, module is, modules, modules exclude, modules is, modules type, mol, molecular, money, money and
-1: monitor, mono, monospace, monotonic, month, month are, month day, month list, month so, monthly
-1: monthly restic, monthly restore, months is, months with, more data, more lines, more the, morning
-1: most characters, most four, most important, most of, most often, most seven, most things, most words
-1: mostre, motion, motivo, moto, mount type, mov, move from, move in, move to, movement, mover, moving
-1: moving on, mp, mq, mr, ms at, ms export, ms if, msa, msvc, multi, multiline, music, must carry, must equal
-1: must match, must never, mut, mutable, mutation, muted, my, my app, my bucket, my codex, myapp, máximo, mô
-1: mô ả, na pasta, nadie, name access, name agent, name alice, name ansible, name any, name application
-1: name arduino, name ask, name audit, name authorized, name bundle, name check, name column, name config
-1: name consent, name contract, name create, name daily, name desc, name dev, name dns, name do, name dotfiles
-1: name dsar, name email, name eth, name evidence, name exec, name feed, name ffmpeg, name file, name folder
-1: name format, name freelance, name func, name gha, name github, name gitlab, name gitleaks, name go, name ha
-1: name helm, name homelab, name id, name in, name interview, name ip, name ir, name issue, name keep
-1: name kube, name latex, name launchd, name licence, name list, name local, name lock, name login, name lower
-1: name mac, name malware, name map, name mask, name max, name mcp, name md, name merge, name mfa, name mode
-1: name nightly, name no, name nor, name nvim, name ok, name on, name only, name op, name open, name openai
-1: name pod, name postgres, name price, name process, name profile, name read, name reader, name readme
-1: name restic, name return, name review, name rust, name section, name server, name session, name should
-1: name snippet, name src, name state, name str, name sync, name tailscale, name target, name text, name their
-1: name tide, name uptime, name view, name ward, name windows, name without, name workspace, name yara
-1: name your, named, named at, named with, names, names $, names can, names for, names mail, names only
-1: names show, names the, names |, namespace node, naming, narrow, native, nav, ncat, ncbi, ne pas
-1: nearly full, neat, necessary, need for, need it, need specific, need this, need |, needs attention
-1: needs help, needs network, needs to, negative, negotiable, negotiable rules, negotiate, nei, net accounts
-1: net check, net ipv, net ssl, net the, net uri, net |, netcat, netcat |, netrc dev, netrc |, netshoot
-1: netto steuer, network call, network do, network security, network settings, networking, neutrality
-1: never ask, never bash, never commit, never follow, never guess, never in, never leave, never merge
-1: never needs, never put, never re, never rewrite, never second, never sees, never skip, never the, never to
-1: never touch, never type, new $, new contacts, new context, new custom, new date, new dictionary, new echo
-1: new illegal, new line, new local, new log, new machine, new npgsql, new old, new os, new package, new page
-1: new policy, new profile, new reg, new secure, new services, new since, new table, new terminal, new to
-1: new token, new type, new user, new version, new york, newer one, newermt, newermt days, newline
-1: next action, next for, next js, next review, next test, next year, nf core, nft list, nguyên, ni, nice |
-1: nicolaka, nicolaka netshoot, niemals, nightly, nights, nil panic, nil req, nil |, nio, nio file, niveau
-1: nl |, no agent, no authority, no auto, no channel, no cloud, no code, no color, no credit, no cross
-1: no data, no discount, no drift, no encoding, no env, no file, no forced, no install, no is, no key, no keys
-1: no log, no login, no marketing, no máximo, no op, no other, no pager, no password, no privileged, no proxy
-1: no public, no push, no real, no reason, no retention, no route, no rule, no secrets, no shell, no stored
-1: no sudo, no token, no update, no use, no value, no values, no version, nobody else, nobody from
-1: nobody needs, nobody runs, nocase $, node, node exporter, node metrics, node os, node path, node remove
-1: nodejs, nologin, nom et, nombre de, nome, non interactive, non mac, non negotiable, none at, none for
-1: none match, none of, none open, none return, none size, none this, nooit, noon, noout, noout dates
-1: noout enddate, noout subject, nop hidden, nopasswd usr, normalize, normalized, normas, not $, not add
-1: not alter, not an, not and, not answer, not apply, not at, not carry, not choose, not clear, not copy
-1: not decided, not do, not done, not follow, not guess, not hook, not include, not invent, not it, not just
-1: not known, not leave, not logged, not merge, not need, not of, not opened, not orders, not ours, not pass
-1: not paste, not present, not printed, not put, not re, not ready, not rely, not require, not score, not send
-1: not set, not sign, not stored, not sure, not touch, not touched, not treat, not trust, not url
-1: not verified, not your, note $, note before, note body, note file, note in, note no, note of, note so
-1: note that, note what, note where, note which, note who, notebooks before, noted, notes about, notes all
-1: notes as, notes description, notes do, notes folder, notes release, notes that, notes txt, nothing else
-1: nothing is, nothing of, nothing outside, nothing |, notifications, noto, now and, now be, now dt, now for
-1: now minutes, now that, now time, now timezone, now |, nowhere, nowhere else, npgsql, npm $, npm and
-1: npm config, npm prune, npm registry, npm start, npx modelcontextprotocol, npx prettier, npx vitest, ns $
-1: ns <named>, ns get, nss, nth, nucleotide, nuget, null array, null console, null dev, null fetch, null fs
-1: null http, null if, null return, null sleep, null then, null try, null use, number $, number date
-1: number first, number format, number generator, number in, number is, number labels, number line, number on
-1: number |, numbers can, numbers from, numbers of, numbers only, numbers |, numéro, nur mit, nurse, nutrient
-1: nvb, nx, nào, número, oauth post, oauth token, ob, obj, object status, object write, object |, objects
-1: objects all, observable, observations, observe, observed, observer, obtain, obvious, occurrence, october
-1: of $, of address, of agent, of backups, of base, of bicycle, of birth, of branch, of byte, of characters
-1: of charge, of chrome, of clear, of clients, of code, of common, of contents, of data, of date, of dev
-1: of entries, of equal, of history, of home, of household, of in, of issues, of items, of java, of line
-1: of lines, of link, of logs, of memory, of people, of places, of plan, of process, of project, of python
-1: of reach, of request, of root, of scope, of seconds, of small, of strangers, of strings, of support
-1: of test, of text, of them, of those, of three, of times, of twelve, of two, of type, of use, of users
-1: of variables, of whatever, of which, of who, of windows, of work, of you, off by, off to, off with
-1: off your, offen, offene, offer two, offline |, offset, ofl, oh, oh my, oi jiuz, oj, ok, ok $, ok data
-1: ok http, ok missing, ok then, ok throw, oklch, olabilir, old file, old files, old key, old keys, old new
-1: old one, old |, older than, ollama, omc, omit, omit dev, omx, omx state, on <placeholder>, on and, on auth
-1: on board, on busy, on commit, on copy, on default, on disk, on every, on exit, on file, on firewall
-1: on fridays, on home, on key, on large, on linux, on machine, on mail, on main, on may, on order, on py
-1: on python, on red, on root, on save, on table, on them, on two, on web, on write, onboarding, once git
-1: once so, once the, once then, once there, once they, once to, onclick, one, one address, one and, one block
-1: one by, one comes, one command, one fails, one key, one letter, one minute, one needs, one off, one own
-1: one owner, one pull, one question, one quote, one rule, one screen, one script, one shot, one sided
-1: one size, one test, one unit, one used, one with, one working, oneline, ones are, ones the, ones to
-1: ongoing, only as, only changes, only hash, only in, only it, only no, only read, only role, only root
-1: only show, only the, only this, only true, only |, op |, open <placeholder>, open access, open ai, open as
-1: open capture, open code, open image, open list, open meteo, open new, open out, open pull, open questions
-1: open source, open src, open ssl, openapi, opener, opening, openpyxl, openpyxl import, openssl, operator eq
-1: opposite, opt in, optimal, optimization, optimize, option, option in, option |, optional and, optional if
-1: optional path, optionally, options base, options body, options object, oq, or $, or agents, or any, or bad
-1: or base, or browser, or by, or change, or copy, or delete, or files, or git, or handler, or in, or is
-1: or its, or js, or label, or leave, or local, or one, or open, or remove, or stop, or two, or url, or use
-1: or wallet, or wants, or warn, or weak, or which, or with, or without, or write, or |, or ~, orange
-1: orchestration, order by, order content, order contrast, order export, order for, order matters
-1: order number, order re, order up, order |, ordering, orders and, org bot, org do, org org, org postgresql
-1: org springframework, org team, organ, organisation, organizations, origen, origin ecc, origin location
-1: origin main, original and, origins, orphans, os $, os close, os creat, os excl, os exit, os fdopen, os from
-1: os import, os release, os requests, os stderr, os subprocess, os sys, os trunc, os type, os version
-1: os wronly, os |, osascript, oserror print, other and, other errors, other people, other than, otherwise and
-1: otherwise it, otpauth, our app, out always, out bash, out by, out cat, out dev, out do, out exec, out for
-1: out function, out if, out json, out lines, out media, out mkdir, out mp, out notes, out on, out path
-1: out printf, out println, out read, out rm, out show, out stdout, out to, out txt, out who, out why
-1: out with, outbound, outcomes, outdir, outfile, outliers, outline, outline in, output $, output and
-1: output at, output back, output cache, output dir, output format, output git, output json, output none
-1: output pcent, output sections, output should, output type, outputs and, outside, over are, over by
-1: over five, over for, over in, over its, over mcp, over ms, over with, over |, overflow, overhead, overlap
-1: overlay, override fun, override on, overwrite the, owed, own account, own address, own bucket, own file
-1: own it, own knowledge, own public, own set, own site, own their, own which, owner $, owner are, owner can
-1: owner from, owner id, owner in, owner of, owner reason, owner yes, owners, ownership, owns the, pack dry
-1: package instead, package lock, package so, packaged, packages are, packages from, packages if
-1: packages into, packages of, packages |, packaging, packer, packing, packing list, pad start, padding true
-1: page click, page find, page get, page goto, page has, page html, page is, page never, page no, page number
-1: page only, page or, page page, page per, page says, page so, page that, page what, page with, page |
-1: pager $, pager |, pages and, pages as, pages for, paid for, paired, pale, pane, panel, panel and, panic
-1: panic err, papel, paper, paper and, paper in, papers on, par, par courriel, para cada, parameter
-1: parameter |, params body, params encode, params json, parecer, parent mkdir, parent resolve, parents true
-1: parity, parse head, parse int, parse rows, parser argparse, parser description, parses, part and, part of
-1: particular, parts, parts file, pasa, pascal, pass $, pass it, pass pass, pass rate, pass through, passage
-1: passages in, passed to, passphrases, passport, passport valid, passthru, passwd, password again
-1: password archive, password autocomplete, password command, password data, password docker, password file
-1: password infected, password label, password manager, password mode, password new, password on
-1: password password, password protected, password run, password so, password stdin, password then
-1: password value, passwords keys, passwords tokens, paste and, paste any, paste it, pastes, pat, pat items
-1: patch urllib, path and, path array, path await, path body, path cache, path claude, path data, path dev
-1: path encode, path encoding, path end, path githooks, path headers, path import, path init, path join
-1: path mail, path new, path no, path of, path os, path out, path output, path params, path path, path replace
-1: path resolve, path split, path src, path str, path temp, path to, path uri, path use, path utf, path walk
-1: path with, path write, path 。, pathlib from, pathlib import, pathlib re, pathlib shutil, pathname
-1: paths were, paths |, pattern all, pattern compile, pattern exec, patterns for, patterns in, pause tell
-1: pauses, paw, pay as, payload dict, payload encode, payload in, payment intents, payments, payments |
-1: payroll, pbcopy ~, pcs, pd from, pd read, pdf, pdf and, pdf description, pdf file, pdf files, pdf pdf
-1: pdf with, pdfs, pdftotext, pdftotext layout, pe, pedidos, peel, pegar, pegue, pem |, people and, people can
-1: pep, per <named>, per call, per cent, per day, per host, per post, per role, per row, percentage
-1: percentages, perf |, perfiles, performance mode, perguntas, period start, periodic, periods, perl use
-1: perm type, permalink, permanently, permission denied, permission review, permission to, permissions are
-1: permissions contents, permissions must, permissions |, permissões, permit, permit root, permitted
-1: persistent true, person can, person should, person the, person to, persona, personal access, personal data
-1: personas, pg restore, pgdatabase, pgs, ph, pharmacist, phase it, phish, phishing, phone is, phone number
-1: php $, php and, php cs, php declare, php require, php |, physical, phân, pi and, pi hole, pick the, picked
-1: picker, picks one, pictures for, pii, pin or, pinned to, pip compile, pip |, pipe and, pipe ignore, pipe to
-1: pipedream, pipedream net, pipefail, pipefail cd, pipefail for, pipeline yaml, pipelines, pipes, pitch
-1: pixels, pkg, pkgutil, pl ~, place and, place for, place to, place when, place where, place |, placed
-1: places sqlite, plain, plain json, plainly, plaintext, plan as, plan description, plan for, plan md
-1: plan never, plan only, plan refresh, plan resource, plan return, plan to, plan work, plane
-1: planner description, plans, platform if, platform is, platform platform, platform python, platforms, play
-1: play and, play integrity, playbook, player, player url, playwright install, playwright login
-1: playwright sync, playwright test, playwright tests, plazo, please note, plików, plink, plist, plist en
-1: plist public, plot, plots, plugin cache, plural, pm, pmid, png and, png base, pnpm, pnpm exec, pods are
-1: poetry, point, point at, point it, point the, point to, pointer, pointers, points, points at, points every
-1: points that, police, policy and, policy if, policy is, policy jsonencode, policy policy, policy read
-1: policy remote, policy |, polish, polling, polymorphism, polynomial, pool size, pools, popular, population
-1: por que, por qué, porcelain, port $, port and, port or, port |, portable, porte, portfolios, ports ss
-1: português, pose, posix, possession, possible, post <placeholder>, post authorization, post content
-1: post create, post login, post put, post req, post return, post summary, post tool, post with, poster
-1: postgres $, postgresql, posts to, posture, posture description, pour le, power point, powershell nop, pptx
-1: pr diff, pr number, prazo, pre, pre push, precipitation sum, precision for, precommit, predicate, prefer
-1: preferred, prefix is, preguntas, preload etc, preload |, prepare fresh, prepend, prerequisites, present and
-1: present in, present no, preserve, preserved, preserves, preserving, presupuesto, prettier, prettier write
-1: preuve, prev, prevents, preview on, preço, price and, price ids, price if, price of, price |, prices csv
-1: pricing, primeira, primero, primitive, primitives, principio, print all, print call, print int, print json
-1: print name, print no, print report, print run, print text, print the, print time, printed, printf timer
-1: println $, prints it, prints table, prisma, privacy and, private, private half, private repository
-1: privilege review, privileges yes, probability, probably, probe |, problema, problems, problems push
-1: proc subprocess, proceedings, process command, process exec, process names, process stderr, process stdout
-1: process |, processed, produce, producing, product if, product md, products get, professional, profile
-1: profile await, profile aws, profile etc, profile home, profile if, profile json, profile name, profile no
-1: profile with, profile |, profiles are, profiles description, profiles or, profiling, prog
-1: program arguments, programa, programs that, progress bar, proj, project claude, project dir
-1: project folders, project hash, project name, project never, project only, project root, project scope
-1: project show, project |, projects and, projects const, prometheus node, promise, promise all
-1: promise string, promotional, prompt, prompt injection, prompt the, prompt |, prop, proper, properly
-1: property hkcu, property hklm, property list, property name, propia, propio, proposal, proposal must
-1: proposal |, protect, protected $, protection at, protection enabled, protection input, protections
-1: protects, protein, proteomics, proto, protocol set, protocols, prototype object, proven, proves which
-1: provider, provider <named>, provider example, provider for, provider github, provider the, provides
-1: provisioning, proxy $, proxy with, proyecto, prs, prueba de, prune, prune omit, prune |, prépare, prüft die
-1: ps as, pscmdlet, pscmdlet should, pseudo, psi, psm, psscript, psscript root, pty |, pub databases
-1: pub title, pub user, public addresses, public apple, public class, public client, public data
-1: public database, public false, public half, public keys, public |, publications, publish in, publish to
-1: publishing, pull the, pull |, punctuation, pure, purpose |, push force, push on, push pull, push test
-1: push to, push |, pushed to, put both, put object, put one, put patch, put secret, put that, put |, puts it
-1: puts json, puts the, pw name, pw |, pwd scripts, px or, py $, py add, py build, py from, py has, py next
-1: py pi, py plan, py platform, py so, py src, pypa, pypa pip, pytest asyncio, python, python app
-1: python build, python ci, python claude, python import, python pip, python python, python so
-1: python versions, python with, python write, página de, páginas, pénalités, públicos, qi, ql, qor, qp
-1: qrcode, qt, qtl, qty, quale, qualified, quality checks, quantity, quanto, quarterly access, quatre, quay
-1: que fazer, que foi, que no, que não, queda, queries for, queries the, query $, query has, query log
-1: query name, query query, query time, query user, query with, question and, questions to, quien, quorum
-1: quota |, quotation, quotations, quote, quote them, quotes if, quoting, quy, qué se, quê, qwen, radix
-1: ragged, ragged rows, raise the, raises, ram, ram |, rancher, rancher yaml, rand hex, random number
-1: randomly, rang, range end, range if, range query, range rows, range start, range tests, raspberry
-1: raspberry pi, rate and, rate before, rate limiting, rate with, rates of, ratings, rationale, raw $
-1: raw body, raw counts, raw decode, raw digest, raw err, raw file, raw in, raw json, raw return, raw select
-1: rb media, rclone copy, re escape, re ignorecase, re re, re read, re run, re search, re split, re subprocess
-1: re sys, re |, reachable are, reachable from, react native, reactive, read aloud, read by, read close
-1: read continue, read csv, read decode, read each, read excel, read grep, read json, read let, read line
-1: read on, read org, read permissions, read print, read set, read their, read then, read this, read what
-1: readable by, reader and, reader description, reader in, readers can, reading age, reading level, reading of
-1: readline, readme, readme answers, readme for, reads config, reads every, reads it, reads of, reads ~
-1: ready $, ready if, ready in, real bugs, real people, realpath, reason do, reason to, rebuild from, rebuilds
-1: recall, receiving, recheck, recibir, recipient subject, recommendation, recommendations, reconcile
-1: record for, record is, record not, record so, record to, recorded, recordings, records, records files
-1: recovery with, recruiter, recurring, recursive true, red flags, red test, redact py, redact report
-1: redaction, reddit, redis with, redo, reduce, reduced, ref alt, ref refs, ref short, refactor |, refer
-1: refer to, reference <named>, reference for, reference text, referenced, references <named>, referral
-1: referrer, referrer policy, refetch, reflection, refresh and, refresh only, refs heads, refs tags
-1: refused and, reg exp, regardless, regardless of, regclass, regenerate, region, region only, registers
-1: registros, registry $, registry or, registry url, regression, regular file, reihenfolge, reinstalar, rel $
-1: related, relations, relationship, relative, relative to, release $, release create, release for, release is
-1: release notes, release of, release yml, releases ls, reliably, relname dead, reload ssh, rely, rely on
-1: remain, remap, remediate, remediation, remembering, remind, reminder, reminds, remote <named>, remote add
-1: remote host, remote signed, remote urls, remotes, remove build, remove crontab, remove mp, remove old
-1: remove sudo, remove then, removed after, removeprefix, removes it, removes keys, removes the, renames
-1: rendering, reopened, rep, repeat int, repeat |, repeated in, replace $, replace const, replace def
-1: replace regex, replace slice, replace with, replace ~, replacement, replacing, replay, replica with
-1: replies and, repo <named>, repo description, repo git, repo public, repo ref, repo replace, repo root
-1: repo scan, repo url, report can, report description, report format, report from, report give, report html
-1: report it, report lists, report md, report not, report path, report py, report them, report title
-1: report txt, report under, report |, reported, reported by, reporter, reporting, reports it, reports the
-1: reports to, reports with, repos, repos <named>, repository <named>, repository as, repository has
-1: repository if, representation, repro, repro dir, reproducibility, reproduction, req err, req header
-1: req sec, req set, request $, request and, request const, request def, request do, request err, request form
-1: request from, request get, request it, request json, request log, request os, request path, request per
-1: request req, request returns, request target, request urllib, request version, request |, requestbin |
-1: requests an, requests from, requests in, requests session, requests that, require digest, require net
-1: require package, require path, require uri, required checks, required def, requirement, requirements for
-1: requirements of, requires run, requires the, reruns, res body, res net, res ok, res status, research
-1: researcher, reserve, reserved, reset $, reset index, resets, resize, resolve the, resolving, resource
-1: resource and, resource limits, resources |, resp json, resp oauth, respaldo, respondents, responsable
-1: response await, response header, response json, response ok, responses, responsible, responsive
-1: responsável, rest and, rest api, rest in, rest is, rest process, rest with, restart $, restart app
-1: restart if, restart never, restart on, restart service, restart unless, restarts, restauración, restaurar
-1: restauration, restic backup, restic backups, restic init, restic restic, restore into, restored, restores
-1: restrict, rests, rests on, result const, result json, result message, result of, result subprocess
-1: result table, result |, resultado, resulting, results, results as, results csv, results json, resumo para
-1: retention and, retention days, retire, retro, retrofit, retrospectives, retry with, return $, return any
-1: return base, return body, return buf, return create, return end, return exists, return fi, return file
-1: return filepath, return float, return function, return hmac, return if, return match, return model
-1: return new, return nil, return none, return out, return req, return result, return self, return sleep
-1: return string, return text, return the, return this, return true, return version, returncode, returns http
-1: returns the, returns void, reusable, reuse, reuse the, revenue, reverse, reverse proxy, reverse shells
-1: reverse the, revert, review agent, review guide, review in, review name, review of, review on
-1: review should, review sources, review to, review with, reviewer yaml, reviewers can, reviews you, revisa
-1: revisar, revised, revoke at, rewrite history, rewrite them, rf $, rf tmp, rfc rfc, rfc section, rgb
-1: rglob py, rh, rh |, rhythm, righe, right after, right one, right to, rights, ring, risco, risk table, risks
-1: rm etc, rn |, ro, robotframework, robots, role app, role assistant, role button, role checks, role not
-1: role presentation, role that, role user, roles that, roll back, roll out, rollback, rollout, root $
-1: root ca, root cache, root dirs, root et, root filesystem, root is, root nopasswd, root npm, root of
-1: root on, root recursive, root then, root to, root true, rootfs, rotate all, rotate them, rotation is
-1: rotation new, rotation |, roteiro, round the, rounds |, route or, route to, routers, routes are
-1: routes error, row as, row column, row counts, row is, row number, row with, row |, rownames, rows, rows add
-1: rows append, rows const, rows csv, rows each, rows foreach, rows join, rows json, rows list, rows must
-1: rows push, rows split, rpc, rpc <named>, rsa and, rsa key, rsa under, rsa ~, rsc, rsc io, rsid, rss
-1: rsync az, rtl, rtp, rule $, rule has, rule id, rule ids, rule if, rule that, rule with, rules agents
-1: rules always, rules as, rules const, rules description, rules in, rules it, rules length, rules security
-1: rules the, rules to, rules yaml, ruleset, rulesets, run add, run after, run anything, run archive, run as
-1: run by, run cmd, run deploy, run each, run end, run if, run lint, run look, run ls, run mount, run never
-1: run no, run number, run on, run once, run one, run php, run restic, run script, run setup, run sh
-1: run shell, run start, run state, run sync, run sys, run terraform, run tests, run text, run then, run tmp
-1: run tt, run twice, run useradd, run with, runbook, runner description, runner for, runner linux, runner os
-1: runner releases, runners, running on, running |, runs after, runs an, runs and, runs at, runs every
-1: runs on, runs once, runs with, runs without, runtime get, runtimes, rust, rustup component, rx in, rédige
-1: répond, safari, safe defaults, safe equal, safe load, safely, safety net, safety of, said in, said so
-1: said yes, sail, sale, sales, sales csv, same across, same event, same hidden, same in, same list
-1: same network, same person, same rows, same rules, same shape, same thing, same type, same words, sample id
-1: sample is, samplesheet, sandbox, sane defaults, sans sans, sans wght, sarek, satisfaction, save $, save and
-1: save out, save what, saved, saved and, saves the, saving, say at, say where, says, says as, says how
-1: says in, says these, says what, says which, says yes, sbin, sbin nologin, scadenze, scalar, scale and
-1: scale to, scales, scales for, scaling, scams, scan git, scanned, scarcity, scenario, scene, scheduled task
-1: schedules, scheduling, schema and, schema location, schema this, schlüssel, schreibt, science, scoop
-1: scope if, scope process, scoped, scopes, scopes <named>, scopes for, score of, score out, score with
-1: scores, scores are, scrape, scraping, screen with, screenshots as, script, script bash, script from
-1: script injection, script style, script that, script use, script |, scripts and, scripts check
-1: scripts collect, scripts env, scripts gen, scripts get, scripts in, scripts lint, scripts of, scripts scan
-1: scroll, scrollback, sd, sdk, sdks, se for, se hace, seals, search docs, search for, search json
-1: search name, search notes, search params, search query, second for, second person, second session
-1: seconds |, secrecy, secrecy |, secret bash, secret db, secret description, secret encode, secret list
-1: secret os, secret password, secret re, secret secret, secret set, secret that, secret the, secret to
-1: secret update, secret value, secreto, secrets as, secrets db, secrets deploy, secrets of, secrets on
-1: secrets secret, secrets token, secretsmanager, secretsmanager put, section in, section of, section that
-1: sections map, secure, secure random, security config, security import, security md, security number
-1: security page, security review, security |, sed $, sed |, see also, see assets, see it, see that, see which
-1: seed phrase, seed so, seed |, seeing the, seek, seems, seen add, seen by, seen has, seen |, sees what
-1: segment, segmentation, segments, seguridad, sel capture, selbst, select, select $, select any
-1: select subject, select the, select type, selected, selection, selectors, self <named>, self host
-1: self return, self this, sellers, semana, semantics, semgrep, send data, send file, send in, send nothing
-1: send text, send through, send to, send with, sender recipient, sends, senior, sens, sensitive, sensitivity
-1: sensors, sent, sent anywhere, sent to, sent |, sentence and, sentence each, sentence if, sentence that
-1: sentence transformer, sentence transformers, sentence what, sentences at, sentry description, seo, separate
-1: separately, separates, separation, separators, sepolia, seq, seq do, seqs, sequences, sequential, ser
-1: serial, serialization, serialized, series for, serif body, serious, serve port, served from, server $
-1: server after, server and, server app, server description, server echo, server filesystem, server for
-1: server no, server node, server only, server side, server url, servername $, servers and, servers false
-1: servers github, servfail, service $, service accounts, service description, service does, service file
-1: service principal, service that, service with, services, serving, servings, sesión, session $
-1: session async, session can, session cookies, session files, session for, session headers, session id
-1: session in, session open, session post, session recording, session session, session that, session then
-1: session works, sessions session, set an, set and, set aws, set default, set dir, set euo, set execution
-1: set files, set for, set form, set new, set on, set root, set state, set string, set them, set to, set used
-1: set user, sets, sets up, setting, setting |, settings file, settings keep, settings or, settings settings
-1: settings show, settings that, settings tokens, settings |, setup and, setup ps, setup python, setup sh
-1: setzen, seulement, severity high, severity |, sex, señal, señal |, sfn, sfn $, sg, sg phase, sh, sh $
-1: sh base, sh export, sh for, sh is, sh list, sh mnt, sh name, sh on, sh or, sh read, sh scripts, sh sudo
-1: sh to, sh usr, sh ~, sha and, sha digest, sha in, sha on, sha password, sha return, shadcn, shadcn ui
-1: shadows |, shape is, shape so, share description, share in, share it, share with, shared common, shared or
-1: shared preferences, shared types, she, sheet and, sheet the, shell data, shell history, shell or
-1: shell over, shell profile, shell usr, shell variable, shell with, shields, shields io, ship it, ship to
-1: ships, shm, shop, shop answer, shop app, shop test, shopify, short, short full, short note, short one
-1: short use, shorter and, should be, should come, should go, should hand, should have, should lead
-1: should process, should stay, should |, shouldn, show $, show all, show at, show both, show each
-1: show errors, show it, show progress, show settings, show up, shows an, shows how, shows in, shows it
-1: shows what, shrink, shuffle, shutdown, shutil, shutil tempfile, si hay, sichern, sicherung, sick, side by
-1: side effects, side the, sidebar, sided, sig hmac, sigint, sigma, sign and, sign |, signal sigint, signals
-1: signature $, signature sig, signatures to, signed and, signin, signing in, sil, silence is, similar to
-1: simple price, simple type, simpler, since $, since days, since it, since may, since when, since |
-1: single file, sink |, sinks, site and, site if, site owner, site |, sitemap, situation, sixty, size
-1: size before, size budget, size in, size limit, size rows, sk |, skeleton, skill directory, skill md
-1: skill name, skill never, skill requires, skill review, skill root, skill skill, skill sorts, skill writes
-1: skills and, skills answer, skills before, skills name, skills read, skills repo, skills skill, skills so
-1: skills tree, skim the, skip files, skip git, skip tests, skipped for, skipping, skips, skips the, skript
-1: sl $, sl <placeholder>, slack with, slack xox, sleep duration, sleep return, slice async, slice join
-1: slow look, slow on, slow queries, slug args, sm, small companies, small else, small firms, small kubernetes
-1: small report, small shop, small table, smoothing, sn, snapshot of, sniff, sniffer, sniffer sniff
-1: snippet and, snippets for, snp, snps, so at, so compare, so each, so if, so keep, so no, so on, so preload
-1: so tell, so we, so when, so work, so write, so you, soa, sobre, social, social proof, social security
-1: soffice, soffice headless, software is, solana config, solana keygen, solid, soll, solo en, solo si
-1: solución, solution, solves, solving, somebody, someone else, something is, sometimes, somewhere, sono in
-1: sooner, sort keys, sort rh, sort rn, sorted, sorted pathlib, sorted root, sorts, sorts and, sound, soup
-1: source code, source files, source page, source the, source |, sources, sources <named>, sources and
-1: sources md, space string, spacer, spaces in, span class, spanish, spawn from, spawned, spctl vv, speak to
-1: speakers, spec md, spec weave, specification, specified, specify, specs, specweave, specweave config
-1: specweave increments, speech, spend, splice, split $, split and, split filter, split find, split head
-1: split includes, split into, split print, split read, split |, splits, spoken, spool, spool cron
-1: spreadsheet, spreadsheet formulas, spring boot, springframework, sprint, sql, sql alter, sql redis
-1: sqlite connect, sqlite tmp, sr, src data, src for, src is, src main, src node, src pathlib, src tmp
-1: srv app, ssh add, ssh and, ssh authorized, ssh bash, ssh client, ssh copy, ssh deploy, ssh host, ssh id
-1: ssh keys, ssh nas, ssh or, ssh ufw, ssh users, ssh |, sshd sudo, sshd systemctl, ssl cainfo, ssl cert
-1: ssl certs, sso profiles, sso session, st size, stable install, stack, stack and, stack description, stage
-1: stages, staging, stale ones, stamp dump, stamps, stand in, stand up, standalone, standard input
-1: standardagents, standardagents dmux, standup writer, star, star and, start $, start again, start bash
-1: start bp, start const, start is, start line, start sh, start so, start that, start time, start to
-1: start transcript, start uri, start url, start |, started, started with, starten sie, starter care
-1: starts in, starttls, startup, stat mode, state, state absent, state agent, state and, state cat
-1: state directory, state exception, state file, state for, state in, state json, state so, state state
-1: state string, state the, state write, state |, stated on, stateless, statements, states, states the
-1: static class, statistic, statistical, stats $, stats description, stats to, status badge, status code
-1: status const, status eq, status for, status owner, status read, status text, status throw, stay, stay at
-1: stay below, stay open, stay out, stay small, stay with, stays as, stays in, stays on, stays the, std
-1: stderr write, stdin dev, stdio inherit, stdio server, stdlib, stdout for, stdout write, stealers, steht
-1: step, step and, step by, step check, step create, step has, step post, step with, steps after, steps are
-1: steps for, steps if, steps read, steps report, steps |, steuer, still has, still open, still shows
-1: still win, still work, stolen, stop here, stop them, stop there, stops do, storage, storage service
-1: storage to, store, store <named>, store store, store true, stored as, story, str, str cfg, str in, str join
-1: str len, str limit, str list, str payload, str replace, str return, str src, str |, strain, strand
-1: strangers, strategist, strategy, stream and, stream driver, stream true, stream url, stream |, streamable
-1: streamable http, streaming, streams, street, stretch, strict read, strict transport, strict types
-1: strict use, stricter, stride, strike, string <vendor>, string and, string as, string console, string env
-1: string file, string fmt, string for, string form, string func, string hello, string http, string iban
-1: string in, string io, string it, string key, string line, string literal, string local, string name
-1: string out, string pad, string password, string pattern, string promise, string res, string resource
-1: string return, string role, string starts, string state, string tail, string to, string url, string user
-1: string value, string with, stringify body, stringify event, stringify jsonrpc, stringify labels
-1: stringify process, strings $, strings func, strings the, strings trim, strip components, strip def
-1: strip for, stripe, stripe key, stripped, strong, struct, structure for, sts, sts get, students, studies
-1: study, stuff, stunden, style keywords, style padding, style short, style |, sua, sub agents, sub in
-1: subagents, subagents do, subdomains, subject $, subject from, subject to, subject your, subkeys
-1: submit forms, submitted |, subnet router, subprocess shell, subs, subscription, subscriptions, subsequent
-1: subset, substance, substitute, substitution, substr $, substrate, subtle, subtracts, succeeds, successfully
-1: such, sudo cat, sudo for, sudo iptables, sudo journalctl, sudo mkdir, sudo rm, sudo sshd, sudo sysctl
-1: sudo systemctl, sudo ufw, sudo usermod, sudo |, suede ai, suffix, suggest how, suggest second
-1: suggested tools, suggestions, sugira, suid, sum case, sum mm, sum sha, summaries of, summarise the
-1: summary is, summary statistics, summary to, summed, summer, sums echo, sumstats, supabase, super, suporte
-1: supplementary, supplier number, suppliers, supply, support and, support for, supporting, sure, sure of
-1: surfaces, survey report, survival, survive, survive the, suspects, suspend, svc cluster, svg and, svg is
-1: svg to, svg xml, svgo, swift, switched on, sy, sym, symbolic link, symbolic ref, symlink, symlinks, sympy
-1: synapse, sync api, sync dst, sync frozen, sync gh, sync lock, sync node, sync out, sync playwright
-1: sync read, sync sh, sync with, sync write, synonymous, synthesis, sys from, sys pathlib, sys platform
-1: sys print, sys requests, sys rules, sys stderr, sys urllib, sys version, sysctl, system df, system getenv
-1: system http, system last, system new, system own, system prompts, system txt, system you, system |
-1: systemctl, systemctl edit, systemctl is, systemctl restart, systemd system, systemd user, sz, sz mkdir
-1: sólo, table below, table for, table if, table json, table reads, table role, table rows, table string
-1: table table, table the, table to, table which, tables are, tag if, tag manager, tag of, tag string
-1: tags and, tags are, tags git, tags owner, tags phase, tail stdout, tail var, tail |, tailscale
-1: tailscale install, take away, take snapshot, taken, taken as, taken back, takes about, takes minute
-1: takes one, takes precedence, takes them, taking, talk, tamaño, tap, tar age, tar xz, target $, target blank
-1: target file, target folder, target is, target name, target root, target |, targeted, targeting, targets
-1: targets for, task, task and, task may, task that, tasks, tasks and, tasks json, tasks start, tax net
-1: tax number, taxes, tb, tc, tcp in, tcp ufw, tcpclient, td style, team, team ask, team do, team for
-1: team has, team members, team name, team own, teardown, technical, technologies, telegram bot, telegram chat
-1: telegram org, tell application, tell us, tell you, tells us, tells whether, teléfono, temperature max
-1: tempfile temporary, template $, template by, template md, template source, template yaml
-1: templates templates, temporal, temporary directory, ten percent, ten rows, ten years, tenant id, term in
-1: term is, terminal and, terminal as, terminal integrated, terminal or, terminated, terms, terms allow
-1: terms csv, terms of, terraform destroy, terraform init, terraform validate, terraform workspace, tesseract
-1: tesseract scan, test account, test accounts, test add, test again, test await, test bash, test cases
-1: test com, test curl, test data, test each, test file, test fixtures, test is, test lint, test message
-1: test monthly, test node, test on, test repository, test result, test rules, test suite, test then, test txt
-1: test var, testable, tests against, tests are, tests coverage, tests do, tests in, tests mirror, tests the
-1: tests whose, text animations, text can, text const, text convert, text data, text echo, text encode
-1: text field, text file, text files, text from, text hits, text join, text json, text link, text one
-1: text open, text or, text plain, text read, text requests, text return, text run, text see, text so
-1: text split, text standard, text style, text sys, text the, text trim, text true, text version, text with
-1: textures, tgz echo, tgz |, th, than fifteen, than five, than if, than needed, than once, than that
-1: thank them, that answers, that anyone, that applies, that apply, that are, that as, that both, that can
-1: that case, that change, that changes, that contain, that costs, that did, that ends, that fetches
-1: that fits, that folder, that get, that gives, that goes, that hold, that in, that keeps, that key, that led
-1: that look, that lost, that machine, that make, that match, that matters, that must, that need, that needs
-1: that new, that one, that owns, that person, that pip, that reads, that run, that second, that separates
-1: that should, that shows, that size, that something, that they, that to, that uses, that want, that we
-1: that what, that will, that write, the above, the absence, the acceptance, the accepted, the access
-1: the action, the active, the actual, the administrator, the advert, the advice, the algorithm, the alt
-1: the analytics, the approval, the array, the article, the artifact, the authored, the automatic, the aws
-1: the before, the best, the bibliography, the bill, the bin, the blank, the body, the boot, the brand
-1: the break, the build, the built, the bundled, the call, the canary, the canonical, the certificate
-1: the child, the cis, the claim, the cli, the closing, the cloud, the codes, the companion, the company
-1: the config, the configuration, the console, the constraint, the conventional, the copy, the core
-1: the correct, the corrected, the country, the counts, the csv, the current, the dashboard, the data
-1: the dates, the debug, the decision, the decoder, the detail, the docker, the doctor, the document
-1: the domain, the door, the drive, the ecb, the editor, the encoding, the entire, the entity, the entries
-1: the exact, the exception, the exe, the explanation, the extension, the feature, the few, the file
-1: the filter, the fingerprint, the floor, the following, the forge, the form, the formula, the four, the gap
-1: the generated, the git, the given, the glyph, the grade, the graph, the group, the handbook, the hashes
-1: the head, the help, the hit, the http, the iban, the image, the in, the inbox, the internal, the issuer
-1: the it, the journey, the json, the kernel, the key, the keyring, the label, the language, the least
-1: the legal, the limit, the linux, the list, the live, the lockfile, the logging, the login, the logo
-1: the longest, the loop, the lowest, the mail, the maker, the manifest, the mark, the master, the matching
-1: the material, the matter, the meaning, the memory, the middle, the minimum, the mirror, the module
-1: the monthly, the need, the new, the non, the null, the number, the object, the office, the ones
-1: the opening, the option, the optional, the organisation, the organization, the outline, the outputs
-1: the packages, the panel, the paper, the pause, the payroll, the pdf, the people, the phone, the pipe
-1: the playbook, the plug, the pods, the point, the pool, the portal, the previous, the problem, the process
-1: the producer, the prompt, the proposal, the purpose, the quarantine, the quarter, the query, the questions
-1: the quiet, the reading, the receiver, the recruiter, the rejected, the related, the release, the relevant
-1: the report, the requester, the rfc, the risk, the risks, the room, the route, the safe, the same
-1: the script, the seal, the secrets, the security, the selector, the serial, the setting, the shift
-1: the single, the site, the socket, the sources, the spec, the specific, the specified, the staff
-1: the staging, the state, the steps, the string, the sum, the sums, the supplier, the support, the surface
-1: the switch, the system, the tab, the tag, the target, the task, the temp, the ten, the thing, the threshold
-1: the ticket, the timings, the tool, the transfer, the trend, the twenty, the type, the variable
-1: the variables, the vault, the vendors, the version, the visible, the way, the weight, the weights, the wiki
-1: the windows, the word, the write, the writer, theft |, their causes, their language, their names
-1: their password, their size, their words, theirs, them answer, them at, them before, them go, them if
-1: them print, them should, them together, them what, them yourself, theme as, theme dark, then an, then brew
-1: then cargo, then compare, then ctrl, then curl, then data, then draw, then enter, then every, then go
-1: then if, then jq, then look, then name, then open, then pip, then run, then start, then stop, then two
-1: then user, then without, theory, there as, there for, there instead, there never, there were, there |
-1: these instructions, these need, these only, these stop, they came, they can, they carry, they change
-1: they come, they did, they don, they explain, they fail, they have, they like, they may, they must
-1: they offer, they want, thickness, thing being, think, thinking, third parties, this add, this agent
-1: this and, this command, this compile, this computer, this from, this function, this host, this if
-1: this into, this license, this method, this no, this or, this package, this prefix, this report
-1: this repository, this review, this run, this software, this table, this way, this when, those answers
-1: those in, those on, those that, thousand, thousands, thousands of, thread for, three days, three largest
-1: three most, three points, three real, three things, threshold so, throttling, through $, through their
-1: through this, throughout with, throw out, thrown away, throws, thumbnails |, ticker, ticket, ticket and
-1: ticket the, tickets, tickets or, tide, tidy description, tidy run, tidy sh, tile, tim, time ask, time done
-1: time duration, time for, time hours, time import, time in, time is, time last, time new, time not
-1: time place, time sleep, time stamps, time they, time timestamp, time to, time today, time total
-1: time urllib, time zone, time ~, timed out, timeout $, timeout cmd, timeout if, timeout int, timeout ms
-1: timeout seconds, timeout timeout, timer systemctl, timer |, timers all, times are, times at, timestamp $
-1: timestamp int, timezone, timezone utc, timing safe, timings, tin, tipo, title $, title as, title body
-1: title if, title join, title page, title payroll, title report, title return, title the, titles as, tj
-1: tls or, tls set, tmp $, tmp build, tmp dev, tmp include, tmp restore, tmpfs, tmux, tmux list, tmux sessions
-1: to <placeholder>, to access, to act, to allow, to another, to answer, to apply, to args, to audit, to back
-1: to base, to by, to bypass, to cc, to check, to chrome, to clipboard, to comment, to compare, to connect
-1: to const, to create, to csv, to day, to days, to decide, to delete, to digits, to do, to dst, to ensure
-1: to every, to exclude, to execute, to fast, to file, to folder, to follow, to for, to git, to give
-1: to google, to have, to host, to human, to if, to ignore, to install, to keep, to last, to limits, to main
-1: to markdown, to mend, to mention, to name, to new, to nine, to not, to or, to others, to password, to path
-1: to press, to prevent, to process, to propose, to read, to record, to remote, to remove, to replace
-1: to report, to repository, to return, to review, to rule, to second, to server, to service, to set
-1: to settings, to share, to shared, to skip, to slack, to spend, to support, to switch, to sys, to temp
-1: to test, to that, to their, to third, to times, to true, to turn, to upper, to url, to verified, to verify
-1: to which, to whole, to words, todo, todos, todos los, together, togliere, token $, token accept
-1: token actions, token by, token content, token data, token encoding, token exec, token function, token gh
-1: token github, token grant, token handling, token is, token kind, token login, token method, token name
-1: token on, token page, token refresh, token request, token return, token session, token set, token the
-1: token to, token tok, token token, tokens live, toml is, toml no, toml |, tomllib, tomllib load, ton
-1: tone the, tone tools, tonumber, too high, too many, too slow, too so, tool lookup, tool only, tool use
-1: toolchain, tools json, tools node, tools or, tools read, top level, top ten, topic is, topmost, topology
-1: total console, total for, total seconds, touch it, touch the, touched, touches, toward, town, tp, tr $
-1: tr tr, traceback, traceback format, tracer, track |, tracked, tracker, tracks, traefik, trail of
-1: trailing newline, trained on, training, training data, trait, transactions and, transfers, transformer
-1: transformer all, transformers, transit, transition, transitions, translated, translating
-1: transport security, trap rm, traps, travel, travel in, treat it, treated, treated as, tree, tree the
-1: trello, trello api, trello token, tres, tresor, triage, triage description, triage use, trials, trigger
-1: triggered, triggering, triggers, trim const, trim space, trip, triple, trivy, troque, troubleshooting
-1: true also, true and, true base, true cat, true catch, true config, true decode, true do, true don
-1: true each, true encode, true except, true exist, true export, true false, true filter, true function
-1: true help, true is, true let, true never, true require, true so, true subprocess, true timeout, true to
-1: trunc, trust boundary, trust the, trust zone, trusted publishing, try direct, try import, try it
-1: try restore, try text, try to, try var, try with, três, ts const, ts import, ts tsx, tsa, tsc, tt name
-1: tt range, ttf, tu, tube, tube channel, tun, tuning |, tunnels, tup last, tuple, turn it, turning, turns
-1: turns off, turns on, turns up, tw, tweets, tweets json, twelve, twice year, twilio, twitter, two decimals
-1: two factor, two hundred, two machines, two people, two skills, two sources, txt do, txt dry, txt find
-1: txt from, txt get, txt git, txt in, txt is, txt name, txt out, txt pip, txt ps, txt ss, txt sudo, txt |, ty
-1: type $, type account, type and, type aws, type base, type cache, type dword, type folder, type ignore
-1: type in, type into, type is, type module, type note, type object, type row, type script, type the, type txt
-1: typeof string, types, types schema, types the, types true, typical gain, typically, typing import, tên
-1: ubuntu, udp, ufw enable, ug, uid, uk, ukb, umask, umlauts, un mensaje, una, unavailable, unchanged |
-1: undefined |, under, under characters, under real, under which, underlying, underscores, understand
-1: understanding, undo the, undone, unicode get, unicode string, uniq |, unit files, unit test, unit that
-1: unit to, units, units txt, universal, unix nano, unless asked, unless stopped, unless the, unless you
-1: unlike, unpack into, unpacked, unpublished, unpushed, unpushed commits, unreadable, unset new, unsplash
-1: unsubscribe, unsupported, untagged, until, until $, until second, until the, until then, untrusted
-1: up agent, up an, up as, up down, up front, up git, up if, up local, up note, up one, up project, up quickly
-1: up return, up then, up |, upcase, update if, update it, update or, update raw, update to, updated at
-1: updates, updates run, updates |, upgrade, upgrade read, upgrades and, upload json, upload |, upn
-1: upper case, uppercase, ups, uptime $, urandom, urgent, urgente, uri <placeholder>, uri <vendor>, uri data
-1: uri host, uri import, uri uri, uris, url and, url api, url base, url data, url do, url echo, url file
-1: url function, url headers, url hostname, url in, url is, url options, url out, url port, url read
-1: url search, url set, url str, url the, url then, url to, url use, url where, urlencode params, urlencoded
-1: urllib error, urlopen self, urlopen url, urls are, us docs, us en, us if, usd month, use auto, use cache
-1: use full, use keychain, use matcher, use one, use post, use state, use std, use type, use warnings
-1: use what, used as, used by, used in, useful for, user access, user account, user add, user adds
-1: user agreement, user agrees, user and, user answers, user approved, user at, user await, user code
-1: user command, user config, user confirms, user consent, user content, user decides, user disable, user do
-1: user gave, user identity, user if, user input, user invocable, user likes, user list, user makes, user may
-1: user names, user new, user notes, user ok, user on, user opens, user or, user output, user password
-1: user pastes, user pays, user permissions, user picks, user preference, user put, user question, user read
-1: user reads, user report, user request, user role, user runs, user secret, user server, user system
-1: user test, user that, user this, user through, user to, user types, user updates, user user, user var
-1: user what, user when, user which, user write, users anna, users to, users user, users you, uses
-1: using system, using this, usr sbin, usual cause, usually with, utente, utf base, utf doctype, utf if
-1: utf meta, utf split, utf to, utf write, util, uv lock, uv pip, uv tool, ux, vacuum size, val return
-1: val system, valid, valid from, valid six, validate schema, validate true, validated, validates, validação
-1: valores, value, value currency, value for, value has, value is, value json, value label, value or
-1: value out, value output, value replace, value return, value secret, values, values append, values are
-1: values env, values from, values masked, values never, values read, values repo, values return
-1: values target, values |, vanished, var data, var env, var external, var name, var own, var repo, var spool
-1: var www, var |, variable $, variable interpolation, variable is, variations, varies, varies by, various
-1: vary by, vault addr, vault description, vault on, vault secret, vault token, vault vault, vault write
-1: vborw, vcf gz, velocity, vendors own, vendredi, ventas, venv, venv pip, vep, ver, ver |, verbatim
-1: verbatim and, verbo, vercel, vercel labs, verifiable, verification and, verifique, verify $, verify no
-1: verify the, verify you, versand, version command, version dev, version encoding, version from, version info
-1: version os, version registry, version the, version type, version |, versions, vertical, verwijder, very
-1: very long, vf, vh, video db, videodb, videos, viene, view box, view in, views in, violation, violations
-1: virtual, virtual environment, virtualenv, visible text, visitor, visual studio, visudo, vitals, vitest run
-1: vlan, vlans, vnd github, vo, volumes backup, vor dem, vorher, vorschlag, vorschlagen, voting, vpc
-1: vpc security, vs currencies, vscode mcp, vscode tasks, vskill, vulnerability, vw, wait for, wait |
-1: waiting for, waits until, wake, walk for, walk node, walk path, walk sys, walk the, wallets |, want and
-1: want it, warenkorb, warn, warnings, warnings my, was added, was last, was measured, was missing, was named
-1: was put, was written, watch |, watching, watermarks, way back, way so, wazuh, wazuh agent, wb active, wb as
-1: wb workbook, wc |, wcag, wd, we are, we can, we don, we take, we ve, weak keys, weak |, weave, web active
-1: web application, web assembly, web search, web servers, web site, web socket, web store, web vitals, webapp
-1: webhook in, webhook secret, webhook |, webhooks, webhooks or, webp, webpack, webservers, webshell
-1: week later, week run, weekend, weekends, weekly digest, weekly numbers, weighted, welcome, wer, were added
-1: were on, were removed, weren, wes, west, wg, wg quick, wget <named>, wght display, what changed, what do
-1: what each, what else, what helped, what if, what it, what key, what not, what they, what this, what will
-1: what |, wheel, when before, when someone, when step, when that, when there, where $, where does, where each
-1: where file, where id, where possible, where you, whether it, whether there, which are, which can
-1: which commands, which does, which files, which language, which leads, which node, which part, which paths
-1: which routes, which says, which they, which this, which was, whichever is, whichever the, while it
-1: while keeping, whisper, whitespace, who are, who asked, who can, who don, who gets, who holds, who is
-1: who owns, who said, whoever has, whoever the, whom the, whose file, why it, why the, why this, why you
-1: why |, wide, wide $, widget, widgets, width characters, width width, widths, wifi, wil, will add
-1: will matter, will run, win api, win then, window the, windows and, windows description, windows event
-1: windows power, windows python, windows return, windows settings, winget install, wins over, wipe, wired
-1: wiring, wishes, with account, with add, with age, with allow, with alt, with any, with authorization
-1: with both, with brew, with build, with clear, with command, with consent, with copy, with curl, with data
-1: with dev, with encoded, with fresh, with get, with go, with good, with header, with https, with in
-1: with install, with io, with kubectl, with less, with line, with link, with lock, with md, with media
-1: with mod, with not, with notes, with npm, with open, with openssl, with os, with page, with pandoc
-1: with passphrase, with path, with payment, with pg, with post, with powershell, with program, with proof
-1: with psycopg, with question, with quotes, with reading, with reason, with redis, with refresh, with restic
-1: with root, with rustup, with signature, with size, with sk, with someone, with source, with ssh, with star
-1: with start, with svg, with table, with tempfile, with test, with text, with times, with topic, with who
-1: with word, with ~, within their, without an, without any, without auth, without confirmation
-1: without images, without locking, without losing, without mfa, without network, without password
-1: without running, without secrets, without signature, without signing, without yes, witnesses, wlan
-1: word const, word count, word documents, word is, words is, words return, words that, words then, words what
-1: work from, work in, work later, work out, work with, workaround, workdir app, worked, workflow file
-1: workflow status, workflow that, workflow yml, working directory, workload, workload identity, works for
-1: works from, works offline, workspace export, workspace list, workspace select, workspaces, worktree, world
-1: worse, worse in, would do, would otherwise, wr, wrapped, wrapper, wrappers, write an, write clean
-1: write com, write cost, write down, write each, write findings, write for, write format, write hooks
-1: write name, write none, write note, write on, write output, write paths, write short, write src, write them
-1: write warning, write what, write |, write ~, writer csv, writer description, writer fh, writerow, writers
-1: writes findings, writes home, writes the, writes to, writing it, written permission, written this
-1: wrong one, wrong place, wrong |, wronly, wronly |, ws connection, ws title, ws wb, wu, wurde, www form, xa
-1: xcrun, xdev, xem, xhtml, xiv, xml, xml file, xml root, xml version, xml xml, xox, xox bp, xpath, xrequest
-1: xrequest <named>, xx, xxx, xxxx, xxxxxx, yaml, yaml and, yaml module, yaml name, yaml repos, yaml safe
-1: yaml uses, yaml |, year in, year text, yes from, yes if, yes never, yes or, yes |, yet the, yml if
-1: yml with, york, you cannot, you catch, you don, you go, you hand, you have, you hear, you laptop, you ll
-1: you may, you must, you name, you pass, you ship, you to, you tube, you type, you were, you would, your app
-1: your bucket, your distribution, your env, your key, your provider, your public, your rights, your rules
-1: your secret, your timeline, your wallet, yours, yourself, yyyy, za, zakres, zeigen, zero, zero for
-1: zero width, zgody, zh, zh cn, zip archive, zip files, zip is, zip or, zip zip, zlib const, zod, zone $
-1: zone and, zone in, zone is, zprofile, zsi, zusammen, zv, zweifel, zweiten, | ai, | akia, | alias, | animate
-1: | animated, | any, | api, | appdata, | append, | approvals, | approve, | archive, | assistant, | author
-1: | avoid, | ba, | before, | begin, | block, | call, | campo, | can, | cargo, | catch, | child, | claim
-1: | claude, | clean, | comm, | commands, | commit, | console, | const, | contains, | continue, | contributor
-1: | convert, | cookie, | cost, | create, | cursor, | cygwin, | da, | defender, | delivery, | description
-1: | dev, | developer, | device, | digest, | download, | effect, | email, | environment, | etc, | every
-1: | evidence, | exec, | exfiltration, | exit, | export, | extract, | false, | fault, | feature, | field
-1: | fifo, | files, | fine, | flag, | foreign, | formal, | frist, | full, | function, | get, | git, | give
-1: | glacier, | go, | good, | google, | group, | harmless, | header, | health, | helper, | host, | how, | http
-1: | iban, | ignore, | info, | install, | instead, | invoke, | java, | js, | json, | last, | ld, | le, | leave
-1: | let, | library, | limit, | lines, | linux, | local, | log, | lsof, | mail, | map, | mcp, | md, | memory
-1: | message, | method, | metric, | minutes, | motion, | my, | need, | needs, | net, | netcat, | never, | new
-1: | none, | not, | notice, | notifications, | old, | on, | one, | open, | opt, | option, | order, | owner
-1: | parameter, | parsed, | patch, | pattern, | pdf, | pem, | perf, | php, | pin, | pip, | pipe, | pipedream
-1: | place, | pre, | print, | prior, | process, | project, | purpose, | puts, | pyproject, | que, | question
-1: | quiz, | rate, | rating, | reading, | real, | reboot, | refactor, | reg, | remember, | requestbin
-1: | required, | resources, | roll, | row, | running, | script, | second, | secrecy, | secrets, | seen
-1: | select, | self, | send, | service, | set, | setting, | señal, | shadcn, | share, | shell, | show, | sink
-1: | size, | skip, | small, | source, | split, | staff, | start, | state, | static, | step, | store, | strong
-1: | svg, | take, | target, | tee, | test, | these, | timeline, | tokens, | tone, | tr, | tracking, | try
-1: | two, | typical, | unattended, | undefined, | user, | valid, | vendor, | vpn, | vs, | wallet, | want
-1: | way, | web, | week, | weekly, | what, | who, | windows, | with, | word, | writes, | wsl, | za, | zero
-1: | «, | °, | –, | −, | 内, | 分, | 비, ~ casabot, ~ dotfiles, ~ gnupg, ~ local, ~ ms, ~ npm, ~ nvm, ~ of, ~ src
-1: ~ zprofile, ~ zsh, « désactivez, ° |, » |, ¿, ¿ qué, À utiliser, à chaque, à un, älter, älter als, ändern
-1: é um, öffnen, önbelleği, única, über, đ ể, Если, было, для, журнал, кто, пользователю, пользователя, только
-1: у пользователя, المشروع, بعد, في, هذا, अंत, अंत में, तो, दिखाएँ, पहले, ả ng, ằ, ể tra, ị nh, ộ, ộ đ, — the
-1: ’, “, … the, ←, →, → the, − |, ─, ─ ─, ✅, ✓, ❌, 、 代, 、 会, 。 不, 。 锁, い た, い 一, う 。, え て, か 。, が 決, が 自, く 、
-1: け で, け に, け を, ご, さ れ, す, ず 、, せ 、, せ て, た |, た だ, た は, て よ, で は, と 期, な く, に 、, に す, に 確, に 見, に 記, ね, の 順
-1: は 、, ま し, ま す, ま た, め ま, め る, や, よ い, れ な, わ, わ っ, わ な, を, を 作, を 先, を 利, を 案, ん で, ァ, ァ イ, ア, ィ, グ, コ ー, サ
-1: ザ, ス, タ, ッ, ッ ク, テ, ド を, フ ァ, ブ, プ, メ, ュ, リ, レ, ン, ン ト, 一 つ, 一 時, 一 次, 一 覧, 三 方, 上 下, 下 文, 了, 于, 些, 产, 仅, 仍
-1: 仍 然, 仓, 代 码, 件 要, 会 话, 住, 住 所, 作 成, 你 的, 使, 信, 储, 先, 先 安, 入, 公, 公 司, 其, 其 他, 具, 写 公, 出 。, 出 现, 分 |, 分 で, 判
-1: 判 断, 剪, 剪 贴, 力, 加 入, 动 态, 包, 化, 升, 单, 南, 去, 参 考, 収, 发 送, 取, 取 一, 变, 古, 古 い, 只, 只 在, 只 读, 可 以, 司, 名, 向, 否, 哈
-1: 哈 希, 哪, 因, 围, 图, 地 址, 址, 填, 填 写, 境, 处 理, 変, 外, 多, 大, 失, 字 符, 守, 定, 实, 容 |, 将, 展, 工, 希, 带, 常, 库, 建 的, 式, 引
-1: 当, 当 者, 形, 必 须, 态, 性, 恢, 恢 复, 您, 您 的, 成 し, 所 の, 所 は, 扩, 扩 展, 扫, 扫 描, 指 南, 据, 描, 提 供, 搜, 搜 索, 操, 操 作, 效, 数
-1: 数 据, 文 件, 文 档, 料, 是, 是 否, 显, 显 示, 月, 本 次, 本 ；, 板, 构 建, 校 验, 样, 核 心, 案, 案 内, 档, 模, 模 式, 每 个, 法, 注, 注 入, 注 意
-1: 活, 测, 消, 添, 清, 清 单, 源, 点 击, 然, 然 后, 照, 状, 独, 率, 环, 环 境, 现, 现 在, 用 于, 番, 的, 的 文, 的 镜, 相, 真, 确, 社, 社 内, 程, 窗
-1: 立, 端 末, 第 三, 类, 索, 编, 缺, 网 页, 置, 者 が, 而, 自, 色, 范, 范 围, 获, 藏, 行 |, 装, 要 保, 要 把, 覧, 覧 を, 见, 记 录, 设, 设 置, 访
-1: 访 问, 评 审, 试, 说, 说 明, 贴 板, 跳, 跳 过, 辑, 输 出, 进 行, 退, 退 出, 逐, 通, 進, 選 ん, 避, 避 け, 配, 配 置, 里, 重 新, 量, 録 |, 録 さ, 钩
-1: 钩 子, 链 接, 锁, 锁 文, 错 误, 間 を, 问, 问 题, 随, 隐, 集, 順 を, 題, 页, 项, 项 目, 验, 验 。, 默, 게 보, 공, 구, 내 용, 는 지, 다 자, 동, 동 의
-1: 되 는, 됩, 됩 니, 드, 드 리, 러, 명, 목 을, 변, 별, 보 여, 부, 생, 생 성, 성, 스, 없 음, 영, 와, 을 사, 음, 의 하, 있 음, 자 주, 장, 정, 제, 준, 중
-1: 찾, 체, 추, 출, 토, 하 면, 화, 화 면, ） 。, ， 再, ， 只, ， 它, ：, ；
-2: $ argv, $ backup, $ base, $ body, $ company, $ ns, $ ok, $ os, $ path, $ pid, $ post, $ print, $ seq, $ sig
-2: $ stat, $ token, $ url, <named> api, <named> auth, <named> build, <named> client, <named> documentation
-2: <named> en, <named> my, <named> office, <named> packages, <named> repos, <named> settings, <named> user
-2: <named> wiki, <placeholder> healthz, <vendor> install, <vendor> stable, abc, abort signal
-2: accept application, access keys, account root, account that, across, actions, actual, actually, add to
-2: add |, adding, additional, addr, address in, adduser, administrators, admins, adresse, after yes
-2: against the, agent browser, agent skills, agree, akia, aliases, all files, all of, all utente, allow action
-2: allow list, allows, alone and, already, alt, alt text, always echo, amazonaws, amazonaws com, an agent
-2: an end, an icon, ana, and adds, and ask, and check, and currencies, and data, and each, and it, and look
-2: and nothing, and on, and out, and point, and propose, and put, and show, and shows, and stop, and suggest
-2: and then, and wait, and who, animated, another account, antes de, any, api get, api path, apikey, apikey os
-2: app app, application vnd, apply all, approach, apt get, archives, are for, are needed, are read, arg $
-2: argument, article, as data, as not, as text, ask before, assembly, assertion, asset, ast, at $, at home
-2: at now, attached, attrs, audit account, back to, backup, backup bucket, backup sh, ban, bar, base <named>
-2: base base, base sys, base |, bash, bash crontab, bash export, bash set, be the, before and, behavior
-2: behind, beispiel, belong, best practices, bin time, bo, body const, bookmarks, bool, bootstrap, bot token
-2: both are, brands, browser profiles, bucket, bug, by $, by mail, by role, by scripts, by |, ca, cache $
-2: call method, calling, campaign, can read, canary, canary in, cancer, canonical, capture, cards, case
-2: case $, catalog, category, cel, center, cert, changelog gen, channels, chat data, checklist, chezmoi
-2: children, choices, ci run, cid, citations, class name, classes, claude hooks, claude projects, claw bio
-2: clawbio, clean up, click fix, clicks, clinical, cmd $, collection, collections counter, color, com |
-2: commands that, committed, company has, compatible, complex, computer, concrete, condition string
-2: config and, config http, config with, connect, const api, const files, const text, const token, constraints
-2: contenido, corp ca, coverage, created, creation, credentials and, credentials |, credit, cron etc, cross
-2: csp, csv the, curl <vendor>, curl authorization, curl proto, currently, cut etc, cwd, dart, data
-2: data image, database, databases, datasets, date mkdir, date |, dav, day to, days of, db password, db |, deb
-2: decides, decimals, declare, decoding, deepl, def get, defanged, default |, defaultdict, defaults to, defer
-2: define, defined, definition, delete it, demand, demo, denied, deny, dependencies, deploy, deploy key
-2: described, description builds, description install, description run, description set, description sets
-2: description small, description write, description |, destroy, dev tcp, deve, develop, devices, dict str
-2: dictionary, dir $, dirección, directory, display swap, dist, div, do crontab, do echo, do sleep, docker run
-2: docker system, documented, doi, domain, don ask, done echo, done |, down and, down the, draft, draft and
-2: drawing, drop all, dry, du sh, due, due date, duration, each change, each finding, echo net, echo no
-2: echo to, echo true, edges, edition, editor, edits, effect, effective, eigene, ein, elements, elif, empresa
-2: enabled on, enabled true, encode hashlib, encode utf, encoder, encoding, encrypted, encryption, end date
-2: enough, entire, entities, env do, env fetch, env object, env stdio, eq, equals, equals sts, error message
-2: eslint, espera, et al, etc ssl, etc systemd, eth get, ether, evaluation, event log, everything, example com
-2: example org, example |, exception as, excluded, exclusions, execution, exist ok, explains, explica
-2: explicitly, export async, facts, failure, failures, fake, fallback, family, faq, fd, few, field is, fields
-2: file and, file opens, file with, file ~, files do, files files, files length, filesystem, fills, finder
-2: first line, five characters, fix the, fixes, fk, flag, flock, flow, flows, flutter, folder for, following
-2: fonts, for and, for audit, for month, for new, for row, for servers, for that, for themselves, for year
-2: force get, formal, formula, forward |, fragen, frequency, from another, from env, from ~, fs <placeholder>
-2: fs import, function get, funds, future, game, gap, gate, gave, gdb, generated, generation, genetics
-2: get balance, get no, get trail, get uri, git, git fetch, git status, github actions, github com
-2: gitleaks gitleaks, gmail, go in, graph, graphify, grep, grep curl, grep deleted, grep qx, grid, guidance
-2: guide, gzip gzip, handbook, handler, handlers, hands, hands out, happen, hard, has changed, has signed
-2: hashlib sha, have the, headers, headers true, headers user, hello, history $, hmac new, home bin
-2: home config, home ~, honest, hooks, host your, how long, html comments, http response, http |, https tlsv
-2: human, hxxp, hygiene description, id chat, id method, idempotency, idempotency key, ids $, if, if get
-2: if input, if they, ifs read, ignore all, ignored, image png, implement, import collections, import csv
-2: import datetime, import json, in by, in gitignore, in it, in sentence, in this, in with, incident, indent
-2: indicator, information, ini, initial, inject, inline, inner, input, input send, install sh, instead
-2: instead of, instructions, instructions and, integration, interactive, interfaces, internal, into, into an
-2: invalid, inventory, invocation, ipv, is, is $, is enough, is looked, is one, is plain, is read, is taken
-2: is then, isolated, isolation, issuer, it can, it off, it that, it |, items, its time, iv, join const
-2: join |, journalctl since, jq arg, json as, json body, json const, json dev, json loads, json parse
-2: json print, json so, json urllib, jsonl, just, keep each, kept in, key <named>, key aws, key content
-2: key is, key os, key string, keygen lf, keys home, kotlin, kubectl delete, kv, land, languages, last one
-2: latest target, launch agents, lazy, ld preload, ld so, leave them, leaves the, lecture, left, left out
-2: length and, length const, length if, let for, let mut, let them, li, libraries, library, license, lies
-2: line at, linear, lines append, lines for, linked, links to, list str, list timers, list with, literal
-2: little, lived, load open, loading, localappdata, localappdata google, lock json, log in, log ins, log |
-2: logger, login no, looked into, looked up, looking, loop, loose, losing, ls la, lsof, ltnp, made by
-2: main let, main py, maker, man, mandatory, many, map $, marker, marketing, match, maxdepth, may have, md |
-2: me $, means, measured, medical, meeting, message, message data, message |, messages in, method params, mhe
-2: mhe on, microsoft com, middle, mime, minimal, mismatch, missing $, mjs, mkdir, mnt, mobile, model
-2: modelcontextprotocol, module, monat, monday, mostra, move, mtime, mv $, name changelog, name for
-2: name installer, name invoice, name join, name leave, name length, name node, name skill, name the
-2: namespace, nas, navigation, nc |, need second, networks, new error, new ones, new password, new privileges
-2: new request, new set, new text, new wallet, nextflow, nil fmt, no bypass, no more, no part, nobody knows
-2: nocase, node crypto, node js, node modules, node process, nodes, not in, not part, not switch, not take
-2: not track, not write, notify send, npm ci, npm test, nr $, null const, null function, null null, null |
-2: number, nunca, of it, office document, official, on base, on calendar, on clean, on date, on failure, on it
-2: on mac, on paper, on request, on this, on top, one file, one of, one on, only after, only and, only keep
-2: only to, open it, opens the, opens without, openssl noout, openssl rand, operation, operations, opts, or no
-2: orders to, organization, original, os asks, os const, os getenv, out again, out the, out |, output
-2: over days, overlaps, overview, owned, owner decides, owner repo, package, padding, page in, pager, paid
-2: parallel, param string, params params, parse fs, parse res, parsed, pass the, pass |, passwd do, password $
-2: password by, password for, password in, password of, passwords, passwort, past, path const, path dirname
-2: path from, path is, path json, path require, path sys, pattern |, patterns, pause, pays, pbcopy, pela
-2: people who, perm, persist, persistent, pessoa, pg dump, php, pi, pinned, pipe, pipeline, places, plan json
-2: platform team, playwright, please, plugin, poll, port open, ports |, pos, post <named>, post |, postgre
-2: postgre sql, posts, power, practices, preference |, prefix, preflight, previous, previous instructions
-2: price, prima, primary, print base, print id, prints, private key, privilege, privileges, proc, proc exe
-2: process env, processes, prod, progress, prometheus, promises, protect system, proto https, provenance
-2: provide, provided, providers, prüfen, ps, pss, public address, published, put $, put its, puts
-2: python version, quem, queries, quiere, quiz, qué, qx $, raise system, rand base, random bytes, ratio
-2: re compile, read all, read and, read env, read host, read rp, readers, readme md, readonly, readonly true
-2: reads the, reboot, rebuild, recommended, recording, refused, reglas, regular, reject, relationships
-2: release, releases latest, remember, removal, remove it, removed, replace |, repo add, report run, report sh
-2: report the, req http, request api, request in, request timeout, request with, requestbin, require csv
-2: require json, required, required |, resolution, resolve, resp, resp read, restic restore, restore latest
-2: restore test, restricted, restriction, result, return json, return null, return urllib, return value
-2: returned, rev parse, reveal always, review description, rf, rg, rn, role principal, root path, roots
-2: round $, row in, row name, rows for, rows group, rpc url, rsa |, rsync, run from, run keys, run node
-2: runner, runs, runs it, rx, safe, safetensors, same table, say when, says so, schedule, scheduled, schemas
-2: scope, screenshot, script so, scripts tidy, search, secrets, see, segura, select object, semantic
-2: send message, sending, sep, sequence, servername, service |, servizio, session name, set, set $, set eu
-2: set it, set |, settings read, sf, sh set, sha hexdigest, sha json, shell exec, shell for, shells
-2: short head, shorter, show the, show them, show what, shown in, shows which, sie das, signal abort
-2: signal timeout, signed by, signing, signs in, site, six hours, size and, skills, slice, slowly, smartctl
-2: snippet, so and, so both, so in, soltanto, someone, source <named>, spec, special, split const, splitlines
-2: src read, src replace, src src, src user, ss ltnp, ssh key, ssh keygen, staged, start end, start from
-2: stated, status name, stay as, stderr, stdin, steamcmd, stop and, stop at, stop the, stored in, str str
-2: string equals, sts external, styles, submitted, subnet, subprocess json, subprocess urllib, sudo apt
-2: suggests, suite, sum for, support, supported, supports, surface, suspicious, sv, svg |, switch it, symbol
-2: symbolic, symbols, sync file, sync from, syntax, sys exit, system exit, system out, system strict
-2: systemctl enable, systems, tab, table with, tag, tags, tail, take it, take over, target lang, target tmp
-2: tax, tcp |, td, tech, tell the, temporary, temps, test, test env, text before, text console, text def
-2: text fs, text out, text |, tg, that do, that of, that runs, that their, the address, the admin, the count
-2: the date, the day, the firm, the game, the hash, the hidden, the history, the host, the journal, the latest
-2: the law, the local, the month, the morning, the order, the payment, the project, the public, the python
-2: the raw, the repo, the repository, the screen, the secret, the sender, the size, the tests, the usage
-2: the web, the zip, theft, them add, them is, them when, then add, thing, this machine, this project
-2: threshold, thrown, time curl, timeline, timeout headers, timers, timestamp, tlsv, tlsv sf, to, to find
-2: to get, to make, to one, to take, to text, to them, to your, token <named>, token json, token process
-2: token strip, tokens, tokens and, tomorrow, too long, tools that, top, total, tr td, trail status, trailing
-2: trained, translate, trends, trial, tricks, true check, true def, true rows, trust store, tsv, tunnel
-2: twice the, txt cat, txt dev, txt for, type, type application, typeof, typescript, ui |, under words, unique
-2: unix, up and, update check, updated, uploaded, url $, url body, url if, url json, urllib parse, urls, urn
-2: us, use, use strict, use with, used to, user asks, user can, user first, user says, usermod, utf console
-2: utf le, uv, val, validation, value |, variables, variant, vcf, vector, version of, video, views, vnd
-2: vérifier, wants it, warning, was not, we have, web page, webhook site, website, well as, well known, wget |
-2: wght, wght family, what, what helps, what to, what would, when to, where object, which ones, which should
-2: while ifs, who, why, will be, windows |, winget, with file, with password, with patch, with to, with urllib
-2: would be, would change, write file, writing, wsl, www, xmlns urn, xsd, yes no, you, you are, you do
-2: you need, you save, your company, your uuid, zoom, zshrc, zum, | $, | above, | add, | all, | at, | aws
-2: | cut, | decode, | default, | each, | eval, | example, | format, | grep, | hidden, | in, | mkfifo, | ok
-2: | openssl, | os, | password, | post, | power, | powershell, | read, | request, | sed, | sign, | ssh, | tail
-2: | where, | why, | yes, ~ zshrc, ~ |, §, ключи, イ, ク, フ, ル, ー, 代, 加, 参, 安 装, 建, 或, 构, 理, 목, 항, 항 목, （, ）
-3: $ date, $ if, $ log, $ tg, <named> downloads, <named> mcp, <named> skill, <named> your, <placeholder> |
-3: access token, against, age, algorithm, analytics, and an, and mention, and tell, and where, api key, apps
-3: architecture, are about, are in, are listed, arguments, ask, ask whether, atob, attribute, auth login
-3: authorized, bad, based, bash git, be read, beside, beside the, bio, bot $, both, brand, brew, brew install
-3: business, cached, cases, change the, changed, check true, class, claude code, cli, client connect, codex
-3: collections, come from, commands, common, company, components, config restic, configure, console, const env
-3: constraint, content $, corp, correct, count for, critical, curl fs, curl post, curl …, currencies, currency
-3: cut, cut |, days for, decide, def call, def test, deleted, depth, description helps, description keeps
-3: dest, detect, development, did, did not, diff, dir, discord, doesn, downloads, dry run, each one, echo open
-3: ed pub, edit, ejemplo, element, endpoints, ensure, env restic, environ get, even if, exclude, exe |, expect
-3: explicit, external, external id, extract, fa, failed, fc, features, file $, file is, file so, firm, flags
-3: for line, from node, functions, gene, generate, generic, genes, get mp, git hub, gitignore, gradle, handle
-3: healthcheck, healthz, helps, helps with, hexdigest, hexdigest upper, high, how, how many, iam $, identity
-3: if body, implementation, in ci, in their, includes, init, init exe, injection, installed, interface, is in
-3: is it, it on, item, java, json mcp, json os, json text, jsonrpc, jsonrpc id, keygen, keyword, kill, laptop
-3: launch, layer, let the, line split, link to, listed, lists, local bin, log, look like, manifest, manual
-3: marked, max, md in, media, metadata, minute, missing, mock, more, mv, name $, name and, name description
-3: name if, name ssh, names and, names of, net http, network is, next time, nf, no new, not read, num, oauth
-3: officer, ok true, on $, one that, opens, options, orders, os args, out and, outside the, owns, package json
-3: password encode, paths, persistence, personal, pin, platform, policy security, powershell enc, pr, preload
-3: print, problem, product, project, public key, publishes, put the, put them, python |, que se, quick, rather
-3: rather than, reachable, read only, reads, reason and, reference, regex, repository, request url, restic
-3: restic env, retry, return false, returns, review, revoke, rfc, rm rf, run and, run |, rustup, rustup init
-3: say in, screen, sections, security audit, sender, sentence, server, setup description, sh |, sha, shape
-3: ship, should not, signal, signature, signed, single, sl <vendor>, slack webhook, solve, something, sort
-3: source, split for, srv, ss, sso, stopped, stored, string |, strip, structure, suede, suggest, sw
-3: systemctl list, tar gz, target, telegram, tell, testing, tg chat, tg token, that says, the base, the end
-3: the job, the old, the owner, the password, the team, their own, them by, they, they agree, throw new
-3: timeout as, timeout bash, tk, tmp path, to add, to shell, to use, token, topics, track, trap, tries, true $
-3: true if, true |, try const, ts, unicode, unless, upper, url, url method, url os, urlencode chat
-3: urlencode text, user agent, user before, user |, usr, utf const, uuid, validate, version, view, visual, vs
-3: want, we need, webhook url, what is, which of, whoever, width, will, workflow, write host, xmlns <named>
-3: your own, | <named>, | awk, | head, | home, | id, | npmrc, | null, | sha, | string, | token, | wget
-3: | write, | |, ~ ssh, … |, さ
-4: $ var, <vendor> |, acme, and end, and let, and list, and no, and say, and what, android, anything
-4: authorized keys, bearer $, chat, chat id, click, code |, crontab, curl <placeholder>, custom, docs
-4: download, else, error, evidence, feature, fetch url, filename, gen, go to, headers authorization, height
-4: help, html, id, if not, if you, in rows, is and, kubectl, leave the, lf, line |, manager, may, medium
-4: multiple, never, next to, node fs, non, not, not run, on windows, openssl client, optional, page, param
-4: password |, path, payload, performance, phase, programs, purpose, read it, route, say which, schema
-4: seconds, sf <vendor>, sha sum, shell |, should, show, signs, slack, specific, start and, stop, success
-4: such as, table and, text $, the user, themselves, throw, token send, trim, unknown, using, usr bin
-4: uuid dev, with its, xmlns, | echo, | ~
-5: <named> bot, <named> docs, <named> range, abort, added, ai, allowed, alone, an, assert, authorization
-5: available, body encode, browser, caches, characters, command line, cron, documentation, don, dumps body
-5: echo $, enabled, eth, examples, fs retry, installer, issues, it and, json |, ls, none, offer, opt, params
-5: pattern, person, query, requires, retry <named>, see <named>, status, still, sum, the three, usage, we
-5: | do, …
-6: api, authorization bearer, from base, jq, like, or, repo, response, self, systemd, ui, variable, via
-6: webhook, | jq
-7: parse
-8: bearer, but, can, curl |, only
-9: <placeholder>, example, exit, own, say so
-12: <vendor>, —
`
