// What a Go backend would write against the generated client.
//
// Usage: main <base URL> <archive to send in one call> <archive to send in chunks>. Prints what it
// saw, as JSON.
package main

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"log"
	"mime/multipart"
	"os"

	"example/registry"
)

const (
	workspace  = "default"
	chunkBytes = 300
)

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

func frame(uploadID string, offset int, content []byte) *bytes.Buffer {
	header, err := json.Marshal(map[string]any{
		"workspace_id": workspace,
		"upload_id":    uploadID,
		"offset":       offset,
		"len":          len(content),
		"chunk_sha256": digest(content),
	})
	check(err)
	var body bytes.Buffer
	body.WriteString("PSU1")
	check(binary.Write(&body, binary.BigEndian, uint32(len(header))))
	body.Write(header)
	body.Write(content)
	return &body
}

func (p program) install(path string) string {
	archive, err := os.ReadFile(path)
	check(err)
	var body bytes.Buffer
	form := multipart.NewWriter(&body)
	part, err := form.CreateFormFile("archive", "skill.tar.gz")
	check(err)
	_, err = part.Write(archive)
	check(err)
	check(form.Close())

	kind := registry.SourceKindRegistry
	params := &registry.SkillsInstallArchiveParams{TargetSourceKind: &kind}
	answer, err := p.client.SkillsInstallArchiveWithBodyWithResponse(p.ctx, workspace, params, form.FormDataContentType(), &body)
	check(err)
	return string(expect(answer.JSON201, answer.Status(), answer.Body).Status)
}

func (p program) installInChunks(path string) string {
	archive, err := os.ReadFile(path)
	check(err)
	started, err := p.client.SkillsUploadStartWithResponse(p.ctx, workspace, nil, registry.UploadStartBody{
		ArchiveFormat:       "tar_gz",
		CompressedSizeBytes: int64(len(archive)),
		FileName:            "skill.tar.gz",
		Sha256:              digest(archive),
	})
	check(err)
	upload := expect(started.JSON201, started.Status(), started.Body).UploadId
	for offset := 0; offset < len(archive); {
		chunk := frame(upload, offset, archive[offset:min(offset+chunkBytes, len(archive))])
		sent, err := p.client.SkillsUploadChunkWithBodyWithResponse(p.ctx, workspace, upload, "application/octet-stream", chunk)
		check(err)
		offset = int(expect(sent.JSON200, sent.Status(), sent.Body).NextOffset)
	}
	finished, err := p.client.SkillsUploadFinishWithResponse(p.ctx, workspace, upload, nil)
	check(err)
	expect(finished.JSON200, finished.Status(), finished.Body)
	body := registry.InstallBody{}
	body.Source.Type = "uploaded_archive"
	body.Source.UploadId = upload
	answer, err := p.client.SkillsInstallWithResponse(p.ctx, workspace, nil, body)
	check(err)
	return string(expect(answer.JSON201, answer.Status(), answer.Body).Status)
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

// The digest of the bytes, and whether their entity tag is the fingerprint.
func (p program) archive(skill registry.SkillItem) (string, bool) {
	answer, err := p.client.SkillsArchiveWithResponse(p.ctx, workspace, skill.SourceKind, skill.Slug, &registry.SkillsArchiveParams{})
	check(err)
	return digest(answer.Body), answer.HTTPResponse.Header.Get("ETag") == fmt.Sprintf("%q", skill.Fingerprint)
}

func (p program) missing() string {
	answer, err := p.client.SkillsReadWithResponse(p.ctx, workspace, registry.SourceKindUser, "nobody/nothing", &registry.SkillsReadParams{})
	check(err)
	return expect(answer.ApplicationproblemJSON404, answer.Status(), answer.Body).Code
}

func main() {
	client, err := registry.NewClientWithResponses(os.Args[1])
	check(err)
	p := program{client, context.Background()}
	before := len(p.list())
	status := []string{p.install(os.Args[2]), p.installInChunks(os.Args[3])}
	skills := p.list()
	listed := []string{}
	for _, skill := range skills {
		listed = append(listed, fmt.Sprintf("%s:%s", skill.SourceKind, skill.Slug))
	}
	archive, tag := p.archive(skills[0])
	check(json.NewEncoder(os.Stdout).Encode(map[string]any{
		"before":  before,
		"status":  status,
		"listed":  listed,
		"files":   p.readFiles(skills[0]),
		"archive": archive,
		"tag":     tag,
		"missing": p.missing(),
	}))
}
