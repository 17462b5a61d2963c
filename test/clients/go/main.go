// What a Go backend would write against the generated client.
//
// Usage: main <base URL> <archive>. Prints what it saw, as JSON.
package main

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"log"
	"mime/multipart"
	"os"

	"example/registry"
)

const workspace = "default"

type program struct {
	client *registry.ClientWithResponses
	ctx    context.Context
}

func check(err error) {
	if err != nil {
		log.Fatal(err)
	}
}

func expect[T any](value *T, status string, body []byte) T {
	if value == nil {
		log.Fatalf("%s: %s", status, body)
	}
	return *value
}

func digest(content []byte) string {
	return fmt.Sprintf("%x", sha256.Sum256(content))
}

func (p program) list() []registry.SkillItem {
	limit := 10
	answer, err := p.client.SkillsListWithResponse(p.ctx, workspace, &registry.SkillsListParams{Limit: &limit})
	check(err)
	return expect(answer.JSON200, answer.Status(), answer.Body).Skills
}

func (p program) install(path string) (string, registry.Installed) {
	archive, err := os.ReadFile(path)
	check(err)
	var body bytes.Buffer
	form := multipart.NewWriter(&body)
	part, err := form.CreateFormFile("archive", "skill.tar.gz")
	check(err)
	_, err = part.Write(archive)
	check(err)
	check(form.Close())

	kind := registry.Registry
	params := &registry.SkillsInstallArchiveParams{TargetSourceKind: &kind}
	answer, err := p.client.SkillsInstallArchiveWithBodyWithResponse(p.ctx, workspace, params, form.FormDataContentType(), &body)
	check(err)
	installed := answer.JSON201
	if installed == nil {
		installed = answer.JSON200
	}
	return answer.Status(), expect(installed, answer.Status(), answer.Body)
}

func (p program) readFiles(skill registry.SkillItem) map[string]bool {
	answer, err := p.client.SkillsFilesWithResponse(p.ctx, workspace, skill.SourceKind, skill.Slug, &registry.SkillsFilesParams{})
	check(err)
	read := map[string]bool{}
	for _, file := range expect(answer.JSON200, answer.Status(), answer.Body).Files {
		content, err := p.client.SkillsFileReadWithResponse(p.ctx, workspace, skill.SourceKind, skill.Slug, file.Path, &registry.SkillsFileReadParams{})
		check(err)
		read[file.Path] = digest(content.Body) == file.Sha256
	}
	return read
}

func (p program) archive(skill registry.SkillItem) bool {
	answer, err := p.client.SkillsArchiveWithResponse(p.ctx, workspace, skill.SourceKind, skill.Slug, &registry.SkillsArchiveParams{})
	check(err)
	return fmt.Sprintf("%q", digest(answer.Body)) == answer.HTTPResponse.Header.Get("ETag")
}

func (p program) missing() string {
	answer, err := p.client.SkillsReadWithResponse(p.ctx, workspace, registry.User, "nobody/nothing", &registry.SkillsReadParams{})
	check(err)
	return expect(answer.ApplicationproblemJSON404, answer.Status(), answer.Body).Code
}

func main() {
	client, err := registry.NewClientWithResponses(os.Args[1])
	check(err)
	p := program{client, context.Background()}
	before := len(p.list())
	first, installed := p.install(os.Args[2])
	second, again := p.install(os.Args[2])
	skill := p.list()[0]
	check(json.NewEncoder(os.Stdout).Encode(map[string]any{
		"before":    before,
		"answers":   []string{first, second},
		"status":    []string{string(installed.Status), string(again.Status)},
		"listed":    fmt.Sprintf("%s:%s", skill.SourceKind, skill.Slug),
		"unchanged": skill.Fingerprint == installed.Skill.Fingerprint,
		"files":     p.readFiles(skill),
		"archive":   p.archive(skill),
		"missing":   p.missing(),
	}))
}
