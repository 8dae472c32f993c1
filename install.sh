#!/usr/bin/env bash
# Installs this release on a Debian machine, updates an older one to it, and takes it back. Needs nothing but Debian's
# base system; says each step before it does it, and may be run again at any time.
set -euo pipefail
umask 022

usage() {
  cat <<'USAGE'
Usage: ./install.sh COMMAND [OPTIONS]

  check      looks at the machine, changes nothing
  install    account, folders, settings, key, nginx, PostgreSQL if wanted, systemd unit, start, test mail
  update     tries this release beside the running one on a copy of its store, switches, and goes back by itself when it
             is not ready
  back       goes back to the release that ran before, with all forms and mails

  --dry-run               says each step and does none
  --origin URL            install: the public address, https://www.example.org
  --data DIR              install: your data folder; update: a copy that fits this release
  --database postgresql   install: PostgreSQL of this machine instead of SQLite
  --without-nginx         install: another proxy is there
  --port N                install: the site's own port, 3000
  --wait SECONDS          within which it must be ready, 90; longer where the store is large

SMTP_URL and MAIL_FROM are taken from the environment at the first install. What was changed by hand stays as it is, and
its difference is shown.
Exit codes: 0 done, 1 not done, 2 the command line is wrong, 4 went back to the release before.
USAGE
}

# A folder in place of "/", as packages are built with; for trying the script.
R=${DESTDIR:-}
HERE=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd -P)
SITE=/srv/website ETC=/etc/website STATE=/var/lib/website BACKUPS=/var/backups/website
ENV_FILE=$ETC/website.env
origin='' data='' database=sqlite port='' wait=90 dry=false nginx=true left_alone=()

say() { printf '→ %s\n' "$*"; }
tell() { printf '! %s\n' "$*"; }
fail() { printf '✗ %s\n' "$*" >&2; exit 1; }
# step TEXT COMMAND...: says it, then does it.
step() { say "$1"; shift; $dry || "$@"; }

command=${1:-}
[ $# -eq 0 ] || shift
while [ $# -gt 0 ]; do
  case $1 in
    --dry-run) dry=true ;;
    --without-nginx) nginx=false ;;
    --origin | --data | --database | --port | --wait)
      [ $# -ge 2 ] || { echo "$1: which?" >&2; exit 2; }
      printf -v "${1#--}" %s "$2"
      shift ;;
    *) echo "There is no option $1" >&2; usage >&2; exit 2 ;;
  esac
  shift
done
case $command in check | install | update | back) ;; -h | --help) usage; exit ;; *) usage >&2; exit 2 ;; esac
case $database in sqlite | postgresql) ;; *) echo "--database: sqlite or postgresql" >&2; exit 2 ;; esac

version_of() { sed -n 's/^  "version": "\(.*\)",$/\1/p' "$1/package.json"; }
VERSION=$(version_of "$HERE")
NEW=$SITE/releases/$VERSION

# One setting of the file, without its quotes.
setting() { [ ! -r "$R$ENV_FILE" ] || sed -n "s/^$1=//p" "$R$ENV_FILE" | tail -n 1 | sed "s/^'\(.*\)'\$/\1/; s/^\"\(.*\)\"\$/\1/"; }
running() { readlink "$R$SITE/current" 2>/dev/null | sed 's|.*/||' || true; }

# as_site RELEASE COMMAND...: a command of that release, as the account of the site, with its settings.
as_site() {
  local release=$1 name=$2; shift 2
  (cd "$R$release" && runuser -u website -- node_modules/.bin/node "commands/$name.ts" --env "$R$ENV_FILE" "$@")
}

has_systemd() { [ -d "$R/run/systemd/system" ]; }
# Needs systemd; without it (a chroot, a container) it says what it would do.
manage() {
  if has_systemd; then step "systemctl $*" systemctl "$@"; else tell "systemd is not running here. With it: systemctl $*"; fi
}
units() {
  local instances=''
  ! has_systemd || instances=$(systemctl list-units --plain --no-legend 'website@*.service' 2>/dev/null | awk '{print $1}')
  echo "${instances:-website}"
}

# put SOURCE DEST OLD...: writes a file of the release over none, or over one that an earlier release wrote.
put() {
  local source=$1 dest=$2 old; shift 2
  if [ ! -e "$R$dest" ]; then step "Write $dest" install -D -m "${mode:-644}" "$source" "$R$dest"; return; fi
  if cmp -s "$source" "$R$dest"; then say "$dest is as it should be"; return; fi
  for old in "$@"; do
    if cmp -s "$old" "$R$dest"; then step "Renew $dest" install -m "${mode:-644}" "$source" "$R$dest"; return; fi
  done
  left_alone+=("$dest")
  tell "$dest was changed by hand and stays as it is. Lines with + are this release's:"
  diff -u "$R$dest" "$source" || true
}

host() { printf %s "${origin#https://}"; }

# The nginx settings of a release for this site: its name, the other name with or without www., its port, certificate.
nginx_conf() {
  local other
  case $(host) in www.*) other=$(host | sed 's/^www\.//') ;; *) other=www.$(host) ;; esac
  sed -e "s/www\.example\.org/@MAIN@/g; s/example\.org/@OTHER@/g; s/@MAIN@/$(host)/g; s/@OTHER@/$other/g" \
    -e "s/127\.0\.0\.1:3000/127.0.0.1:$port/; s/127\.0\.0\.1:3001/127.0.0.1:$((port + 1))/" \
    -e "s|/etc/letsencrypt/live/$(host)/|$2/|" "$1/docs/guides/nginx.conf"
}

# Units and nginx settings of RELEASE; those of OLD, if named, count as unchanged.
put_files() {
  local release=$1 old=${2:-$1} made own lets tls
  made=$(mktemp -d) lets=/etc/letsencrypt/live/$(host)
  tls=$ETC/tls; [ ! -e "$R$lets/fullchain.pem" ] || tls=$lets
  for unit in website.service website.socket; do
    for own in "$release" "$old"; do
      sed "s/^ListenStream=.*/ListenStream=127.0.0.1:$port/" "$own/docs/guides/$unit" > "$made/$unit.$([ "$own" = "$release" ] && echo new || echo old)"
    done
    [ -e "$made/$unit.old" ] || cp "$made/$unit.new" "$made/$unit.old"
    put "$made/$unit.new" "/etc/systemd/system/$unit" "$made/$unit.old"
  done
  printf '[Journal]\nSystemMaxUse=2G\nMaxRetentionSec=1year\n' > "$made/journald"
  put "$made/journald" /etc/systemd/journald@website.conf
  printf '%s\n' '#!/bin/sh' '# website COMMAND...: a command of the release that runs, as the account of the site, with its settings.' \
    'name=$(echo "$1" | tr : -); shift' "cd $SITE/current" \
    "exec runuser -u website -- node_modules/.bin/node commands/\"\$name\".ts --env $ENV_FILE \"\$@\"" > "$made/website"
  mode=755 put "$made/website" /usr/local/bin/website
  if $nginx; then
    nginx_conf "$release" "$tls" > "$made/new"
    nginx_conf "$old" "$ETC/tls" > "$made/old"; nginx_conf "$old" "$lets" > "$made/old-lets"; nginx_conf "$release" "$ETC/tls" > "$made/new-own"
    # As Debian's package brought it.
    if [ -e "$R/etc/nginx/nginx.conf" ] && dpkg-query -W -f='${Conffiles}\n' nginx-common nginx 2>/dev/null |
      grep " /etc/nginx/nginx.conf $(md5sum < "$R/etc/nginx/nginx.conf" | cut -d' ' -f1)" > /dev/null; then
      step "Keep Debian's nginx.conf as nginx.conf.debian" mv "$R/etc/nginx/nginx.conf" "$R/etc/nginx/nginx.conf.debian"
    fi
    put "$made/new" /etc/nginx/nginx.conf "$made/old" "$made/old-lets" "$made/new-own"
  fi
  rm -r "$made"
}

# Polls /readyz with the Node of RELEASE, and prints what it said last.
wait_ready() {
  "$R$1/node_modules/.bin/node" --input-type=module -e '
    const [url, seconds] = process.argv.slice(1);
    const until = Date.now() + seconds * 1000;
    for (;;) {
      const last = await fetch(url, { signal: AbortSignal.timeout(5000) }).then(
        async (response) => ({ ok: response.ok, text: await response.text() }),
        (error) => ({ ok: false, text: String(error.cause ?? error) }),
      );
      if (last.ok || Date.now() > until) { console.log(`  /readyz: ${last.text}`); process.exit(last.ok ? 0 : 1); }
      await new Promise((resolve) => setTimeout(resolve, 500));
    }' "http://127.0.0.1:$port/readyz" "$wait"
}

listens() { awk -v port="$(printf ':%04X' "$1")" '$4 == "0A" && $2 ~ port"$" { found = 1 } END { exit !found }' /proc/net/tcp /proc/net/tcp6 2>/dev/null; }

check_machine() {
  local faults=0 id='' number='' memory disk built
  wrong() { printf '✗ %s\n' "$*"; faults=$((faults + 1)); }
  say "Look at this machine"
  if [ -r /etc/os-release ]; then
    id=$(. /etc/os-release && echo "${ID:-}") number=$(. /etc/os-release && echo "${VERSION_ID:-0}")
  fi
  if [ "$id" != debian ]; then tell "This is no Debian ($id $number): not tried there"
  elif [ "${number%%.*}" -lt 12 ]; then wrong "Debian $number is too old: 12 or newer"
  else echo "  Debian $number"; fi
  if [[ $(ldd "$HERE/node_modules/.bin/node" 2> /dev/null) == *'libatomic.so.1 => not found'* ]]; then
    if [ "$command" = install ]; then package libatomic1
    else wrong "Node needs a library, which install brings: apt-get install libatomic1"; fi
  fi
  [ "$faults" -gt 0 ] || $dry || "$HERE/node_modules/.bin/node" --version > /dev/null 2>&1 || wrong "The Node of this release does not run here: is the archive for $(uname -m)?"
  [ -e "$HERE/build/server/main.js" ] || wrong "This folder is no release: take the archive that \"npm run release\" makes"
  memory=$(awk '/^MemTotal/ { print int($2 / 1024) }' /proc/meminfo)
  if [ "$memory" -lt 900 ]; then wrong "$memory MB of memory: 1 GB or more"; else echo "  $memory MB of memory"; fi
  mkdir -p "$R/srv"
  disk=$(df -Pm "$R/srv" | awk 'NR == 2 { print $4 }')
  if [ "$disk" -lt 1500 ]; then wrong "$disk MB free in /srv: 1500 MB or more"; else echo "  $disk MB free in /srv"; fi
  if [ -z "$(running)" ]; then
    for one in $port $($nginx && echo 80 443); do
      if listens "$one"; then wrong "Port $one is in use by another program"; else echo "  port $one is free"; fi
    done
  fi
  built=$(stat -c %Y "$HERE/package.json")
  if [ "$(date +%s)" -lt "$built" ]; then wrong "The clock says $(date -u), before this release was made: set it"; else echo "  the clock says $(date -u)"; fi
  if has_systemd && [ "$(timedatectl show --property NTPSynchronized --value 2>/dev/null)" = no ]; then tell "The clock is not synchronised: apt-get install systemd-timesyncd"; fi
  if [ -n "$origin" ]; then
    getent ahosts "$(host)" | awk '{ print "  "name" is "$1; exit }' name="$(host)" | grep . || tell "$(host) has no address in DNS yet: visitors and certificates need it"
  fi
  [ "$faults" -eq 0 ] || fail "Mend these first: $faults"
}

place_release() {
  [ "$HERE" != "$R$NEW" ] || return 0
  if [ -e "$R$NEW" ]; then say "$NEW is there already"; return; fi
  copy() { mkdir -p "$R$SITE/releases" && rm -rf "$R$NEW.part" && cp -a "$HERE" "$R$NEW.part" && chown -R 0:0 "$R$NEW.part" && mv "$R$NEW.part" "$R$NEW"; }
  step "Copy this release to $NEW" copy
}

package() { [[ $(dpkg -s "$1" 2> /dev/null) == *'Status: install ok installed'* ]] || step "Install Debian's package $1" apt-get install --yes --no-install-recommends "$1"; }

write_settings() {
  local key url=''
  key=$ETC/submissions-$(date +%Y).key
  [ "$database" = sqlite ] || url='postgres:///website?host=/var/run/postgresql&user=website'
  write() {
    { printf '%s\n' "DATA_DIR=$STATE" HOST=127.0.0.1 "PORT=$port" "SITE_ORIGIN=$origin" TRUST_PROXY=127.0.0.1 \
      SITE_DATA_DIR=/srv/website-data "ENCRYPTION_KEY_FILE=$key" METRICS_ADDRESS=127.0.0.1:9464
    [ -z "$url" ] || echo "DATABASE_URL=$url"
    for name in SMTP_URL MAIL_FROM; do
      if [ -n "${!name:-}" ]; then echo "$name='${!name}'"; else echo "# $name="; fi
    done; } | install -m 640 -g website /dev/stdin "$R$ENV_FILE"
  }
  if [ -e "$R$ENV_FILE" ]; then say "$ENV_FILE is there already and stays"; else step "Write the settings to $ENV_FILE" write; fi
  make_key() { "$R$NEW/node_modules/.bin/node" "$R$NEW/commands/submissions.ts" make-key "$R$key" && chown website "$R$key"; }
  if [ -n "$(setting ENCRYPTION_KEY_FILE)" ] && [ -e "$R$(setting ENCRYPTION_KEY_FILE)" ]; then say "The key is there already"
  else
    step "Make the key $key" make_key
    tell "Store a copy of $key elsewhere: without it nobody can read what visitors sent"
  fi
}

# in_root ACCOUNT PROGRAM...: where that account may be, with files for it alone.
in_root() { local account=$1; shift; (cd / && umask 077 && runuser -u "$account" -- "$@"); }
as_postgres() { in_root postgres "$@"; }

make_database() {
  package postgresql
  listens 5432 || manage start postgresql
  if $dry; then say "Make the role and the database website in PostgreSQL"; return; fi
  local left=30
  until as_postgres psql -c '' 2> /dev/null || [ $((left -= 1)) -eq 0 ]; do sleep 1; done
  [ "$(as_postgres psql -tAc "select 1 from pg_roles where rolname = 'website'")" = 1 ] || step "Make the role website" as_postgres createuser website
  [ "$(as_postgres psql -tAc "select 1 from pg_database where datname = 'website'")" = 1 ] ||
    step "Make the database website" as_postgres createdb --encoding UTF8 --template template0 --owner website website
}

make_certificate() {
  local tls=$ETC/tls
  [ ! -e "$R/etc/letsencrypt/live/$(host)/fullchain.pem" ] || return 0
  tell "There is no certificate for $(host). nginx starts with one that browsers refuse; then get yours, and run this again:"
  echo "    apt-get install certbot; certbot certonly --webroot -w /var/www/acme -d $(host)"
  [ ! -e "$R$tls/fullchain.pem" ] || return 0
  package openssl
  self_sign() {
    mkdir -p "$R/var/www/acme"; install -d -m 700 "$R$tls"
    openssl req -x509 -newkey rsa:2048 -nodes -days 90 -subj "/CN=$(host)" -addext "subjectAltName=DNS:$(host)" \
      -keyout "$R$tls/privkey.pem" -out "$R$tls/fullchain.pem" 2> /dev/null
  }
  step "Make a certificate for the time being in $tls" self_sign
}

test_mails() {
  local id
  for id in $(ls "$R$(setting SITE_DATA_DIR)/hospitals" 2>/dev/null || ls "${data:-$HERE/data}/hospitals"); do
    step "Send a test mail to $id" as_site "$NEW" mail-test --hospital "$id" || tell "The test mail to $id did not go: see above"
  done
}

install_site() {
  [ -n "$origin" ] || { echo "--origin: which address will the public use? For example: --origin https://www.example.org" >&2; exit 2; }
  case $origin in https://*/* | http:*) fail "--origin is https:// and a name alone, without a path" ;; https://*) ;; *) fail "--origin begins with https://" ;; esac
  [ -z "$(running)" ] || [ "$(running)" = "$VERSION" ] || fail "Release $(running) runs here: ./install.sh update"
  check_machine
  if [ -n "$data" ] && [ ! -e "$R/srv/website-data" ]; then
    check_data() { checked=$("$HERE/node_modules/.bin/node" "$HERE/commands/data-check.ts" "$data" < /dev/null) || { echo "$checked"; return 1; }; }
    step "Check the data in $data" check_data || fail "Mend the data as it says, then run this again"
  fi
  id website > /dev/null 2>&1 || step "Make the account website" useradd --system --user-group --no-create-home --home-dir /nonexistent --shell /usr/sbin/nologin website
  place_release
  step "Make the folders $ETC, $STATE and /var/cache/website" make_folders
  copy_data() { cp -a "${data:-$HERE/data}" "$R/srv/website-data" && chown -R 0:0 "$R/srv/website-data" && chmod -R go+rX "$R/srv/website-data"; }
  if [ -e "$R/srv/website-data" ]; then say "/srv/website-data is there already and stays"
  else step "Copy ${data:-the sample data} to /srv/website-data" copy_data; fi
  write_settings
  [ "$database" = sqlite ] || make_database
  if $dry; then say "Check the data"; else checked=$(as_site "$NEW" data-check) || { echo "$checked"; fail "Mend the data as it says, then run this again"; }; fi
  step "Point $SITE/current to $NEW" ln -sfn "releases/$VERSION" "$R$SITE/current"
  if $nginx; then package nginx; make_certificate; fi
  put_files "$HERE"
  manage daemon-reload
  manage enable --now website.socket website
  if $nginx; then
    if $dry || nginx -tq; then manage enable nginx; manage reload-or-restart nginx; else fail "nginx refuses its settings"; fi
  fi
  if ! $dry && has_systemd; then wait_ready "$NEW" || fail "The site is not ready: journalctl --namespace website"; fi
  if [ ! -e "$R$SITE/mails-tested" ]; then test_mails; $dry || touch "$R$SITE/mails-tested"; fi
  say "Done. Still the sample's, and what else to look at before going public: website data:check, docs/guides/deploy.md"
}

make_folders() {
  install -d -m 750 -g website "$R$ETC"
  install -d -m 700 -o website -g website "$R$STATE" && install -d -m 755 -o website -g website "$R/var/cache/website"
  install -d -m 700 -o website -g website "$R$BACKUPS"
}

is_postgres() { [ -n "$(setting DATABASE_URL)" ]; }

# Writes the store as it is now to a file, with the program that runs.
back_up() {
  if is_postgres; then in_root website pg_dump --format=custom --file="$R$1" "$(setting DATABASE_URL)"
  else as_site "$SITE/releases/$(running)" submissions backup "$R$1"; fi
}

try_on_copy() {
  if ! is_postgres; then as_site "$NEW" trial "$R$1"; return; fi
  local address code=0
  address=$(setting DATABASE_URL | sed 's|/website?|/website_trial?|')
  if [ "$address" = "$(setting DATABASE_URL)" ]; then tell "The database is on another machine: the store is not tried on a copy"; return; fi
  as_postgres dropdb --if-exists website_trial 2> /dev/null &&
    as_postgres createdb --encoding UTF8 --template template0 --owner website website_trial &&
    in_root website pg_restore --no-owner --no-comments --exit-on-error --dbname="$address" "$R$1" &&
    DATABASE_URL=$address as_site "$NEW" trial || code=1
  as_postgres dropdb --if-exists website_trial
  return "$code"
}

set_data() { sed -i "s|^SITE_DATA_DIR=.*|SITE_DATA_DIR=$1|" "$R$ENV_FILE"; }
restart() { local unit; for unit in $(units); do manage restart "$unit" || return 1; done; }

# switch_to VERSION FROM: link, files and processes. Fails where the site is not ready afterwards.
switch_to() {
  step "Point $SITE/current to releases/$1" ln -sfn "releases/$1" "$R$SITE/current"
  local files=$R$SITE/releases/$1
  [ -e "$files" ] || files=$HERE
  put_files "$files" "$R$SITE/releases/$2"
  manage daemon-reload
  restart && { $dry || wait_ready "$SITE/releases/$1"; }
}

# go_back OLD BACKUP: needs the newer release's program for the store.
go_back() {
  local old=$1 backup=$2 from
  from=$(running)
  # A socket that stays open would start the site again at the next request.
  for unit in website.socket $(units); do manage stop "$unit"; done
  if ! step "Make the store one of $old" as_site "$SITE/releases/$from" submissions downgrade "$old"; then
    [ -n "$backup" ] && ! is_postgres || return 1
    step "Restore the store as it was before the update" as_site "$SITE/releases/$old" submissions restore "$R$backup" || return 1
  fi
  [ ! -s "$R$SITE/previous-data" ] || step "Use the data folder from before" set_data "$(cat "$R$SITE/previous-data")"
  [ "$(units)" != website ] || manage start website.socket
  switch_to "$old" "$from"
}

update_site() {
  local old backup
  old=$(running)
  [ -n "$old" ] || fail "No release is installed here: ./install.sh install"
  [ "$old" != "$VERSION" ] || { say "$VERSION runs already"; exit; }
  check_machine
  place_release
  step "Make the folder $BACKUPS" make_folders
  if [ -n "$data" ]; then data=$(cd "$data" && pwd -P); export SITE_DATA_DIR=$data; fi
  backup=$BACKUPS/before-$VERSION-$(date +%Y%m%dT%H%M%S)
  say "Check the data with $VERSION"
  $dry || checked=$(as_site "$NEW" data-check) ||
    { echo "$checked"; fail "$old goes on serving. Mend a copy of the data folder, and run this again with --data COPY"; }
  step "Back up the store to $backup" back_up "$backup" || fail "$old goes on serving"
  step "Try $VERSION on the copy, beside $old" try_on_copy "$backup" || fail "$old goes on serving, and nothing was changed"
  unset SITE_DATA_DIR
  $dry || { echo "$old" > "$R$SITE/previous"; : > "$R$SITE/previous-data"; }
  if [ -n "$data" ]; then
    $dry || setting SITE_DATA_DIR > "$R$SITE/previous-data"
    step "Use the data folder $data" set_data "$data"
  fi
  if switch_to "$VERSION" "$old"; then
    say "$VERSION serves. To go back: $NEW/install.sh back. The backup holds personal data: delete $backup in a week"
    return
  fi
  tell "$VERSION is not ready: going back to $old"
  go_back "$old" "$backup" ||
    fail "$old is not ready either: journalctl --namespace website. The store from before: website submissions restore $backup --overwrite"
  tell "$old serves again, with all forms and mails"
  exit 4
}

back_site() {
  local old from now
  old=$(cat "$R$SITE/previous" 2>/dev/null) || fail "No release ran here before $(running)"
  [ "$old" != "$(running)" ] || fail "$old runs already"
  step "Back up the store" back_up "$BACKUPS/before-$old-$(date +%Y%m%dT%H%M%S)"
  from=$(running) now=$(setting SITE_DATA_DIR)
  if ! go_back "$old" ''; then
    tell "$old is not ready with this store: going on with $from"
    set_data "$now"
    [ "$(units)" != website ] || manage start website.socket
    switch_to "$from" "$old" || fail "$from is not ready either: journalctl --namespace website"
    exit 1
  fi
  say "$old serves again, with all forms and mails"
}

# The settings that are there count before options.
[ -z "$(setting SITE_ORIGIN)" ] || origin=$(setting SITE_ORIGIN)
port=${port:-$(setting PORT)}; port=${port:-3000}
[ -z "$(setting DATABASE_URL)" ] || database=postgresql
[ -e "$R/etc/nginx" ] || [ "$command" = install ] || nginx=false
[ "$(id -u)" = 0 ] || [ -n "$R" ] || [ "$command" = check ] || fail "Run this as root"
left() { [ ${#left_alone[@]} -eq 0 ] || tell "Changed by hand and left alone: ${left_alone[*]}"; }
trap left EXIT
case $command in
  check) check_machine ;;
  install) install_site ;;
  update) update_site ;;
  back) back_site ;;
esac
