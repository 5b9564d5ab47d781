# usage: t.sh N cmd... : min of user+sys
n=$1; shift
LC_ALL=C; TIMEFORMAT='%U %S'
for ((i=0;i<n;i++)); do { time "$@" ; } 2>&1 | tail -1| awk '{print $1+$2}'; done | sort -n | head -1
