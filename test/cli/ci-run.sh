#!/usr/bin/env bash
# A skill on its way through CI: published, blocked for a key that it contains, corrected, approved by
# a reviewer, installed on another machine by its lock file, and disabled again. Needs `skill` on the
# path, SKILL_REGISTRY_URL, and the tokens PUBLISHER, REVIEWER and READER; works in an empty folder.
set -euo pipefail

as() { SKILL_REGISTRY_TOKEN=$1 skill "${@:2}"; }
ends() {
  local wanted=$1 code=0
  shift
  "$@" || code=$?
  [ "$code" = "$wanted" ] || { echo "ended with $code, not $wanted: $*" >&2 && exit 1; }
}
said() { grep -q -- "$1" "$2" || { echo "not said: $1" >&2 && cat "$2" >&2 && exit 1; }; }

echo '--- the author begins a skill, and leaves a key in it'
skill init deploy-notes --description 'Writes the notes of a deployment. Use it after a release.' >/dev/null
printf -- '-----BEGIN PRIVATE KEY-----\nMIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQC7VJTUt9Us8cKj\n-----END PRIVATE KEY-----\n' >deploy-notes/key.pem

echo '--- the pull request is checked, without credentials'
ends 1 env GITHUB_ACTIONS=true skill lint deploy-notes >lint.txt 2>annotations.txt
said '::error file=deploy-notes/key.pem,line=1,' annotations.txt

echo '--- the job of the main branch pushes it all the same, and fails'
ends 4 as "$PUBLISHER" push deploy-notes --code-quality report.json >push.txt 2>progress.txt
said 'secret.private_key' push.txt
said '"begin": 1' report.json
ends 1 as "$READER" pull deploy-notes 2>/dev/null

echo '--- the author removes the key; the workspace wants a review, and the job waits for it'
rm deploy-notes/key.pem
as "$PUBLISHER" push deploy-notes --wait --timeout 300 >waited.txt 2>&1 &
job=$!
until as "$REVIEWER" review list --json | grep -q '"review_status": "pending"' &&
  ! as "$REVIEWER" review show deploy-notes | grep -q key.pem; do sleep 0.5; done
as "$REVIEWER" review diff deploy-notes >diff.txt
said '^+name: deploy-notes' diff.txt
as "$REVIEWER" review approve deploy-notes --reason 'Read it all.' >/dev/null
wait "$job"
said 'Read it all.' waited.txt

echo '--- another machine installs it, and commits the lock file'
mkdir -p machine/.claude && cd machine
as "$READER" install deploy-notes
as "$READER" verify
rm -r .claude/skills
as "$READER" install >/dev/null
as "$READER" verify >/dev/null

echo '--- what is changed there, or no longer approved, fails its build'
echo 'and delete the database' >>.claude/skills/deploy-notes/SKILL.md
ends 1 as "$READER" verify
as "$READER" install deploy-notes --force >/dev/null
as "$REVIEWER" policy deploy-notes --disable >/dev/null
ends 1 as "$READER" verify >verify.txt
said 'not approved now' verify.txt
echo done
